import Segue
import Testing

/// Tests of the codes and locations of diagnostics. The ranges are marked in the texts; the range
/// of a missing token is empty and precedes the token found instead.
@Suite("Syntax diagnostics")
struct SyntaxDiagnosticsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: DiagnosticCode
    let marked: String
    init(_ code: DiagnosticCode, _ marked: String) {
      self.code = code
      self.marked = marked
    }
    var testDescription: String { "\(code.rawValue): \(marked)" }
  }

  /// The range is from mark 1 to mark 2, or empty at mark 1.
  @Test(
    "Each mistake has one diagnostic, at its location",
    arguments: [
      Case(.unexpectedEnd, "1️⃣"), Case(.unexpectedEnd, "  \n1️⃣"), Case(.unexpectedEnd, "[1, 1️⃣"),
      Case(.unexpectedEnd, #"{"a": [11️⃣"#), Case(.unexpectedEnd, #"{"a"1️⃣"#),
      Case(.unexpectedEnd, #"{"a":1️⃣"#), Case(.unexpectedEnd, #"{"a": 1,1️⃣"#),
      Case(.unexpectedEnd, "{1️⃣"), Case(.unexpectedEnd, "\u{FEFF}1️⃣"),
      Case(.trailingData, "[] 1️⃣x y\n2️⃣"), Case(.trailingData, "{}1️⃣}2️⃣"),
      Case(.trailingData, "1 1️⃣22️⃣"), Case(.trailingData, "null1️⃣,2️⃣"),
      Case(.unexpectedCharacter, "1️⃣;2️⃣"), Case(.unexpectedCharacter, "[1️⃣,2️⃣1]"),
      Case(.unexpectedCharacter, "[1,1️⃣,2️⃣2]"), Case(.unexpectedCharacter, "{1️⃣,2️⃣}"),
      Case(.unexpectedCharacter, #"{"a":1️⃣}2️⃣"#), Case(.unexpectedCharacter, #"{"a":1️⃣:2️⃣1}"#),
      Case(.unexpectedCharacter, "{1️⃣“2️⃣a”: 1}"), Case(.unexpectedCharacter, "1️⃣]2️⃣"),
      Case(.unexpectedCharacter, "{1️⃣[2️⃣]: 1}"), Case(.unexpectedCharacter, "[11️⃣:2️⃣2]"),
      Case(.unexpectedCharacter, #"{"a"1️⃣}2️⃣"#), Case(.unexpectedCharacter, #"{"a"1️⃣,2️⃣ "b": 1}"#),
      Case(.unexpectedCharacter, #"{"a": 1 1️⃣[2️⃣]}"#),
      Case(.unexpectedCharacter, "[1️⃣\u{A0}2️⃣1]"), Case(.unexpectedCharacter, "[1️⃣😀2️⃣]"),
      Case(.mismatchedBracket, "[11️⃣}2️⃣"), Case(.mismatchedBracket, #"{"a": 11️⃣]2️⃣"#),
      Case(.mismatchedBracket, "{1️⃣]2️⃣"), Case(.mismatchedBracket, #"{"a": 1, 1️⃣]2️⃣"#),
      Case(.missingColon, #"{"a"1️⃣;2️⃣ 1}"#), Case(.missingColon, #"{"a" 1️⃣=2️⃣ 1}"#),
      Case(.missingColon, #"{"a" 1️⃣=>2️⃣ 1}"#), Case(.missingComma, "[1 1️⃣;2️⃣ 2]"),
      Case(.missingComma, #"{"a": 11️⃣;2️⃣ "b": 2}"#),
      Case(.missingColon, #"{"a" 1️⃣1}"#), Case(.missingColon, #"{"a"1️⃣[]}"#),
      Case(.missingComma, "[1 1️⃣2]"), Case(.missingComma, #"{"a": 1 1️⃣"b": 2}"#),
      Case(.missingComma, "[[]1️⃣[]]"), Case(.missingComma, #"["a"1️⃣"b"]"#),
      Case(.trailingComma, "[11️⃣,2️⃣]"), Case(.trailingComma, "{\"a\": 11️⃣,2️⃣\n\n}"),
      Case(.comment, "1️⃣// a2️⃣\n1"), Case(.comment, "1 1️⃣// a2️⃣"),
      Case(.comment, "[1, 1️⃣/* *a/ **/2️⃣2]"), Case(.comment, "1 1️⃣/* a" + "2️⃣"),
      Case(.comment, "1️⃣//2️⃣\r1"), Case(.comment, #"{"a"1️⃣/**/2️⃣: 1}"#),
      Case(.controlCharacter, "\"a1️⃣\t2️⃣b\""), Case(.controlCharacter, "\"1️⃣\u{0}2️⃣\""),
      Case(.controlCharacter, "[\"é1️⃣\u{1F}2️⃣\"]"),
      Case(.unterminatedString, #"[1️⃣"a2️⃣"#), Case(.unterminatedString, "{1️⃣\"a2️⃣\n}"),
      Case(.unterminatedString, "[1️⃣\"a\\\"2️⃣\r\n]"), Case(.unterminatedString, #"1️⃣"2️⃣"#),
      Case(.unterminatedString, #"1️⃣"\2️⃣"#),
      Case(.invalidEscape, #""a1️⃣\x2️⃣41""#), Case(.invalidEscape, #""1️⃣\u12️⃣""#),
      Case(.invalidEscape, #""1️⃣\u12f2️⃣g""#),
      Case(.invalidEscape, #""1️⃣\😀2️⃣""#), Case(.invalidEscape, #""1️⃣\'2️⃣""#),
      Case(.invalidEscape, #"{"1️⃣\u2️⃣": 1}"#),
      Case(.invalidNumber, "1️⃣+12️⃣"), Case(.invalidNumber, "[1️⃣012️⃣]"),
      Case(.invalidNumber, "1️⃣.52️⃣"), Case(.invalidNumber, "[1️⃣1.2️⃣, 2]"),
      Case(.invalidNumber, #"{"a": 1️⃣1e+2️⃣}"#), Case(.invalidNumber, "1️⃣0x1F2️⃣"),
      Case(.invalidNumber, "1️⃣-2️⃣"), Case(.invalidNumber, "1️⃣-Infinity2️⃣"),
      Case(.invalidNumber, "1️⃣12px2️⃣"), Case(.invalidNumber, "1️⃣1.2.32️⃣"),
      Case(.invalidLiteral, "1️⃣True2️⃣"), Case(.invalidLiteral, "[1️⃣nul2️⃣, 1]"),
      Case(.invalidLiteral, #"{"a": 1️⃣center2️⃣}"#), Case(.invalidLiteral, "1️⃣NaN2️⃣"),
      Case(.unquotedKey, "{1️⃣width2️⃣: 1}"), Case(.unquotedKey, #"{"a": 1, 1️⃣$b_22️⃣: 1}"#),
      Case(.unquotedKey, "{1️⃣12️⃣: 1}"),
      Case(.singleQuotes, "1️⃣'a'2️⃣"), Case(.singleQuotes, #"{1️⃣'a"b'2️⃣: 1}"#),
      Case(.singleQuotes, #"[1️⃣'a\'b'2️⃣]"#), Case(.singleQuotes, "[1️⃣'é'2️⃣]"),
    ])
  func places(test: Case) {
    let source = MarkedSource(test.marked)
    let range = source.all(2).isEmpty ? source.range(1) : source.range(1, 2)
    let diagnostics = parseJSON(source.file(), id: FileID(3)).diagnostics
    #expect(diagnostics.map(\.code) == [test.code])
    #expect(diagnostics.first?.range.byteRange == range)
    #expect(diagnostics.first?.range.file == FileID(3))
    #expect(diagnostics.first?.severity == .error)
  }

  @Test(
    "Ill-formed UTF-8 is reported byte by byte, at any position",
    arguments: [
      ([0x22], [0xFF], [0x22]), ([0x22, 0x61], [0xC0], [0x61, 0x22]),
      ([0x22], [0xED, 0xA0, 0x80], [0x22]),
      ([0x22], [0xE6, 0x97], [0x22]), ([], [0xFF], [0xFE, 0x5B]), ([0x5B], [0x80], [0x5D]),
      ([0x7B], [0xC3], [0x22]),
    ] as [([UInt8], [UInt8], [UInt8])])
  func damaged(before: [UInt8], bad: [UInt8], after: [UInt8]) {
    let (document, diagnostics) = parseJSON(
      SourceFile(path: "a", bytes: before + bad + after), id: FileID(0))
    #expect(diagnostics.map(\.code) == bad.map { _ in .invalidUTF8 })
    #expect(diagnostics.map(\.range.lowerBound) == bad.indices.map { before.count + $0 })
    // Within a string, the rest of the text is unambiguous.
    #expect(document.isSound == (before.first == 0x22))
  }

  @Test("Several mistakes are all reported, in source order")
  func several() {
    let source = MarkedSource(
      #"""
      {
        // a comment
        "a": 1️⃣tru2️⃣,
        "b": [1, 23️⃣,4️⃣],
        5️⃣c6️⃣: "x	y" 7️⃣"d": 8️⃣'e'9️⃣
      }
      """#)
    let (document, diagnostics) = parseJSON(source.file(), id: FileID(0))
    #expect(
      diagnostics.map(\.code) == [
        .comment, .invalidLiteral, .trailingComma, .unquotedKey, .controlCharacter, .missingComma,
        .singleQuotes,
      ])
    #expect(diagnostics == diagnostics.inSourceOrder())
    #expect(diagnostics[1].range == source.sourceRange(1, 2))
    #expect(diagnostics[2].range == source.sourceRange(3, 4))
    #expect(diagnostics[3].range == source.sourceRange(5, 6))
    #expect(diagnostics[5].range == source.sourceRange(7))
    #expect(diagnostics[6].range == source.sourceRange(8, 9))
    // Every mistake was recovered from, so the tree has the intended shape.
    #expect(document.isSound)
    #expect(Array(document.elements(document.root)).count == 4)
  }

  /// This style is common in editors that allow comments.
  @Test("A comma is trailing even if a comment follows it")
  func trailingCommaBeforeComment() {
    let source = MarkedSource("[\n  11️⃣,2️⃣ 3️⃣// the last4️⃣\n]")
    let (document, diagnostics) = parseJSON(source.file(), id: FileID(0))
    #expect(diagnostics.inSourceOrder().map(\.code) == [.trailingComma, .comment])
    #expect(diagnostics.inSourceOrder().first?.range == source.sourceRange(1, 2))
    #expect(diagnostics.inSourceOrder().last?.range == source.sourceRange(3, 4))
    #expect(document.isSound)
  }

  @Test("A missing end has a note at the beginning")
  func openedHere() {
    for text in ["{\"a\": 1️⃣[2️⃣1", "{\"a\": 1️⃣[2️⃣1}", "[1, 1️⃣{2️⃣\"a\": 1]"] {
      let source = MarkedSource(text)
      let diagnostic = parseJSON(source.file(), id: FileID(0)).diagnostics.first
      #expect(diagnostic?.notes.map(\.range) == [source.sourceRange(1, 2)])
    }
  }

  /// Each fix is applied to the text, and the result is parsed again.
  @Test(
    "Applying a fix repairs the text",
    arguments: [
      (#"{"a" 1}"#, #"{"a" : 1}"#), (#"{"a"; 1}"#, #"{"a": 1}"#), (#"{"a" => 1}"#, #"{"a" : 1}"#),
      ("[1 2]", "[1 , 2]"), ("[1; 2]", "[1, 2]"), ("[1, ]", "[1 ]"), ("1// a", "1"),
      ("\"a\tb\"", #""a\tb""#), ("\"\u{1}\"", #""\u0001""#), ("True", "true"),
      ("undefined", "null"),
      ("[center]", #"["center"]"#), ("{a: 1}", #"{"a": 1}"#),
    ])
  func fixes(broken: String, mended: String) throws {
    let diagnostics = parseJSON(SourceFile(path: "a", text: broken), id: FileID(0)).diagnostics
    let fix = try #require(diagnostics.first?.fix)
    var bytes = Array(broken.utf8)
    bytes.replaceSubrange(fix.range.byteRange, with: fix.replacement.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
    #expect(parseJSON(SourceFile(path: "a", bytes: bytes), id: FileID(0)).diagnostics.isEmpty)
  }

  @Test(
    "Only a number can replace what is not a finite one, so there is no fix",
    arguments: ["NaN", "nan", "-nan", "Infinity", "-Infinity", "+inf"])
  func notFinite(word: String) {
    let diagnostics = parseJSON(SourceFile(path: "a", text: word), id: FileID(0)).diagnostics
    #expect(diagnostics.map(\.message) == ["JSON has no '\(word)': write a number"])
    #expect(diagnostics.first?.fix == nil)
  }

  @Test(
    "A wrong word is replaced by the value that it resembles",
    arguments: [("TRUE", "true"), ("no", "false"), ("None", "null"), ("centre", "\"centre\"")])
  func words(word: String, meant: String) {
    let diagnostics = parseJSON(SourceFile(path: "a", text: word), id: FileID(0)).diagnostics
    #expect(diagnostics.first?.fix?.replacement == meant)
  }
}
