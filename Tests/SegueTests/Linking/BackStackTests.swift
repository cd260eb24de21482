import Segue
import Testing

/// What a link from outside needs: the declared stack below a screen, with its arguments filled in.
@Suite("Back stacks")
struct BackStackTests {
  /// Percent-encoding by hand from RFC 3986, sections 2.1 and 2.3: all but the unreserved characters.
  @Test(
    "values are percent-encoded into a link's template",
    arguments: [
      ("s://a/b", "s://a/b"),
      ("s://a/${text}", "s://a/one%2Ftwo%20%26%20%C3%A4%3F"),
      ("${text}", "one%2Ftwo%20%26%20%C3%A4%3F"),
      ("s://a?n=${n}&b=${b}", "s://a?n=2.5&b=true"),
      ("s://a/${plain}", "s://a/A-z.0_~"),
      ("s://a/${nobody}/b", "s://a//b"),
      ("s://a/$${n}", "s://a/${n}"),
      ("s://a/${empty}", "s://a/"),
      ("s://a/${n", "s://a/${n"),
    ])
  func template(_ template: String, _ expected: String) {
    let values: [(name: String, value: ScalarValue)] = [
      ("text", .string("one/two & ä?")), ("n", .number(2.5)), ("b", .boolean(true)),
      ("plain", .string("A-z.0_~")), ("empty", .string("")),
    ]
    #expect(filled(template, values) == expected)
  }

  @Test("whatever a value is, a link hands it over as it is, in a path and in a query")
  func roundTrip() throws {
    let texts = [
      "a", "a/b", "?&=#%+ ", "%2e", "\u{1}\u{1F}\u{7F}", "é\u{301}👩‍👩‍👧", "\\", "a\tb\n",
      "http://x", "...", "${x}",
    ]
    for text in texts {
      let values: [(name: String, value: ScalarValue)] = [("v", .string(text))]
      let link = try DeepLink(filled("s://p/${v}?q=${v}", values), schemes: ["s"], hosts: [])
      #expect(link.segments == ["p", text])
      #expect(link.query.map(\.value) == [text])
    }
  }

  private static func project(_ backStack: String) -> String {
    #"""
    --- segue.json
    {"schemes": ["s"], "navigation": {"entryPoints": ["s://contacts/Ada%20L/blocked"]}}
    --- screens/blocked.json
    {"screen": "blocked", "route": "/contacts/{name}/blocked",
     "parameters": {"name": {"type": "string", "default": "nobody"}},
     "backStack": \#(backStack), "root": {"type": "layout"}}
    --- screens/contact.json
    {"screen": "contact", "route": "/contacts/{name}", "parameters": {3️⃣"name"4️⃣: "string"},
     "root": {"type": "layout"}}
    --- screens/settings.json
    {"screen": "settings", "route": "/settings", "root": {"type": "layout"}}
    """#
  }

  @Test("what lies below each instance is compiled, with the instance's arguments")
  func instances() {
    let test = TestProject(Self.project(#"["s://settings", "s://contacts/${name}"]"#))
    let compilation = Compiler(test.project).compile()
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(
      compilation.instances.map(\.name) == [
        "blocked", "settings", "blocked?name=Ada L", "contact?name=nobody", "contact?name=Ada L",
      ])
  }

  @Test("a link of a back stack that leads nowhere is told once, where it is written")
  func dead() {
    let test = TestProject(Self.project(#"["s://settings", 1️⃣"s://people/${name}/all"2️⃣]"#))
    let found = test.diagnostics
    #expect(found.filter { $0.code == .deadLink }.map(\.range) == [test.range(1, 2)])
  }

  @Test("a back stack that leads to ever new arguments comes to an end")
  func endless() {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "navigation": {"root": "s://page/1"}}
      --- screens/page.json
      {"screen": "page", "route": "/page/{n}", "parameters": {"n": "string"},
       "backStack": ["s://page/${n}1"], "root": {"type": "layout"}}
      """#)
    let compiler = Compiler(test.project)
    #expect(compiler.compile(on: []).diagnostics.map(\.code) == [.tooManyLinks])
  }
}
