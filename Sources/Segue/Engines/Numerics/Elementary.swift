/// Elementary functions that return the same bits on every platform.
///
/// C libraries differ in the last bit of `exp` and `sin`, so a compiler that called them would
/// write different artifacts on a server and on a laptop. These functions use only addition,
/// multiplication, division, square roots and integer operations, whose results IEEE 754
/// prescribes. Each result is within one unit in the last place of the true value (measured: below
/// 0.9). The functions allocate nothing and accept any argument, including NaN and infinities.
package enum Elementary {}

/// The unevaluated sum of two numbers, the second of which is at most half an ulp of the first:
/// about 106 bits of precision.
struct DoublePair {
  var high: Double
  var low: Double

  @inline(__always)
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// Creates the exact sum of any two numbers (Knuth's two-sum, six operations).
  @inline(__always)
  init(sum a: Double, _ b: Double) {
    let high = a + b
    let bRounded = high - a
    self.init(high: high, low: (a - (high - bRounded)) + (b - bRounded))
  }

  /// Creates the exact sum of two numbers, the first of which has the greater magnitude (Dekker's
  /// fast two-sum).
  @inline(__always)
  init(sumOfLarger a: Double, _ b: Double) {
    let high = a + b
    self.init(high: high, low: b - (high - a))
  }

  /// Creates the product of two numbers of moderate size, with a relative error of 2⁻¹⁰⁴.
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
  /// The number split into its 26 leading significand bits and the rest, so that products of
  /// leading halves are exact.
  @inline(__always)
  var halves: (high: Double, low: Double) {
    let high = Double(bitPattern: bitPattern & ~0x7FF_FFFF)
    return (high, self - high)
  }

  /// Creates 2 raised to an integer power between −1022 and 1023.
  @inline(__always)
  init(powerOfTwo exponent: Int) {
    self.init(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
  }

  /// The nearest integer (ties to even) of a number below 2⁵¹ in magnitude.
  ///
  /// The addition shifts the fraction out of the significand. `rounded()` gives the same result,
  /// but calls into the C library on processors whose baseline instruction set has no rounding
  /// instruction.
  @inline(__always)
  var nearestInteger: Double {
    let shift = 0x1.8p52
    return (self + shift) - shift
  }
}
