// Shapes and values.
extension Explanation {
  static let wrongType = Explanation(
    summary: "a value does not have the type that its key takes",
    meaning: """
      Each key takes a certain type: a number for points, an array for a list. Numbers are not \
      written in quotes. A value that is passed through "${…}" keeps its type; the diagnostic \
      points at the value, and its note shows where it is used.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "children": {"type": "layout"}}}
      """#,
    fix: [#""children": "#: #""children": ["#, #""layout"}"#: #""layout"}]"#])

  static let missingKey = Explanation(
    summary: "a key that is required is missing",
    meaning: """
      The object cannot be understood without it: a component without "type", a label without "text", \
      an image without "source", a screen without "root".
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "label"}}
      """#,
    fix: [#""label""#: #""label", "text": "Hello""#])

  static let unknownKey = Explanation(
    summary: "an object has no such key",
    meaning: """
      Most likely the key is misspelt, or belongs one level further in or out, such as a style key \
      on the component itself. A misspelt key is read as the known one, so that its value is \
      checked too, and is an error if that key is required. Any other key is ignored, and so is one \
      of fewer than four letters if what it resembles is not required.
      """,
    wrong: #"""
      {"screen": "home", "tilte": "Home", "root": {"type": "layout"}}
      """#,
    fix: ["tilte": "title"])

  static let invalidValue = Explanation(
    summary: "a value has the right type, but its key does not accept it",
    meaning: """
      The key takes one of a few words, or text in CSS's notation, and this value is neither. \
      Points are plain numbers, without "px". The message lists what the key accepts.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "style": {"width": "100px"}}}
      """#,
    fix: [#""100px""#: "100"])

  static let valueOutOfRange = Explanation(
    summary: "a number is too small or too large",
    meaning: """
      The number has no meaning here: an opacity outside of 0 to 1, a negative width, a spring \
      that never comes to rest. The message names the limits.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "style": {"opacity": 50}}}
      """#,
    fix: [#""opacity": 50"#: #""opacity": 0.5"#])

  static let unknownStyle = Explanation(
    summary: "no style has this name",
    meaning: """
      Styles have CSS's names in camelCase. A misspelt key is read as the known one; any other is \
      ignored. A run of a label's text takes only text styles: colour, font, decoration and the \
      like.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "style": {"backgroundColour": "red"}}}
      """#,
    fix: ["backgroundColour": "backgroundColor"])

  static let insetDoesNotStretch = Explanation(
    summary: "inset does not stretch a picture",
    meaning: """
      As in CSS, an image or a video that is positioned absolutely keeps its own size, whatever \
      its inset; only a layout stretches between its four sides. Give it a width and a height, for \
      example as percentages.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "image", "source": "a.png", "naturalSize": {"width": 4, "height": 4},
         "style": {"position": "absolute", "inset": 0}}]}}
      """#,
    fix: [#""inset": 0"#: #""inset": 0, "width": "100%", "height": "100%""#])
}
