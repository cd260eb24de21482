/// The side from which a derivative is taken, which matters at corners and at the ends.
enum DerivativeSide {
  /// The derivative up to the time.
  case before
  /// The derivative from the time on.
  case after
}

extension Timing {
  /// Returns the velocity of progress from a time on, per second: e'(t/d) / d for a curve e over d
  /// seconds, the velocity of a spring itself, and the negative if reversed. At a corner it is the
  /// slope after it. It is 0 before the start, and 0 at and after the end.
  ///
  /// Cost: that of `progress(at:)`. The result is finite: if the curve is vertical, it is a very
  /// large number.
  public func velocity(at seconds: Double) -> Double {
    guard seconds >= 0 && seconds < duration else { return 0 }
    return mirrored(slope(at: seconds, .after))
  }

  /// Returns the velocity of progress up to a time, per second. At a corner it is the slope before
  /// it. It is 0 at and before the start, and 0 after the end.
  public func velocity(before seconds: Double) -> Double {
    guard seconds > 0 && seconds <= duration else { return 0 }
    return mirrored(slope(at: seconds, .before))
  }

  @inline(__always)
  private func mirrored(_ velocity: Double) -> Double {
    let bounded = velocity.bounded(to: MotionLimits.speed)
    return isReversed ? 0 - bounded : bounded
  }

  private func slope(at seconds: Double, _ side: DerivativeSide) -> Double {
    switch easing {
    case .linear: 1 / duration
    case .cubicBezier(let curve): curve.slope(at: seconds / duration) / duration
    case .joinedCubics(let curve):
      switch side {
      case .before: curve.slope(before: seconds / duration) / duration
      case .after: curve.slope(at: seconds / duration) / duration
      }
    case .stops(let stops):
      switch side {
      case .before: stops.slope(before: seconds / duration) / duration
      case .after: stops.slope(at: seconds / duration) / duration
      }
    case .spring(let spring): spring.velocity(at: seconds)
    }
  }
}
