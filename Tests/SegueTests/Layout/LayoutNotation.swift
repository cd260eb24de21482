import Segue

/// Trees as Tests/Layout/layouts.txt writes them: `(key:value … children)`, with the keys of a
/// screen's style. Fails on anything that it does not know, so that no case passes unread.
struct LayoutNotation {
  struct Unknown: Error { var word: String }

  /// The tree in a column as large as the page on which the browser measured it; box 1 is its root.
  static func tree(_ text: String) throws -> BoxTree {
    var tree = BoxTree()
    var page = LayoutStyle()
    page.alignItems = .flexStart
    let root = tree.append(style: tree.addStyle(page), parent: nil)
    var words = LayoutNotation(text).words[...]
    try LayoutNotation.box(&words, parent: root, direction: .ltr, &tree)
    return tree
  }

  private let words: [Substring]

  private init(_ text: String) {
    var words: [Substring] = []
    var start: String.Index?
    for index in text.indices {
      let character = text[index]
      guard character == "(" || character == ")" || character == " " else {
        start = start ?? index
        continue
      }
      if let begun = start { words.append(text[begun..<index]) }
      start = nil
      if character != " " { words.append(text[index...index]) }
    }
    self.words = words
  }

  private static func box(
    _ words: inout ArraySlice<Substring>, parent: BoxID, direction: LayoutDirection,
    _ tree: inout BoxTree
  ) throws {
    guard words.popFirst() == "(" else { throw Unknown(word: "a box begins with (") }
    var style = LayoutStyle()
    style.direction = direction
    var content = BoxContent.container
    while let word = words.first, word != "(", word != ")" {
      words.removeFirst()
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { throw Unknown(word: String(word)) }
      if parts[0] == "picture" {
        let sides = parts[1].split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2 else { throw Unknown(word: String(word)) }
        content = .picture(naturalSize: Size(width: sides[0], height: sides[1]))
      } else {
        try set(String(parts[0]), String(parts[1]), in: &style)
      }
    }
    let box = tree.append(style: tree.addStyle(style), parent: parent, content: content)
    while words.first == "(" {
      try self.box(&words, parent: box, direction: style.direction, &tree)
    }
    guard words.popFirst() == ")" else { throw Unknown(word: "a box ends with )") }
  }

  private static func set(_ key: String, _ value: String, in style: inout LayoutStyle) throws {
    func keyword<Value: RawRepresentable>(_ type: Value.Type) throws -> Value
    where Value.RawValue == String {
      guard let known = Value(rawValue: value.replacing("last-baseline", with: "last baseline"))
      else { throw Unknown(word: "\(key):\(value)") }
      return known
    }
    func number() throws -> Double {
      guard let number = Double(value) else { throw Unknown(word: "\(key):\(value)") }
      return number
    }
    func length() throws -> Length {
      switch value {
      case "auto": return .auto
      case "none", "content": return .none
      case "min-content": return .minContent
      case "max-content": return .maxContent
      case "fit-content": return .fitContent
      default:
        if value.hasSuffix("%"), let percent = Double(value.dropLast()) { return .percent(percent) }
        return .points(try number())
      }
    }
    switch key {
    case "display": style.display = try keyword(LayoutStyle.Display.self)
    case "position": style.position = try keyword(LayoutStyle.Position.self)
    case "boxSizing": style.boxSizing = try keyword(LayoutStyle.BoxSizing.self)
    case "overflow": style.overflow = try keyword(LayoutStyle.Overflow.self)
    case "direction": style.direction = try keyword(LayoutDirection.self)
    case "flexDirection": style.flexDirection = try keyword(LayoutStyle.FlexDirection.self)
    case "flexWrap": style.flexWrap = try keyword(LayoutStyle.FlexWrap.self)
    case "justifyContent": style.justifyContent = try keyword(LayoutStyle.ContentAlignment.self)
    case "alignContent": style.alignContent = try keyword(LayoutStyle.ContentAlignment.self)
    case "alignItems": style.alignItems = try keyword(LayoutStyle.ItemAlignment.self)
    case "alignSelf": style.alignSelf = try keyword(LayoutStyle.ItemAlignment.self)
    case "width": style.width = try length()
    case "height": style.height = try length()
    case "minWidth": style.minWidth = try length()
    case "minHeight": style.minHeight = try length()
    case "maxWidth": style.maxWidth = try length()
    case "maxHeight": style.maxHeight = try length()
    case "aspectRatio": style.aspectRatio = try number()
    case "margin": style.margin = EdgeLengths(try length())
    case "marginTop": style.margin.top = try length()
    case "marginRight": style.margin.right = try length()
    case "marginBottom": style.margin.bottom = try length()
    case "marginLeft": style.margin.left = try length()
    case "padding": style.padding = EdgeLengths(try length())
    case "paddingLeft": style.padding.left = try length()
    case "borderWidth":
      let width = try number()
      style.border = Edges(top: width, right: width, bottom: width, left: width)
    case "top": style.inset.top = try length()
    case "right": style.inset.right = try length()
    case "bottom": style.inset.bottom = try length()
    case "left": style.inset.left = try length()
    case "gap":
      style.rowGap = try length()
      style.columnGap = style.rowGap
    case "rowGap": style.rowGap = try length()
    case "columnGap": style.columnGap = try length()
    case "flexGrow": style.flexGrow = try number()
    case "flexShrink": style.flexShrink = try number()
    case "flexBasis": style.flexBasis = try length()
    case "order": style.order = Int32(try number())
    default: throw Unknown(word: key)
    }
  }
}
