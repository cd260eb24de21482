import Segue
import Testing

/// The parser examines 64 bytes at a time. Bytes before a token move it across the borders of these
/// blocks, and must not change anything else.
@Suite("JSON at the borders of blocks")
struct BlockBorderTests {
  /// What does not depend on the offset of a text.
  private struct Result: Equatable {
    struct Value: Equatable {
      let kind: JSONDocument.Kind
      let range: Range<Int>
      let end: JSONID
      let text: String?
    }

    var values: [Value] = []
    var diagnostics: [Diagnostic] = []
    let isSound: Bool
    let hasLoneSurrogates: Bool

    /// Parses a text, with offsets from its beginning after `space`.
    init(_ text: [UInt8], after space: [UInt8]) {
      let file = SourceFile(path: "a.json", bytes: space + text)
      let (document, diagnostics) = parseJSON(file, id: FileID(0))
      let start = space.count
      func moved(_ range: SourceRange) -> SourceRange {
        SourceRange(
          file: range.file, lowerBound: range.lowerBound - start,
          upperBound: range.upperBound - start)
      }
      values = document.ids.map { id in
        let range = moved(document.range(id))
        return Value(
          kind: document.kind(id), range: range.byteRange, end: document.end(id),
          text: document.string(id) ?? document.numberText(id))
      }
      self.diagnostics = diagnostics.map { diagnostic in
        Diagnostic(
          diagnostic.code, diagnostic.severity, diagnostic.message, at: moved(diagnostic.range),
          notes: diagnostic.notes.map { Diagnostic.Note($0.message, at: moved($0.range)) },
          fix: diagnostic.fix.map {
            Diagnostic.Fix(replacing: moved($0.range), with: $0.replacement)
          })
      }
      isSound = document.isSound
      hasLoneSurrogates = document.ids.contains { document.hasLoneSurrogate($0) }
    }
  }

  private static let letters = String(repeating: "abcdefgh", count: 17)

  private static let tokens = [
    // RFC 8259 §3 and §6.
    "null", "true", "false", "0", "-7", "1200", "12345678", "123456789", "-0.25", "1e5",
    "0.000001E-10", "9007199254740993.5e+300",
    // §7.
    #""""#, #""a""#, #""äöü 日本 👍🏽""#, #""${name} $9.99""#, #""\"\\\/\b\f\n\r\t""#,
    #""\u0041\uD83D\uDC4D\ud800""#, #""\\""#, #""\\\"""#, "\"\(letters)\"", "\"\(letters)\\n$\"",
    // §4 and §5.
    "[]", "{}", "[[[]], {}]", #"{"a":1,"b":[2,"c"],"d":{"e":null}}"#,
    "{ \"a\"\n:\t[ 1\r\n, 2 ]\n, \"b\" : { } }",
    // White space longer than a block.
    "[\(String(repeating: " ", count: 130))1,\(String(repeating: "\n\t", count: 40))2]",
  ]

  private static let mistakes = [
    "nul", "truE", "01", "1.", "+1", "-", "1e", "0x10", #""a"#, "\"a\tb\"", "\"a\nb\"", "\"\u{0}\"",
    #""\x""#, #""\u12G4""#, #""\"#, "'a'", "{a: 1}", #"{"a" 1}"#, #"{"a": }"#, #"{"a": 1,}"#,
    "[1 2]", "[1,]", "[,1]", "[1}", #"{"a": 1]"#, "[1", "[1] 2", "// a\n1", "/* a */ [1]", "\u{1}",
    "\u{B}1", "\u{A0}1", "\"\(letters)\u{1F}\(letters)\"",
  ]

  @Test("A text has the same tree and diagnostics at every offset", arguments: tokens + mistakes)
  func offsets(text: String) {
    let bytes = Array(text.utf8)
    let expected = Result(bytes, after: [])
    let others = (1...64).filter { offset in
      Result(bytes, after: [UInt8](repeating: 0x20, count: offset)) != expected
    }
    #expect(others.isEmpty)
  }

  @Test("The tokens of a long text have the same trees at every offset", arguments: 0..<64)
  func together(offset: Int) {
    // Every token begins at another offset in its block.
    let text = Array("[\(Self.tokens.joined(separator: ", "))]".utf8)
    let space = [UInt8](repeating: 0x0A, count: offset)
    let values = Result(text, after: space).values
    var next = 1
    for token in Self.tokens {
      let alone = Result(Array(token.utf8), after: []).values
      let part = values[next..<min(next + alone.count, values.count)]
      #expect(part.map(\.kind) == alone.map(\.kind))
      #expect(part.map(\.text) == alone.map(\.text))
      #expect(part.map(\.range.count) == alone.map(\.range.count))
      next += alone.count
    }
    #expect(next == values.count)
  }

  /// The sequences are ill-formed by table 3-7 of the Unicode Standard.
  @Test(
    "An ill-formed byte is found at every offset",
    arguments: [
      [0x80], [0xC2], [0xC2, 0xC2, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0x80],
      [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]],
    ["a", "é", "日", "👍"])
  func illFormed(bytes: [UInt8], letter: String) {
    let missed = (0..<64).filter { count in
      let before = Array("\"".utf8) + Array(String(repeating: letter, count: count).utf8)
      let diagnostic = parseJSON(
        SourceFile(path: "a.json", bytes: before + bytes + Array("\(Self.letters)\"".utf8)),
        id: FileID(0)
      ).diagnostics.first
      return diagnostic?.code != .invalidUTF8 || diagnostic?.range.lowerBound != before.count
    }
    #expect(missed.isEmpty)
  }

  @Test(
    "Well-formed bytes are accepted at every offset",
    arguments: [
      "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}",
      "\u{10FFFF}",
    ])
  func wellFormed(letter: String) {
    let refused = (0..<64).filter { count in
      let text = "\(String(repeating: "a", count: count))\(letter)\(letter)a\(letter)"
      return [text, text + Self.letters].contains { text in
        !Result(Array("\"\(text)\"".utf8), after: []).diagnostics.isEmpty
      }
    }
    #expect(refused.isEmpty)
  }
}
