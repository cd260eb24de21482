import Foundation
import Segue
import Testing

/// Expectations from Chromium with the font that the built-in family is made from, with its kerning,
/// ligatures and contextual alternates. Positions there are multiples of 1/64; the browser adds
/// advances in single precision, so that a wide line may differ by as much.
@Suite struct ChromiumTextTests {
  @Test("Lines break where Chromium breaks them, and are cut where it cuts them")
  func lines() throws {
    for label in try MeasuredLabels.committed() {
      #expect(
        drawn(label).map(\.text).map(seen) == label.expected.lines.map(\.text).map(seen), "\(label)"
      )
    }
  }

  @Test("Lines are as wide as Chromium's and stand in the same place")
  func widths() throws {
    for label in try MeasuredLabels.committed() {
      for (line, expected) in zip(drawn(label), label.expected.lines) {
        #expect(abs(line.width - expected.width) <= 1 / 64, "\(expected.text) of \(label)")
        #expect(abs(line.x - expected.x) <= 1 / 64, "\(expected.text) of \(label)")
      }
    }
  }

  @Test("Heights and baselines are Chromium's")
  func heights() throws {
    for label in try MeasuredLabels.committed() {
      let paragraph = label.paragraph
      #expect(paragraph.measure(width: label.width).height == label.expected.height, "\(label)")
      #expect(drawn(label).map(\.baseline) == label.expected.lines.map(\.baseline), "\(label)")
    }
  }

  @Test("Intrinsic widths are Chromium's")
  func intrinsicWidths() throws {
    for label in try MeasuredLabels.committed() {
      let paragraph = label.paragraph
      #expect(abs(paragraph.minContentWidth - label.expected.minContent) <= 1 / 64, "\(label)")
      #expect(abs(paragraph.maxContentWidth - label.expected.maxContent) <= 1 / 64, "\(label)")
    }
  }

  /// A browser reports no rectangle for a line without text.
  private func drawn(_ label: MeasuredLabel) -> [TextLine] {
    label.paragraph.lines(width: label.width).filter { !seen($0.text).isEmpty }
  }

  /// What can be seen of a line's text: no soft hyphen inside it, no space at its ends, and a hyphen
  /// at its end as one of both kinds.
  private func seen(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{AD}", with: "").replacingOccurrences(
      of: "\u{2010}", with: "-"
    )
    .trimmingCharacters(in: CharacterSet(charactersIn: " \n\t"))
  }
}
