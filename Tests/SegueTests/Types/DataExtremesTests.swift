import Segue
import Testing

/// The documents that are made from a type. All expected texts are derived by hand.
@Suite("Extreme data")
struct DataExtremesTests {
  /// The type of the feed, as screens declare it, with shorter limits.
  private static let feed = #"""
    {"definitions": {"outfit": {"properties": {
        "id": {"type": "string"}, "picture": {"type": "string", "metadata": {"maxLength": 8}},
        "title": {"type": "string", "metadata": {"maxLength": 12, "samples": ["Linen", "Wintercoat"]}},
        "price": {"type": "float64"}}, "optionalProperties": {"badge": {"enum": ["new", "sale"]}}}},
     "properties": {
        "greeting": {"type": "string", "metadata": {"maxLength": 20}},
        "outfits": {"elements": {"ref": "outfit"}, "metadata": {"atMost": 4}}}}
    """#

  @Test("The data of a feed")
  func feed() {
    func outfit(_ id: String, _ picture: String, _ title: String, _ price: String = "1") -> String {
      #"{"id":"\#(id)","picture":"\#(picture)","title":"\#(title)","price":\#(price),"badge":"new"}"#
    }
    func feed(_ greeting: String, _ outfits: String...) -> String {
      #"{"greeting":"\#(greeting)","outfits":[\#(outfits.joined(separator: ","))]}"#
    }
    let typical = feed(
      "Greeting", outfit("id-1", "Picture", "Linen"), outfit("id-2", "Picture", "Wintercoat"),
      outfit("id-3", "Picture", "Linen"))
    let expected = [
      ("typical", typical),
      ("shortest", feed("", outfit("1", "", "Linen", "0"))),
      (
        "longest",
        feed(
          "Morning light falls.",
          outfit("id-1", "Morning.", "Morning ligh", "1234567.89"),
          outfit("id-2", "Light fa", "Light falls.", "1234567.89"),
          outfit("id-3", "Falls ac", "Falls across", "1234567.89"),
          outfit("id-4", "Across s", "Across seven", "1234567.89"))
      ),
      ("empty", feed("Greeting")),
      (
        "most",
        feed(
          "Greeting", outfit("id-1", "Picture", "Linen"), outfit("id-2", "Picture", "Wintercoat"),
          outfit("id-3", "Picture", "Linen"), outfit("id-4", "Picture", "Wintercoat"))
      ),
      (
        "long-word",
        feed(
          "Rindfleischetikettie", outfit("id-1", "Rindflei", "Rindfleische"),
          outfit("id-2", "Indfleis", "Indfleischet"), outfit("id-3", "Ndfleisc", "Ndfleischeti"))
      ),
      (
        "right-to-left",
        feed(
          "كل صباح نعرض لكم أجم", outfit("id-1", "كل صباح", "كل صباح نعرض"),
          outfit("id-2", "בכל בוקר", "בכל בוקר אנו"), outfit("id-3", "صباح نعر", "صباح نعرض لك"))
      ),
      ("absent", typical.replacing(#","badge":"new""#, with: "")),
      ("outfits.badge sale", typical.replacing(#""new""#, with: #""sale""#)),
    ]
    let found = extremes(Self.feed)
    #expect(found.map(\.name) == expected.map(\.0))
    for (extreme, expected) in zip(found, expected) {
      #expect(extreme.text == expected.1, "\(extreme.name)")
    }
  }

  // MARK: Values

  @Test(
    "Numbers, Booleans, timestamps and enums",
    arguments: [
      (#""type": "boolean""#, "true", "false", "true"),
      (#""type": "int8""#, "1", "0", "127"), (#""type": "uint8""#, "1", "0", "255"),
      (#""type": "int16""#, "1", "0", "32767"), (#""type": "uint16""#, "1", "0", "65535"),
      (#""type": "int32""#, "1", "0", "2147483647"), (#""type": "uint32""#, "1", "0", "4294967295"),
      (#""type": "float32""#, "1", "0", "1234567.89"),
      (#""type": "float64""#, "1", "0", "1234567.89"),
      (#""type": "float64", "metadata": {"samples": [9.90, 12]}"#, "9.90", "0", "1234567.89"),
      (#""type": "int8", "metadata": {"samples": [-3]}"#, "-3", "0", "127"),
      (
        #""type": "timestamp""#, #""2026-01-01T00:00:00Z""#, #""2026-01-01T00:00:00Z""#,
        #""2026-01-01T00:00:00Z""#
      ),
      (
        #""type": "timestamp", "metadata": {"samples": ["2024-05-31T18:30:00Z"]}"#,
        #""2024-05-31T18:30:00Z""#, #""2024-05-31T18:30:00Z""#, #""2024-05-31T18:30:00Z""#
      ),
      (#""enum": ["b", "a"]"#, #""b""#, #""b""#, #""b""#),
      (#""enum": ["b", "a"], "metadata": {"samples": ["a"]}"#, #""a""#, #""a""#, #""a""#),
    ])
  func scalars(_ schema: String, _ typical: String, _ shortest: String, _ longest: String) {
    let found = extremes("{\"properties\":{\"x\":{\(schema)}}}")
    func text(_ name: String) -> String? { found.first { $0.name == name }?.text }
    #expect(text("typical") == #"{"x":\#(typical)}"#)
    #expect(text("shortest") ?? text("typical") == #"{"x":\#(shortest)}"#)
    #expect(text("longest") ?? text("typical") == #"{"x":\#(longest)}"#)
  }

  @Test(
    "A string has as many characters as its schema allows",
    arguments: [0, 1, 2, 7, 40, 41, 500, 9_999, 10_000, 10_001, 2_147_483_647])
  func lengths(_ most: Int) throws {
    let found = extremes(#"{"type": "string", "metadata": {"maxLength": \#(most)}}"#)
    func text(_ name: String) throws -> String {
      // A document that equals an earlier one is left out.
      let extreme = found.first { $0.name == name } ?? found.first { $0.text == #""""# }
      return String(try #require(extreme).text.dropFirst().dropLast())
    }
    let expected = min(most, 10_000)
    #expect(try text("longest").count == expected)
    #expect(try text("long-word").count == expected)
    #expect(try text("long-word").utf8.allSatisfy { UInt8(ascii: "a")...122 ~= $0 | 0x20 })
    #expect(try text("right-to-left").count <= min(expected, 40))
    #expect(try text("right-to-left").count >= min(expected, 40) - 1)
    let isRightToLeft = try text("right-to-left").unicodeScalars.allSatisfy {
      $0 == " " || 0x590...0x6FF ~= $0.value
    }
    #expect(isRightToLeft)
    let longestWord = try text("longest").split(separator: " ").map(\.count).max() ?? 0
    #expect(longestWord <= 9)
  }

  @Test("Without a limit, a string has 40 characters, or those of the longest sample")
  func withoutLimit() {
    let plain = extremes(#"{"type": "string"}"#)
    #expect(plain.first { $0.name == "longest" }?.text.count == 42)
    #expect(plain.first { $0.name == "long-word" }?.text.count == 42)
    let samples = extremes(
      #"{"type": "string", "metadata": {"samples": ["bb", "a", "cccc", "d", "dddd"]}}"#)
    #expect(
      samples.prefix(3).map(\.text) == [#""bb""#, #""a""#, #""cccc""#])
  }

  @Test(
    "A text is made of the property's name",
    arguments: [
      ("title", "Title"), ("firstName", "First name"), ("first_name", "First name"),
      ("first-name", "First name"), ("HTML", "Html"), ("line2", "Line2"), ("größe", "Größe"),
      ("", "Text"), ("?!", "Text"),
      (String(repeating: "long", count: 100), "Long" + String(repeating: "long", count: 9)),
    ])
  func labels(_ name: String, _ label: String) {
    let found = extremes(#"{"properties": {"\#(name)": {"type": "string"}}}"#)
    #expect(found.first?.text == #"{"\#(name)":"\#(label)"}"#)
  }

  @Test(
    "Strings in a list differ",
    arguments: [
      ("tags", "", #"["Tag 1","Tag 2","Tag 3"]"#),
      ("categories", "", #"["Category 1","Category 2","Category 3"]"#),
      ("address", "", #"["Address 1","Address 2","Address 3"]"#),
      ("tags", #", "metadata": {"maxLength": 4}"#, #"["Ta 1","Ta 2","Ta 3"]"#),
      ("tags", #", "metadata": {"maxLength": 1}"#, #"["1","2","3"]"#),
      ("tags", #", "metadata": {"samples": ["a", "b"]}"#, #"["a","b","a"]"#),
    ])
  func elements(_ name: String, _ metadata: String, _ expected: String) {
    let found = extremes(
      #"{"properties": {"\#(name)": {"elements": {"type": "string"\#(metadata)}}}}"#)
    #expect(found.first?.text == #"{"\#(name)":\#(expected)}"#)
  }

  @Test("Maps have two values, and any value is a string or null")
  func mapsAndAny() {
    let found = extremes(#"{"properties": {"prices": {"values": {}}, "more": {}}}"#)
    let texts = Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0.text) })
    #expect(
      texts["typical"] == #"{"prices":{"key-1":"Price 1","key-2":"Price 2"},"more":"More"}"#)
    #expect(texts["shortest"] == #"{"prices":{"key-1":""},"more":""}"#)
    #expect(texts["empty"] == #"{"prices":{},"more":"More"}"#)
    #expect(texts["absent"] == #"{"prices":{"key-1":null,"key-2":null},"more":null}"#)
  }

  @Test("What is nullable is null only in one document")
  func nullable() {
    let found = extremes(
      #"{"properties": {"a": {"type": "int8", "nullable": true}, "b": {"elements": {"type": "int8"}, "nullable": true}}}"#
    )
    #expect(found.first?.text == #"{"a":1,"b":[1,1,1]}"#)
    #expect(found.last?.text == #"{"a":null,"b":null}"#)
    #expect(found.filter { $0.text.contains("null") }.map(\.name) == ["absent"])
  }

  // MARK: Keys

  @Test(
    "The keys of a list differ in all data",
    arguments: [
      (#""id": {"type": "string"}"#, [#""id-1""#, #""id-2""#, #""id-3""#]),
      (#""key": {"type": "string"}"#, [#""key-1""#, #""key-2""#, #""key-3""#]),
      (#""outfitId": {"type": "string"}"#, [#""outfit-1""#, #""outfit-2""#, #""outfit-3""#]),
      (#""bigOutfitID": {}"#, [#""big-outfit-1""#, #""big-outfit-2""#, #""big-outfit-3""#]),
      (#""id": {"type": "int8"}"#, ["1", "2", "3"]),
      (#""id": {"type": "float64"}"#, ["1", "2", "3"]),
      (
        #""id": {"type": "timestamp"}"#,
        [
          #""2026-01-01T00:00:00Z""#, #""2026-01-01T00:00:01Z""#, #""2026-01-01T00:00:02Z""#,
        ]
      ),
      (#""id": {"enum": ["a", "b", "c"]}"#, [#""a""#, #""b""#, #""c""#]),
      (#""id": {"type": "string", "metadata": {"maxLength": 3}}"#, [#""1""#, #""2""#, #""3""#]),
      (
        #""id": {"type": "string", "metadata": {"samples": ["linen", "coat"]}}"#,
        [#""linen""#, #""coat""#, #""linen-2""#]
      ),
      // The key that is made of the first sample equals the second one.
      (
        #""id": {"type": "string", "metadata": {"samples": ["a", "a-2", "a"]}}"#,
        [#""a""#, #""a-2""#, #""a-3""#]
      ),
    ])
  func keys(_ property: String, _ expected: [String]) {
    let found = extremes(
      #"{"elements": {"properties": {\#(property)}}, "metadata": {"atMost": 3}}"#)
    let name = property.split(separator: "\"")[0]
    let elements = expected.map { #"{"\#(name)":\#($0)}"# }
    #expect(found.first?.text == "[\(elements.joined(separator: ","))]")
    for extreme in found { expectDistinctKeys(extreme) }
  }

  @Test(
    "A list has no more elements than there are keys",
    arguments: [
      (#"{"type": "string", "metadata": {"maxLength": 0}}"#, 1),
      (#"{"type": "string", "metadata": {"maxLength": 1}}"#, 9),
      (#"{"type": "string", "metadata": {"maxLength": 2}}"#, 99),
      (#"{"type": "string", "metadata": {"maxLength": 3}}"#, 500),
      (#"{"type": "int8"}"#, 127), (#"{"type": "uint8"}"#, 255), (#"{"type": "int16"}"#, 500),
      (#"{"enum": ["a", "b"]}"#, 2),
    ])
  func fewKeys(_ schema: String, _ count: Int) throws {
    let found = extremes(
      #"{"elements": {"properties": {"id": \#(schema)}}, "metadata": {"atMost": 500}}"#)
    let longest = try #require(found.max { $0.bytes.count < $1.bytes.count })
    #expect(longest.text.split(separator: "{").count == count + 1)
    for extreme in found { expectDistinctKeys(extreme) }
  }

  // MARK: Choices

  private static let cards = #"""
    {"properties": {"cards": {"elements": {"discriminator": "kind", "mapping": {
      "a": {"properties": {"big": {"type": "boolean"}}},
      "b": {"properties": {}, "optionalProperties": {"big": {"type": "boolean"}}},
      "c": {"properties": {}}, "d": {"properties": {"size": {"enum": ["s", "m"]}}}}}}}}
    """#

  @Test("The mappings of a discriminator are taken in turn")
  func mappingsInTurn() {
    #expect(
      extremes(Self.cards).first?.text
        == #"{"cards":[{"kind":"a","big":true},{"kind":"b","big":true},{"kind":"c"}]}"#)
  }

  @Test("Each mapping, and each choice in each mapping, has its own data")
  func mappings() {
    let choices = extremes(Self.cards).drop { !$0.name.contains(" ") && !$0.name.contains(".") }
    func cards(_ card: String) -> String { #"{"cards":[\#(card),\#(card),\#(card)]}"# }
    #expect(
      choices.map { [$0.name, $0.text] } == [
        ["cards.d.size m", cards(#"{"kind":"d","size":"m"}"#)],
        ["cards b", cards(#"{"kind":"b","big":true}"#)],
        ["cards c", cards(#"{"kind":"c"}"#)],
        ["cards d", cards(#"{"kind":"d","size":"s"}"#)],
        ["cards.b.big absent", cards(#"{"kind":"b"}"#)],
        ["cards.a.big false", cards(#"{"kind":"a","big":false}"#)],
        ["cards.b.big false", cards(#"{"kind":"b","big":false}"#)],
      ])
  }

  @Test("A choice is made at one path, wherever its type is used")
  func paths() {
    let found = extremes(
      #"""
      {"definitions": {"state": {"enum": ["on", "off"]}, "box": {"properties": {"state": {"ref": "state"}}}},
       "properties": {"first": {"ref": "box"}, "rest": {"elements": {"values": {"ref": "box"}}, "metadata": {"atMost": 1}}}}
      """#)
    func text(_ first: String, _ rest: String) -> String {
      #"{"first":{"state":"\#(first)"},"rest":[{"key-1":{"state":"\#(rest)"},"key-2":{"state":"\#(rest)"}}]}"#
    }
    #expect(
      found.suffix(2).map { [$0.name, $0.text] } == [
        ["first.state off", text("off", "on")], ["rest.state off", text("on", "off")],
      ])
  }

  @Test("A string whose samples name files keeps to them")
  func fileNames() {
    let found = extremes(
      #"{"elements": {"type": "string", "metadata": {"samples": ["a.png", "b/c"]}}}"#)
    let texts = found.flatMap { $0.text.split { "[],\"".contains($0) } }
    #expect(Set(texts) == ["a.png", "b/c"])
    #expect(found.contains { $0.name == "longest" } == false)
  }

  @Test("Of an enum with a sample, each other value has its own data")
  func enumSample() {
    let found = extremes(
      #"{"properties": {"e": {"enum": ["b", "a", "c"], "metadata": {"samples": ["a"]}}}}"#)
    #expect(
      found.map { [$0.name, $0.text] } == [
        ["typical", #"{"e":"a"}"#], ["e b", #"{"e":"b"}"#], ["e c", #"{"e":"c"}"#],
      ])
  }

  @Test("Names are distinct, and have no hidden characters")
  func names() {
    let found = extremes(
      #"{"properties": {"c": {"type": "int8"}}, "optionalProperties": {"a": {"enum": ["new", "absent", "", "\n"]}, "b": {"type": "int8"}}}"#
    )
    #expect(
      found.suffix(5).map(\.name) == [
        "a absent", #"a """#, #"a \u000a"#, "a absent (2)", "b absent",
      ])
    #expect(extremes(#"{"enum": ["x", "typical"]}"#).map(\.name) == ["typical", "typical (2)"])
  }

  @Test("Of many choices, each position has one before any has two")
  func manyChoices() {
    let values = (0..<1000).map { "\"v\($0)\"" }.joined(separator: ",")
    let flags = (0..<10).map { #""f\#($0)":{"type":"boolean"}"# }.joined(separator: ",")
    let found = extremes(#"{"properties":{"e":{"enum":[\#(values)]},\#(flags)}}"#)
    // Typical and shortest, the ten Booleans, and 52 values from the second one on.
    #expect(found.count == 64)
    #expect(found.filter { $0.name.hasSuffix("false") }.count == 10)
    #expect(found.filter { $0.name.hasPrefix("e ") }.map(\.name) == (1...52).map { "e v\($0)" })
  }

  // MARK: Types that contain themselves

  @Test("A type that contains itself is inside itself once")
  func recursion() {
    let tree =
      #"{"definitions": {"t": {"optionalProperties": {"l": {"ref": "t"}, "r": {"ref": "t"}}}}, "ref": "t"}"#
    #expect(
      extremes(tree).map { [$0.name, $0.text] } == [
        ["typical", #"{"l":{},"r":{}}"#], ["absent", "{}"], ["l absent", #"{"r":{}}"#],
        ["r absent", #"{"l":{}}"#],
      ])
    let comments =
      #"{"definitions": {"c": {"properties": {"id": {"type": "string"}, "replies": {"elements": {"ref": "c"}, "metadata": {"atMost": 2}}}}}, "ref": "c"}"#
    #expect(
      extremes(comments).first?.text
        == #"{"id":"id-1","replies":[{"id":"id-1","replies":[]},{"id":"id-2","replies":[]}]}"#)
    let chain =
      #"{"definitions": {"n": {"properties": {"next": {"ref": "n", "nullable": true}}}}, "ref": "n"}"#
    #expect(
      extremes(chain).map(\.text) == [#"{"next":{"next":null}}"#, #"{"next":null}"#])
    let blocks =
      #"{"definitions": {"b": {"discriminator": "k", "mapping": {"group": {"properties": {"b": {"ref": "b"}}}, "text": {"properties": {}}}}}, "ref": "b"}"#
    #expect(
      extremes(blocks).map { [$0.name, $0.text] } == [
        ["typical", #"{"k":"group","b":{"k":"group","b":{"k":"text"}}}"#],
        ["text", #"{"k":"text"}"#],
      ])
  }

  @Test("Values that are infinite are left out, and without others there is no data")
  func infinite() {
    let endless = #""definitions": {"a": {"properties": {"a": {"ref": "a"}}}}"#
    #expect(extremes("{\(endless), \"ref\": \"a\"}").isEmpty)
    #expect(extremes(#"{\#(endless), "properties": {"x": {"ref": "a"}}}"#).isEmpty)
    #expect(extremes(#"{\#(endless), "ref": "a", "nullable": true}"#).map(\.text) == ["null"])
    #expect(extremes(#"{\#(endless), "elements": {"ref": "a"}}"#).map(\.text) == ["[]"])
    #expect(extremes(#"{\#(endless), "values": {"ref": "a"}}"#).map(\.text) == ["{}"])
    #expect(
      extremes(#"{\#(endless), "optionalProperties": {"x": {"ref": "a"}}}"#).map(\.text) == ["{}"])
    #expect(
      extremes(
        #"{\#(endless), "discriminator": "k", "mapping": {"x": {"properties": {"a": {"ref": "a"}}}, "y": {"properties": {}}}}"#
      ).map(\.text) == [#"{"k":"y"}"#])
    #expect(extremes(#"{"discriminator": "k", "mapping": {}}"#).isEmpty)
  }
}
