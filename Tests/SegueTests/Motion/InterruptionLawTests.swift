import Segue
import Testing

@Suite("Interruption invariants")
struct InterruptionLaws {
  /// The numbers of a rectangle, two radii and an opacity.
  private static let ranges: [ClosedRange<Double>] = [
    -400...800, -400...800, 0...500, 0...900, 0...40, 0...40, 0...1,
  ]

  private func places(_ random: inout SeededRandom) -> [Double] {
    Self.ranges.map { random.double(in: $0) }
  }

  /// Returns the motion after an interruption at a time, which is a reversal in one of three cases.
  private func interrupted(
    _ motion: ChannelMotion, at time: Double, _ random: inout SeededRandom
  ) throws -> ChannelMotion {
    var next = motion
    let blend = random.int(in: 0...1) == 0 ? nil : random.double(in: 0.05...0.5)
    switch random.int(in: 0...5) {
    case 0, 1: next.reverse(at: time, blendDuration: blend)
    case 2:
      let places = places(&random)
      let speeds = Self.ranges.map { _ in random.double(in: -2000...2000) }
      let held = motion.trackingChannels(
        at: time, source: places, velocities: speeds, blendDuration: blend)
      next = held.releasedMotion(
        at: time, from: places, velocities: speeds, to: self.places(&random),
        timing: try random.timing())
    case 3: next.retarget(to: places(&random), at: time, blendDuration: blend)
    default:
      next.retarget(
        to: places(&random), timing: try random.timing(), at: time, blendDuration: blend)
    }
    return next
  }

  @Test(
    "Position and velocity are continuous at 20,000 interruptions, also by finite differences"
  )
  func continuity() throws {
    var random = SeededRandom(seed: 81)
    let h = 1e-6
    for _ in 0..<tries(2_500, withoutOptimisation: 250) {
      var motion = ChannelMotion(
        from: places(&random), to: places(&random), timing: try random.timing(), at: 0)
      var time = 0.0
      for _ in 0..<8 {
        time += random.double(in: 0.005...0.5)
        let next = try interrupted(motion, at: time, &random)
        let (before, after) = (motion.values(at: time), next.values(at: time))
        let (arriving, leaving) = (motion.velocities(at: time), next.velocities(at: time))
        let isNearKink = abs(time - motion.playback.endTime) < 3 * h
        for channel in before.indices {
          #expect(abs(before[channel] - after[channel]) < 1e-9)
          #expect(abs(arriving[channel] - leaving[channel]) < 1e-6)
          guard !isNearKink else { continue }
          // Three points on each side, which is exact for parabolas.
          func x(_ motion: ChannelMotion, _ steps: Double) -> Double {
            motion.values(at: time + steps * h)[channel]
          }
          // Curves with a vertical start continue with t^(7/3), and almost horizontal ones rise
          // within a few h. Finite differences after the interruption are off by up to a few
          // thousandths there.
          let scale = 1e-4 * (1 + abs(arriving[channel]))
          let left = (3 * before[channel] - 4 * x(motion, -1) + x(motion, -2)) / (2 * h)
          let right = (4 * x(next, 1) - x(next, 2) - 3 * after[channel]) / (2 * h)
          #expect(abs(left - arriving[channel]) < scale, "\(motion.playback) at \(time)")
          #expect(abs(right - leaving[channel]) < 20 * scale, "\(next.playback) at \(time)")
        }
        motion = next
      }
    }
  }

  @Test("Changing the target keeps the position, and reaches the target bit for bit")
  func ends() throws {
    var random = SeededRandom(seed: 82)
    for _ in 0..<tries(2_000, withoutOptimisation: 300) {
      let from = places(&random)
      var motion = ChannelMotion(
        from: from, to: places(&random), timing: try random.timing(), at: 3)
      var time = 3.0
      for _ in 0..<4 {
        time += random.double(in: 0...0.5)
        let target = places(&random)
        let present = motion.values(at: time)
        motion.retarget(to: target, timing: try random.timing(), at: time)
        #expect(motion.values(at: time) == present)
        #expect(motion.values(at: motion.endTime) == target)
        #expect(motion.values(at: .infinity) == target)
        var back = motion
        let turn = time + random.double(in: 0...1)
        back.reverse(at: turn)
        #expect(back.values(at: back.endTime) == present)
        #expect(back.values(at: turn) == motion.values(at: turn))
        // No residual remains just before the end either.
        for (channel, value) in zip(motion.channels, motion.values(at: motion.endTime - 1e-9)) {
          let settled = 1e-4 * abs(channel.to - channel.from)
          #expect(abs(value - channel.to) <= settled + 1e-2, "\(motion.playback)")
        }
      }
    }
  }

  @Test("Between frames a channel moves no further than curve, rise and residual allow")
  func speed() throws {
    var random = SeededRandom(seed: 83)
    for _ in 0..<tries(1_000, withoutOptimisation: 125) {
      var motion = ChannelMotion(
        from: places(&random), to: places(&random), timing: try random.timing(), at: 0)
      var time = 0.0
      for _ in 0..<3 {
        time += random.double(in: 0.005...0.4)
        motion = try interrupted(motion, at: time, &random)
        var last = motion.values(at: time)
        for frame in 1...60 {
          let now = time + Double(frame) / 120
          let values = motion.values(at: now)
          let allowed = progressBound(motion.playback, from: now - 1.0 / 120, to: now)
          for (index, channel) in motion.channels.enumerated() {
            let way = abs(channel.to - channel.from)
            let bound = way * allowed + channel.residual.greatestSpeed / 120
            #expect(abs(values[index] - last[index]) <= bound + 1e-9, "\(motion.playback)")
          }
          last = values
        }
      }
    }
  }

  /// Returns |Δe| + max |e − p₀| · |Δs|, from the timing alone.
  private func progressBound(_ playback: Playback, from: Double, to: Double) -> Double {
    let sign = playback.runsBackwards ? -1.0 : 1
    let a = playback.startOffset + sign * (from - playback.start)
    let b = playback.startOffset + sign * (to - playback.start)
    let timing = playback.timing
    func rise(_ time: Double) -> Double {
      let u =
        playback.riseDuration > 0
        ? min(max((time - playback.start) / playback.riseDuration, 0), 1) : 1
      return u * u * (3 - 2 * u)
    }
    let range = timing.progressRange
    let most = max(
      playback.startProgress - range.lowerBound, range.upperBound - playback.startProgress)
    return abs(timing.progress(at: a) - timing.progress(at: b))
      + most * abs(rise(from) - rise(to))
  }

  @Test("A change of target overshoots no further than the velocity carries")
  func overshoot() throws {
    var random = SeededRandom(seed: 84)
    let rising: [NamedEasing] = [.linear, .easeIn, .standard, .emphasized, .decelerate]
    for round in 0..<tries(2_000, withoutOptimisation: 300) {
      let timing = try Timing(easing: rising[round % 5].easing, duration: 0.4)
      var motion = ChannelMotion(from: [0], to: [300], timing: timing, at: 0)
      let time = random.double(in: 0...0.6)
      let velocity = motion.velocities(at: time)[0]
      motion.retarget(to: [random.double(in: -300...300)], at: time)
      let channel = motion.channels[0]
      // 27/256 |v| C, and never more than a quarter of the distance.
      let carried = 27.0 / 256 * abs(velocity) * 0.25
      let most = min(carried, channel.distance / 4) * (1 + 1e-12) + 1e-9
      let (low, high) = (min(channel.from, channel.to), max(channel.from, channel.to))
      for frame in 0...200 {
        let value = motion.values(at: time + Double(frame) / 400)[0]
        #expect(value >= low - most && value <= high + most)
        if time > 0.4 { #expect(value >= low && value <= high) }
      }
    }
  }

  @Test("Ten thousand interruptions need no more memory than one, and values stay bounded")
  func memory() throws {
    // Two ends, the reach and the four numbers of a residual.
    #expect(MemoryLayout<MotionChannel>.stride == 7 * MemoryLayout<Double>.stride)
    var random = SeededRandom(seed: 85)
    let timing = try Timing(easing: NamedEasing.decelerate.easing, duration: 0.4)
    var motion = ChannelMotion(from: [0, 10], to: [300, 10], timing: timing, at: 0)
    var time = 0.0
    for _ in 0..<10_000 {
      time += random.double(in: 0...0.1)
      motion.reverse(at: time)
      let values = motion.values(at: time + random.double(in: 0...0.1))
      #expect(values[0] > -300 && values[0] < 600 && values[1] == 10)
    }
    #expect(motion.channels.count == 2)
  }

  @Test("For any numbers, every value and velocity is finite")
  func hostile() throws {
    var random = SeededRandom(seed: 86)
    let numbers: [Double] = [
      0, -0.0, .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e-300, 1e9,
      -1e9, 1e-9, 1, 0.5,
      -3, 1e15,
    ]
    func number() -> Double { numbers[random.int(in: 0...(numbers.count - 1))] }
    func list() -> [Double] { (0..<random.int(in: 0...3)).map { _ in number() } }
    func timing() throws -> Timing {
      let duration = [0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.3, 3600][random.int(in: 0...5)]
      switch random.int(in: 0...5) {
      case 0:
        return try Timing(
          easing: .cubicBezier(try CubicBezier(x1: 1, y1: -1e9, x2: 0, y2: 1e9)),
          duration: duration)
      case 1:
        return try Timing(
          easing: .stops(try LinearStops([LinearStop(5, at: 0.5), LinearStop(-1e9, at: 0.5)])),
          duration: duration)
      case 2:
        let spring = try Spring(
          mass: 1e-6, stiffness: 1e9, damping: 0, initialVelocity: -1e9)
        return try Timing(easing: .spring(spring), duration: duration)
      default:
        let named = NamedEasing.allCases[random.int(in: 0...(NamedEasing.allCases.count - 1))]
        return try Timing(easing: named.easing, duration: duration)
      }
    }
    for _ in 0..<tries(3_000, withoutOptimisation: 400) {
      var motion = ChannelMotion(
        from: [number(), number(), number()], to: [number(), number(), number()],
        timing: try timing(), at: number())
      for _ in 0..<12 {
        let time = random.int(in: 0...1) == 0 ? number() : motion.playback.start + 1e-3
        switch random.int(in: 0...2) {
        case 0: motion.reverse(at: time, blendDuration: number())
        case 1:
          motion.retarget(
            to: list(), timing: try timing(), at: time, blendDuration: number())
        default:
          let held = motion.trackingChannels(
            at: time, source: list(), velocities: list(), blendDuration: number())
          let led = held.values(at: number(), following: list())
          let speeds = held.velocities(at: number(), following: list())
          #expect((led + speeds).allSatisfy { $0.isFinite } && led.count == 3)
          motion = held.releasedMotion(
            at: time, from: list(), velocities: list(), to: [number(), number(), number()],
            timing: try timing(), blendDuration: number())
        }
        #expect(motion.channels.count == 3 && motion.endTime.isFinite)
        for moment in [time, motion.playback.start + 1e-9, motion.endTime, number()] {
          let values = motion.values(at: moment)
          #expect(values.allSatisfy { $0.isFinite })
          let velocities = motion.velocities(at: moment)
          #expect(velocities.allSatisfy { $0.isFinite })
        }
      }
    }
  }
}
