extension Elementary {
  /// Returns the natural logarithm: −∞ for ±0, NaN for negative numbers.
  ///
  /// x is 2^k · (1 + f) with 1 + f between √½ and √2. With s = f / (2 + f), log (1 + f) = 2 artanh
  /// s = f − f²/2 + s (f²/2 + R), where R = 2 (s²/3 + s⁴/5 + …). The leading terms k ln 2 + f −
  /// f²/2 are summed exactly, so that only the last addition rounds visibly.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    let isSubnormal = x < .leastNormalMagnitude
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    // √½ has the bits 0x3FE6A09E…; larger numbers in its binade belong to the next power of 2.
    let offset: UInt64 = 0x3FE6_A09E_667F_3BCD
    let steps = Int64(bitPattern: bits &- offset) &>> 52
    let k = Double(steps) - (isSubnormal ? 54 : 0)
    let f = Double(bitPattern: bits &- UInt64(bitPattern: steps &<< 52)) - 1

    let s = f / (2 + f)
    let (fHigh, fLow) = f.halves
    let halfSquareHigh = 0.5 * fHigh * fHigh
    let halfSquareLow = 0.5 * fLow * (f + fHigh)
    let leading = DoublePair(sum: k * 0x1.62e42fefa3000p-1, f)
    let head = DoublePair(sum: leading.high, -halfSquareHigh)
    let correction = s * (halfSquareHigh + halfSquareLow + artanhRemainder(s * s))
    let tail = correction - halfSquareLow + k * 0x1.3de6af278ece6p-42
    return head.high + (head.low + leading.low + tail)
  }
}

/// Returns 2 (z/3 + z²/5 + …) for 0 ≤ z < 0.0295; the first omitted term is below 2⁻⁶⁰ of the sum.
@inline(__always)
private func artanhRemainder(_ z: Double) -> Double {
  let z2 = z * z
  let even = 2.0 / 3 + z2 * (2.0 / 7 + z2 * (2.0 / 11 + z2 * (2.0 / 15 + z2 * (2.0 / 19))))
  let odd = 2.0 / 5 + z2 * (2.0 / 9 + z2 * (2.0 / 13 + z2 * (2.0 / 17 + z2 * (2.0 / 21))))
  return z * (even + z * odd)
}
