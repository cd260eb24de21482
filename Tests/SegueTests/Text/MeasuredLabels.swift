import Foundation
import Segue

/// Labels measured in Chromium, as written by Tests/Text/measure_labels.py.
struct MeasuredLabels: Decodable {
  var labels: [MeasuredLabel]

  static func committed() throws -> [MeasuredLabel] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/labels.json")
    return try JSONDecoder().decode(MeasuredLabels.self, from: Data(contentsOf: file)).labels
  }
}

struct MeasuredLabel: Decodable, CustomStringConvertible {
  struct Run: Decodable {
    var text: String
    var style: MeasuredStyle
  }

  struct Line: Decodable {
    var text: String
    var x: Double
    var width: Double
    var baseline: Double
  }

  struct Expectation: Decodable {
    var minContent: Double
    var maxContent: Double
    var height: Double
    var lines: [Line]
  }

  var runs: [Run]
  var style: MeasuredStyle
  var expected: Expectation

  var width: Double { style.width ?? .infinity }

  var description: String {
    "\(runs.map { "\($0.text.debugDescription) \($0.style)" }) in \(style)"
  }

  /// The label as a paragraph.
  var paragraph: Paragraph {
    let runs = runs.map { run in
      TextRun(
        text: run.text, font: run.style.font(in: style),
        letterSpacing: run.style.letterSpacing ?? style.letterSpacing ?? 0,
        lineHeight: run.style.ownLineHeight,
        whiteSpace: run.style.whiteSpace.flatMap(ParagraphStyle.WhiteSpace.init))
    }
    return Paragraph(runs: runs, style: style.paragraphStyle, fonts: .builtIn)
  }
}

/// The style of a label or a run, with the keys of a screen's file.
struct MeasuredStyle: Decodable, CustomStringConvertible {
  /// Points, or a string with a percentage.
  enum LineHeight: Decodable {
    case points(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self =
        if let points = try? container.decode(Double.self) {
          .points(points)
        } else {
          .text(try container.decode(String.self))
        }
    }
  }

  var fontSize: Double?
  var fontWeight: Double?
  var fontStyle: String?
  var letterSpacing: Double?
  var lineHeight: LineHeight?
  var textAlign: String?
  var whiteSpace: String?
  var direction: String?
  var maxLines: Int?
  var width: Double?

  var description: String {
    let keys: [(String, Any?)] = [
      ("fontSize", fontSize), ("fontWeight", fontWeight), ("fontStyle", fontStyle),
      ("letterSpacing", letterSpacing), ("lineHeight", lineHeight), ("textAlign", textAlign),
      ("whiteSpace", whiteSpace), ("direction", direction), ("maxLines", maxLines),
      ("width", width),
    ]
    return keys.compactMap { key, value in value.map { "\(key) \($0)" } }.joined(separator: ", ")
  }

  /// Returns the font, with the label's values as defaults.
  func font(in label: MeasuredStyle) -> FontDescription {
    FontDescription(
      size: fontSize ?? label.fontSize ?? 16, weight: fontWeight ?? label.fontWeight ?? 400)
  }

  var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.font = font(in: self)
    style.whiteSpace = whiteSpace.flatMap(ParagraphStyle.WhiteSpace.init) ?? .preLine
    style.alignment = textAlign.flatMap(ParagraphStyle.Alignment.init) ?? .start
    style.direction = direction.flatMap(LayoutDirection.init) ?? .ltr
    style.maxLines = maxLines
    style.lineHeight = ownLineHeight ?? .normal
    return style
  }

  /// The line height of the style, or nil if it has none.
  var ownLineHeight: ParagraphStyle.LineHeight? {
    switch lineHeight {
    case .points(let points): .points(points)
    case .text("normal"): .normal
    case .text(let text): .percent(Double(text.dropLast()) ?? .nan)
    case nil: nil
    }
  }
}
