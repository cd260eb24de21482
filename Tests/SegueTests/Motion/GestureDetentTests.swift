import Segue
import Testing

/// A sheet with 800 points of height available and detents at half and all of it. Numbers are
/// worked out by hand.
@Suite("Detent gestures")
struct GestureDetentTests {
  func release(
    from start: Double, to progress: Double, at speed: Double, skips: Int = 0,
    projectionTime: Double = 0.499, allowsDismissal: Bool = true
  ) throws -> PanGesture {
    var gesture = try PanGesture(
      over: PanTravel(.up, distance: 800),
      to: .sheet(
        DetentRule(
          [.fraction(1), .height(400), .height(4000)], allowsDismissal: allowsDismissal,
          skips: skips, projectionTime: projectionTime)),
      from: start)
    // y decreases upwards. A slow motion leads to the point where the last 200 ms at the given
    // speed begin.
    let end = 600 - (progress - start) * 800
    let turn = end + speed * 0.2
    gesture.receive([(0, 600), (1, turn), (1.2, end)])
    return gesture
  }

  @Test("Detents are positions in progress, with dismissal as the lowest")
  func positions() throws {
    let rule = try DetentRule([.fraction(1), .height(400), .fraction(0.5), .height(4000)])
    #expect(rule.positions(over: 800) == [0, 0.5, 1])
    #expect(try DetentRule([], allowsDismissal: false).positions(over: 800) == [1])
  }

  @Test("A finger at rest selects the nearest detent, and keeping the first one is a cancellation")
  func atRest() throws {
    let back = try release(from: 0.5, to: 0.625, at: 0)
    #expect(back.decision?.detent == 1 && back.decision?.target == 0.5)
    #expect(back.decision?.reason == .nearestDetent && back.state != .tracking)
    guard case .cancelled = back.state else {
      Issue.record("\(back.state)")
      return
    }
    let up = try release(from: 0.5, to: 0.875, at: 0)
    guard case .finished(let decision) = up.state else {
      Issue.record("\(up.state)")
      return
    }
    #expect(decision.detent == 2 && decision.target == 1 && decision.threshold == nil)
    // Exactly in the middle the lower detent wins.
    #expect(try release(from: 1, to: 0.75, at: 0).decision?.detent == 1)
  }

  @Test("A flick down from the top stops at the next detent unless it may skip one")
  func skips() throws {
    // 0.9 − 2000/800 · 0.499 = −0.3475: the nearest detent is 0.
    let stopped = try #require(try release(from: 1, to: 0.9, at: -2000).decision)
    #expect(abs(stopped.projected + 0.3475) < 1e-9)
    #expect(stopped.detent == 1 && stopped.reason == .heldBySkips && stopped.isFinished)
    let through = try #require(try release(from: 1, to: 0.9, at: -2000, skips: 1).decision)
    #expect(through.detent == 0 && through.target == 0 && through.reason == .nearestDetent)
    let dismissed = try #require(try release(from: 0.5, to: 0.4, at: -600).decision)
    #expect(dismissed.detent == 0 && dismissed.isFinished)
  }

  @Test("A flick never settles on the side that it came from")
  func flick() throws {
    // 0.97 − 600/800 · 0.099 = 0.89575: the nearest detent is 1, above.
    let flick = try #require(
      try release(from: 1, to: 0.97, at: -600, projectionTime: 0.099).decision)
    #expect(abs(flick.projected - 0.89575) < 1e-9)
    #expect(flick.detent == 1 && flick.reason == .heldByFlick)
    let slow = try #require(
      try release(from: 1, to: 0.97, at: -400, projectionTime: 0.099).decision)
    #expect(slow.detent == 2 && !slow.isFinished)
    let up = try #require(
      try release(from: 0.5, to: 0.53, at: 600, projectionTime: 0.099).decision)
    #expect(up.detent == 2 && up.reason == .heldByFlick)
  }

  @Test("A sheet that cannot be dismissed resists below its lowest detent")
  func undismissable() throws {
    // 0.1 beyond the end: 0.055/1.055.
    let held = try release(from: 0.5, to: 0.4, at: -900, allowsDismissal: false)
    #expect(abs(held.progress - (0.5 - 0.052_132_701_4)) < 1e-9)
    #expect(held.decision?.detent == 0 && held.decision?.target == 0.5)
  }

  @Test("A cancellation by the system returns to the previous detent")
  func interrupted() throws {
    var gesture = try PanGesture(
      over: PanTravel(.up, distance: 800), to: .sheet(DetentRule([.fraction(0.5), .fraction(1)])),
      from: 0.55)
    gesture.receive(PanSample(.began, time: 0, position: Point(x: 0, y: 600)))
    gesture.receive(PanSample(.changed, time: 0.1, position: Point(x: 0, y: 300)))
    gesture.receive(PanSample(.cancelled, time: 0.2, position: Point(x: 0, y: 300)))
    #expect(gesture.decision?.reason == .interrupted && gesture.decision?.target == 0.5)
    #expect(gesture.decision?.isFinished == false)
  }
}
