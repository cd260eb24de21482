import Segue
import Testing

/// The titles of a screen are texts that can use its data. The expectations are written by hand.
@Suite("Titles with data")
struct FilledTitleTests {
  private static let project = #"""
    --- segue.json
    {"app": "shop", "schemes": ["shop"], "devices": ["iphone-15"]}
    --- screens/list.json
    {"screen": "list", "route": "/", "bars": ["navigation"], "title": "List",
     "root": {"type": "layout"}}
    --- screens/person.json
    {"screen": "person", "route": "/people/{id}", "bars": ["navigation"],
     "parameters": {"id": {"type": "number", "default": 1}},
     "data": {"properties": {"name": {"type": "string"}, "age": {"type": "uint8"}}},
     "title": "${data.name}", "backTitle": "${id}: ${data.name}, soon ${data.age + 1}",
     "root": {"type": "label", "text": "${data.age}"}}
    --- data/person/ada.json
    {"arguments": {"id": 1}, "data": {"name": "Ada", "age": 36}}
    --- data/person/grace.json
    {"arguments": {"id": 2}, "data": {"name": "Grace", "age": 85}}
    --- screens/age.json
    {"screen": "age", "route": "/age", "bars": ["navigation"],
     "data": {"properties": {"age": {"type": "uint8"}}}, "title": "${data.age}",
     "root": {"type": "layout"}}
    """#

  @Test("A compiled screen has the title of each sample")
  func samples() {
    let compilation = Compiler(TestProject(Self.project).project).compile()
    let titles = compilation.instances.filter { $0.screen.id == "person" }
      .map { [$0.data, $0.screen.title] }
    #expect(titles == [["ada", "Ada"], ["grace", "Grace"]])
  }

  @Test("A filled screen has the title of its data, a number as its shortest text")
  func filled() throws {
    let compiler = Compiler(TestProject(Self.project).project)
    for (id, data, title) in [
      ("person", #"{"name": "Lin", "age": 1}"#, "Lin"), ("age", #"{"age": 7}"#, "7"),
    ] {
      let prepared = try #require(compiler.prepare(id))
      let filled = prepared.filled(with: SourceFile(path: "answer", text: data))
      #expect(compiler.screen(filled).value?.title == title)
    }
  }

  @Test("Navigation shows the titles of the samples for the arguments")
  func navigation() throws {
    var app = try NavigationApp(Self.project)
    func top() -> [String?] {
      let screen = app.graph.shownScreens(in: app.state).last
      return [screen?.title, screen?.backTitle]
    }
    #expect(top() == ["List", nil])
    app(.navigate(to: "shop://people/2"))
    #expect(top() == ["Grace", "List"])
    app(.navigate(to: "shop://people/1"))
    #expect(top() == ["Ada", "2: Grace, soon 86"])
    // There is no sample that has the age.
    app(.navigate(to: "shop://age"))
    #expect(top() == [nil, "1: Ada, soon 37"])
    app(.navigate(to: "shop://age"))
    #expect(top() == [nil, "Back"])
  }

  @Test("The title follows the data of a live screen")
  func live() throws {
    let compiler = Compiler(TestProject(Self.project).project)
    let prepared = try #require(compiler.prepare("person"))
    var live = compiler.live(
      prepared, filledWith: SourceFile(path: "answer", text: #"{"name": "Ada", "age": 36}"#),
      on: compiler.project.devices[0])
    try live.update([.replace("/name", with: .string("Grace"))])
    #expect(live.layout()?.screen.title == "Grace")
  }

  // MARK: Mistakes

  @Test("A mistake in a title is reported, with and without sample data", arguments: mistakes)
  func check(_ input: BrokenInput) {
    input.check()
    let unfilled = TestProject(input.text.replacing("data/a/", with: "data/b/"))
    #expect(unfilled.diagnostics.contains { $0.code == input.code })
  }

  private static func screen(_ keys: String) -> String {
    #"""
    --- data/a/usual.json
    {"data": {"name": "Ada", "tags": ["a"]}}
    --- screens/a.json
    {"screen": "a", "safeArea": ["top"], "data": {
       "properties": {"name": {"type": "string"}, "tags": {"elements": {"type": "string"}}},
       "optionalProperties": {"note": {"type": "string"}}},
     \#(keys), "root": {"type": "layout"}}
    """#
  }

  static let mistakes: [BrokenInput] = ["title", "backTitle"].flatMap { key in
    [
      BrokenInput(
        "a misspelt field in \(key)", .unknownField, fix: "name",
        screen(#""\#(key)": "Of ${data.1️⃣nmae2️⃣}""#)),
      BrokenInput(
        "a field that may be absent in \(key)", .possiblyAbsent,
        screen(#""\#(key)": "${1️⃣data.note2️⃣}""#)),
      BrokenInput(
        "a list as \(key)", .wrongType, screen(#""\#(key)": 1️⃣"${data.tags}"2️⃣"#)),
      BrokenInput(
        "a list in \(key)", .mismatchedTypes, screen(#""\#(key)": 1️⃣"Of ${data.tags}"2️⃣"#)),
      BrokenInput(
        "a parameter that is none beside data in \(key)", .unknownParameter,
        screen(#""\#(key)": 1️⃣"${data.name} ${nobody}"2️⃣"#)),
      BrokenInput(
        "half an expression in \(key)", .unclosedSubstitution,
        screen(#""\#(key)": 1️⃣"${data.name"2️⃣"#)),
    ]
  }
}
