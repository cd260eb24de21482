import Segue
import Testing

/// What holds for the generated data of any type.
@Suite("Extreme data of random types")
struct DataExtremeLawTests {
  private static let seeds = 0..<tries(20_000, withoutOptimisation: 400)

  private func type(_ schema: String) -> DataType {
    let read = DataType.read(SourceFile(path: "schema.json", text: schema), id: FileID(0))
    #expect(read.diagnostics.allSatisfy { $0.severity == .warning }, "\(schema)")
    return read.value
  }

  @Test("Each document is valid, different, and the same again")
  func valid() {
    var documents = 0
    for seed in Self.seeds {
      var random = RandomSchema(seed: UInt64(seed))
      let schema = random.schema()
      let type = type(schema)
      let found = type.extremes()
      documents += found.count
      expectLaws(found, of: type)
      for extreme in found { expectDistinctKeys(extreme) }
      #expect(self.type(schema).extremes().map(\.bytes) == found.map(\.bytes), "\(schema)")
    }
    #expect(documents > Self.seeds.count * 3)
  }

  @Test("Documents are within the limits of files")
  func limits() {
    for seed in Self.seeds {
      var random = RandomSchema(seed: UInt64(seed))
      let type = type(random.schema())
      var numbers = SeededRandom(seed: UInt64(seed))
      let limits: Limits = [
        .nesting: numbers.int(in: 0...4), .fileBytes: numbers.int(in: 0...600),
        .stringBytes: numbers.int(in: 100...200),
      ]
      let found = type.extremes(limits: limits)
      expectLaws(found, of: type, limits: limits)
      #expect(found.allSatisfy { $0.bytes.count <= limits[.fileBytes] })
    }
  }

  @Test("Typical data has no null, empty data no element, and absent data no optional property")
  func shapes() {
    for seed in Self.seeds {
      var random = RandomSchema(seed: UInt64(seed))
      let schema = random.schema(isFinite: true)
      let found = type(schema).extremes()
      for (position, extreme) in found.enumerated() {
        let file = SourceFile(path: "", bytes: extreme.bytes)
        let document = parseJSON(file, id: FileID(0)).document
        if extreme.name != "absent" {
          #expect(document.ids.allSatisfy { document.kind($0) != .null }, "\(schema)")
        }
        if extreme.name == "empty" {
          let isEmpty = document.ids.allSatisfy {
            document.kind($0) != .array || document.end($0) == $0.next
          }
          #expect(isEmpty, "\(schema)")
        }
        #expect((extreme.name == "typical") == (position == 0))
      }
    }
  }

  @Test("Each enum value, each tag and each Boolean is in the data")
  func choices() {
    for seed in Self.seeds {
      var random = RandomSchema(seed: UInt64(seed))
      let schema = random.schema(isFinite: true)
      let type = type(schema)
      let found = type.extremes()
      // With too many choices, not all are made; a few of those that are made change nothing.
      guard found.count < 50 else { continue }
      var present: Set<String> = []
      for extreme in found {
        let file = SourceFile(path: "", bytes: extreme.bytes)
        let document = parseJSON(file, id: FileID(0)).document
        for id in document.ids {
          if let text = document.string(id) { present.insert("\"\(text)\"") }
          if let flag = document.bool(id) { present.insert("\(flag)") }
        }
      }
      let expected = choices(of: type)
      #expect(expected.isSubset(of: present), "\(schema): \(expected.subtracting(present))")
    }
  }

  /// The enum values, tags and Booleans that data of a type may have.
  private func choices(of type: DataType) -> Set<String> {
    var found: Set<String> = []
    var pending = [(id: type.root, name: "")]
    while let (id, name) = pending.popLast() {
      // The keys of a list have the values that its elements need.
      let isKey = ["id", "key", "outfitId"].contains(name)
      switch type.form(id) {
      case .enumeration where !isKey: found.formUnion(type.enumValues(id).map { "\"\($0)\"" })
      case .scalar where type.scalar(id) == .boolean: found.formUnion(["true", "false"])
      case .elements where type.metadata(id)?.atMost == 0: break
      case .elements, .values: pending += type.content(id).map { [($0, "")] } ?? []
      case .properties: pending += type.parts(id).map { ($0.type, $0.name) }
      case .discriminator:
        found.formUnion(type.parts(id).map { "\"\($0.name)\"" })
        pending += type.parts(id).map { ($0.type, "") }
      default: break
      }
    }
    return found
  }
}
