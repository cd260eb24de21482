import Segue
import Testing

/// What cannot be read is reported where it is written, and nothing that may depend on it is wrong
/// for that reason.
@Suite("Unread declarations")
struct UnreadDeclarationTests {
  /// A project in which one screen uses a component and leads to another screen. Each part can be
  /// replaced by a broken one.
  private static func project(
    schemes: String = #"["s"]"#, transitions: String = #"{"fly": {"kind": "fade"}}"#,
    container: String = #""tabs": [{"id": "t", "title": "T", "root": "s://a"}]"#,
    fonts: String = "[]", a: String = #"{"x": {"type": "string", "default": "A"}}"#,
    arguments: String = #"{"title": "T"}"#, b: String = #"{"name": "string"}"#,
    route: String = #""/b""#, card: String = #"{"title": "string"}"#
  ) -> String {
    #"""
    --- segue.json
    {"schemes": \#(schemes), "transitions": \#(transitions), "fonts": \#(fonts),
     "navigation": {\#(container)}}
    --- screens/a.json
    {"screen": "a", "route": "/a", "backTitle": "${x}", "safeArea": ["top"], "parameters": \#(a),
     "root": {"type": "layout", "children": [
       {"type": "label", "text": "${x}, ${x}", "style": {"fontFamily": "F, Inter"}},
       {"type": "card", "arguments": \#(arguments)},
       {"type": "layout", "style": {"width": 60, "height": 60}, "events": {"tap": [
         {"type": "navigate", "to": "s://b?name=n", "transition": "fly"}]}},
       {"type": "layout", "style": {"width": 60, "height": 60}, "events": {"tap": [
         {"type": "selectTab", "tab": "t"}]}}]}}
    --- screens/b.json
    {"screen": "b", "route": \#(route), "safeArea": ["top"], "parameters": \#(b),
     "root": {"type": "label", "text": "${name}"}}
    --- components/card.json
    {"component": "card", "parameters": \#(card), "body": {"type": "label", "text": "${title}"}}
    """#
  }

  private static let font = #"[{"family": "F", "file": "fonts/a.ttf"}]"#

  @Test("The project has no other mistake")
  func sound() {
    let text = Self.project(fonts: Self.font) + "\n--- fonts/a.ttf"
    #expect(TestProject(text).diagnostics.map(\.message) == [])
  }

  private static let fontless = "\n--- fonts/a.ttf"

  static let broken: [BrokenInput] = [
    BrokenInput(
      "schemes that are null", .wrongType, project(schemes: "1️⃣null2️⃣", fonts: font) + fontless),
    BrokenInput(
      "a scheme in place of the list", .wrongType, fix: #"["s"]"#,
      project(schemes: #"1️⃣"s"2️⃣"#, fonts: font) + fontless),
    BrokenInput(
      "transitions that are null", .wrongType,
      project(transitions: "1️⃣null2️⃣", fonts: font) + fontless),
    BrokenInput(
      "tabs that are null", .wrongType,
      project(container: #""tabs": 1️⃣null2️⃣"#, fonts: font) + fontless),
    BrokenInput(
      "a tab without a title", .missingKey,
      project(container: #""tabs": [1️⃣{"id": "t", "root": "s://a"}2️⃣]"#, fonts: font) + fontless),
    BrokenInput("fonts that are null", .wrongType, project(fonts: "1️⃣null2️⃣")),
    BrokenInput(
      "parameters of a screen that are null", .wrongType,
      project(fonts: font, a: "1️⃣null2️⃣") + fontless),
    BrokenInput(
      "parameters of a linked screen that are an array", .wrongType,
      project(fonts: font, b: #"1️⃣["name"]2️⃣"#) + fontless),
    BrokenInput(
      "parameters of a component that are null", .wrongType,
      project(fonts: font, card: "1️⃣null2️⃣") + fontless),
    BrokenInput(
      "a parameter's type that is null", .wrongType,
      project(fonts: font, card: #"{"title": 1️⃣null2️⃣}"#) + fontless),
    BrokenInput(
      "a parameter without quotes", .unquotedKey, fix: #""title""#,
      project(fonts: font, card: #"{1️⃣title2️⃣: "string"}"#) + fontless),
    BrokenInput(
      "arguments that are null", .wrongType,
      project(fonts: font, arguments: "1️⃣null2️⃣") + fontless),
    BrokenInput(
      "a route that is null", .wrongType, project(fonts: font, route: "1️⃣null2️⃣") + fontless),
  ]

  @Test("A declaration that cannot be read is the only mistake", arguments: broken)
  func declarations(_ input: BrokenInput) { input.check() }

  @Test("A manifest that cannot be parsed is the only mistake")
  func manifest() {
    let whole = Self.project(fonts: Self.font) + Self.fontless
    let text = whole.replacing(#""navigation": {"#, with: #""navigation" {"#)
      .replacing(#""root": "s://a"}]}}"#, with: #""root": "s://a"}]]}"#)
    #expect(TestProject(text).diagnostics.map(\.code) == [.missingColon, .mismatchedBracket])
  }

  @Test("A file that cannot be parsed leaves no warning that what it may contain is missing")
  func files() {
    let text = #"""
      --- segue.json
      {"schemes": ["s"]}
      --- screens/a.json
      {"screen": "a", "safeArea": ["top"],
        "root": {"type": "layout", "children": [
          {"type": "layout", "style": {"width": 60, "height": 60},
            "events": {"tap": [{"type": "backTo", "screen": "c"}]}}]}}
      --- screens/b.json
      {"screen": "b", "route": "/b", "parameters": {"name": "string"}, "root": {"type": "layout"}}
      --- screens/c.json
      {"screen": "c",
      """#
    // The file may lead to "b", and declares "c" to judge by its beginning.
    #expect(TestProject(text).diagnostics.map(\.code) == [.unexpectedEnd])
  }

  @Test("The character that stands for damaged bytes is not missing from a font too")
  func replacementCharacter() {
    let text = #"""
      --- segue.json
      {}
      --- screens/a.json
      {"screen": "a", "safeArea": ["top"], "root": {"type": "label", "text": 1️⃣"a\uD83Db"2️⃣}}
      """#
    let test = TestProject(text)
    #expect(test.diagnostics.map(\.code) == [.loneSurrogate])
    #expect(test.diagnostics.map(\.range) == [test.range(1, 2)])
  }

  @Test("Past the limit of problems, a key that was not compared is not missing")
  func uncompared() {
    let text = #"{"k0": 1, "k1": 1, "k2": 1, "scren": "a", "root": {"type": "layout"}}"#
    let found = TestProject(
      "--- segue.json\n{}\n--- screens/a.json\n\(text)", limits: [.problems: 2]
    ).diagnostics
    #expect(found.map(\.code) == [.unknownKey, .unknownKey, .tooManyProblems])
  }
}
