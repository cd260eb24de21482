// Screens with data.
extension Explanation {
  /// A project whose screen shows outfits.
  private static func shop(_ child: String, lastID: String = "b") -> String {
    #"""
    --- segue.json
    {"app": "shop"}
    --- data/feed/few.json
    {"data": {"outfits": [{"id": "a", "title": "Linen"}, {"id": "\#(lastID)", "title": "Wool"}]}}
    --- screens/feed.json
    {
      "screen": "feed", "safeArea": ["top"],
      "definitions": {"outfit": {"properties": {"id": {"type": "string"}, "title": {"type": "string"}}}},
      "data": {"properties": {"outfits": {"elements": {"ref": "outfit"}}}},
      "root": {"type": "layout", "children": [
        \#(child)
      ]}
    }
    """#
  }

  /// A project whose screen chooses components by a tag.
  private static func choice(_ mapping: String...) -> String {
    #"""
    --- segue.json
    {"app": "shop"}
    --- data/feed/few.json
    {"data": {"items": [{"kind": "text", "text": "New"}]}}
    --- screens/feed.json
    {
      "screen": "feed", "safeArea": ["top"],
      "data": {"properties": {"items": {"elements": {
        "discriminator": "kind", "mapping": {
          "text": {"properties": {"text": {"type": "string"}}},
          "picture": {"properties": {"name": {"type": "string"}}}}}}}},
      "root": {"type": "layout", "children": [
        {"forEach": "data.items", "body": {"discriminator": "item", "mapping": {
          \#(mapping.joined(separator: ",\n      "))
        }}}
      ]}
    }
    """#
  }

  private static let text = #""text": {"type": "label", "text": "${item.text}"}"#
  private static let picture = #""picture": {"type": "label", "text": "${item.name}"}"#

  static let takenName = Explanation(
    summary: "a variable has the name of another one",
    meaning: """
      Inside a repetition, its variable is used beside the parameters, the variables of the \
      repetitions around it, and data. Each has a name of its own, so that a reader knows which one \
      is meant: choose another with "as".
      """,
    wrong: shop(
      #"{"forEach": "data.outfits", "as": "data", "body": {"type": "label", "text": "New"}}"#),
    fix: [#""as": "data""#: #""as": "outfit""#])

  static let unknownAlternative = Explanation(
    summary: "a mapping names an alternative that the type does not have",
    meaning: """
      The keys of "mapping" are those of the mapping in the type of the value: the values of its \
      tag. The message lists them.
      """,
    wrong: choice(text, picture, #""video": {"type": "label", "text": "Video"}"#),
    right: choice(text, picture))

  static let missingAlternative = Explanation(
    summary: "a mapping lacks an alternative of the type",
    meaning: """
      Data can have any tag of its type, so the mapping needs something to show for each, or \
      "else" for those that it does not name. An empty layout shows nothing.
      """,
    wrong: choice(text), right: choice(text, picture))

  static let misplacedControl = Explanation(
    summary: "a repetition, a condition or a choice is the outermost component",
    meaning: """
      A screen and a composed component have exactly one outermost component, and "forEach", "if" \
      and "discriminator" stand for any number of them: put them into the children of a layout.
      """,
    wrong: #"""
      {"screen": "feed", "safeArea": ["top"], "root": {"if": "1 < 2", "then": {"type": "label", "text": "New"}}}
      """#,
    right: #"""
      {"screen": "feed", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"if": "1 < 2", "then": {"type": "label", "text": "New"}}
      ]}}
      """#)

  static let duplicateElementKey = Explanation(
    summary: "two elements of a list have the same key",
    meaning: """
      The key of an element becomes part of the ids inside the repetition, and identifies the \
      element when the list changes. Use a field that is unique in the list, such as an id.
      """,
    wrong: shop(keyed, lastID: "a"), right: shop(keyed))

  private static let keyed = #"""
    {"forEach": "data.outfits", "key": "item.id", "body": {"type": "label", "text": "${item.title}"}}
    """#

  static let screenWithoutData = Explanation(
    summary: "a screen with data has no sample data",
    meaning: """
      A screen that declares "data" is laid out with sample data: the files in the folder data/ID, \
      where ID is the id of the screen. Without any, its expressions are checked, and seguec check \
      lays it out with extreme data made from the type of "data". Nothing is known about the \
      flights from and to it, and no output contains it.
      """,
    wrong: #"""
      --- segue.json
      {"app": "shop"}
      --- screens/feed.json
      {
        "screen": "feed", "safeArea": ["top"],
        "data": {"properties": {"title": {"type": "string"}}},
        "root": {"type": "label", "text": "${data.title}"}
      }
      """#,
    right: #"""
      --- segue.json
      {"app": "shop"}
      --- data/feed/usual.json
      {"data": {"title": "New"}}
      --- screens/feed.json
      {
        "screen": "feed", "safeArea": ["top"],
        "data": {"properties": {"title": {"type": "string"}}},
        "root": {"type": "label", "text": "${data.title}"}
      }
      """#)

  static let unusedData = Explanation(
    summary: "sample data belongs to no screen that takes data",
    meaning: """
      The folder of sample data has the id of its screen, and the screen declares the type of its \
      data as "data". Rename the folder, declare the data, or remove the file.
      """,
    wrong: #"""
      --- segue.json
      {"app": "shop"}
      --- data/fed/usual.json
      {"data": {"title": "New"}}
      --- screens/feed.json
      {"screen": "feed", "safeArea": ["top"], "root": {"type": "label", "text": "New"}}
      """#,
    right: #"""
      --- segue.json
      {"app": "shop"}
      --- data/feed/usual.json
      {"data": {"title": "New"}}
      --- screens/feed.json
      {
        "screen": "feed", "safeArea": ["top"],
        "data": {"properties": {"title": {"type": "string"}}},
        "root": {"type": "label", "text": "${data.title}"}
      }
      """#)

  static let extremeNotLaidOut = Explanation(
    summary: "a screen cannot be laid out with extreme data",
    meaning: """
      seguec check lays out a screen with extreme data made from its type. A text that it makes up \
      may be no value of the key that it is put into, such as a color, and then nothing is known \
      about the layout with this data. List some real values as "samples" in the "metadata" of the \
      text, of which the extremes are made then, or all values as an "enum".
      """,
    wrong: #"""
      --- segue.json
      {"app": "shop"}
      --- data/feed/usual.json
      {"data": {"title": "New", "tint": "teal"}}
      --- screens/feed.json
      {
        "screen": "feed", "safeArea": ["top"],
        "data": {"properties": {"title": {"type": "string"}, "tint": {"type": "string"}}},
        "root": {"type": "label", "text": "${data.title}", "style": {"color": "${data.tint}"}}
      }
      """#,
    fix: [
      #""tint": {"type": "string"}"#: #""tint": {"enum": ["teal", "black"]}"#
    ])
}
