import Segue
import Testing

@Suite("Timing")
struct TimingTests {
  @Test("Progress is the value of the curve at the elapsed fraction of the duration")
  func progress() throws {
    let linear = try Timing(easing: .linear, duration: 0.4)
    #expect(linear.progress(at: 0.1) == 0.25)
    let spring = try Spring(stiffness: 300, damping: 10)
    let timing = try Timing(spring: spring, within: 0.001)
    #expect(timing.progress(at: 0.2) == spring.position(at: 0.2))
    #expect(timing.duration == spring.settlingDuration(within: 0.001))
  }

  @Test("Without a duration progress is 1 from the start")
  func noDuration() throws {
    let timing = try Timing(easing: .linear, duration: 0)
    #expect(timing.progress(at: 0) == 1 && timing.progress(at: -1) == 0)
    #expect(timing.reversed.progress(at: 0) == 0)
  }

  @Test("The range of a bouncing spring ends at its first peak")
  func overshoot() throws {
    // The first peak for ζ = 0.5 is 1 + e^(−πζ/√(1−ζ²)) = 1.163033…, by hand.
    let spring = try Spring(response: 0.5, dampingFraction: 0.5)
    let timing = try Timing(spring: spring, within: 0.001)
    #expect(abs(timing.progressRange.upperBound - 1.1630335348) < 1e-9)
    #expect(timing.progressRange.lowerBound == 0)
    #expect(abs(timing.reversed.progressRange.lowerBound + 0.1630335348) < 1e-9)
    #expect(timing.reversed.progressRange.upperBound == 1)
  }

  @Test("Stops that do not run from 0 to 1 still end at 0 and 1")
  func stopsThatMiss() throws {
    let stops = try LinearStops([
      LinearStop(0, at: 0.4), LinearStop(1), LinearStop(0.5), LinearStop(1.5),
    ])
    let timing = try Timing(easing: .stops(stops), duration: 1)
    #expect(timing.progress(at: 0) == 0 && timing.progress(at: 1) == 1)
    #expect(abs(timing.progressRange.lowerBound + 2) < 1e-15)
    #expect(timing.progressRange.upperBound == 1.5)
  }
}

@Suite("Timing invariants")
struct TimingLaws {
  @Test("Ends are exact, the range is tight, and the reverse is the mirror image")
  func laws() throws {
    var random = SeededRandom(seed: 41)
    for round in 0..<tries(2_000, withoutOptimisation: 200) {
      let timing = try randomTiming(round, &random)
      let back = timing.reversed
      #expect(back.reversed == timing)
      for (seconds, end) in [(-1.0, 0.0), (-0.0, 0), (0, 0), (-.infinity, 0), (.nan, 0)] {
        #expect(timing.progress(at: seconds).bitPattern == end.bitPattern)
        #expect(back.progress(at: seconds) == 1)
      }
      for seconds in [timing.duration, timing.duration.nextUp, 1e300, .infinity] {
        #expect(timing.progress(at: seconds) == 1)
        #expect(back.progress(at: seconds).bitPattern == 0)
      }
      let range = timing.progressRange
      #expect(range.contains(0) && range.contains(1))
      var (least, greatest) = (0.0, 1.0)
      for step in 0...500 {
        let seconds = timing.duration * (Double(step) / 500)
        let p = timing.progress(at: seconds)
        #expect(p.isFinite && range.contains(p))
        #expect(back.progress(at: seconds).bitPattern == (1 - p).bitPattern)
        #expect(back.progressRange.contains(1 - p))
        least = min(least, p)
        greatest = max(greatest, p)
      }
      // 500 samples miss little of a peak, but possibly all of a jump between stops.
      let slack = (range.upperBound - range.lowerBound) * 0.02
      if case .stops = timing.easing { continue }
      #expect(
        range.lowerBound >= least - slack && range.upperBound <= greatest + slack, "\(timing)")
    }
  }

  @Test("No rounding error makes a spring's peak leave the range")
  func peak() throws {
    var random = SeededRandom(seed: 42)
    for _ in 0..<200 {
      let ratio = random.double(in: 0.1...0.9)
      let spring = try Spring(response: random.double(in: 0.1...1), dampingFraction: ratio)
      let timing = try Timing(spring: spring, within: 1e-4)
      // From rest, the first peak is at half a period: π / (ω √(1 − ζ²)).
      let peak = Double.pi / (spring.angularFrequency * (1 - ratio * ratio).squareRoot())
      for step in -50...50 {
        let p = timing.progress(at: peak + Double(step) * 1e-10)
        #expect(timing.progressRange.contains(p))
        #expect(timing.reversed.progressRange.contains(1 - p))
      }
    }
  }

  private func randomTiming(_ round: Int, _ random: inout SeededRandom) throws -> Timing {
    let duration = random.double(in: 0.05...3)
    switch round % 4 {
    case 0:
      let curve = try CubicBezier(
        x1: random.double(in: 0...1), y1: random.double(in: -2...3), x2: random.double(in: 0...1),
        y2: random.double(in: -2...3))
      return try Timing(easing: .cubicBezier(curve), duration: duration)
    case 1:
      let spring = try Spring(
        response: random.double(in: 0.1...1), dampingFraction: random.double(in: 0.1...3),
        initialVelocity: random.double(in: -20...20))
      return try Timing(spring: spring, within: random.double(in: 1e-6...0.01))
    case 2:
      var stops: [LinearStop] = []
      for _ in 0..<random.int(in: 2...9) {
        let position = random.int(in: 0...1) == 0 ? nil : random.double(in: -0.5...1.5)
        stops.append(LinearStop(random.double(in: -1...2), at: position))
      }
      return try Timing(easing: .stops(try LinearStops(stops)), duration: duration)
    default:
      let named = NamedEasing.allCases[random.int(in: 0...(NamedEasing.allCases.count - 1))]
      return try Timing(easing: named.easing, duration: duration)
    }
  }
}
