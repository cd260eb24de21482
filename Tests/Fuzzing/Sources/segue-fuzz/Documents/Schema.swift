import Foundation
import Segue

/// A JSON Schema, as far as the library's own schemas use it, from which documents are generated.
///
/// Additions to the formats are therefore fuzzed without a change here.
final class Schema: Sendable {
  /// A property of an object.
  typealias Member = (key: String, schema: Schema)

  /// A subschema that applies only if a property has one of the given values.
  struct Condition {
    let key: String
    let values: Set<String>
    /// Whether the subschema applies to all other values instead.
    let isNegated: Bool
    let schema: Schema
  }

  let reference: String?
  let type: String?
  let members: [Member]
  let required: [String]
  /// The schema of properties that are not listed.
  let others: Schema?
  let items: Schema?
  let leastItems: Int
  /// The allowed values, as JSON.
  let values: [String]
  let alternatives: [Schema]
  let conditions: [Condition]
  let pattern: String?
  /// The limits of a number's range, as JSON.
  let bounds: [String]

  init(_ node: Any) {
    let node = node as? [String: Any] ?? [:]
    reference = (node["$ref"] as? String)?.split(separator: "/").last.map(String.init)
    type = node["type"] as? String
    members = Self.members(node["properties"])
    required = node["required"] as? [String] ?? []
    others = (node["additionalProperties"] as? [String: Any]).map(Schema.init)
    let prefix = node["prefixItems"] as? [Any]
    items = prefix?.first.map(Schema.init) ?? (node["items"] as? [String: Any]).map(Schema.init)
    leastItems = node["minItems"] as? Int ?? prefix?.count ?? 0
    let listed = node["enum"] as? [Any] ?? node["const"].map { [$0] } ?? []
    values = listed.compactMap(Self.text)
    pattern = node["pattern"] as? String
    bounds = ["minimum", "maximum", "exclusiveMinimum"].compactMap { node[$0].flatMap(Self.text) }
    let parts = node["allOf"] as? [Any] ?? []
    conditions = (parts + [node]).compactMap(Self.condition)
    let isChoice = node["if"] != nil && Self.condition(node) == nil
    let choices = isChoice ? [node["then"], node["else"]].compactMap(\.self) : nil
    alternatives = (choices ?? (node["anyOf"] ?? node["oneOf"]) as? [Any] ?? []).map(Schema.init)
  }

  /// Returns the properties in alphabetical order, except that those on which conditions depend
  /// come first.
  private static func members(_ node: Any?) -> [Member] {
    let members = (node as? [String: Any] ?? [:]).sorted { $0.key < $1.key }
    let first = members.filter { ["type", "property"].contains($0.key) }
    let rest = members.filter { !["type", "property"].contains($0.key) }
    return (first + rest).map { (key: $0.key, schema: Schema($0.value)) }
  }

  private static func text(_ value: Any) -> String? {
    (try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the condition of an `if` that tests the value of a property, or nil for any other
  /// `if`.
  private static func condition(_ node: Any) -> Condition? {
    guard let node = node as? [String: Any], let then = node["then"],
      let asked = (node["if"] as? [String: Any])?["properties"] as? [String: Any],
      let (key, wanted) = asked.first, let wanted = wanted as? [String: Any]
    else { return nil }
    let negated = wanted["not"] as? [String: Any]
    let values = negated?["enum"] as? [Any] ?? wanted["const"].map { [$0] } ?? []
    return Condition(
      key: key, values: Set(values.compactMap(text)), isNegated: negated != nil,
      schema: Schema(then))
  }
}

/// A schema with its definitions.
final class SchemaFile: Sendable {
  let root: Schema
  private let definitions: [String: Schema]

  init(_ kind: SchemaKind) {
    let data = Data(schema(kind).utf8)
    let node = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    root = Schema(node)
    definitions = (node["$defs"] as? [String: Any] ?? [:]).mapValues(Schema.init)
  }

  /// Returns the schema itself, or the one that it references.
  func resolved(_ schema: Schema) -> Schema {
    var schema = schema
    for _ in 0..<8 {
      guard let name = schema.reference, let next = definitions[name] else { break }
      schema = next
    }
    return schema
  }
}
