import Foundation
import Segue
import Testing

/// `Tests/Schemas/validate` validates documents, with independent validators.
@Suite("JSON Schemas")
struct SchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Schemas").standardized

  /// `SEGUE_RECORD=1` rewrites the file; the test still fails, and prints what has changed.
  @Test(
    "The committed schema equals the one generated from the tables", arguments: SchemaKind.allCases)
  func committed(_ kind: SchemaKind) throws {
    let file = Self.folder.appending(path: "\(kind.rawValue).schema.json")
    let text = schema(kind)
    try expectCommitted(text, in: file)
  }

  @Test("A schema has its dialect and id", arguments: SchemaKind.allCases)
  func header(_ kind: SchemaKind) throws {
    let document = try Self.document(kind)
    // JSON Schema core, draft 2020-12, § 8.1.1 and 8.2.1.
    #expect(document["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(document["$id"] as? String == "urn:segue:schema:1:\(kind.rawValue)")
    #expect(schema(kind).hasSuffix("}\n"))
    #expect(schema(kind) == schema(kind))
  }

  /// Foundation silently accepts one of two equal keys.
  @Test("A schema has no duplicate keys", arguments: SchemaKind.allCases)
  func duplicateKeys(_ kind: SchemaKind) {
    let file = SourceFile(path: "schema.json", text: schema(kind))
    let (document, diagnostics) = parseJSON(file, id: FileID(0))
    #expect(diagnostics.isEmpty)
    for node in document.ids where document.kind(node) == .object {
      let keys = document.elements(node).map { document.string(document.key(ofMember: $0)) }
      #expect(Set(keys).count == keys.count, "\(keys)")
    }
  }

  @Test("Every reference has a definition, and every definition is referenced")
  func references() throws {
    for kind in SchemaKind.allCases {
      let document = try Self.document(kind)
      let definitions = document["$defs"] as? [String: Any] ?? [:]
      var used: Set<String> = []
      Self.visit(document) { object in
        if let target = object["$ref"] as? String {
          #expect(target.hasPrefix("#/$defs/"))
          used.insert(String(target.dropFirst(8)))
        }
      }
      #expect(used == Set(definitions.keys), "\(kind)")
    }
  }

  @Test("Every pattern is a regular expression", arguments: SchemaKind.allCases)
  func patterns(_ kind: SchemaKind) throws {
    Self.visit(try Self.document(kind)) { object in
      guard let pattern = object["pattern"] as? String else { return }
      #expect(throws: Never.self) { try NSRegularExpression(pattern: pattern) }
    }
  }

  @Test(
    "Every key of an object has a description", arguments: SchemaKind.allCases)
  func help(_ kind: SchemaKind) throws {
    let document = try Self.document(kind)
    Self.visit(document) { object in
      // The keys of a rule, such as “only custom has push”, are separate from the described keys.
      guard object["type"] as? String == "object" else { return }
      for (name, value) in object["properties"] as? [String: Any] ?? [:] {
        let help = (value as? [String: Any])?["description"] as? String
        #expect(help?.hasSuffix(".") == true, "\(name)")
      }
    }
  }

  @Test("A style has every property, and a run's style has those of text")
  func styleProperties() throws {
    let style = try Self.properties(of: "style", in: .screen)
    let textStyle = try Self.properties(of: "textStyle", in: .component)
    #expect(Set(style.keys) == Set(StyleProperty.allCases.map(\.rawValue)))
    // The group “text” in FORMAT.md.
    let text = """
      fontFamily fontSize fontWeight fontStyle lineHeight letterSpacing textAlign
      textDecorationLine whiteSpace color maxLines textOverflow
      """
    #expect(Set(textStyle.keys) == Set(text.split { $0.isWhitespace }.map(String.init)))
  }

  @Test("Styles have the keywords and bounds of CSS", arguments: styleValuesExpected)
  func styleValues(_ property: String, _ expected: String) throws {
    let style = try Self.properties(of: "style", in: .screen)
    var alternatives = try #require(
      (style[property] as? [String: Any])?["anyOf"] as? [[String: Any]])
    // Within a component a substitution is allowed too.
    #expect(alternatives.removeLast() as? [String: String] == ["$ref": "#/$defs/substitution"])
    #expect(try Self.text(alternatives) == expected)
  }

  @Test("Keys outside of components do not allow substitutions")
  func noSubstitutionInProjects() throws {
    for kind in [SchemaKind.project, .artefact] {
      #expect(!schema(kind).contains("substitution"))
    }
    let screen = try #require(try Self.document(.screen)["properties"])
    #expect(!(try Self.text(screen)).contains("substitution"))
  }

  // MARK: Reading the schema with Foundation

  private static func document(_ kind: SchemaKind) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(schema(kind).utf8))
    return try #require(json as? [String: Any])
  }

  private static func properties(
    of definition: String, in kind: SchemaKind
  ) throws -> [String: Any] {
    let definitions = try #require(try document(kind)["$defs"] as? [String: Any])
    let object = try #require(definitions[definition] as? [String: Any])
    return try #require(object["properties"] as? [String: Any])
  }

  private static func text(_ json: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  /// Calls `body` with every object of a document.
  private static func visit(_ value: Any, _ body: ([String: Any]) -> Void) {
    if let object = value as? [String: Any] {
      body(object)
      for part in object.values { visit(part, body) }
    } else if let array = value as? [Any] {
      for part in array { visit(part, body) }
    }
  }
}

/// The values according to CSS and FORMAT.md: CSS Flexbox 1 § 5 to 8, CSS Overflow 3 § 3.1, CSS
/// Images 3 § 5.5, CSS Color 4 § 3.2, CSS Fonts 4 § 2.2.
private let styleValuesExpected: [(String, String)] = [
  ("flexWrap", #"[{"enum":["nowrap","wrap","wrap-reverse"]}]"#),
  ("overflow", #"[{"enum":["visible","hidden","scroll"]}]"#),
  ("objectFit", #"[{"enum":["fill","contain","cover","none","scale-down"]}]"#),
  ("opacity", #"[{"maximum":1,"minimum":0,"type":"number"}]"#),
  (
    "fontWeight",
    #"[{"maximum":1000,"minimum":1,"type":"number"},{"enum":["normal","bold"]}]"#
  ),
  ("flexGrow", #"[{"minimum":0,"type":"number"}]"#),
  (
    "maxHeight",
    ##"""
    [{"minimum":0,"type":"number"},{"$ref":"#/$defs/percentage"},\##
    {"enum":["none","min-content","max-content","fit-content"]}]
    """##
  ),
  (
    "marginTop",
    ##"[{"type":"number"},{"$ref":"#/$defs/signedPercentage"},{"enum":["auto"]}]"##
  ),
  ("borderTopWidth", #"[{"minimum":0,"type":"number"}]"#),
  (
    "zIndex",
    #"[{"maximum":2147483647,"minimum":-2147483648,"type":"integer"},{"enum":["auto"]}]"#
  ),
]
