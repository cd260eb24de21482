/// The curve of CSS `cubic-bezier(x1, y1, x2, y2)`: from (0, 0) to (1, 1), x is time and y progress.
///
/// The x of both control points lie between 0 and 1, so that x grows along the curve and each time
/// has one progress. The y may lie outside: the curve then overshoots.
public struct CubicBezier: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// The least and the greatest progress on the curve, which `value(at:)` never leaves.
  public let range: ClosedRange<Double>

  /// The curve's parameter where x is 0, ⅛, … ⅞: between two neighbours lies the one sought.
  private let parameters: SIMD8<Double>

  /// - Throws: when x1 or x2 is outside 0…1, or y1 or y2 is not finite or beyond a billion.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionProblem) {
    try require(x1, in: 0...1, .x1)
    try require(y1, in: MotionLimits.magnitude, .y1)
    try require(x2, in: 0...1, .x2)
    try require(y2, in: MotionLimits.magnitude, .y2)
    self.init(validX1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// For the curves that Segue names.
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

  /// The progress at a moment between 0 and 1; before and after, where the curve begins and ends.
  ///
  /// Cost: two or three Newton steps. Precise to a few ulp wherever the curve is not vertical.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let y = CubicPolynomial(first: y1, second: y2)
    return min(max(y.value(at: parameter(at: time)), range.lowerBound), range.upperBound)
  }

  /// The curve's parameter at a moment above 0 and below 1.
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

  /// How many times faster than time progress grows at a moment: dy/dx = y'(t) / x'(t), at 0 and
  /// before the slope of the curve's beginning, at 1 and after that of its end. Where the tangent is
  /// vertical, as at the beginning of `decelerate`, a billion with its sign: never infinite.
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

  /// The slope of the first direction that is one. A control point on its end gives none, and the
  /// curve then leaves towards the other; both on the end make it the diagonal.
  @inline(__always)
  private func steepness(
    _ first: (dx: Double, dy: Double), _ second: (dx: Double, dy: Double)
  ) -> Double {
    let limits = MotionLimits.magnitude
    let (dx, dy) = first.dx == 0 && first.dy == 0 ? second : first
    if dx == 0 && dy == 0 { return 1 }
    // A vertical tangent, also where rounding has turned it over.
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

  /// The t between two bounds at which a growing polynomial has the value: Newton's method, kept
  /// between bounds that close in. Where it leaves them it halves instead, and where it does not
  /// converge (a vertical tangent) bisection finishes.
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
      // Newton doubles the correct digits: after such a step the rest is below 2⁻⁵³.
      if step.magnitude < 0x1p-28 { return t - step }
      let next = t - step
      // A step over a bound, or NaN from a slope of zero.
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

  /// The extremes for t from 0 to 1: at the ends, 0 and 1, or where the slope is zero.
  var range: ClosedRange<Double> {
    var (least, greatest) = (0.0, 1.0)
    func include(_ t: Double) {
      guard t > 0 && t < 1 else { return }
      least = min(least, value(at: t))
      greatest = max(greatest, value(at: t))
    }
    // The roots of 3a t² + 2b t + c, by the form that does not cancel.
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
