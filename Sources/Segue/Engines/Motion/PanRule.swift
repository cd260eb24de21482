/// The rule that determines whether a released pan finishes or cancels its transition.
///
/// Progress is projected with the finger's velocity: projected = progress + v/D·τ, where v is the
/// velocity in points per second, positive towards the finish, D the travel's distance and τ the
/// projection time. The transition finishes if the projected progress is above the threshold. There
/// is one exception, so that a flick back never finishes a transition: at `flickSpeed` or more
/// backwards the transition is cancelled regardless of the projection, which might still be above
/// the threshold close to the finish.
public struct PanRule: Hashable, Sendable {
  /// The projected progress above which the transition finishes, 0…1.
  public let threshold: Double

  /// The speed in points per second from which a release is a flick.
  public let flickSpeed: Double

  /// The projection time τ in seconds, or nil if it follows from the other two.
  public let projectionTime: Double?

  /// Creates a rule whose two numbers are the limits: at rest, the progress must exceed the
  /// threshold, and at progress 0, the velocity must exceed the flick speed. In between, both
  /// count: p/threshold + v/flickSpeed > 1.
  /// - Throws: Unless the threshold is between 0 and 1 and the speed is positive.
  public init(threshold: Double, flickSpeed: Double) throws(MotionError) {
    try require(threshold, in: 0...1, .threshold)
    try require(flickSpeed, in: MotionLimits.positive, .flickSpeed)
    self.init(validThreshold: threshold, flickSpeed: flickSpeed, projectionTime: nil)
  }

  /// Creates a rule with a projection time in seconds.
  /// - Throws: Unless the threshold is between 0 and 1, the speed is positive and the time is not
  ///   negative.
  public init(
    threshold: Double, flickSpeed: Double, projectionTime: Double
  ) throws(MotionError) {
    try require(threshold, in: 0...1, .threshold)
    try require(flickSpeed, in: MotionLimits.positive, .flickSpeed)
    try require(projectionTime, in: MotionLimits.nonnegative, .projectionTime)
    self.init(validThreshold: threshold, flickSpeed: flickSpeed, projectionTime: projectionTime)
  }

  /// Creates a rule that projects progress as `UIScrollView` does, by the distance that an object
  /// slides if it keeps the fraction `deceleration` of its velocity each millisecond: v/1000·d/(1 −
  /// d).
  /// - Throws: Unless the threshold is between 0 and 1, the speed is positive and d is between 0
  ///   and 0.9999.
  public init(
    threshold: Double, flickSpeed: Double, deceleration: Double
  ) throws(MotionError) {
    try require(deceleration, in: 0...0.9999, .deceleration)
    try self.init(
      threshold: threshold, flickSpeed: flickSpeed,
      projectionTime: PanRule.slidingTime(deceleration: deceleration))
  }

  private init(validThreshold threshold: Double, flickSpeed: Double, projectionTime: Double?) {
    self.threshold = threshold
    self.flickSpeed = flickSpeed
    self.projectionTime = projectionTime
  }

  /// A rule that finishes after 30 % of the distance, or at 500 pt/s.
  public static let thirtyPercent = PanRule(
    validThreshold: 0.3, flickSpeed: 500, projectionTime: nil)

  /// A rule that finishes after half of the distance, projected with
  /// `UIScrollView.DecelerationRate.normal` (0.998: 0.499 s).
  public static let normalDeceleration = PanRule(
    validThreshold: 0.5, flickSpeed: 500, projectionTime: slidingTime(deceleration: 0.998))

  /// A rule that finishes after half of the distance, projected with
  /// `UIScrollView.DecelerationRate.fast` (0.99: 0.099 s).
  public static let fastDeceleration = PanRule(
    validThreshold: 0.5, flickSpeed: 500, projectionTime: slidingTime(deceleration: 0.99))

  /// Returns the seconds at constant velocity after which the distance equals that of sliding to a
  /// stop: Σ dⁿ over milliseconds n ≥ 1 is d/(1 − d).
  static func slidingTime(deceleration d: Double) -> Double {
    d / (1 - d) / 1000
  }

  /// Returns the projection time τ over a travel's distance in points.
  public func projectionTime(over distance: Double) -> Double {
    projectionTime ?? threshold * distance / flickSpeed
  }

  /// Whether a pan finishes if it is released at a progress, with a velocity towards the finish,
  /// over a travel's distance in points.
  package func isFinished(
    releasedAt progress: Double, pointsPerSecond velocity: Double, over distance: Double
  ) -> Bool {
    let release = PanRelease(
      progress: progress, velocity: velocity, progressVelocity: velocity / distance,
      distance: distance)
    return decision(on: release, isInterrupted: false).isFinished
  }

  /// Decides on a release, or on a pan that the system cancelled, which cancels the transition.
  func decision(on release: PanRelease, isInterrupted: Bool) -> PanDecision {
    let time = projectionTime(over: release.distance)
    let projected = release.projected(by: time)
    let reason: PanDecision.Reason
    if isInterrupted {
      reason = .interrupted
    } else if release.velocity <= -flickSpeed {
      reason = .flickedBack
    } else if projected > threshold {
      reason = release.progress > threshold ? .passedThreshold : .carriedOver
    } else {
      reason = release.progress > threshold ? .carriedBack : .fellShort
    }
    let isFinished = reason == .passedThreshold || reason == .carriedOver
    return PanDecision(
      release: release, projectionTime: time, projected: projected, threshold: threshold,
      flickSpeed: flickSpeed, target: isFinished ? 1 : 0, detent: nil, isFinished: isFinished,
      reason: reason)
  }
}
