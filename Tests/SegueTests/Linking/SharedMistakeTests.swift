import Segue
import Testing

/// Mistakes in what several places share: one cause is one diagnostic, at the text that must change.
/// The expectations are those of the rule, not of the implementation.
@Suite("Shared mistakes")
struct SharedMistakeTests {
  /// Three cards on a home screen, and the screen that they open.
  private func cards(
    _ body: String, recipe: String = #""recipe": "string""#, content: String = "",
    assets: String = "", slugs: [String] = ["pizza", "pasta", "soup"]
  ) -> TestProject {
    let uses = slugs.enumerated().map { index, slug in
      let markers = [("4️⃣", "5️⃣"), ("6️⃣", "7️⃣"), ("8️⃣", "9️⃣")][index]
      return #"""
        \#(markers.0){"type": "card", "arguments": {"slug": \#(slug == "soup" ? "0️⃣" : "")"\#(slug)"}}\#(markers.1)
        """#
    }
    return TestProject(
      #"""
      --- segue.json
      {"schemes": ["food"]}
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [\#(uses.joined(separator: ","))]}}
      --- screens/recipe.json
      {"screen": "recipe", "route": "/recipes/{recipe}", "parameters": {\#(recipe)},
       "root": {"type": "layout", "children": [\#(content)]}}
      --- components/card.json
      {"component": "card", "parameters": {"slug": "string"}, "body": \#(body)}
      \#(assets)
      """#)
  }

  private func card(to link: String, _ action: String = "", children: String = "") -> String {
    #"""
    3️⃣{"type": "layout", "style": {"width": 100, "height": 60, "backgroundColor": "red"},
     "children": [\#(children)],
     "events": {"tap": [{"type": "navigate", "to": 1️⃣\#(link)2️⃣\#(action)}]}}
    """#
  }

  private func uses(_ test: TestProject) -> [SourceRange?] {
    [test.range(4, 5), test.range(6, 7), test.range(8, 9)]
  }

  @Test("a link of a component that leads nowhere is reported there, with its uses as notes")
  func deadLink() throws {
    let test = cards(card(to: #""food://recipe/${slug}""#))
    let found = test.diagnostics
    #expect(found.map(\.code) == [.deadLink])
    let diagnostic = try #require(found.first)
    #expect(diagnostic.range == test.range(1, 2))
    #expect(
      diagnostic.message
        == #"no screen has a route for "/recipe/${slug}"; did you mean "/recipes/{recipe}"?"#)
    #expect(diagnostic.notes.dropFirst().map(\.range) == uses(test).compactMap { $0 })
    #expect(diagnostic.fix == nil)
  }

  @Test("what is put into a link is to blame if something else would lead somewhere")
  func deadArgument() throws {
    let test = cards(
      card(to: #""food://${slug}/1""#), slugs: ["recipes", "recipes", "soup"])
    let diagnostic = try #require(test.diagnostics.first { $0.code == .deadLink })
    #expect(test.diagnostics.map(\.code) == [.deadLink])
    #expect(diagnostic.range.lowerBound == test.range(0)?.lowerBound)
    #expect(diagnostic.notes.last?.range == test.range(1, 2))
  }

  @Test("a name in a link's query that is no parameter is reported in the component")
  func queryName() throws {
    let test = cards(card(to: #""food://recipes/${slug}?foto=${slug}""#))
    let found = test.diagnostics
    #expect(found.map(\.code) == [.surplusArgument])
    #expect(found.first?.range == test.range(1, 2))
    #expect(found.first?.notes.dropFirst().map(\.range) == uses(test).compactMap { $0 })
    #expect(
      found.first?.message == #"the screen "recipe" has no parameter "foto": there is "recipe""#)
  }

  @Test(
    "a link that lacks an argument, or has one of the wrong type, is reported in the component",
    arguments: [
      (#""recipe": "string", "photo": "string""#, DiagnosticCode.missingArgument),
      (#""recipe": "number""#, .wrongArgumentType),
    ])
  func arguments(parameters: String, code: DiagnosticCode) {
    let test = cards(card(to: #""food://recipes/${slug}""#), recipe: parameters)
    let found = test.diagnostics
    #expect(found.map(\.code) == [code])
    #expect(found.first?.range == test.range(1, 2))
    #expect(found.first?.notes.dropFirst().map(\.range) == uses(test).compactMap { $0 })
  }

  @Test("a misspelt name in a query is one mistake, though the parameter is required")
  func misspeltQueryName() {
    let test = cards(
      card(to: #""food://recipes/${slug}?photos=1""#),
      recipe: #""recipe": "string", "photo": "string""#)
    #expect(test.diagnostics.map(\.code) == [.surplusArgument])
    #expect(test.diagnostics.map(\.severity) == [.error])
  }

  @Test("a folder that is misspelt in a component is reported and fixed there")
  func folder() throws {
    let test = cards(
      #"""
      {"type": "image", "source": 1️⃣"foods/${slug}.png"2️⃣, "style": {"width": 50, "height": 50}}
      """#, recipe: #""recipe": {"type": "string", "default": ""}"#,
      assets: "--- assets/food/pizza.png\n--- assets/food/pasta.png\n--- assets/food/soup.png")
    let found = test.diagnostics
    #expect(found.map(\.code) == [.missingAsset])
    let diagnostic = try #require(found.first)
    #expect(diagnostic.range == test.range(1, 2))
    #expect(diagnostic.fix?.range == diagnostic.range)
    #expect(diagnostic.fix?.replacement == #""food/${slug}.png""#)
    #expect(diagnostic.notes.map(\.range) == uses(test).compactMap { $0 })
  }

  @Test("a file that is missing for one use is reported at the use, without a fix")
  func file() throws {
    let test = cards(
      #"""
      {"type": "image", "source": 1️⃣"food/${slug}.png"2️⃣, "style": {"width": 50, "height": 50}}
      """#, recipe: #""recipe": {"type": "string", "default": ""}"#,
      assets: "--- assets/food/pizza.png\n--- assets/food/pasta.png")
    let found = test.diagnostics
    #expect(found.map(\.code) == [.missingAsset])
    #expect(found.first?.range.lowerBound == test.range(0)?.lowerBound)
    #expect(found.first?.notes.map(\.range) == [test.range(1, 2)].compactMap { $0 })
    #expect(found.first?.fix == nil)
  }

  @Test("a style whose text is wrong whatever is put into it is reported once")
  func style() throws {
    let test = cards(
      #"""
      {"type": "layout", "style": {"height": 50, "width": 1️⃣"${slug}px"2️⃣}}
      """#, recipe: #""recipe": {"type": "string", "default": ""}"#, slugs: ["1", "2", "3"])
    let found = test.diagnostics
    #expect(found.map(\.code) == [.invalidValue])
    #expect(found.first?.range == test.range(1, 2))
    #expect(found.first?.notes.map(\.range) == uses(test).compactMap { $0 })
    #expect(found.first?.fix == nil)
  }

  @Test("a component without a partner is reported once, with its uses as notes")
  func partner() throws {
    let test = cards(
      card(to: #""food://recipes/${slug}""#, #", "transition": "hero""#))
    let found = test.diagnostics
    #expect(found.map(\.code) == [.missingPartner])
    let diagnostic = try #require(found.first)
    #expect(diagnostic.range.lowerBound == test.range(3)?.lowerBound)
    #expect(diagnostic.notes.dropFirst(2).map(\.range) == uses(test).compactMap { $0 })
  }

  @Test("two partners on the destination are reported there, once for all that fly to them")
  func ambiguousPartners() {
    let part =
      #""hero": "h-${recipe}", "style": {"width": 90, "height": 90, "backgroundColor": "red"}"#
    let test = cards(
      card(
        to: #""food://recipes/${slug}""#, #", "transition": "hero""#,
        children: #"""
          {"type": "layout", "hero": "h-${slug}", "style": {"width": 40, "height": 40, "backgroundColor": "red"}}
          """#),
      content: #"{"type": "layout", \#(part)}, {"type": "layout", \#(part)}"#)
    #expect(test.diagnostics.map(\.code) == [.ambiguousPartner])
  }

  @Test(
    "links to an ambiguous or an invalid route are not reported besides",
    arguments: [
      (#""/recipes/{recipe}""#, DiagnosticCode.ambiguousRoute),
      (#""recipe/{recipe""#, .invalidRoute),
    ])
  func routes(route: String, code: DiagnosticCode) {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["food"]}
      --- screens/a.json
      {"screen": "a", "route": "/recipes/{a}", "parameters": {"a": "string", "b": "number"},
       "root": {"type": "layout"}}
      --- screens/b.json
      {"screen": "b", "route": \#(route), "parameters": {"recipe": "string"},
       "root": {"type": "layout"}}
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "food://recipe\#(code == .ambiguousRoute ? "s" : "")/pizza"},
        {"type": "navigate", "to": "food://recipes/1?b=\#(code == .ambiguousRoute ? "x" : "1")"}]}}}
      """#)
    #expect(test.diagnostics.map(\.code) == [code])
  }

  @Test("an id that two uses share is reported once, not for each id inside")
  func ids() {
    let test = TestProject(
      #"""
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "card", "id": 3️⃣"one"4️⃣}, {"type": "card", "id": 1️⃣"one"2️⃣}]}}
      --- components/card.json
      {"component": "card", "body": {"type": "layout", "id": "root", "children": [
        {"type": "label", "id": "a", "text": "a"}, {"type": "label", "id": "b", "text": "b"},
        {"type": "label", "id": "c", "text": "c"}]}}
      """#)
    let found = test.diagnostics
    #expect(found.map(\.code) == [.duplicateID])
    #expect(found.first?.range == test.range(1, 2))
    #expect(found.first?.notes.map(\.range) == [test.range(3, 4)].compactMap { $0 })
  }

  @Test("an id that a component gives twice is reported once, however often it is used")
  func idsInside() {
    let test = TestProject(
      #"""
      --- screens/home.json
      {"screen": "home", "safeArea": ["top"], "root": {"type": "layout", "children": [
        {"type": "card", "id": "one"}, {"type": "card", "id": "two"}]}}
      --- components/card.json
      {"component": "card", "body": {"type": "layout", "children": [
        {"type": "label", "id": "a", "text": "a"}, {"type": "label", "id": 1️⃣"a"2️⃣, "text": "b"}]}}
      """#)
    #expect(test.diagnostics.map(\.code) == [.duplicateID])
    #expect(test.diagnostics.first?.range == test.range(1, 2))
  }
}
