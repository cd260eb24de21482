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
  public let offsetDuration: Double

  /// The time C in seconds after which the velocity is 0.
  public let velocityDuration: Double

  /// The residual that is always 0.
  public static let none = Residual(offset: 0, velocity: 0, duration: 0)

  /// Creates a residual. Extreme numbers are limited, and NaN counts as 0.
  ///
  /// - Parameters:
  ///   - offset: The difference in value at the interruption.
  ///   - velocity: The difference in velocity at the interruption, per second.
  ///   - duration: The duration in seconds, limited to an hour.
  ///   - distance: The distance of the channel. The velocity alone displaces the channel by up to
  ///     27/256 · v · C, at t = C/4. If that is more than a quarter of the reach for C = T, C is
  ///     64/27 · reach / |v| instead: curves that start steeply have velocities that nothing on a
  ///     screen should follow for long.
  public init(offset: Double, velocity: Double, duration: Double, distance: Double = .infinity) {
    self.offset = offset.bounded(to: MotionLimits.value)
    self.velocity = velocity.bounded(to: MotionLimits.speed)
    self.offsetDuration = duration.bounded(to: 0...Timing.longestDuration)
    let limit = distance > 0 ? 64 * distance / (27 * self.velocity.magnitude) : .infinity
    // NaN, from an infinite reach without velocity, is no limit.
    velocityDuration = limit < self.offsetDuration ? limit : self.offsetDuration
  }

  /// Returns the difference in value `seconds` after the interruption. At and before the
  /// interruption it is exactly the offset.
  public func value(after seconds: Double) -> Double {
    guard seconds > 0 else { return offset }
    var value = 0.0
    if seconds < offsetDuration {
      let u = seconds / offsetDuration
      let rest = 1 - u
      value = offset * ((1 + 3 * u) * (rest * rest * rest))
    }
    if seconds < velocityDuration {
      let rest = 1 - seconds / velocityDuration
      value += velocity * seconds * (rest * rest * rest)
    }
    return value
  }

  /// Returns the difference in velocity, per second. At and before the interruption it is exactly
  /// `velocity`.
  public func velocity(after seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    var value = 0.0
    if seconds < offsetDuration {
      let u = seconds / offsetDuration
      value = -12 * offset * (u * (1 - u) * (1 - u)) / offsetDuration
    }
    if seconds < velocityDuration {
      let u = seconds / velocityDuration
      value += velocity * ((1 - 4 * u) * (1 - u) * (1 - u))
    }
    return value
  }

  /// The seconds after which the residual is 0.
  public var duration: Double {
    max(offset == 0 ? 0 : offsetDuration, velocity == 0 ? 0 : velocityDuration)
  }

  /// An upper limit of the magnitude of `value(after:)`: |p| + 27/256 |v| C.
  public var greatestMagnitude: Double {
    offset.magnitude + 27.0 / 256 * (velocity.magnitude * velocityDuration)
  }

  /// An upper limit of the magnitude of `velocity(after:)`: 16/9 |p| / T + |v|, the former at t =
  /// T/3.
  public var greatestSpeed: Double {
    (offset == 0 ? 0 : 16.0 / 9 * offset.magnitude / offsetDuration) + velocity.magnitude
  }
}
