// Texts.
extension Explanation {
  static let truncatedText = Explanation(
    summary: "a text is cut, and its end is not seen",
    meaning: """
      The text needs more lines than its "maxLines", or, where "whiteSpace" is "nowrap", a wider line \
      than its box has; a button's title is always one line. What does not fit is left out, and an \
      ellipsis takes its place: for a label that is what it asks for, and only noted; for a button, \
      and for lines that "textOverflow": "clip" takes away without a sign, it is a warning. Give the text \
      more room, a larger "maxLines", or fewer words.
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
      No line of the label has room for the word, so it goes on in the next line wherever the line is \
      full, without a hyphen. Give the label more room or smaller letters, or write a soft hyphen, \
      \\u00AD, where the word may be divided: it shows only where a line ends there.
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "label", "text": "Winterjackenschlussverkauf", "style": {"width": 120}}]}}
      """#,
    fix: ["Winterjackenschlussverkauf": #"Winterjacken\u00ADschlussverkauf"#])

  static let missingCharacter = Explanation(
    summary: "a text has characters that its font lacks",
    meaning: """
      A device draws them in another of its fonts. Ideographs, kana, Hangul and emoji are measured 1 em \
      wide, as nearly every device has them, and that is only noted; the rest has the width of the \
      font's sign for a missing character, so that lines may be longer or shorter in the app. Declare a \
      font that has the characters under "fonts" in segue.json and name it as the "fontFamily", or leave \
      them out. A whole script that a font lacks is reported once for the font.
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "label", "text": "Spring \u2603"}]}}
      """#,
    fix: [#"Spring \u2603"#: "Spring"])
}
