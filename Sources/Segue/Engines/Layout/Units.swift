/// Layout counts in 64ths of a device pixel, as browsers do.
///
/// A length is cut to a whole number of 64ths where it is resolved, multiplied or divided. Sums and
/// differences of such numbers are exact in `Double`, so that boxes which ought to fill a line do
/// fill it, equal questions have equal answers, and no line breaks for a rounding error. The largest
/// length is Chromium's, 33,554,428 pixels: what is larger is cut to it, so that hostile numbers stay
/// finite.
let largestLength = 33_554_428.0

/// The width of a border in pixels: cut to whole ones, but never to none (CSS Backgrounds 3 §3.3).
func borderPixels(_ points: Double, scale: Double) -> Double {
  points > 0 ? max(1, snapped(points * scale).rounded(.down)) : 0
}

/// `value` cut towards zero to 64ths and to ±`largestLength`; not-a-number is zero.
@inline(__always)
func snapped(_ value: Double) -> Double {
  guard value >= -largestLength else { return value < 0 ? -largestLength : 0 }
  guard value <= largestLength else { return largestLength }
  return Double(Int64(value * 64)) * 0.015625
}

/// `value` to the nearest 64th.
@inline(__always)
func snappedToNearest(_ value: Double) -> Double {
  snapped(value + (value < 0 ? -0.0078125 : 0.0078125))
}

/// A length in whole 64ths, as memory keeps it: half the room of a `Double`, and exact for every
/// length up to the largest.
struct Sixtyfourths: Hashable, Sendable {
  let count: Int32

  @inline(__always)
  init(_ pixels: Double) {
    count = Int32(truncatingIfNeeded: Int64(max(-largestLength, min(pixels, largestLength)) * 64))
  }

  @inline(__always) var pixels: Double { Double(count) * 0.015625 }
}

extension Double {
  /// A size that is not known yet, or that depends on what it would decide. Sizes are never
  /// negative, so that the mark cannot be mistaken for one.
  @inline(__always)
  static var indefinite: Double { -1 }

  @inline(__always)
  var isDefinite: Bool { self >= 0 }

  /// A definite size less `amount`, at least zero; an indefinite one stays so.
  @inline(__always)
  func shrunk(by amount: Double) -> Double { self >= 0 ? Swift.max(0, self - amount) : self }

  @inline(__always)
  var orZero: Double { self >= 0 ? self : 0 }
}

/// A smallest and a largest size.
struct MinMax: Sendable {
  var min = 0.0
  var max = 0.0

  static let unlimited = MinMax(min: 0, max: largestLength)

  /// `size` within the limits; the smallest size wins over the largest.
  @inline(__always)
  func clamp(_ size: Double) -> Double { Swift.max(min, Swift.min(size, max)) }

  static func + (limits: MinMax, amount: Double) -> MinMax {
    MinMax(min: limits.min + amount, max: limits.max + amount)
  }
}
