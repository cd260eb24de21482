/// The state of a pan at its release.
public struct PanRelease: Hashable, Sendable {
  /// The displayed progress, with the rubber band beyond the ends.
  public let progress: Double

  /// The finger's velocity in points per second, positive towards increasing progress.
  public let velocity: Double

  /// The velocity of the displayed progress, per second: that of the finger divided by the
  /// distance, times the slope of the rubber band.
  public let progressVelocity: Double

  /// The distance in points that corresponds to progress 1.
  public let distance: Double

  /// Returns the progress after some seconds at the finger's velocity. (With the velocity of the
  /// displayed progress, a small step past an end would change the result abruptly.)
  func projected(by seconds: Double) -> Double {
    progress + velocity / distance * seconds
  }
}

/// The decision on a released pan, with all values that it is based on.
public struct PanDecision: Hashable, Sendable {
  /// The reason for the decision.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Finished: both the progress and its projection were above the threshold.
    case passedThreshold
    /// Finished: the progress was not above the threshold, but its projection was.
    case carriedOver
    /// Cancelled: neither the progress nor its projection was above the threshold.
    case fellShort
    /// Cancelled: the progress was above the threshold, but its projection was not.
    case carriedBack
    /// Cancelled: a flick back, regardless of the progress.
    case flickedBack
    /// Cancelled by the system, regardless of the progress and the velocity.
    case interrupted
    /// The target is the detent nearest to the projection.
    case nearestDetent
    /// A nearer detent was beyond more other detents than one release may pass.
    case heldBySkips
    /// A nearer detent was on the side from which a flick came.
    case heldByFlick
  }

  /// The state of the pan at its release.
  public let release: PanRelease

  /// The time in seconds over which the finger's velocity was projected.
  public let projectionTime: Double

  /// The projected progress.
  public let projected: Double

  /// The threshold of the projected progress, or nil if detents decide.
  public let threshold: Double?

  /// The speed in points per second from which a release is a flick.
  public let flickSpeed: Double

  /// The progress at which the transition comes to rest.
  public let target: Double

  /// The index of the detent at `target`, from the lowest, which is progress 0 if the sheet can be
  /// dismissed. It is nil if a threshold decides.
  public let detent: Int?

  /// Whether the pan had an effect: the transition is finished, or the detent has changed.
  public let isFinished: Bool

  /// The reason for the decision.
  public let reason: Reason
}

// The initial state of the spring that leads to the target. Both the progress and its velocity are
// continuous at the release.
extension PanDecision {
  /// The progress and its velocity at the release, relative to the target, for
  /// `Spring.state(at:from:)`.
  public var springState: SpringState {
    SpringState(
      displacement: release.progress - target, velocity: release.progressVelocity)
  }

  /// The velocity at the release, as a value for `Spring.initialVelocity`: in remaining distances
  /// per second, progress velocity / (target − progress), positive towards the target. It is nil if
  /// the remaining distance is zero or so small that a spring cannot represent the velocity;
  /// `springState` always can.
  public var initialVelocity: Double? {
    let normalised = release.progressVelocity / (target - release.progress)
    // Adding zero changes −0, for a finger at rest on the way back, to 0.
    return MotionLimits.magnitude.contains(normalised) ? normalised + 0 : nil
  }

  /// Returns the progress `seconds` after the release. For negative times it is that of the
  /// release.
  public func progress(at seconds: Double, on spring: Spring) -> Double {
    guard seconds > 0 else { return release.progress }
    return target + spring.state(at: seconds, from: springState).displacement
  }

  /// Returns the velocity of progress, per second, `seconds` after the release.
  public func velocity(at seconds: Double, on spring: Spring) -> Double {
    spring.state(at: seconds, from: springState).velocity
  }

  /// Returns the seconds after which progress stays within `tolerance` of the target, or nil if it
  /// never does.
  public func settlingDuration(on spring: Spring, within tolerance: Double) -> Double? {
    spring.settlingDuration(from: springState, within: tolerance)
  }
}
