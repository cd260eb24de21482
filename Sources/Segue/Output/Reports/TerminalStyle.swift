/// Text attributes for a terminal. They are limited to those that every terminal supports and that
/// are legible on light and dark backgrounds (ECMA-48 §8.3.117).
package struct TerminalStyle: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = TerminalStyle(rawValue: 1)
  package static let dim = TerminalStyle(rawValue: 2)
  package static let red = TerminalStyle(rawValue: 4)
  package static let yellow = TerminalStyle(rawValue: 8)
  package static let green = TerminalStyle(rawValue: 16)
  package static let blue = TerminalStyle(rawValue: 32)

  /// Returns the text in this style, or unchanged if color is off. The text must have been made
  /// visible.
  package func paint(_ text: String, color: Bool) -> String {
    guard color && !isEmpty && !text.isEmpty else { return text }
    var parameters: [String] = []
    if contains(.bold) { parameters.append("1") }
    if contains(.dim) { parameters.append("2") }
    if contains(.red) { parameters.append("31") }
    if contains(.yellow) { parameters.append("33") }
    if contains(.green) { parameters.append("32") }
    if contains(.blue) { parameters.append("34") }
    return "\u{1B}[\(parameters.joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
