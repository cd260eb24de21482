import Segue
import Testing

@Suite("Syntax limits")
struct SyntaxLimitsTests {
  private func parse(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) -> (document: JSONDocument, diagnostics: [Diagnostic]) {
    parseJSON(SourceFile(path: "a", bytes: bytes), id: FileID(0), limits: limits)
  }

  private func nested(_ depth: Int) -> [UInt8] {
    [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
  }

  @Test(
    "Nesting up to the limit is read, and one level more is not", arguments: [0, 1, 2, 17, 4096])
  func depth(limit: Int) {
    let limits: Limits = [.nesting: limit]
    let text = limit == 0 ? Array("1".utf8) : nested(limit)
    let (document, diagnostics) = parse(text, limits: limits)
    #expect(diagnostics.isEmpty)
    #expect(document.end(0).index == max(1, limit))

    let (deeper, errors) = parse(nested(limit + 1), limits: limits)
    #expect(errors.map(\.code) == [.jsonTooDeep])
    #expect(errors.first?.range.byteRange == limit..<limit + 1)
    #expect(!deeper.isSound)
    expectWellFormed(deeper, length: 2 * limit + 2)
  }

  @Test("The limit counts objects and arrays together, and only open ones")
  func depthOfMixtures() {
    let limits: Limits = [.nesting: 3]
    #expect(
      parse(Array(#"{"a": [{"b": 1}], "c": [[], {}]}"#.utf8), limits: limits).diagnostics.isEmpty)
    let source = MarkedSource(#"{"a": [{"b": 1️⃣[2️⃣]}]}"#)
    let errors = parse(source.bytes, limits: limits).diagnostics
    #expect(errors.map(\.code) == [.jsonTooDeep])
    #expect(errors.first?.range == source.sourceRange(1, 2))
  }

  @Test("The default limit is 4,096 levels")
  func defaultDepth() {
    #expect(parse(nested(4096)).diagnostics.isEmpty)
    #expect(parse(nested(4097)).diagnostics.map(\.code) == [.jsonTooDeep])
  }

  @Test("A megabyte of brackets is one error, also under a limit that allows it")
  func megabyteOfBrackets() {
    let brackets = [UInt8](repeating: 0x5B, count: 1 << 20)
    let (document, diagnostics) = parse(brackets)
    #expect(diagnostics.map(\.code) == [.jsonTooDeep])
    #expect(document.end(0) == 4096)

    let (deep, errors) = parse(brackets, limits: [.nesting: 1 << 20])
    #expect(errors.map(\.code) == [.unexpectedEnd])
    #expect(deep.end(0).index == 1 << 20)
    #expect((0..<deep.end(0)).allSatisfy { deep.end($0).index == 1 << 20 })

    let objects = Array(String(repeating: #"{"a":"#, count: 100_000).utf8)
    #expect(parse(objects).diagnostics.map(\.code) == [.jsonTooDeep])
    #expect(
      parse(objects, limits: [.nesting: 1 << 20]).diagnostics.map(\.code)
        == [.unexpectedEnd])
  }

  @Test("A file is read up to its limit in bytes")
  func size() {
    let limits: Limits = [.fileBytes: 5]
    #expect(parse(Array("[1,2]".utf8), limits: limits).diagnostics.isEmpty)
    let (document, diagnostics) = parse(Array("[1,2] ".utf8), limits: limits)
    #expect(diagnostics.map(\.code) == [.fileTooLarge])
    #expect(diagnostics.first?.range == .start(of: FileID(0)))
    #expect(!document.isSound)
    expectWellFormed(document, length: 6)
  }

  @Test(
    "At most a hundred errors are reported",
    arguments: [
      "x,", "1 ", "'a',", "01,", "\"\t\",", "\"\\x\",", "// a\n", "/**/", "[1,],", "\u{A0}",
      "\u{FEFF}",
    ])
  func cap(piece: String) {
    for count in [99, 100, 101, 5000] {
      for (start, end) in [("[", "1]"), ("", ""), ("[\"", "\"]"), ("{\"a\": [", "")] {
        let text = start + String(repeating: piece, count: count) + end
        let (document, diagnostics) = parse(Array(text.utf8))
        #expect(diagnostics.count <= 100)
        #expect(document.isSound || !diagnostics.isEmpty)
        expectWellFormed(document, length: text.utf8.count)
      }
    }
  }

  @Test("Parsing stops at the hundredth error")
  func exactCap() {
    func errors(_ count: Int) -> (codes: [DiagnosticCode], isSound: Bool) {
      let (document, diagnostics) = parse(
        Array("[\"\(String(repeating: "\t", count: count))\"]".utf8))
      return (diagnostics.map(\.code), document.isSound)
    }
    #expect(errors(99) == ([DiagnosticCode](repeating: .controlCharacter, count: 99), true))
    // The end of a string that was not read completely is not reported.
    #expect(errors(500) == ([DiagnosticCode](repeating: .controlCharacter, count: 100), false))
  }

  /// The cost is measured by the result instead of a clock: one node per value, whatever the text's
  /// shape.
  @Test("A document of n values has n nodes", arguments: [1, 10, 1000, 50_000])
  func nodes(count: Int) {
    func nodes(_ text: String) -> Int {
      let (document, diagnostics) = parse(Array(text.utf8), limits: [.nesting: 1 << 20])
      #expect(diagnostics.isEmpty)
      return document.end(0).index
    }
    #expect(
      nodes("[\([String](repeating: "1", count: count).joined(separator: ","))]") == count + 1)
    #expect(
      nodes("{\((0..<count).map { "\"\($0)\":[]" }.joined(separator: ","))}") == 2 * count + 1)
    #expect(nodes(String(decoding: nested(count), as: UTF8.self)) == count)
    #expect(nodes("\"\(String(repeating: "\\n", count: count))\"") == 1)
    #expect(nodes(String(repeating: "\n", count: count) + "1") == 1)
  }

  /// Each of these texts would take quadratic time if any part of it were scanned again.
  @Test(
    "Texts that invite backtracking are read in linear time",
    arguments: [
      "[1,\(String(repeating: " ", count: 2_000_000))]",
      "[\(String(repeating: "[],", count: 300_000))1]",
      "\"\(String(repeating: "\\u12", count: 300_000))\"", String(repeating: "a", count: 2_000_000),
      String(repeating: "9", count: 2_000_000), "/*\(String(repeating: "/*", count: 500_000))",
      "'\(String(repeating: "\\", count: 1_000_001))",
      "\"\(String(repeating: "\\\\", count: 500_000))",
      "[\(String(repeating: "{\"a\" 1},", count: 100_000))",
    ])
  func looksForwardOnly(text: String) {
    let (document, diagnostics) = parse(Array(text.utf8))
    #expect(document.end(0).index <= text.utf8.count && diagnostics.count <= 100)
  }
}
