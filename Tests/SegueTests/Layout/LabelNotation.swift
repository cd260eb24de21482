import Segue

/// The label of a case: its text and its text style.
struct LabelNotation {
  private var text: String?
  private var font = FontDescription()
  private var letterSpacing = 0.0
  private var style = ParagraphStyle()

  /// Sets a property of the label. Returns false if `key` is not one.
  mutating func set(_ key: String, _ value: String) throws -> Bool {
    func number() throws -> Double {
      guard let number = Double(value) else { throw unknown(key, value) }
      return number
    }
    switch key {
    case "text":
      guard value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") else {
        throw unknown(key, value)
      }
      text = String(value.dropFirst().dropLast()).replacing("\\n", with: "\n")
    case "fontSize": font.size = try number()
    case "fontWeight": font.weight = try number()
    case "letterSpacing": letterSpacing = try number()
    case "lineHeight":
      if value.hasSuffix("%") {
        guard let percent = Double(value.dropLast()) else { throw unknown(key, value) }
        style.lineHeight = .percent(percent)
      } else {
        style.lineHeight = .points(try number())
      }
    case "whiteSpace":
      guard let known = ParagraphStyle.WhiteSpace(rawValue: value) else {
        throw unknown(key, value)
      }
      style.whiteSpace = known
    case "maxLines":
      guard let lines = Int(value) else { throw unknown(key, value) }
      style.maxLines = lines
    default: return false
    }
    return true
  }

  /// Returns the label's paragraph, or nil if the box is not a label. Throws if a box without text
  /// has properties of a label.
  func paragraph(direction: LayoutDirection) throws -> Paragraph? {
    guard let text else {
      let other = LabelNotation()
      guard font == other.font, style == other.style, letterSpacing == 0 else {
        throw LayoutNotation.Unknown(word: "a label has a text")
      }
      return nil
    }
    var style = style
    style.font = font
    style.direction = direction
    // The browser truncates no line of a label that does not wrap.
    style.overflow = .clip
    let run = TextRun(text: text, font: font, letterSpacing: letterSpacing)
    return Paragraph(runs: [run], style: style, fonts: .builtIn)
  }

  private func unknown(_ key: String, _ value: String) -> LayoutNotation.Unknown {
    LayoutNotation.Unknown(word: "\(key):\(value)")
  }
}
