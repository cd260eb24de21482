/// Why numbers describe no motion. The language stage turns it into a diagnostic at the bytes of the
/// offending number.
public struct MotionProblem: Error, Hashable, Sendable {
  /// What was given. Raw values are the keys of a transition's easing, or of its gesture.
  public enum Parameter: String, Hashable, Sendable {
    case x1, y1, x2, y2
    /// A stop's output or its position; `MotionProblem.index` says which stop.
    case stop, position
    /// The list of stops as a whole.
    case linear
    case response, dampingFraction, blendDuration
    case mass, stiffness, damping, initialVelocity
    case duration, bounce
    case distance, progress, coefficient, reach
    case threshold, flickSpeed, projectionTime, deceleration
    /// A sheet's detent; `MotionProblem.index` says which.
    case detent
    case skips
    case window, maximumSpeed
  }

  /// What it should have been.
  public enum Requirement: Hashable, Sendable {
    case finite
    case positive
    case notNegative
    case within(ClosedRange<Double>)
    /// Of stops, which make no line by themselves.
    case atLeastTwo
    /// The spring must come to rest within `Timing.longestDuration`.
    case comesToRest
  }

  public let parameter: Parameter
  public let requirement: Requirement
  /// The number as given; for `atLeastTwo` the count, for `comesToRest` the spring's damping ratio.
  public let value: Double
  /// The stop's or detent's place in its list.
  public let index: Int?

  init(_ parameter: Parameter, _ requirement: Requirement, value: Double, index: Int? = nil) {
    self.parameter = parameter
    self.requirement = requirement
    self.value = value
    self.index = index
  }
}

/// Bounds far outside anything a screen shows, within which no closed form leaves the finite numbers.
enum MotionLimits {
  static let magnitude: ClosedRange<Double> = -1e9...1e9
  static let positive: ClosedRange<Double> = 1e-6...1e9
  static let notNegative: ClosedRange<Double> = 0...1e9
  /// What a channel reaches from ends within `magnitude`, however its curve overshoots, and how fast.
  static let place: ClosedRange<Double> = -1e12...1e12
  static let speed: ClosedRange<Double> = -1e15...1e15
}

extension Double {
  /// The number, or where it lies outside the bound that is nearer; NaN counts as 0, or the lower bound.
  @inline(__always)
  func bounded(to range: ClosedRange<Double>) -> Double {
    if isNaN { return Swift.max(0, range.lowerBound) }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Requires `value` to lie in `range`, and names the simplest rule it breaks.
func require(
  _ value: Double, in range: ClosedRange<Double>, _ parameter: MotionProblem.Parameter,
  index: Int? = nil
) throws(MotionProblem) {
  guard !range.contains(value) else { return }
  let requirement: MotionProblem.Requirement
  if !value.isFinite {
    requirement = .finite
  } else if range == MotionLimits.positive && value <= 0 {
    requirement = .positive
  } else if range == MotionLimits.notNegative && value < 0 {
    requirement = .notNegative
  } else {
    requirement = .within(range)
  }
  throw MotionProblem(parameter, requirement, value: value, index: index)
}
