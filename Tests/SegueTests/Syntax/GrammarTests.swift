import Segue
import Testing

/// What the parser accepts is what the grammar of RFC 8259 has, and what our choices say where it
/// leaves one.
@Suite("JSON grammar")
struct GrammarTests {
  private func parse(_ bytes: [UInt8]) -> [Diagnostic] {
    parseJSON(SourceFile(path: "a.json", bytes: bytes), id: FileID(0)).diagnostics
  }

  private func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }

  @Test("each committed text is accepted or refused as it says there")
  func committed() throws {
    let texts = try JSONText.committed()
    #expect(texts.count > 500)
    #expect(Set(texts.map(\.name)).count == texts.count)
    #expect(Set(texts.map(\.bytes)).count == texts.count)
    for text in texts {
      #expect(parse(text.bytes).isEmpty == text.isAccepted, "\(text.name)")
    }
  }

  /// The last bytes of a text are read one by one and all others a word at a time: in the middle of a
  /// longer text the same is accepted.
  @Test("each committed value is accepted or refused as an element of an array too")
  func embedded() throws {
    for text in try JSONText.committed() where text.group != "Nesting" {
      let longer = Array("[0, ".utf8) + text.bytes + Array(", \"behind it stands some more\"]".utf8)
      #expect(parse(longer).isEmpty == JSONRecogniser.accepts(longer), "\(text.name)")
    }
  }

  @Test("what the grammar makes is accepted, whole and followed by space")
  func made() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<2000 {
      let bytes = RandomJSONText(depth: 4, &random).bytes
      #expect(JSONRecogniser.accepts(bytes), "\(shown(bytes))")
      #expect(parse(bytes).isEmpty, "\(shown(bytes))")
      #expect(parse(bytes + [UInt8](repeating: 0x20, count: 20)).isEmpty, "\(shown(bytes))")
    }
  }

  @Test("a text with one token or byte damaged is judged as the grammar's rules judge it")
  func damaged() {
    var random = SeededRandom(seed: 22)
    var accepted = 0
    let count = 10_000
    for _ in 0..<count {
      let bytes = RandomJSONText(depth: 3, &random).damaged(&random)
      let isJSON = JSONRecogniser.accepts(bytes)
      #expect(parse(bytes).isEmpty == isJSON, "\(shown(bytes))")
      accepted += isJSON ? 1 : 0
    }
    // Damage to space or to a string's letters leaves JSON; most other damage does not.
    #expect((count / 10...count * 2 / 3).contains(accepted), "\(accepted)")
  }

  /// Which byte is the first is what the standard library's decoder says.
  @Test("a text that is not UTF-8 has a diagnostic for the first byte that is not, with its value")
  func bytesThatAreNotUTF8() throws {
    var random = SeededRandom(seed: 23)
    var texts = try JSONText.committed().map(\.bytes)
    for _ in 0..<5000 { texts.append(RandomJSONText(depth: 2, &random).damaged(&random)) }
    var named = 0
    for bytes in texts {
      let reports = parse(bytes).filter { $0.code == .invalidUTF8 }
      guard let place = firstBadByte(bytes) else {
        #expect(reports.allSatisfy { $0.message.contains("seems to be UTF-") }, "\(shown(bytes))")
        continue
      }
      named += 1
      let digits = String(bytes[place], radix: 16, uppercase: true)
      let report = reports.first { $0.range.byteRange == place..<place + 1 }
      #expect(
        report?.message.hasPrefix("byte 0x\(digits) at offset \(place) is not valid UTF-8") == true,
        "\(shown(bytes)): \(reports)")
    }
    #expect(named > 500, "\(named)")
  }

  /// The texts before it are UTF-8, and the one with it is not, whatever follows.
  private func firstBadByte(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      place += UTF8.width(scalar)
    }
    return place
  }
}
