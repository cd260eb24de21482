import Segue
import Testing

@Suite("Slopes of curves")
struct SlopeTests {
  @Test("Cubic Bézier curves start and end in the direction of their control points")
  func ends() throws {
    // By hand: y1/x1 and (1 − y2)/(1 − x2), or those of the other control point if that is 0/0.
    #expect(abs(CubicBezier.ease.slope(at: 0) - 0.4) < 1e-15)
    #expect(CubicBezier.ease.slope(at: 1) == 0)
    #expect(CubicBezier.easeIn.slope(at: 0) == 0)
    #expect(abs(CubicBezier.easeIn.slope(at: 1) - 1 / 0.58) < 1e-15)
    #expect(abs(CubicBezier.easeOut.slope(at: 0) - 1 / 0.58) < 1e-15)
    // In the middle: 3/4 (1 + 0) · 2 over 3/4 (1 + 0.16).
    #expect(abs(CubicBezier.easeInOut.slope(at: 0.5) - 2 / 1.16) < 1e-14)
    #expect(abs(CubicBezier.emphasizedDecelerate.slope(at: 0) - 14) < 1e-12)
    // A vertical slope is bounded, with the sign of the direction.
    #expect(CubicBezier.decelerate.slope(at: 0) == 1e9)
    #expect(try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1).slope(at: 0.5) == 1e9)
    #expect(try CubicBezier(x1: 0, y1: -1, x2: 1, y2: 1).slope(at: 0) == -1e9)
    // Both points coincide with the ends: the diagonal.
    let diagonal = try CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    for time in [-1, 0, 0.3, 1, 2] { #expect(abs(diagonal.slope(at: time) - 1) < 1e-12) }
  }

  @Test("At a corner the slopes before and after differ")
  func corners() throws {
    let stops = try LinearStops([LinearStop(0), LinearStop(0.8, at: 0.5), LinearStop(1)])
    #expect(stops.slope(before: 0.5) == 1.6)
    #expect(abs(stops.slope(at: 0.5) - 0.4) < 1e-15)
    #expect(stops.slope(at: 0) == 1.6 && abs(stops.slope(before: 1) - 0.4) < 1e-15)
    let timing = try Timing(easing: .stops(stops), duration: 2)
    #expect(timing.velocity(before: 1) == 0.8 && abs(timing.velocity(at: 1) - 0.2) < 1e-15)
    #expect(abs(timing.reversed.velocity(at: 1) + 0.2) < 1e-15)
    #expect(timing.velocity(before: 0) == 0 && timing.velocity(at: 0) == 0.8)
    #expect(timing.velocity(at: 2) == 0 && abs(timing.velocity(before: 2) - 0.2) < 1e-15)
    // The emphasized path: (0.4 − 0.06) / (0.166666 − 0.133333), then 0.42 / 0.041667.
    let joined = PiecewiseCubic.emphasized
    #expect(abs(joined.slope(before: joined.joint.x) - 10.2001) < 1e-4)
    #expect(abs(joined.slope(at: joined.joint.x) - 10.07992) < 1e-4)
  }

  @Test("Velocities of all timings match central differences")
  func differences() throws {
    var random = SeededRandom(seed: 71)
    let h = 1e-6
    for _ in 0..<2_000 {
      let timing = try random.timing()
      let t = random.double(in: 0.02...0.98) * timing.duration
      let difference = (timing.progress(at: t + h) - timing.progress(at: t - h)) / (2 * h)
      let (before, after) = (timing.velocity(before: t), timing.velocity(at: t))
      // If a corner is between the two samples, the difference is between its two slopes.
      let isNear = abs(before - difference) < 1e-6 * (1 + abs(before)) + 1e-7
      #expect(isNear && before == after, "\(timing) at \(t): \(before), \(after), \(difference)")
    }
  }

  @Test("The derivative of a point on an arc matches central differences")
  func arcs() {
    var random = SeededRandom(seed: 72)
    for _ in 0..<1_000 {
      let path = PointPath(
        from: Point(x: random.double(in: -500...500), y: random.double(in: -500...500)),
        to: Point(x: random.double(in: -500...500), y: random.double(in: -500...500)),
        style: random.int(in: 0...3) == 0 ? .straight : .arc)
      let p = random.double(in: -0.2...1.2)
      let (a, b) = (path.point(at: p - 1e-5), path.point(at: p + 1e-5))
      let rate = path.derivative(at: p)
      #expect(abs((b.x - a.x) / 2e-5 - rate.x) < 1e-5)
      #expect(abs((b.y - a.y) / 2e-5 - rate.y) < 1e-5)
    }
  }
}

extension SeededRandom {
  /// Returns a timing of any kind whose curve is vertical at most at its beginning or end.
  mutating func timing() throws -> Timing {
    let duration = double(in: 0.05...0.8)
    switch int(in: 0...6) {
    case 0: return try Timing(easing: .linear, duration: duration)
    case 1, 2:
      let named = NamedEasing.allCases[int(in: 0...(NamedEasing.allCases.count - 1))]
      return try Timing(easing: named.easing, duration: duration)
    case 3:
      let curve = try CubicBezier(
        x1: double(in: 0...0.8), y1: double(in: -1...2), x2: double(in: 0.2...1),
        y2: double(in: -1...2))
      return try Timing(easing: .cubicBezier(curve), duration: duration)
    case 4:
      let stops = try LinearStops([
        LinearStop(0), LinearStop(double(in: -0.5...1.5), at: double(in: 0.1...0.5)),
        LinearStop(double(in: -0.5...1.5), at: double(in: 0.55...0.9)), LinearStop(1),
      ])
      return try Timing(easing: .stops(stops), duration: duration)
    default:
      let spring = try Spring(
        response: double(in: 0.1...0.8), dampingFraction: double(in: 0.3...2),
        initialVelocity: int(in: 0...1) == 0 ? 0 : double(in: -5...20))
      return try Timing(spring: spring, within: 1e-4)
    }
  }
}
