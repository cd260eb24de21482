import Segue
import Testing

/// Tests of filmstrips of a small project. The expected numbers are computed by hand from a linear
/// transition of 0.4 s.
@Suite struct FilmstripTests {
  private func flight(
    transition: String = #"{"kind": "hero", "duration": 0.4, "easing": "linear"}"#
  )
    throws -> Flight
  {
    let test = TestProject(
      """
      --- segue.json
      {"schemes": ["shop"], "devices": [{"name": "square", "width": 200, "height": 200, "scale": 1}],
       "transitions": {"fly": \(transition)}}
      --- screens/list.json
      {"screen": "list", "root": {"type": "layout", "children": [
        {"type": "layout", "id": "card", "style": {"width": 50, "height": 50},
         "events": {"tap": [{"type": "navigate", "to": "shop://detail", "transition": "fly"}]},
         "children": [{"type": "image", "id": "picture", "source": "a.png", "hero": "a",
           "style": {"width": 50, "height": 50}}]},
        {"type": "label", "text": "The <list>"}]}}
      --- screens/detail.json
      {"screen": "detail", "route": "/detail", "root": {"type": "layout", "children": [
        {"type": "image", "source": "a.png", "hero": "a", "style": {"width": 150, "height": 100}}]}}
      --- assets/a.png 50x50
      """)
    let compiler = Compiler(test.project)
    let compilation = compiler.compile()
    #expect(!compilation.diagnostics.contains { $0.severity == .error })
    return try #require(Flight.all(of: compilation, by: compiler, on: 0).first)
  }

  private func captions(_ text: String) throws -> [String] {
    try #require(ParsedSVG(text)).all("text").filter {
      $0.attributes["class"] != nil
    }.map(\.text)
  }

  @Test("Moments are at the times at which their progress is reached")
  func moments() throws {
    let captions = try captions(try flight().filmstrip())
    for (time, progress) in [
      ("0 ms", "0"), ("80 ms", "0.2"), ("160 ms", "0.4"), ("240 ms", "0.6"), ("320 ms", "0.8"),
      ("400 ms", "1"),
    ] {
      let place = try #require(captions.firstIndex(of: "progress \(progress)"))
      #expect(captions[place - 1] == time)
    }
  }

  @Test("A pop runs from the end to the beginning")
  func pop() throws {
    let captions = try captions(try flight().filmstrip(isPop: true))
    #expect(captions.first == "detail → list")
    let place = try #require(captions.firstIndex(of: "progress 0.8"))
    #expect(captions[place - 1] == "80 ms")
    #expect(
      captions.firstIndex(of: "progress 1") ?? 99 < captions.firstIndex(of: "progress 0") ?? 0)
  }

  /// From 50 × 50 to 150 × 100, both at the origin: 110 × 80 at 0.6.
  @Test("A layer is drawn in the frame of its moment, and hidden on both screens")
  func layers() throws {
    let svg = try #require(ParsedSVG(try flight().filmstrip(moments: [0.6]) { $0 }))
    let layer = try #require(svg.elements.firstIndex { $0.attributes["data-layer"] == "picture" })
    #expect(["width", "height"].map { svg.elements[layer].number($0) } == [110, 80])
    let drawn = svg.all("use").filter { $0.attributes["href"]?.hasPrefix("#p") == true }
    #expect(drawn.count == 1)
    #expect(drawn.first?.ancestors.contains(layer) == true)
    #expect(svg.all("text").contains { $0.text == "The <list>" })
  }

  @Test("A transparent screen is not drawn, and a moving one is drawn at its position")
  func screens() throws {
    // A slide by 200 points is at 120 − 200 = −80 and 200 − 120 = 80 at 0.6.
    let slide = try flight(transition: #"{"kind": "slide", "duration": 0.4, "easing": "linear"}"#)
    let svg = try #require(ParsedSVG(slide.filmstrip(moments: [0.6])))
    let device = try #require(
      svg.elements.firstIndex { $0.attributes["class"] == "segue-device" })
    let moved = svg.descendants(of: device).map { svg.elements[$0] }.filter { $0.name == "svg" }
    #expect(moved.map { $0.number("x") } == [-120, 80])
    let first = try #require(ParsedSVG(try flight().filmstrip(moments: [0])))
    #expect(first.all("use").map { $0.attributes["href"] } == ["#s1"])
  }

  /// From 50 × 50 to 150 × 100 at the origin. A square picture of 100 × 100 fills the wider box
  /// only by stretching, as with `fill`, so only the sides change.
  @Test("Each number that changes has a chart with its end values, and the others are listed")
  func channels() throws {
    let captions = try captions(try flight().filmstrip())
    for (name, ends) in [("width", "50 → 150 pt"), ("height", "50 → 100 pt")] {
      let place = try #require(captions.firstIndex(of: name))
      #expect(captions[place + 1] == ends)
    }
    #expect(captions.contains("Unchanged: x 0 pt, y 0 pt, corner radius 0 pt, opacity 1"))
    #expect(!captions.contains { $0.hasPrefix("overshoots") || $0.hasPrefix("up to") })
  }

  /// linear(0, 1.5 50%, 1): 1.5 at half the time, where the width is 50 + 1.5 · 100.
  @Test("Overshoot is described with its amount")
  func overshoot() throws {
    let captions = try captions(
      try flight(
        transition: #"{"kind": "hero", "duration": 0.4, "easing": {"linear": [0, "1.5 50%", 1]}}"#
      ).filmstrip())
    #expect(captions.contains("overshoots to 1.5 at 200 ms"))
    #expect(captions.contains("up to 200 pt"))
    #expect(captions.contains("up to 125 pt"))
  }

  @Test("A transition without pairs charts the numbers of the destination screen")
  func screenChannels() throws {
    // A slide by the device's width of 200 points.
    let slide = try flight(transition: #"{"kind": "slide", "duration": 0.4, "easing": "linear"}"#)
    let captions = try captions(slide.filmstrip())
    let place = try #require(captions.firstIndex(of: "x"))
    #expect(captions[place + 1] == "200 → 0 pt")
    let none = try self.captions(
      try flight(transition: #"{"kind": "none"}"#).filmstrip())
    #expect(none.contains { $0.hasPrefix("Nothing changes: ") })
  }

  @Test(
    "Any moments and durations give a drawing",
    arguments: [
      [], [.nan, .infinity, -.infinity], [-5, 7], [Double](repeating: 0.5, count: 1000), [0.1],
    ] as [[Double]])
  func hostileMoments(_ moments: [Double]) throws {
    for transition in [
      #"{"kind": "hero", "duration": 0, "easing": "linear"}"#,
      #"{"kind": "hero", "duration": 3600}"#, #"{"kind": "none"}"#,
      #"{"kind": "hero", "easing": {"linear": [0, 1, 1, 0, 1]}, "duration": 1}"#,
    ] {
      let text = try flight(transition: transition).filmstrip(moments: moments)
      let svg = try #require(ParsedSVG(text))
      #expect(svg.elements.filter { $0.attributes["class"] == "segue-device" }.count <= 12)
    }
  }
}
