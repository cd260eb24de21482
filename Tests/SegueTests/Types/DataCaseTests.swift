import Segue
import Testing

@Suite("RFC 8927 §3.3: the errors of data")
struct DataCaseTests {
  @Test("All cases are read") func count() {
    #expect(DataCase.all.count >= 235)
    #expect(Set(DataCase.all.map(\.idea)).count == DataCase.all.count)
  }

  @Test("The errors are those of the specification", arguments: DataCase.all)
  func errorPairs(_ test: DataCase) {
    let type = dataType(test.schema)
    #expect(errors(test.data, of: type) == test.errors.sorted { "\($0)" < "\($1)" })
  }

  /// §3.3.3, table 2 and 3. A column is a kind of data, and `x` is what the type accepts.
  @Test(
    "Each type accepts one kind of value",
    arguments: [
      //          null true 1 1.5 "a" timestamp [] {}
      ("boolean", ". x . . . . . ."),
      ("string", " . . . . x x . ."),
      ("timestamp", ". . . . . x . ."),
      ("float32", ". . x x . . . ."),
      ("float64", ". . x x . . . ."),
      ("int8", "   . . x . . . . ."),
      ("uint8", "  . . x . . . . ."),
      ("int16", "  . . x . . . . ."),
      ("uint16", " . . x . . . . ."),
      ("int32", "  . . x . . . . ."),
      ("uint32", " . . x . . . . ."),
    ])
  func kinds(_ name: String, _ accepted: String) {
    let type = dataType(#"{"type": "\#(name)"}"#)
    let values = ["null", "true", "1", "1.5", #""a""#, #""2024-05-31T18:30:00Z""#, "[]", "{}"]
    let marks = accepted.filter { $0 != " " }
    #expect(marks.count == values.count)
    for (value, mark) in zip(values, marks) {
      #expect(errors(value, of: type) == (mark == "x" ? [] : [["", "/type"]]), "\(value)")
    }
  }

  @Test("Every JSON value belongs to the empty form, at any depth")
  func anything() {
    let type = dataType("{}")
    for test in DataCase.all { #expect(errors(test.data, of: type) == []) }
  }

  @Test("Data in an array has the same errors, one step further in", arguments: DataCase.all)
  func inArray(_ test: DataCase) {
    // Definitions belong into the outermost schema.
    guard !test.schema.contains("definitions") else { return }
    let type = dataType(#"{"elements": \#(test.schema)}"#)
    let expected = test.errors.map { ["/1\($0[0])", "/elements\($0[1])"] }
    #expect(
      errors("[\(test.data)]", of: type).map { ["/1\($0[0].dropFirst(2))", $0[1]] }
        == expected.sorted { "\($0)" < "\($1)" })
  }

  @Test("With a limit, the errors are the first of all", arguments: DataCase.all)
  func limits(_ test: DataCase) {
    let type = dataType(test.schema)
    let data = SourceFile(path: "data.json", text: test.data)
    let all = type.validate(data, id: FileID(1)).value
    for limit in 0...all.count {
      let found = type.validate(data, id: FileID(1), limits: [.problems: limit])
      #expect(found.value == Array(all.prefix(limit)))
      #expect(
        found.diagnostics.contains { $0.code == .tooManyProblems } == (limit < all.count))
    }
  }

  @Test("A definition has the same errors as the schema itself", arguments: DataCase.all)
  func inDefinition(_ test: DataCase) {
    guard !test.schema.contains("definitions") else { return }
    let type = dataType(#"{"definitions": {"d": \#(test.schema)}, "ref": "d"}"#)
    let expected = test.errors.map { [$0[0], "/definitions/d\($0[1])"] }
    #expect(errors(test.data, of: type) == expected.sorted { "\($0)" < "\($1)" })
  }

  @Test("A nullable schema differs for null alone", arguments: DataCase.all)
  func nullable(_ test: DataCase) {
    guard !test.schema.contains("nullable"), test.schema != "{}" else { return }
    let type = dataType(#"{"nullable": true, \#(test.schema.dropFirst())"#)
    let expected = test.data == "null" ? [] : test.errors
    #expect(errors(test.data, of: type) == expected.sorted { "\($0)" < "\($1)" })
    #expect(errors("null", of: type) == [])
  }

  @Test("The order of an object's members does not matter", arguments: DataCase.all)
  func order(_ test: DataCase) {
    let document = parseJSON(SourceFile(path: "", text: test.data), id: FileID(1)).document
    guard document.kind(document.root) == .object else { return }
    let bytes = Array(test.data.utf8)
    let members = document.elements(document.root).map { value in
      let start = document.range(document.key(ofMember: value)).lowerBound
      return String(decoding: bytes[start..<document.range(value).upperBound], as: UTF8.self)
    }
    let type = dataType(test.schema)
    #expect(
      errors("{\(members.reversed().joined(separator: ","))}", of: type)
        == errors(test.data, of: type))
  }
}
