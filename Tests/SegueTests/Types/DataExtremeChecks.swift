import Segue
import Testing

/// Returns the generated data of a correct schema, and checks what holds for all of it.
func extremes(
  _ schema: String, limits: Limits = Limits(), sourceLocation: SourceLocation = #_sourceLocation
) -> [DataExtreme] {
  let type = dataType(schema, sourceLocation: sourceLocation)
  let found = type.extremes(limits: limits)
  expectLaws(found, of: type, limits: limits, sourceLocation: sourceLocation)
  return found
}

/// Checks that data is valid, as long as expected, and distinct.
func expectLaws(
  _ extremes: [DataExtreme], of type: DataType, limits: Limits = Limits(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(extremes.count <= 64, sourceLocation: sourceLocation)
  #expect(Set(extremes.map(\.name)).count == extremes.count, sourceLocation: sourceLocation)
  #expect(Set(extremes.map(\.bytes)).count == extremes.count, sourceLocation: sourceLocation)
  for extreme in extremes {
    let file = SourceFile(path: "data.json", bytes: extreme.bytes)
    let found = type.validate(file, id: FileID(1), limits: limits)
    #expect(
      found.value.isEmpty && found.diagnostics.isEmpty,
      "\(extreme.name): \(found.diagnostics.map(\.message))", sourceLocation: sourceLocation)
    #expect(extreme.bytes.count <= 1_000_000, sourceLocation: sourceLocation)
    #expect(!extreme.bytes.contains(0x0A), sourceLocation: sourceLocation)
  }
}

/// Checks that the strings and numbers that look like keys differ in all elements of a list.
func expectDistinctKeys(
  _ extreme: DataExtreme, sourceLocation: SourceLocation = #_sourceLocation
) {
  let document = parseJSON(SourceFile(path: "", bytes: extreme.bytes), id: FileID(0)).document
  for list in document.ids where document.kind(list) == .array {
    var keys: [String: Set<[UInt8]>] = [:]
    for element in document.elements(list) where document.kind(element) == .object {
      for value in document.elements(element) {
        guard let name = document.string(document.key(ofMember: value)),
          ["id", "key", "outfitId", "bigOutfitID"].contains(name),
          let key = document.string(value) ?? document.numberText(value)
        else { continue }
        let isNew = keys[name, default: []].insert(Array(key.utf8)).inserted
        #expect(isNew, "\(extreme.name): \(name) \(key)", sourceLocation: sourceLocation)
      }
    }
  }
}
