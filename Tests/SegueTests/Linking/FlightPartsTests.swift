import Segue
import Testing

/// The parts of a hero: text, pictures with different sources, and parts that only one screen has.
/// All numbers are worked out by hand from the styles.
@Suite("Flight parts")
struct FlightPartsTests {
  /// Returns a flight of a hero of 100 × 100 at (0, 0) to one of 300 × 200 at the same origin, with
  /// the given children.
  private func plan(
    _ children: String, to others: String, transition: String = "", style: String = "",
    direction: String = "ltr"
  ) throws -> FlightPlan {
    func hero(_ width: Int, _ height: Int, _ more: String, _ children: String) -> String {
      #"""
      {"type": "layout", "id": "card", "hero": "h", \#(more) "style": {"width": \#(width),
        "height": \#(height), "position": "absolute", "left": 0, "top": 0, "backgroundColor": "red"
        \#(style)}, "children": [\#(children)]}
      """#
    }
    let root = #"{"type": "layout", "style": {"direction": "\#(direction)"}, "children": ["#
    let flight = try TestFlight(
      root + hero(100, 100, TestFlight.tap + ",", children) + "]}",
      root + hero(300, 200, "", others) + "]}",
      transition: #"{"kind": "hero", "easing": "linear" \#(transition)}"#,
      assets: "--- assets/x.png 100x100\n--- assets/y.png 100x50")
    #expect(flight.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try flight.plan()
  }

  private func label(
    _ id: String, _ text: String, left: Int, top: Int, width: Int = 60, _ more: String = ""
  ) -> String {
    #"""
    {"type": "label", "id": "\#(id)", "hero": "text", "snapshot": "keep", "text": "\#(text)",
     "style": {"position": "absolute", "left": \#(left), "top": \#(top), "width": \#(width),
       "height": 20 \#(more)}}
    """#
  }

  private func picture(
    _ id: String, _ source: String, _ left: Int, _ top: Int, _ width: Int, _ height: Int,
    _ more: String = ""
  ) -> String {
    #"""
    {"type": "image", "id": "\#(id)", "source": "\#(source).png" \#(more), "style": {
      "position": "absolute", "left": \#(left), "top": \#(top), "width": \#(width),
      "height": \#(height)}}
    """#
  }

  // MARK: Text

  @Test("Equal text with the same style and size flies as one layer")
  func sameText() throws {
    let plan = try plan(
      label("a", "Coat", left: 10, top: 20), to: label("b", "Coat", left: 50, top: 40))
    #expect(plan.layers.map(\.id) == ["card", "a"])
    let text = plan.layers[1]
    #expect(text.content == .component(.label) && text.from != nil && text.to != nil)
    #expect(text.state(at: 0.5).frame == Rect(x: 30, y: 30, width: 60, height: 20))
    #expect([0, 0.5, 1].map { text.state(at: $0).opacity } == [1, 1, 1])
  }

  @Test("A line of text in a wider box is still one layer unless it could be truncated")
  func widerText() throws {
    func layers(_ more: String) throws -> [String] {
      try plan(
        label("a", "Coat", left: 10, top: 20, more),
        to: label("b", "Coat", left: 50, top: 40, width: 160, more)
      ).layers.map(\.id)
    }
    #expect(try layers("") == ["card", "a"])
    let text = try plan(
      label("a", "Coat", left: 10, top: 20), to: label("b", "Coat", left: 50, top: 40, width: 160)
    ).layers[1]
    #expect(text.state(at: 0.5).frame == Rect(x: 30, y: 30, width: 110, height: 20))
    #expect(try layers(#", "whiteSpace": "nowrap""#) == ["card", "a", "b (arriving)"])
    // Boxes of 20 points can contain two lines of 8 points.
    #expect(try layers(#", "fontSize": 8"#) == ["card", "a", "b (arriving)"])
  }

  @Test("Different texts cross-fade at their own sizes, aligned at the start of their lines")
  func otherText() throws {
    let plan = try plan(
      label("a", "Coat", left: 10, top: 20),
      to: label("b", "A coat", left: 50, top: 40, width: 120, #", "fontSize": 30"#))
    #expect(plan.layers.map(\.id) == ["card", "a", "b (arriving)"])
    let (gone, come) = (plan.layers[1], plan.layers[2])
    // Both are 20 points high: the 60-point one goes to (50, 40), the 120-point one comes from
    // (10, 20).
    #expect(gone.state(at: 0).frame == Rect(x: 10, y: 20, width: 60, height: 20))
    #expect(gone.state(at: 0.5).frame == Rect(x: 30, y: 30, width: 60, height: 20))
    #expect(come.state(at: 0.5).frame == Rect(x: 30, y: 30, width: 120, height: 20))
    #expect(come.state(at: 1).frame == Rect(x: 50, y: 40, width: 120, height: 20))
    // Leaving in [0, 0.4], arriving in [0.4, 1].
    #expect([0, 0.2, 0.4, 1].map { gone.state(at: $0).opacity } == [1, 0.5, 0, 0])
    #expect([0, 0.4, 1].map { come.state(at: $0).opacity } == [0, 0, 1])
    #expect(abs(come.state(at: 0.7).opacity - 0.5) < 1e-12)
  }

  @Test("In right-to-left text lines start at the right edge")
  func rightToLeft() throws {
    let plan = try plan(
      label("a", "Coat", left: 10, top: 20),
      to: label("b", "A coat", left: 50, top: 40, width: 120), direction: "rtl")
    let (gone, come) = (plan.layers[1], plan.layers[2])
    // The right edges are at 70 and at 170.
    #expect(gone.state(at: 1).frame == Rect(x: 110, y: 40, width: 60, height: 20))
    #expect(come.state(at: 0).frame == Rect(x: -50, y: 20, width: 120, height: 20))
  }

  @Test("Text that leaves without a partner moves with its hero but is not stretched")
  func leavingText() throws {
    let plan = try plan(label("a", "Coat", left: 10, top: 20), to: "")
    let text = try plan.layer("a")
    // The hero grows by factors of 3 and 2, which maps the label to (30, 40, 180, 40). The text
    // keeps its 60 × 20, centred vertically: y = 40 + 10.
    #expect(text.state(at: 1).frame == Rect(x: 30, y: 50, width: 60, height: 20))
    #expect(text.state(at: 1).opacity == 0 && text.from != nil && text.to == nil)
  }

  // MARK: Pictures

  @Test(
    "Pictures with different sources cross-fade: the new one fades in before the old one fades out")
  func otherPicture() throws {
    let plan = try plan(
      picture("a", "x", 0, 0, 50, 50, #", "hero": "p""#),
      to: picture("b", "y", 100, 100, 100, 50, #", "hero": "p""#))
    #expect(plan.layers.map(\.id) == ["card", "a", "b (arriving)"])
    let (gone, come) = (plan.layers[1], plan.layers[2])
    for p in [0, 0.25, 0.5, 1] {
      #expect(gone.state(at: p).frame == come.state(at: p).frame)
      #expect(
        gone.state(at: p).frame == Rect(x: 100 * p, y: 100 * p, width: 50 + 50 * p, height: 50))
    }
    // Arriving in [0.4, 1]: the new picture fades in until the middle, 0.7, and from then on the
    // old one fades out.
    #expect([0, 0.4, 0.7, 1].map { come.state(at: $0).opacity } == [0, 0, 1, 1])
    #expect([0, 0.4, 0.7, 1].map { gone.state(at: $0).opacity } == [1, 1, 1, 0])
    #expect(abs(come.state(at: 0.55).opacity - 0.5) < 1e-12)
    #expect(abs(gone.state(at: 0.85).opacity - 0.5) < 1e-12)
    #expect(plan.handover.hiddenOnSource.count == 2 && plan.handover.hiddenOnDestination.count == 2)
  }

  @Test("A picture whose natural size differs between the screens cross-fades with itself")
  func otherNaturalSize() throws {
    func sized(_ id: String, _ height: Int) -> String {
      #"""
      {"type": "image", "id": "\#(id)", "source": "https://example.com/x.png", "hero": "p",
       "naturalSize": {"width": 100, "height": \#(height)},
       "style": {"position": "absolute", "left": 0, "top": 0, "width": 100, "height": 100,
         "objectFit": "cover"}}
      """#
    }
    let plan = try plan(sized("a", 50), to: sized("b", 100))
    #expect(plan.layers.map(\.id) == ["card", "a", "b (arriving)"])
    // The picture that is twice as wide as it is high loses half when it covers a square, and the
    // square picture fits.
    #expect(plan.layers[1].state(at: 0).content == Rect(x: -50, y: 0, width: 200, height: 100))
    #expect(plan.layers[2].state(at: 1).content == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(try self.plan(sized("a", 50), to: sized("b", 50)).layers.map(\.id) == ["card", "a"])
  }

  @Test("A hero layout flies to a picture by the picture that it contains")
  func layoutToPicture() throws {
    let flight = try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "card", "hero": "h", \#(TestFlight.tap),
        "style": {"width": 100, "height": 100, "backgroundColor": "red"},
        "children": [\#(picture("a", "x", 10, 10, 80, 60))]}]}
      """#,
      #"{"type": "layout", "children": [\#(picture("b", "x", 0, 0, 400, 300, #", "hero": "h""#))]}"#,
      assets: "--- assets/x.png 100x100")
    let plan = try flight.plan()
    #expect(plan.layers.map(\.id) == ["card", "a"])
    let picture = try plan.layer("a")
    #expect(picture.state(at: 0).frame == Rect(x: 10, y: 10, width: 80, height: 60))
    #expect(picture.state(at: 1).frame == Rect(x: 0, y: 0, width: 400, height: 300))
    // The paint of the card has no partner: it moves to the frame of the picture and fades out.
    #expect(plan.layers[0].to == nil && plan.layers[0].state(at: 1).opacity == 0)
    #expect(plan.layers[0].state(at: 1).frame == Rect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test("A hero picture flies to the picture in a layout, whose paint fades in around it")
  func pictureToLayout() throws {
    let flight = try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "layout", \#(TestFlight.tap), "children": [
        \#(picture("a", "x", 0, 0, 100, 100, #", "hero": "h""#))]}]}
      """#,
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "card", "hero": "h",
        "style": {"width": 400, "height": 400, "backgroundColor": "red"},
        "children": [\#(picture("b", "x", 40, 40, 320, 240))]}]}
      """#, assets: "--- assets/x.png 100x100")
    let plan = try flight.plan()
    // The layout is below its picture both on the screen and in the flight.
    #expect(plan.layers.map(\.id) == ["card (arriving)", "a"])
    #expect(plan.layers[1].state(at: 1).frame == Rect(x: 40, y: 40, width: 320, height: 240))
    #expect(plan.layers[0].state(at: 0).opacity == 0 && plan.layers[0].state(at: 1).opacity == 1)
    #expect(plan.layers[0].state(at: 0).frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  // MARK: Parts of one screen only

  @Test("Unpaired parts leave and arrive in the paint order of their screens")
  func order() throws {
    func box(_ id: String, _ hero: String) -> String {
      #"""
      {"type": "layout", "id": "\#(id)", "hero": "\#(hero)", "style": {"height": 10,
        "backgroundColor": "blue"}}
      """#
    }
    let plan = try plan(
      [box("a", "1"), box("only", "lost"), box("c", "2")].joined(separator: ", "),
      to: [box("x", "1"), box("new", "found"), box("z", "2"), box("last", "more")]
        .joined(separator: ", "))
    // The source's order, with each arriving part before the partner that it precedes on the
    // destination.
    #expect(
      plan.layers.map(\.id) == ["card", "a", "only", "new (arriving)", "c", "last (arriving)"])
    #expect(plan.layers.map(\.z) == [2, 3, 4, 5, 6, 7])
    let only = try plan.layer("only")
    // 10 … 20 of 100 points of height become 20 … 40 of 200, and the width grows from 100 to 300.
    #expect(only.state(at: 0).frame == Rect(x: 0, y: 10, width: 100, height: 10))
    #expect(only.state(at: 1).frame == Rect(x: 0, y: 20, width: 300, height: 20))
    #expect([0, 0.1, 0.4].map { only.state(at: $0).opacity } == [1, 0.75, 0])
    let new = try plan.layer("new (arriving)")
    #expect(new.state(at: 1).frame == Rect(x: 0, y: 10, width: 300, height: 10))
    // A twentieth of the height: 5 … 10, on pixels of half a point.
    #expect(new.state(at: 0).frame == Rect(x: 0, y: 5, width: 100, height: 5))
    #expect(plan.handover.hiddenOnSource.count == 4)
    #expect(plan.handover.hiddenOnDestination.count == 5)
  }
}
