/// The curve of CSS `cubic-bezier(x1, y1, x2, y2)`, from (0, 0) to (1, 1), where x is time and y is
/// progress.
///
/// The x coordinates of both control points are between 0 and 1, so that x increases along the
/// curve and each time has one progress. The y coordinates may be outside that range: the curve
/// then overshoots.
public struct CubicBezier: Hashable, Sendable {
  /// The x coordinate of the first control point.
  public let x1: Double
  /// The y coordinate of the first control point.
  public let y1: Double
  /// The x coordinate of the second control point.
  public let x2: Double
  /// The y coordinate of the second control point.
  public let y2: Double

  /// The minimum and maximum progress on the curve. `value(at:)` is never outside this range.
  public let range: ClosedRange<Double>

  /// The curve parameters at which x is 0, ⅛, … ⅞. The parameter of any x is between two adjacent
  /// ones.
  private let parameters: SIMD8<Double>

  /// Creates a curve.
  /// - Throws: If x1 or x2 is outside 0…1, or if y1 or y2 is not finite or exceeds a billion.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    try require(x1, in: 0...1, .x1)
    try require(y1, in: MotionLimits.magnitude, .y1)
    try require(x2, in: 0...1, .x2)
    try require(y2, in: MotionLimits.magnitude, .y2)
    self.init(validX1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// Creates one of the named curves, without validation.
  init(validX1 x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
    self.range = CubicPolynomial(first: y1, second: y2).range
    let x = CubicPolynomial(first: x1, second: x2)
    var parameters = SIMD8<Double>.zero
    for eighth in 1..<8 {
      parameters[eighth] = x.parameter(
        ofValue: Double(eighth) / 8, guess: Double(eighth) / 8, above: 0, below: 1)
    }
    self.parameters = parameters
  }

  /// Returns the progress at a time between 0 and 1. Times outside that range have the progress of
  /// the nearer end.
  ///
  /// Cost: two or three Newton steps. The error is a few ulp wherever the curve is not vertical.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let y = CubicPolynomial(first: y1, second: y2)
    return min(max(y.value(at: parameter(at: time)), range.lowerBound), range.upperBound)
  }

  /// Returns the curve parameter at a time greater than 0 and less than 1.
  @inline(__always)
  private func parameter(at time: Double) -> Double {
    let x = CubicPolynomial(first: x1, second: x2)
    let scaled = time * 8
    let eighth = Int(scaled)
    let above = parameters[eighth]
    let below = eighth == 7 ? 1 : parameters[eighth + 1]
    let guess = above + (below - above) * (scaled - Double(eighth))
    return x.parameter(ofValue: time, guess: guess, above: above, below: below)
  }

  /// Returns the slope of progress over time, dy/dx = y'(t) / x'(t). At and before 0 it is the
  /// slope at the start of the curve, at and after 1 that at its end. Where the tangent is
  /// vertical, as at the start of `decelerate`, it is plus or minus a billion, never infinite.
  ///
  /// Cost: that of `value(at:)`.
  public func slope(at time: Double) -> Double {
    guard time > 0 else { return steepness((x1, y1), (x2, y2)) }
    guard time < 1 else { return steepness((1 - x2, 1 - y2), (1 - x1, 1 - y1)) }
    let t = parameter(at: time)
    let dx = CubicPolynomial(first: x1, second: x2).slope(at: t)
    let dy = CubicPolynomial(first: y1, second: y2).slope(at: t)
    return steepness((dx, dy), (0, 0))
  }

  /// Returns the slope of the first direction that is not zero. If a control point coincides with
  /// its end point, the tangent there points to the other control point; if both coincide with
  /// their end points, the curve is the diagonal.
  @inline(__always)
  private func steepness(
    _ first: (dx: Double, dy: Double), _ second: (dx: Double, dy: Double)
  ) -> Double {
    let limits = MotionLimits.magnitude
    let (dx, dy) = first.dx == 0 && first.dy == 0 ? second : first
    if dx == 0 && dy == 0 { return 1 }
    // The tangent is vertical, possibly with a `dx` that rounding made negative.
    guard dx > 0 else { return dy < 0 ? limits.lowerBound : limits.upperBound }
    return min(max(dy / dx, limits.lowerBound), limits.upperBound)
  }
}

/// One coordinate of the curve: 3(1−t)²t·first + 3(1−t)t²·second + t³ = ((a t + b) t + c) t.
private struct CubicPolynomial {
  let a: Double
  let b: Double
  let c: Double

  @inline(__always)
  init(first: Double, second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  @inline(__always)
  func value(at t: Double) -> Double {
    ((a * t + b) * t + c) * t
  }

  @inline(__always)
  func slope(at t: Double) -> Double {
    (3 * a * t + 2 * b) * t + c
  }

  /// Returns the t between two bounds at which an increasing polynomial has the given value. Uses
  /// Newton's method within bounds that narrow at each step. If a step leaves the bounds, the
  /// interval is halved instead, and if the method does not converge (at a vertical tangent),
  /// bisection finishes.
  @inline(__always)
  func parameter(
    ofValue value: Double, guess: Double, above lower: Double, below upper: Double
  ) -> Double {
    var t = guess
    var (lower, upper) = (lower, upper)
    for _ in 0..<12 {
      let error = self.value(at: t) - value
      if error == 0 { return t }
      if error > 0 { upper = t } else { lower = t }
      let step = error / slope(at: t)
      // Newton's method doubles the correct digits: after such a step the error is below 2⁻⁵³.
      if step.magnitude < 0x1p-28 { return t - step }
      let next = t - step
      // The step passes a bound, or it is NaN because the slope is zero.
      t = next > lower && next < upper ? next : (lower + upper) / 2
    }
    return bisect(value, between: lower, and: upper)
  }

  @inline(never)
  private func bisect(_ value: Double, between lower: Double, and upper: Double) -> Double {
    var (lower, upper) = (lower, upper)
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      let error = self.value(at: middle) - value
      if error == 0 { return middle }
      if error > 0 { upper = middle } else { lower = middle }
    }
    return (lower + upper) / 2
  }

  /// The minimum and the maximum for t from 0 to 1: at the ends, 0 and 1, or where the slope is
  /// zero.
  var range: ClosedRange<Double> {
    var (least, greatest) = (0.0, 1.0)
    func include(_ t: Double) {
      guard t > 0 && t < 1 else { return }
      least = min(least, value(at: t))
      greatest = max(greatest, value(at: t))
    }
    // The roots of 3a t² + 2b t + c, in the form that avoids cancellation.
    let discriminant = b * b - 3 * a * c
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      let q = b >= 0 ? -b - root : -b + root
      include(q / (3 * a))
      include(c / q)
    }
    return least...greatest
  }
}
