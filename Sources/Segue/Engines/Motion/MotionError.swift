/// An error for numbers that do not describe a valid motion. The language stage converts it to a
/// diagnostic at the bytes of the invalid number.
public struct MotionError: Error, Hashable, Sendable {
  /// The parameter that is invalid. Raw values are the keys of a transition's easing or gesture.
  public enum Parameter: String, Hashable, Sendable {
    case x1, y1, x2, y2
    /// The output or the position of a stop. `MotionError.index` is the index of the stop.
    case stop, position
    /// The whole list of stops.
    case linear
    case response, dampingFraction, blendDuration
    case mass, stiffness, damping, initialVelocity
    case duration, bounce
    case distance, progress, coefficient, reach
    case threshold, flickSpeed, projectionTime, deceleration
    /// The detent of a sheet. `MotionError.index` is its index.
    case detent
    case skips
    case window, maximumSpeed
  }

  /// The requirement that the value does not satisfy.
  public enum Requirement: Hashable, Sendable {
    /// The number must be finite.
    case finite
    /// The number must be positive.
    case positive
    /// The number must not be negative.
    case notNegative
    /// The number must be in the range.
    case within(ClosedRange<Double>)
    /// There must be at least two stops.
    case atLeastTwo
    /// The spring must come to rest within `Timing.longestDuration`.
    case comesToRest
  }

  /// The invalid parameter.
  public let parameter: Parameter
  /// The requirement that it does not satisfy.
  public let requirement: Requirement
  /// The given number. For `atLeastTwo` it is the count, for `comesToRest` the damping ratio of the
  /// spring.
  public let value: Double
  /// The index of the stop or detent in its list.
  public let index: Int?

  init(_ parameter: Parameter, _ requirement: Requirement, value: Double, index: Int? = nil) {
    self.parameter = parameter
    self.requirement = requirement
    self.value = value
    self.index = index
  }
}

/// Limits far beyond anything on a screen, within which every formula yields finite numbers.
enum MotionLimits {
  static let magnitude: ClosedRange<Double> = -1e9...1e9
  static let positive: ClosedRange<Double> = 1e-6...1e9
  static let nonnegative: ClosedRange<Double> = 0...1e9
  /// The range of a channel's values and speeds for ends within `magnitude`, however its curve
  /// overshoots.
  static let value: ClosedRange<Double> = -1e12...1e12
  static let speed: ClosedRange<Double> = -1e15...1e15
}

extension Double {
  /// Returns the number limited to the range. NaN counts as 0, or as the lower bound if that is
  /// greater.
  @inline(__always)
  func bounded(to range: ClosedRange<Double>) -> Double {
    if isNaN { return Swift.max(0, range.lowerBound) }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Requires `value` to be in `range`, or throws the simplest requirement that it does not satisfy.
func require(
  _ value: Double, in range: ClosedRange<Double>, _ parameter: MotionError.Parameter,
  index: Int? = nil
) throws(MotionError) {
  guard !range.contains(value) else { return }
  let requirement: MotionError.Requirement
  if !value.isFinite {
    requirement = .finite
  } else if range == MotionLimits.positive && value <= 0 {
    requirement = .positive
  } else if range == MotionLimits.nonnegative && value < 0 {
    requirement = .notNegative
  } else {
    requirement = .within(range)
  }
  throw MotionError(parameter, requirement, value: value, index: index)
}
