import Segue
import Testing

/// Input that is written to take long, to fill the memory or to end the process.
@Suite("Hostile schemas and data")
struct HostileTypeTests {
  private func nested(_ opening: String, _ inner: String, _ closing: String, _ depth: Int) -> String
  {
    String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
  }

  @Test("Schemas and data that are nested as deep as JSON may be", arguments: [1000, 4094])
  func depth(_ depth: Int) {
    let type = dataType(nested(#"{"elements":"#, #"{"type":"int8"}"#, "}", depth))
    #expect(type.count == depth + 1)
    #expect(errors(nested("[", "1", "]", depth), of: type) == [])
    let found = errors(nested("[", #""x""#, "]", depth), of: type)
    #expect(found.count == 1)
    #expect(found.first?[0] == String(repeating: "/0", count: depth))
    #expect(found.first?[1] == String(repeating: "/elements", count: depth) + "/type")
  }

  @Test("Properties and values in each other, 1,000 deep")
  func deepObjects() {
    let type = dataType(
      nested(#"{"properties":{"a":{"values":"#, #"{"enum":["x"]}"#, "}}}", 1000))
    #expect(errors(nested(#"{"a":{"k":"#, #""x""#, "}}", 1000), of: type) == [])
    #expect(errors(nested(#"{"a":{"k":"#, #""y""#, "}}", 1000), of: type).count == 1)
  }

  @Test("Deeper JSON is reported by the parser")
  func tooDeep() {
    let schema = nested(#"{"elements":"#, "{}", "}", 100_000)
    let read = DataType.read(SourceFile(path: "", text: schema), id: FileID(0))
    #expect(read.diagnostics.map(\.code) == [.jsonTooDeep])
    let data = nested("[", "", "]", 100_000)
    let found = dataType("{}").validate(SourceFile(path: "", text: data), id: FileID(1))
    #expect(found.diagnostics.map(\.code) == [.jsonTooDeep])
  }

  @Test("A type that contains itself, on data of the greatest depth")
  func recursion() {
    let type = dataType(
      #"{"definitions": {"a": {"elements": {"ref": "b"}}, "b": {"ref": "c"}, "c": {"ref": "a"}}, "ref": "a"}"#
    )
    #expect(errors(nested("[", "", "]", 4096), of: type) == [])
    #expect(errors(nested("[", "0", "]", 4095), of: type).count == 1)
  }

  @Test("A type that no data has: each object must contain another one")
  func infiniteData() {
    let type = dataType(#"{"definitions": {"a": {"properties": {"a": {"ref": "a"}}}}, "ref": "a"}"#)
    let depth = 2000
    #expect(
      errors(nested(#"{"a":"#, "{}", "}", depth), of: type)
        == [[String(repeating: "/a", count: depth), "/definitions/a/properties/a"]])
  }

  @Test("A chain of 50,000 references, forwards and backwards, and one circle of as many")
  func chains() {
    let count = 50_000
    func schema(_ target: (Int) -> Int, end: String) -> String {
      let refs = (0..<count).map { #""\#($0)":{"ref":"\#(target($0))"}"# }.joined(separator: ",")
      return #"{"definitions":{\#(refs),"\#(count)":\#(end),"-1":\#(end)},"ref":"7"}"#
    }
    for step in [1, -1] {
      let type = dataType(schema({ $0 + step }, end: #"{"type":"int8"}"#))
      #expect(
        errors("true", of: type) == [["", "/definitions/\(step > 0 ? "\(count)" : "-1")/type"]])
    }
    let circle = schema({ ($0 + 1) % count }, end: "{}")
    let read = DataType.read(SourceFile(path: "", text: circle), id: FileID(0))
    #expect(read.diagnostics.map(\.code) == [.endlessType])
    #expect(read.diagnostics.first.map { $0.notes.count <= 16 } ?? false)
  }

  @Test("Many properties, in order, backwards and missing")
  func properties() {
    let count = tries(100_000, withoutOptimisation: 20_000)
    let schema = (0..<count).map { #""p\#($0)":{}"# }.joined(separator: ",")
    let type = dataType(#"{"properties":{\#(schema)}}"#)
    let members = (0..<count).map { #""p\#($0)":0"# }
    #expect(errors("{\(members.joined(separator: ","))}", of: type) == [])
    #expect(errors("{\(members.reversed().joined(separator: ","))}", of: type) == [])
    let found = type.validate(SourceFile(path: "", text: "[{}]"), id: FileID(1))
    #expect(found.value.count == 1)
    let missing = type.validate(SourceFile(path: "", text: "{}"), id: FileID(1))
    #expect(missing.value.count == 10_000)
    #expect(missing.diagnostics.last?.code == .tooManyProblems)
    let others = (0..<count).map { #""q\#($0)":0"# }.joined(separator: ",")
    let other = type.validate(SourceFile(path: "", text: "{\(others)}"), id: FileID(1))
    #expect(other.value.count == 10_000)
  }

  @Test("Many objects that lack many properties have as many errors as are reported")
  func emptyObjects() {
    let schema = (0..<20_000).map { #""p\#($0)":{}"# }.joined(separator: ",")
    let type = dataType(#"{"elements":{"properties":{\#(schema)}}}"#)
    let data = "[" + String(repeating: "{},", count: 50_000) + "{}]"
    #expect(
      type.validate(SourceFile(path: "", text: data), id: FileID(1)).value.count == 10_000)
  }

  @Test("10,000 wrong values of an enum with 20,000 values")
  func enums() {
    let values = (0..<20_000).map { #""value \#($0)""# }.joined(separator: ",")
    let type = dataType(#"{"elements":{"enum":[\#(values)]}}"#)
    #expect(errors("[\(values)]", of: type) == [])
    let wrong = (0..<10_000).map { #""valve \#($0)""# }.joined(separator: ",")
    let found = type.validate(SourceFile(path: "", text: "[\(wrong)]"), id: FileID(1))
    #expect(found.value.count == 10_000)
    #expect(
      found.diagnostics.first?.message
        == #"element [0] of the document does not take "valve 0"; did you mean "value 0"?"#)
  }

  @Test("Validation ends with the errors that may be reported")
  func limit() {
    let type = dataType(#"{"elements":{"type":"string"}}"#)
    let data = "[" + String(repeating: "0,", count: 100_000) + "0]"
    for limit in [0, 1, 10, 100] {
      let found = type.validate(
        SourceFile(path: "", text: data), id: FileID(1), limits: [.problems: limit])
      #expect(found.value.count == limit)
      #expect(found.diagnostics.count == limit + 1)
      #expect(found.diagnostics.last?.code == .tooManyProblems)
    }
    let exact = type.validate(
      SourceFile(path: "", text: "[1,2,3]"), id: FileID(1), limits: [.problems: 3])
    #expect(exact.value.count == 3 && exact.diagnostics.count == 3)
  }

  @Test(
    "Additional properties that were found before the limit are reported",
    arguments: [
      (#"{"x": 1, "a": ["p", "q", "r"]}"#, 2), (#"{"x": 1, "a": true}"#, 1),
    ])
  func limitInsideObject(_ data: String, _ limit: Int) {
    let type = dataType(#"{"properties":{"a":{"elements":{"type":"int8"}}}}"#)
    let found = type.validate(
      SourceFile(path: "", text: data), id: FileID(1), limits: [.problems: limit])
    #expect(found.value.count == limit)
    #expect(found.diagnostics.contains { $0.code == .unknownKey })
    #expect(found.diagnostics.count == limit + 1)
    #expect(found.diagnostics.contains { $0.code == .tooManyProblems })
  }

  @Test("The paths of errors inside a long key do not fill the memory")
  func longPaths() {
    let type = dataType(#"{"values":{"elements":{"type":"int8"}}}"#)
    let key = String(repeating: "k", count: 100_000)
    let data = "{\"\(key)\":[" + String(repeating: "true,", count: 9_000) + "true]}"
    let found = type.validate(
      SourceFile(path: "", text: data), id: FileID(1), limits: [.answerBytes: 1_000_000])
    #expect(found.value.count == 9)
    #expect(found.diagnostics.last?.code == .tooManyProblems)
    #expect(found.diagnostics.allSatisfy { $0.message.utf8.count < 1000 })
  }

  @Test("Duplicate keys, 10,000 times")
  func duplicateKeys() {
    let type = dataType(#"{"properties":{"a":{"type":"int8"}}}"#)
    let data = "{" + String(repeating: "\"a\":1,", count: 9_999) + "\"a\":1}"
    let found = type.validate(SourceFile(path: "", text: data), id: FileID(1))
    #expect(found.value == [])
    #expect(Set(found.diagnostics.map(\.code)) == [.duplicateKey])
    let schema = "{\"properties\":\(data.replacing(":1", with: ":{}"))}"
    let read = DataType.read(SourceFile(path: "", text: schema), id: FileID(0))
    #expect(Set(read.diagnostics.map(\.code)) == [.duplicateKey])
  }

  @Test("Very many values")
  func manyValues() {
    let type = dataType(#"{"elements":{"type":"uint8"}}"#)
    let data =
      "[" + String(repeating: "0,", count: tries(999_999, withoutOptimisation: 99_999)) + "255]"
    #expect(errors(data, of: type) == [])
  }

  @Test("A schema of every prefix of a schema, and of every byte left out")
  func damaged() {
    let text = Array(
      #"{"definitions":{"a":{"enum":["x"]}},"discriminator":"t","mapping":{"m":{"properties":{"p":{"ref":"a","metadata":{"maxLength":1,"samples":["x"]}}},"optionalProperties":{"q":{"elements":{"type":"int8"}}},"additionalProperties":false}},"nullable":true}"#
        .utf8)
    let data = SourceFile(path: "", text: #"{"t":"m","p":"x","q":[1,2,"3"],"r":null}"#)
    for place in text.indices {
      for damaged in [Array(text[..<place]), Array(text[..<place] + text[(place + 1)...])] {
        let read = DataType.read(SourceFile(path: "", bytes: damaged), id: FileID(0))
        _ = read.value.validate(data, id: FileID(1))
      }
    }
  }
}
