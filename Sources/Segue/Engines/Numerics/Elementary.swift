/// Elementary functions that return the same bits on every platform.
///
/// No two C libraries agree on the last bit of `exp` or `sin`, so a compiler that called them would
/// write different artefacts on a server and on a laptop. These functions use only addition,
/// multiplication, division, square roots and integer operations, whose results IEEE 754 prescribes.
/// Each is at most one unit in the last place from the true value (measured: below 0.9), allocates
/// nothing, and takes any argument, NaN and infinities included.
package enum Elementary {}

/// The unevaluated sum of two numbers, of which the second is at most half an ulp of the first:
/// about 106 bits of precision.
struct DoublePair {
  var high: Double
  var low: Double

  @inline(__always)
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of any two numbers (Knuth's six operations).
  @inline(__always)
  init(sum a: Double, _ b: Double) {
    let high = a + b
    let bRounded = high - a
    self.init(high: high, low: (a - (high - bRounded)) + (b - bRounded))
  }

  /// The exact sum of two numbers of which the first has the greater magnitude (Dekker).
  @inline(__always)
  init(sumOfLarger a: Double, _ b: Double) {
    let high = a + b
    self.init(high: high, low: b - (high - a))
  }

  /// The product of two numbers of moderate size, to 2⁻¹⁰⁴ of its value.
  @inline(__always)
  init(product a: Double, _ b: Double) {
    let (aHigh, aLow) = a.halves
    let (bHigh, bLow) = b.halves
    let high = a * b
    let low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    self.init(high: high, low: low)
  }

  @inline(__always)
  static prefix func - (value: DoublePair) -> DoublePair {
    DoublePair(high: -value.high, low: -value.low)
  }
}

extension Double {
  /// The number cut into 26 leading bits and the rest, so that products of leading halves are exact.
  @inline(__always)
  var halves: (high: Double, low: Double) {
    let high = Double(bitPattern: bitPattern & ~0x7FF_FFFF)
    return (high, self - high)
  }

  /// 2 to a whole power between −1022 and 1023.
  @inline(__always)
  init(powerOfTwo exponent: Int) {
    self.init(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
  }

  /// The nearest integer (ties to even) of a number below 2⁵¹ in magnitude.
  ///
  /// The addition pushes the fraction out of the significand. `rounded()` means the same and calls
  /// into the C library on processors whose baseline has no such instruction.
  @inline(__always)
  var nearestInteger: Double {
    let shift = 0x1.8p52
    return (self + shift) - shift
  }
}
