import Segue
import Testing

/// Tests of Swift identifiers. The characters follow the grammar of The Swift Programming Language
/// ("Lexical Structure"); the case follows the API Design Guidelines.
@Suite struct SwiftIdentifierTests {
  @Test(
    "A value is in lower camel case",
    arguments: [
      ("card-1/picture", "card1Picture"), ("outfit", "outfit"), ("block_list", "blockList"),
      ("a b.c", "aBC"), ("OutfitCard", "outfitCard"), ("URL", "url"), ("URLBar", "urlBar"),
      ("HTTP2", "http2"), ("ünïcode-über", "ünïcodeÜber"), ("日本", "日本"), ("🙂", "🙂"),
    ])
  func values(name: String, expected: String) {
    #expect(SwiftIdentifier.value(name) == expected)
  }

  @Test(
    "Characters that are not allowed, at the start or anywhere, are replaced",
    arguments: [
      ("1a", "_1a"), ("1-2", "_1_2"), ("12", "_12"), ("☺", "u263A"), ("", "empty"),
      ("--", "u2Du2D"),
      ("\u{301}", "_\u{301}"), ("a\u{202E}b", "aB"), ("a\u{200D}", "a"), ("\0", "u0"),
      ("self", "self_"), ("init", "init_"), ("allCases", "allCases_"),
    ])
  func damaged(name: String, expected: String) {
    #expect(
      SwiftIdentifier.value(name).unicodeScalars.elementsEqual(expected.unicodeScalars),
      "\(SwiftIdentifier.value(name))")
  }

  @Test(
    "A type is in upper camel case and does not shadow types that the code needs",
    arguments: [
      ("outfit", "Outfit"), ("block-list", "BlockList"), ("string", "String_"), ("type", "Type_"),
      ("1a", "_1a"), ("ünïcode", "Ünïcode"), ("☺", "U263A"),
    ])
  func types(name: String, expected: String) {
    #expect(SwiftIdentifier.type(name) == expected)
  }

  @Test("Only reserved words have backticks")
  func keywords() {
    #expect(SwiftIdentifier.escaped("class") == "`class`")
    #expect(SwiftIdentifier.escaped("default") == "`default`")
    #expect(SwiftIdentifier.escaped("classes") == "classes")
  }
}
