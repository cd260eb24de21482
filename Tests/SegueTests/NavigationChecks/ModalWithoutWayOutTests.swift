import Segue
import Testing

/// UIKit determines which modals can be dismissed: `dismiss` closes the topmost modal, a navigation
/// controller's first screen has no back button, and a modal that covers everything cannot be
/// dragged down.
@Suite("Modals without a way out")
struct ModalWithoutWayOutTests {
  private typealias L = LinkedScreens

  @Test("A modal that covers everything is reported with the link that opens it")
  func told() {
    for presentation in ["fullScreen", "overFullScreen"] {
      L(L.screen("a", "", L.push("b", at: 3, presentation)), L.screen("b", at: 1, "", L.track))
        .expect(.noWayOut, .warning, "\"b\"", "\"\(presentation)\"", "\"dismiss\"")
    }
  }

  @Test(
    "A modal that can be dragged down has a way out, unless its screen disables it",
    arguments: ["sheet", "formSheet", "popover", "slideUp"])
  func dragged(_ presentation: String) {
    L(L.screen("a", "", L.push("b", presentation)), L.screen("b")).expectNothing()
    L(
      L.screen("a", "", L.push("b", at: 3, presentation)),
      L.screen("b", at: 1, #""interactiveDismissDisabled": true"#)
    ).expect(.noWayOut, .warning, "interactiveDismissDisabled")
  }

  @Test(
    "A modal that slides up by its link's transition can be dragged down, unless disabled")
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

  @Test("What leads out of a placeholder does not lead out of the content, nor of the failure")
  func phases() {
    func modal(
      at marker: Int? = nil, _ placeholder: String, _ failure: String, _ content: String...
    )
      -> String
    {
      func part(_ key: String, _ actions: String) -> String {
        #""\#(key)": {"type": "layout", "style": {"height": "100%"}, "events": {"tap": [\#(actions)]}}"#
      }
      let retry = #"{"type": "retry"}"# + (failure.isEmpty ? "" : ", \(failure)")
      return L.screen(
        "b", at: marker, "\(part("placeholder", placeholder)), \(part("failure", retry))",
        content.joined(separator: ", "))
    }
    let open = L.screen("a", "", L.push("b", at: 3, "fullScreen"))
    L(open, modal(L.dismiss, L.dismiss, L.dismiss)).expectNothing()
    // A placeholder goes away by itself.
    L(open, modal("", L.dismiss, L.dismiss)).expectNothing()
    L(open, modal(at: 1, L.dismiss, L.dismiss, L.track)).expect(.noWayOut, .warning, "dismiss")
    L(open, modal(at: 1, L.dismiss, "", L.dismiss)).expect(.noWayOut, .warning, "after an error")
    L(open, modal(L.dismiss, L.push("a", "push"), L.dismiss)).expectNothing()
  }

  @Test("The screen's own presentation counts, also for links from outside")
  func own() {
    L(
      L.screen("a", "", L.push("b", at: 3)), L.screen("b", at: 1, #""presentation": "fullScreen""#)
    ).expect(.noWayOut)
    L(
      L.screen("a"), L.screen("b", at: 1, routeAt: 3, #""presentation": "fullScreen""#),
      navigation: #""root": "s://a", "entryPoints": ["s://b"]"#
    ).expect(.noWayOut)
    // A pushed screen is not a modal, and neither is the root of a stack.
    L(
      L.screen("a", #""presentation": "fullScreen""#, L.push("b", "push")), L.screen("b")
    ).expectNothing()
  }

  @Test(
    "An action that leaves the modal is a way out",
    arguments: [L.dismiss, L.back, L.backTo("a"), L.replaceStack("a"), L.open, L.custom])
  func leaving(_ action: String) {
    L(L.screen("a", "", L.push("b", "fullScreen")), L.screen("b", "", action)).expectNothing()
  }

  @Test("Selecting a tab is a way out")
  func tabs() {
    L(
      L.screen("a", "", L.push("b", "fullScreen")),
      L.screen("b", "", #"{"type": "selectTab", "tab": "x"}"#),
      navigation: #""tabs": [{"id": "x", "title": "X", "root": "s://a"}]"#
    ).expectNothing()
  }

  @Test("backToRoot does not leave the modal")
  func toRoot() {
    L(L.screen("a", "", L.push("b", at: 3, "fullScreen")), L.screen("b", at: 1, "", L.backToRoot))
      .expect(.noWayOut)
  }

  @Test("A screen pushed in the modal may leave it by dismiss or backTo, but not by back")
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

  @Test("A modal above only dismisses itself, but may lead out of both")
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

  @Test("A screen that meets a requirement is closed when it is met")
  func requirement() {
    L(
      L.screen("a"),
      L.screen("b", #""presentation": "fullScreen", "interactiveDismissDisabled": true"#),
      navigation: #""root": "s://a", "requirements": {"session": "s://b"}"#
    ).expectNothing()
  }

  @Test("An action that cannot be read may be a way out")
  func unread() {
    let project = L(
      L.screen("a", "", L.push("b", "fullScreen")), L.screen("b", "", #"{"type": "dismis"}"#))
    #expect(project.found.map(\.code) == [.unknownAction])
  }
}
