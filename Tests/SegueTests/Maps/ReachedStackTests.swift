import Segue
import Testing

/// The stacks are determined by hand, by the rules for links from outside.
@Suite("Destinations of links")
struct ReachedStackTests {
  private typealias L = LinkedScreens

  private static let mapped = MappedScreens(
    [
      L.screen("a", "", L.push("b/1"), L.push("c")),
      L.screen("b", route: "/b/{n}", #""parameters": {"n": "number"}"#, L.back),
      L.screen("c", #""presentation": "fullScreen", "backStack": ["s://a"]"#, L.dismiss),
      L.screen("d", #""requires": ["session"]"#), L.screen("login"), L.screen("e"),
      L.screen("lost"),
    ],
    navigation: #"""
      "tabs": [{"id": "x", "title": "X", "root": "s://a"},
               {"id": "y", "title": "Y", "pages": ["s://e", "s://b/2"]}],
      "requirements": {"session": "s://login"}, "fallback": "s://lost",
      "entryPoints": ["s://d", "s://b/7"]
      """#)

  private func words(_ url: String) throws -> String {
    let graph = try #require(Self.mapped.compiler.navigation)
    let device = try #require(Device.named("iphone-15"))
    return ReachedStack(opening: url, from: graph.start(on: device), in: graph).words(in: graph)
  }

  @Test("A link determines the tab, the stack, the modals, and the requirements to meet")
  func reached() throws {
    #expect(try words("s://a") == "x: a")
    #expect(try words("s://b/2") == "y: page 2: b")
    #expect(try words("s://b/7") == "x: a › b")
    #expect(try words("s://c") == "x: a + fullScreen c")
    #expect(try words("s://d") == "x: a + fullScreen login, waits for session")
    #expect(try words("s://nowhere") == "x: a › lost")
  }

  @Test("Every link is listed once, and a parameterless route only if no link leads there")
  func known() throws {
    let graph = try #require(Self.mapped.compiler.navigation)
    let links = KnownLinks(
      Self.mapped.compilation.graph, links: ["s://b/1", "s://c", "s://b/1"], in: graph)
    #expect(
      links.entries.map { "\($0.source) \($0.url)" } == [
        "root s://a", "root s://e", "root s://b/2", "fallback s://lost", "requirement s://login",
        "entryPoint s://d", "entryPoint s://b/7", "link s://b/1", "link s://c",
      ])
  }

  @Test("The JSON form is one line")
  func json() throws {
    let graph = try #require(Self.mapped.compiler.navigation)
    let device = try #require(Device.named("iphone-15"))
    let links = KnownLinks(Self.mapped.compilation.graph, links: ["s://c"], in: graph)
    let entry = try #require(links.entries.last)
    let reached = ReachedStack(opening: entry.url, from: graph.start(on: device), in: graph)
    #expect(
      reached.jsonLine(for: entry, in: graph)
        == #"{"kind":"url","url":"s://c","source":"link","tab":"x","page":null,"#
        + #""columns":[[{"screen":"a","arguments":{}}]],"modals":[{"presentation":"fullScreen","#
        + #""stack":[{"screen":"c","arguments":{}}]}],"waitsFor":null,"fallback":false}"# + "\n")
  }
}
