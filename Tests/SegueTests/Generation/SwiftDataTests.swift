import Segue
import Testing

/// Tests of the Swift types that are generated for data. The expected texts are written by hand, as
/// formatted by swift-format; `Tests/Generation/check` compiles generated types and compares what
/// they write.
@Suite struct SwiftDataTests {
  private func source(
    of text: String, named name: String = "Shop", access: SwiftAccessLevel = .internal
  ) -> String {
    let project = TestProject(text).project
    return Compiler(project).compile().swiftSource(of: project, named: name, access: access)
  }

  /// Returns the source for a screen `feed` with a type of data and other keys.
  private func source(data: String, _ others: String = "") -> String {
    source(
      of: """
        --- segue.json
        {}
        --- screens/feed.json
        {"screen": "feed", "data": \(data)\(others), "root": {"type": "layout"}}
        """)
  }

  @Test("A small type is a struct that writes itself, with what is inside of it")
  func smallType() {
    let expected = #"""
        /// The data that fills screens, by their screens.
        enum Data {
          /// The data of `feed`, screens/feed.json.
          ///
          /// What a person sees first.
          struct Feed: Hashable, Sendable {
            /// At the top.
            var greeting: String
            var subtitle: String?
            var outfits: [Shared.Outfit]
            var card: Card
            var badge: Badge?
            var counts: [String: UInt32]??

            init(
              greeting: String,
              subtitle: String?,
              outfits: [Shared.Outfit],
              card: Card,
              badge: Badge? = nil,
              counts: [String: UInt32]?? = nil
            ) {
              self.greeting = greeting
              self.subtitle = subtitle
              self.outfits = outfits
              self.card = card
              self.badge = badge
              self.counts = counts
            }

            /// The value as JSON, in UTF-8.
            var json: [UInt8] {
              JSONText.bytes { write(to: &$0) }
            }

            fileprivate func write(to text: inout JSONText) {
              text.beginObject()
              text.key("greeting")
              text.string(self.greeting)
              text.key("subtitle")
              text.optional(self.subtitle) { $0.string($1) }
              text.key("outfits")
              text.array(self.outfits) { $1.write(to: &$0) }
              text.key("card")
              self.card.write(to: &text)
              if let value = self.badge {
                text.key("badge")
                text.string(value.rawValue)
              }
              if let value = self.counts {
                text.key("counts")
                text.optional(value) { $0.object($1) { $0.literal($1.description) } }
              }
              text.endObject()
            }

            /// A value in `card`.
            enum Card: Hashable, Sendable {
              case image(Image)

              fileprivate func write(to text: inout JSONText) {
                switch self {
                case .image(let value): value.write(to: &text)
                }
              }

              /// A value in `image`.
              struct Image: Hashable, Sendable {
                var source: String

                init(source: String) {
                  self.source = source
                }

                fileprivate func write(to text: inout JSONText) {
                  text.beginObject()
                  text.key("kind")
                  text.string("image")
                  text.key("source")
                  text.string(self.source)
                  text.endObject()
                }
              }
            }

            /// A value in `badge`.
            enum Badge: String, CaseIterable, Sendable {
              case new
              case onSale = "on sale"
            }
          }
        }

        /// The types of data that screens share.
        enum Shared {
          /// The type `outfit`, types/outfit.json.
          struct Outfit: Hashable, Sendable {
            var price: Double

            init(price: Double) {
              self.price = price
            }

            /// The value as JSON, in UTF-8.
            var json: [UInt8] {
              JSONText.bytes { write(to: &$0) }
            }

            fileprivate func write(to text: inout JSONText) {
              text.beginObject()
              text.key("price")
              text.literal(self.price.description)
              text.endObject()
            }
          }
        }

      """#
    let source = source(
      of: """
        --- segue.json
        {}
        --- types/outfit.json
        {"properties": {"price": {"type": "float64"}}}
        --- screens/feed.json
        {"screen": "feed",
         "data": {
           "metadata": {"description": "What a person sees first."},
           "properties": {
             "greeting": {"type": "string", "metadata": {"description": "At the top.\\n"}},
             "subtitle": {"type": "string", "nullable": true},
             "outfits": {"elements": {"ref": "outfit"}},
             "card": {"discriminator": "kind", "mapping": {
               "image": {"properties": {"source": {"type": "string"}}}}}},
           "optionalProperties": {
             "badge": {"enum": ["new", "on sale"]},
             "counts": {"values": {"type": "uint32"}, "nullable": true}}},
         "root": {"type": "layout"}}
        """)
    let start = source.firstRange(of: "  /// The data that fills screens")
    let end = source.firstRange(of: "\n  /// Any JSON.")
    let found = start.flatMap { start in
      end.map { String(source[start.lowerBound..<$0.lowerBound]) }
    }
    #expect(found == expected)
  }

  @Test("The header lets the formatter pass what types of data need")
  func header() {
    #expect(
      source(data: "{}").hasPrefix(
        """
        // Written by seguec: do not edit it, every build writes it anew.
        // swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, \
        IdentifiersMustBeASCII, UseSynthesizedInitializer

        /// The app's screens, links, components, transitions and types of data.
        enum Shop {

        """))
  }

  @Test(
    "Each form of a schema has a type",
    arguments: [
      (#"{"properties": {"x": {"type": "boolean"}}}"#, "var x: Bool"),
      (#"{"properties": {"x": {"type": "timestamp"}}}"#, "var x: String"),
      (#"{"properties": {"x": {"type": "float32"}}}"#, "var x: Float"),
      (#"{"properties": {"x": {"type": "int8"}}}"#, "var x: Int8"),
      (#"{"properties": {"x": {"type": "uint16", "nullable": true}}}"#, "var x: UInt16?"),
      (#"{"properties": {"x": {}}}"#, "var x: JSON"),
      (#"{"properties": {"x": {"nullable": true}}}"#, "var x: JSON"),
      (#"{"optionalProperties": {"x": {}}}"#, "var x: JSON?"),
      (
        #"{"properties": {"x": {"values": {"elements": {"type": "int32", "nullable": true}}}}}"#,
        "var x: [String: [Int32?]]"
      ),
      (
        #"{"properties": {"rows": {"elements": {"enum": ["a"]}}}}"#,
        "var rows: [RowsElement]"
      ),
      (#"{}"#, "typealias Feed = JSON"),
      (#"{"type": "int8"}"#, "var value: Int8"),
      (#"{"elements": {"properties": {}}}"#, "var value: [Data.FeedElement]"),
      (#"{"enum": ["a", "b"], "nullable": true}"#, "var value: Data.FeedValue?"),
    ])
  func forms(data: String, expected: String) {
    let lines = source(data: data).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains(Substring(expected)))
  }

  @Test("Types that contain themselves are stored indirectly, or are structs around arrays")
  func recursion() {
    let source = source(
      data: #"{"ref": "node"}"#,
      """
      , "definitions": {
        "node": {"optionalProperties": {"next": {"ref": "node"}, "children": {"elements": {"ref": "node"}}}},
        "tree": {"elements": {"ref": "tree"}},
        "names": {"elements": {"type": "string"}}}
      """)
    #expect(source.contains("typealias Feed = Definition.Feed.Node\n"))
    #expect(source.contains("@Indirect var next: Definition.Feed.Node?\n"))
    #expect(source.contains("  var children: [Definition.Feed.Node]?\n"))
    #expect(
      source.contains(
        "struct Tree: Hashable, Sendable {\n        var value: [Definition.Feed.Tree]"))
    #expect(source.contains("typealias Names = [String]\n"))
  }

  @Test("Names that Swift reserves, that are equal or that the code needs are changed")
  func names() {
    let source = source(
      data: """
        {"properties": {
          "class": {"type": "string"}, "json": {"type": "int8"}, "a-b": {"type": "int8"},
          "aB": {"type": "int16"}, "": {"type": "int32"}, "日本": {"properties": {}},
          "shared": {"properties": {}}, "float": {"enum": ["json", "self"]}}}
        """)
    for line in [
      "var `class`: String", "var json_: Int8", "var aB_2: Int8", "var aB: Int16",
      "var empty: Int32", "var 日本: 日本_2", "var shared: Shared_", "var float: Float_",
      #"case json_ = "json""#, #"case self_ = "self""#, "self.class = `class`",
      "text.key(\"a-b\")",
    ] {
      #expect(source.contains("  \(line)\n"), "\(line)")
    }
  }

  @Test("Deep types are declared beside each other, and long names are shortened")
  func depth() {
    var schema = #"{"type": "int8"}"#
    for _ in 0..<500 { schema = #"{"properties": {"a": \#(schema)}}"# }
    let source = source(data: schema)
    #expect(source.utf8.count < 1_000_000)
    #expect(source.split(separator: "\n").allSatisfy { $0.prefix { $0 == " " }.count < 60 })
    let long = self.source(
      data: #"{"ref": "\#(name)"}"#, #", "definitions": {"\#(name)": {"properties": {}}}"#)
    #expect(long.contains("struct \(name.prefix(1).uppercased() + name.dropFirst().prefix(63)):"))
  }

  private let name = String(repeating: "long", count: 1000)

  @Test("Arrays of references and references to each other take linear space")
  func chains() {
    let definitions = (0..<1000).map {
      #""d\#($0)": {"elements": {"ref": "d\#(($0 + 1) % 1000)"}}"#
    }
    let doubled = (0..<200).map {
      #""t\#($0)": {"optionalProperties": {"l": {"ref": "t\#($0 + 1)"}, "r": {"ref": "t\#($0 + 1)"}}}"#
    }
    let all = (definitions + doubled + [#""t200": {"type": "int8"}"#]).joined(separator: ",")
    let source = source(data: #"{"ref": "t0"}"#, #", "definitions": {\#(all)}"#)
    #expect(source.utf8.count < 1_000_000)
    // t191 would have 512 values, which t190 stores indirectly. So does every ninth before it.
    #expect(source.contains("@Indirect var l: Definition.Feed.T191?\n"))
    #expect(source.contains("@Indirect var l: Definition.Feed.T11?\n"))
    #expect(source.contains("var l: Definition.Feed.T195?\n"))
  }

  @Test("The access level is on each accessible declaration")
  func access() {
    let source = source(
      of: """
        --- segue.json
        {}
        --- types/a.json
        {"optionalProperties": {"next": {"ref": "a"}}}
        """, access: .public)
    for line in [
      "  public enum Shared {", "    public struct A: Hashable, Sendable {",
      "      @Indirect public var next: Shared.A?", "      public init(next: Shared.A? = nil) {",
      "      public var json: [UInt8] {", "  public enum JSON: Hashable, Sendable {",
    ] {
      #expect(source.contains("\n\(line)\n"), "\(line)")
    }
    #expect(!source.contains("enum Data") && !source.contains("enum Definition"))
  }

  @Test("Wrong schemas have types too")
  func mistakes() {
    for schema in [
      "1", #"{"ref": "none"}"#, #"{"type": "none"}"#, #"{"enum": []}"#, #"{"elements": 1}"#,
      #"{"discriminator": "a", "mapping": {"b": {}, "c": {"ref": "none"}}}"#,
      #"{"discriminator": "a"}"#, #"{"properties": {"a": 1}, "optionalProperties": {"a": {}}}"#,
      #"{"properties": {"a": {"definitions": {"b": {"properties": {}}}, "ref": "b"}}}"#,
    ] {
      #expect(source(data: schema).hasSuffix("}\n"), "\(schema)")
    }
    let circle = source(
      data: #"{"ref": "a"}"#, #", "definitions": {"a": {"ref": "b"}, "b": {"ref": "a"}}"#)
    #expect(circle.contains("typealias Feed = JSON\n"))
  }

  /// A type with the property of generated types.
  private struct Greeting: JSONRepresentable {
    let json: [UInt8]
  }

  @Test(
    "A value that has JSON fills a screen, and is validated",
    arguments: [
      (#"{"name": "Ada"}"#, ["Hello Ada"], []), (#"{"name": 1}"#, [], ["wrong-type"]),
      (#"{"name": nan}"#, [], ["invalid-literal"]),
    ])
  func filling(json: String, texts: [String], codes: [String]) {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"screen": "a", "data": {"properties": {"name": {"type": "string"}}},
         "root": {"type": "label", "text": "Hello ${data.name}"}}
        """#)
    let compiler = Compiler(TestProject("{}").project)
    let filled = compiler.read(file).filled(with: Greeting(json: Array(json.utf8)))
    #expect(filled.diagnostics.map(\.code.rawValue) == codes)
    guard codes.isEmpty else { return }
    let labels = compiler.screen(filled).value?.components.compactMap { component in
      if case .label(let runs) = component.content { runs.map(\.text).joined() } else { nil }
    }
    #expect(labels == texts)
  }
}
