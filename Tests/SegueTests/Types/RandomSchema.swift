import Segue

/// A generator of correct schemas, which may contain themselves, with limits and samples.
struct RandomSchema {
  private var random: SeededRandom
  private var definitions: [String] = []
  /// The samples may be wrong, which is a warning.
  private static let samples = [
    #""""#, #""a""#, #""a-2""#, #""Linen""#, #""Winterjackenschlussverkauf""#, #""\u00ad\n""#, "1",
    "-1", "300", "1.5", "true", "null", "[]", "{}", #""2024-05-31T18:30:00Z""#,
  ]
  private static let names = [
    "a", "b", "id", "key", "outfitId", "title", "firstName", "a/b", "a.b", "", "é", "e\\u0301",
    "😀", "q\\\"q", "line\\nbreak", "properties", "tags", "absent",
  ]
  private static let tags = ["kind", "type", "", "t"]

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns a schema, as JSON.
  ///
  /// - Parameter isFinite: Whether no schema may contain itself.
  mutating func schema(isFinite: Bool = false) -> String {
    definitions = isFinite ? [] : Array(["x", "y", "z"].prefix(random.int(in: 0...3)))
    let root = part(3)
    guard !definitions.isEmpty else { return "{\(root)}" }
    // A definition that is a reference might lead back to itself.
    let parts = definitions.map { #""\#($0)":{\#(part(2, mayRefer: false))}"# }
    let all = #""definitions":{\#(parts.joined(separator: ","))}"#
    return root.isEmpty ? "{\(all)}" : "{\(all),\(root)}"
  }

  private mutating func isOne(in count: Int) -> Bool { random.int(in: 1...count) == 1 }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[random.int(in: 0...values.count - 1)]
  }

  private mutating func distinct(_ values: [String], _ count: Int) -> [String] {
    Array(values.shuffled(using: &random).prefix(count))
  }

  private mutating func part(_ depth: Int, mayRefer: Bool = true) -> String {
    if mayRefer, !definitions.isEmpty, isOne(in: 4) {
      return #""ref":"\#(pick(definitions))"\#(nullable())"#
    }
    switch random.int(in: 0...(depth > 0 ? 9 : 3)) {
    case 0, 1:
      let scalar = pick(ScalarType.allCases + [.string, .string, .string, .boolean])
      let length = scalar == .string ? "maxLength" : nil
      return #""type":"\#(scalar.rawValue)"\#(nullable())\#(metadata(length, 60))"#
    case 2:
      let values = distinct(Self.names, random.int(in: 1...4)).map { "\"\($0)\"" }
      return #""enum":[\#(values.joined(separator: ","))]\#(nullable())\#(metadata(nil, 0))"#
    case 3:
      let metadata = metadata(nil, 0)
      return metadata.isEmpty ? nullable().replacing(",", with: "") : String(metadata.dropFirst())
    case 4, 5: return #""elements":{\#(part(depth - 1))}\#(nullable())\#(metadata("atMost", 9))"#
    case 6: return #""values":{\#(part(depth - 1))}\#(nullable())"#
    case 7:
      let mappings = distinct(Self.names, random.int(in: 1...4)).map {
        #""\#($0)":{\#(properties(depth - 1))}"#
      }
      let all = mappings.joined(separator: ",")
      return #""discriminator":"\#(pick(Self.tags))","mapping":{\#(all)}"#
    default: return properties(depth - 1) + nullable()
    }
  }

  private mutating func properties(_ depth: Int) -> String {
    let names = distinct(Self.names.filter { !Self.tags.contains($0) }, random.int(in: 0...5))
    let count = random.int(in: 0...names.count)
    let members = names.map { #""\#($0)":{\#(part(depth))}"# }
    return
      #""properties":{\#(members[..<count].joined(separator: ","))},"#
      + #""optionalProperties":{\#(members[count...].joined(separator: ","))}"#
  }

  private mutating func nullable() -> String { isOne(in: 6) ? #","nullable":true"# : "" }

  private mutating func metadata(_ limit: String?, _ most: Int) -> String {
    var members: [String] = []
    if let limit, isOne(in: 2) { members.append(#""\#(limit)":\#(random.int(in: 0...most))"#) }
    if isOne(in: 4) {
      let samples = distinct(Self.samples, random.int(in: 1...6))
      members.append(#""samples":[\#(samples.joined(separator: ","))]"#)
    }
    return members.isEmpty ? "" : #","metadata":{\#(members.joined(separator: ","))}"#
  }
}
