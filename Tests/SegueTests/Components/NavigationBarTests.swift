import Segue
import Testing

/// Navigation bars that screens declare. Frames are computed by hand: the device is 400 × 800
/// points, and its bar 44 points high.
@Suite("Navigation bars")
struct NavigationBarTests {
  private static let share = #"{"type": "button", "id": "share", "title": "Share"}"#
  private static let icon =
    #"{"type": "image", "id": "icon", "source": "a.png", "accessibilityLabel": "Search"}"#

  private static func project(
    _ keys: String, _ rest: String = "", device: String = "400x800@2"
  ) -> TestProject {
    TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["\#(device)"]}
      --- assets/a.png 60x60
      --- screens/a.json
      {"screen": "a", "route": "/a", "safeArea": ["top"], \#(keys),
       "root": {"type": "layout", "children": [{"type": "layout", "id": "first", "style": {"height": 20}}]}}
      \#(rest)
      """#)
  }

  private static func layout(
    _ keys: String, device: String = "400x800@2"
  ) throws -> ScreenLayout {
    let test = project(keys, device: device)
    #expect(test.diagnostics.map(\.message) == [])
    let compiler = Compiler(test.project)
    let screen = try #require(compiler.screen("a").value)
    return compiler.layout(screen, on: try #require(test.project.devices.first)).value
  }

  // MARK: Layout

  @Test("Items are at the margins, and the title is in the middle")
  func frames() throws {
    let layout = try Self.layout(
      #""title": "Saved", "navigationBar": {"leading": [\#(Self.share)], "trailing": [\#(Self.icon)]}"#
    )
    let screen = layout.screen
    #expect(
      screen.paths() == [
        "/root", "/root/children/0", "/navigationBar", "/navigationBar/children/0",
        "/navigationBar/children/0/children/0", "/navigationBar/children/0/children/0/children/0",
        "/navigationBar/children/0/children/1", "/navigationBar/children/0/children/2",
        "/navigationBar/children/0/children/2/children/0",
      ])
    #expect(screen.navigationBar == 2 && screen.bars == [.navigation])
    let frames = layout.tree.frames
    let bar = Rect(x: 0, y: 0, width: 400, height: 44)
    #expect(frames[2] == bar && frames[3] == bar)
    #expect(frames[5].origin == Point(x: 8, y: 0) && frames[5].height == 44)
    #expect(frames[8] == Rect(x: 400 - 8 - 44, y: 0, width: 44, height: 44))
    #expect(abs(frames[6].center.x - 200) < 0.02)
    // The content begins below the bar.
    #expect(frames[1] == Rect(x: 0, y: 44, width: 400, height: 20))
  }

  @Test("A large title is in a line of its own")
  func largeTitle() throws {
    let layout = try Self.layout(
      #""title": "Saved", "navigationBar": {"largeTitle": true, "trailing": [\#(Self.icon)]}"#)
    let frames = layout.tree.frames
    #expect(frames[2] == Rect(x: 0, y: 0, width: 400, height: 44 + 52))
    #expect(frames[3] == Rect(x: 0, y: 0, width: 400, height: 44))
    let title = try #require(
      layout.screen.components.ids.last { layout.screen.components[$0].type == .label })
    #expect(layout.screen.path(of: title) == "/navigationBar/children/1")
    #expect(frames[title] == Rect(x: 0, y: 44, width: 400, height: 52))
    #expect(frames[1].y == 44 + 52)
    // A sheet has no safe area at its top, which the bar would include.
    #expect(layout.viewport.bars.top == 44 + 52)
  }

  @Test("The bar includes the safe area, and its items are inside of it")
  func safeArea() throws {
    let layout = try Self.layout(
      #""title": "Saved", "navigationBar": {"trailing": [\#(Self.icon)]}"#, device: "iphone-15")
    let frames = layout.tree.frames
    #expect(frames[2] == Rect(x: 0, y: 0, width: 393, height: 59 + 44))
    #expect(frames[3] == Rect(x: 0, y: 59, width: 393, height: 44))
    #expect(frames.last == Rect(x: 393 - 8 - 44, y: 59, width: 44, height: 44))
  }

  @Test("From right to left, the leading items are on the right")
  func rightToLeft() throws {
    let test = Self.project(#""navigationBar": {"leading": [\#(Self.icon)]}"#)
    let compiler = Compiler(test.project)
    let screen = try #require(compiler.screen("a", direction: .rtl).value)
    let layout = compiler.layout(screen, on: try #require(test.project.devices.first)).value
    let icon = try #require(screen.component(id: "icon"))
    #expect(layout.tree.frames[icon] == Rect(x: 400 - 8 - 44, y: 0, width: 44, height: 44))
  }

  @Test("A title that has too little room is reported where it is written")
  func cutTitle() throws {
    let long = String(repeating: "long ", count: 20)
    let test = Self.project(
      #""title": 1️⃣"\#(long)"2️⃣, "navigationBar": {"trailing": [\#(Self.icon)]}"#)
    #expect(test.diagnostics.map(\.code) == [.truncatedText])
    #expect(test.diagnostics.first?.range == test.range(1, 2))
  }

  // MARK: Styles

  @Test("Items have the bar's text style, and the title its own")
  func styles() throws {
    let layout = try Self.layout(
      #"""
      "title": "Saved", "navigationBar": {"trailing": [\#(Self.share)],
        "style": {"color": "#ff0000", "fontWeight": 500}, "titleStyle": {"fontSize": 20}}
      """#)
    let screen = layout.screen
    let share = screen.textStyle(of: try #require(screen.component(id: "share")))
    #expect(share.color == RGBA(red: 1, green: 0, blue: 0))
    #expect(share.font.size == 17 && share.font.weight == 500)
    let label = try #require(screen.components.ids.last { screen.components[$0].type == .label })
    let title = screen.textStyle(of: label)
    #expect(title.color == RGBA(red: 0, green: 0, blue: 0))
    #expect(title.font.size == 20 && title.font.weight == 600)
  }

  @Test(
    "The background is the declared one, or else that of the root if it is opaque, or else white",
    arguments: [
      (#""navigationBar": {}"#, RGBA(red: 1, green: 1, blue: 1)),
      (
        ##""navigationBar": {"style": {"backgroundColor": "#0000ff80"}}"##,
        RGBA(red: 0, green: 0, blue: 1, alpha: 128.0 / 255)
      ),
    ])
  func background(_ keys: String, _ expected: RGBA) throws {
    let screen = try Self.layout(keys).screen
    #expect(screen.paintStyle(of: 2).backgroundColor == expected)
  }

  @Test("What the device decides about the bar cannot be declared")
  func given() {
    let test = Self.project(#""navigationBar": {"style": {1️⃣"height"2️⃣: 60}}"#)
    #expect(
      test.diagnostics.map(\.message) == [
        #"a bar has colours, a shadow, a bottom border and text styles, not "height""#
      ])
    #expect(test.diagnostics.first?.range == test.range(1, 2))
  }

  @Test("What other systems call a navigation bar is named")
  func foreign() {
    let test = Self.project(#"1️⃣"toolbar"2️⃣: {}"#)
    #expect(
      test.diagnostics.map(\.message) == [
        #"a screen file has no key "toolbar"; did you mean "navigationBar"?"#
      ])
  }

  // MARK: Navigation

  @Test("Leading items take the place of the back button")
  func backButton() throws {
    let test = Self.project(
      #""title": "First", "navigationBar": {}"#,
      #"""
      --- screens/b.json
      {"screen": "b", "route": "/b", "navigationBar": {}, "root": {"type": "layout"}}
      --- screens/c.json
      {"screen": "c", "route": "/c", "navigationBar": {"leading": [\#(Self.share)]}, "root": {"type": "layout"}}
      """#)
    let whole = try #require(Compiler(test.project).navigation)
    let outline = try #require(Compiler(Project(test.project.outline())).navigation)
    for graph in [whole, outline] {
      var state = graph.start(size: Size(width: 400, height: 800))
      _ = graph.handle(.ready, &state)
      for (link, back) in [("s://b", "First"), ("s://c", nil)] {
        _ = graph.handle(.navigate(to: link), &state)
        _ = graph.handle(.transitionFinished, &state)
        #expect(graph.shownScreens(in: state).last?.backTitle == back)
        #expect(graph.shownScreens(in: state).last?.bars == [.navigation])
        _ = graph.handle(.back, &state)
        _ = graph.handle(.transitionFinished, &state)
      }
    }
  }

  @Test("A placeholder has the bar, without items that use data")
  func placeholder() throws {
    func items(_ title: String) throws -> [ComponentType] {
      let test = Self.project(
        #"""
        "title": "A", "data": {"properties": {"name": {"type": "string"}}},
        "navigationBar": {"trailing": [{"type": "button", "title": "\#(title)"}]},
        "placeholder": {"type": "layout"}
        """#,
        #"""
        --- data/a/one.json
        {"data": {"name": "N"}}
        """#)
      #expect(test.diagnostics.map(\.message) == [])
      let screen = try #require(Compiler(test.project).screen("a", phase: .placeholder).value)
      return screen.components.map(\.type)
    }
    let bar: [ComponentType] = [.layout, .layout, .layout, .layout, .label, .layout]
    #expect(try items("Share") == bar + [.button])
    #expect(try items("${data.name}") == bar)
  }

  // MARK: Flights

  private static func flight(_ first: String, _ second: String) throws -> FlightPlan {
    let picture = #"{"type": "image", "hero": "p", "source": "a.png", "id": "p", "#
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["400x800@2"]}
      --- assets/a.png 800x800
      --- screens/a.json
      {"screen": "a", "route": "/a", "safeArea": ["top"], \#(first), "root": {"type": "layout", "children": [
        \#(picture) "style": {"width": 100, "height": 100}, "events": {"tap": [
          {"type": "navigate", "to": "s://b", "transition": "hero"}]}}]}}
      --- screens/b.json
      {"screen": "b", "route": "/b", \#(second), "root": {"type": "layout", "children": [
        \#(picture) "style": {"width": 400, "height": 400}}]}}
      """#)
    let compilation = Compiler(test.project).compile()
    #expect(
      compilation.diagnostics.filter { $0.code != .heroUnderBar && $0.code != .coveredContent }
        .map(\.message) == [])
    return try #require(compilation.transits.first?.plans.first)
  }

  @Test("A bar that is the same on both screens stays above the flight, and does not move")
  func sameBar() throws {
    let bar = #""title": "T", "navigationBar": {"trailing": [\#(Self.icon)]}"#
    let plan = try Self.flight(bar, bar)
    let layer = try #require(plan.flying.last)
    #expect(layer.content == .part(.layout) && layer.id == "/navigationBar")
    #expect(plan.handover.liftedFromSource == ["/navigationBar"])
    #expect(plan.handover.liftedFromDestination == ["/navigationBar"])
    #expect(!plan.screens.contains { if case .bar = $0.content { true } else { false } })
    for step in 0...10 {
      let state = layer.state(at: Double(step) / 10)
      #expect(state.frame == Rect(x: 0, y: 0, width: 400, height: 44) && state.opacity == 1)
    }
  }

  @Test("Different bars cross-fade in their places, so that one of them is always there")
  func differentBars() throws {
    let plan = try Self.flight(
      #""title": "One", "navigationBar": {}"#,
      #""title": "Two", "navigationBar": {"largeTitle": true}"#)
    let bars = plan.flying.suffix(2)
    #expect(bars.map(\.id) == ["/navigationBar", "/navigationBar (arriving)"])
    for step in 0...20 {
      let states = bars.map { $0.state(at: Double(step) / 20) }
      #expect(states.map(\.frame.height) == [44, 44 + 52])
      #expect(states.contains { $0.opacity == 1 })
    }
    #expect(bars.map { $0.state(at: 0).opacity } == [1, 0])
    #expect(bars.map { $0.state(at: 1).opacity } == [0, 1])
  }

  // MARK: Outputs

  @Test("A drawing and a page have the bar above the content")
  func drawn() throws {
    let layout = try Self.layout(
      #""title": "Saved", "navigationBar": {"trailing": [\#(Self.share)]}"#)
    let html = layout.html(HTMLAddresses(picture: { $0 }, link: { _ in nil }))
    let parts = html.split(separator: #"data-path="/navigationBar""#)
    #expect(parts.count == 2 && parts[0].contains(#"data-path="/root""#))
    #expect(html.contains(">Saved<") && html.contains(">Share<"))
  }

  @Test("A screen written in Swift has the same bar")
  func composed() throws {
    let written = ComposedScreen("saved", route: "/saved") { Layout() }
      .title("Saved")
      .navigationBar(
        NavigationBar(
          leading: { Button("Edit") }, trailing: { Image("a.png").accessibilityLabel("Search") }
        )
        .largeTitle().color(.rgba(RGBA(red: 1, green: 0, blue: 0)))
        .titleStyle { $0.fontSize(30) })
    #expect(
      String(decoding: written.json(), as: UTF8.self) == #"""
        {"screen":"saved","route":"/saved","title":"Saved","navigationBar":{"leading":[\#
        {"type":"button","title":"Edit"}],"trailing":[{"type":"image","source":"a.png",\#
        "accessibilityLabel":"Search"}],"largeTitle":true,"style":{"color":"#ff0000"},\#
        "titleStyle":{"fontSize":30}},"root":{"type":"layout"}}

        """#)
    let read = Compiler(Self.project(#""title": "A""#).project).read(written.file())
    #expect(read.diagnostics.map(\.message) == [])
  }
}
