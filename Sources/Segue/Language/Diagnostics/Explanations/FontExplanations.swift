// Fonts of a project.
extension Explanation {
  static let fontUnreadable = Explanation(
    summary: "a font file is damaged or of another format",
    meaning: """
      Fonts are read from TrueType and OpenType files and collections of them. A file that cannot \
      be used at all is an error, and text in its family is measured with the built-in font. If \
      only a table is damaged, a warning names it, and the rest of the font is used. Export the \
      font again; convert a WOFF file to TrueType or OpenType.
      """,
    wrong: #"""
      --- segue.json
      {"fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"}]}
      --- fonts/Brand.ttf
      <html>404 Not Found</html>
      """#,
    fix: ["\n<html>404 Not Found</html>": ""])

  static let mismatchedFont = Explanation(
    summary: "a font file has another weight or style than is declared",
    meaning: """
      A style selects the file that is declared with its weight, whatever the file contains. If \
      the file has another weight, usually the wrong file is declared. Declare the weight and the \
      style that the file has, or the right file.
      """,
    wrong: #"""
      --- segue.json
      {"fonts": [{"family": "Brand", "weight": 700, "file": "fonts/Brand.ttf"}]}
      --- fonts/Brand.ttf
      """#,
    fix: [#""weight": 700"#: #""weight": 400"#])

  static let duplicateFont = Explanation(
    summary: "two fonts of a family have the same weight and style",
    meaning: """
      A font is chosen by family, weight and style. Of two fonts that agree in all three, only the \
      first is ever used. Remove one, or correct its weight or style.
      """,
    wrong: #"""
      --- segue.json
      {"fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"},
        {"family": "Brand", "file": "fonts/Brand2.ttf"}]}
      --- fonts/Brand.ttf
      --- fonts/Brand2.ttf
      """#,
    fix: [
      #",\#n  {"family": "Brand", "file": "fonts/Brand2.ttf"}"#: "",
      "\n--- fonts/Brand2.ttf": "",
    ])

  static let unknownFont = Explanation(
    summary: "a style names a font family that is not declared",
    meaning: """
      A family is declared among the "fonts" of segue.json, or is the built-in one, Inter. Any \
      other name is skipped: text is measured with the next family of the list, and with the \
      built-in one if none is left. The names sans-serif and system-ui mean the built-in family. \
      Declare the font, or correct its name.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "style": {"fontFamily": "Intre"}}}
      """#,
    fix: ["Intre": "Inter"])
}
