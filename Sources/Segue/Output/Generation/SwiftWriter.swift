/// Lines of Swift, formatted as swift-format formats them with lines of 100 characters.
struct SwiftWriter {
  private(set) var text = ""
  /// Whether a line is longer than that, for a literal cannot be broken.
  private(set) var hasLongLines = false
  private var depth = 0
  private static let lineLength = 100

  mutating func line(_ line: String = "") {
    guard !line.isEmpty else {
      text += "\n"
      return
    }
    let indentation = String(repeating: "  ", count: depth)
    // Comments are never broken, and may be as long as they like.
    hasLongLines =
      hasLongLines || indentation.count + line.count > Self.lineLength && !line.hasPrefix("//")
    text += indentation + line + "\n"
  }

  /// An empty line between two parts of a block.
  mutating func gap() {
    if !text.hasSuffix("{\n") { text += "\n" }
  }

  /// Lines that are written already, at the depth of now.
  mutating func lines(_ block: String) {
    for part in block.split(separator: "\n", omittingEmptySubsequences: false) {
      line(String(part))
    }
  }

  /// A comment for the documentation of what stands below.
  mutating func comment(_ text: String) { line(text.isEmpty ? "///" : "/// " + visible(text)) }

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

  /// A list on the line of its head if it fits there, else an element a line.
  mutating func list(
    _ head: String, _ elements: [String], around brackets: (String, String) = ("(", ")"),
    end: String = ""
  ) {
    let (open, close) = brackets
    let short = head + open + elements.joined(separator: ", ") + close + end
    guard depth * 2 + short.count > Self.lineLength else { return line(short) }
    line(head + open)
    indented { writer in
      for (place, element) in elements.enumerated() {
        writer.line(element + (place + 1 < elements.count ? "," : ""))
      }
    }
    line(close + end)
  }
}
