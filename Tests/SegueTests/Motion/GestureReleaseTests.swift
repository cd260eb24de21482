import Segue
import Testing

@Suite("A gesture's release")
struct GestureReleaseTests {
  @Test("the spring takes over the finger's place and speed")
  func byHand() throws {
    var gesture = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent))
    // To 0.4 at 800 pt/s: 2 a second with 0.6 to go, 10/3 of the rest a second.
    gesture.receive([(0, 0), (0.2, 160)])
    let finish = try #require(gesture.decision)
    #expect(finish.isFinished && abs((finish.initialVelocity ?? 0) - 10 / 3) < 1e-12)
    #expect(abs(finish.springState.displacement + 0.6) < 1e-15)
    #expect(finish.springState.velocity == finish.release.progressVelocity)
    // ω = 10, critical: y = (y₀ + (v₀ + ω y₀) t) e^(−ωt) = (−0.6 − 4 · 0.1)/e at 0.1 s.
    let spring = try Spring(stiffness: 100, damping: 20)
    #expect(abs(finish.progress(at: 0.1, on: spring) - (1 - 0.367_879_441_171)) < 1e-9)

    // Back to 0.2 at −300 pt/s: −0.75 a second with −0.2 to go, 3.75 of the rest a second.
    gesture = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent))
    gesture.receive([(0, 0), (1, 140), (1.2, 80)])
    let cancel = try #require(gesture.decision)
    #expect(!cancel.isFinished && abs((cancel.initialVelocity ?? 0) - 3.75) < 1e-9)
    #expect(abs(cancel.springState.displacement - 0.2) < 1e-15)
  }

  @Test("at the target itself no share of the rest says the speed, but the state does")
  func atTheTarget() throws {
    var gesture = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent))
    gesture.receive([(0, 0), (1, 400)])
    let decision = try #require(gesture.decision)
    #expect(decision.release.progress == 1 && decision.initialVelocity == nil)
    #expect(abs(decision.springState.velocity - 1) < 1e-9)
    #expect(decision.progress(at: 0.05, on: .smooth) > 1)
  }

  @Test("neither the progress nor its speed jumps when the finger lets go")
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
      // At a constant speed, so that the speed of what shows is known from two neighbouring frames.
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
      // Only at an end itself do the slopes on both sides differ.
      if (slopeBefore - slopeAfter).magnitude < 1e-2 {
        #expect(
          (v - (slopeBefore + slopeAfter) / 2).magnitude < 1e-6 * (1 + v.magnitude), "\(round)")
      }
      #expect((decision.velocity(at: 1e-12, on: spring) - v).magnitude < 1e-6, "\(round)")

      // The same motion as a share of the remaining way, in the spring's own notation.
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
