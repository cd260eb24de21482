import Segue
import Testing

@Suite("Gesture releases")
struct GestureReleaseTests {
  @Test("The spring continues from the finger's position and velocity")
  func byHand() throws {
    var gesture = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent))
    // Released at 0.4 with 800 points a second: 2 per second with 0.6 to go, which is 10/3 of the
    // remaining distance per second.
    gesture.receive([(0, 0), (0.2, 160)])
    let finish = try #require(gesture.decision)
    #expect(finish.isFinished && abs((finish.initialVelocity ?? 0) - 10 / 3) < 1e-12)
    #expect(abs(finish.springState.displacement + 0.6) < 1e-15)
    #expect(finish.springState.velocity == finish.release.progressVelocity)
    // ω = 10, critically damped: y = (y₀ + (v₀ + ω y₀) t) e^(−ωt) = (−0.6 − 4 · 0.1)/e at 0.1 s.
    let spring = try Spring(stiffness: 100, damping: 20)
    #expect(abs(finish.progress(at: 0.1, on: spring) - (1 - 0.367_879_441_171)) < 1e-9)

    // Back to 0.2 at −300 points a second: −0.75 per second with −0.2 to go, which is 3.75 of the
    // remaining distance per second.
    gesture = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent))
    gesture.receive([(0, 0), (1, 140), (1.2, 80)])
    let cancel = try #require(gesture.decision)
    #expect(!cancel.isFinished && abs((cancel.initialVelocity ?? 0) - 3.75) < 1e-9)
    #expect(abs(cancel.springState.displacement - 0.2) < 1e-15)
  }

  @Test("At the target only the spring state expresses the velocity")
  func atTheTarget() throws {
    var gesture = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent))
    gesture.receive([(0, 0), (1, 400)])
    let decision = try #require(gesture.decision)
    #expect(decision.release.progress == 1 && decision.initialVelocity == nil)
    #expect(abs(decision.springState.velocity - 1) < 1e-9)
    #expect(decision.progress(at: 0.05, on: .smooth) > 1)
  }

  @Test("Neither the progress nor its velocity jumps when the finger is lifted")
  func continuity() throws {
    var pans = RandomPans(random: SeededRandom(seed: 65))
    var (finished, cancelled, normalised) = (0, 0, 0)
    for round in 0..<20_000 {
      var gesture = try pans.gesture()
      let sign = gesture.travel.direction.sign
      let speed = pans.random.double(in: -3000...3000)
      let place = pans.random.double(in: -0.3...1.3) * gesture.travel.distance
      func report(_ phase: PanPhase, _ time: Double) {
        let x = sign * (place + speed * time)
        gesture.receive(PanSample(phase, time: time, position: Point(x: x, y: x)))
      }
      // At a constant speed, so that the speed of the progress follows from two neighbouring
      // frames.
      gesture.receive(PanSample(.began, time: -1, position: .zero))
      for step in 0...14 { report(.changed, Double(step - 14) / 100) }
      var (before, after) = (gesture, gesture)
      let h = 1e-7
      before.receive(
        PanSample(
          .changed, time: 0,
          position: Point(x: sign * (place - speed * h), y: sign * (place - speed * h))))
      after.receive(
        PanSample(
          .changed, time: 0,
          position: Point(x: sign * (place + speed * h), y: sign * (place + speed * h))))
      let shown = gesture.progress
      let (slopeBefore, slopeAfter) = (
        (shown - before.progress) / h, (after.progress - shown) / h
      )
      report(pans.chance(0.8) ? .ended : .cancelled, 0)
      let decision = try #require(gesture.decision)
      if decision.isFinished { finished += 1 } else { cancelled += 1 }

      let spring = try Spring(
        response: pans.random.double(in: 0.15...1), dampingFraction: pans.random.double(in: 0.3...2)
      )
      #expect(decision.progress(at: 0, on: spring) == shown, "\(round)")
      #expect((decision.progress(at: 1e-15, on: spring) - shown).magnitude < 1e-9, "\(round)")
      let v = decision.velocity(at: 0, on: spring)
      // The slopes on both sides differ only exactly at an end.
      if (slopeBefore - slopeAfter).magnitude < 1e-2 {
        #expect(
          (v - (slopeBefore + slopeAfter) / 2).magnitude < 1e-6 * (1 + v.magnitude), "\(round)")
      }
      #expect((decision.velocity(at: 1e-12, on: spring) - v).magnitude < 1e-6, "\(round)")

      // The same motion in the spring's own notation, as a fraction of the remaining distance.
      if let initial = decision.initialVelocity, initial.magnitude < 1e4 {
        normalised += 1
        let own = try Spring(spring, initialVelocity: initial)
        let rest = decision.target - shown
        #expect((shown + rest * own.position(at: 0) - shown).magnitude < 1e-9, "\(round)")
        #expect((rest * own.velocity(at: 0) - v).magnitude < 1e-6, "\(round)")
        for t in [0.01, 0.1, 0.5] {
          let difference =
            shown + rest * own.position(at: t) - decision.progress(at: t, on: spring)
          #expect(difference.magnitude < 1e-9, "\(round) \(t)")
        }
      }
      let settled = try #require(decision.settlingDuration(on: spring, within: 1e-3))
      #expect(
        (decision.progress(at: settled, on: spring) - decision.target).magnitude <= 1e-3 + 1e-12)
    }
    #expect(finished > 2000 && cancelled > 2000 && normalised > 15_000)
  }
}
