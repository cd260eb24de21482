import Foundation
import Segue

/// Labels with what Chromium measured, as Tests/Text/measure_in_chromium.py writes them.
struct MeasuredLabels: Decodable {
  var labels: [MeasuredLabel]

  static func committed() throws -> [MeasuredLabel] {
    try read(
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/labels.json"))
  }

  /// The file that was measured just now; none unless the environment names one.
  static func fresh() throws -> [MeasuredLabel] {
    guard let path = ProcessInfo.processInfo.environment["SEGUE_TEXT_LABELS"] else { return [] }
    return try read(URL(fileURLWithPath: path))
  }

  private static func read(_ file: URL) throws -> [MeasuredLabel] {
    try JSONDecoder().decode(MeasuredLabels.self, from: Data(contentsOf: file)).labels
  }
}

struct MeasuredLabel: Decodable, CustomStringConvertible {
  struct Font: Decodable {
    var size: Double
    var weight: Double
    var letterSpacing: Double

    var description: FontDescription { FontDescription(size: size, weight: weight) }
  }

  struct Run: Decodable {
    var text: String
    var size: Double
    var weight: Double
    var letterSpacing: Double
  }

  struct Line: Decodable {
    var text: String
    var x: Double
    var width: Double
  }

  struct Expectation: Decodable {
    var minContent: Double
    var maxContent: Double
    var height: Double
    var firstBaseline: Double
    var lastBaseline: Double
    var lines: [Line]
  }

  var font: Font
  var runs: [Run]
  var lineHeight: String
  var whiteSpace: String
  var alignment: String
  var direction: String
  var maxLines: Int?
  var width: Double
  var expected: Expectation

  var description: String {
    let texts = runs.map {
      "\($0.size)/\($0.weight)/\($0.letterSpacing) \($0.text.debugDescription)"
    }
    return "\(texts) in \(width), \(lineHeight), \(whiteSpace), \(alignment), \(direction)"
  }

  /// As Segue sees it; `limitingLines` is off for what the browser measured without a clamp.
  func paragraph(limitingLines: Bool) -> Paragraph {
    var style = ParagraphStyle()
    style.font = font.description
    style.whiteSpace = ParagraphStyle.WhiteSpace(rawValue: whiteSpace) ?? .preLine
    style.alignment = ParagraphStyle.Alignment(rawValue: alignment) ?? .start
    style.direction = LayoutDirection(rawValue: direction) ?? .ltr
    // The browser's `nowrap` labels are not cut.
    style.overflow = .clip
    style.maxLines = limitingLines ? maxLines : nil
    if lineHeight.hasSuffix("px") {
      style.lineHeight = .points(Double(lineHeight.dropLast(2)) ?? .nan)
    } else if lineHeight.hasSuffix("%") {
      style.lineHeight = .percent(Double(lineHeight.dropLast()) ?? .nan)
    }
    let runs = runs.map {
      TextRun(
        text: $0.text, font: FontDescription(size: $0.size, weight: $0.weight),
        letterSpacing: $0.letterSpacing)
    }
    return Paragraph(runs: runs, style: style, fonts: .builtIn)
  }
}
