/// What a channel still carries from before an interruption: the difference between where it was, and
/// how fast, and where the new motion has it. It is added to the new motion and dies away.
///
/// With offset p, velocity v, T seconds for the one and C ≤ T for the other, t seconds after the
/// interruption it is
///
///     r(t)  = p (1 + 3t/T) (1 − t/T)³ + v t (1 − t/C)³
///     r'(t) = −12 p (t/T²) (1 − t/T)² + v (1 − 4t/C) (1 − t/C)²
///
/// in which each term counts until its own time and is 0 from then on. So r(0) = p and r'(0) = v, which
/// makes position and velocity continuous at the interruption; and with the cubes r, r' and r'' are 0
/// at the end, which is reached exactly and without a jerk.
///
/// This is the critically damped spring's (p + (v + ωp) t) e^(−ωt) with ωT = 3, in which
/// (1 − t/T)³ stands for e^(−ωt) = lim (1 − ωt/n)ⁿ: like that spring, with C = T, it passes 0 at most
/// once, and only if the velocity leads there faster than 4p/T.
public struct Residual: Hashable, Sendable {
  /// p, in the channel's unit.
  public let offset: Double

  /// v, in the channel's unit per second.
  public let velocity: Double

  /// T, in seconds: when the offset is gone.
  public let duration: Double

  /// C, in seconds: when the velocity is spent.
  public let coasting: Double

  /// Nothing.
  public static let none = Residual(offset: 0, velocity: 0, duration: 0)

  /// - Parameters:
  ///   - offset: The difference in position at the interruption.
  ///   - velocity: The difference in velocity there, per second.
  ///   - duration: In seconds; bounded to an hour.
  ///   - reach: Alone, the velocity carries the channel 27/256 · v · C astray, at t = C/4. Where C = T
  ///     would be more than a quarter of the reach, C is 64/27 · reach / |v| instead: curves that start
  ///     steeply have velocities that nothing on a screen should follow for long.
  ///
  /// Numbers that no screen has are bounded, and NaN counts as 0.
  public init(offset: Double, velocity: Double, duration: Double, reach: Double = .infinity) {
    self.offset = offset.bounded(to: MotionLimits.place)
    self.velocity = velocity.bounded(to: MotionLimits.speed)
    self.duration = duration.bounded(to: 0...Timing.longestDuration)
    let limit = reach > 0 ? 64 * reach / (27 * self.velocity.magnitude) : .infinity
    // NaN, from an endless reach without velocity, is no limit.
    coasting = limit < self.duration ? limit : self.duration
  }

  /// The difference `seconds` after the interruption: exactly the offset then and before.
  public func value(after seconds: Double) -> Double {
    guard seconds > 0 else { return offset }
    var value = 0.0
    if seconds < duration {
      let u = seconds / duration
      let rest = 1 - u
      value = offset * ((1 + 3 * u) * (rest * rest * rest))
    }
    if seconds < coasting {
      let rest = 1 - seconds / coasting
      value += velocity * seconds * (rest * rest * rest)
    }
    return value
  }

  /// The difference in velocity, per second: exactly `velocity` at the interruption and before.
  public func velocity(after seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    var value = 0.0
    if seconds < duration {
      let u = seconds / duration
      value = -12 * offset * (u * (1 - u) * (1 - u)) / duration
    }
    if seconds < coasting {
      let u = seconds / coasting
      value += velocity * ((1 - 4 * u) * (1 - u) * (1 - u))
    }
    return value
  }

  /// The seconds after which it is 0 for ever.
  public var end: Double {
    max(offset == 0 ? 0 : duration, velocity == 0 ? 0 : coasting)
  }

  /// What `value(after:)` never exceeds, either way: |p| + 27/256 |v| C.
  public var greatestMagnitude: Double {
    offset.magnitude + 27.0 / 256 * (velocity.magnitude * coasting)
  }

  /// What `velocity(after:)` never exceeds, either way: 16/9 |p| / T + |v|, the first at t = T/3.
  public var greatestSpeed: Double {
    (offset == 0 ? 0 : 16.0 / 9 * offset.magnitude / duration) + velocity.magnitude
  }
}
