extension Elementary {
  /// Returns the angle of the vector (x, y) from the positive x axis, in radians between −π and π.
  /// Zeros and infinities give the results that IEEE 754 prescribes for `atan2`.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    // The sign bits are tested instead of comparing with 0, because −0 is negative here.
    var angle = firstQuadrantAngle(y.magnitude, x.magnitude)
    if x.sign == .minus {
      angle = difference(DoublePair(high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53), angle)
    }
    let result = angle.high + angle.low
    return y.sign == .minus ? -result : result
  }
}

/// Returns the angle of the vector (x, y) for x, y ≥ 0.
private func firstQuadrantAngle(_ y: Double, _ x: Double) -> DoublePair {
  if y > x {
    return difference(
      DoublePair(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54), arctangent(x, over: y))
  }
  return y == 0 ? DoublePair(high: 0, low: 0) : arctangent(y, over: x)
}

private func difference(_ a: DoublePair, _ b: DoublePair) -> DoublePair {
  let high = DoublePair(sum: a.high, -b.high)
  return DoublePair(high: high.high, low: high.low + (a.low - b.low))
}

/// Returns arctan(a/b) for 0 ≤ a ≤ b and b > 0.
///
/// With c the multiple of 1/8 nearest to a/b, arctan(a/b) = arctan c + arctan t, where t = (a − cb)
/// / (b + ca). The numerator, the denominator and the quotient are pairs, so that t does not limit
/// the precision.
private func arctangent(_ numerator: Double, over denominator: Double) -> DoublePair {
  var (a, b) = (numerator, denominator)
  if a == .infinity { (a, b) = (1, 1) }
  let ratio = a / b
  // The cubic term is below the last bit. Returning here also rounds a subnormal quotient only
  // once.
  guard ratio > 0x1p-28 else { return DoublePair(high: ratio, low: 0) }
  if b > 0x1p900 {
    (a, b) = (a * 0x1p-200, b * 0x1p-200)
  } else if b < 0x1p-700 {
    (a, b) = (a * 0x1p400, b * 0x1p400)
  }

  let index = (ratio * 8).nearestInteger
  let c = index / 8
  let (aHigh, aLow) = a.halves
  let (bHigh, bLow) = b.halves
  let above = DoublePair(sum: a, -c * bHigh)
  let top = DoublePair(sum: above.high, -c * bLow)
  let below = DoublePair(sum: b, c * aHigh)
  let bottom = DoublePair(sum: below.high, c * aLow)

  let t = top.high / bottom.high
  let product = DoublePair(product: t, bottom.high)
  let topRest = (top.high - product.high) - product.low + (top.low + above.low)
  let tLow = (topRest - t * (bottom.low + below.low)) / bottom.high

  let base = arctangentsOfEighths[Int(index)]
  let sum = DoublePair(sum: base.high, t)
  return DoublePair(
    high: sum.high, low: sum.low + (base.low + tLow + arctangentRemainder(t)))
}

/// Returns arctan t − t for |t| ≤ 1/16 from its Taylor series; the first omitted term is below 2⁻⁶⁰
/// · t.
private func arctangentRemainder(_ t: Double) -> Double {
  let z = t * t
  let series =
    -1.0 / 3 + z * (1.0 / 5 + z * (-1.0 / 7 + z * (1.0 / 9 + z * (-1.0 / 11 + z * (1.0 / 13)))))
  return t * z * series
}

/// The values of arctan(k/8) for k from 0 to 8.
private let arctangentsOfEighths: [DoublePair] = [
  DoublePair(high: 0, low: 0),
  DoublePair(high: 0x1.fd5ba9aac2f6ep-4, low: -0x1.cd37686760c17p-59),
  DoublePair(high: 0x1.f5b75f92c80ddp-3, low: 0x1.8ab6e3cf7afbdp-57),
  DoublePair(high: 0x1.6f61941e4def1p-2, low: -0x1.c63aae6f6e918p-56),
  DoublePair(high: 0x1.dac670561bb4fp-2, low: 0x1.a2b7f222f65e2p-56),
  DoublePair(high: 0x1.1e00babdefeb4p-1, low: -0x1.928df287a668fp-58),
  DoublePair(high: 0x1.4978fa3269ee1p-1, low: 0x1.2419a87f2a458p-56),
  DoublePair(high: 0x1.700a7c5784634p-1, low: -0x1.8c34d25aadef6p-56),
  DoublePair(high: 0x1.921fb54442d18p-1, low: 0x1.1a62633145c07p-55),
]
