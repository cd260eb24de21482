import Foundation
import Segue
import Testing

/// Flights of a single kept picture. All numbers are worked out by hand from the styles.
@Suite("Flights")
struct FlightTests {
  /// Returns a flight of a 100 × 100 picture at (20, 40) to one of 400 × 300 at (0, 0).
  private func flight(
    from style: String = "", to target: String = "", transition: String = #"{"kind": "hero"}"#,
    picture: String = "600x800", around: String = "", device: String = "400x800@2",
    presentation: Presentation = .push
  ) throws -> TestFlight {
    try TestFlight(
      #"""
      {"type": "layout", "style": {"paddingTop": 40, "paddingLeft": 20}, "children": [
        {"type": "layout", "id": "card", "style": {"width": 100, "height": 100 \#(around)},
         \#(TestFlight.tap), "children": [
          {"type": "image", "id": "p", "source": "p.png",
           "style": {"width": 100, "height": 100, "flexShrink": 0 \#(style)}}]}]}
      """#,
      #"""
      {"type": "layout", "children": [
        {"type": "image", "id": "q", "source": "p.png",
         "style": {"width": 400, "height": 300 \#(target)}}]}
      """#, transition: transition, assets: "--- assets/p.png \(picture)", device: device,
      destination: presentation)
  }

  @Test("The states at p = 0 and p = 1 are the end points, and halfway is their mean")
  func ends() throws {
    let layer = try flight().plan().layer("p")
    #expect(layer.state(at: 0).frame == Rect(x: 20, y: 40, width: 100, height: 100))
    #expect(layer.state(at: 1).frame == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(layer.state(at: 0.5).frame == Rect(x: 10, y: 20, width: 250, height: 200))
    // FORMAT.md: progress may overshoot, and positions are not clamped.
    #expect(layer.state(at: 1.5).frame == Rect(x: -10, y: -20, width: 550, height: 400))
    #expect(layer.state(at: -1).frame.size == .zero)
  }

  @Test("A sheet's frames are in device coordinates, below the top safe area")
  func sheet() throws {
    let plan = try flight(device: "iphone-15", presentation: .sheet).plan()
    // 59 points of safe area, and 10 points of the presenting screen.
    #expect(try plan.layer("p").state(at: 1).frame == Rect(x: 0, y: 69, width: 400, height: 300))
  }

  @Test("A change of `objectFit` interpolates between the drawn rectangles")
  func objectFit() throws {
    // 600 × 800 in 100 × 100: `cover` is 100 wide and 133⅓ high, and overflows by 16⅔ above and
    // below. In 400 × 300, `contain` is 300 high and 225 wide, centred.
    let plan = try flight(from: #", "objectFit": "cover""#, to: #", "objectFit": "contain""#).plan()
    let layer = try plan.layer("p")
    let start = layer.state(at: 0).content
    #expect(start.x == 0 && start.width == 100)
    #expect(abs(start.y + 50.0 / 3) < 1e-12 && abs(start.height - 400.0 / 3) < 1e-12)
    #expect(layer.state(at: 1).content == Rect(x: 87.5, y: 0, width: 225, height: 300))
    // On the way, in 100 + 300p × 100 + 200p, `cover` is 100 + 300p wide and `contain` ¾ (100 +
    // 200p). Interpolated, that is 100 + 275p − 150p², whose maximum at 11/12 is 226.04 points; the
    // height is ⁴⁄₃ of that, at two pixels a point.
    #expect(layer.pixelSize == Size(width: 453, height: 603))
  }

  @Test("`objectPosition` positions the picture, and `none` draws one pixel as one point")
  func objectPosition() throws {
    let plan = try flight(
      from: #", "objectFit": "none", "objectPosition": "right 10px top""#,
      to: #", "objectFit": "scale-down", "objectPosition": "0% 100%""#, picture: "40x80"
    ).plan()
    let layer = try plan.layer("p")
    #expect(layer.state(at: 0).content == Rect(x: 50, y: 0, width: 40, height: 80))
    #expect(layer.state(at: 1).content == Rect(x: 0, y: 220, width: 40, height: 80))
    #expect(layer.pixelSize == Size(width: 80, height: 160))
  }

  @Test("Borders and padding surround the picture")
  func contentBox() throws {
    let plan = try flight(from: #", "padding": 5, "borderWidth": 2, "paddingLeft": "10%""#).plan()
    // 10 % of the card's 100 points on the left, plus a border of 2.
    #expect(
      try plan.layer("p").state(at: 0).content == Rect(x: 12, y: 7, width: 81, height: 86))
  }

  @Test("`pixelSize` is the largest size in pixels, including an overshoot")
  func overshoot() throws {
    let bezier = #"{"kind": "hero", "easing": {"cubicBezier": [0.5, 0, 0.5, 2]}}"#
    let plan = try flight(transition: bezier).plan()
    // 6s² − 5s³ has its peak of 1.28 at s = 0.8. The drawn picture fills its frame, 100 +
    // 300 · 1.28 wide and 100 + 200 · 1.28 high, at two pixels a point.
    #expect(try plan.layer("p").pixelSize == Size(width: 968, height: 712))
  }

  @Test("A picture that fills a rounded, clipping card is as round as the card")
  func roundedCard() throws {
    let plan = try flight(around: #", "borderRadius": 12, "overflow": "hidden""#).plan()
    let start = try plan.layer("p").state(at: 0)
    #expect(start.corners.clockwise == [12, 12, 12, 12])
    #expect(start.clip == Rect(x: 20, y: 40, width: 100, height: 100))
    let visible = try flight(around: #", "borderRadius": 12"#).plan()
    #expect(try visible.layer("p").state(at: 0).corners.clockwise == [0, 0, 0, 0])
    // CSS Backgrounds 3 §4.2: the inner radius is the outer radius minus the border width.
    let border = try flight(
      from: #", "alignSelf": "stretch", "width": "100%", "height": "100%""#,
      around: #", "borderRadius": [12, 12, 0, 0], "borderWidth": 2, "overflow": "hidden""#
    ).plan()
    #expect(try border.layer("p").state(at: 0).corners.clockwise == [10, 10, 0, 0])
  }

  @Test("Only the visible part of a scroll container is shown, and opacities multiply")
  func clipAndOpacity() throws {
    let plan = try flight(
      from: #", "opacity": 0.5"#,
      around: #", "width": 60, "overflow": "scroll", "opacity": 0.5"#
    ).plan()
    let start = try plan.layer("p").state(at: 0)
    #expect(start.clip == Rect(x: 20, y: 40, width: 60, height: 100))
    #expect(start.opacity == 0.25)
    #expect(try plan.layer("p").state(at: 1).opacity == 1)
  }

  @Test("A flight begins at the scrolled position of the picture")
  func scrolling() throws {
    let flight = try flight(
      around: #", "height": 60, "width": 70, "overflow": "scroll""#)
    let card = try #require(flight.source.screen.component(id: "card"))
    // 100 × 100 points in 70 × 60: the maximum scroll offsets are 30 and 40.
    #expect(
      flight.source.reachableOffset(Point(x: 1000, y: 10), of: card) == Point(x: 30, y: 10))
    #expect(flight.source.reachableOffset(Point(x: -5, y: 41), of: card) == Point(x: 0, y: 40))
    #expect(flight.source.reachableOffset(.zero, of: 0) == nil)
    var offsets = ScrollOffsets()
    offsets[card] = Point(x: 30, y: 10)
    let start = try flight.plan(scrolledBy: offsets).layer("p").state(at: 0)
    #expect(start.frame == Rect(x: -10, y: 30, width: 100, height: 100))
    #expect(start.clip == Rect(x: 20, y: 40, width: 70, height: 60))
  }

  @Test("End points are on device pixels: floor(x · scale + ½) / scale on each edge")
  func pixels() throws {
    let plan = try flight(
      from: #", "marginLeft": 0.3, "width": 33.3"#, device: "400x800@2"
    ).plan()
    // The left edge at 20.3 rounds to 20.5, and the right edge at 53.6 (in 64ths 53.59…) to 53.5.
    let frame = try plan.layer("p").state(at: 0).frame
    #expect(frame.x == 20.5 && frame.maxX == 53.5)
  }

  @Test("A spring lasts until every channel is within half a device pixel of its end")
  func springDuration() throws {
    // Critically damped, ω = 2π / 0.5: the remaining distance is (1 + ωt) e^(−ωt). The width
    // changes most, from 100 to 400; half a pixel at scale 2 is a quarter of a point.
    let easing = #"{"kind": "hero", "easing": {"spring": {"response": 0.5, "dampingFraction": 1}}}"#
    let duration = try flight(transition: easing).plan().timing.duration
    let omega = 2 * Double.pi / 0.5
    let left = (1 + omega * duration) * exp(-omega * duration)
    #expect(abs(left * 300 - 0.25) < 1e-6)
  }

  @Test("Frames are i / fps seconds apart, plus one at the duration")
  func frameTimes() throws {
    let flight = try flight(
      transition: #"{"kind": "hero", "duration": 0.25, "easing": "linear"}"#)
    let plan = try flight.plan()
    let frames = plan.frames(perSecond: 10)
    #expect(frames.map(\.time) == [0, 0.1, 0.2, 0.25])
    #expect(frames.map(\.progress) == [0, 0.4, 0.8, 1])
    #expect(plan.frames(perSecond: 8).map(\.time) == [0, 0.125, 0.25])
    let pop = try flight.plan(.pop).frames(perSecond: 10)
    #expect(pop.map(\.progress) == [1, 0.6, 1 - 0.8, 0])
  }
}
