import Segue
import Testing

/// The screens that may be below others are determined by hand.
@Suite("Unreachable backTo targets")
struct UnreachableBackToTests {
  private typealias L = LinkedScreens

  @Test("A screen that only opens above is reported with its declaration")
  func above() {
    L(
      L.screen("a", "", L.push("b"), L.backTo("b", at: 1)), L.screen("b", at: 3)
    ).expect(.unreachableBackTo, .error, "\"b\" is never below \"a\"")
  }

  @Test("A screen of another branch, and the screen itself without a cycle, are reported")
  func branches() {
    L(
      L.screen("a", "", L.push("b"), L.push("c")), L.screen("b", at: 3),
      L.screen("c", "", L.backTo("b", at: 1))
    ).expect(.unreachableBackTo, .error)
    L(L.screen("a", at: 3, "", L.backTo("a", at: 1))).expect(.unreachableBackTo, .error)
    L(
      L.screen("a", "", L.push("b"), L.backTo("a")), L.screen("b", "", L.push("a"))
    ).expectNothing()
  }

  @Test("The second entry of a screen that is never above itself is reported")
  func entries() {
    L(
      L.screen("a", at: 3, "", L.push("b")), L.screen("b", "", L.backTo("a", entry: 2, at: 1))
    ).expect(.unreachableBackTo, .error, "\"a\" is never above itself, so there is no entry 2")
    L(
      L.screen("a", at: 3, "", L.push("b"), L.backTo("a", entry: 2, at: 1)), L.screen("b")
    ).expect(.unreachableBackTo, .error)
    L(
      L.screen("a", #""bars": ["navigation"]"#, L.push("a"), L.push("b")),
      L.screen("b", "", L.backTo("a", entry: 2), L.backTo("a", entry: 1))
    ).expectNothing()
  }

  @Test("Links of any presentation put a screen below, at any distance")
  func chain() {
    L(
      L.screen("a", "", L.push("b", "sheet")), L.screen("b", "", L.push("c")),
      L.screen("c", "", L.backTo("a"), L.backTo("b"))
    ).expectNothing()
  }

  @Test("Replaced stacks, back stacks, route hierarchies and collapsed columns put screens below")
  func stacks() {
    L(
      L.screen("a", "", L.replaceStack("b", "c")), L.screen("b"), L.screen("c", "", L.backTo("b"))
    ).expectNothing()
    L(
      L.screen("a", "", L.push("c")), L.screen("b", "", L.push("a")),
      L.screen("c", #""backStack": ["s://b"]"#, L.backTo("b"))
    ).expectNothing()
    L(
      L.screen("a", "", L.push("b"), L.push("b/c")), L.screen("b"),
      L.screen("c", route: "/b/c", "", L.backTo("b"))
    ).expectNothing()
    L(
      L.screen("a"), L.screen("b", "", L.backTo("a")),
      navigation: #""split": {"columns": [{"root": "s://a"}, {"root": "s://b"}]}"#
    ).expectNothing()
    // The roots of two tabs are not a stack.
    func tab(_ id: String) -> String { #"{"id": "\#(id)", "title": "X", "root": "s://\#(id)"}"# }
    L(
      L.screen("a", at: 3), L.screen("b", "", L.backTo("a", at: 1)),
      navigation: #""tabs": [\#(tab("a")), \#(tab("b"))]"#
    ).expect(.unreachableBackTo, .error)
  }

  @Test("A screen that links from outside can open anywhere may be above any screen")
  func anywhere() {
    for navigation in [
      #""entryPoints": ["s://c"]"#, #""fallback": "s://c""#,
      #""requirements": {"session": "s://c"}"#,
    ] {
      L(
        L.screen("a", "", L.push("b")), L.screen("b"), L.screen("c", "", L.backTo("b")),
        navigation: #""root": "s://a", \#(navigation)"#
      ).expectNothing()
    }
    // With a back stack it opens only above that stack.
    L(
      L.screen("a", "", L.push("b")), L.screen("b", at: 3),
      L.screen("c", #""backStack": ["s://a"]"#, L.backTo("b", at: 1)),
      navigation: #""root": "s://a", "entryPoints": ["s://c"]"#
    ).expect(.unreachableBackTo, .error)
  }

  @Test("A screen without a known opener is not checked")
  func unknown() {
    L(L.screen("a", "", L.backTo("a")), navigation: "").expectNothing()
    let project = L(
      L.screen("a", "", L.push("b")), L.screen("b"), L.screen("c", "", L.backTo("b")))
    #expect(project.found.map(\.code) == [.unreachableScreen])
  }
}
