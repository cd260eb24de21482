import Segue

/// The notation of trees in Tests/Layout/cases: `(key:value … children)`, with the keys of a
/// screen's style, and `picture`, `video` or `text` for the content of a box. Parsing throws for
/// anything unknown, so that no part of a case is ignored.
struct LayoutNotation {
  struct Unknown: Error { var word: String }

  /// Parses a tree, in a column with the size of the page on which the browser measured it. Box 1
  /// is the root of the tree.
  static func tree(_ text: String) throws -> BoxTree {
    var tree = BoxTree()
    var page = LayoutStyle()
    page.alignItems = .flexStart
    let root = tree.append(style: tree.addStyle(page), parent: nil)
    var words = words(of: text)[...]
    try box(&words, parent: root, direction: .ltr, &tree)
    guard words.isEmpty else { throw Unknown(word: "a tree has one root") }
    return tree
  }

  /// Splits the text into parentheses and words. Spaces in quotation marks do not separate words.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    var isQuoted = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isQuoted.toggle() }
      guard !isQuoted, character == "(" || character == ")" || character == " " else {
        start = start ?? index
        continue
      }
      if let begun = start { words.append(text[begun..<index]) }
      start = nil
      if character != " " { words.append(text[index...index]) }
    }
    return words
  }

  private static func box(
    _ words: inout ArraySlice<Substring>, parent: BoxID, direction: LayoutDirection,
    _ tree: inout BoxTree
  ) throws {
    guard words.popFirst() == "(" else { throw Unknown(word: "a box begins with (") }
    var style = LayoutStyle()
    style.direction = direction
    var content = BoxContent.container
    var label = LabelNotation()
    while let word = words.first, word != "(", word != ")" {
      words.removeFirst()
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { throw Unknown(word: String(word)) }
      let (key, value) = (String(parts[0]), String(parts[1]))
      if key == "picture" || key == "video" {
        content = .picture(naturalSize: try naturalSize(key, value))
      } else if try !label.set(key, value) {
        try StyleNotation.set(key, value, in: &style)
      }
    }
    if let paragraph = try label.paragraph(direction: style.direction) {
      content = .text(paragraph)
    }
    let id = tree.addStyle(style)
    let box = tree.append(style: id, parent: parent, content: content)
    while words.first == "(" {
      guard case .container = content else { throw Unknown(word: "a leaf has no children") }
      try self.box(&words, parent: box, direction: style.direction, &tree)
    }
    guard words.popFirst() == ")" else { throw Unknown(word: "a box ends with )") }
  }

  private static func naturalSize(_ key: String, _ value: String) throws -> Size? {
    if value == "none" { return nil }
    let sides = value.split(separator: "x").compactMap { Double($0) }
    guard key == "picture", sides.count == 2 else { throw Unknown(word: "\(key):\(value)") }
    return Size(width: sides[0], height: sides[1])
  }
}
