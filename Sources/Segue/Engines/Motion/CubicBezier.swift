/// The curve of CSS `cubic-bezier(x1, y1, x2, y2)`, from (0, 0) to (1, 1), where x is time and y is
/// progress.
///
/// The x coordinates of both control points are between 0 and 1, so that x increases along the
/// curve and each time has one progress. The y coordinates may be outside that range: the curve
/// then overshoots.
public struct CubicBezier: Sendable {
  /// The numbers of the curve, shared by its copies: a curve is read in place for each frame, and
  /// copied with every plan.
  private final class Numbers: Sendable {
    let points: Points
    let range: ClosedRange<Double>
    let x: CubicPolynomial
    let y: CubicPolynomial
    let inverse: InverseSpline

    init(_ points: Points) {
      self.points = points
      x = CubicPolynomial(first: points.x1, second: points.x2)
      y = CubicPolynomial(first: points.y1, second: points.y2)
      range = y.range
      inverse = InverseSpline(x)
    }
  }

  private struct Points: Hashable {
    let x1, y1, x2, y2: Double
  }

  private let numbers: Numbers

  /// The x coordinate of the first control point.
  public var x1: Double { numbers.points.x1 }
  /// The y coordinate of the first control point.
  public var y1: Double { numbers.points.y1 }
  /// The x coordinate of the second control point.
  public var x2: Double { numbers.points.x2 }
  /// The y coordinate of the second control point.
  public var y2: Double { numbers.points.y2 }

  /// The minimum and maximum progress on the curve. `value(at:)` is never outside this range.
  public var range: ClosedRange<Double> { numbers.range }

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
    numbers = Numbers(Points(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// Returns the progress at a time between 0 and 1. Times outside that range have the progress of
  /// the nearer end.
  ///
  /// Cost: one or two divisions. The error is a few ulp wherever the curve is not vertical.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let y = numbers.y.value(at: parameter(at: time))
    return min(max(y, numbers.range.lowerBound), numbers.range.upperBound)
  }

  /// Returns the curve parameter at a time greater than 0 and less than 1.
  @inline(__always)
  private func parameter(at time: Double) -> Double {
    numbers.x.parameter(ofValue: time, guess: numbers.inverse.parameter(at: time))
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
    return steepness((numbers.x.slope(at: t), numbers.y.slope(at: t)), (0, 0))
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

extension CubicBezier: Hashable {
  public static func == (first: Self, second: Self) -> Bool {
    first.numbers === second.numbers || first.numbers.points == second.numbers.points
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers.points) }
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
    c * t + t * t * (a * t + b)
  }

  @inline(__always)
  func slope(at t: Double) -> Double {
    (3 * a * t + 2 * b) * t + c
  }

  /// Returns the t between 0 and 1 at which an increasing polynomial has the given value.
  ///
  /// Each step sums the Taylor series of the inverse function, which for a cubic polynomial follows
  /// from its three derivatives: with u = error / slope, w = u·second / slope and
  /// v = u²·a / slope it is u · (1 + w + 2w² − v + 5w³ − 5wv + 14w⁴ − 21w²v + 3v² + …), where
  /// `second` is half of the second derivative. After a good guess one step suffices.
  @inline(__always)
  func parameter(ofValue value: Double, guess: Double) -> Double {
    var t = guess
    for _ in 0..<2 {
      let second = 3 * a * t + b
      let inverse = 1 / ((second + b) * t + c)
      let u = (self.value(at: t) - value) * inverse
      let w = u * inverse * second
      let v = u * u * inverse * a
      let square = w * w
      let next = t - u * ((1 + w + (2 * square - v)) + 5 * w * (square - v))
      // The first terms left out are at most 14 times this, and then below 2⁻⁵³ of t.
      let rest = square + v.magnitude
      if rest * rest * u.magnitude <= 0x1p-57 * t { return next }
      // Outside of the bounds the polynomial may have the value once more. NaN, because the slope
      // is zero, is not inside.
      guard next > 0 && next < 1 else { break }
      t = next
    }
    return search(value, from: guess)
  }

  /// Returns the same by Newton's method within bounds that narrow at each step. If a step leaves
  /// the bounds, the interval is halved instead, and if the method does not converge (at a vertical
  /// tangent), bisection finishes.
  @inline(never)
  func search(_ value: Double, from guess: Double) -> Double {
    var t = guess
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<12 {
      let error = self.value(at: t) - value
      if error == 0 { return t }
      if error > 0 { upper = t } else { lower = t }
      let step = error / slope(at: t)
      // Newton's method doubles the correct digits: after such a step the error is below 2⁻⁵³ of t.
      if step.magnitude < 0x1p-28 * t { return t - step }
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

/// An approximation of the inverse of an increasing polynomial from (0, 0) to (1, 1): a monotone
/// cubic Hermite spline (Fritsch and Carlson, 1980), in single precision because it is improved
/// anyway.
private struct InverseSpline {
  /// The coefficients of a cubic polynomial for each sixteenth, the constant first. An array,
  /// because 256 bytes in the curve itself would be copied with it.
  private let rows: [SIMD4<Float>]

  private static let count = 16

  init(_ x: CubicPolynomial) {
    let count = Double(Self.count)
    func knot(_ value: Double, from guess: Double) -> (t: Double, slope: Double) {
      let t = value < 1 ? x.search(value, from: guess) : 1
      let slope = x.slope(at: t) * count
      return (t, slope > 0 ? 1 / slope : .infinity)
    }
    var first = knot(0, from: 0)
    var next = knot(1 / count, from: 1 / count)
    var chord = next.t - first.t
    // The spline is monotone if no slope is more than three times that of a chord beside it.
    first.slope = min(first.slope, 3 * chord)
    var rows: [SIMD4<Float>] = []
    rows.reserveCapacity(Self.count)
    for index in 1...Self.count {
      let second =
        index < Self.count
        ? knot(Double(index + 1) / count, from: next.t + next.slope) : (t: 1, slope: 0)
      let nextChord = index < Self.count ? second.t - next.t : chord
      next.slope = min(next.slope, 3 * min(chord, nextChord))
      rows.append(
        SIMD4<Float>(
          SIMD4(
            first.t, first.slope, 3 * chord - 2 * first.slope - next.slope,
            first.slope + next.slope - 2 * chord)))
      (first, next, chord) = (next, second, nextChord)
    }
    self.rows = rows
  }

  /// Returns the approximate parameter for an x greater than 0 and less than 1.
  @inline(__always)
  func parameter(at x: Double) -> Double {
    let scaled = x * Double(Self.count)
    // The sum has the integer that is nearest to scaled − ½ in its last bits.
    let shifted = scaled + (0x1.8p52 - 0.5)
    let row = rows[Int(truncatingIfNeeded: shifted.bitPattern & 15)]
    let u = Float(scaled - (shifted - 0x1.8p52))
    return Double((row[0] + row[1] * u) + u * u * (row[2] + row[3] * u))
  }
}
