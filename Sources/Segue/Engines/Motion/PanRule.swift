/// Whether a released pan finishes its transition or takes it back.
///
/// Progress is carried on by the finger's velocity for a while: projected = progress + v/D·τ, with v in
/// points a second, positive towards the finish, D the travel's distance and τ the projection time. The
/// transition finishes if that is above the threshold. One exception keeps the promise that a flick
/// back never finishes, wherever it is made: at `flickSpeed` backwards, or faster, the answer is no
/// without looking at the projection, which close to the finish might still be above.
public struct PanRule: Hashable, Sendable {
  /// The projected progress above which the transition finishes, 0…1.
  public let threshold: Double

  /// The speed in points a second from which a release is a flick.
  public let flickSpeed: Double

  /// τ in seconds; nil where it follows from the other two.
  public let projectionTime: Double?

  /// A rule whose τ makes its two numbers the limits: at rest the threshold must be passed, and from
  /// progress 0 the flick's speed. In between they share: p/threshold + v/flickSpeed > 1.
  /// - Throws: unless the threshold is between 0 and 1 and the speed positive.
  public init(threshold: Double, flickSpeed: Double) throws(MotionProblem) {
    try require(threshold, in: 0...1, .threshold)
    try require(flickSpeed, in: MotionLimits.positive, .flickSpeed)
    self.init(validThreshold: threshold, flickSpeed: flickSpeed, projectionTime: nil)
  }

  /// A rule with a projection time in seconds.
  /// - Throws: unless the threshold is between 0 and 1, the speed positive and the time not negative.
  public init(
    threshold: Double, flickSpeed: Double, projectionTime: Double
  ) throws(MotionProblem) {
    try require(threshold, in: 0...1, .threshold)
    try require(flickSpeed, in: MotionLimits.positive, .flickSpeed)
    try require(projectionTime, in: MotionLimits.notNegative, .projectionTime)
    self.init(validThreshold: threshold, flickSpeed: flickSpeed, projectionTime: projectionTime)
  }

  /// A rule that projects as far as something would slide that keeps the share `deceleration` of its
  /// speed each millisecond, as `UIScrollView` does: v/1000·d/(1 − d).
  /// - Throws: unless threshold is between 0 and 1, the speed positive and d between 0 and 0.9999.
  public init(
    threshold: Double, flickSpeed: Double, deceleration: Double
  ) throws(MotionProblem) {
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

  /// 30 % of the way, or 500 pt/s.
  public static let thirtyPercent = PanRule(
    validThreshold: 0.3, flickSpeed: 500, projectionTime: nil)

  /// Half of the way, projected with `UIScrollView.DecelerationRate.normal` (0.998: 0.499 s).
  public static let normalDeceleration = PanRule(
    validThreshold: 0.5, flickSpeed: 500, projectionTime: slidingTime(deceleration: 0.998))

  /// Half of the way, projected with `UIScrollView.DecelerationRate.fast` (0.99: 0.099 s).
  public static let fastDeceleration = PanRule(
    validThreshold: 0.5, flickSpeed: 500, projectionTime: slidingTime(deceleration: 0.99))

  /// The seconds at constant speed that lead as far as sliding to a stop does: Σ dⁿ over milliseconds
  /// n ≥ 1 is d/(1 − d).
  static func slidingTime(deceleration d: Double) -> Double {
    d / (1 - d) / 1000
  }

  /// τ over a travel's distance in points.
  public func projectionTime(over distance: Double) -> Double {
    projectionTime ?? threshold * distance / flickSpeed
  }

  /// Whether a pan finishes that is let go at a progress, at a speed towards the finish, over a travel's distance
  /// in points.
  package func isFinished(
    releasedAt progress: Double, pointsPerSecond velocity: Double, over distance: Double
  ) -> Bool {
    let release = PanRelease(
      progress: progress, velocity: velocity, progressVelocity: velocity / distance,
      distance: distance)
    return decision(on: release, isInterrupted: false).isFinished
  }

  /// The answer to a release, or to the system's taking the pan away, which takes the transition back.
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
