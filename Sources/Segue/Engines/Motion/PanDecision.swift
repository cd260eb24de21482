/// What a finger leaves behind when it lets go.
public struct PanRelease: Hashable, Sendable {
  /// The progress that showed, rubber-banded past the ends.
  public let progress: Double

  /// The finger's speed in points a second, towards growing progress positive.
  public let velocity: Double

  /// The speed of the progress that showed, in progress a second: the finger's over the distance,
  /// times the rubber band's slope.
  public let progressVelocity: Double

  /// The points that stand for progress 1.
  public let distance: Double

  /// Where progress would be if from here it went on at the finger's own speed, in seconds. (At the
  /// speed that showed, a step past an end would change the answer abruptly.)
  func projected(by seconds: Double) -> Double {
    progress + velocity / distance * seconds
  }
}

/// How a pan was decided, with all that went into it.
public struct PanDecision: Hashable, Sendable {
  /// Why it was decided so.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Finished: progress was above the threshold, and so was its projection.
    case passedThreshold
    /// Finished: progress was not, but the velocity carried its projection over.
    case carriedOver
    /// Cancelled: neither was.
    case fellShort
    /// Cancelled: progress was, but the velocity carried its projection back.
    case carriedBack
    /// Cancelled: a flick back, whatever the place.
    case flickedBack
    /// Cancelled by the system, whatever the place and the speed.
    case interrupted
    /// The detent nearest to the projection.
    case nearestDetent
    /// A nearer detent lay behind more others than one release may pass.
    case heldBySkips
    /// A nearer detent lay on the side from which a flick came.
    case heldByFlick
  }

  public let release: PanRelease

  /// For how long the finger's speed was carried on, in seconds.
  public let projectionTime: Double

  /// The progress that it led to.
  public let projected: Double

  /// The progress to pass; nil where detents decide.
  public let threshold: Double?

  /// The speed in points a second from which a release is a flick.
  public let flickSpeed: Double

  /// The progress at which the transition shall come to rest.
  public let target: Double

  /// The detent at `target`, counted from the lowest; where a sheet may be dismissed 0 is that. Nil
  /// where a threshold decides.
  public let detent: Int?

  /// Whether anything is different from before the pan: the transition done, or another detent taken.
  public let isFinished: Bool

  public let reason: Reason
}

// What the spring is given that leads to the target. Progress has no jump at the release, neither in
// its place nor in its speed.
extension PanDecision {
  /// The progress and its speed at the release, seen from the target: for `Spring.state(at:from:)`.
  public var springState: SpringState {
    SpringState(
      displacement: release.progress - target, velocity: release.progressVelocity)
  }

  /// The speed at the release in remaining distances a second, towards the target positive, as
  /// `Spring.initialVelocity` has it: progress velocity / (target − progress). Nil where nothing, or
  /// next to nothing, remains and no number of a spring says it; `springState` always does.
  public var initialVelocity: Double? {
    let normalised = release.progressVelocity / (target - release.progress)
    // Adding zero turns −0, a finger at rest on the way back, into 0.
    return MotionLimits.magnitude.contains(normalised) ? normalised + 0 : nil
  }

  /// The progress `seconds` after the release: that of the release then and before.
  public func progress(at seconds: Double, on spring: Spring) -> Double {
    guard seconds > 0 else { return release.progress }
    return target + spring.state(at: seconds, from: springState).displacement
  }

  /// The progress a second, `seconds` after the release.
  public func velocity(at seconds: Double, on spring: Spring) -> Double {
    spring.state(at: seconds, from: springState).velocity
  }

  /// The seconds after which progress stays within `tolerance` of the target; nil when it never does.
  public func settlingDuration(on spring: Spring, within tolerance: Double) -> Double? {
    spring.settlingDuration(from: springState, within: tolerance)
  }
}
