/// The resistance of progress beyond its ends: the farther the finger pulls, the less progress
/// follows.
///
/// With c the coefficient, r the reach and x the finger's progress past the end, the displayed
/// progress past the end is b(x) = (1 − 1/(x·c/r + 1))·r. It increases with x and stays below r.
/// Its slope b'(x) = c/(x·c/r + 1)² is c at the end and decreases from there, so that progress
/// never moves faster than the finger.
public struct RubberBand: Hashable, Sendable {
  /// The fraction of the finger's first step past the end that is displayed. At 0, progress stops
  /// at its ends.
  public let coefficient: Double

  /// The upper limit of the progress past an end. `UIScrollView` uses its own length; the
  /// equivalent here is the whole travel, 1.
  public let reach: Double

  /// Creates a rubber band.
  /// - Throws: Unless the coefficient is between 0 and 1 and the reach is positive.
  public init(coefficient: Double, reach: Double = 1) throws(MotionError) {
    try require(coefficient, in: 0...1, .coefficient)
    try require(reach, in: MotionLimits.positive, .reach)
    self.init(validCoefficient: coefficient, reach: reach)
  }

  private init(validCoefficient coefficient: Double, reach: Double) {
    self.coefficient = coefficient
    self.reach = reach
  }

  /// The resistance of `UIScrollView`, whose coefficient is reportedly 0.55.
  public static let scrollView = RubberBand(validCoefficient: 0.55, reach: 1)

  /// No rubber band: progress stops at its ends.
  public static let rigid = RubberBand(validCoefficient: 0, reach: 1)

  /// Returns the displayed progress for the finger's `progress`: equal between the ends, less
  /// beyond them. It is nondecreasing exactly, because rounding preserves the order in each step of
  /// the formula.
  public func resisted(_ progress: Double, past ends: ClosedRange<Double>) -> Double {
    if progress > ends.upperBound {
      return ends.upperBound + stretch(progress - ends.upperBound)
    }
    if progress < ends.lowerBound {
      return ends.lowerBound - stretch(ends.lowerBound - progress)
    }
    return progress
  }

  /// Returns the fraction of the finger's velocity that is displayed at its `progress`: 1 between
  /// and at the ends, b' beyond them.
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
