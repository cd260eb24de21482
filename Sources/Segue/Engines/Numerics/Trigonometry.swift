extension Elementary {
  /// Returns the sine of an angle in radians of any magnitude; NaN for an infinite angle.
  package static func sin(_ x: Double) -> Double {
    sincos(x).sine
  }

  /// Returns the cosine of an angle in radians of any magnitude; NaN for an infinite angle.
  package static func cos(_ x: Double) -> Double {
    sincos(x).cosine
  }

  /// Returns the sine and the cosine of an angle, for little more than the cost of one of them.
  package static func sincos(_ x: Double) -> (sine: Double, cosine: Double) {
    let magnitude = x.magnitude
    guard magnitude < .infinity else { return (.nan, .nan) }
    // The sine of a tiny angle is the angle itself; a zero keeps its sign.
    guard magnitude > 0x1p-27 else { return (x, 1) }
    let (quadrant, angle) = reducedAngle(magnitude)
    let sine = reducedSine(angle)
    let cosine = reducedCosine(angle)
    let (first, second) = quadrant & 1 == 0 ? (sine, cosine) : (cosine, sine)
    let sineIsNegative = (quadrant & 2 != 0) != (x < 0)
    let cosineIsNegative = (quadrant &+ 1) & 2 != 0
    return (sineIsNegative ? -first : first, cosineIsNegative ? -second : second)
  }
}

/// Returns the sine of an angle of at most π/4 from its Taylor series; the first omitted term is
/// below 2⁻⁶³.
@inline(__always)
private func reducedSine(_ angle: DoublePair) -> Double {
  let y = angle.high
  let z = y * y
  let z2 = z * z
  let low = (-1.0 / 6 + z * (1.0 / 120)) + z2 * (-1.0 / 5040 + z * (1.0 / 362_880))
  let high =
    (-1.0 / 39_916_800 + z * (1.0 / 6_227_020_800))
    + z2 * (-1.0 / 1_307_674_368_000 + z * (1.0 / 355_687_428_096_000))
  // sin (y + d) ≈ sin y + d cos y, and d is so small that two terms of cos y suffice.
  return y + (y * z * (low + z2 * z2 * high) + angle.low * (1 - 0.5 * z))
}

/// Returns the cosine of an angle of at most π/4; the first omitted term is below 2⁻⁵⁸. The leading
/// part of the square is exact, so that 1 − y²/2 loses no bits.
@inline(__always)
private func reducedCosine(_ angle: DoublePair) -> Double {
  let y = angle.high
  let (yHigh, yLow) = y.halves
  let z = y * y
  let z2 = z * z
  let low = (1.0 / 24 + z * (-1.0 / 720)) + z2 * (1.0 / 40320 + z * (-1.0 / 3_628_800))
  let high =
    (1.0 / 479_001_600 + z * (-1.0 / 87_178_291_200)) + z2 * (1.0 / 20_922_789_888_000)
  let head = DoublePair(sumOfLarger: 1, -0.5 * yHigh * yHigh)
  let tail = z2 * (low + z2 * z2 * high) - 0.5 * yLow * (y + yHigh) - y * angle.low
  return head.high + (head.low + tail)
}
