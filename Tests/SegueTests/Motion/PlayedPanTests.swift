import Segue
import Testing

/// A swipe to the right over 400 points. Numbers are worked out by hand.
@Suite("Playback of recorded pans")
struct PlayedPanTests {
  func swipe(from start: Double = 0) throws -> PanGesture {
    try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent), from: start)
  }

  func samples(_ trace: [(PanPhase, time: Double, x: Double)]) -> [PanSample] {
    trace.map { PanSample($0.0, time: $0.time, position: Point(x: $0.x, y: 0)) }
  }

  func played(
    _ trace: [(PanPhase, time: Double, x: Double)], from start: Double = 0,
    on spring: Spring = .smooth
  ) throws -> PlayedPan {
    try PlayedPan(
      samples(trace), through: swipe(from: start), finishedBy: spring, within: 0.5 / 3 / 400)
  }

  @Test("Progress follows the samples, then the spring, and ends at the target")
  func whole() throws {
    // 200 points in 0.25 s: 800 points a second, which is 2 distances a second. 0.5 is above the
    // threshold.
    let pan = try played([
      (.began, 1, 10), (.changed, 1.125, 110), (.changed, 1.25, 210), (.ended, 1.25, 210),
    ])
    #expect(pan.startTime == 1 && pan.releaseTime == 1.25)
    #expect(pan.decision.reason == .passedThreshold && pan.decision.target == 1)
    #expect(pan.progress(at: 0) == 0 && pan.progress(at: .nan) == 0 && pan.progress(at: 1) == 0)
    #expect(pan.progress(at: 1.125.nextDown) == 0 && pan.progress(at: 1.125) == 0.25)
    #expect(pan.progress(at: 1.2) == 0.25 && pan.isTracked(at: 1.25.nextDown))
    #expect(pan.progress(at: 1.25) == 0.5 && !pan.isTracked(at: 1.25))
    #expect(abs(pan.velocity(at: 1.25) - 2) < 1e-12 && pan.velocity(at: 0.9) == 0)
    // `smooth` is critically damped at ω = 4π. With y₀ = −0.5 and v₀ = 2, y = (y₀ + (v₀ + ω y₀) t)
    // e^(−ωt). At 0.1 s: ω t = 1.256637, e^− = 0.284610, (−0.5 + (2 − 6.283185) · 0.1) · 0.284610 =
    // −0.264209.
    #expect(abs(pan.progress(at: 1.35) - 0.735_791) < 1e-5)
    #expect(pan.progress(at: pan.endTime) == 1 && pan.velocity(at: pan.endTime) == 0)
    #expect(abs(pan.progress(at: pan.endTime.nextDown) - 1) <= 0.5 / 3 / 400)
    #expect(pan.progress(at: .infinity) == 1 && pan.endTime > 1.5 && pan.endTime < 2.5)
  }

  @Test("A flick back cancels the transition, no matter how far the finger was")
  func flickBack() throws {
    // To 360 points in 0.5 s and back to 260 in 0.125 s: −800 points a second, faster than 500.
    var trace: [(PanPhase, time: Double, x: Double)] = [(.began, 0, 0), (.changed, 0.5, 360)]
    for step in 1...8 {
      trace.append((.changed, 0.5 + Double(step) / 64, 360 - 12.5 * Double(step)))
    }
    trace.append((.ended, 0.625, 260))
    let pan = try played(trace)
    #expect(pan.decision.reason == .flickedBack && pan.decision.target == 0)
    #expect(pan.progress(at: 0.625) == 0.65 && pan.velocity(at: 0.625) < -1.9)
    #expect(pan.progress(at: 0.7) < 0.65 && pan.progress(at: pan.endTime) == 0)
  }

  @Test("A pan in both directions follows the finger at every sample")
  func toAndFro() throws {
    let pan = try played([
      (.began, 0, 100), (.changed, 0.25, 300), (.changed, 0.5, 150), (.changed, 0.75, 260),
      (.changed, 1, 140), (.ended, 2, 140),
    ])
    let seen = [0, 0.25, 0.5, 0.75, 1, 1.5].map { pan.progress(at: $0) }
    #expect(seen == [0, 0.5, 0.125, 0.4, 0.1, 0.1])
    #expect(pan.decision.reason == .fellShort && pan.releaseTime == 2)
  }

  @Test("The last sample at a time counts, and an earlier time counts as the latest one")
  func clock() throws {
    let pan = try played([
      (.began, 1, 0), (.changed, 1.5, 40), (.changed, 1.5, 80), (.changed, 1.25, 120),
      (.changed, .nan, 160), (.changed, 1.75, 200), (.ended, 0, 200),
    ])
    #expect(pan.progress(at: 1.5.nextDown) == 0 && pan.progress(at: 1.5) == 0.4)
    #expect(pan.progress(at: 1.25) == 0 && pan.releaseTime == 1.75)
    let unclear = try played([(.began, .nan, 0), (.changed, 4, 100), (.ended, 4.5, 100)])
    #expect(unclear.startTime == 4 && unclear.progress(at: 4) == 0.25)
  }

  @Test("A pan without duration is decided at once")
  func immediate() throws {
    let pan = try played([(.began, 5, 0), (.changed, 5, 200), (.ended, 5, 200)])
    #expect(pan.startTime == 5 && pan.releaseTime == 5 && pan.decision.target == 1)
    #expect(pan.decision.release.velocity == 0)
    #expect(pan.progress(at: 5.nextDown) == 0 && pan.progress(at: 5) == 0.5)
    // A tap moves nothing, and there is nothing to settle.
    let tap = try played([(.began, 5, 0), (.ended, 5, 0)])
    #expect(tap.endTime == 5 && tap.progress(at: 5) == 0 && !tap.decision.isFinished)
    #expect(tap.frameTimes(perSecond: 60) == [5])
  }

  @Test("A pan without an end is cancelled after its last sample")
  func endless() throws {
    let pan = try played([(.began, 0, 0), (.changed, 0.5, 300)])
    #expect(pan.decision.reason == .interrupted && pan.decision.target == 0)
    #expect(pan.releaseTime == 0.5 && pan.progress(at: 0.5) == 0.75)
    let silent = try PlayedPan([], through: swipe(from: 0.25), finishedBy: .smooth, within: 0.01)
    #expect(silent.progress(at: -1) == 0.25 && silent.progress(at: 0) == 0.25)
    #expect(silent.releaseTime == 0 && silent.progress(at: 10) == 0)
  }

  @Test("Samples after the end are ignored")
  func behindEnd() throws {
    let pan = try played([(.began, 0, 0), (.ended, 0.5, 40), (.changed, 2, 400), (.ended, 9, 400)])
    let same = try played([(.began, 0, 0), (.ended, 0.5, 40)])
    #expect(pan.releaseTime == 0.5 && pan.decision == same.decision && pan.endTime == same.endTime)
  }

  @Test("Frames are at whole steps from the first sample, with a last one at rest")
  func frames() throws {
    let pan = try played([(.began, 2, 0), (.ended, 2.5, 200)])
    let times = pan.frameTimes(perSecond: 4)
    #expect(times.prefix(3) == [2, 2.25, 2.5] && times.last == pan.endTime)
    #expect(times == times.sorted() && Set(times).count == times.count)
    #expect(pan.frameTimes(perSecond: .min).count >= 2)
    #expect(pan.frameTimes(perSecond: .max).count < 4000)
  }

  @Test("A pan that would never end is an error")
  func forever() throws {
    #expect(throws: MotionError.self) { try played([(.began, 0, 0), (.ended, 3601, 0)]) }
    let swinging = try Spring(response: 0.5, dampingFraction: 0)
    #expect(throws: MotionError.self) {
      try played([(.began, 0, 0), (.ended, 1, 40)], on: swinging)
    }
  }

  @Test("Progress is continuous at the release and settles at the target, for any recording")
  func laws() throws {
    var pans = RandomPans(random: SeededRandom(seed: 81))
    for round in 0..<3000 {
      let gesture = try pans.gesture()
      let share = pans.element(of: [0, 0.02, 0.3])
      var time = 0.0
      var samples: [PanSample] = []
      for _ in 0..<pans.random.int(in: 0...(round % 500 == 0 ? 5000 : 40)) {
        time += pans.element(of: [0, 0.001, 0.016, 0.3, -0.01])
        samples.append(
          PanSample(
            pans.chance(0.02) ? pans.element(of: PanPhase.allCases) : .changed,
            time: pans.chance(share) ? pans.element(of: [.nan, .infinity, -1e300, 2]) : time,
            position: Point(
              x: pans.number(hostile: share, in: -2000...2000),
              y: pans.number(hostile: share, in: -2000...2000))))
      }
      let spring = pans.element(of: [Spring.smooth, .snappy, .bouncy, .interactive])
      let tolerance = 0.5 / 3 / gesture.travel.distance
      let pan = try PlayedPan(samples, through: gesture, finishedBy: spring, within: tolerance)
      #expect(pan.startTime <= pan.releaseTime && pan.releaseTime <= pan.endTime, "\(round)")
      #expect(
        pan.progress(at: pan.releaseTime) == pan.decision.release.progress
          || pan.endTime == pan.releaseTime, "\(round)")
      #expect(pan.progress(at: pan.endTime) == pan.decision.target, "\(round)")
      let rest = pan.progress(at: pan.endTime.nextDown)
      if pan.endTime > pan.releaseTime {
        #expect(abs(rest - pan.decision.target) <= tolerance * 1.001, "\(round)")
      }
      // The same samples received by the gesture itself.
      var heard = gesture
      for sample in samples { heard.receive(sample) }
      if let decision = heard.decision { #expect(decision == pan.decision, "\(round)") }
      for _ in 0..<20 {
        let time = pans.random.double(in: pan.startTime - 1...pan.endTime + 1)
        #expect(pan.progress(at: time).isFinite && pan.velocity(at: time).isFinite, "\(round)")
      }
    }
  }
}
