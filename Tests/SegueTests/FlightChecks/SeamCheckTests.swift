import Segue
import Testing

/// Tests of what a composition of layers cannot reproduce, and of parts that fly out of sight.
@Suite("Seams, hidden parts and covered heroes")
struct SeamCheckTests {
  private typealias P = FlightProject

  @Test("A part of a group with group opacity is reported")
  func group() {
    let badge = #"""
      {"type": "layout", "style": {"position": "absolute", "top": 0, "left": 0, "width": 20, "height": 20,
        "backgroundColor": "black"}}
      """#
    func card(_ opacity: String) -> String {
      #"""
      {"type": "layout", "style": {"width": 100, "height": 100 \#(opacity)}, "children": [
        1️⃣\#(P.tapped(100, 100))2️⃣, \#(badge)]}
      """#
    }
    P(P.screen(card(#", "opacity": 0.5"#)), P.screen(P.picture(400, 400))).expect(
      .seam, "begins with a jump")
    P(P.screen(card("")), P.screen(P.picture(400, 400))).expectNothing()
  }

  @Test("An outline is not drawn in a transition and is reported")
  func outline() {
    let picture = #"""
      {"type": "layout", "style": {"width": 100, "height": 100, "outlineWidth": 2, "outlineColor": "red",
        "backgroundColor": "white"}, "hero": "h", \#(P.tap)}
      """#
    P(
      P.screen("1️⃣" + picture + "2️⃣"),
      P.screen(
        #"{"type": "layout", "hero": "h", "style": {"width": 300, "height": 300, "backgroundColor": "white"}}"#
      )
    ).expect(.seam, "its outline changes in one frame")
  }

  @Test("A sheet with a smaller root ends without a jump")
  func smallRoots() {
    for style in [
      #""height": 300"#, #""maxHeight": 300"#, #""width": 300"#, #""margin": 20"#,
      #""borderRadius": 30"#,
    ] {
      let root = #"""
        {"type": "layout", "style": {"backgroundColor": "white", \#(style)}, "children": [
          \#(P.picture(200, 200))]}
        """#
      for presentation in ["sheet", "formSheet", "popover"] {
        P(
          P.screen(P.tapped(100, 100)), root, keys: #""presentation": "\#(presentation)", "#
        ).expectNothing()
      }
    }
  }

  @Test("A hero that covers the bars begins and ends under them without a diagnostic")
  func coveredBars() {
    P(
      P.screen(P.tapped(200, 100)), P.screen(P.picture(400, 200)),
      transition:
        #"{"kind": "hero", "duration": 0.3, "reducedMotion": "fade", "coversBars": true}"#,
      keys: #""bars": ["navigation"], "#
    ).expectNothing()
  }

  @Test("A picture that grows with its own card hides nothing")
  func ownCard() {
    P(
      P.screen(
        #"""
        {"type": "layout", "style": {"width": 100, "height": 100, "backgroundColor": "white"}, \#(P.tap),
         "children": [\#(P.picture(100, 100))]}
        """#),
      P.screen(), transition: #"{"kind": "sourceScale", "duration": 0.3, "reducedMotion": "fade"}"#
    ).expectNothing()
  }

  @Test("A hero with at least a quarter covered by a bar is reported")
  func bars() {
    // The bar of a device without insets is 44 points high: 44 of 160 are 28 %, and of 200 are 22
    // %.
    for (height, isReported) in [(160.0, true), (200, false)] {
      let project = P(
        P.screen("5️⃣" + P.tapped(100, 100) + "6️⃣"),
        P.screen("1️⃣" + P.picture(400, height) + "2️⃣"), keys: #""bars": ["navigation"], "#)
      #expect(
        project.found.map(\.code).contains(.heroUnderBar) == isReported, "\(project.list)")
    }
  }

  @Test("A part that is under a larger one for long is reported")
  func hidden() {
    let swatch = { (top: Double) in
      #"""
      {"type": "layout", "hero": "swatch", "style": {"position": "absolute", "top": \#(top), "left": 0,
        "width": 40, "height": 40, "backgroundColor": "red"}}
      """#
    }
    let cover = { (top: Double, height: Double) in
      #"""
      {"type": "layout", "hero": "cover", "style": {"position": "absolute", "top": \#(top), "left": 0,
        "width": 400, "height": \#(height), "backgroundColor": "white"}}
      """#
    }
    let project = P(
      P.screen(
        #"""
        {"type": "layout", "style": {"height": 700}, \#(P.tap), "children": [
          \#(swatch(0)), \#(cover(60, 300))]}
        """#),
      P.screen(
        #"{"type": "layout", "style": {"height": 700}, "children": [\#(swatch(640)), \#(cover(0, 600))]}"#
      ))
    #expect(project.found.map(\.code).contains(.hiddenPart), "\(project.list)")
  }
}
