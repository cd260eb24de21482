import Segue
import Testing

/// What may lie below what is drawn by hand.
@Suite("Back to what never lies below")
struct UnreachableBackToTests {
  private typealias L = LinkedScreens

  @Test("a screen that only opens above is told, with its declaration")
  func above() {
    L(
      L.screen("a", "", L.push("b"), L.backTo("b", at: 1)), L.screen("b", at: 3)
    ).expect(.unreachableBackTo, .error, "\"b\" is never below \"a\"")
  }

  @Test("so is a screen of another branch, and the screen itself outside of a cycle")
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

  @Test("links of any presentation put a screen below, however far")
  func chain() {
    L(
      L.screen("a", "", L.push("b", "sheet")), L.screen("b", "", L.push("c")),
      L.screen("c", "", L.backTo("a"), L.backTo("b"))
    ).expectNothing()
  }

  @Test("so do stacks: replaced, written, of the hierarchy of routes, and of columns that collapse")
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
    // The columns of two tabs are no stack.
    func tab(_ id: String) -> String { #"{"id": "\#(id)", "title": "X", "root": "s://\#(id)"}"# }
    L(
      L.screen("a", at: 3), L.screen("b", "", L.backTo("a", at: 1)),
      navigation: #""tabs": [\#(tab("a")), \#(tab("b"))]"#
    ).expect(.unreachableBackTo, .error)
  }

  @Test("what a link from outside may open anywhere may lie above anything")
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
    // With a back stack of its own it opens above that alone.
    L(
      L.screen("a", "", L.push("b")), L.screen("b", at: 3),
      L.screen("c", #""backStack": ["s://a"]"#, L.backTo("b", at: 1)),
      navigation: #""root": "s://a", "entryPoints": ["s://c"]"#
    ).expect(.unreachableBackTo, .error)
  }

  @Test("a screen that nobody knows how to open is not judged")
  func unknown() {
    L(L.screen("a", "", L.backTo("a")), navigation: "").expectNothing()
    let project = L(
      L.screen("a", "", L.push("b")), L.screen("b"), L.screen("c", "", L.backTo("b")))
    #expect(project.found.map(\.code) == [.unreachableScreen])
  }
}
