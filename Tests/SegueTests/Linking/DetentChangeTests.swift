import Segue
import Testing

/// A sheet that moves from one detent to another. Expectations are worked out by hand: on a device
/// of 400 × 800 points a card is 790 points high and begins at y 10; at `medium` it begins at y
/// 405, and at 30 % at y 563.
@Suite("Detent changes")
struct DetentChangeTests {
  private func flight(
    _ more: String = "", transition: String = #"{"kind": "slideUp"}"#
  ) throws -> TestFlight {
    try TestFlight(
      #"{"type": "layout", "id": "tapped", \#(TestFlight.tap)}"#, #"{"type": "layout"}"#,
      transition: transition, destination: .sheet,
      sheet: #""detents": ["30%", "medium", "large"], "grabberVisible": true\#(more)"#)
  }

  private func plan(
    _ flight: TestFlight, _ from: Detent, _ to: Detent, easing: Easing? = nil
  ) throws -> FlightPlan {
    try #require(
      flight.compiler.plan(
        DetentChange(from: from, to: to), openedBy: flight.action, tapped: flight.tapped,
        from: flight.source, to: flight.destination, easing: easing))
  }

  private func top(_ plan: FlightPlan, _ p: Double) -> Double? {
    plan.screen(.entering)?.state(at: p).frame.y
  }

  private func dimming(_ plan: FlightPlan, _ p: Double) -> Double? {
    plan.screen(.scrim)?.state(at: p).opacity
  }

  private func width(_ plan: FlightPlan, _ p: Double) -> Double? {
    plan.screen(.exiting)?.state(at: p).frame.width
  }

  @Test("What goes back from a sheet starts at the detent where it rests")
  func restingElsewhere() throws {
    let flight = try flight()
    func start(from sheet: ScreenLayout) throws -> Double? {
      let plan = flight.compiler.plan(
        flight.action, tapped: flight.tapped, from: flight.source, to: sheet, direction: .pop)
      // Going back, progress runs from 1 to 0.
      return top(try #require(plan.value), 1)
    }
    #expect(try start(from: flight.destination) == 563)
    for (detent, expected) in [(Detent.fraction(0.5), 405.0), (.fraction(1), 10)] {
      let sheet = try #require(flight.destination.resting(at: detent))
      #expect(sheet.rest.frame.y == expected)
      #expect(try start(from: sheet) == expected)
      #expect(sheet.resting(at: .fraction(0.3))?.rest == flight.destination.rest)
    }
    #expect(flight.destination.resting(at: .fraction(0.7)) == nil)
    #expect(flight.source.resting(at: .fraction(1)) == nil)
  }

  @Test("The sheet, its grabber, the scrim and the presenting screen move from detent to detent")
  func rests() throws {
    let plan = try plan(
      flight(#", "largestUndimmedDetent": "medium""#), .fraction(0.5), .fraction(1))
    #expect(plan.detents == DetentChange(from: .fraction(0.5), to: .fraction(1)))
    #expect(plan.screens.map(\.role) == [.exiting, .scrim, .entering, .grabber])
    #expect([0, 0.5, 1].map { top(plan, $0) } == [405, 207.5, 10])
    #expect([0, 0.5, 1].map { plan.screen(.grabber)?.state(at: $0).frame.y } == [410, 212.5, 15])
    #expect([0, 0.5, 1].map { dimming(plan, $0) } == [0, 0.1, 0.2])
    // 0.92 · 400 = 368 is reached only below a fully expanded sheet.
    #expect([0, 0.5, 1].map { width(plan, $0) } == [400, 384, 368])
    #expect(plan.screen(.exiting)?.state(at: 1).corners == CornerRadii(12))
    // The first and the last frame are the resting states.
    let frames = plan.frames(perSecond: 60)
    #expect(frames.first?.screens == plan.screens.map { $0.state(at: 0) })
    #expect(frames.last?.screens == plan.screens.map { $0.state(at: 1) })
  }

  @Test("The change to a smaller detent is the reverse of the change to a larger one")
  func downwards() throws {
    let flight = try flight(#", "largestUndimmedDetent": "medium""#)
    let up = try plan(flight, .fraction(0.3), .fraction(1))
    let down = try plan(flight, .fraction(1), .fraction(0.3))
    for p in [0, 0.1, 0.3, 0.5, 0.8, 1] {
      for (here, there) in zip(up.screens, down.screens) {
        let (a, b) = (here.state(at: p), there.state(at: 1 - p))
        #expect(abs(a.frame.y - b.frame.y) < 1e-9 && abs(a.frame.width - b.frame.width) < 1e-9)
        #expect(abs(a.opacity - b.opacity) < 1e-9)
      }
    }
  }

  @Test("The presenting screen passes through the resting state of every detent in between")
  func onTheWay() throws {
    let plan = try plan(
      flight(#", "largestUndimmedDetent": "medium""#), .fraction(0.3), .fraction(1))
    // From 30 % to 100 %, medium is at 2/7 of the way: up to there nothing is dimmed or scaled.
    #expect(abs((top(plan, 2.0 / 7) ?? 0) - 405) < 1e-9)
    #expect(dimming(plan, 2.0 / 7) == 0 && width(plan, 2.0 / 7) == 400)
    // Halfway between the two detents, half of the change is applied.
    #expect(abs((dimming(plan, 4.5 / 7) ?? 0) - 0.1) < 1e-9)
    #expect(abs((width(plan, 4.5 / 7) ?? 0) - 384) < 1e-9)
  }

  @Test("A sheet that dims at every detent keeps dimming between them")
  func alwaysDimmed() throws {
    let plan = try plan(flight(), .fraction(0.3), .fraction(0.5))
    #expect([0, 0.5, 1].map { dimming(plan, $0) } == [0.2, 0.2, 0.2])
    #expect([0, 1].map { width(plan, $0) } == [400, 400])
  }

  @Test("A detent change uses the transition's spring, or by default SwiftUI's smooth spring")
  func timing() throws {
    #expect(
      try plan(flight(), .fraction(0.5), .fraction(1)).timing.easing == .spring(.smooth))
    let spring = try Spring(response: 0.3, dampingFraction: 0.8)
    let own = try flight(
      transition:
        #"{"kind": "slideUp", "easing": {"spring": {"response": 0.3, "dampingFraction": 0.8}}}"#)
    #expect(try plan(own, .fraction(0.5), .fraction(1)).timing.easing == .spring(spring))
    #expect(
      try plan(own, .fraction(0.5), .fraction(1), easing: .linear).timing.easing == .linear)
  }

  @Test("Detents that the sheet does not have, and screens without detents, have no plan")
  func others() throws {
    let flight = try flight()
    for change in [
      DetentChange(from: .fraction(0.5), to: .fraction(0.7)),
      DetentChange(from: .height(.nan), to: .fraction(1)),
    ] {
      #expect(
        flight.compiler.plan(
          change, openedBy: flight.action, tapped: flight.tapped, from: flight.source,
          to: flight.destination) == nil)
      #expect(DismissGesture(of: change, on: flight.source) == nil)
    }
  }

  @Test("A sheet follows the finger point for point and settles at a detent")
  func dragged() throws {
    let flight = try flight()
    let change = DetentChange(from: .fraction(0.5), to: .fraction(1))
    let plan = try plan(flight, change.from, change.to)
    let gesture = try #require(DismissGesture(of: change, on: flight.destination))
    #expect(gesture.travel.distance == 790 && gesture.measure == .height)
    #expect(gesture.planProgress(0.5) == 0 && gesture.planProgress(1) == 1)
    var pan = try gesture.pan(from: 0)
    pan.receive(PanSample(.began, time: 0, position: Point(x: 200, y: 500)))
    pan.receive(PanSample(.changed, time: 1, position: Point(x: 200, y: 400)))
    // 100 points up, from 405 to 305.
    #expect(abs((top(plan, gesture.planProgress(pan.progress)) ?? 0) - 305) < 1e-9)
    pan.receive(PanSample(.changed, time: 2, position: Point(x: 200, y: 250)))
    pan.receive(PanSample(.ended, time: 3, position: Point(x: 200, y: 250)))
    // At 250 of 395 points the upper detent is the nearer one.
    #expect(try #require(pan.decision).target == 1)
  }
}
