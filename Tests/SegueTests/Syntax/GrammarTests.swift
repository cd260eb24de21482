import Segue
import Testing

/// The parser accepts exactly the grammar of RFC 8259, with documented choices where the RFC leaves
/// one.
@Suite("JSON grammar")
struct GrammarTests {
  private func parse(_ bytes: [UInt8]) -> [Diagnostic] {
    parseJSON(SourceFile(path: "a.json", bytes: bytes), id: FileID(0)).diagnostics
  }

  private func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }

  @Test("Each committed text is accepted or refused as its file specifies")
  func committed() throws {
    let texts = try JSONText.committed()
    #expect(texts.count > 500)
    #expect(Set(texts.map(\.name)).count == texts.count)
    #expect(Set(texts.map(\.bytes)).count == texts.count)
    for text in texts {
      #expect(parse(text.bytes).isEmpty == text.isAccepted, "\(text.name)")
    }
  }

  /// The last bytes of a text are read one by one and all others a word at a time, so the values
  /// are also tested in the middle of a longer text.
  @Test("Each committed value is accepted or refused alike as an element of an array")
  func embedded() throws {
    for text in try JSONText.committed() where text.group != "Nesting" {
      let longer = Array("[0, ".utf8) + text.bytes + Array(", \"behind it stands some more\"]".utf8)
      #expect(parse(longer).isEmpty == JSONRecogniser.accepts(longer), "\(text.name)")
    }
  }

  @Test("Texts generated from the grammar are accepted, also when followed by white space")
  func made() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<2000 {
      let bytes = RandomJSONText(depth: 4, &random).bytes
      #expect(JSONRecogniser.accepts(bytes), "\(shown(bytes))")
      #expect(parse(bytes).isEmpty, "\(shown(bytes))")
      #expect(parse(bytes + [UInt8](repeating: 0x20, count: 20)).isEmpty, "\(shown(bytes))")
    }
  }

  @Test("A text with one damaged token or byte is judged as by the grammar")
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
    // Damage to white space or to a string's letters leaves JSON; most other damage does not.
    #expect((count / 10...count * 2 / 3).contains(accepted), "\(accepted)")
  }

  /// The standard library's decoder determines the first ill-formed byte.
  @Test("The first ill-formed byte of a text is reported with its value")
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

  /// Returns the index of the first ill-formed byte: the text before it is UTF-8, but with it no
  /// continuation is.
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
