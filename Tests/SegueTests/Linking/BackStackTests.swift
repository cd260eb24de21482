import Segue
import Testing

/// The declared stack below a screen that is opened by an external link, with the screen's
/// arguments filled in.
@Suite("Back stacks")
struct BackStackTests {
  /// Expected values are percent-encoded by hand (RFC 3986, sections 2.1 and 2.3): all characters
  /// except the unreserved ones.
  @Test(
    "Values are percent-encoded into the template of a link",
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

  @Test("A link preserves any value in its path and in its query")
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

  @Test("The stack below each instance is compiled with the arguments of that instance")
  func instances() {
    let test = TestProject(Self.project(#"["s://settings", "s://contacts/${name}"]"#))
    let compilation = Compiler(test.project).compile()
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(
      compilation.instances.map(\.name) == [
        "blocked", "settings", "blocked?name=Ada L", "contact?name=nobody", "contact?name=Ada L",
      ])
  }

  @Test("A dead link in a back stack is reported once, at its literal")
  func dead() {
    let test = TestProject(Self.project(#"["s://settings", 1️⃣"s://people/${name}/all"2️⃣]"#))
    let found = test.diagnostics
    #expect(found.filter { $0.code == .deadLink }.map(\.range) == [test.range(1, 2)])
  }

  @Test("A back stack that keeps generating new arguments ends with a diagnostic")
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
