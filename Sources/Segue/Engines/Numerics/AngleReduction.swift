/// Reduces a positive finite angle to the nearest multiple of π/2 (modulo 4) and a remainder.
///
/// The remainder is at most π/4 in magnitude, and precise to the last bit of the pair even if the
/// angle almost equals such a multiple.
@inline(__always)
func reducedAngle(_ angle: Double) -> (quadrant: Int, remainder: DoublePair) {
  if angle < 0x1.921fb54442d18p-1 {
    return (0, DoublePair(high: angle, low: 0))
  }
  if angle < 0x1p20 {
    return angleReducedBySubtraction(angle)
  }
  return angleReducedByMultiplication(angle)
}

/// Subtracts n · π/2, with π/2 split into four parts (Cody and Waite). Three parts have 33 bits, so
/// that their products with n < 2²⁰ are exact; together the four leave an error below 2⁻¹³⁰, and no
/// number in this range is nearer than about 2⁻⁶⁰ to a multiple.
@inline(__always)
private func angleReducedBySubtraction(_ angle: Double) -> (Int, DoublePair) {
  let n = (angle * 0x1.45f306dc9c883p-1).nearestInteger
  let first = angle - n * 0x1.921fb544p+0
  let second = DoublePair(sum: first, -(n * 0x1.0b4611a6p-34))
  let third = DoublePair(sum: second.high, -(n * 0x1.3198a2ep-69))
  let rest = second.low + third.low - n * 0x1.b839a252049c1p-104
  return (Int(n) & 3, DoublePair(sum: third.high, rest))
}

/// Multiplies by 2/π in integer arithmetic, using only the 192 bits of 2/π that matter (Payne and
/// Hanek): the bits before them contribute whole turns, the bits after them less than 2⁻¹³⁷.
private func angleReducedByMultiplication(_ angle: Double) -> (Int, DoublePair) {
  // The angle is m · 2^e with a 53-bit integer m and, in this range, e from −32 to 971.
  let m = (angle.bitPattern & 0xF_FFFF_FFFF_FFFF) | 0x10_0000_0000_0000
  let e = Int(angle.bitPattern &>> 52) &- 1075
  // Bit i of 2/π has the weight 2^−i; m · 2^(e−i) is a multiple of 4 for i ≤ e − 2. The table
  // starts with 64 zero bits, which represent i ≤ 0.
  let start = e &+ 62
  let word = start / 64
  let shift = UInt64(start % 64)
  let w0 = twoOverPiBits(at: word, shift: shift)
  let w1 = twoOverPiBits(at: word &+ 1, shift: shift)
  let w2 = twoOverPiBits(at: word &+ 2, shift: shift)

  // The low 192 bits of m · (w0 w1 w2): two bits for the quadrant, then the fraction.
  let low = m.multipliedFullWidth(by: w2)
  let middle = m.multipliedFullWidth(by: w1)
  let (p1, carry) = middle.low.addingReportingOverflow(low.high)
  let p0 = m &* w0 &+ middle.high &+ (carry ? 1 : 0)
  let p2 = low.low

  var quadrant = Int(p0 &>> 62)
  var f0 = p0 &<< 2 | p1 &>> 62
  var f1 = p1 &<< 2 | p2 &>> 62
  var f2 = p2 &<< 2
  let isNegative = f0 &>> 63 == 1
  if isNegative {
    quadrant &+= 1
    f2 = ~f2 &+ 1
    f1 = ~f1 &+ (f2 == 0 ? 1 : 0)
    f0 = ~f0 &+ (f1 == 0 && f2 == 0 ? 1 : 0)
  }
  // No double is nearer than 2⁻⁶² to a multiple, so one of the first two words is not zero.
  var exponent = 0
  if f0 == 0 {
    (f0, f1, f2) = (f1, f2, 0)
    exponent = -64
  }
  let zeros = UInt64(f0.leadingZeroBitCount)
  exponent &-= Int(zeros)
  let top = f0 << zeros | f1 >> (64 - zeros)
  let next = f1 << zeros | f2 >> (64 - zeros)
  let unit = Double(powerOfTwo: exponent)
  let fraction = DoublePair(
    high: Double(top &>> 11) * 0x1p-53 * unit,
    low: Double((top & 0x7FF) &<< 42 | next &>> 22) * 0x1p-106 * unit)

  var remainder = DoublePair(product: fraction.high, 0x1.921fb54442d18p+0)
  remainder.low += fraction.low * 0x1.921fb54442d18p+0 + fraction.high * 0x1.1a62633145c07p-54
  return (quadrant & 3, isNegative ? -remainder : remainder)
}

/// Returns 64 bits of `twoOverPi`, starting at bit 64 · word + shift.
private func twoOverPiBits(at word: Int, shift: UInt64) -> UInt64 {
  twoOverPi[word] << shift | twoOverPi[word + 1] >> (64 - shift)
}

/// 64 zero bits, followed by the first 1216 bits of 2/π after the binary point.
private let twoOverPi: [UInt64] = [
  0x0000_0000_0000_0000, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
  0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e,
  0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b,
  0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
  0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
]
