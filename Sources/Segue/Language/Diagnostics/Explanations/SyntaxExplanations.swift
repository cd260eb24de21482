// The grammar of JSON.
extension Explanation {
  static let fileTooLarge = Explanation(
    summary: "a file is too large",
    meaning: """
      A file may have 64 MiB. Most likely, a larger one contains pictures as text. Put them into \
      the assets folder and refer to them, or split the screen into composed components.
      """)

  static let unexpectedEnd = Explanation(
    summary: "the file ends before its value does",
    meaning: """
      A bracket or a value is missing: '}' closes an object, and ']' an array. The notes show \
      where it is opened and, judging by the indentation, which bracket is not closed. The file \
      may also have been truncated while it was written or sent.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout"}
      """#,
    fix: [#"{"type": "layout"}"#: #"{"type": "layout"}}"#])

  static let trailingData = Explanation(
    summary: "something follows the file's value",
    meaning: """
      A JSON file contains exactly one value. Put two screens into two files, and remove a stray bracket.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout"}}
      {"screen": "bag", "root": {"type": "layout"}}
      """#,
    fix: [#"\#n{"screen": "bag", "root": {"type": "layout"}}"#: ""])

  static let unexpectedCharacter = Explanation(
    summary: "a character is not what the grammar of JSON allows here",
    meaning: """
      JSON's grammar (RFC 8259) allows a key or '}' in an object, a value in an array, and so on. The \
      message names what is expected, and the note shows the bracket that is open.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "children": [,]}}
      """#,
    fix: ["[,]": "[]"])

  static let mismatchedBracket = Explanation(
    summary: "a closing bracket does not match the opening one",
    meaning: """
      '}' closes an object and ']' an array. The note shows the bracket that is open here.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "children": [{"type": "layout"]}}}
      """#,
    fix: [#""layout"]}"#: #""layout"}]"#])

  static let jsonTooDeep = Explanation(
    summary: "objects and arrays are nested too deeply",
    meaning: """
      Values may be nested 4,096 levels deep; `--limit nesting=COUNT` may allow more. A component \
      inside of another takes two levels. Deeper nesting most likely comes from a generator that \
      does not terminate.
      """)

  static let stringTooLong = Explanation(
    summary: "a string is too long",
    meaning: """
      A string may have 1 MiB between its quotes; `--limit string-bytes=BYTES` may allow more. A \
      longer one is most often a picture that was written as text: give it a file of its own.
      """)

  static let tooManyProblems = Explanation(
    summary: "a file has more problems than are reported",
    meaning: """
      The first 10,000 problems of a file are reported, in the order of the file; `--limit \
      problems=COUNT` may allow more. Repeated problems at one location count once. Fix the first: \
      most often all have the same cause.
      """)

  static let missingColon = Explanation(
    summary: "a colon is missing between a key and its value",
    meaning: "Each key of an object is followed by ':' and its value.",
    wrong: #"""
      {"screen" "home", "root": {"type": "layout"}}
      """#,
    fix: [#""screen""#: #""screen":"#])

  static let missingComma = Explanation(
    summary: "a comma is missing between two members or elements",
    meaning: "The members of an object and the elements of an array are separated by ','.",
    wrong: #"""
      {"screen": "home" "root": {"type": "layout"}}
      """#,
    fix: [#""home""#: #""home","#])

  static let trailingComma = Explanation(
    summary: "a comma precedes a closing bracket",
    meaning: """
      JavaScript allows a comma after the last element, but JSON does not, and apps would fail to \
      read the file. Remove the comma.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout"},}
      """#,
    fix: ["},": "}"])

  static let comment = Explanation(
    summary: "JSON has no comments",
    meaning: """
      Neither `// …` nor `/* … */` is part of JSON. Remove the comment, or move it to the message \
      of the commit that changes the file.
      """,
    wrong: #"""
      {"screen": "home", /* to do */ "root": {"type": "layout"}}
      """#,
    fix: [" /* to do */": ""])

  static let controlCharacter = Explanation(
    summary: "a string contains a control character",
    meaning: """
      Tabs and other characters below U+0020 are written with an escape: \\t for a tab, \\u0007 \
      for a bell. Most are copied along with text from another program, and are not wanted.
      """,
    wrong: "{\"screen\": \"home\", \"root\": {\"type\": \"label\", \"text\": \"left\tright\"}}",
    fix: [#""home""#: #""home", "safeArea": ["top"]"#, "left\tright": #"left\tright"#])

  static let unterminatedString = Explanation(
    summary: "a string is not closed before its line ends",
    meaning: """
      A string begins and ends with '"' on one line. A line break in a text is written \\n, a quotation \
      mark \\".
      """,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "label", "text": "Hello}}
      """#,
    fix: [#""Hello"#: #""Hello""#])

  static let invalidUTF8 = Explanation(
    summary: "the file is not UTF-8",
    meaning: """
      JSON is exchanged as UTF-8 (RFC 8259 § 8.1), and the bytes at this location do not encode a \
      character. Most likely the file was saved in an older encoding such as Latin-1, or truncated \
      in the middle of a character. Save it as UTF-8. A file that is UTF-16 or UTF-32 throughout \
      is recognised by its byte order mark, or by its zero bytes.
      """)

  static let invalidEscape = Explanation(
    summary: "a backslash begins an escape that JSON does not have",
    meaning: #"""
      JSON has the escapes \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits. A backslash itself is \#
      written twice.
      """#,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "label", "text": "C:\pictures"}}
      """#,
    fix: [#"C:\pictures"#: #"C:\\pictures"#])

  static let invalidNumber = Explanation(
    summary: "a number is not in JSON's notation",
    meaning: """
      A number has no leading zero and no plus sign, digits on both sides of its point, and no unit: \
      0.5 and not .5, 12 and not 012. Hexadecimal numbers, NaN and infinity do not exist.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "style": {"opacity": .5}}}
      """#,
    fix: [#""opacity": .5"#: #""opacity": 0.5"#])

  static let invalidLiteral = Explanation(
    summary: "a bare word is not a JSON value",
    meaning: """
      Only true, false and null are written without quotes, in lower case. Any other text is a string in \
      double quotes.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": layout}}
      """#,
    fix: ["layout": #""layout""#])

  static let unquotedKey = Explanation(
    summary: "a key is written without quotes",
    meaning: "JavaScript allows keys without quotes, JSON does not. Write it in double quotes.",
    wrong: #"""
      {screen: "home", "root": {"type": "layout"}}
      """#,
    fix: ["screen": #""screen""#])

  static let singleQuotes = Explanation(
    summary: "a string is written in single quotes",
    meaning: "Keys and strings are written in double quotes.",
    wrong: #"""
      {"screen": 'home', "root": {"type": "layout"}}
      """#,
    fix: ["'home'": #""home""#])

  static let duplicateKey = Explanation(
    summary: "an object has the same key twice",
    meaning: """
      JSON parsers disagree about which of the two counts, so an app might show something else \
      than what was tested. Remove one; the note shows the first.
      """,
    wrong: #"""
      {"screen": "home", "root": {"type": "layout", "style": {"gap": 8, "gap": 12}}}
      """#,
    fix: [#""gap": 8, "#: ""])

  static let loneSurrogate = Explanation(
    summary: "an escape names half of a character",
    meaning: #"""
      A character beyond U+FFFF is escaped as a pair of surrogates, \uD83D\uDE00. One half alone \#
      is no character and becomes U+FFFD, the replacement character. Write both halves, or the \#
      character itself.
      """#,
    wrong: #"""
      {"screen": "home", "safeArea": ["top"], "root": {"type": "label", "text": "Hello \uD83D"}}
      """#,
    fix: [#"Hello \uD83D"#: #"Hello \uD83D\uDE00"#])

  static let tooManyMarks = Explanation(
    summary: "a letter has more combining marks than any language needs",
    meaning: """
      A letter may carry 128 combining marks, such as accents and vowel signs. Unicode expects at \
      most 30. Texts with thousands take so long to compare that a compiler, or an app that shows \
      them, seems to hang.
      """)
}
