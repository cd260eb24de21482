import Segue
import Testing

/// The types of expressions about data with a schema in JSON Type Definition (RFC 8927).
@Suite("Expressions about data with a schema")
struct ExpressionSchemaTests {
  private func environment(_ schema: String) -> ExpressionEnvironment {
    let file = SourceFile(path: "a.jtd.json", text: schema)
    let read = DataType.read(file, id: FileID(0))
    #expect(read.diagnostics.map(\.message) == [])
    var environment = ExpressionEnvironment()
    let type = environment.types.type(of: read.value)
    environment.declare("data", type)
    return environment
  }

  /// Returns the type of an expression, or the codes of its errors.
  private func type(_ text: String, _ schema: String) -> String {
    let compiled = ExpressionProgram.compile(
      ExpressionSource(text), in: environment(schema))
    guard let program = compiled.value else {
      return compiled.diagnostics.map(\.code.rawValue).joined(separator: " ")
    }
    return program.types.name(program.type)
  }

  @Test(
    "Each form of a schema has a type",
    arguments: [
      (#"{"type": "boolean"}"#, "bool"), (#"{"type": "string"}"#, "string"),
      (#"{"type": "timestamp"}"#, "string"), (#"{"type": "float32"}"#, "double"),
      (#"{"type": "float64"}"#, "double"), (#"{"type": "int8"}"#, "int"),
      (#"{"type": "uint32"}"#, "int"), (#"{"enum": ["a", "b"]}"#, "string"),
      (#"{"elements": {"type": "string"}}"#, "list of string"),
      (#"{"values": {"type": "int8"}}"#, "map of string to int"),
      (#"{"properties": {"a": {"type": "string"}}}"#, #"record "data""#),
      ("{}", "a value of any type"), (#"{"type": "string", "nullable": true}"#, "string or null"),
      (#"{"elements": {"type": "int8", "nullable": true}}"#, "list of int or null"),
      (#"{"elements": {"elements": {"enum": ["a"]}}}"#, "list of list of string"),
      (
        #"{"definitions": {"price": {"type": "float64"}}, "elements": {"ref": "price"}}"#,
        "list of double"
      ),
      (
        #"{"definitions": {"a": {"properties": {}}}, "elements": {"ref": "a", "nullable": true}}"#,
        #"list of record "a" or null"#
      ),
      (
        #"{"definitions": {"a": {"elements": {"ref": "a"}}}, "ref": "a"}"#,
        "a value of any type"
      ),
      (
        #"{"discriminator": "kind", "mapping": {"a": {"properties": {}}}}"#, #"record "data""#
      ),
    ])
  func forms(schema: String, expected: String) {
    #expect(type("data", schema) == expected)
  }

  private static let feed = #"""
    {"definitions": {
       "outfit": {"properties": {"id": {"type": "string"}, "price": {"type": "float64"}},
                  "optionalProperties": {"badge": {"enum": ["new", "sale"]}}},
       "comment": {"properties": {"text": {"type": "string"}, "replies": {"elements": {"ref": "comment"}}}}},
     "properties": {
       "outfits": {"elements": {"ref": "outfit"}}, "count": {"type": "uint8"},
       "names": {"values": {"type": "string"}}, "comment": {"ref": "comment"},
       "nick": {"type": "string", "nullable": true}, "extra": {},
       "part": {"discriminator": "kind", "mapping": {
         "label": {"properties": {"text": {"type": "string"}, "size": {"type": "int8"}}},
         "image": {"properties": {"source": {"type": "string"}, "size": {"type": "int8"}}}}}}}
    """#

  @Test(
    "What a schema declares as optional must be met",
    arguments: ExpressionCase.table(
      #"""
      data.outfits.map(o, o.id) → list of string
      data.outfits.map(o, o.price * 2.0) → list of double
      data.outfits.map(o, o.price * 2) → mismatched-types
      data.outfits.map(o, o.badge) → possibly-absent
      data.outfits.map(o, o.?badge.orValue("none")) → list of string
      data.outfits[0].id → possibly-absent
      data.outfits[?0].id.orValue("") → string
      data.outfits.map(o, o.prise) → unknown-field
      data.count + 1 → int
      data.names.ada → possibly-absent
      data.names.?ada.orValue("") → string
      data.names.map(k, k) → list of string
      data.nick + "" → possibly-null
      data.nick != null ? data.nick + "" : "" → string
      data.extra == 1 → bool
      data.extra + 1 → mismatched-types
      data.comment.replies[?0].replies[?0].text.orValue("") → string
      data.comment.replies.exists(r, size(r.replies) > 0) → bool
      data.part.kind → string
      data.part.size → int
      data.part.text → possibly-absent
      has(data.part.text) ? data.part.text : "" → string
      """#))
  func feed(_ row: ExpressionCase) {
    #expect(type(row.expression, Self.feed) == row.expected)
  }

  @Test("Numbers of the data have the declared type, however they are written")
  func numbers() {
    let schema = #"{"properties": {"d": {"type": "float64"}, "i": {"type": "int8"}}}"#
    let fixture = ExpressionFixture("data", json: #"{"d": 3, "i": 4.0}"#) { types, _ in
      let file = SourceFile(path: "s.jtd.json", text: schema)
      return types.type(of: DataType.read(file, id: FileID(0)).value)
    }
    for (text, expected) in [
      ("data.d / 2.0", "1.5"), ("data.i / 3", "1"), ("data.i + 1", "5"),
      ("data.d < data.i", "true"),
      ("string(data.d)", #""3""#), ("string(data.i)", #""4""#), ("data.d == 3.0", "true"),
    ] {
      #expect(fixture.evaluate(text).json == expected, "\(text)")
    }
  }

  @Test("A schema that is nested deeply does not overflow the stack")
  func depth() {
    let count = 2000
    let schema =
      String(repeating: #"{"elements": "#, count: count) + #"{"type": "string"}"#
      + String(repeating: "}", count: count)
    #expect(type("data", schema).hasPrefix("list of list of list"))
    #expect(type("size(data)", schema) == "int")
  }

  @Test("An expression in a text ends at its own brace")
  func substitutions() {
    for (text, end) in [
      ("name}!", 4), ("such-name}", 9), ("{'a': 1}.a} }", 10), ("'}' + \"}\"} }", 9), ("a", nil),
      ("'}", nil), ("{'a': 1}", nil), ("}", 0), ("r'\\'}", 4), ("'''}''' }", 8), ("", nil),
    ] as [(String, Int?)] {
      #expect(
        ExpressionSource("${" + text).endOfSubstitution(from: 2).map { $0 - 2 } == end, "\(text)")
    }
  }
}
