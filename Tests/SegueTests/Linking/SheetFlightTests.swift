import Segue
import Testing

/// Flights into sheets, worked out by hand to match UIKit: half of the full height at `medium`,
/// corners of 10 points, a black scrim of 20 %, and a grabber of 36 × 5 points, 5 points below the
/// edge.
///
/// On a device of 400 × 800 points a card is 790 points high and begins at y 10, so at `medium` it
/// begins at y 405.
@Suite("Sheet flights")
struct SheetFlightTests {
  static let slideUp = #"{"kind": "slideUp", "easing": "linear", "duration": 1}"#

  private func flight(
    _ sheet: String?, _ presentation: Presentation = .sheet, transition: String = slideUp,
    device: String = "400x800@2", a: String = "", b: String = #"{"type": "layout"}"#
  ) throws -> TestFlight {
    try TestFlight(
      #"{"type": "layout", "id": "tapped", \#(TestFlight.tap)\#(a)}"#, b, transition: transition,
      assets: "--- assets/p.png 400x400", device: device, destination: presentation, sheet: sheet)
  }

  private func roles(_ plan: FlightPlan) -> [Layer.ScreenRole?] { plan.screens.map(\.role) }

  private static let card = Rect(x: 0, y: 10, width: 400, height: 790)
  private static let medium = Rect(x: 0, y: 405, width: 400, height: 790)
  private static let top = CornerRadii(topLeft: 10, topRight: 10, bottomRight: 0, bottomLeft: 0)

  @Test("A sheet rests at its selected detent, with the screen below it unscaled")
  func medium() throws {
    let plan = try flight(#""detents": ["medium", "large"]"#).plan()
    #expect(roles(plan) == [.exiting, .scrim, .entering])
    let entering = try #require(plan.screen(.entering))
    #expect(entering.state(at: 1).frame == Self.medium)
    #expect(plan.to.frame == Self.medium)
    // It moves linearly from just outside the device: halfway it begins at (800 + 405) ÷ 2.
    #expect(entering.state(at: 0).frame.origin == Point(x: 0, y: 800))
    #expect(entering.state(at: 0.5).frame.y == 602.5)
    for p in [0, 0.3, 1] { #expect(entering.state(at: p).corners == Self.top) }
    let exiting = try #require(plan.screen(.exiting))
    #expect(exiting.state(at: 1) == exiting.state(at: 0))
    #expect(exiting.state(at: 1).corners == .zero)
  }

  @Test("Half the height of a card with an odd height rounds to a device pixel")
  func pixels() throws {
    // With a safe area of 59 points the card begins at y 69 and is 783 high. 460.5 points are
    // 1381.5 pixels, which round to 1382.
    let plan = try flight(#""detents": ["medium"]"#, device: "iphone-15").plan()
    let frame = try #require(plan.screen(.entering)).state(at: 1).frame
    #expect(abs(frame.y * 3 - 1382) < 1e-9)
    #expect(abs(frame.height - 783) < 1e-9)
  }

  @Test("A fully expanded sheet scales and dims the screen below it")
  func large() throws {
    for sheet in [#""detents": ["large"]"#, #""detents": [2000]"#, nil] {
      let plan = try flight(sheet).plan()
      #expect(plan.screen(.entering)?.state(at: 1).frame == Self.card)
      let behind = try #require(plan.screen(.exiting)).state(at: 1)
      #expect(behind.frame == Rect(x: 16, y: 32, width: 368, height: 736))
      #expect(behind.corners == CornerRadii(12))
    }
  }

  @Test("A black scrim of 20 % fades in between the screens over the whole progress")
  func scrim() throws {
    let transitions = ["fade", "scale", "slide", "moveIn", "slideUp", "hero"]
    for kind in transitions {
      let plan = try flight(nil, transition: #"{"kind": "\#(kind)"}"#).plan()
      let scrim = try #require(plan.screen(.scrim), "\(kind)")
      for (p, opacity) in [(0, 0), (0.25, 0.05), (0.5, 0.1), (1, 0.2)] {
        let state = scrim.state(at: p)
        #expect(abs(state.opacity - opacity) < 1e-12)
        #expect(state.frame == Rect(x: 0, y: 0, width: 400, height: 800))
        #expect(state.background == RGBA(red: 0, green: 0, blue: 0))
      }
      let z = plan.screens.map(\.z)
      #expect(z == z.sorted() && Set(z).count == z.count)
    }
    let none = try flight(nil, transition: #"{"kind": "none"}"#).plan()
    #expect(none.screen(.scrim)?.state(at: 0).opacity == 0.2)
  }

  @Test("Up to the largest undimmed detent there is no scrim")
  func undimmed() throws {
    func opacity(_ selected: String) throws -> Double? {
      try flight(
        #"""
        "detents": ["30%", "medium", "large"], "selectedDetent": "\#(selected)",
        "largestUndimmedDetent": "medium"
        """#
      ).plan().screen(.scrim)?.state(at: 1).opacity
    }
    #expect(try opacity("30%") == nil)
    #expect(try opacity("medium") == nil)
    #expect(try opacity("large") == 0.2)
  }

  @Test("Pushes, full-screen presentations and anchored popovers have no scrim")
  func bare() throws {
    for presentation in [Presentation.push, .fullScreen, .overFullScreen] {
      let plan = try flight(#""detents": ["medium"]"#, presentation).plan()
      #expect(roles(plan) == [.exiting, .entering])
      #expect(plan.screens.map(\.z) == [0, 1])
      let state = try #require(plan.screen(.entering)).state(at: 1)
      #expect(state.frame == Rect(x: 0, y: 0, width: 400, height: 800) && state.corners == .zero)
    }
    #expect(try flight(nil, .popover, device: "834x1194@2").plan().screen(.scrim) == nil)
    #expect(try flight(nil, .popover).plan().screen(.scrim) != nil)
  }

  @Test("A centred form sheet has four rounded corners and no detents")
  func formSheet() throws {
    let sheet = #""detents": ["medium"], "grabberVisible": true"#
    let plan = try flight(sheet, .formSheet, device: "834x1194@2").plan()
    #expect(roles(plan) == [.exiting, .scrim, .entering])
    let state = try #require(plan.screen(.entering)).state(at: 1)
    #expect(state.frame == Rect(x: 147, y: 287, width: 540, height: 620))
    #expect(state.corners == CornerRadii(10))
    // On a phone it is a sheet.
    let narrow = try flight(sheet, .formSheet).plan()
    #expect(narrow.screen(.entering)?.state(at: 1).frame == Self.medium)
    #expect(roles(narrow) == [.exiting, .scrim, .entering, .grabber])
  }

  @Test("The grabber moves with the sheet, above everything that flies")
  func grabber() throws {
    let sheet = #""detents": ["medium"], "grabberVisible": true"#
    let plan = try flight(sheet).plan()
    let grabber = try #require(plan.screen(.grabber))
    let end = grabber.state(at: 1)
    #expect(end.frame == Rect(x: 182, y: 410, width: 36, height: 5))
    #expect(end.corners == CornerRadii(2.5))
    #expect(end.background == RGBA(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3))
    #expect(grabber.state(at: 0).frame.y == 805)
    #expect(grabber.state(at: 0.5).frame.y == 607.5)

    // It fades and scales with the sheet: at 0.8 about (200, 800) its left edge is at 200 −
    // 18 · 0.8.
    let scaled = try #require(
      flight(sheet, transition: #"{"kind": "scale"}"#).plan().screen(.grabber))
    let start = scaled.state(at: 0)
    // 405 + 395 − 0.8 · 395 + 0.8 · 5 = 488; the left edge at 185.6 rounds to 185.5.
    #expect(start.frame.y == 488 && start.frame.x == 185.5)
    #expect(abs(start.corners.topLeft - 2) < 1e-12)
    #expect(start.opacity == 0 && scaled.state(at: 1).opacity == 1)

    let hero = try flight(
      sheet, transition: #"{"kind": "hero"}"#,
      a: #", "children": [{"type": "image", "id": "p", "source": "p.png"}]"#,
      b: #"{"type": "image", "source": "p.png", "style": {"height": 200}}"#
    ).plan()
    let top = try #require(hero.screen(.grabber)).z
    #expect(!hero.flying.isEmpty && hero.flying.allSatisfy { $0.z < top })
  }

  @Test("A hero lands at the resting position of the sheet, clipped by its corners")
  func hero() throws {
    func place(_ style: String) throws -> LayerState {
      try flight(
        #""detents": ["medium"]"#, transition: #"{"kind": "hero"}"#,
        a: #", "children": [{"type": "image", "id": "p", "source": "p.png"}]"#,
        b: #"""
          {"type": "layout", "children": [
            {"type": "image", "source": "p.png", "style": {\#(style)}}]}
          """#
      ).plan().layer("p").state(at: 1)
    }
    // At the top of the sheet and equally wide: as round as the sheet.
    let top = try place(#""height": 200"#)
    #expect(top.frame == Rect(x: 0, y: 405, width: 400, height: 200))
    #expect(top.corners == Self.top)
    // 20 points below the edge nothing is clipped.
    let below = try place(#""height": 200, "marginTop": 20"#)
    #expect(below.frame.y == 425 && below.corners == .zero && below.clipCorners == .zero)
    // In the left corner, with smaller corner radii of its own: the sheet's corners clip it.
    let corner = try place(#""height": 100, "width": 100"#)
    #expect(corner.clipCorners.topLeft == 10)
  }

  @Test("A partner below the device's edge is reported as off screen")
  func partnerOffScreen() throws {
    func codes(_ detent: String) throws -> [DiagnosticCode] {
      try flight(
        #""detents": ["\#(detent)"]"#, transition: #"{"kind": "hero"}"#,
        a: #", "children": [{"type": "image", "id": "p", "source": "p.png"}]"#,
        b: #"""
          {"type": "layout", "children": [
            {"type": "image", "source": "p.png", "style": {"height": 200, "marginTop": 450}}]}
          """#
      ).diagnostics.map(\.code)
    }
    #expect(try codes("medium").contains(.partnerOffScreen))
    #expect(try !codes("large").contains(.partnerOffScreen))
  }

  @Test("A sheet is pulled down from its resting position, point for point")
  func dragged() throws {
    let flight = try flight(#""detents": ["medium"]"#)
    let plan = try flight.plan(.pop)
    for kind in [Transition.Kind.slideUp, .fade] {
      let dismiss = try #require(
        DismissGesture(
          of: Transition(kind: kind), presentation: .sheet, direction: .ltr,
          screen: flight.destination.rest.frame, on: plan.device))
      #expect(dismiss.travel.direction == .down && dismiss.travel.distance == 395)
    }
  }
}
