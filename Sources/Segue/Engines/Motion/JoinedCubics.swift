/// Two cubic curves, one after the other, as in Material's emphasised easing: the first, shrunk, runs
/// from (0, 0) to the joint, the second from there to (1, 1).
public struct JoinedCubics: Hashable, Sendable {
  public let first: CubicBezier
  public let second: CubicBezier

  /// Where the one ends and the other begins: x is time, y progress, both between 0 and 1.
  public let joint: Point

  /// For the curves that Segue names.
  init(first: CubicBezier, joint: Point, second: CubicBezier) {
    self.first = first
    self.joint = joint
    self.second = second
  }

  /// The least and the greatest progress, which `value(at:)` never leaves.
  public var range: ClosedRange<Double> {
    let a = first.range
    let b = second.range
    let rest = 1 - joint.y
    return min(
      0, a.lowerBound * joint.y, joint.y + b.lowerBound * rest)...max(
        1, a.upperBound * joint.y, joint.y + b.upperBound * rest)
  }

  /// The progress at a moment between 0 and 1.
  public func value(at time: Double) -> Double {
    guard time < 1 else { return 1 }
    if time < joint.x {
      return first.value(at: time / joint.x) * joint.y
    }
    return joint.y + second.value(at: (time - joint.x) / (1 - joint.x)) * (1 - joint.y)
  }

  /// How many times faster than time progress grows from a moment on. The two curves need not meet
  /// smoothly: at the joint this is the slope of the second.
  public func slope(at time: Double) -> Double {
    time < joint.x ? firstSlope(at: time) : secondSlope(at: time)
  }

  /// The slope with which progress comes to a moment: at the joint that of the first curve.
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
