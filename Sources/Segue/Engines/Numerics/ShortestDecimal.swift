/// The shortest decimal text that reads back as the same number, as bytes: what `Double.description`
/// gives, without a string in between. Of several that are as short, the nearest to the number.
///
/// For numbers from 1/1024 up to 2³¹ the digits are found one after the other in fixed point (Steele and
/// White's free-format algorithm), which needs no table; `nil` for all others, and for those whose
/// neighbours are not equally far.
package struct ShortestDecimal {
  /// Whole numbers: a sign and ten digits. Fractions: twenty more at most.
  package static let mostBytes = 32

  /// The whole part, without its sign.
  package let whole: UInt32
  /// The digits behind the point; none for a whole number. The first is the highest of so many.
  package let fraction: UInt64
  package let fractionDigits: Int

  package init?(_ magnitude: Double) {
    guard magnitude >= 0x1p-10, magnitude < 0x1p31 else { return nil }
    whole = UInt32(magnitude)
    let rest = magnitude - Double(whole)
    // Sixty-fourths are written out: six digits are too few for a shorter neighbour.
    let parts = rest * 64
    if parts == Double(UInt8(parts)) {
      var digits = UInt64(parts) * 15_625
      var count = 6
      while count > 0, digits % 10 == 0 {
        digits /= 10
        count -= 1
      }
      (fraction, fractionDigits) = (digits, count)
      return
    }
    guard magnitude.significandBitPattern != 0 else { return nil }
    // In units of half the distance to the next number, of which one is the margin on both sides.
    let places = UInt64(53 - Int(magnitude.exponent))
    let unit: UInt64 = 1 << places
    var remainder = UInt64(rest * Double(sign: .plus, exponent: Int(places), significand: 1))
    var margin: UInt64 = 1
    var digits: UInt64 = 0
    var count = 0
    while count < 19 {
      let (high, low) = remainder.multipliedFullWidth(by: 10)
      var digit = high << (64 - places) | low >> places
      remainder = low & (unit - 1)
      let (wider, overflow) = margin.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      margin = wider
      count += 1
      let isLow = remainder < margin
      let isHigh = margin > unit || remainder > unit - margin
      if isLow || isHigh {
        // In the middle of two, the even digit.
        let half = unit / 2
        let isUp = remainder > half || remainder == half && digit & 1 == 1
        if isHigh && (!isLow || isUp) { digit += 1 }
        digits = digits * 10 + digit
        (fraction, fractionDigits) = (digits, count)
        return
      }
      digits = digits * 10 + digit
    }
    return nil
  }
}
