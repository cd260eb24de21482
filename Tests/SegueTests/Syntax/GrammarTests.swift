import Segue
import Testing

/// Texts that RFC 8259 allows and ones that it does not, by the section that decides. The texts are
/// our own; where the RFC leaves a choice to the parser, `parseJSON` documents ours.
@Suite("JSON grammar")
struct GrammarTests {
  private func isAccepted(_ bytes: [UInt8]) -> Bool {
    parseJSON(SourceFile(path: "a.json", bytes: bytes), id: FileID(0)).diagnostics.isEmpty
  }

  @Test(
    "texts that are JSON (§2 to §8)",
    arguments: [
      // Structure and white space.
      "null", "true", "false", "0", #""""#, "[]", "{}", " [ ] ", "\t\r\n{\t}\r\n", "[1,2,3]",
      "[[],[[]],{}]", #"{"a":1}"#, #"{"a":{"a":{}},"b":[]}"#, #"{"":0}"#, "[1\n,\t2\r,\n3 ]",
      #"{"a":1,"a":2}"#, " 7 ", "[null,true,false]",
      // Numbers (§6).
      "-0", "-1", "10", "1.5", "-0.0", "0.000001", "1e5", "1E5", "1e+5", "1e-5", "1.25e10",
      "0e0", "123456789012345678901234567890", "1e400", "-1e-400", "[0,-0]",
      // Strings (§7).
      #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\u00e9\u00E9""#, #""\uD83D\uDE00""#,
      #""\uD800""#, #""\uDC00\uD800""#, #""\uD800\u0041""#, "\"\u{7F}\"", "\"\u{2028}\u{2029}\"",
      "\"é日😀\u{10FFFF}\"", "\"\u{FEFF}\"", "\"/\"", #"{"\u0061":1}"#, "\"'\"",
      // A byte order mark may be ignored (§8.1).
      "\u{FEFF}[1]",
    ])
  func accepted(text: String) {
    #expect(isAccepted(Array(text.utf8)))
  }

  @Test(
    "texts that are not JSON",
    arguments: [
      // Structure.
      "", " ", "[", "]", "{", "}", "[1", "[1,", "[,1]", "[1,]", "[1,,2]", "[1 2]", "[1}", "{]",
      #"{"a"}"#, #"{"a":}"#, #"{"a" 1}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{"a":1 "b":2}"#, "{1:2}",
      "{null:1}", "{a:1}", #"{"a":1;"b":2}"#, #"{"a"::1}"#, "[1]]", "{}{}", "1 2", "null,", ",",
      ":", #"{"a":1]"#, "[1;2]", "[\u{FEFF}1]", "[(1)]", "<a/>",
      // White space of other kinds.
      "\u{A0}1", "[\u{0B}1]", "[\u{0C}1]", "[1\u{2028}]", "\u{0}", "1\u{0}", "\u{200B}[]",
      // Numbers.
      "+1", "01", "-01", "-", "--1", ".5", "-.5", "1.", "1.e5", "1e", "1e+", "1e5.5", "0x10",
      "1_000",
      "Infinity", "-Infinity", "NaN", "1,5", "1 000", "00", "0.1.2", "1e5e5", "１", "1a", "2n",
      // Words.
      "True", "TRUE", "nul", "nulll", "undefined", "truefalse", "yes", "tru\u{65}\u{301}",
      // Strings.
      #"""#, #""a"#, #"a""#, "'a'", "\"\u{0}\"", "\"\t\"", "\"\n\"", "\"\u{1F}\"", #""\a""#,
      #""\'""#,
      #""\x41""#, #""\u""#, #""\u12""#, #""\u123g""#, #""\U0041""#, #""\ ""#, #""\"#, #""\""#,
      #""\u{41}""#, "“a”", "`a`",
      // Comments.
      "// a\n1", "1 // a", "/* a */ 1", "[1, /* a */ 2]", "/", "/*", "//", "# a\n1", "[1] --a",
      // Two byte order marks.
      "\u{FEFF}\u{FEFF}1", "\u{FEFF}",
    ])
  func rejected(text: String) {
    #expect(!isAccepted(Array(text.utf8)))
  }

  /// Well-formed byte sequences are those of table 3-7 of the Unicode Standard.
  @Test(
    "bytes in a string that are UTF-8",
    arguments: [
      [0x7F], [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF],
      [0xEE, 0x80, 0x80],
      [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    ] as [[UInt8]])
  func utf8(bytes: [UInt8]) {
    #expect(isAccepted([0x22] + bytes + [0x22]))
  }

  @Test(
    "bytes in a string that are not",
    arguments: [
      // A continuation alone, one too many, one too few; overlong forms; surrogates; past U+10FFFF;
      // bytes that never occur.
      [0x80], [0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    #expect(!isAccepted([0x22] + bytes + [0x22]))
    #expect(!isAccepted([0x22, 0x5C] + bytes + [0x22]))
    #expect(!isAccepted(bytes))
    #expect(!isAccepted([0x5B] + bytes + [0x5D]))
  }

  @Test("a text in UTF-16 is not UTF-8, with or without a mark")
  func utf16() {
    let littleEndian = "[1]".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(!isAccepted(littleEndian))
    #expect(!isAccepted([0xFF, 0xFE] + littleEndian))
  }
}
