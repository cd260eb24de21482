import Segue
import Testing

/// The expected values are worked out by hand from RFC 8259.
@Suite("JSON documents")
struct JSONDocumentTests {
  private func parse(_ text: String) -> JSONDocument {
    parseJSON(SourceFile(path: "a.json", text: text), id: FileID(0)).document
  }

  @Test("Values and keys are in document order, each with its bytes")
  func order() {
    let text = #" {"a": [1, true], "b": {"c": null}, "d": "x"} "#
    let document = parse(text)
    let slices = (0..<document.end(document.root)).map { id in
      String(decoding: Array(text.utf8)[document.range(id).byteRange], as: UTF8.self)
    }
    #expect(
      slices == [
        #"{"a": [1, true], "b": {"c": null}, "d": "x"}"#, #""a""#, "[1, true]", "1", "true",
        #""b""#, #"{"c": null}"#, #""c""#, "null", #""d""#, #""x""#,
      ])
    let values = Array(document.elements(document.root))
    #expect(values == [2, 6, 10])
    #expect(values.map { document.string(document.key(ofMember: $0)) } == ["a", "b", "d"])
    #expect(values.map { document.end($0) } == [5, 9, 11])
    #expect(Array(document.elements(2)) == [3, 4])
    #expect(Array(document.elements(3)).isEmpty)
    #expect(document.member("d", of: 0) == 10)
    #expect(document.member("c", of: 0) == nil)
    #expect(document.member("a", of: 2) == nil)
  }

  @Test("A duplicate member resolves to the first one, and keys are compared unescaped")
  func members() {
    let document = parse(#"{"\u0061": 1, "a": 2}"#)
    #expect(document.member("a", of: 0).flatMap { document.number($0) } == 1)
  }

  @Test(
    "Escapes in strings are resolved",
    arguments: [
      (#""""#, ""), (#""abc""#, "abc"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u65E5""#, "Aé日"), (#""\uD83D\uDE00!""#, "😀!"), (#""\u0000""#, "\u{0}"),
      (#""a\uD83Db""#, "a\u{FFFD}b"), (#""\uDE00""#, "\u{FFFD}"), (#""\uD83D\u0041""#, "\u{FFFD}A"),
      (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"), (#""\\u0041""#, "\\u0041"),
      (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), ("\"日😀\"", "日😀"),
    ])
  func strings(text: String, value: String) {
    let string = parse(text).string(0)
    #expect(string.map { Array($0.unicodeScalars) } == Array(value.unicodeScalars))
  }

  @Test(
    "Numbers are the nearest doubles and keep their text",
    arguments: [
      ("0", 0), ("-0", -0.0), ("12", 12), ("999999999999999", 999_999_999_999_999),
      ("9007199254740993", 9_007_199_254_740_992), ("0.1", 0.1), ("-1.5e3", -1500), ("1E-2", 0.01),
      ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0),
      ("5e-324", .leastNonzeroMagnitude),
      ("1.7976931348623157e308", 1.7976931348623157e308),
      ("123456789012345678", 123456789012345680),
    ] as [(String, Double)])
  func numbers(text: String, value: Double) {
    let document = parse(text)
    #expect(document.number(0)?.bitPattern == value.bitPattern)
    #expect(document.numberText(0) == text)
  }

  @Test("A number of many digits is read")
  func longNumber() {
    let digits = String(repeating: "7", count: 20_000)
    #expect(parse(digits).number(0) == .infinity)
    #expect(parse("0.\(digits)").number(0) == 7.0 / 9)
  }

  @Test("An accessor for another type returns nil")
  func otherKinds() {
    let document = parse(#"[null, true, 1, "a", [], {}]"#)
    let elements = Array(document.elements(0))
    #expect(
      elements.map { document.kind($0) } == [.null, .true, .number, .string, .array, .object])
    #expect(elements.map { document.bool($0) } == [nil, true, nil, nil, nil, nil])
    #expect(elements.map { document.number($0) } == [nil, nil, 1, nil, nil, nil])
    #expect(elements.map { document.string($0) } == [nil, nil, nil, "a", nil, nil])
    #expect(elements.map { document.numberText($0) } == [nil, nil, "1", nil, nil, nil])
  }

  @Test("A byte order mark belongs to no value")
  func byteOrderMark() {
    #expect(parse("\u{FEFF}[1]").range(0).byteRange == 3..<6)
  }

  /// Later stages walk the tree of a broken text too, if the tree is sound.
  @Test(
    "A broken text has a well-formed tree",
    arguments: [
      "", "[", "{", #"{"a""#, #"{"a":"#, #"{"a" 1"#, #"{"a": 1,"#, #"{"a": {"b": ["#, "[1,",
      "[tru, 'x'",
      #"{a: 1, 'b': 2, "c" 3 "d": 4,}"#, #"["abc"#, #"["\u12", "\x"#, "[1}", #"{"a"]"#, "{]",
      "\u{FEFF}",
    ])
  func broken(text: String) {
    expectWellFormed(parse(text), length: text.utf8.count)
  }
}

/// Checks the invariants of the tree of arbitrary bytes.
func expectWellFormed(_ document: JSONDocument, length: Int) {
  let count = document.end(document.root)
  #expect(count >= 1)
  // Every value has at least one byte, except for missing values.
  #expect(count.index <= length + 1)
  for id in 0..<count {
    let range = document.range(id)
    #expect(range.lowerBound >= 0 && range.upperBound <= length)
    #expect(document.end(id) > id && document.end(id) <= count)
    var next = id.next
    for value in document.elements(id) {
      let isMember = document.kind(id) == .object
      if isMember {
        let key = document.key(ofMember: value)
        #expect(key == next && document.end(key) == value)
        #expect(document.kind(key) == .string || document.kind(key) == .invalid)
      } else {
        #expect(value == next)
      }
      let inner = document.range(value)
      #expect(inner.lowerBound >= range.lowerBound && inner.upperBound <= range.upperBound)
      next = document.end(value)
    }
    // The children fill the container.
    #expect(next == document.end(id))
    _ = document.string(id)
    _ = document.number(id)
    _ = document.hasLoneSurrogate(id)
  }
}
