import Segue
import Testing

/// Tests of diagnostics for texts that are not UTF-8. The locations are counted by hand.
@Suite("Encodings of JSON")
struct EncodingTests {
  private func parse(_ bytes: [UInt8]) -> [Diagnostic] {
    parseJSON(SourceFile(path: "a.json", bytes: bytes), id: FileID(0)).diagnostics
  }

  /// Well-formed byte sequences are those of table 3-7 of the Unicode Standard.
  @Test(
    "Well-formed UTF-8 in a string is accepted",
    arguments: [
      [0x7F], [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF],
      [0xEE, 0x80, 0x80],
      [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    ] as [[UInt8]])
  func utf8(bytes: [UInt8]) {
    #expect(parse([0x22] + bytes + [0x22]).isEmpty)
  }

  @Test(
    "Ill-formed UTF-8 is reported",
    arguments: [
      // A lone continuation byte, one too many, one too few; overlong forms; surrogates; past
      // U+10FFFF; bytes that never occur.
      [0x80], [0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    #expect(!parse([0x22] + bytes + [0x22]).isEmpty)
    #expect(!parse([0x22, 0x5C] + bytes + [0x22]).isEmpty)
    #expect(!parse(bytes).isEmpty)
    #expect(!parse([0x5B] + bytes + [0x5D]).isEmpty)
  }

  @Test("A byte that is not UTF-8 is reported with value, offset, line and column")
  func place() throws {
    // The é before it has two bytes and is one column.
    let bytes = Array("[1,\n \"é".utf8) + [0xC0] + Array("\"]".utf8)
    let diagnostic = try #require(parse(bytes).first)
    #expect(parse(bytes).map(\.code) == [.invalidUTF8])
    #expect(
      diagnostic.message == "byte 0xC0 at offset 8 is not valid UTF-8: save the file as UTF-8")
    let file = SourceFile(path: "a.json", bytes: bytes)
    let position = LineTable(bytes).position(of: diagnostic.range.lowerBound, in: file)
    #expect(position == SourcePosition(line: 2, column: 4))
  }

  @Test(
    "The first ill-formed byte is reported even in skipped text",
    arguments: [
      ("[1] // 1️⃣!", [.comment]), ("[1, /* 1️⃣! */ 2]", [.comment]), ("['1️⃣!']", [.singleQuotes]),
      ("[1] x 1️⃣!", [.trailingData]), ("[1} \"1️⃣!\"", [.mismatchedBracket]),
      (#"["\1️⃣!"]"#, []),
    ] as [(String, [DiagnosticCode])])
  func unread(marked: String, others: [DiagnosticCode]) {
    let source = MarkedSource(marked)
    // The exclamation mark is a placeholder for the byte.
    let bytes = source.bytes.map { $0 == UInt8(ascii: "!") ? 0xE9 : $0 }
    let diagnostics = parse(bytes)
    #expect(diagnostics.map(\.code) == others + [.invalidUTF8])
    #expect(diagnostics.last?.range.lowerBound == source[1])
  }

  /// The texts are encoded from Swift's code units, with and without a byte order mark.
  @Test(
    "A text in UTF-16 or UTF-32 is reported once, with its encoding",
    arguments: ["[1]", "7", "{\"a\": \"日本\"}\n", " \"é\" ", "{\n}\n"])
  func foreign(text: String) {
    func expect(_ bytes: [UInt8], _ name: String) {
      let diagnostics = parse(bytes)
      #expect(diagnostics.map(\.code) == [.invalidUTF8])
      #expect(
        diagnostics.first?.message.hasSuffix("the file seems to be \(name): save it as UTF-8")
          == true, "\(diagnostics)")
    }
    for text in [text, "\u{FEFF}" + text] {
      let units16 = text.utf16.map { littleEndian($0) }
      expect(units16.flatMap(\.self), "UTF-16 (little-endian)")
      expect(units16.flatMap { $0.reversed() }, "UTF-16 (big-endian)")
      let units32 = text.unicodeScalars.map { littleEndian($0.value) }
      expect(units32.flatMap(\.self), "UTF-32 (little-endian)")
      expect(units32.flatMap { $0.reversed() }, "UTF-32 (big-endian)")
    }
  }

  private func littleEndian<Unit: FixedWidthInteger>(_ unit: Unit) -> [UInt8] {
    stride(from: 0, to: Unit.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: unit >> Unit($0)) }
  }

  @Test("Zero bytes in a UTF-8 text are reported one by one")
  func zeros() {
    #expect(parse([0x22, 0, 0x61, 0x22]).map(\.code) == [.controlCharacter])
    #expect(parse([0x22, 0, 0, 0x22]).map(\.code) == [.controlCharacter, .controlCharacter])
    #expect(parse([0, 0, 0, 0]).map(\.code) == [.unexpectedCharacter])
  }

  @Test("A byte order mark is one column of three bytes and does not change other ranges")
  func mark() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("[x]".utf8)
    #expect(parse(bytes).map(\.range.byteRange) == [4..<5])
    #expect(parse([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)).isEmpty)
  }
}
