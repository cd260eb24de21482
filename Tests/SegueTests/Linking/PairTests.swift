import Segue
import Testing

/// Expectations are FORMAT.md's rules for which components fly.
@Suite("Pairs")
struct PairTests {
  private let assets = """
    --- assets/x.png 100x100
    --- assets/y.png 100x100
    --- assets/z.png 100x100
    """

  private func image(_ source: String, _ more: String = "") -> String {
    #"{"type": "image", "id": "\#(source)", "source": "\#(source).png"\#(more)}"#
  }

  private func tapped(_ children: String, _ style: String = "") -> String {
    #"""
    {"type": "layout", "children": [{"type": "layout", "id": "card", "style": {\#(style)},
      \#(TestFlight.tap), "children": [\#(children)]}]}
    """#
  }

  private func screen(_ children: String) -> String {
    #"{"type": "layout", "children": [\#(children)]}"#
  }

  @Test("Each kept picture flies to the destination picture with the same source")
  func sameSource() throws {
    let plan = try TestFlight(
      tapped("\(image("x")), \(image("y")), \(image("z"))"),
      screen("\(image("z")), \(image("x"))"), assets: assets
    ).plan()
    #expect(plan.pairs.map(\.matchKey) == [.source("x.png"), .source("z.png")])
    #expect(plan.pairs.map(\.from.component) == ["x", "z"])
    #expect(plan.pairs.map(\.to.component) == ["x", "z"])
    #expect(
      plan.handover.hiddenOnSource == [
        "/root/children/0/children/0", "/root/children/0/children/2",
      ])
    #expect(plan.handover.hiddenOnDestination == ["/root/children/0", "/root/children/1"])
  }

  @Test("Each outermost kept node with a `hero` key flies with all kept nodes in it")
  func outermostHero() throws {
    let inner = #"""
      {"type": "layout", "id": "inner", "hero": "in", "style": {"backgroundColor": "red"},
       "children": [\#(image("x")), {"type": "label", "text": "no"}]}
      """#
    let outer = #"{"type": "layout", "id": "outer", "hero": "out", "children": [\#(inner)]}"#
    let plan = try TestFlight(
      tapped("\(outer), \(image("y"))"),
      screen(
        #"""
        {"type": "layout", "id": "outer-b", "hero": "out", "children": [
          {"type": "layout", "id": "inner-b", "hero": "in"}, \#(image("x"))]}, \#(image("y"))
        """#), assets: assets
    ).plan()
    #expect(plan.pairs.map(\.matchKey) == [.hero("out"), .source("y.png")])
    let heroes = plan.layers.filter { !$0.isLifted }
    #expect(heroes.map(\.id) == ["outer", "inner", "x", "y"])
    #expect(heroes.map(\.pair) == [0, 0, 0, 1])
    // The label is above the red box, and stays above it.
    #expect(plan.layers.filter(\.isLifted).map(\.content) == [.part(.label)])
    #expect(plan.layers.map(\.z) == plan.layers.map(\.z).sorted())
  }

  @Test("The parts of a hero without a partner pair on their own")
  func heroWithoutPartner() throws {
    let plan = try TestFlight(
      tapped(
        #"{"type": "layout", "hero": "lost", "children": [\#(image("x", #", "hero": "h""#))]}"#),
      screen(#"{"type": "layout", "id": "h", "hero": "h"}"#), assets: assets
    ).plan()
    #expect(plan.pairs.map(\.matchKey) == [.hero("h")])
    #expect(plan.pairs.map(\.from.component) == ["x"] && plan.pairs.map(\.to.component) == ["h"])
  }

  @Test("A dropped label has no partner, even if a label has the same key")
  func droppedHero() throws {
    let flight = try TestFlight(
      tapped(#"{"type": "label", "text": "a", "hero": "h"}, \#(image("x"))"#),
      screen(#"{"type": "label", "text": "b", "hero": "h"}, \#(image("x"))"#), assets: assets)
    #expect(try flight.plan().pairs.map(\.matchKey) == [.source("x.png")])
  }

  @Test("A picture that is not displayed on the destination is never a partner")
  func hiddenPartner() throws {
    let hidden = image("x", #", "style": {"display": "none"}"#).replacing(#""id": "x", "#, with: "")
    let direct = try TestFlight(
      tapped(image("x")), screen("\(hidden), \(image("x"))"), assets: assets)
    #expect(!direct.diagnostics.map(\.code).contains(.ambiguousPartner))
    #expect(try direct.plan().to.component == "x")
    // The same inside the partner of a hero. A square picture is stretched across the column (CSS
    // Flexbox 1 §9.4).
    let inside = try TestFlight(
      tapped(#"{"type": "layout", "hero": "h", "children": [\#(image("x"))]}"#),
      screen(#"{"type": "layout", "hero": "h", "children": [\#(hidden), \#(image("x"))]}"#),
      assets: assets)
    #expect(try inside.plan().layer("x").state(at: 1).frame.size == Size(width: 400, height: 400))
  }

  @Test("Each component is a partner at most once: two equal pictures fly to two")
  func takenOnce() throws {
    let second = image("x").replacing(#""id": "x""#, with: #""id": "x2""#)
    let plan = try TestFlight(
      tapped("\(image("x")), \(second)"), screen("\(image("x")), \(second)"), assets: assets
    ).plan()
    #expect(plan.pairs.map(\.to.component) == ["x", "x2"])
  }

  @Test("The primary pair has the largest source area, and on a tie is the first in document order")
  func primary() throws {
    func sized(_ source: String, _ width: Int, _ height: Int) -> String {
      image(source, #", "style": {"width": \#(width), "height": \#(height)}"#)
    }
    let all = "\(image("x")), \(image("y")), \(image("z"))"
    let larger = try TestFlight(
      tapped("\(sized("x", 10, 10)), \(sized("y", 20, 6)), \(sized("z", 9, 9))"), screen(all),
      assets: assets
    ).plan()
    #expect(larger.primary == 1 && larger.from.component == "y" && larger.to.component == "y")
    let equal = try TestFlight(
      tapped("\(sized("x", 5, 5)), \(sized("y", 20, 6)), \(sized("z", 6, 20))"), screen(all),
      assets: assets
    ).plan()
    #expect(equal.primary == 1)
  }

  @Test("A video flies as its poster to an image with the same source")
  func poster() throws {
    let plan = try TestFlight(
      tapped(#"{"type": "video", "id": "v", "source": "https://a/v", "poster": "x.png"}"#),
      screen(image("x")), assets: assets
    ).plan()
    #expect(plan.pairs.map(\.matchKey) == [.source("x.png")])
    #expect(try plan.layer("v").content == .picture(source: "x.png", isPoster: true))
  }

  @Test(
    "Without a pair both ends are warned about, and the default transition plays as a fallback")
  func fallback() throws {
    let flight = try TestFlight(tapped(image("x")), screen(image("y")), assets: assets)
    #expect(flight.diagnostics.map(\.code) == [.missingPartner])
    let plan = try flight.plan()
    #expect(plan.kind == .slide && plan.fallbackFrom == .hero && plan.pairs.isEmpty)
    #expect(plan.layers.map(\.id).sorted() == ["entering", "exiting"])
    #expect(plan.tapped.component == "card")
  }
}
