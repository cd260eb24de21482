import Segue
import Testing

/// What is fixed in a screen with data is checked whatever the data is, also in parts that no
/// sample data shows: here, the lists of all samples are empty.
@Suite("Screens before there is data")
struct UnfilledScreenTests {
  /// A project whose screen a repeats a component with an action for each element of a list.
  private func project(
    _ action: String, child: String? = nil, list: String = "[]", more: String = ""
  ) -> TestProject {
    let child =
      child
        ?? #"""
        {"type": "button", "title": "Open", "style": {"height": 60}, "events": {"tap": [\#(action)]}}
        """#
    return TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "hosts": ["s.example"], "navigation": {"root": "s://a"},
       "devices": ["400x800@1"]}
      --- data/a/none.json
      {"data": {"list": \#(list)}}
      --- screens/a.json
      {"screen": "a", "route": "/a", "data": {"properties": {"list": {"elements": {
         "properties": {"id": {"type": "string"}, "link": {"type": "string"}}}}}},
       "root": {"type": "layout", "children": [
         {"forEach": "data.list", "as": "x", "body": \#(child)}]}}
      --- screens/story.json
      {"screen": "story", "route": "/stories/{id}",
       "parameters": {"id": {"type": "string", "default": "1"},
         "page": {"type": "number", "default": 1}},
       "root": {"type": "layout", "children": [
         {"type": "button", "title": "Back", "style": {"height": 60},
          "events": {"tap": [{"type": "back"}]}}]}}
      \#(more)
      """#)
  }

  private func navigate(_ link: String, _ more: String = "") -> String {
    #"{"type": "navigate", "to": 1️⃣"\#(link)"2️⃣\#(more)}"#
  }

  @Test(
    "What is wrong with a link whatever its values are is reported",
    arguments: [
      ("s://storys/${x.id}", DiagnosticCode.deadLink, "/storys/${x.id}"),
      ("s://stories/${x.id}/more", .deadLink, "/more"),
      ("z://stories/${x.id}", .foreignLink, "z://"),
      ("https://other.example/${x.id}", .foreignLink, "other.example"),
      ("/stories/${x.id}", .invalidLink, "no scheme"),
      ("s:stories/${x.id}", .invalidLink, "//"),
      ("s://stories/${x.id}?zz=1", .surplusArgument, "zz"),
      ("s://stories/${x.id}?page=one", .wrongArgumentType, "one"),
    ])
  func fixed(link: String, code: DiagnosticCode, words: String) {
    let test = project(navigate(link))
    let found = test.diagnostics
    #expect(found.map(\.code) == [code], "\(found.map(\.message))")
    #expect(found.first?.message.contains(words) == true, "\(found.map(\.message))")
    #expect(found.first?.range == test.range(1, 2))
  }

  @Test("The first expression of a component is read like all others: its data is not known")
  func firstExpression() {
    let row = #"""
      --- components/row.json
      {"component": "row", "parameters": {"item": {"properties": {"id": {"type": "string"},
         "link": {"type": "string"}}}},
       "body": {"type": "button", "title": "Open", "style": {"height": 60}, "events": {"tap": [
         {"type": "navigate", "to": "s://storys/${item.id}"}]}}}
      """#
    let test = project(
      "", child: #"{"type": "row", "arguments": {"item": "${x}"}}"#, more: row)
    #expect(test.diagnostics.map(\.code) == [.deadLink])
  }

  @Test(
    "What may be right with some values is not reported, and leads to the screen",
    arguments: [
      "s://stories/${x.id}", "s://${x.link}/${x.id}", "${x.link}",
      "s://stories/${x.id}?${x.link}=1", "s://stories/a?page=${x.id}", "s${x.link}://stories/a",
      "https://s.example/stories/${x.id}",
      "s://stories/a",
    ])
  func open(link: String) {
    #expect(project(navigate(link)).diagnostics.map(\.message) == [])
  }

  @Test("Fixed names of transitions, screens, tabs and pictures are reported")
  func names() {
    for (child, code) in [
      (
        navigate("s://stories/${x.id}", #", "transition": "zom""#),
        DiagnosticCode.unknownTransition
      ),
      (#"{"type": "backTo", "screen": "b"}"#, .unknownScreen),
      (#"{"type": "selectTab", "tab": "b"}"#, .unknownTab),
    ] {
      #expect(project(child).diagnostics.map(\.code).contains(code), "\(child)")
    }
    let picture = project("", child: #"{"type": "image", "source": 1️⃣"no.png"2️⃣}"#)
    let missing = picture.diagnostics.filter { $0.code == .missingAsset }
    #expect(missing.map(\.range) == [picture.range(1, 2)])
    let dynamic = project("", child: #"{"type": "image", "source": "${x.id}.png"}"#)
    #expect(dynamic.diagnostics.allSatisfy { $0.code != .missingAsset })
  }

  @Test("What a sample shows too is reported once")
  func once() {
    let list = #"[{"id": "1", "link": "s://a"}, {"id": "2", "link": "s://a"}]"#
    let test = project(navigate("s://storys/${x.id}"), list: list)
    #expect(test.diagnostics.map(\.code) == [.deadLink])
  }

  @Test("A screen to which no link can lead is unreachable")
  func unreachable() {
    let test = project(navigate("s://a/${x.id}"))
    #expect(test.diagnostics.map(\.code).contains(.deadLink))
    let other = project(navigate("s://a"))
    #expect(other.diagnostics.map(\.code) == [.unreachableScreen])
  }

  @Test("A link in a component that is given its beginning may lead anywhere")
  func component() {
    let test = project(
      "", child: #"{"type": "card", "arguments": {"to": "s://stories/${x.id}"}}"#,
      more: #"""
        --- components/card.json
        {"component": "card", "parameters": {"to": "string"}, "body":
          {"type": "button", "title": "Open", "style": {"height": 60},
           "events": {"tap": [{"type": "navigate", "to": "${to}"}]}}}
        """#)
    #expect(test.diagnostics.map(\.message) == [])
  }
}
