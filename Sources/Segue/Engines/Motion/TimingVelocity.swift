/// From which side a derivative is taken: at corners and at the ends the two differ.
enum Side {
  /// How the moment is reached.
  case before
  /// How it goes on from there.
  case after
}

extension Timing {
  /// The progress a second with which the motion goes on from a time: e'(t/d) / d for a curve e over
  /// d seconds, the spring's own velocity for a spring, and the negative when reversed. At a corner the
  /// slope after it; 0 before the beginning, and 0 at the end and after.
  ///
  /// Cost: that of `progress(at:)`. Finite: where a curve stands upright, a very large number.
  public func velocity(at seconds: Double) -> Double {
    guard seconds >= 0 && seconds < duration else { return 0 }
    return mirrored(slope(at: seconds, .after))
  }

  /// The progress a second with which the motion comes to a time: at a corner the slope before it; 0 at
  /// the beginning and before, and 0 after the end.
  public func velocity(before seconds: Double) -> Double {
    guard seconds > 0 && seconds <= duration else { return 0 }
    return mirrored(slope(at: seconds, .before))
  }

  @inline(__always)
  private func mirrored(_ velocity: Double) -> Double {
    let bounded = velocity.bounded(to: MotionLimits.speed)
    return isReversed ? 0 - bounded : bounded
  }

  private func slope(at seconds: Double, _ side: Side) -> Double {
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
