import Foundation
import Segue
import Testing

/// Invariants of every document, tested on random ones with fixed seeds.
@Suite("Invariants of the syntax")
struct SyntaxLawsTests {
  /// A random JSON value.
  indirect enum Value: Equatable {
    case null, bool(Bool), number(Double), string(String), array([Value]), object([(String, Value)])

    static func == (a: Value, b: Value) -> Bool {
      switch (a, b) {
      case (.null, .null): true
      case (.bool(let a), .bool(let b)): a == b
      case (.number(let a), .number(let b)): a == b
      case (.string(let a), .string(let b)): Array(a.unicodeScalars) == Array(b.unicodeScalars)
      case (.array(let a), .array(let b)): a == b
      case (.object(let a), .object(let b)):
        a.map(\.0) == b.map(\.0) && a.map(\.1) == b.map(\.1)
      default: false
      }
    }

    static func random(depth: Int, _ random: inout SeededRandom) -> Value {
      switch random.int(in: 0...(depth > 0 ? 7 : 4)) {
      case 0: return .null
      case 1: return .bool(Bool.random(using: &random))
      case 2: return .number(number(&random))
      case 3, 4: return .string(text(&random))
      case 5, 6:
        return .array(
          (0..<random.int(in: 0...4)).map { _ in .random(depth: depth - 1, &random) })
      default:
        return .object(
          (0..<random.int(in: 0...4)).map { _ in (text(&random), .random(depth: depth - 1, &random))
          })
      }
    }

    private static func number(_ random: inout SeededRandom) -> Double {
      switch random.int(in: 0...3) {
      case 0: return Double(random.int(in: -1000...1000))
      case 1: return random.double(in: -1...1)
      case 2: return Double(random.int(in: -(1 << 62)...(1 << 62)))
      default:
        let any = Double(bitPattern: random.next())
        return any.isFinite ? any : 0.1
      }
    }

    private static func text(_ random: inout SeededRandom) -> String {
      var text = ""
      for _ in 0..<random.int(in: 0...6) {
        let limit: UInt32 = [0x20, 0x7F, 0x800, 0xFFFF, 0x10FFFF][random.int(in: 0...4)]
        let value = UInt32.random(in: 0...limit, using: &random)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "\"")
      }
      return text
    }

    func write(_ json: inout JSONWriter) {
      switch self {
      case .null: json.null()
      case .bool(let value): json.bool(value)
      case .number(let value): json.number(value)
      case .string(let value): json.string(value)
      case .array(let values):
        json.array { json in for value in values { json.element { value.write(&$0) } } }
      case .object(let members):
        json.object { json in
          for (key, value) in members { json.member(key) { value.write(&$0) } }
        }
      }
    }

    init(_ document: JSONDocument, _ id: JSONID) {
      switch document.kind(id) {
      case .null, .invalid: self = .null
      case .true: self = .bool(true)
      case .false: self = .bool(false)
      case .number: self = .number(document.number(id) ?? .nan)
      case .string: self = .string(document.string(id) ?? "")
      case .array: self = .array(document.elements(id).map { Value(document, $0) })
      case .object:
        self = .object(
          document.elements(id).map {
            (document.string(document.key(ofMember: $0)) ?? "", Value(document, $0))
          })
      }
    }
  }

  private func written(_ value: Value, indentation: Int?) -> [UInt8] {
    var json = JSONWriter(indentation: indentation)
    value.write(&json)
    return json.bytes
  }

  private func parse(_ bytes: [UInt8]) -> (document: JSONDocument, diagnostics: [Diagnostic]) {
    parseJSON(SourceFile(path: "a", bytes: bytes), id: FileID(0))
  }

  @Test("Written values are read back unchanged", arguments: [nil, 0, 2] as [Int?])
  func roundTrip(indentation: Int?) {
    var random = SeededRandom(seed: 11)
    for _ in 0..<500 {
      let value = Value.random(depth: 4, &random)
      let bytes = written(value, indentation: indentation)
      let (document, diagnostics) = parse(bytes)
      #expect(diagnostics.isEmpty)
      let read = Value(document, document.root)
      #expect(read == value)
      #expect(written(read, indentation: indentation) == bytes)
    }
  }

  @Test("Foundation reads the written values too")
  func writtenForOthers() throws {
    var random = SeededRandom(seed: 12)
    for _ in 0..<300 {
      let bytes = written(.random(depth: 4, &random), indentation: 2)
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      }
    }
  }

  @Test("The bytes of every value are a text with the same tree")
  func slices() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<150 {
      let bytes = written(.random(depth: 4, &random), indentation: 1)
      let document = parse(bytes).document
      expectWellFormed(document, length: bytes.count)
      for id in 0..<document.end(0) {
        let slice = Array(bytes[document.range(id).byteRange])
        let (part, diagnostics) = parse(slice)
        #expect(diagnostics.isEmpty)
        #expect(part.end(0).index == id.distance(to: document.end(id)))
        #expect(part.range(0).byteRange == 0..<slice.count)
        #expect(Value(part, 0) == Value(document, id))
      }
    }
  }

  /// Foundation's parser is the reference. It is as strict as RFC 8259 on these texts, except for
  /// the cases of `isJudgedOtherwise`.
  @Test("Damaged texts never trap, and are accepted exactly if Foundation accepts them")
  func mutations() {
    var random = SeededRandom(seed: 14)
    var accepted = 0
    for _ in 0..<3000 {
      var bytes = written(
        .random(depth: 3, &random), indentation: Bool.random(using: &random) ? 2 : nil)
      for _ in 0..<random.int(in: 1...3) { mutate(&bytes, &random) }
      let (document, diagnostics) = parse(bytes)
      expectWellFormed(document, length: bytes.count)
      for diagnostic in diagnostics {
        let range = diagnostic.range
        #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
      }
      #expect(diagnostics.count == diagnostics.inSourceOrder().count)
      guard !isJudgedOtherwise(bytes, diagnostics) else { continue }
      let isJSON =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      #expect(
        diagnostics.isEmpty == isJSON, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      accepted += isJSON ? 1 : 0
    }
    // Damage to a string's letters or to white space leaves JSON.
    #expect(accepted > 100)
  }

  @Test("Random bytes never trap")
  func noise() {
    var random = SeededRandom(seed: 15)
    let alphabet =
      Array("[]{}:,\"'\\/*0123456789.eE+-truefalsn \n\t".utf8) + [
        0x00, 0x80, 0xC3, 0xED, 0xF0, 0xFF,
      ]
    for _ in 0..<3000 {
      let bytes = (0..<random.int(in: 0...60)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let (document, diagnostics) = parse(bytes)
      expectWellFormed(document, length: bytes.count)
      #expect(document.isSound || !diagnostics.isEmpty)
      _ = checkStrings(document)
    }
  }

  /// White space after a text is insignificant (RFC 8259 §2) but moves the end of the file: the
  /// last bytes of a text are read one by one and all others a word at a time, and both must give
  /// the same results.
  @Test("White space after a text, sound or damaged, changes nothing")
  func spaceBehind() {
    var random = SeededRandom(seed: 16)
    for _ in 0..<1000 {
      var bytes = written(
        .random(depth: 3, &random), indentation: Bool.random(using: &random) ? 2 : nil)
      if Bool.random(using: &random) { mutate(&bytes, &random) }
      let (document, diagnostics) = parse(bytes)
      // Diagnostics about the end of the text move when the text is longer.
      guard diagnostics.allSatisfy({ $0.range.upperBound < bytes.count }) else { continue }
      let (longer, longerDiagnostics) = parse(bytes + [UInt8](repeating: 0x20, count: 40))
      #expect(diagnostics == longerDiagnostics)
      guard document.isSound else { continue }
      #expect(document.count == longer.count)
      for id in document.ids.prefix(longer.count) {
        #expect(document.kind(id) == longer.kind(id) && document.range(id) == longer.range(id))
        #expect(document.end(id) == longer.end(id))
        #expect(document.string(id) == longer.string(id))
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let tokens = Array("[]{}:,\"\\/0-.eE+tfn \n".utf8)
    let byte =
      Bool.random(using: &random)
      ? UInt8.random(in: 0...255, using: &random) : tokens.randomElement(using: &random) ?? 0
    let index = random.int(in: 0...max(0, bytes.count - 1))
    switch random.int(in: 0...3) {
    case 0: bytes.insert(byte, at: min(index, bytes.count))
    case 1 where !bytes.isEmpty: bytes.remove(at: index)
    case 2 where bytes.count > 1: bytes.swapAt(index, random.int(in: 0...bytes.count - 1))
    default: if !bytes.isEmpty { bytes[index] = byte }
    }
  }

  /// Returns whether Foundation deviates from RFC 8259.
  private func isJudgedOtherwise(_ bytes: [UInt8], _ diagnostics: [Diagnostic]) -> Bool {
    // Foundation allows a comma before a closing brace.
    if !diagnostics.isEmpty && diagnostics.allSatisfy({ $0.code == .trailingComma }) { return true }
    // Foundation decodes texts that begin like UTF-16 or UTF-32 as such.
    if bytes.prefix(4).contains(0) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    {
      return true
    }
    let (document, _) = parse(bytes)
    return (0..<document.end(0)).contains { id in
      // Foundation refuses strings and numbers that it cannot represent, which the grammar allows.
      document.hasLoneSurrogate(id) || document.number(id).map { !$0.isFinite } ?? false
    }
  }
}
