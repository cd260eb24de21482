// Texts.
extension Explanation {
  static let truncatedText = Explanation(
    summary: "a text is truncated",
    meaning: """
      The text needs more lines than its "maxLines" or, where "whiteSpace" is "nowrap", a wider \
      line than its box; a button's title always has one line. The rest is replaced by an \
      ellipsis. For a label, which asked for that, this is only a note. It is a warning for a \
      button, and for lines that "textOverflow": "clip" removes without an ellipsis. Give the text \
      more space, a larger "maxLines", or fewer words.
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "label", "text": "Everything that came in this week",
         "style": {"width": 120, "maxLines": 1}}]}}
      """#,
    fix: ["Everything that came in this week": "New this week"])

  static let brokenWord = Explanation(
    summary: "a word is wider than its label and is broken in the middle",
    meaning: """
      No line of the label has room for the word, so it continues on the next line wherever the \
      line is full, without a hyphen. Give the label more room or smaller letters, or write a soft \
      hyphen, \\u00AD, where the word may be divided: it shows only where a line ends there.
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "label", "text": "Winterjackenschlussverkauf", "style": {"width": 120}}]}}
      """#,
    fix: ["Winterjackenschlussverkauf": #"Winterjacken\u00ADschlussverkauf"#])

  static let missingCharacter = Explanation(
    summary: "a text has characters that its font lacks",
    meaning: """
      A device draws them in another of its fonts. Ideographs, kana, Hangul and emoji are measured \
      as 1 em wide, as on nearly every device, and are only noted. Other characters get the width \
      of the font's glyph for missing characters, so lines may be longer or shorter in the app. \
      Declare a font that has the characters under "fonts" in segue.json and name it as the \
      "fontFamily", or leave them out. A whole script that a font lacks is reported once for the \
      font.
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "label", "text": "Spring \u2603"}]}}
      """#,
    fix: [#"Spring \u2603"#: "Spring"])
}
