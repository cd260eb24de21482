extension Elementary {
  /// Returns e raised to the power of `x`: +∞ above 709.78, and gradually down to 0 below −745.13.
  package static func exp(_ x: Double) -> Double {
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -746 else { return x.isNaN ? x : 0 }
    let (power, exponent) = scaledExponential(x)
    return scale(power.high + power.low, byPowerOfTwo: exponent)
  }

  /// Returns e raised to the power of `x`, minus 1, without losing the digits of a small `x`.
  package static func expm1(_ x: Double) -> Double {
    // Below 2⁻⁵⁴ the square term is below the last bit; zeros keep their sign.
    guard x.magnitude > 0x1p-54 else { return x }
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -40 else { return x.isNaN ? x : -1 }
    if x.magnitude < 0.34 {
      return x + exponentialRemainder(x)
    }
    let (power, exponent) = scaledExponential(x)
    // Above 2⁶⁰ the 1 is far below the last bit, and the difference could not be scaled in one
    // step.
    guard exponent < 60 else {
      return scale(power.high + power.low, byPowerOfTwo: exponent)
    }
    let unit = Double(powerOfTwo: exponent)
    let difference = DoublePair(sum: power.high * unit, -1)
    return difference.high + (difference.low + power.low * unit)
  }
}

/// Returns e^x as (high + low) · 2^exponent for −746 < x < 710, where x = n ln 2 + r and |r| ≤ ½ ln
/// 2.
@inline(__always)
private func scaledExponential(_ x: Double) -> (power: DoublePair, exponent: Int) {
  let n = (x * 0x1.71547652b82fep+0).nearestInteger
  // ln 2 is split into two parts; the first is short enough for its product with n to be exact.
  let remainder = DoublePair(
    sum: x - n * 0x1.62e42fefa3000p-1, -(n * 0x1.3de6af278ece6p-42))
  let r = remainder.high
  let onePlus = DoublePair(sumOfLarger: 1, r)
  let tail = exponentialRemainder(r) + (remainder.low + remainder.low * r)
  let power = DoublePair(high: onePlus.high, low: onePlus.low + tail)
  return (power, Int(n))
}

/// Returns e^r − 1 − r for |r| ≤ 0.35 from the Taylor series; the first omitted term is below 2⁻⁶².
@inline(__always)
private func exponentialRemainder(_ r: Double) -> Double {
  let r2 = r * r
  let r4 = r2 * r2
  let a = (1.0 / 2 + r * (1.0 / 6)) + r2 * (1.0 / 24 + r * (1.0 / 120))
  let b = (1.0 / 720 + r * (1.0 / 5040)) + r2 * (1.0 / 40320 + r * (1.0 / 362_880))
  let c =
    (1.0 / 3_628_800 + r * (1.0 / 39_916_800))
    + r2 * (1.0 / 479_001_600 + r * (1.0 / 6_227_020_800))
  return r2 * (a + r4 * (b + r4 * c))
}

/// Returns value · 2^exponent for −1080 < exponent < 1080, rounded once if the result is subnormal.
@inline(__always)
private func scale(_ value: Double, byPowerOfTwo exponent: Int) -> Double {
  if exponent > 1000 {
    return value * Double(powerOfTwo: exponent &- 64) * 0x1p64
  }
  if exponent < -1000 {
    return value * Double(powerOfTwo: exponent &+ 128) * 0x1p-128
  }
  return value * Double(powerOfTwo: exponent)
}
