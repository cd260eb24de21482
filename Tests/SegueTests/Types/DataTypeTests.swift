import Segue
import Testing

/// How a type presents its schemas to what is built on it.
@Suite("The parts of a type")
struct DataTypeTests {
  @Test(
    "A schema has one of eight forms",
    arguments: [
      ("{}", DataForm.empty), (#"{"type": "string"}"#, .scalar),
      (#"{"enum": ["a"]}"#, .enumeration),
      (#"{"elements": {}}"#, .elements), (#"{"values": {}}"#, .values),
      (#"{"properties": {}}"#, .properties), (#"{"optionalProperties": {}}"#, .properties),
      (#"{"discriminator": "t", "mapping": {}}"#, .discriminator),
      // What a reference leads to counts.
      (#"{"definitions": {"a": {"ref": "b"}, "b": {"elements": {}}}, "ref": "a"}"#, .elements),
    ])
  func forms(_ schema: String, _ form: DataForm) {
    let type = dataType(schema)
    #expect(type.form(type.root) == form)
  }

  @Test("Each type is read by its name", arguments: ScalarType.allCases)
  func scalars(_ scalar: ScalarType) {
    let type = dataType(#"{"type": "\#(scalar.rawValue)"}"#)
    #expect(type.scalar(type.root) == scalar)
  }

  @Test("Properties are in the order of the schema, the required ones first")
  func properties() {
    let type = dataType(
      #"{"optionalProperties": {"d": {}, "b": {"type": "int8"}}, "properties": {"c": {}, "a": {}}}"#
    )
    let parts = type.parts(type.root)
    #expect(parts.map(\.name) == ["c", "a", "d", "b"])
    #expect(parts.map(\.isOptional) == [false, false, true, true])
    #expect(parts.last.flatMap { type.scalar($0.type) } == .int8)
  }

  @Test("A discriminator has its tag and its mappings")
  func discriminator() {
    let type = dataType(
      #"{"discriminator": "kind", "mapping": {"b": {"properties": {"x": {}}}, "a": {"properties": {}}}}"#
    )
    #expect(type.tag(type.root) == "kind")
    #expect(type.parts(type.root).map(\.name) == ["b", "a"])
    #expect(type.parts(type.root).map { type.parts($0.type).map(\.name) } == [["x"], []])
  }

  @Test("Enum values are in the order of the schema")
  func enumValues() {
    let type = dataType(#"{"enum": ["new", "\u00e4", "", "a"]}"#)
    #expect(type.enumValues(type.root) == ["new", "ä", "", "a"])
  }

  @Test("Nullable is that of the schema, of its references and of what they lead to")
  func nullable() {
    let type = dataType(
      #"""
      {"definitions": {"a": {"ref": "b", "nullable": true}, "b": {"type": "int8"}},
       "properties": {"p": {"ref": "a"}, "q": {"ref": "b"}, "r": {"ref": "b", "nullable": true}, "s": {}}}
      """#)
    let parts = type.parts(type.root)
    #expect(parts.map { type.acceptsNull($0.type) } == [true, false, true, true])
    #expect(parts.map { type.scalar(type.resolved($0.type)) } == [.int8, .int8, .int8, nil])
  }

  @Test("What other forms have is nil or empty")
  func others() {
    let type = dataType("{}")
    #expect(type.scalar(type.root) == nil && type.content(type.root) == nil)
    #expect(type.tag(type.root) == nil && type.metadata(type.root) == nil)
    #expect(type.parts(type.root).isEmpty && type.enumValues(type.root).isEmpty)
  }

  @Test("A type that contains itself has finitely many schemas")
  func recursive() {
    let type = dataType(
      #"{"definitions": {"tree": {"optionalProperties": {"inner": {"ref": "tree"}}}}, "ref": "tree"}"#
    )
    #expect(type.count == 3)
    let inner = type.parts(type.root)[0].type
    #expect(type.resolved(inner) == type.root)
  }
}
