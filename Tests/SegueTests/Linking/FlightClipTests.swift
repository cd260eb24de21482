import Segue
import Testing

/// Clips of flights by ancestors and bars. All numbers are worked out by hand from the styles.
@Suite("Flight clips")
struct FlightClipTests {
  /// Returns a flight of a 100 × 100 picture at (20, 240), in a list from y 0 to 300 by default, to
  /// 200 × 200 at (0, 0).
  private func flight(
    transition: String = "", list: String = "", offset: Int = 240, more: String = "",
    to target: String = "", device: String = "400x800@2"
  ) throws -> FlightPlan {
    try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "list",
        "style": {"height": 300, "overflow": "scroll" \#(list)}, \#(TestFlight.tap), "children": [
          {"type": "image", "id": "p", "source": "p.png", "style": {"flexShrink": 0,
            "width": 100, "height": 100, "marginTop": \#(offset), "marginLeft": 20}}]}]}
      """#,
      #"""
      {"type": "layout", "children": [{"type": "image", "id": "q", "source": "p.png",
        "style": {"width": 200, "height": 200 \#(target)}}]}
      """#, transition: #"{"kind": "hero", "easing": "linear" \#(transition)}"#,
      assets: "--- assets/p.png 100x100", device: device
    ).plan()
  }

  @Test("With `leave`, the clipped part travels with the picture and is uncovered on the way")
  func leave() throws {
    let layer = try flight().layer("p")
    // 240 + 100 − 300: the lower 40 points are below the edge of the list.
    #expect(layer.state(at: 0).frame == Rect(x: 20, y: 240, width: 100, height: 100))
    #expect(layer.state(at: 0).clip == Rect(x: 0, y: 0, width: 400, height: 300))
    // Halfway the frame is (10, 120, 150, 150). The bottom inset goes from 40 to 200 − 800 = −600,
    // so it is −280; the top inset goes from 0 − 240 to 0, so the clip begins at 0.
    let middle = layer.state(at: 0.5)
    #expect(middle.frame == Rect(x: 10, y: 120, width: 150, height: 150))
    #expect(middle.clip == Rect(x: 0, y: 0, width: 400, height: 550))
    // At 1/32 the inset is 40 − 640/32 = 20, and the bottom edge of the frame 340 − 140/32 =
    // 335.625.
    #expect(layer.state(at: 1.0 / 32).clip.maxY == 315.625)
  }

  @Test("With `keep`, the clip goes from the list's rectangle to the screen's")
  func keep() throws {
    let layer = try flight(transition: #", "clip": "keep", "windows": {"clip": [0.5, 1]}"#).layer(
      "p")
    for p in [0, 0.25, 0.5] {
      #expect(layer.state(at: p).clip == Rect(x: 0, y: 0, width: 400, height: 300))
    }
    // Half of its window: halfway from 300 to 800.
    #expect(layer.state(at: 0.75).clip == Rect(x: 0, y: 0, width: 400, height: 550))
    #expect(layer.state(at: 1).clip == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test("An overshoot on an arc clips nothing that neither end clips")
  func overshoot() throws {
    let plan = try flight(
      transition: #", "path": "arc", "windows": {"clip": [0, 0.3]}"#, offset: 150,
      to: #", "marginTop": 500, "marginLeft": 150"#)
    let state = try plan.layer("p").state(at: -0.1)
    let seen = state.frame.intersection(Rect(x: 0, y: 0, width: 400, height: 800))
    #expect(state.clip.contains(seen), "\(state.frame) \(state.clip)")
  }

  @Test("A rounded corner of the list rounds the clip and straightens on the way")
  func clipCorners() throws {
    let layer = try flight(list: #", "borderRadius": 30"#).layer("p")
    // The picture does not fill the list, so its own corners stay unchanged.
    #expect(layer.state(at: 0).corners == .zero)
    #expect(layer.state(at: 0).clipCorners == CornerRadii(30))
    // Two hundredths later the radius is 30 · 0.98 = 29.4. All four edges of the clip move
    // linearly; the top, left and right edges stay at the device's, so nothing is clipped there.
    let state = layer.state(at: 0.02)
    for radius in state.clipCorners.clockwise { #expect(abs(radius - 29.4) < 1e-9) }
    #expect(layer.state(at: 1).clipCorners == .zero)
  }

  @Test("A rounded list below a bar stays as round as on its screen, because the bar is above it")
  func cornersUnderBar() throws {
    let plan = try barred("", list: #""marginTop": 40, "borderRadius": 24, "height": 300,"#)
    let start = try plan.layer("p").state(at: 0)
    #expect(start.clip == Rect(x: 0, y: 40, width: 400, height: 300))
    #expect(start.clipCorners.clockwise == [24, 24, 24, 24])
  }

  /// Returns a flight of a picture at y 10 … 110, below a navigation bar of 44 points, to one at y
  /// 400 … 500 on a screen with a tab bar of 49 points.
  private func barred(
    _ transition: String, list: String = "", presentation: String = ""
  ) throws -> FlightPlan {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["400x800@2"],
       "transitions": {"t": {"kind": "hero", "easing": "linear" \#(transition)}}}
      --- screens/a.json
      {"screen": "a", "bars": ["navigation"], "root": {"type": "layout", "children": [
        {"type": "layout", "events": {"tap": [
           {"type": "navigate", "to": "s://b", "transition": "t" \#(presentation)}]},
         "style": {\#(list) "overflow": "hidden"}, "children": [{"type": "image", "id": "p", "source": "p.png", "style": {
          "width": 100, "height": 100, "marginTop": 10, "flexShrink": 0}}]}]}}
      --- screens/b.json
      {"screen": "b", "route": "/b", "bars": ["tab"], "root": {"type": "layout", "children": [
        {"type": "image", "id": "q", "source": "p.png", "style": {
          "width": 100, "height": 100, "marginTop": 700}}]}}
      --- assets/p.png 100x100
      """#)
    let compilation = Compiler(test.project).compile()
    return try #require(
      compilation.transits.first?.plans.first, "\(compilation.diagnostics.map(\.message))")
  }

  @Test(
    "Bars are above the flight unless it covers them, and cross-fade to the destination's bars")
  func bars() throws {
    let plan = try barred("")
    let (picture, navigation, tab) = (
      try plan.layer("p"), try plan.screenLayer("navigation bar"),
      try plan.screenLayer("tab bar (arriving)")
    )
    #expect(navigation.z > picture.z && tab.z > picture.z)
    #expect(navigation.content == .bar(.navigation) && tab.content == .bar(.tab))
    // Nothing that the screens show is clipped, because bars may be translucent.
    #expect(picture.state(at: 0).clip == Rect(x: 0, y: 0, width: 400, height: 110))
    #expect(picture.state(at: 0).frame.y == 10)
    #expect(picture.state(at: 1).clip == Rect(x: 0, y: 0, width: 400, height: 800))
    // A navigation bar of 44 points on the source screen, a tab bar of 49 points on the destination
    // screen.
    #expect(navigation.state(at: 0).frame == Rect(x: 0, y: 0, width: 400, height: 44))
    #expect([0, 0.2, 0.4, 1].map { navigation.state(at: $0).opacity } == [1, 0.5, 0, 0])
    #expect(tab.state(at: 1).frame == Rect(x: 0, y: 751, width: 400, height: 49))
    #expect([0, 0.4, 1].map { tab.state(at: $0).opacity } == [0, 0, 1])
    let over = try barred(#", "coversBars": true"#)
    #expect(try over.screenLayer("navigation bar").z < over.layer("p").z)
    // With `coversBars` the bars count as opaque: at both ends they hide what is below them.
    let covering = try over.layer("p")
    #expect(covering.state(at: 0).clip == Rect(x: 0, y: 44, width: 400, height: 66))
    #expect(covering.state(at: 1).frame == Rect(x: 0, y: 700, width: 100, height: 100))
    #expect(covering.state(at: 1).clip.maxY == 751)
    // Of the 34 points hidden at the top, half are left halfway: 17 points of the frame from y 355
    // on. At the bottom the hidden part grows from 0, where the list clips the picture, to 49
    // points.
    #expect(covering.state(at: 0.5).frame.y == 355)
    #expect(covering.state(at: 0.5).clip.y < 372.5)
  }

  /// The sheet begins at y 54, above the source screen's bars, which remain visible around it.
  @Test("The source screen's bars stay below a sheet, and the flight emerges from under them")
  func barsBehindSheet() throws {
    let plan = try barred("", presentation: #", "presentation": "sheet""#)
    let (picture, bar) = (try plan.layer("p"), try plan.screenLayer("navigation bar"))
    let scrim = try #require(plan.screen(.scrim))
    #expect(bar.z < scrim.z && scrim.z < picture.z)
    let returning = try #require(plan.screen(.returning))
    #expect(returning.z < bar.z)
    #expect([0, 0.2, 0.4, 0.7, 1].allSatisfy { bar.state(at: $0).opacity == 1 })
    #expect(bar.state(at: 1).frame == Rect(x: 0, y: 0, width: 400, height: 44))
    #expect(picture.state(at: 0).clip == Rect(x: 0, y: 44, width: 400, height: 66))
    #expect(plan.screens.count { $0.content == .bar(.navigation) } == 1)
  }

  /// The text is wider than 60 points, where the picture begins.
  @Test("Text that overflows its label is lifted where it overlaps the flight")
  func overflowingText() throws {
    func lifted(_ style: String) throws -> [String] {
      try overPicture(
        #"""
        {"type": "label", "id": "words", "text": "Words that need some room", "style": {
          "position": "absolute", "left": 0, "top": 40, "width": 50 \#(style)}}
        """#
      ).flying.filter(\.isLifted).map(\.id)
    }
    #expect(try lifted(#", "whiteSpace": "nowrap", "textOverflow": "clip""#) == ["words"])
    #expect(
      try lifted(#", "whiteSpace": "nowrap", "textOverflow": "clip", "overflow": "hidden""#) == [])
    #expect(try lifted("") == [])
  }

  /// `zIndex` orders boxes within the nearest stacking context (CSS 2 Appendix E), which is the
  /// screen here.
  @Test("Only components that are painted together are lifted together", arguments: [1, -1])
  func paintedApart(_ zIndex: Int) throws {
    let plan = try overPicture(
      #"""
      {"type": "layout", "id": "badge", "style": {"position": "absolute", "left": 70, "top": 10,
        "width": 30, "height": 30, "backgroundColor": "red"}, "children": [
        {"type": "layout", "id": "dot", "style": {
          "zIndex": \#(zIndex), "width": 10, "height": 10, "backgroundColor": "blue"}}]}
      """#)
    // Below the picture the dot stays on its screen.
    #expect(Set(plan.flying.map(\.id)) == (zIndex > 0 ? ["p", "badge", "dot"] : ["p", "badge"]))
    let badge = try plan.layer("badge")
    #expect(badge.content == .layout)
    #expect(plan.handover.liftedFromSource.isEmpty)
    #expect(plan.handover.hiddenOnSource.count == plan.flying.count)
  }

  /// Returns a flight of a picture that begins 60 points from the left, with `component` in front
  /// of it.
  private func overPicture(_ component: String) throws -> FlightPlan {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["400x800@2"], "transitions": {"t": {"kind": "hero"}}}
      --- screens/a.json
      {"screen": "a", "root": {"type": "layout", "children": [
        {"type": "layout", \#(TestFlight.tap), "style": {"flexDirection": "row"}, "children": [
          {"type": "image", "id": "p", "source": "p.png", "style": {
            "width": 100, "height": 100, "marginLeft": 60}},
          \#(component)]}]}}
      --- screens/b.json
      {"screen": "b", "route": "/b", "root": {"type": "layout", "children": [
        {"type": "image", "id": "q", "source": "p.png", "style": {"width": 200, "height": 200}}]}}
      --- assets/p.png 100x100
      """#)
    let compilation = Compiler(test.project).compile()
    #expect(!compilation.diagnostics.contains { $0.code == .seam })
    return try #require(compilation.transits.first?.plans.first)
  }
}

extension FlightPlan {
  fileprivate func screenLayer(_ id: String) throws -> Layer {
    try #require(screens.first { $0.id == id }, "\(screens.map(\.id))")
  }
}
