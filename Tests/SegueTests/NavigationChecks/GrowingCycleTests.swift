import Segue
import Testing

/// The cycles are determined by hand.
@Suite("Cycles that only grow the stack")
struct GrowingCycleTests {
  private typealias L = LinkedScreens

  @Test("Two screens that push each other are reported with both links")
  func two() {
    L(L.screen("a", "", L.push("b", at: 1)), L.screen("b", "", L.push("a", at: 3)))
      .expect(.growingCycle, .warning, "a cycle of 2", "\"replaceStack\"")
  }

  @Test("The shortest cycle is reported, whatever leads to it")
  func three() {
    L(
      L.screen("a", "", L.push("b")), L.screen("b", "", L.push("c", at: 1)),
      L.screen("c", "", L.push("d", at: 3), L.push("e")), L.screen("d", "", L.push("b", at: 5)),
      L.screen("e", "", L.push("f")), L.screen("f", "", L.push("b"))
    ).expect(.growingCycle, .warning, "a cycle of 3")
  }

  @Test("A screen that pushes itself is reported with its declaration")
  func itself() {
    L(L.screen("a", at: 3, "", L.push("a", at: 1))).expect(.growingCycle, .warning, "on itself")
  }

  @Test(
    "A way back on one of the screens is enough",
    arguments: [L.back, L.backTo("a"), L.backToRoot, L.dismiss, L.replaceStack("a"), L.custom])
  func waysBack(_ action: String) {
    L(L.screen("a", "", L.push("b")), L.screen("b", "", L.push("a"), action)).expectNothing()
  }

  @Test("A navigation bar is a way back, and so is a tab bar if there are tabs")
  func bars() {
    let tabs = #""tabs": [{"id": "x", "title": "X", "root": "s://a"}]"#
    let other = L.screen("b", "", L.push("a"))
    func a(_ bar: String) -> String { L.screen("a", #""bars": ["\#(bar)"]"#, L.push("b")) }
    L(a("navigation"), other).expectNothing()
    L(a("tab"), other, navigation: tabs).expectNothing()
    #expect(L(a("tab"), other).found.map(\.code) == [.growingCycle])
  }

  @Test("A link that presents a modal opens a separate stack")
  func modals() {
    L(L.screen("a", "", L.push("b", "sheet")), L.screen("b", "", L.push("a"))).expectNothing()
  }

  @Test("A cycle of a thousand screens is reported in a short message")
  func long() throws {
    let count = 1000
    let screens = (0..<count).map { index in
      #"""
      --- screens/n\#(index).json
      {"screen": "n\#(index)", "route": "/n\#(index)", "root": {"type": "layout", "events": {"appear": [
        \#(L.push("n\((index + 1) % count)"))]}}}
      """#
    }
    let found = L(screens, navigation: #""root": "s://n0""#).found
    let diagnostic = try #require(found.first)
    #expect(found.map(\.code) == [.growingCycle] && diagnostic.notes.count == 8)
    #expect(diagnostic.message.contains("a cycle of 1000"))
  }
}
