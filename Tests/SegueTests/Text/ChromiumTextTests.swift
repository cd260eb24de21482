import Foundation
import Segue
import Testing

/// Expectations from Chromium with the same font; positions there are multiples of 1/64.
@Suite struct ChromiumTextTests {
  @Test("Lines break where Chromium breaks them, and are as wide")
  func lines() throws {
    for label in try MeasuredLabels.committed() {
      #expect(lineTexts(label) == label.expected.lines.map { trimmed($0.text) }, "\(label)")
      #expect(lineDifference(label) == 0, "\(label)")
    }
  }

  @Test("Heights and baselines are Chromium's")
  func heights() throws {
    for label in try MeasuredLabels.committed() {
      #expect(heightDifference(label) == 0, "\(label)")
    }
  }

  @Test("Intrinsic widths are Chromium's")
  func intrinsicWidths() throws {
    for label in try MeasuredLabels.committed() {
      #expect(intrinsicDifference(label) == 0, "\(label)")
    }
  }

  /// A browser adds advances in single precision, so that of thousands of labels a few wide ones
  /// differ by 1/64.
  @Test("Of labels measured just now, 99.9 % break alike and are alike to 1/64 point")
  func freshLabels() throws {
    let labels = try MeasuredLabels.fresh()
    let different = labels.filter { label in
      lineTexts(label) != label.expected.lines.map { trimmed($0.text) }
        || lineDifference(label) > 1 / 64 || heightDifference(label) > 0
        || intrinsicDifference(label) > 1 / 64
    }
    #expect(different.count <= labels.count / 1000, "\(different)")
  }

  private func lineTexts(_ label: MeasuredLabel) -> [String] {
    drawnLines(label).map { trimmed($0.text) }
  }

  /// The largest difference of a line's position or width.
  private func lineDifference(_ label: MeasuredLabel) -> Double {
    // In pre-wrap a browser's line contains the spaces that hang.
    guard label.whiteSpace != "pre-wrap" else { return 0 }
    return zip(drawnLines(label), label.expected.lines).reduce(0) {
      max($0, abs($1.0.x - $1.1.x), abs($1.0.width - $1.1.width))
    }
  }

  private func heightDifference(_ label: MeasuredLabel) -> Double {
    let limited = label.paragraph(limitingLines: true).measure(width: label.width)
    let whole = label.paragraph(limitingLines: false).measure(width: label.width)
    let height = abs(limited.height - label.expected.height)
    guard whole.lineCount > 0 else { return height }
    return max(
      height, abs(whole.firstBaseline - label.expected.firstBaseline),
      abs(whole.lastBaseline - label.expected.lastBaseline))
  }

  private func intrinsicDifference(_ label: MeasuredLabel) -> Double {
    let paragraph = label.paragraph(limitingLines: true)
    return max(
      abs(paragraph.minContentWidth - label.expected.minContent),
      abs(paragraph.maxContentWidth - label.expected.maxContent))
  }

  /// A browser reports no rectangle for a line without text.
  private func drawnLines(_ label: MeasuredLabel) -> [TextLine] {
    label.paragraph(limitingLines: false).lines(width: label.width).filter { $0.width > 0 }
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: " \n\t"))
  }
}
