import Segue
import Testing

/// What people read about data that is not valid: the message, its place between 1️⃣ and 2️⃣, and the
/// fix.
struct WrongData: CustomTestStringConvertible {
  let schema: String
  let data: String
  let code: DiagnosticCode
  let message: String
  let fix: String?

  init(
    _ schema: String, _ data: String, _ code: DiagnosticCode, _ message: String, fix: String? = nil
  ) {
    self.schema = schema
    self.data = data
    self.code = code
    self.message = message
    self.fix = fix
  }

  var testDescription: String { message }
}

extension WrongData {
  static let all = [
    WrongData(
      #"{"type": "string"}"#, "1️⃣12️⃣", .wrongType, "the document takes a string, not a number",
      fix: #""1""#),
    WrongData(
      #"{"properties": {"price": {"type": "float64"}}}"#, #"{"price": 1️⃣"1.50"2️⃣}"#, .wrongType,
      #""price" takes a number, not a string"#, fix: "1.50"),
    WrongData(
      #"{"properties": {"price": {"type": "float64"}}}"#, #"{"price": 1️⃣"cheap"2️⃣}"#, .wrongType,
      #""price" takes a number, not a string"#),
    WrongData(
      #"{"properties": {"price": {"type": "float64"}}}"#, #"{"price": 1️⃣"1,50"2️⃣}"#, .wrongType,
      #""price" takes a number, not a string"#),
    WrongData(
      #"{"properties": {"count": {"type": "int8"}}}"#, #"{"count": 1️⃣"3"2️⃣}"#, .wrongType,
      #""count" takes a whole number, not a string"#, fix: "3"),
    WrongData(
      #"{"properties": {"count": {"type": "int8"}}}"#, #"{"count": 1️⃣"300"2️⃣}"#, .wrongType,
      #""count" takes a whole number, not a string"#),
    WrongData(
      #"{"properties": {"isNew": {"type": "boolean"}}}"#, #"{"isNew": 1️⃣"true"2️⃣}"#, .wrongType,
      #""isNew" takes true or false, not a string"#, fix: "true"),
    WrongData(
      #"{"properties": {"isNew": {"type": "boolean"}}}"#, #"{"isNew": 1️⃣12️⃣}"#, .wrongType,
      #""isNew" takes true or false, not a number"#),
    WrongData(
      #"{"properties": {"created": {"type": "timestamp"}}}"#, #"{"created": 1️⃣17140000002️⃣}"#,
      .wrongType, #""created" takes a date and time in a string, not a number"#),
    WrongData(
      #"{"values": {"type": "timestamp"}}"#, #"{"created": 1️⃣"2024-02-30T00:00:00Z"2️⃣}"#,
      .invalidValue,
      #""created" takes a date and time such as "2024-05-31T18:30:00Z", not "2024-02-30T00:00:00Z": "#
        + "the month has fewer days"),
    WrongData(
      #"{"elements": {"type": "int8"}}"#, "[1, 1️⃣3002️⃣]", .valueOutOfRange,
      "element [1] of the document takes a whole number from -128 to 127 (int8), not 300"),
    WrongData(
      #"{"properties": {"sizes": {"elements": {"type": "uint16"}}}}"#, #"{"sizes": [1️⃣-12️⃣]}"#,
      .valueOutOfRange,
      #""sizes[0]" takes a whole number from 0 to 65535 (uint16), not -1"#),
    WrongData(
      #"{"values": {"elements": {"elements": {"type": "uint32"}}}}"#, #"{"a": [[], [1, 1️⃣1.52️⃣]]}"#,
      .invalidValue, #""a[1][1]" takes a whole number (uint32), not 1.5"#),
    WrongData(
      #"{"type": "int8"}"#, "1️⃣1000000000000000000000000000000000000000000000000002️⃣",
      .valueOutOfRange,
      "the document takes a whole number from -128 to 127 (int8), not "
        + "1000000000000000000000000000000000000000…"),
    WrongData(
      #"{"properties": {"badge": {"enum": ["new", "sale"]}}}"#, #"{"badge": 1️⃣"nwe"2️⃣}"#,
      .invalidValue, #""badge" does not take "nwe"; did you mean "new"?"#, fix: #""new""#),
    WrongData(
      #"{"properties": {"badge": {"enum": ["new", "sale"]}}}"#, #"{"badge": 1️⃣"hot"2️⃣}"#,
      .invalidValue, #""badge" does not take "hot": there are "new" and "sale""#),
    WrongData(
      #"{"properties": {"badge": {"enum": ["new", "sale"]}}}"#, #"{"badge": 1️⃣null2️⃣}"#, .wrongType,
      #""badge" takes one of a few strings, not null"#),
    WrongData(
      #"{"properties": {"outfits": {"elements": {}}}}"#, #"{"outfits": 1️⃣{}2️⃣}"#, .wrongType,
      #""outfits" takes an array, not an object"#),
    WrongData(
      #"{"elements": {"properties": {}}}"#, "[{}, 1️⃣[1, 2]2️⃣]", .wrongType,
      "element [1] of the document takes an object, not an array"),
    WrongData(
      #"{"values": {"values": {}}}"#, #"{"a": 1️⃣null2️⃣}"#, .wrongType,
      #""a" takes an object, not null"#),
    WrongData(
      #"{"properties": {"title": {}}}"#, "1️⃣{}2️⃣", .missingKey,
      #"the document needs the property "title""#),
    WrongData(
      #"{"elements": {"properties": {"title": {}}}}"#, "[1️⃣{}2️⃣]", .missingKey,
      #"element [0] of the document needs the property "title""#),
    WrongData(
      #"{"properties": {"outfit": {"properties": {"title": {}}}}}"#, #"{"outfit": 1️⃣{}2️⃣}"#,
      .missingKey, #""outfit" needs the property "title""#),
    WrongData(
      #"{"properties": {"title": {}}}"#, #"{1️⃣"titel"2️⃣: 1}"#, .unknownKey,
      #"the document has no property "titel"; did you mean "title"?"#, fix: #""title""#),
    WrongData(
      #"{"optionalProperties": {"title": {}}}"#, #"{1️⃣"Title"2️⃣: 1}"#, .unknownKey,
      #"the document has no property "Title"; did you mean "title"?"#, fix: #""title""#),
    WrongData(
      #"{"properties": {"title": {}}}"#, #"{"title": 1, 1️⃣"titel"2️⃣: 1}"#, .unknownKey,
      #"the document has no property "titel": there is "title""#),
    WrongData(
      #"{"properties": {"ab": {"properties": {"title": {}}}}}"#,
      #"{"ab": {"title": 1, 1️⃣"price"2️⃣: 1}}"#, .unknownKey,
      #""ab" has no property "price": there is "title""#),
    WrongData(
      #"{"properties": {}}"#, #"{1️⃣"price"2️⃣: 1}"#, .unknownKey,
      #"the document has no property "price""#),
    WrongData(
      #"{"discriminator": "kind", "mapping": {"card": {"properties": {}}, "banner": {"properties": {}}}}"#,
      "1️⃣{}2️⃣", .missingKey,
      #"the document needs the property "kind", which says what it is: there are "card" and "banner""#
    ),
    WrongData(
      #"{"discriminator": "kind", "mapping": {"card": {"properties": {}}, "banner": {"properties": {}}}}"#,
      #"{"kind": 1️⃣"crad"2️⃣}"#, .invalidValue,
      #""kind" does not take "crad"; did you mean "card"?"#, fix: #""card""#),
    WrongData(
      #"{"discriminator": "kind", "mapping": {"card": {"properties": {}}}}"#,
      #"{"kind": 1️⃣12️⃣}"#, .wrongType, #""kind" takes a string, not a number"#),
    WrongData(
      #"{"discriminator": "kind", "mapping": {"card": {"properties": {}}}}"#,
      #"1️⃣"card"2️⃣"#, .wrongType, "the document takes an object, not a string"),
    WrongData(
      #"{"discriminator": "kind", "mapping": {"card": {"properties": {"id": {}}}}}"#,
      #"{"id": 1, 1️⃣"kidn"2️⃣: "card"}"#, .unknownKey,
      #"the document has no property "kidn"; did you mean "kind"?"#, fix: #""kind""#),
    WrongData(
      #"{"enum": ["a\"b\\c"]}"#, #"1️⃣"a\"b\\d"2️⃣"#, .invalidValue,
      #"the document does not take "a"b\d"; did you mean "a"b\c"?"#, fix: #""a\"b\\c""#),
  ]
}

@Suite("Diagnostics of data")
struct DataDiagnosticTests {
  @Test("The message names the value and the alternatives", arguments: WrongData.all)
  func message(_ test: WrongData) {
    let type = dataType(test.schema)
    let source = MarkedSource(test.data)
    let found = type.validate(source.file(), id: FileID(1)).diagnostics
    #expect(found.map(\.message) == [test.message])
    guard let diagnostic = found.first else { return }
    #expect(diagnostic.code == test.code)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.range == source.sourceRange(1, 2, in: FileID(1)))
    #expect(diagnostic.fix?.replacement == test.fix)
    #expect(diagnostic.fix.map { $0.range == diagnostic.range } ?? true)
    #expect(diagnostic.notes.map(\.message) == ["the type is declared here"])
  }

  @Test(
    "A fix leaves data that is valid",
    arguments: WrongData.all.filter { $0.fix != nil })
  func fix(_ test: WrongData) throws {
    let type = dataType(test.schema)
    let source = MarkedSource(test.data)
    var bytes = source.bytes
    bytes.replaceSubrange(source.range(1, 2), with: Array(try #require(test.fix).utf8))
    #expect(errors(String(decoding: bytes, as: UTF8.self), of: type) == [])
  }

  @Test(
    "A note points at the key or value of the schema that refuses the data",
    arguments: [
      (#"{"type": 1️⃣"string"2️⃣}"#, "1"),
      (#"{"elements": {"enum": 1️⃣["a"]2️⃣}}"#, "[1]"),
      (#"{1️⃣"elements"2️⃣: {}}"#, "1"),
      (#"{1️⃣"values"2️⃣: {}}"#, "1"),
      (#"{"properties": {"a": {1️⃣"properties"2️⃣: {}}}}"#, #"{"a": 1}"#),
      (#"{"properties": {"a": {"type": 1️⃣"int8"2️⃣}}}"#, "{}"),
      (#"{"properties": {"a": 1️⃣{}2️⃣}}"#, "{}"),
      (#"{"definitions": {"a": {"type": 1️⃣"int8"2️⃣}}, "elements": {"ref": "a"}}"#, #"["x"]"#),
      (#"{1️⃣"discriminator"2️⃣: "t", "mapping": {}}"#, #"{"t": "a"}"#),
      (#"{"nullable": true, 1️⃣"elements"2️⃣: {}}"#, "1"),
    ])
  func note(_ schema: String, _ data: String) {
    let source = MarkedSource(schema)
    let type = DataType.read(source.file(), id: FileID(0)).value
    let found = type.validate(SourceFile(path: "", text: data), id: FileID(1)).diagnostics
    #expect(found.flatMap { $0.notes.map(\.range) } == [source.sourceRange(1, 2)])
  }

  @Test("A property that is misspelt and thus missing is two errors, but one diagnostic")
  func misspelt() {
    let type = dataType(#"{"properties": {"title": {}, "price": {}}}"#)
    let found = type.validate(
      SourceFile(path: "", text: #"{"titel": 1, "prise": 2}"#), id: FileID(1))
    #expect(found.value.count == 4)
    #expect(found.diagnostics.map(\.code) == [.unknownKey, .unknownKey])
  }

  @Test("One misspelt property does not stand for two that are missing")
  func misspeltOnce() {
    let type = dataType(#"{"properties": {"title1": {}, "title2": {}}}"#)
    let found = type.validate(SourceFile(path: "", text: #"{"title": 1}"#), id: FileID(1))
    #expect(found.value.count == 3)
    #expect(found.diagnostics.map(\.code) == [.unknownKey, .missingKey])
  }

  @Test("Duplicate keys are reported, and each of their values is validated")
  func duplicates() {
    let type = dataType(#"{"properties": {"a": {"type": "int8"}}}"#)
    let source = MarkedSource(#"{"a": 1, 1️⃣"a"2️⃣: "x"}"#)
    let found = type.validate(source.file(), id: FileID(1))
    #expect(found.value == [DataError(instancePath: "/a", schemaPath: "/properties/a/type")])
    #expect(Set(found.diagnostics.map(\.code)) == [.duplicateKey, .wrongType])
    #expect(
      found.diagnostics.first { $0.code == .duplicateKey }?.range.byteRange == source.range(1, 2))
  }

  @Test("A required property twice does not stand for another one")
  func duplicateRequired() {
    let type = dataType(#"{"properties": {"a": {}, "b": {}}}"#)
    let found = type.validate(SourceFile(path: "", text: #"{"a": 1, "a": 2}"#), id: FileID(1))
    #expect(found.value == [DataError(instancePath: "", schemaPath: "/properties/b")])
    #expect(Set(found.diagnostics.map(\.code)) == [.duplicateKey, .missingKey])
  }

  @Test("Of duplicate tags, the first selects the mapping")
  func duplicateTags() {
    let type = dataType(
      #"{"discriminator": "t", "mapping": {"a": {"properties": {}}, "b": {"properties": {"x": {}}}}}"#
    )
    let found = type.validate(SourceFile(path: "", text: #"{"t": "a", "t": "b"}"#), id: FileID(1))
    #expect(found.value == [])
    #expect(found.diagnostics.map(\.code) == [.duplicateKey])
  }

  @Test(
    "What is not JSON is reported alone", arguments: ["", "{", "[1,", "{\"a\": }", "tru", "\u{0}"])
  func broken(_ text: String) {
    let found = dataType(#"{"type": "string"}"#).validate(
      SourceFile(path: "", text: text), id: FileID(1))
    #expect(found.value == [])
    #expect(found.hasErrors)
    #expect(!found.diagnostics.contains { $0.code == .wrongType })
  }

  @Test("A key that is not JSON is reported alone, since it may be the missing one")
  func unreadKeys() {
    let type = dataType(#"{"properties": {"title": {}}}"#)
    for text in ["{title: 1}", "{'title': 1}"] {
      let found = type.validate(SourceFile(path: "", text: text), id: FileID(1))
      #expect(found.value == [])
      #expect(found.diagnostics.count == 1)
    }
  }

  @Test("A lone surrogate is U+FFFD, in names of the schema and of the data")
  func loneSurrogates() {
    let schema = SourceFile(path: "", text: #"{"properties": {"\ud800": {"type": "int8"}}}"#)
    let read = DataType.read(schema, id: FileID(0))
    #expect(read.diagnostics.map(\.code) == [.loneSurrogate])
    let found = read.value.validate(
      SourceFile(path: "", text: #"{"\udfff": "x"}"#), id: FileID(1))
    #expect(
      found.value
        == [DataError(instancePath: "/\u{FFFD}", schemaPath: "/properties/\u{FFFD}/type")])
    #expect(Set(found.diagnostics.map(\.code)) == [.loneSurrogate, .wrongType])
  }

  @Test("An escaped key is the same as the plain one, among few and among many properties")
  func escapedKeys() {
    for count in [1, 20] {
      let names = (0..<count).map { "name\($0)" }
      let properties = names.map { #""\#($0)": {"type": "int8"}"# }.joined(separator: ",")
      let type = dataType("{\"properties\": {\(properties)}}")
      let data = names.map { #""\u006E\#($0.dropFirst())": 1"# }.joined(separator: ",")
      #expect(errors("{\(data)}", of: type) == [])
    }
  }
}
