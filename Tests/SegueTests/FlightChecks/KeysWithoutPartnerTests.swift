import Segue
import Testing

@Suite("Hero keys without a partner")
struct KeysWithoutPartnerTests {
  private typealias P = FlightProject

  private static let assets = "--- assets/p.png 1000x1000\n--- assets/q.png 1000x1000"

  private func card(_ children: String...) -> String {
    #"{"type": "layout", \#(P.tap), "children": [\#(children.joined(separator: ", "))]}"#
  }

  private func picture(_ source: String, _ hero: String?) -> String {
    P.picture(
      100, 100, source: #""\#(source).png""#, keys: hero.map { #""hero": \#($0)"# } ?? "")
  }

  @Test("A part with a key that the destination lacks is reported while others fly")
  func missing() {
    P(
      P.screen(card(picture("p", #""h""#), picture("q", #"1️⃣"badge"2️⃣"#))),
      P.screen(picture("p", #""h""#)), assets: Self.assets
    ).expect(
      .missingPartner, #"nothing on the screen "b" has the hero key "badge""#,
      "so this part does not fly with the others: give its counterpart")
  }

  @Test("The notes are at the link and the screen")
  func notes() {
    let project = P(
      P.screen(card(picture("p", #""h""#), picture("q", #""badge""#))),
      P.screen(picture("p", #""h""#)), assets: Self.assets)
    #expect(
      project.found.first?.notes.map(\.message) == [
        "the link is here", "the screen that it opens is here",
      ])
  }

  @Test("Parts that fly with the source, dropped parts and matched keys are not reported")
  func found() {
    P(
      P.screen(card(picture("p", #""h""#), picture("q", #""badge""#))),
      P.screen(picture("p", #""h""#), picture("q", nil)), assets: Self.assets
    ).expectNothing()
    P(
      P.screen(
        card(picture("p", #""h""#), #"{"type": "label", "text": "Coat", "hero": "name"}"#)),
      P.screen(picture("p", #""h""#)), assets: Self.assets
    ).expectNothing()
    P(
      P.screen(card(picture("p", #""h""#), picture("q", #""badge""#))),
      P.screen(picture("p", #""h""#), picture("q", #""badge""#)), assets: Self.assets
    ).expectNothing()
  }

  @Test("A component that the destination does not display is not a partner")
  func hidden() {
    P(
      P.screen(card(picture("p", #""h""#), picture("q", #"1️⃣"badge"2️⃣"#))),
      P.screen(
        picture("p", #""h""#),
        #"""
        {"type": "layout", "style": {"display": "none"}, "children": [
          \#(P.picture(100, 100, keys: #""hero": "badge""#))]}
        """#), assets: Self.assets
    ).expect(.missingPartner)
  }

  @Test("Two parts with one key are reported at the second, with the first and their partner")
  func duplicate() {
    P(
      P.screen(card(picture("p", #"3️⃣"h"4️⃣"#), picture("q", #"1️⃣"h"2️⃣"#))),
      P.screen("5️⃣" + picture("p", #""h""#) + "6️⃣"), assets: Self.assets
    ).expect(.duplicateHero, #"two parts of the tapped component have the hero key "h": give each"#)
  }

  @Test("Nested parts with the same key are reported, but not if one is dropped")
  func nested() {
    let outer = { (keys: String, hero: String) in
      #"""
      {"type": "layout", "hero": "h", \#(keys)"style": {"width": 100, "height": 100}, "children": [
        \#(picture("p", hero))]}
      """#
    }
    P(
      P.screen(outer(P.tap + ", ", #"1️⃣"h"2️⃣"#)), P.screen(outer("", #""other""#)),
      assets: Self.assets
    ).expect(.duplicateHero)
    P(
      P.screen(card(picture("p", #""h""#), #"{"type": "label", "text": "Coat", "hero": "h"}"#)),
      P.screen(picture("p", #""h""#)), assets: Self.assets
    ).expectNothing()
  }

  @Test("The diagnostic does not depend on devices and does not name them")
  func devices() {
    let project = P(
      P.screen(card(picture("p", #""h""#), picture("q", #""h""#))),
      P.screen(picture("p", #""h""#)), devices: #""400x800@1", "iphone-15""#, assets: Self.assets)
    project.expect(.duplicateHero)
    #expect(!project.list.joined().contains(" on "))
  }
}
