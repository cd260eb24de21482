/// When a transition's progress is where: an easing played over a time.
public struct Timing: Hashable, Sendable {
  public let easing: Easing

  /// In seconds.
  public let duration: Double

  /// Whether progress runs from 1 to 0, as in a pop.
  public let isReversed: Bool

  /// The extremes of progress when it runs forwards.
  private let forwardRange: ClosedRange<Double>

  /// An hour: what lasts longer was not meant in seconds.
  public static let longestDuration = 3600.0

  /// An easing over `duration` seconds. A spring plays in its own time, and is at its end after
  /// `duration` wherever it was.
  /// - Throws: when the duration is negative, not finite or above an hour.
  public init(easing: Easing, duration: Double) throws(MotionProblem) {
    if duration < 0 { throw MotionProblem(.duration, .notNegative, value: duration) }
    try require(duration, in: 0...Timing.longestDuration, .duration)
    self.init(
      easing: easing, duration: duration, isReversed: false,
      forwardRange: easing.progressRange(over: duration))
  }

  /// A spring until its progress stays within `tolerance` of its end: half a device pixel, divided by
  /// the longest way that anything goes.
  /// - Throws: when that takes more than an hour, or for ever.
  public init(spring: Spring, within tolerance: Double) throws(MotionProblem) {
    guard let duration = spring.settlingDuration(within: tolerance),
      duration <= Timing.longestDuration
    else { throw MotionProblem(.dampingFraction, .comesToRest, value: spring.dampingRatio) }
    try self.init(easing: .spring(spring), duration: duration)
  }

  private init(
    easing: Easing, duration: Double, isReversed: Bool, forwardRange: ClosedRange<Double>
  ) {
    self.easing = easing
    self.duration = duration
    self.isReversed = isReversed
    self.forwardRange = forwardRange
  }

  /// The same, a spring for as long as it takes until its progress stays within `tolerance` of its end,
  /// if that is longer: on a longer way it is seen to move for longer. At most an hour.
  func settled(within tolerance: Double) -> Timing {
    guard case .spring(let spring) = easing,
      let settling = spring.settlingDuration(within: tolerance), settling > duration,
      let longer = try? Timing(easing: easing, duration: min(settling, Timing.longestDuration))
    else { return self }
    return isReversed ? longer.reversed : longer
  }

  /// The same motion mirrored, 1 − e(t) in place of e(t): how a pop plays unless it has its own curve.
  public var reversed: Timing {
    Timing(
      easing: easing, duration: duration, isReversed: !isReversed, forwardRange: forwardRange)
  }

  /// The least and the greatest progress, 0 and 1 included: wider than 0…1 where the easing overshoots.
  /// `progress(at:)` never leaves it.
  public var progressRange: ClosedRange<Double> {
    // Rounding keeps the order, so mirrored bounds hold for mirrored progress.
    isReversed ? (1 - forwardRange.upperBound)...(1 - forwardRange.lowerBound) : forwardRange
  }

  /// The progress at a time: exactly 0 at 0 seconds and before, exactly 1 at `duration` and after
  /// (reversed, 1 and 0). A transition without duration is at its end from 0 seconds on. NaN counts
  /// as the beginning.
  public func progress(at seconds: Double) -> Double {
    let forward = forwardProgress(at: seconds)
    return isReversed ? 1 - forward : forward
  }

  @inline(__always)
  private func forwardProgress(at seconds: Double) -> Double {
    if seconds >= duration && seconds >= 0 { return 1 }
    guard seconds > 0 else { return 0 }
    switch easing {
    case .linear: return seconds / duration
    case .cubicBezier(let curve): return curve.value(at: seconds / duration)
    case .joinedCubics(let curve): return curve.value(at: seconds / duration)
    case .stops(let stops): return stops.value(at: seconds / duration)
    case .spring(let spring):
      let position = spring.position(at: seconds)
      return min(max(position, forwardRange.lowerBound), forwardRange.upperBound)
    }
  }
}

extension Easing {
  /// The extremes of progress from the beginning until `duration`, both ends included.
  fileprivate func progressRange(over duration: Double) -> ClosedRange<Double> {
    let range: ClosedRange<Double>
    switch self {
    case .linear: range = 0...1
    case .cubicBezier(let curve): range = curve.range
    case .joinedCubics(let curve): range = curve.range
    case .stops(let stops): range = stops.range
    case .spring(let spring):
      let last = spring.position(at: duration)
      var (least, greatest) = (min(0, last), max(1, last))
      for turn in spring.turningPoints where turn < duration {
        least = min(least, spring.position(at: turn))
        greatest = max(greatest, spring.position(at: turn))
      }
      range = least...greatest
    }
    return min(0, range.lowerBound)...max(1, range.upperBound)
  }
}
