import Segue
import Testing

/// Windows, paint and returns of flights. All numbers are worked out by hand from the styles.
@Suite("Flight paint and windows")
struct FlightPaintTests {
  @Test(
    "The backdrop has the colour of a root that covers the screen opaquely, and is otherwise white",
    arguments: [
      ("", true), (#", "height": 200"#, false), (#", "borderRadius": 20"#, false),
      (#", "margin": 10"#, false), (#", "opacity": 0.5"#, false),
      (#", "backgroundColor": "rgba(0, 0, 255, 0.5)""#, false),
    ])
  func backdrop(style: String, isBlue: Bool) throws {
    let plan = try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "image", "id": "p", "source": "p.png",
        \#(TestFlight.tap), "style": {"width": 100, "height": 100}}]}
      """#,
      #"""
      {"type": "layout", "style": {"backgroundColor": "blue" \#(style)}, "children": [
        {"type": "image", "source": "p.png", "style": {"width": 200, "height": 200}}]}
      """#, transition: #"{"kind": "hero"}"#, assets: "--- assets/p.png 100x100"
    ).plan()
    let backdrop = try #require(plan.screens.first { $0.content == .backdrop }).state(at: 1)
    #expect(backdrop.background == RGBA(red: isBlue ? 0 : 1, green: isBlue ? 0 : 1, blue: 1))
    #expect(backdrop.frame.size == plan.device.size && backdrop.opacity == 1)
  }

  @Test(
    "A rounded clip cuts a border straight, and rounds a picture without a border")
  func borders() throws {
    for (border, radii) in [(6, [0.0, 0, 0, 0]), (0, [30, 30, 0, 0])] {
      let plan = try TestFlight(
        #"""
        {"type": "layout", "children": [{"type": "layout", \#(TestFlight.tap), "style": {
          "width": 120, "height": 120, "borderRadius": 30, "overflow": "hidden"}, "children": [
          {"type": "image", "id": "p", "source": "p.png", "style": {
            "width": 120, "height": 80, "borderWidth": \#(border), "borderColor": "red"}}]}]}
        """#,
        #"""
        {"type": "layout", "children": [{"type": "image", "source": "p.png", "style": {"width": 200}}]}
        """#, transition: #"{"kind": "hero"}"#, assets: "--- assets/p.png 100x100"
      ).plan()
      let start = try plan.layer("p").state(at: 0)
      #expect(start.corners.clockwise == radii)
      #expect(start.clipCorners.clockwise == [30, 30, 30, 30])
    }
  }

  /// Returns a flight of a 100 × 100 box at (0, 0) to a 300 × 200 box at the same origin.
  private func box(
    _ style: String, to target: String, transition: String = ""
  ) throws -> TestFlight {
    try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "card", "hero": "h",
        "style": {"width": 100, "height": 100, \#(style)}, \#(TestFlight.tap)}]}
      """#,
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "card", "hero": "h",
        "style": {"width": 300, "height": 200, \#(target)}}]}
      """#, transition: #"{"kind": "hero", "easing": "linear" \#(transition)}"#)
  }

  @Test("Border widths and colours are interpolated")
  func border() throws {
    let layer = try box(
      #""borderWidth": 2, "borderColor": "red""#,
      to: #""borderWidth": 6, "borderLeftWidth": 0, "borderColor": "blue""#
    ).plan().layer("card")
    let middle = layer.state(at: 0.5)
    #expect(middle.border == Edges(top: 4, right: 4, bottom: 4, left: 1))
    #expect(middle.borderColor == RGBA(red: 0.5, green: 0, blue: 0.5))
    #expect(layer.state(at: 1).border.left == 0 && layer.state(at: 0).border.left == 2)
  }

  @Test("A border on only one end keeps its colour while it appears or disappears")
  func borderOfOneEnd() throws {
    let grey = RGBA(red: 0.8, green: 0.8, blue: 0.8)
    let going = try box(#""borderWidth": 4, "borderColor": "rgb(204, 204, 204)""#, to: "").plan()
    // Halfway it is half as wide. The initial colour of the other end, which is its text colour, is
    // never visible.
    #expect(try going.layer("card").state(at: 0.5).borderColor == grey)
    #expect(try going.layer("card").state(at: 0.5).border.top == 2)
    let coming = try box(
      #""backgroundColor": "white""#, to: #""borderWidth": 4, "borderColor": "rgb(204, 204, 204)""#
    ).plan()
    #expect(try coming.layer("card").state(at: 0.25).borderColor == grey)
    #expect(try coming.layer("card").state(at: 0.25).border.top == 1)
  }

  @Test("Backgrounds mix premultiplied by alpha, so a transparent end adds no colour")
  func background() throws {
    let layer = try box(
      #""backgroundColor": "red""#, to: #""backgroundColor": "rgba(0, 0, 255, 0)""#
    ).plan().layer("card")
    // CSS Color 4 §12.3.
    #expect(layer.state(at: 0.75).background == RGBA(red: 1, green: 0, blue: 0, alpha: 0.25))
    // At the end it is exactly the destination's colour, although it is invisible.
    #expect(layer.state(at: 1).background == RGBA(red: 0, green: 0, blue: 1, alpha: 0))
    let half = try box(
      #""backgroundColor": "rgba(255, 0, 0, 0.5)""#, to: #""backgroundColor": "blue""#
    ).plan().layer("card").state(at: 0.5).background
    // (0.5, 0, 0, 0.5) and (0, 0, 1, 1): halfway (0.25, 0, 0.5) with alpha 0.75.
    #expect(abs(half.red - 1.0 / 3) < 1e-12 && abs(half.blue - 2.0 / 3) < 1e-12)
    #expect(half.alpha == 0.75)
  }

  @Test("Shadows pair in order, unpaired ones fade, and inset shadows never pair with outer ones")
  func shadows() throws {
    let layer = try box(
      #""boxShadow": "2px 4px 8px 2px black""#,
      to: #""boxShadow": "6px 0px 0px 0px black, inset 0px 2px 4px red""#
    ).plan().layer("card")
    let middle = layer.shadows(at: 0.5)
    #expect(middle.map(\.isInset) == [false, true])
    #expect(middle[0].offsetX == 4 && middle[0].offsetY == 2)
    #expect(middle[0].blurRadius == 4 && middle[0].spreadRadius == 1)
    #expect(middle[0].color == RGBA(red: 0, green: 0, blue: 0))
    #expect(middle[1].offsetY == 1 && middle[1].blurRadius == 2)
    #expect(middle[1].color == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    // An inset shadow does not become an outer one: it fades out and the other one fades in.
    let swap = try box(
      #""boxShadow": "inset 0px 4px black""#, to: #""boxShadow": "0px 4px black""#
    ).plan().layer("card").shadows(at: 0.25)
    #expect(swap.map(\.isInset) == [true, false])
    #expect(swap.map(\.color.alpha) == [0.75, 0.25] && swap.map(\.offsetY) == [3, 1])
  }

  @Test("Gradients cross-fade in the paint window")
  func gradients() throws {
    let layer = try box(
      #""backgroundImage": "linear-gradient(red, blue)""#,
      to: #""backgroundImage": "linear-gradient(90deg, red, blue)""#,
      transition: #", "windows": {"paint": [0.25, 0.75]}"#
    ).plan().layer("card")
    #expect(!layer.gradients.isNone)
    let mixes = [0, 0.25, 0.375, 0.5, 0.75, 1].map { layer.state(at: $0).gradientMix }
    #expect(mixes == [0, 0, 0.25, 0.5, 1, 1])
    let same = try box(
      #""backgroundImage": "linear-gradient(red, blue)""#,
      to: #""backgroundImage": "linear-gradient(red, blue)""#
    ).plan().layer("card")
    #expect(same.gradients.isNone)
  }

  private let windows = #"""
    , "windows": {"frame": [0, 0.5], "cornerRadius": [0.5, 1], "opacity": [0.25, 0.75],
      "entering": [0.5, 0.75]}
    """#

  @Test("Each channel changes only in its own window")
  func channels() throws {
    let plan = try box(
      #""borderRadius": 8, "backgroundColor": "red", "opacity": 0.5"#,
      to: #""borderRadius": 24, "backgroundColor": "red""#, transition: windows
    ).plan()
    let layer = try plan.layer("card")
    #expect([0.25, 0.5, 1].map { layer.state(at: $0).frame.width } == [200, 300, 300])
    #expect([0, 0.5, 0.75, 1].map { layer.state(at: $0).corners.topLeft } == [8, 8, 16, 24])
    #expect([0.25, 0.5, 0.75].map { layer.state(at: $0).opacity } == [0.5, 0.75, 1])
    // A window that begins at 0 or ends at 1 is extrapolated beyond it, so that overshoots are
    // visible.
    #expect(layer.state(at: -0.1).frame.width == 100 - 40)
    #expect(layer.state(at: 1.25).frame.width == 300)
    #expect(layer.state(at: 1.25).corners.topLeft == 32)
    #expect(
      [0.5, 0.625, 0.75].map { plan.screen(.entering)?.state(at: $0).opacity } == [0, 0.5, 1])
  }

  @Test("A return has its own windows, in its own progress")
  func popWindows() throws {
    let flight = try box(
      #""borderRadius": 8, "backgroundColor": "red""#,
      to: #""borderRadius": 24, "backgroundColor": "red""#,
      transition: windows + #", "popWindows": {"frame": [0, 0.25]}"#)
    let layer = try flight.plan(.pop).layer("card")
    // In the return's progress q = 1 − p the frame goes from 300 to 100 in [0, 0.25], that is for p
    // from 1 to 0.75.
    #expect(
      [1, 0.875, 0.75, 0.5, 0].map { layer.state(at: $0).frame.width } == [
        300, 200, 100, 100, 100,
      ])
    // Channels that `popWindows` does not name reverse the push.
    #expect([0.5, 0.75, 1].map { layer.state(at: $0).corners.topLeft } == [8, 16, 24])
    // Without `popWindows` the whole return reverses the push.
    let push = try flight.plan().layer("card")
    #expect(push.state(at: 0.25).frame.width == 200)
  }

  @Test("A return has its own curve and duration, and its progress runs from 1 to 0")
  func popTiming() throws {
    let flight = try box(
      #""backgroundColor": "red""#, to: #""backgroundColor": "red""#,
      transition:
        #", "duration": 0.4, "popEasing": {"linear": [0, "0.5 25%", 1]}, "popDuration": 0.8"#)
    let (push, pop) = (try flight.plan().timing, try flight.plan(.pop).timing)
    #expect(push.duration == 0.4 && pop.duration == 0.8)
    #expect([0, 0.1, 0.4].map { push.progress(at: $0) } == [0, 0.25, 1])
    // q is 0.5 after a quarter of 0.8 s, and 0.75 after 0.5 s: p = 1 − q.
    #expect([0, 0.1, 0.2, 0.5, 0.8].map { pop.progress(at: $0) } == [1, 0.75, 0.5, 0.25, 0])
    let time = try box(
      #""backgroundColor": "red""#, to: #""backgroundColor": "red""#,
      transition: #", "duration": 0.4, "popDuration": 0.2"#)
    let back = try time.plan(.pop).timing
    #expect(back.duration == 0.2 && back.progress(at: 0.05) == 0.75)
  }

  @Test("A return with the push's spring ends within half a pixel of its beginning")
  func springBack() throws {
    // Critically damped, ω = 4π. In [0, 0.2] the frame moves its 200 points five times faster near
    // the beginning: 1000 · (1 + ωt) e^(−ωt) is a quarter of a point at the end of the return,
    // while near the end of the push only the fades change.
    let flight = try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "card", "hero": "h",
        "style": {"width": 100, "height": 100, "backgroundColor": "red"}, \#(TestFlight.tap)}]}
      """#,
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "card", "hero": "h",
        "style": {"width": 300, "height": 200, "backgroundColor": "red"}}]}
      """#,
      transition: #"""
        {"kind": "hero", "easing": {"spring": {"response": 0.5, "dampingFraction": 1}},
         "windows": {"frame": [0, 0.2], "content": [0, 0.2], "clip": [0, 0.2]}}
        """#)
    let spring = try Spring(response: 0.5, dampingFraction: 1)
    let back = try flight.plan(.pop).timing.duration
    #expect(abs((1 - spring.position(at: back)) * 1000 - 0.25) < 1e-6)
    #expect(try flight.plan().timing.duration < back)
  }
}
