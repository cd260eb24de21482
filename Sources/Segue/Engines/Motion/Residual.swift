/// The difference between a motion before an interruption and the motion after it, in value and in
/// velocity. It is added to the new motion and decays.
///
/// With the offset p, the velocity v, T seconds for the offset and C ≤ T seconds for the velocity,
/// the residual t seconds after the interruption is
///
///     r(t)  = p (1 + 3t/T) (1 − t/T)³ + v t (1 − t/C)³
///     r'(t) = −12 p (t/T²) (1 − t/T)² + v (1 − 4t/C) (1 − t/C)²
///
/// where each term applies until its own time and is 0 from then on. So r(0) = p and r'(0) = v,
/// which makes value and velocity continuous at the interruption; and because of the cubes, r, r'
/// and r'' are 0 at the end, which is reached exactly and without a jerk.
///
/// This is the critically damped spring's (p + (v + ωp) t) e^(−ωt) with ωT = 3, in which (1 − t/T)³
/// replaces e^(−ωt) = lim (1 − ωt/n)ⁿ: like that spring, with C = T, it passes 0 at most once, and
/// only if the velocity towards 0 is greater than 4p/T.
public struct Residual: Hashable, Sendable {
  /// The offset p, in the channel's unit.
  public let offset: Double

  /// The velocity v, in the channel's unit per second.
  public let velocity: Double

  /// The time T in seconds after which the offset is 0.
  public let duration: Double

  /// The time C in seconds after which the velocity is 0.
  public let coasting: Double

  /// The residual that is always 0.
  public static let none = Residual(offset: 0, velocity: 0, duration: 0)

  /// Creates a residual. Extreme numbers are limited, and NaN counts as 0.
  ///
  /// - Parameters:
  ///   - offset: The difference in value at the interruption.
  ///   - velocity: The difference in velocity at the interruption, per second.
  ///   - duration: The duration in seconds, limited to an hour.
  ///   - reach: The distance of the channel. The velocity alone displaces the channel by up to
  ///     27/256 · v · C, at t = C/4. If that is more than a quarter of the reach for C = T, C is
  ///     64/27 · reach / |v| instead: curves that start steeply have velocities that nothing on a
  ///     screen should follow for long.
  public init(offset: Double, velocity: Double, duration: Double, reach: Double = .infinity) {
    self.offset = offset.bounded(to: MotionLimits.place)
    self.velocity = velocity.bounded(to: MotionLimits.speed)
    self.duration = duration.bounded(to: 0...Timing.longestDuration)
    let limit = reach > 0 ? 64 * reach / (27 * self.velocity.magnitude) : .infinity
    // NaN, from an infinite reach without velocity, is no limit.
    coasting = limit < self.duration ? limit : self.duration
  }

  /// Returns the difference in value `seconds` after the interruption. At and before the
  /// interruption it is exactly the offset.
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

  /// Returns the difference in velocity, per second. At and before the interruption it is exactly
  /// `velocity`.
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

  /// The seconds after which the residual is 0.
  public var end: Double {
    max(offset == 0 ? 0 : duration, velocity == 0 ? 0 : coasting)
  }

  /// An upper limit of the magnitude of `value(after:)`: |p| + 27/256 |v| C.
  public var greatestMagnitude: Double {
    offset.magnitude + 27.0 / 256 * (velocity.magnitude * coasting)
  }

  /// An upper limit of the magnitude of `velocity(after:)`: 16/9 |p| / T + |v|, the former at t =
  /// T/3.
  public var greatestSpeed: Double {
    (offset == 0 ? 0 : 16.0 / 9 * offset.magnitude / duration) + velocity.magnitude
  }
}
