import Segue
import Testing

@Suite("Springs")
struct SpringTests {
  @Test("Springs from 100 to 1000 pass through the published positions")
  func positions() throws {
    // Every 200 ms; the overdamped spring from 200 ms on (reference: motion, expected numbers).
    let cases: [(stiffness: Double, damping: Double, first: Int, positions: [Double])] = [
      (300, 10, 0, [100, 1343, 873, 1046, 984, 1005, 998, 1001]),
      (100, 20, 0, [100, 635, 918, 984, 997]),
      (300, 100, 1, [499, 731, 855, 922, 958]),
    ]
    for (stiffness, damping, first, positions) in cases {
      let spring = try Spring(stiffness: stiffness, damping: damping)
      for (index, position) in positions.enumerated() {
        let progress = spring.position(at: Double(index + first) * 0.2)
        #expect(abs(100 + 900 * progress - position) <= 0.5, "\(stiffness) \(damping) \(index)")
      }
    }
  }

  @Test("The three notations describe the same springs")
  func notations() throws {
    // k = (2π / response)², c = 2ζ√k, by hand.
    let response = try Spring(response: 0.5, dampingFraction: 0.3)
    #expect(abs(response.angularFrequency * response.angularFrequency - 157.91) < 0.01)
    let physical = try Spring(stiffness: 157.91367, damping: 2 * 0.3 * 157.91367.squareRoot())
    #expect(abs(physical.dampingRatio - 0.3) < 1e-12)
    #expect(abs(physical.angularFrequency - response.angularFrequency) < 1e-6)
    #expect(try Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
    #expect(try Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
    #expect(try Spring(duration: 0.5, bounce: 0.15) == .snappy)
    // Only the ratios to the mass matter.
    let heavy = try Spring(mass: 3, stiffness: 1000, damping: 500)
    let light = try Spring(mass: 1.5, stiffness: 500, damping: 250)
    #expect(heavy == light)
    // 500 / (2 √3000)
    #expect(abs(heavy.dampingRatio - 4.564354645876384) < 1e-12)
    #expect(Spring.interactive.blendDuration == 0.25)
  }

  @Test("A pulled spring settles within 1 after the published times")
  func settling() throws {
    // From 100 to 0 at 3000 a second, with k = 100 (reference: motion, expected numbers).
    let start = SpringState(displacement: 100, velocity: 3000)
    for (ratio, time) in [(0.5, 1.206), (1, 0.811), (5, 4.830)] {
      let spring = try Spring(stiffness: 100, damping: ratio * 20)
      let settled = try #require(spring.settlingDuration(from: start, within: 1))
      #expect(abs(settled - time) < 0.002, "\(ratio): \(settled)")
    }
  }

  @Test("Springs settle within a thousandth by Core Animation's settling time")
  func coreAnimation() throws {
    // Apple's documentation: about 2.85 s and just over 1 s.
    for (damping, time) in [(5.0, 2.855), (15, 1.022)] {
      let spring = try Spring(stiffness: 100, damping: damping)
      #expect(abs(spring.position(at: time) - 1) <= 0.001)
      let settled = try #require(spring.settlingDuration(within: 0.001))
      #expect(settled <= time + 0.001 && settled > time * 0.9)
    }
  }

  @Test("Springs are continuous across critical damping")
  func criticalNeighbourhood() throws {
    let critical = try Spring(response: 0.5, dampingFraction: 1, initialVelocity: 4)
    let settled = try #require(critical.settlingDuration(within: 1e-3))
    for distance in [1e-15, 1e-13, 1e-10, 1e-8, 1e-6] {
      for ratio in [1 - distance, 1 + distance] {
        let spring = try Spring(response: 0.5, dampingFraction: ratio, initialVelocity: 4)
        for step in 1...40 {
          let t = Double(step) * 0.05
          let (a, b) = (spring.position(at: t), critical.position(at: t))
          #expect(abs(a - b) <= 4 * distance + 1e-14, "\(ratio) at \(t)")
          let (v, w) = (spring.velocity(at: t), critical.velocity(at: t))
          #expect(abs(v - w) <= 60 * distance + 1e-12, "\(ratio) at \(t)")
        }
        let near = try #require(spring.settlingDuration(within: 1e-3))
        // Below critical damping the envelope decides, which crosses 0 later.
        #expect(near - settled > -1e-3 && near - settled < 0.05, "\(ratio): \(near), \(settled)")
      }
    }
  }

  @Test("An undamped spring never settles and oscillates within finite bounds")
  func undamped() throws {
    let spring = try Spring(response: 0.5, dampingFraction: 0)
    #expect(spring.settlingDuration(within: 0.001) == nil)
    #expect(throws: MotionError.self) { try Timing(spring: spring, within: 0.001) }
    for t in [1e3, 1e9, 1e300, .infinity, .greatestFiniteMagnitude] {
      let position = spring.position(at: t)
      #expect(position >= -1e-9 && position <= 2 + 1e-9)
    }
  }

  @Test("Extreme springs have finite values at any time")
  func extremes() throws {
    let springs = [
      try Spring(mass: 1e-6, stiffness: 1e9, damping: 1e9, initialVelocity: 1e9),
      try Spring(mass: 1e9, stiffness: 1e-6, damping: 0, initialVelocity: -1e9),
      try Spring(mass: 1e9, stiffness: 1e-6, damping: 1e9),
      try Spring(response: 1e-6, dampingFraction: 1, initialVelocity: 1e9),
      try Spring(duration: 1e9, bounce: -1 + 1e-16),
    ]
    let times = [
      -Double.infinity, -1, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1, 1e9, 1e300, .infinity,
      .nan,
    ]
    for spring in springs {
      for t in times {
        #expect(
          spring.position(at: t).isFinite && spring.velocity(at: t).isFinite, "\(spring) \(t)")
      }
      #expect(spring.position(at: 0) == 0 && spring.position(at: .nan) == 0)
      for tolerance in [1e-300, 1e-3, 0, .nan, -1, .infinity, 1e300] {
        if let settled = spring.settlingDuration(within: tolerance) {
          #expect(settled >= 0 && settled.isFinite, "\(spring) within \(tolerance)")
        }
      }
    }
  }
}

@Suite("Spring invariants")
struct SpringLaws {
  @Test("The closed forms match a fine numerical integration in all three regimes")
  func integration() throws {
    var random = SeededRandom(seed: 31)
    for round in 0..<60 {
      let ratios = [random.double(in: 0...0.99), random.double(in: 0.999...1.001), 1, 3]
      let ratio = ratios[round % 4] * (round % 4 == 3 ? random.double(in: 0.4...3) : 1)
      let spring = try Spring(
        response: random.double(in: 0.2...2), dampingFraction: ratio,
        initialVelocity: random.double(in: -10...10))
      // Classical Runge–Kutta for y'' = −2ζω y' − ω² y, with steps far below the smallest time
      // constant.
      let omega = spring.angularFrequency
      func acceleration(_ y: Double, _ v: Double) -> Double {
        -2 * ratio * omega * v - omega * omega * y
      }
      let steps = 4000
      let h = 2.0 / Double(steps)
      var (y, v) = (-1.0, spring.initialVelocity)
      for step in 1...steps {
        let (k1, l1) = (v, acceleration(y, v))
        let (k2, l2) = (v + h / 2 * l1, acceleration(y + h / 2 * k1, v + h / 2 * l1))
        let (k3, l3) = (v + h / 2 * l2, acceleration(y + h / 2 * k2, v + h / 2 * l2))
        let (k4, l4) = (v + h * l3, acceleration(y + h * k3, v + h * l3))
        y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
        guard step % 100 == 0 else { continue }
        let t = Double(step) * h
        #expect(abs(spring.position(at: t) - (1 + y)) < 1e-6, "ratio \(ratio) at \(t)")
        #expect(abs(spring.velocity(at: t) - v) < 1e-4, "ratio \(ratio) at \(t)")
      }
    }
  }

  @Test("After the settling time the spring stays within the tolerance")
  func settling() throws {
    var random = SeededRandom(seed: 32)
    for _ in 0..<500 {
      let spring = try Spring(
        response: random.double(in: 0.1...2), dampingFraction: random.double(in: 0.05...4),
        initialVelocity: random.double(in: -50...50))
      let tolerance = Double(sign: .plus, exponent: -random.int(in: 1...20), significand: 1)
      let settled = try #require(spring.settlingDuration(within: tolerance))
      for step in 0...300 {
        let t = settled + Double(step) * 0.01 / spring.angularFrequency * 6
        let distance = abs(spring.position(at: t) - 1)
        #expect(distance <= tolerance + 1e-12, "\(spring) within \(tolerance) at \(t)")
      }
      // The tolerance is not kept from any time more than half an oscillation earlier.
      let swing =
        spring.dampingRatio < 1
        ? Double.pi
          / (spring.angularFrequency * (1 - spring.dampingRatio * spring.dampingRatio).squareRoot())
        : 1e-6 * settled
      var isEarlier = settled > 0
      for step in 1...50 where settled > 0 {
        let t = settled - swing * Double(step) / 25
        if t < 0 || abs(spring.position(at: t) - 1) > tolerance { isEarlier = false }
      }
      #expect(!isEarlier, "\(spring) within \(tolerance): \(settled)")
    }
  }

  @Test("A spring that is continued from its middle state has the same motion")
  func handover() throws {
    var random = SeededRandom(seed: 33)
    for _ in 0..<500 {
      let spring = try Spring(
        response: random.double(in: 0.1...2), dampingFraction: random.double(in: 0...4),
        initialVelocity: random.double(in: -5...5))
      let (a, b) = (random.double(in: 0...2), random.double(in: 0...2))
      let middle = SpringState(
        displacement: spring.position(at: a) - 1, velocity: spring.velocity(at: a))
      let end = spring.state(at: b, from: middle)
      #expect(abs(1 + end.displacement - spring.position(at: a + b)) < 1e-11, "\(spring) \(a) \(b)")
      let scale = 1 + spring.angularFrequency * (1 + spring.dampingRatio)
      #expect(abs(end.velocity - spring.velocity(at: a + b)) < 1e-11 * scale, "\(spring) \(a) \(b)")
    }
  }
}
