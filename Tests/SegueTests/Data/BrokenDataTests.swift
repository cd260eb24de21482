import Segue
import Testing

/// Each mistake is reported once, at what must change: the template, the type, or the data.
@Suite("Broken screens with data")
struct BrokenDataTests {
  @Test("A mistake in a template is reported", arguments: templates)
  func checkTemplates(_ input: BrokenInput) { input.check() }

  @Test("A mistake in data is reported", arguments: samples)
  func checkSamples(_ input: BrokenInput) { input.check() }

  @Test("A prepared screen has the mistakes of one that is read", arguments: templates + samples)
  func prepared(_ input: BrokenInput) throws {
    let project = TestProject(input.text).project
    let compiler = Compiler(project)
    let screen = try #require(project.sources.files.first { $0.path == "screens/a.json" })
    let data = project.sources.files.filter { $0.path.hasPrefix("data/a/") }
    let device = try #require(project.devices.first)
    let read = compiler.read(screen)
    let diagnostics = [read, compiler.prepare(read)].map { request in
      var scratch = LayoutScratch()
      return compiler.layout(
        request.filled(withSamples: data), on: device, checks: .all, in: &scratch
      ).diagnostics
    }
    #expect(diagnostics[0] == diagnostics[1])
  }

  /// A project whose screen has data, and these children.
  private static func screen(_ children: String, more: String = "") -> String {
    #"""
    --- data/a/usual.json
    {"data": {"title": "A", "count": 1, "list": ["a"], "any": 1, "name": null, "item": {"kind": "x"}}}
    --- screens/a.json
    {"screen": "a", "safeArea": ["top", "leading"], "data": {"properties": {
       "title": {"type": "string"}, "count": {"type": "int8"},
       "list": {"elements": {"type": "string"}}, "any": {},
       "name": {"type": "string", "nullable": true}, "item": {"discriminator": "kind", "mapping": {
         "x": {"properties": {}}, "y": {"properties": {"z": {"type": "string"}}}}}},
       "optionalProperties": {"note": {"type": "string"}}},
     "root": {"type": "layout", "children": [\#(children)]}}
    \#(more)
    """#
  }

  private static func label(_ text: String) -> String {
    screen(#"{"type": "label", "text": \#(text)}"#)
  }

  @Test("A field without its variable is named with it")
  func missingVariable() {
    for (text, meant) in [("title", "data.title"), ("tilte", nil), ("dta", "data")] {
      let project = TestProject(Self.label(#""${\#(text)}""#)).project
      let diagnostics = Compiler(project).compile().diagnostics
      let found = diagnostics.filter { $0.code == .unknownParameter }
      #expect(found.count == 1)
      #expect(found[0].message.contains("did you mean") == (meant != nil))
      if let meant { #expect(found[0].message.contains("\"\(meant)\"")) }
    }
  }

  /// A type says nothing about the metadata of others (RFC 8927 §2.1), so it may have any number.
  @Test("A number that no double can hold is an error in data, not in metadata")
  func hugeMetadata() {
    let project = TestProject(
      """
      --- types/a.json
      {"type": "string", "metadata": {"note": 1e400}}
      --- screens/a.json
      {"screen": "a", "root": {"type": "layout"}}
      """
    ).project
    #expect(project.diagnostics.isEmpty)
  }

  @Test("The arguments of a component that nobody declares are checked")
  func unknownUse() {
    let project = TestProject(
      """
      --- screens/a.json
      {"screen": "a", "root": {"type": "layout", "children": [{"type": "cover", "arguments": 2}]}}
      """
    ).project
    let codes = Compiler(project).compile().diagnostics.filter { $0.severity == .error }
      .map(\.code)
    #expect(codes == [.unknownComponent, .wrongType])
  }

  @Test("A parameter that has the name of the data is checked like any other")
  func nameOfData() {
    let project = TestProject(
      """
      --- data/a/usual.json
      {"data": {"x": "A"}}
      --- screens/a.json
      {"screen": "a", "parameters": {"data": {"default": "P"}},
       "data": {"properties": {"x": {"type": "string"}}}, "root": {"type": "layout"}}
      """)
    #expect(project.diagnostics.map(\.code) == [.takenName, .missingKey])
  }

  /// 300³ parts that show nothing are more nodes than a screen may have.
  @Test("Repetitions that show nothing are counted")
  func emptyRepetitions() throws {
    let inner = #"{"forEach": "data", "as": "a", "body": []}"#
    let screen = SourceFile(
      path: "a.json",
      text: #"""
        {"screen": "a", "data": {"elements": {"type": "uint16"}}, "root": {"type": "layout",
         "children": [{"forEach": "data", "as": "c", "body":
           {"forEach": "data", "as": "b", "body": \#(inner)}}]}}
        """#)
    let compiler = Compiler(Project(standalone: screen))
    let numbers = (0..<300).map(String.init).joined(separator: ",")
    let filled = compiler.read(screen).filled(with: SourceFile(path: "data", text: "[\(numbers)]"))
    #expect(compiler.screen(filled).diagnostics.map(\.code) == [.tooManyComponents])
  }

  static let templates: [BrokenInput] = [
    BrokenInput("a field without its variable", .unknownParameter, label(#"1️⃣"${title}"2️⃣"#)),
    BrokenInput(
      "a parameter with the name of the data", .takenName,
      #"""
      --- data/a/usual.json
      {"data": {"x": "A"}}
      --- screens/a.json
      {"screen": "a", "safeArea": ["top", "leading"],
       "parameters": {1️⃣"data"2️⃣: {"type": "string", "default": "P"}},
       "data": {"properties": {"x": {"type": "string"}}},
       "root": {"type": "layout", "children": [{"type": "label", "text": "X"}]}}
      """#),
    BrokenInput(
      "a repetition as a single component", .misplacedControl,
      screen(
        #"""
        {"type": "box", "arguments": {
          "kid": 1️⃣{"forEach": "data.list", "body": {"type": "label", "text": "X"}}2️⃣}}
        """#,
        more: #"""
          --- components/box.json
          {"component": "box", "parameters": {3️⃣"kid"4️⃣: "component"},
           "body": {"type": "layout", "children": ["${kid}"]}}
          """#)),
    BrokenInput("a misspelt field", .unknownField, fix: "title", label(#""A ${data.1️⃣titel2️⃣}""#)),
    BrokenInput(
      "a misspelt field after escapes", .unknownField, fix: "title",
      label(#""\u00e4 ${data.1️⃣titel2️⃣}""#)),
    BrokenInput("a field that may be absent", .possiblyAbsent, label(#""${1️⃣data.note2️⃣}""#)),
    BrokenInput("a list in a text", .mismatchedTypes, label(#"1️⃣"A ${data.list}"2️⃣"#)),
    BrokenInput("a list as a text", .wrongType, label(#"1️⃣"${data.list}"2️⃣"#)),
    BrokenInput("any value as a text", .wrongType, label(#"1️⃣"${data.any}"2️⃣"#)),
    BrokenInput("a value that may be null", .wrongType, label(#"1️⃣"${data.name}"2️⃣"#)),
    BrokenInput(
      "a condition that is none", .mismatchedTypes,
      screen(#"{"if": "1️⃣data.count2️⃣", "then": []}"#)),
    BrokenInput(
      "a field in a branch that no data reaches", .unknownField,
      screen(#"{"if": "data.count > 5", "then": {"type": "label", "text": "${data.1️⃣xyz2️⃣}"}}"#)),
    BrokenInput(
      "a repetition of a text", .mismatchedTypes,
      screen(#"{"forEach": "1️⃣data.title2️⃣", "body": []}"#)),
    BrokenInput(
      "a substitution where an expression is expected", .invalidValue, fix: #""data.list""#,
      screen(#"{"forEach": 1️⃣"${data.list}"2️⃣, "body": []}"#)),
    BrokenInput(
      "a name that is in use", .takenName,
      screen(#"{"forEach": "data.list", "as": 1️⃣"data"2️⃣, "body": []}"#)),
    BrokenInput(
      "a name that expressions cannot use", .invalidValue,
      screen(#"{"forEach": "data.list", "as": 1️⃣"a-b"2️⃣, "body": []}"#)),
    BrokenInput(
      "a key that is a list", .mismatchedTypes,
      screen(#"{"forEach": "data.list", "key": "1️⃣data.list2️⃣", "body": []}"#)),
    BrokenInput(
      "a repetition without a body", .missingKey,
      screen(#"1️⃣{"forEach": "data.list"}2️⃣"#)),
    BrokenInput(
      "an unknown key of a condition", .unknownKey, .warning, fix: #""else""#,
      screen(#"{"if": "data.count > 2", "then": [], 1️⃣"els"2️⃣: []}"#)),
    BrokenInput(
      "a repetition beside a type", .misplacedControl,
      screen(#"{"type": "label", 1️⃣"forEach"2️⃣: "data.list", "text": "A"}"#)),
    BrokenInput(
      "a repetition in other words", .unknownKey, fix: #""forEach""#,
      screen(#"{1️⃣"foreach"2️⃣: "data.list", "body": []}"#)),
    BrokenInput(
      "a choice by a list", .mismatchedTypes,
      screen(#"{"discriminator": "1️⃣data.list2️⃣", "mapping": {}}"#)),
    BrokenInput(
      "an alternative that does not exist", .unknownAlternative,
      screen(#"{"discriminator": "data.item", "mapping": {"x": [], "y": [], 1️⃣"other"2️⃣: []}}"#)),
    BrokenInput(
      "an alternative that is missing", .missingAlternative,
      screen(#"{"discriminator": "data.item", 1️⃣"mapping"2️⃣: {"x": []}}"#)),
    BrokenInput(
      "a field of another alternative", .unknownField,
      screen(
        #"""
        {"discriminator": "data.item", "mapping": {
          "x": {"type": "label", "text": "${data.item.1️⃣zz2️⃣}"}, "y": []}}
        """#)),
    BrokenInput(
      "a condition as the root", .misplacedControl,
      #"""
      --- screens/a.json
      {"screen": "a", "root": 1️⃣{"if": "true", "then": {"type": "layout"}}2️⃣}
      """#),
    BrokenInput(
      "a condition that a use passes as the root of a body", .misplacedControl,
      #"""
      --- components/frame.json
      {"component": "frame", "parameters": {3️⃣"content"4️⃣: "component"}, "body": "${content}"}
      --- screens/a.json
      {"screen": "a", "safeArea": ["top", "leading"], "root": {"type": "layout", "children": [
        {"type": "frame", "arguments": {"content": 1️⃣{"if": "true", "then": {"type": "layout"}}2️⃣}}]}}
      """#),
    BrokenInput(
      "data for a parameter of another type", .wrongArgumentType,
      screen(
        #"{"type": "card", "arguments": {"numbers": 1️⃣"${data.list}"2️⃣}}"#,
        more: #"""
          --- components/card.json
          {"component": "card", "parameters": {3️⃣"numbers"4️⃣: {"elements": {"type": "int8"}}},
           "body": {"type": "layout"}}
          """#)),
    BrokenInput(
      "an argument with a substitution inside", .wrongArgumentType,
      screen(
        #"{"type": "card", "arguments": {"texts": 1️⃣["${data.title}"]2️⃣}}"#,
        more: #"""
          --- components/card.json
          {"component": "card", "parameters": {"texts": {"elements": {"type": "string"}}},
           "body": {"type": "layout"}}
          """#)),
    BrokenInput(
      "an unknown type", .unknownType,
      #"""
      --- screens/a.json
      {"screen": "a", "parameters": {"a": {"type": "string", "default": ""}},
       "definitions": {"b": {"ref": 1️⃣"c"2️⃣}}, "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "a record that a link would have to carry", .invalidValue,
      #"""
      --- screens/a.json
      {"screen": "a", "parameters": {"a": 1️⃣{"elements": {"type": "string"}}2️⃣},
       "root": {"type": "layout"}}
      """#),
  ]

  static let samples: [BrokenInput] = [
    BrokenInput(
      "a number that no double can hold", .valueOutOfRange,
      #"""
      --- data/a/usual.json
      {"data": {"x": 1️⃣1e4002️⃣}}
      --- screens/a.json
      {"screen": "a", "safeArea": ["top", "leading"],
       "data": {"properties": {"x": {"type": "float64"}}},
       "root": {"type": "layout", "children": [{"type": "label", "text": "X"}]}}
      """#),
    BrokenInput(
      "data of the wrong type", .wrongType, fix: #""1""#,
      #"""
      --- data/a/usual.json
      {"data": {"title": 1️⃣12️⃣}}
      --- screens/a.json
      {"screen": "a", "data": {"properties": {"title": {"type": 3️⃣"string"4️⃣}}},
       "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "no data", .screenWithoutData, .warning,
      #"""
      --- screens/a.json
      {"screen": 1️⃣"a"2️⃣, "data": {}, "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "data of no screen", .unusedData, .warning,
      #"""
      --- data/b/usual.json
      1️⃣{"data": {}}
      --- screens/a.json
      {"screen": "a", "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "data of a screen without", .unusedData, .warning,
      #"""
      --- data/a/usual.json
      1️⃣{"data": {}}
      --- screens/a.json
      {"screen": 3️⃣"a"4️⃣, "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "arguments that the screen does not have", .surplusArgument,
      #"""
      --- data/a/usual.json
      {"arguments": {1️⃣"b"2️⃣: "1"}, "data": {}}
      --- screens/a.json
      {"screen": 3️⃣"a"4️⃣, "data": {}, "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "an argument of the wrong type", .wrongArgumentType,
      #"""
      --- data/a/usual.json
      {"arguments": {"b": 1️⃣"1"2️⃣}, "data": {}}
      --- screens/a.json
      {"screen": "a", "parameters": {3️⃣"b"4️⃣: {"type": "number", "default": 1}}, "data": {},
       "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "two elements with one key", .duplicateElementKey,
      #"""
      --- data/a/usual.json
      {"data": [3️⃣"x"4️⃣, "y", 1️⃣"x"2️⃣]}
      --- screens/a.json
      {"screen": "a", "safeArea": ["top"], "data": {"elements": {"type": "string"}},
       "root": {"type": "layout", "children": [
         {"forEach": "data", "key": 5️⃣"item"6️⃣, "body": {"type": "label", "text": "${item}"}}]}}
      """#),
    BrokenInput(
      "a picture that does not exist", .missingAsset, fix: #""coat.png""#,
      #"""
      --- assets/coat.png
      --- data/a/usual.json
      {"data": {"picture": 1️⃣"coat.pgn"2️⃣}}
      --- screens/a.json
      {"screen": "a", "data": {"properties": {"picture": {"type": "string"}}},
       "root": {"type": "image", "source": "${data.picture}"}}
      """#),
    BrokenInput(
      "an int that needs more than 64 bits", .integerOverflow,
      #"""
      --- data/a/usual.json
      {"data": 7}
      --- screens/a.json
      {"screen": "a", "safeArea": ["top"], "data": {"type": "int8"},
       "root": {"type": "label", "text": "${1️⃣9223372036854775807 + data2️⃣}"}}
      """#),
  ]
}
