import Foundation
import Segue
import Testing

/// Expectations come from Chromium with the font that the built-in family is made from, with its
/// kerning, ligatures and contextual alternates. Positions in Chromium are multiples of 1/64; it
/// adds advances in single precision, so a wide line may differ by that much.
@Suite struct ChromiumTextTests {
  @Test("Lines break and are truncated where Chromium breaks and truncates them")
  func lines() throws {
    for label in try MeasuredLabels.committed() {
      #expect(
        drawn(label).map(\.text).map(seen) == label.expected.lines.map(\.text).map(seen), "\(label)"
      )
    }
  }

  @Test("Lines have Chromium's widths and positions")
  func widths() throws {
    for label in try MeasuredLabels.committed() {
      for (line, expected) in zip(drawn(label), label.expected.lines) {
        #expect(abs(line.width - expected.width) <= 1 / 64, "\(expected.text) of \(label)")
        #expect(abs(line.x - expected.x) <= 1 / 64, "\(expected.text) of \(label)")
      }
    }
  }

  @Test("Heights and baselines match Chromium")
  func heights() throws {
    for label in try MeasuredLabels.committed() {
      let paragraph = label.paragraph
      #expect(paragraph.measure(width: label.width).height == label.expected.height, "\(label)")
      #expect(drawn(label).map(\.baseline) == label.expected.lines.map(\.baseline), "\(label)")
    }
  }

  @Test("Intrinsic widths match Chromium")
  func intrinsicWidths() throws {
    for label in try MeasuredLabels.committed() {
      let paragraph = label.paragraph
      #expect(abs(paragraph.minContentWidth - label.expected.minContent) <= 1 / 64, "\(label)")
      #expect(abs(paragraph.maxContentWidth - label.expected.maxContent) <= 1 / 64, "\(label)")
    }
  }

  /// Returns the lines with visible text, because a browser reports no rectangle for other lines.
  private func drawn(_ label: MeasuredLabel) -> [TextLine] {
    label.paragraph.lines(width: label.width).filter { !seen($0.text).isEmpty }
  }

  /// Returns the visible part of a line's text, without soft hyphens and without white space at its
  /// ends, and with U+2010 as a hyphen-minus.
  private func seen(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{AD}", with: "").replacingOccurrences(
      of: "\u{2010}", with: "-"
    )
    .trimmingCharacters(in: CharacterSet(charactersIn: " \n\t"))
  }
}
