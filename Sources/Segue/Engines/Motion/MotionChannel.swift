/// An animated number: an edge, a side, a radius, an opacity. Its value depends on the progress of
/// its motion and on the residual of the last interruption:
///
///     x(t) = from + (to − from) · progress(t) + residual(t)
///
/// Units are the caller's; a velocity is that unit per second. Values are not limited to valid ones
/// (a side may be negative, an opacity greater than 1), because a limited value would lose its
/// velocity: limit the values when drawing.
public struct MotionChannel: Hashable, Sendable {
  /// The value at progress 0. After a change of target, it is the value at the time of the change.
  public let from: Double

  /// The value at progress 1.
  public let to: Double

  /// The remaining difference from before the last interruption.
  public let residual: Residual

  /// The longest distance of the channel since it was last at rest, which its velocities come from.
  /// It is infinite for a velocity from an outside source, such as a finger.
  public let distance: Double

  /// Creates a channel at rest. Ends beyond a billion are limited, and NaN counts as 0.
  public init(from: Double, to: Double) {
    let from = from.bounded(to: MotionLimits.magnitude)
    let to = to.bounded(to: MotionLimits.magnitude)
    self.init(from: from, to: to, residual: .none, distance: (to - from).magnitude)
  }

  init(from: Double, to: Double, residual: Residual, distance: Double) {
    self.from = from
    self.to = to
    self.residual = residual
    self.distance = distance
  }

  /// Returns the value at a time of the channel's playback.
  @inline(__always)
  func value(progress: Double, after seconds: Double) -> Double {
    let base = interpolate(from, to, at: progress)
    let rest = residual.value(after: seconds)
    // Adding 0 would change −0 to 0.
    return rest == 0 ? base : (base + rest).bounded(to: MotionLimits.value)
  }

  @inline(__always)
  func velocity(progressVelocity: Double, after seconds: Double) -> Double {
    ((to - from) * progressVelocity + residual.velocity(after: seconds))
      .bounded(to: MotionLimits.speed)
  }
}
