/// Writes lines of Swift as swift-format formats them with a line length of 100.
struct SwiftWriter {
  private(set) var text = ""
  /// Whether a line exceeds the line length, which happens because literals cannot be broken.
  private(set) var hasLongLines = false
  private var depth = 0
  private static let lineLength = 100

  mutating func line(_ line: String = "") {
    guard !line.isEmpty else {
      text += "\n"
      return
    }
    let indentation = String(repeating: "  ", count: depth)
    // Comments are never broken, so they may be longer.
    hasLongLines =
      hasLongLines || indentation.count + line.count > Self.lineLength && !line.hasPrefix("//")
    text += indentation + line + "\n"
  }

  /// Writes an empty line between two parts of a block.
  mutating func blankLine() {
    if !text.hasSuffix("{\n") { text += "\n" }
  }

  /// Writes formatted lines at the current depth.
  mutating func lines(_ block: String) {
    for part in block.split(separator: "\n", omittingEmptySubsequences: false) {
      line(String(part))
    }
  }

  /// Writes a line of a doc comment.
  mutating func comment(_ text: String) { line(text.isEmpty ? "///" : "/// " + escapeHidden(text)) }

  mutating func block(_ head: String, _ write: (inout SwiftWriter) -> Void) {
    line(head + " {")
    indented(write)
    line("}")
  }

  mutating func indented(_ write: (inout SwiftWriter) -> Void) {
    depth += 1
    write(&self)
    depth -= 1
  }

  /// Writes a list on the line of its head if it fits, or else one element per line.
  mutating func list(
    _ head: String, _ elements: [String], around brackets: (String, String) = ("(", ")"),
    end: String = ""
  ) {
    let (open, close) = brackets
    let short = head + open + elements.joined(separator: ", ") + close + end
    guard depth * 2 + short.count > Self.lineLength else { return line(short) }
    line(head + open)
    indented { writer in
      for (index, element) in elements.enumerated() {
        writer.line(element + (index + 1 < elements.count ? "," : ""))
      }
    }
    line(close + end)
  }
}
