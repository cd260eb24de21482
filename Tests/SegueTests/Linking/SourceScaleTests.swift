import Segue
import Testing

/// Snapshots that scale as a whole to a landing frame, which is determined by the destination's
/// container and safe areas. All numbers are worked out by hand from the device.
@Suite("Source scale")
struct SourceScaleTests {
  /// Returns a project with a card of 100 × 150 at (20, 200), with a square picture at its top and
  /// a label below, on a device with safe areas of 59 points at the top and 34 at the bottom.
  private func project(
    transition: String = #"{"kind": "sourceScale", "easing": "linear"}"#, to link: String = "s://b",
    screen: String = "", extra: String = ""
  ) -> TestProject {
    TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["iphone-15"], "transitions": {"t": \#(transition)}}
      --- screens/a.json
      {"screen": "a", "root": {"type": "layout", "children": [
        {"type": "layout", "id": "card", "style": {"width": 100, "height": 150, "marginLeft": 20,
          "marginTop": 200, "backgroundColor": "white", "borderRadius": 10},
         "events": {"tap": [{"type": "navigate", "to": "\#(link)", "transition": "t"\#(extra)}]},
         "children": [
          {"type": "image", "id": "picture", "source": "p.png", "style": {
            "width": 100, "height": 100, "objectFit": "cover"}},
          {"type": "label", "id": "title", "text": "Coat", "style": {"height": 20}}]}]}}
      --- screens/b.json
      {"screen": "b", "route": "/b", \#(screen) "root": {"type": "layout", "style": {
        "backgroundColor": "white"}}}
      --- assets/p.png 300x300
      """#)
  }

  private func plan(_ test: TestProject) throws -> FlightPlan {
    let compilation = Compiler(test.project).compile()
    let transit = try #require(
      compilation.transits.first, "\(compilation.diagnostics.map(\.message))")
    return try #require(transit.plans.first)
  }

  @Test("By default the snapshot lands at full width below the top safe area and keeps its shape")
  func standard() throws {
    let plan = try plan(project())
    #expect(plan.kind == .sourceScale && plan.pairs.isEmpty && plan.fallbackFrom == nil)
    // 393 wide and 1.5 times as high: 589.5, rounded to a pixel of a third of a point.
    #expect(plan.to.screen == "b")
    #expect(plan.to.frame == Rect(x: 0, y: 59, width: 393, height: 589 + 2.0 / 3))
    let card = try plan.layer("card")
    #expect(card.state(at: 0).frame == Rect(x: 20, y: 200, width: 100, height: 150))
    #expect(abs(card.state(at: 1).frame.width - 393) < 1e-9)
    // The corners grow with the card: 10 · 3.93.
    #expect(abs(card.state(at: 1).corners.topLeft - 39.3) < 1e-9)
  }

  @Test("All kept parts keep their relative positions, and pictures their aspect ratio")
  func group() throws {
    let plan = try plan(project())
    let (card, picture) = (try plan.layer("card"), try plan.layer("picture"))
    for p in [0, 0.25, 0.5, 0.9, 1] {
      let (outer, inner) = (card.state(at: p).frame, picture.state(at: p).frame)
      #expect(abs(inner.width - inner.height) < 1e-9)
      #expect(abs(inner.x - outer.x) < 0.2 && abs(inner.y - outer.y) < 0.2)
      #expect(abs(inner.width - outer.width) < 0.2)
    }
    // The label is above the card, and leaves at its own size.
    let label = try plan.layer("title")
    #expect(label.isLifted && label.state(at: 0.4).opacity == 0)
    #expect(label.state(at: 1).frame.size == label.state(at: 0).frame.size)
  }

  @Test("The snapshot cross-fades to a known destination and is invisible when it is removed")
  func handover() throws {
    let plan = try plan(project())
    let card = try plan.layer("card")
    // The second half of arriving, [0.4, 1], is [0.7, 1].
    #expect(card.state(at: 0.7).opacity == 1 && card.state(at: 1).opacity == 0)
    #expect(abs(card.state(at: 0.85).opacity - 0.5) < 1e-9)
    #expect(plan.screen(.entering)?.state(at: 1).opacity == 1)
    #expect(
      plan.handover.hiddenOnSource == ["/root/children/0", "/root/children/0/children/0"])
    #expect(plan.handover.liftedFromSource == ["/root/children/0/children/1"])
  }

  @Test(
    "The transition's landing takes precedence over the destination's",
    arguments: [
      // 200 wide, centred: (393 − 200) / 2 = 96.5, rounded to a third.
      (
        #""landing": {"width": 200, "aspectRatio": 2}"#, "",
        Rect(x: 96 + 2.0 / 3, y: 59, width: 200, height: 100)
      ),
      // Half of 393, at the right edge, without safe areas.
      (
        "",
        #""landing": {"edge": "trailing", "width": "50%", "aspectRatio": 1, "respectsSafeArea": false},"#,
        Rect(x: 196 + 2.0 / 3, y: 0, width: 196 + 1.0 / 3, height: 196 + 2.0 / 3)
      ),
      // At the bottom: 852 − 34 − 100.
      (
        #""landing": {"edge": "bottom", "aspectRatio": 3.93}"#, #""landing": {"width": 10},"#,
        Rect(x: 0, y: 718, width: 393, height: 100)
      ),
    ])
  func landing(_ transition: String, _ screen: String, _ expected: Rect) throws {
    let keys = transition.isEmpty ? "" : ", " + transition
    let plan = try plan(
      project(transition: #"{"kind": "sourceScale", "easing": "linear"\#(keys)}"#, screen: screen))
    let frame = plan.to.frame
    for (a, b) in [
      (frame.x, expected.x), (frame.y, expected.y), (frame.width, expected.width),
      (frame.height, expected.height),
    ] { #expect(abs(a - b) <= 1.0 / 3 + 1e-9, "\(frame)") }
  }

  @Test("A hero without a partner falls back to source scale if `withoutPartner` names it")
  func withoutPartner() throws {
    let falls = project(
      transition: #"{"kind": "hero", "withoutPartner": "sourceScale", "reducedMotion": "fade"}"#)
    let plan = try plan(falls)
    #expect(plan.kind == .sourceScale && plan.fallbackFrom == .hero)
    #expect(Compiler(falls.project).compile().diagnostics.map(\.code) == [])
    let hero = project(transition: #"{"kind": "hero", "reducedMotion": "fade"}"#)
    #expect(Compiler(hero.project).compile().diagnostics.map(\.code) == [.missingPartner])
  }

  @Test("On a sheet the snapshot is as round as the sheet where it reaches the sheet's corners")
  func sheet() throws {
    let plan = try plan(project(screen: #""presentation": "sheet","#))
    let card = try plan.layer("card").state(at: 1)
    // 10 points below the safe area, where a sheet has corners of 10 points at its top.
    #expect(card.frame.y == 69)
    #expect(card.clip == Rect(x: 0, y: 69, width: 393, height: 852 - 69))
    #expect(card.clipCorners.clockwise == [10, 10, 0, 0])
  }

  @Test("A link to a screen outside the project flies without an error")
  func unknown() throws {
    let test = project(to: "s://journal/7")
    let compiler = Compiler(test.project)
    #expect(compiler.compile().diagnostics.filter { $0.severity == .error }.map(\.code) == [])
    var diagnostics: [Diagnostic] = []
    let screen = try #require(compiler.screen("a", &diagnostics))
    let device = try #require(Device.named("iphone-15"))
    let source = compiler.layout(screen, on: device, &diagnostics)
    let tapped = try #require(screen.component(id: "card"))
    let action = try #require(screen.components[tapped].actions(for: .tap).first)
    let plan = try #require(
      compiler.plan(toUnknownScreen: action, tapped: tapped, from: source, &diagnostics))
    #expect(diagnostics.isEmpty)
    #expect(plan.to.screen == "" && plan.to.component == "" && plan.to.frame.y == 59)
    let entering = try #require(plan.screens.first { $0.role == .entering })
    #expect(entering.content == .screen(id: ""))
    let reduced = try #require(
      compiler.plan(
        toUnknownScreen: action, tapped: tapped, from: source, reducesMotion: true, &diagnostics))
    #expect(reduced.kind != .sourceScale && reduced.to.screen == "" && reduced.to.component == "")
    // It stays at its end with unchanged opacity until the destination arrives.
    let card = try plan.layer("card")
    #expect([0, 0.5, 1].map { card.state(at: $0).opacity } == [1, 1, 1])
    // Other transitions need the destination screen.
    let slide = Compiler(
      project(transition: #"{"kind": "slide", "reducedMotion": "fade"}"#, to: "s://journal/7")
        .project)
    #expect(slide.compile().diagnostics.map(\.code).contains(.deadLink))
  }
}
