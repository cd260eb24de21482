/// Two consecutive cubic curves, as in Material's emphasized easing: the first is scaled to run
/// from (0, 0) to the joint, the second from there to (1, 1).
public struct PiecewiseCubic: Hashable, Sendable {
  /// The curve before the joint, in the unit square.
  public let first: CubicBezier
  /// The curve after the joint, in the unit square.
  public let second: CubicBezier

  /// The point at which the curves meet: x is time and y is progress, both between 0 and 1.
  public let joint: Point

  /// Creates one of the named curves, without validation.
  init(first: CubicBezier, joint: Point, second: CubicBezier) {
    self.first = first
    self.joint = joint
    self.second = second
  }

  /// The minimum and maximum progress. `value(at:)` is never outside this range.
  public var range: ClosedRange<Double> {
    let a = first.range
    let b = second.range
    let rest = 1 - joint.y
    return min(
      0, a.lowerBound * joint.y, joint.y + b.lowerBound * rest)...max(
        1, a.upperBound * joint.y, joint.y + b.upperBound * rest)
  }

  /// Returns the progress at a time between 0 and 1.
  public func value(at time: Double) -> Double {
    guard time < 1 else { return 1 }
    if time < joint.x {
      return first.value(at: time / joint.x) * joint.y
    }
    return joint.y + second.value(at: (time - joint.x) / (1 - joint.x)) * (1 - joint.y)
  }

  /// Returns the slope of progress over time from a time on. The two curves need not meet smoothly:
  /// at the joint this is the slope of the second curve.
  public func slope(at time: Double) -> Double {
    time < joint.x ? firstSlope(at: time) : secondSlope(at: time)
  }

  /// Returns the slope of progress up to a time: at the joint that of the first curve.
  public func slope(before time: Double) -> Double {
    time <= joint.x ? firstSlope(at: time) : secondSlope(at: time)
  }

  private func firstSlope(at time: Double) -> Double {
    first.slope(at: time / joint.x) * (joint.y / joint.x)
  }

  private func secondSlope(at time: Double) -> Double {
    second.slope(at: (time - joint.x) / (1 - joint.x)) * ((1 - joint.y) / (1 - joint.x))
  }
}
