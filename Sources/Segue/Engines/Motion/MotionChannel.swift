/// One number in motion: an edge, a side, a radius, an opacity. Where it is follows from the progress of
/// the motion that it belongs to, and from what it still carries from before the last interruption:
///
///     x(t) = from + (to − from) · progress(t) + residual(t)
///
/// Units are the caller's; a velocity is that unit a second. Nothing is kept within what makes sense (no
/// negative side, no opacity above 1), because a number held there would forget its velocity: bound what
/// is drawn.
public struct MotionChannel: Hashable, Sendable {
  /// Where it is at progress 0; after a change of target, where it was then.
  public let from: Double

  /// Where it is at progress 1.
  public let to: Double

  public let residual: Residual

  /// The longest way that it has had since it rested, from which its velocities come. Endless for a
  /// velocity from elsewhere, such as a finger's.
  public let reach: Double

  /// Ends beyond a billion are bounded, and NaN counts as 0.
  public init(from: Double, to: Double) {
    let from = from.bounded(to: MotionLimits.magnitude)
    let to = to.bounded(to: MotionLimits.magnitude)
    self.init(from: from, to: to, residual: .none, reach: (to - from).magnitude)
  }

  init(from: Double, to: Double, residual: Residual, reach: Double) {
    self.from = from
    self.to = to
    self.residual = residual
    self.reach = reach
  }

  /// Where it is at a time of its playback.
  @inline(__always)
  func value(progress: Double, after seconds: Double) -> Double {
    let base = interpolate(from, to, at: progress)
    let rest = residual.value(after: seconds)
    // Adding 0 would turn −0 into 0.
    return rest == 0 ? base : (base + rest).bounded(to: MotionLimits.place)
  }

  @inline(__always)
  func velocity(progressVelocity: Double, after seconds: Double) -> Double {
    ((to - from) * progressVelocity + residual.velocity(after: seconds))
      .bounded(to: MotionLimits.speed)
  }
}
