import Segue
import Testing

/// Links resolve to the same screens as in the compiler's route table.
@Suite struct BinaryRouteTests {
  static let test = TestProject(
    """
    --- segue.json
    {"schemes": ["shop"], "hosts": ["shop.example"]}
    --- screens/a.json
    {"screen": "home", "route": "/", "root": {"type": "layout", "children": [
      {"type": "layout", "events": {"tap": [{"type": "navigate", "to": "shop://coats/7?big=true"}]}},
      {"type": "layout", "events": {"tap": [{"type": "navigate", "to": "shop://coats/é"}]}},
      {"type": "layout", "events": {"tap": [{"type": "navigate", "to": "shop://coats/new"}]}}]}}
    --- screens/b.json
    {"screen": "coat", "route": "/coats/{id}",
     "parameters": {"id": "string", "big": {"type": "boolean", "default": false},
                    "size": {"type": "number", "default": 38}},
     "root": {"type": "label", "text": "${id}"}}
    --- screens/c.json
    {"screen": "new", "route": "/coats/new", "root": {"type": "layout"}}
    --- screens/d.json
    {"screen": "deep", "route": "/{a}/new/{b}", "parameters": {"a": "string", "b": "number"},
     "root": {"type": "layout"}}
    --- screens/e.json
    {"screen": "hidden", "root": {"type": "layout"}}
    """)
  static let compiler = Compiler(test.project)
  static let project = try? CompiledProject(compiler.compile().binaryArtefact(of: test.project))

  @Test("A link in the project resolves to its compiled screen and arguments")
  func known() throws {
    let project = try #require(Self.project)
    let coat = try project.destination(of: "shop://coats/7?big=true&utm=mail")
    #expect(coat.screenID == "coat")
    #expect(
      coat.arguments == [
        ScreenArgument(name: "id", value: .string("7")),
        ScreenArgument(name: "big", value: .boolean(true)),
        ScreenArgument(name: "size", value: .number(38)),
      ])
    #expect(coat.screen?.arguments == coat.arguments)
    #expect(coat.screen?.tree[0].text == "7")
    // No link of the project opens these arguments, so the screen is known but not compiled.
    let other = try project.destination(of: "https://shop.example/coats/7")
    #expect(other.screenID == "coat" && other.screen == nil)
    // A literal takes precedence over a parameter.
    #expect(try project.destination(ofPath: ["coats", "new"]).screen?.id == "new")
    #expect(try project.destination(of: "shop:/").screen?.id == "home")
    // The letter is one scalar in the project and two in the link.
    #expect(try project.destination(of: "shop://coats/e%CC%81").screen != nil)
  }

  @Test("A link that does not resolve has a reason")
  func unknown() throws {
    let project = try #require(Self.project)
    #expect(throws: LinkProblem.noRoute) { try project.destination(of: "shop://shoes") }
    #expect(throws: LinkProblem.invalid(.foreign)) { try project.destination(of: "other://coats") }
    #expect(throws: LinkProblem.wrongArgument("b", .number)) {
      try project.destination(of: "shop://x/new/y")
    }
    #expect(throws: LinkProblem.wrongArgument("size", .number)) {
      try project.destination(of: "shop://coats/1?size=large")
    }
  }

  @Test("Random paths resolve as in the compiler's route table")
  func random() throws {
    let project = try #require(Self.project)
    let ids = Self.test.project.screenIDs
    var random = SeededRandom(seed: 4)
    let words = ["coats", "new", "1", "x", "", "é"]
    for _ in 0..<tries(20_000, withoutOptimisation: 400) {
      let path = (0..<random.int(in: 0...4)).map { _ in words[random.int(in: 0...5)] }
      let expected = Self.compiler.routes.match(path).map { ids[$0.screen.index] }
      do throws(LinkProblem) {
        let found = try project.destination(ofPath: path).screenID
        #expect(found == expected)
      } catch {
        if error == .noRoute { #expect(expected == nil) } else { #expect(expected == "deep") }
      }
    }
  }

  @Test("A link to a flow leads to the choice that is made, and to the first without one")
  func flows() throws {
    let test = TestProject(
      """
      --- segue.json
      {"schemes": ["s"], "navigation": {"root": "s://a", "flows": {
        "f": {"route": "/f", "choices": {"x": "s://b", "y": "s://c?n=2"}}}}}
      --- screens/a.json
      {"screen": "a", "route": "/a", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "s://f?n=5"}]}}}
      --- screens/b.json
      {"screen": "b", "route": "/b", "root": {"type": "layout"}}
      --- screens/c.json
      {"screen": "c", "route": "/c", "parameters": {"n": {"type": "number", "default": 0}},
       "root": {"type": "layout"}}
      """)
    let compilation = Compiler(test.project).compile()
    let project = try CompiledProject(compilation.binaryArtefact(of: test.project))
    let (none, second) = ([String: String](), ["f": "y"])
    #expect(try project.destination(of: "s://f?n=5", choosing: none).screenID == "b")
    let opened = try project.destination(of: "s://f?n=5", choosing: second)
    #expect(opened.screenID == "c" && opened.arguments.map(\.value) == [.number(5)])
    #expect(opened.screen?.name == "c?n=5")
    let usual = try project.destination(ofPath: ["f"], choosing: ["f": "y", "g": "x"])
    #expect(usual.arguments.map(\.value) == [.number(2)])

    let a = try #require(project.screen(named: "a"))
    let root = ComponentID(0)
    for (choices, name, choice) in [
      (none, "b", "x"), (second, "c?n=5", "y"), (["f": "z"], "b", "x"),
    ] {
      let link = try #require(project.link(from: a.index, component: root, choosing: choices))
      #expect(project.screen(at: link.to).name == name && link.url == "s://f?n=5")
      let made = try #require(link.choice)
      #expect(made.flow == "f" && made.choice == choice)
    }
    #expect(project.linkCount == 2)
  }
}
