import Segue
import Testing

/// The motion of whole screens, and the targets of returns. Expectations are worked out by hand
/// from the devices.
@Suite("Screen transitions")
struct ScreenTransitionTests {
  private func flight(
    _ transition: String, _ presentation: Presentation = .push, device: String = "400x800@2",
    direction: String = "ltr"
  ) throws -> TestFlight {
    try TestFlight(
      #"{"type": "layout", "id": "tapped", \#(TestFlight.tap)}"#,
      #"{"type": "layout", "style": {"direction": "\#(direction)"}}"#, transition: transition,
      device: device, destination: presentation)
  }

  private func start(
    _ transition: String, _ presentation: Presentation = .push, device: String = "400x800@2",
    direction: String = "ltr"
  ) throws -> [Rect] {
    let plan = try flight(transition, presentation, device: device, direction: direction).plan()
    return [Layer.ScreenRole.exiting, .entering].compactMap {
      plan.screen($0)?.state(at: 0).frame
    }
  }

  @Test("A card starts just outside the device, no matter how small it is")
  func card() throws {
    // A form sheet of 540 × 620 in the middle of 834 × 1194: (147, 287).
    let wide = "834x1194@2"
    let plan = try flight(#"{"kind": "moveIn"}"#, .formSheet, device: wide).plan()
    let rest = try #require(plan.screen(.entering))
    #expect(rest.state(at: 1).frame == Rect(x: 147, y: 287, width: 540, height: 620))
    let places: [(String, String, Point)] = [
      (#"{"kind": "moveIn"}"#, "ltr", Point(x: 834, y: 287)),
      (#"{"kind": "moveIn"}"#, "rtl", Point(x: -540, y: 287)),
      (#"{"kind": "moveIn", "edge": "leading"}"#, "ltr", Point(x: -540, y: 287)),
      (#"{"kind": "slide", "edge": "top"}"#, "ltr", Point(x: 147, y: -620)),
      (#"{"kind": "slideUp"}"#, "ltr", Point(x: 147, y: 1194)),
    ]
    for (transition, direction, place) in places {
      let frame = try start(transition, .formSheet, device: wide, direction: direction)[1]
      #expect(frame.origin == place && frame.size == Size(width: 540, height: 620))
    }
  }

  @Test("`slide` moves both screens, and `moveIn` only the destination screen")
  func both() throws {
    let slide = try flight(#"{"kind": "slide"}"#).plan().screens.map { $0.state(at: 0.25).frame.x }
    #expect(slide == [-100, 300])
    let back = try flight(#"{"kind": "slide"}"#, direction: "rtl").plan().screens.map {
      $0.state(at: 0.25).frame.x
    }
    #expect(back == [100, -300])
    let moveIn = try flight(#"{"kind": "moveIn"}"#).plan().screens.map {
      $0.state(at: 0.25).frame.x
    }
    #expect(moveIn == [0, 300])
  }

  @Test("`slideUp` scales the source screen about its centre, rounds it and ends on pixels")
  func slideUp() throws {
    // 375 · 0.92 = 345 at x 15; 812 · 0.92 = 747.04 at y 32.48. At three pixels a point: 97.44 →
    // 97, (32.48 + 747.04) · 3 = 2338.56 → 2339.
    let plan = try flight(#"{"kind": "slideUp"}"#, .slideUp, device: "375x812@3").plan()
    let behind = try #require(plan.screen(.exiting))
    let end = behind.state(at: 1)
    #expect(end.frame.x == 15 && end.frame.width == 345)
    #expect(abs(end.frame.y - 97.0 / 3) < 1e-12 && abs(end.frame.maxY - 2339.0 / 3) < 1e-12)
    #expect(end.corners == CornerRadii(12) && end.content.size == end.frame.size)
    // The offset from rounding is spread over the motion: half of it halfway.
    let middle = behind.state(at: 0.5)
    #expect(abs(middle.frame.y - (16.24 - (32.48 - 97.0 / 3) / 2)) < 1e-12)
    #expect(middle.corners == CornerRadii(6))
  }

  @Test("A spring's duration includes the distance of tracks that return to their start")
  func thereAndBack() throws {
    // 200 points down in [0, 0.5] and up again in [0.5, 1]: 400 points per unit of progress near
    // the end, although both ends are the same. Half a pixel is 0.25 points.
    let transition = #"""
      {"kind": "custom", "easing": {"spring": {"response": 0.5, "dampingFraction": 1}},
       "push": {"entering": [
         {"property": "translateY", "from": 0, "to": 200, "window": [0, 0.5]},
         {"property": "translateY", "from": 0, "to": -200, "window": [0.5, 1]}]}}
      """#
    let duration = try flight(transition).plan().timing.duration
    let spring = try Spring(response: 0.5, dampingFraction: 1)
    #expect(abs((1 - spring.position(at: duration)) * 400 - 0.25) < 1e-6)
  }

  @Test("Reduce Motion replaces a transition with a fade or with the one that it names")
  func reducedMotion() throws {
    func reduced(_ transition: String) throws -> FlightPlan {
      let flight = try flight(transition)
      var diagnostics: [Diagnostic] = []
      return try #require(
        flight.compiler.plan(
          flight.action, tapped: flight.tapped, from: flight.source, to: flight.destination,
          reducesMotion: true, &diagnostics))
    }
    for kind in ["slide", "moveIn", "slideUp", "scale", "hero"] {
      let plan = try reduced(#"{"kind": "\#(kind)"}"#)
      #expect(plan.kind == .fade && plan.flying.isEmpty)
      #expect(plan.screens.allSatisfy { $0.state(at: 0.3).frame == $0.state(at: 1).frame })
      #expect(plan.screen(.entering)?.state(at: 0.25).opacity == 0.25)
    }
    #expect(try reduced(#"{"kind": "slide", "reducedMotion": "none"}"#).kind == .none)
    // A transition without motion plays unchanged.
    let fade = try reduced(#"{"kind": "fade", "duration": 0.1, "easing": "linear"}"#)
    #expect(fade.timing.duration == 0.1)
  }

  @Test("A return leads to the current scroll position of the source")
  func scrolledSince() throws {
    let flight = try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "list", \#(TestFlight.tap),
        "style": {"height": 300, "overflow": "scroll"}, "children": [
          {"type": "image", "id": "p", "source": "p.png", "style": {
            "width": 100, "height": 100, "marginTop": 150, "flexShrink": 0}},
          {"type": "layout", "style": {"height": 900, "flexShrink": 0}}]}]}
      """#,
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "page", "style": {
        "height": 800, "overflow": "scroll"}, "children": [
          {"type": "image", "id": "q", "source": "p.png", "style": {
            "width": 400, "height": 400, "flexShrink": 0}},
          {"type": "layout", "style": {"height": 900, "flexShrink": 0}}]}]}
      """#, assets: "--- assets/p.png 100x100")
    let list = try #require(flight.source.screen.component(id: "list"))
    let page = try #require(flight.destination.screen.component(id: "page"))
    var (there, here) = (ScrollOffsets(), ScrollOffsets())
    there[list] = Point(x: 0, y: 120)
    here[page] = Point(x: 0, y: 60)
    var diagnostics: [Diagnostic] = []
    let pop = try #require(
      flight.compiler.plan(
        flight.action, tapped: flight.tapped, from: flight.source, scrolledBy: there,
        to: flight.destination, destinationScrolledBy: here, direction: .pop, &diagnostics))
    let layer = try pop.layer("p")
    #expect(layer.state(at: 0).frame == Rect(x: 0, y: 30, width: 100, height: 100))
    #expect(layer.state(at: 1).frame == Rect(x: 0, y: -60, width: 400, height: 400))
    #expect(pop.from.frame.y == 30 && pop.to.frame.y == -60)
    #expect(try flight.plan().layer("p").state(at: 0).frame.y == 150)
  }
}
