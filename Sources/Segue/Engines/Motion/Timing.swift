/// The progress of a transition over time: an easing with a duration.
public struct Timing: Hashable, Sendable {
  /// The curve of progress.
  public let easing: Easing

  /// The duration, in seconds.
  public let duration: Double

  /// Whether progress runs from 1 to 0, as in a pop.
  public let isReversed: Bool

  /// The minimum and maximum progress of the timing when it is not reversed.
  private let forwardRange: ClosedRange<Double>

  /// The maximum duration, an hour: longer durations are most likely not meant in seconds.
  public static let longestDuration = 3600.0

  /// Creates a timing of an easing over `duration` seconds. A spring is not scaled to the duration,
  /// and jumps to its end after it.
  /// - Throws: If the duration is negative, not finite or more than an hour.
  public init(easing: Easing, duration: Double) throws(MotionError) {
    if duration < 0 { throw MotionError(.duration, .notNegative, value: duration) }
    try require(duration, in: 0...Timing.longestDuration, .duration)
    self.init(
      easing: easing, duration: duration, isReversed: false,
      forwardRange: easing.progressRange(over: duration))
  }

  /// Creates a timing of a spring that lasts until its progress stays within `tolerance` of its
  /// end: half a device pixel, divided by the longest distance of any animated value.
  /// - Throws: If that takes more than an hour, or never happens.
  public init(spring: Spring, within tolerance: Double) throws(MotionError) {
    guard let duration = spring.settlingDuration(within: tolerance),
      duration <= Timing.longestDuration
    else { throw MotionError(.dampingFraction, .comesToRest, value: spring.dampingRatio) }
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

  /// Returns the timing. A spring is prolonged until its progress stays within `tolerance` of its
  /// end, because over a longer distance its motion is visible for longer. The duration is at most
  /// an hour.
  func settled(within tolerance: Double) -> Timing {
    guard case .spring(let spring) = easing,
      let settling = spring.settlingDuration(within: tolerance), settling > duration,
      let longer = try? Timing(easing: easing, duration: min(settling, Timing.longestDuration))
    else { return self }
    return isReversed ? longer.reversed : longer
  }

  /// The mirrored motion, 1 − e(t) instead of e(t): the default for a pop without its own curve.
  public var reversed: Timing {
    Timing(
      easing: easing, duration: duration, isReversed: !isReversed, forwardRange: forwardRange)
  }

  /// The minimum and maximum progress, including 0 and 1: wider than 0…1 if the easing overshoots.
  /// `progress(at:)` is never outside this range.
  public var progressRange: ClosedRange<Double> {
    // Rounding preserves the order, so the mirrored range contains the mirrored progress.
    isReversed ? (1 - forwardRange.upperBound)...(1 - forwardRange.lowerBound) : forwardRange
  }

  /// Returns the progress at a time: exactly 0 at and before 0 seconds, exactly 1 at and after
  /// `duration` (1 and 0 if reversed). A transition without duration is at its end from 0 seconds
  /// on. NaN counts as the start.
  public func progress(at seconds: Double) -> Double {
    let forward = forwardProgress(at: seconds)
    return isReversed ? 1 - forward : forward
  }

  @inline(__always)
  private func forwardProgress(at seconds: Double) -> Double {
    if seconds >= duration && seconds >= 0 { return 1 }
    guard seconds > 0 else { return 0 }
    if case .spring(let spring) = easing {
      let position = spring.position(at: seconds)
      return min(max(position, forwardRange.lowerBound), forwardRange.upperBound)
    }
    return easing.value(at: seconds / duration)
  }
}

extension Easing {
  /// Returns the progress at a share of the duration. A spring has none.
  ///
  /// Inlined, the references of a curve's numbers would be counted for each call.
  @inline(never)
  fileprivate func value(at time: Double) -> Double {
    switch self {
    case .linear, .spring: time
    case .cubicBezier(let curve): curve.value(at: time)
    case .joinedCubics(let curve): curve.value(at: time)
    case .stops(let stops): stops.value(at: time)
    }
  }
}

extension Easing {
  /// Returns the minimum and maximum progress from the start to `duration`, including both ends.
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
