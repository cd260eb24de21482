import Foundation
import Segue
import Testing

/// Tests of the shapes of artefacts, with a small table whose schema is written by hand.
@Suite("Artefact schemas")
struct ArtefactSchemaTests {
  private static func document(
    _ kinds: [(name: String, summary: String, keys: [KeyShape])]
  ) throws -> [String: Any] {
    let text = artefactSchema(kinds)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(json as? [String: Any])
  }

  private static func text(_ json: Any?) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: try #require(json), options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  @Test("The key artefact determines the kind, each with its own keys")
  func kinds() throws {
    let schema = try Self.document([
      ("tune", "A tune.", [KeyShape("bars", .integer(1...64), isRequired: true, "How many.")]),
      ("rest", "Silence.", [KeyShape("seconds", .number(0...9.5), "How long.")]),
    ])
    #expect(try Self.text(schema["required"]) == #"["artefact","version"]"#)
    let properties = try #require(schema["properties"] as? [String: Any])
    let artefact = try Self.text(properties["artefact"])
    #expect(
      artefact
        == #"""
        {"anyOf":[{"const":"tune","description":"A tune."},\#
        {"const":"rest","description":"Silence."}],"description":"The kind of file."}
        """#)
    let branches = try Self.text(schema["allOf"])
    #expect(
      branches
        == #"""
        [{"if":{"properties":{"artefact":{"const":"tune"}},"required":["artefact"]},\#
        "then":{"properties":{"bars":{"description":"How many.",\#
        "maximum":64,"minimum":1,"type":"integer"}},"required":["bars"]}},\#
        {"if":{"properties":{"artefact":{"const":"rest"}},"required":["artefact"]},\#
        "then":{"properties":{"seconds":{"description":"How long.",\#
        "maximum":9.5,"minimum":0,"type":"number"}}}}]
        """#)
  }

  @Test("Each shape has its equivalent in JSON Schema", arguments: shapesExpected)
  func shapes(_ shape: ValueShape, _ expected: String) throws {
    let schema = try Self.document([("a", "A.", [KeyShape("key", shape, "Help.")])])
    let branch = try #require((schema["allOf"] as? [[String: Any]])?.first)
    let properties = (branch["then"] as? [String: Any])?["properties"] as? [String: Any]
    var key = try #require(properties?["key"] as? [String: Any])
    #expect(key.removeValue(forKey: "description") as? String == "Help.")
    #expect(try Self.text(key) == expected)
  }
}

private let shapesExpected: [(ValueShape, String)] = [
  (.string, #"{"type":"string"}"#),
  (.name(), #"{"minLength":1,"type":"string"}"#),
  (.name(except: ["a"]), #"{"minLength":1,"not":{"enum":["a"]},"type":"string"}"#),
  (.text(matching: "^a"), #"{"pattern":"^a","type":"string"}"#),
  (.boolean, #"{"type":"boolean"}"#),
  (.null, #"{"type":"null"}"#),
  (.freeObject, #"{"type":"object"}"#),
  (.keyword(["a", "b"]), #"{"enum":["a","b"]}"#),
  (.percentage(mayBeNegative: false), ##"{"$ref":"#/$defs/percentage"}"##),
  (.array(of: .boolean), #"{"items":{"type":"boolean"},"type":"array"}"#),
  (
    .array(of: .boolean, atLeast: 2),
    #"{"items":{"type":"boolean"},"minItems":2,"type":"array"}"#
  ),
  (
    .list([.boolean, .null], atLeast: 1),
    #"""
    {"items":false,"minItems":1,"prefixItems":[{"type":"boolean"},{"type":"null"}],\#
    "type":"array"}
    """#
  ),
  (.map(of: .boolean), #"{"additionalProperties":{"type":"boolean"},"type":"object"}"#),
  (
    .map(of: .boolean, names: .name()),
    #"""
    {"additionalProperties":{"type":"boolean"},\#
    "propertyNames":{"minLength":1,"type":"string"},"type":"object"}
    """#
  ),
  (.either([.string, .null]), #"{"anyOf":[{"type":"string"},{"type":"null"}]}"#),
  (
    .either([.freeObject, .boolean]),
    #"{"else":{"type":"boolean"},"if":{"type":"object"},"then":{"type":"object"}}"#
  ),
  (
    .either([.freeObject, .array(of: .null)]),
    #"""
    {"else":{"items":{"type":"null"},"type":"array"},\#
    "if":{"type":"object"},"then":{"type":"object"}}
    """#
  ),
  (
    .oneKey([KeyShape("a", .null, "A."), KeyShape("b", .null, "B.")]),
    #"""
    {"oneOf":[{"required":["a"]},{"required":["b"]}],\#
    "properties":{"a":{"description":"A.","type":"null"},\#
    "b":{"description":"B.","type":"null"}},"type":"object"}
    """#
  ),
  (
    .notations([
      [KeyShape("a", .null, isRequired: true, "A.")],
      [KeyShape("b", .null, "B."), KeyShape("c", .null, "C.")],
    ]),
    #"""
    {"anyOf":[{"properties":{"b":false,"c":false},"required":["a"]},\#
    {"anyOf":[{"required":["b"]},{"required":["c"]}],"properties":{"a":false}}],\#
    "properties":{"a":{"description":"A.","type":"null"},\#
    "b":{"description":"B.","type":"null"},"c":{"description":"C.","type":"null"}},\#
    "type":"object"}
    """#
  ),
]
