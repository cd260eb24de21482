import Segue
import Testing

/// A 100 × 100 picture at (20, 40) opens one of 400 × 300 at (0, 0), on a straight line in 0.4 s.
/// All numbers are worked out by hand.
@Suite("Running transitions")
struct RunningTransitionTests {
  private func plan(
    _ direction: FlightPlan.Direction = .push, easing: String = #""linear", "duration": 0.4"#,
    from style: String = "", width: Double = 400, more: String = ""
  ) throws -> FlightPlan {
    try TestFlight(
      #"""
      {"type": "layout", "style": {"paddingTop": 40, "paddingLeft": 20}, "children": [
        {"type": "layout", "id": "card", \#(TestFlight.tap), "style": {"width": 100}, "children": [
          {"type": "image", "id": "p", "source": "p.png", "style": {\#(style) "width": 100, "height": 100}}\#(more)]}]}
      """#,
      #"""
      {"type": "layout", "children": [{"type": "image", "id": "q", "source": "p.png",
        "style": {"width": \#(width), "height": 300}}]}
      """#, transition: #"{"kind": "hero", "easing": \#(easing)}"#,
      assets: "--- assets/p.png 600x600"
    ).plan(direction)
  }

  private func frame(_ running: RunningTransition, at time: Double) throws -> Rect {
    let index = try #require(running.layers.firstIndex { $0.id == "p" })
    return running.frame(at: time).layers[index].frame
  }

  @Test("Without an interruption the frames equal the plan's, bit for bit")
  func undisturbed() throws {
    for plan in [try plan(), try plan(.pop), try plan(easing: #""emphasized""#)] {
      let running = RunningTransition(plan, at: 0)
      #expect(running.endTime == plan.timing.duration)
      for frame in plan.frames(perSecond: 50) {
        let other = running.frame(at: frame.time)
        #expect(other.layers == frame.layers && other.screens == frame.screens)
        #expect(other.progress == frame.progress)
      }
    }
  }

  @Test("A transition retargeted by a spring is at rest when it stops, for any distance")
  func settled() throws {
    let spring = #"{"spring": {"response": 0.5, "dampingFraction": 0.82}}"#
    for far in [
      Rect(x: 20, y: 40, width: 120, height: 90), Rect(x: 9000, y: 0, width: 5, height: 5),
    ] {
      var running = RunningTransition(try plan(easing: spring), at: 0)
      running.retarget(toFrame: far, at: 0.05)
      // FORMAT.md: a spring lasts until everything stays within half a device pixel, here at two
      // pixels a point.
      let end = running.endTime
      let last = try frame(running, at: end.nextDown)
      #expect(try frame(running, at: end) == far)
      for (a, b) in [
        (last.x, far.x), (last.y, far.y), (last.maxX, far.maxX), (last.maxY, far.maxY),
      ] {
        #expect(abs(a - b) <= 0.25)
      }
      running.reverse(at: 0.3)
      let back = try frame(running, at: running.endTime.nextDown)
      #expect(abs(back.x - 20) <= 0.25 && abs(back.maxX - 120) <= 0.25)
    }
  }

  @Test("Reversed at a quarter, the picture at first keeps its velocity of 50 points a second")
  func reversed() throws {
    var running = RunningTransition(try plan(), at: 0)
    running.reverse(at: 0.1)
    #expect(try frame(running, at: 0.1).x == 15)
    // The slope of the curve is 1 per duration, so it rises for half of the blend of 0.25 s. 0.05 s
    // later the curve is at 1/8 and the rise at s(0.4) = 0.16 · 2.2 = 0.352: p = 1/4 − 0.352/8 =
    // 0.206, x = 20 − 20 p = 15.88. The residual is −50 · 0.05 · 0.8³ = −1.28.
    #expect(abs(try frame(running, at: 0.15).x - 14.6) < 1e-9)
    #expect(abs(running.progress(at: 0.15) - 0.206) < 1e-12)
    #expect(running.target == 0 && running.endTime == 0.35)
    #expect(try frame(running, at: 0.35) == Rect(x: 20, y: 40, width: 100, height: 100))
    // Reversed again it continues to the end.
    running.reverse(at: 0.15)
    #expect(running.target == 1)
    #expect(try frame(running, at: 9) == Rect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test(
    "Reversed at its beginning it stays there, and reversed at its end it plays completely")
  func turnedAtAnEnd() throws {
    let plan = try plan()
    var running = RunningTransition(plan, at: 3)
    running.reverse(at: 3)
    for time in [3, 3.1, 4] {
      #expect(running.frame(at: time).layers == plan.layers.map { $0.state(at: 0) })
    }
    running = RunningTransition(plan, at: 3)
    running.reverse(at: 5)
    #expect(running.endTime == 5.4)
    #expect(try frame(running, at: 5) == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(try frame(running, at: 5.4) == Rect(x: 20, y: 40, width: 100, height: 100))
  }

  @Test("A finger takes over in place, leads, and passes its velocity to a spring")
  func gesture() throws {
    // Back from the destination: a gesture that finishes the pop is at 1 − p.
    var running = RunningTransition(try plan(.pop), at: 0)
    #expect(running.gestureProgress(at: 0.1) == 0.25)
    running.grab(at: 0.1)
    #expect(running.isHeld && !running.isFinished(at: 1e9))
    #expect(try frame(running, at: 0.1).x == 5)
    running.follow(0.5)
    // The blend of 0.25 s is over.
    #expect(try frame(running, at: 0.4).x == 10)
    #expect(running.progress(at: 0.4) == 0.5)

    var pan = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent), from: 0.5)
    pan.receive(PanSample(.began, time: 0.4, position: .zero))
    pan.receive(PanSample(.changed, time: 0.45, position: Point(x: 20, y: 0)))
    pan.receive(PanSample(.ended, time: 0.5, position: Point(x: 40, y: 0)))
    // 400 points a second are 1 progress a second: to 0.6, and on to the end.
    let decision = try #require(pan.decision)
    #expect(decision.isFinished && abs(decision.release.progressVelocity - 1) < 1e-12)
    let spring = try Spring(stiffness: 100, damping: 20)
    running.release(at: 0.5, decision, spring: spring)
    #expect(!running.isHeld && running.target == 0)
    // ω = 10, critically damped, from 0.4 at −1 a second: 0.1 s later (0.4 + (−1 + 4) · 0.1)/e.
    #expect(abs(running.progress(at: 0.6) - 0.7 * 0.367_879_441_171) < 1e-9)
    let x = 20 - 20 * 0.7 * 0.367_879_441_171
    #expect(abs(try frame(running, at: 0.6).x - x) < 1e-6)
    #expect(try frame(running, at: running.endTime).x == 20)
    // Reversed, the same spring pulls to the other end, without a jump and without a residual.
    let kept = running.velocities(at: 0.6)
    running.reverse(at: 0.6)
    #expect(
      running.target == 1
        && zip(running.velocities(at: 0.6), kept).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(try frame(running, at: running.endTime).x == 0)
  }

  @Test("At the edge of a window a number keeps the velocity with which it arrived")
  func corners() throws {
    // The picture flies in the first half of the progress: 20 points to the left in 0.2 s.
    let easing = #""linear", "duration": 0.4, "windows": {"frame": [0, 0.5]}"#
    for (direction, speed) in [(FlightPlan.Direction.push, -100.0), (.pop, 0)] {
      var running = RunningTransition(try plan(direction, easing: easing), at: 0)
      let part = try #require(running.numbering.first { $0.layer.id == "p" })
      #expect(abs(running.velocities(at: 0.2)[part.range.lowerBound] - speed) < 1e-9)
      running.grab(at: 0.2)
      #expect(abs(running.velocities(at: 0.2)[part.range.lowerBound] - speed) < 1e-9)
    }
  }

  @Test("Sent back, every layer returns straight to its beginning with a spring")
  func sentBack() throws {
    let plan = try plan(easing: #""easeInOut", "duration": 0.4"#)
    var running = RunningTransition(plan, at: 0)
    let before = try frame(running, at: 0.2)
    running.sendBack(at: 0.2, timing: try Timing(spring: .smooth, within: 1e-3))
    #expect(try frame(running, at: 0.2) == before)
    #expect(running.target == 0)
    #expect(running.frame(at: running.endTime).layers == plan.layers.map { $0.state(at: 0) })
    // A finger that grabs it now starts at the plan's progress, between ½ and 0.
    #expect((0...0.6).contains(running.gestureProgress(at: 0.3)))
  }

  @Test("A retargeted pair ends at the new frame, with its picture drawn as on its screen")
  func movedEnd() throws {
    let plan = try plan()
    var running = RunningTransition(plan, at: 0)
    let end = Rect(x: 30, y: 60, width: 200, height: 300)
    running.retarget(toFrame: end, at: 0.2)
    let index = try #require(running.layers.firstIndex { $0.id == "p" })
    let state = running.frame(at: running.endTime).layers[index]
    #expect(state.frame == end)
    // `objectFit` is `fill` at both ends, and so it is at the new end.
    #expect(state.content == Rect(x: 0, y: 0, width: 200, height: 300))
    // Grabbed and led back, the pair is at its beginning.
    running.grab(at: 0.3)
    running.follow(0)
    #expect(try frame(running, at: 1) == Rect(x: 20, y: 40, width: 100, height: 100))
    running.follow(1)
    #expect(try frame(running, at: 1) == end)
  }

  @Test(
    "Layers that a new plan lacks fade out at their own end, and new ones fade in")
  func anotherPlan() throws {
    let label = #", {"type": "label", "id": "words", "text": "a", "snapshot": "keep"}"#
    let (plain, wordy) = (
      try plan(width: 300), try plan(from: #""borderRadius": 8, "#, more: label)
    )
    #expect(plain.flying.map(\.id) == ["p"])
    #expect(wordy.flying.count >= 1)
    var running = RunningTransition(wordy, at: 0)
    running.retarget(to: plain, at: 0.1)
    #expect(running.layers.map(\.id).first == "p")
    let end = running.frame(at: running.endTime)
    #expect(end.layers[0] == plain.flying[0].state(at: 1))
    #expect(end.layers.dropFirst().allSatisfy { $0.opacity == 0 })
    // In the opposite direction.
    running = RunningTransition(plain, at: 0)
    running.retarget(to: wordy, at: 0.1)
    #expect(running.layers.map(\.id) == wordy.flying.map(\.id))
    let start = running.frame(at: 0.1)
    #expect(start.layers.dropFirst().allSatisfy { $0.opacity == 0 })
    #expect(running.frame(at: 9).layers == wordy.flying.map { $0.state(at: 1) })
  }
}
