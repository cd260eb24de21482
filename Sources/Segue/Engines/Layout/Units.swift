/// The largest length, in pixels. Layout computes in 64ths of a device pixel, as browsers do.
///
/// A length is truncated to a whole number of 64ths when it is resolved, multiplied or divided.
/// Sums and differences of such numbers are exact in `Double`, so that boxes that should fill a
/// line do fill it, equal queries have equal results, and no line breaks because of a rounding
/// error. The largest length is Chromium's, 33,554,428 pixels. Larger lengths are limited to it, so
/// that hostile numbers stay finite.
let largestLength = 33_554_428.0

/// Returns the width of a border in pixels, rounded down to a whole pixel, but at least one if it
/// is positive (CSS Backgrounds 3 §3.3).
func borderPixels(_ points: Double, scale: Double) -> Double {
  points > 0 ? max(1, truncatedTo64ths(points * scale).rounded(.down)) : 0
}

/// Truncates `value` towards zero to 64ths, and limits it to ±`largestLength`. NaN is zero.
@inline(__always)
func truncatedTo64ths(_ value: Double) -> Double {
  guard value >= -largestLength else { return value < 0 ? -largestLength : 0 }
  guard value <= largestLength else { return largestLength }
  return Double(Int64(value * 64)) * 0.015625
}

/// Rounds `value` to the nearest 64th.
@inline(__always)
func roundedTo64ths(_ value: Double) -> Double {
  truncatedTo64ths(value + (value < 0 ? -0.0078125 : 0.0078125))
}

/// A length in whole 64ths, as it is stored: half the size of a `Double`, and exact for every
/// length up to the largest.
struct LayoutUnit: Hashable, Sendable {
  let count: Int32

  private init(count: Int32) { self.count = count }

  @inline(__always) static var zero: LayoutUnit { LayoutUnit(count: 0) }
  @inline(__always) static var indefinite: LayoutUnit { LayoutUnit(count: -64) }

  @inline(__always)
  init(_ pixels: Double) {
    count = Int32(truncatingIfNeeded: Int64(max(-largestLength, min(pixels, largestLength)) * 64))
  }

  /// Truncates a length towards zero, and limits it to ±`largestLength`. NaN is zero.
  @inline(__always)
  init(truncating pixels: Double) {
    let isNumber = pixels == pixels
    let limited = max(-largestLength, min(isNumber ? pixels : 0, largestLength))
    count = Int32(truncatingIfNeeded: Int64(limited * 64))
  }

  @inline(__always) var pixels: Double { Double(count) * 0.015625 }
}

extension Double {
  /// A size that is not known yet, or that depends on what it would determine. Sizes are never
  /// negative, so the value is never mistaken for a size.
  @inline(__always)
  static var indefinite: Double { -1 }

  @inline(__always)
  var isDefinite: Bool { self >= 0 }

  /// Returns a definite size minus `amount`, at least zero, or an indefinite size unchanged.
  @inline(__always)
  func shrunk(by amount: Double) -> Double { self >= 0 ? Swift.max(0, self - amount) : self }

  @inline(__always)
  var definiteOrZero: Double { self >= 0 ? self : 0 }
}

/// A minimum and a maximum size.
struct MinMax: Sendable {
  var min = 0.0
  var max = 0.0

  static let unlimited = MinMax(min: 0, max: largestLength)

  /// Returns `size` limited to the range. The minimum wins over the maximum.
  @inline(__always)
  func clamp(_ size: Double) -> Double { Swift.max(min, Swift.min(size, max)) }

  static func + (limits: MinMax, amount: Double) -> MinMax {
    MinMax(min: limits.min + amount, max: limits.max + amount)
  }
}
