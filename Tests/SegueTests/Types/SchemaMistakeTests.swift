import Segue
import Testing

@Suite("RFC 8927 §2: what makes a schema wrong")
struct SchemaMistakeTests {
  @Test(
    "One mistake is one error, where the text must change",
    arguments: WrongSchema.all)
  func mistakes(_ test: WrongSchema) {
    let source = MarkedSource(test.text)
    let read = DataType.read(source.file(), id: FileID(0))
    let list = read.diagnostics.map { "\($0.code.rawValue) \($0.range.byteRange): \($0.message)" }
    #expect(read.diagnostics.count == 1, "\(list)")
    guard let diagnostic = read.diagnostics.first else { return }
    #expect(diagnostic.code == test.code, "\(list)")
    #expect(diagnostic.severity == .error)
    let end = source.all(2).isEmpty ? nil : 2
    #expect(diagnostic.range.byteRange == source.range(1, end), "\(list)")
    #expect(diagnostic.fix?.replacement == test.fix, "\(list)")
  }

  @Test(
    "A fix leaves no mistake",
    arguments: [
      #"{"elements": "string"}"#, #"{"elemnts": {}}"#, #"{"type": "integer"}"#,
      #"{"definitions": {"outfit": {}}, "ref": "outfits"}"#, #"{"additionalProperties": true}"#,
      #"{"definitions": {"a\"b": {}}, "ref": "a\"c"}"#,
    ])
  func fixes(_ text: String) throws {
    let read = DataType.read(SourceFile(path: "", text: text), id: FileID(0))
    let fix = try #require(read.diagnostics.first?.fix)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fix.range.byteRange, with: Array(fix.replacement.utf8))
    #expect(
      DataType.read(SourceFile(path: "", bytes: bytes), id: FileID(0)).diagnostics.map(\.message)
        == [])
  }

  @Test("All mistakes of a file are reported at once")
  func all() {
    let source = MarkedSource(
      #"""
      {"definitions": {"a": {"type": "strin"}, "b": {"enum": []}},
       "properties": {"p": {"ref": "c"}, "q": {"elements": {"nullable": 1}}, "r": []},
       "optionalProperties": {"p": {"valuess": {"type": 1}}},
       "colour": 1}
      """#)
    let codes = DataType.read(source.file(), id: FileID(0)).diagnostics.map(\.code.rawValue)
    #expect(
      codes.sorted() == [
        "duplicate-property", "invalid-value", "invalid-value", "unknown-key", "unknown-key",
        "unknown-type", "wrong-type", "wrong-type", "wrong-type",
      ])
  }

  @Test("A schema with a mistake accepts any data, so that the mistake is reported once")
  func acceptsAnything() {
    let text = #"{"properties": {"a": {"type": "x"}, "b": {"ref": "none"}, "c": {"enum": []}}}"#
    let type = DataType.read(SourceFile(path: "", text: text), id: FileID(0)).value
    #expect(errors(#"{"a": 1, "b": null, "c": {}}"#, of: type) == [])
  }

  @Test("Problems beyond the limit are not reported")
  func limit() {
    let keys = (0..<50).map { #""k\#($0)": 1"# }.joined(separator: ",")
    let read = DataType.read(
      SourceFile(path: "", text: #"{"properties": {\#(keys)}}"#), id: FileID(0),
      limits: [.problems: 10])
    #expect(read.diagnostics.count == 11)
    #expect(read.diagnostics.last?.code == .tooManyProblems)
  }

  @Test(
    "Correct schemas have no diagnostics",
    arguments: [
      "{}", #"{"metadata": {}}"#, #"{"metadata": {"anything": [null, {"type": 1}]}}"#,
      #"{"nullable": false}"#, #"{"definitions": {}}"#, #"{"properties": {}}"#,
      #"{"optionalProperties": {}}"#, #"{"properties": {}, "optionalProperties": {}}"#,
      #"{"optionalProperties": {}, "additionalProperties": false}"#,
      #"{"discriminator": "t", "mapping": {}}"#, #"{"mapping": {}, "discriminator": ""}"#,
      #"{"discriminator": "t", "mapping": {"": {"optionalProperties": {"u": {}}}}}"#,
      #"{"definitions": {"a": {"elements": {"ref": "a"}}}, "ref": "a"}"#,
      #"{"definitions": {"a": {"properties": {"a": {"ref": "a"}}}}}"#,
      #"{"definitions": {"type": {"type": "type"}}}"#.replacing("\"type\"}}}", with: "\"int8\"}}}"),
      #"{"properties": {"definitions": {"type": "string"}, "ref": {}}}"#,
      #"{"enum": ["a", "A", "e\u0301", "\u00e9"]}"#, #"{"t\u0079pe": "string"}"#,
    ])
  func correct(_ text: String) { _ = dataType(text) }
}
