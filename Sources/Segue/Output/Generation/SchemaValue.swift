/// A fragment of a schema: JSON whose objects keep the order of their members. Literals let Swift
/// source resemble the JSON that it produces.
indirect enum SchemaValue: Hashable, Sendable {
  typealias Member = SchemaMember

  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([SchemaValue])
  case object([Member])

  /// The members of an object; empty for other values.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// Returns an object with the members of both, this one's first.
  func merging(_ other: SchemaValue) -> SchemaValue {
    .object(members + other.members)
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .boolean(let flag): writer.bool(flag)
    case .array(let elements):
      writer.array {
        for element in elements { $0.element { element.write(to: &$0) } }
      }
    case .object(let members):
      writer.object {
        for member in members { $0.member(member.key) { member.value.write(to: &$0) } }
      }
    }
  }

  /// Appends the names of the referenced definitions, in the order of the references.
  func references(into names: inout [String]) {
    switch self {
    case .string, .number, .boolean: break
    case .array(let elements):
      for element in elements { element.references(into: &names) }
    case .object(let members):
      for member in members {
        if member.key == "$ref", case .string(let target) = member.value {
          names.append(String(target.dropFirst(SchemaDefinition.prefix.count)))
        } else {
          member.value.references(into: &names)
        }
      }
    }
  }
}

struct SchemaMember: Hashable, Sendable {
  let key: String
  let value: SchemaValue
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }

  static func strings(_ texts: [String]) -> SchemaValue { .array(texts.map { .string($0) }) }
}
