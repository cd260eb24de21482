/// The resistance of progress past its ends: the farther the finger pulls, the less follows.
///
/// With c the coefficient, r the reach and x the finger's progress past the end, what shows past the
/// end is b(x) = (1 − 1/(x·c/r + 1))·r. It grows with x and stays below r. Its slope
/// b'(x) = c/(x·c/r + 1)² is c at the end itself and falls from there, so that progress never moves
/// faster than the finger.
public struct RubberBand: Hashable, Sendable {
  /// What of the finger's first step past the end shows. At 0 progress stops at its ends.
  public let coefficient: Double

  /// The progress past an end that no pull reaches. `UIScrollView` takes its own length for it; the
  /// analogue here is the whole travel, 1.
  public let reach: Double

  /// - Throws: unless the coefficient is between 0 and 1 and the reach positive.
  public init(coefficient: Double, reach: Double = 1) throws(MotionProblem) {
    try require(coefficient, in: 0...1, .coefficient)
    try require(reach, in: MotionLimits.positive, .reach)
    self.init(validCoefficient: coefficient, reach: reach)
  }

  private init(validCoefficient coefficient: Double, reach: Double) {
    self.coefficient = coefficient
    self.reach = reach
  }

  /// The resistance of `UIScrollView`, whose coefficient observers put at 0.55.
  public static let scrollView = RubberBand(validCoefficient: 0.55, reach: 1)

  /// Progress that stops dead at its ends.
  public static let rigid = RubberBand(validCoefficient: 0, reach: 1)

  /// The progress that shows when the finger's is `progress`: the same between the ends, less beyond
  /// them. Never decreasing, to the last bit: each step of the formula keeps the order when it rounds.
  public func resisted(_ progress: Double, past ends: ClosedRange<Double>) -> Double {
    if progress > ends.upperBound {
      return ends.upperBound + stretch(progress - ends.upperBound)
    }
    if progress < ends.lowerBound {
      return ends.lowerBound - stretch(ends.lowerBound - progress)
    }
    return progress
  }

  /// How much of the finger's speed shows when its progress is `progress`: 1 between the ends and at
  /// them, b' beyond.
  public func slope(at progress: Double, past ends: ClosedRange<Double>) -> Double {
    guard progress > ends.upperBound || progress < ends.lowerBound else { return 1 }
    let excess = max(progress - ends.upperBound, ends.lowerBound - progress)
    let stiffness = excess * coefficient / reach + 1
    return coefficient / (stiffness * stiffness)
  }

  private func stretch(_ excess: Double) -> Double {
    (1 - 1 / (excess * coefficient / reach + 1)) * reach
  }
}
