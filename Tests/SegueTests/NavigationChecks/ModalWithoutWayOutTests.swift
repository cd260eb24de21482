import Segue
import Testing

/// Which modals can be left follows from UIKit: `dismiss` closes the topmost modal, a navigation
/// controller's first screen has no back button, and what covers everything cannot be pulled down.
@Suite("Modals without a way out")
struct ModalWithoutWayOutTests {
  private typealias L = LinkedScreens

  @Test("one that covers everything is told, with the link that opens it")
  func told() {
    for presentation in ["fullScreen", "overFullScreen"] {
      L(L.screen("a", "", L.push("b", at: 3, presentation)), L.screen("b", at: 1, "", L.track))
        .expect(.noWayOut, .warning, "\"b\"", "\"\(presentation)\"", "\"dismiss\"")
    }
  }

  @Test(
    "what can be dragged away can be left, unless the screen refuses",
    arguments: ["sheet", "formSheet", "popover", "slideUp"])
  func dragged(_ presentation: String) {
    L(L.screen("a", "", L.push("b", presentation)), L.screen("b")).expectNothing()
    L(
      L.screen("a", "", L.push("b", at: 3, presentation)),
      L.screen("b", at: 1, #""interactiveDismissDisabled": true"#)
    ).expect(.noWayOut, .warning, "interactiveDismissDisabled")
  }

  @Test(
    "one that rises by the link's own transition can be dragged away, unless the screen refuses")
  func rising() {
    func link(_ transition: String) -> String {
      #"{"type": "navigate", "to": "s://b", "presentation": "fullScreen", "transition": "\#(transition)"}"#
    }
    L(L.screen("a", "", link("slideUp")), L.screen("b")).expectNothing()
    for transition in ["fade", "moveIn", "slide"] {
      L(
        L.screen("a", "", link(transition).replacing(#""s://b""#, with: #"3️⃣"s://b"4️⃣"#)),
        L.screen("b", at: 1, "", L.track)
      ).expect(.noWayOut)
    }
    L(
      L.screen("a", "", link("slideUp").replacing(#""s://b""#, with: #"3️⃣"s://b"4️⃣"#)),
      L.screen("b", at: 1, #""interactiveDismissDisabled": true"#)
    ).expect(.noWayOut)
  }

  @Test("the screen's own presentation counts, also for links from outside")
  func own() {
    L(
      L.screen("a", "", L.push("b", at: 3)), L.screen("b", at: 1, #""presentation": "fullScreen""#)
    ).expect(.noWayOut)
    L(
      L.screen("a"), L.screen("b", at: 1, routeAt: 3, #""presentation": "fullScreen""#),
      navigation: #""root": "s://a", "entryPoints": ["s://b"]"#
    ).expect(.noWayOut)
    // Pushed, it is no modal; and as the root of a stack neither.
    L(
      L.screen("a", #""presentation": "fullScreen""#, L.push("b", "push")), L.screen("b")
    ).expectNothing()
  }

  @Test(
    "actions that leave",
    arguments: [L.dismiss, L.back, L.backTo("a"), L.replaceStack("a"), L.open, L.custom])
  func leaving(_ action: String) {
    L(L.screen("a", "", L.push("b", "fullScreen")), L.screen("b", "", action)).expectNothing()
  }

  @Test("so does the choice of a tab")
  func tabs() {
    L(
      L.screen("a", "", L.push("b", "fullScreen")),
      L.screen("b", "", #"{"type": "selectTab", "tab": "x"}"#),
      navigation: #""tabs": [{"id": "x", "title": "X", "root": "s://a"}]"#
    ).expectNothing()
  }

  @Test("backToRoot stays in the modal")
  func toRoot() {
    L(L.screen("a", "", L.push("b", at: 3, "fullScreen")), L.screen("b", at: 1, "", L.backToRoot))
      .expect(.noWayOut)
  }

  @Test("a screen pushed above may leave by dismiss, but back and backTo only lead to the first")
  func pushed() {
    L(
      L.screen("a", "", L.push("b", "fullScreen")), L.screen("b", "", L.push("c")),
      L.screen("c", "", L.dismiss)
    ).expectNothing()
    L(
      L.screen("a", "", L.push("b", at: 3, "fullScreen")), L.screen("b", at: 1, "", L.push("c")),
      L.screen("c", "", L.back, L.backTo("b"))
    ).expect(.noWayOut)
    L(
      L.screen("a", "", L.push("b", "fullScreen")), L.screen("b", "", L.push("c")),
      L.screen("c", "", L.backTo("a"))
    ).expectNothing()
  }

  @Test("a modal over it dismisses itself alone, but may lead out of both")
  func stacked() {
    L(
      L.screen("a", "", L.push("b", at: 3, "fullScreen")),
      L.screen("b", at: 1, "", L.push("c", "sheet")), L.screen("c", "", L.dismiss)
    ).expect(.noWayOut)
    L(
      L.screen("a", "", L.push("b", "fullScreen")), L.screen("b", "", L.push("c", "sheet")),
      L.screen("c", "", L.replaceStack("a"))
    ).expectNothing()
  }

  @Test("a screen that meets a requirement is closed by that")
  func requirement() {
    L(
      L.screen("a"),
      L.screen("b", #""presentation": "fullScreen", "interactiveDismissDisabled": true"#),
      navigation: #""root": "s://a", "requirements": {"session": "s://b"}"#
    ).expectNothing()
  }

  @Test("what cannot be read may be a way out")
  func unread() {
    let project = L(
      L.screen("a", "", L.push("b", "fullScreen")), L.screen("b", "", #"{"type": "dismis"}"#))
    #expect(project.found.map(\.code) == [.unknownAction])
  }
}
