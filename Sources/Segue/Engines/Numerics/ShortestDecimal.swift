/// The shortest decimal representation that reads back as the same number: the digits of
/// `Double.description`, without creating a string. Of several representations of equal length, it
/// is the nearest to the number.
///
/// Numbers from 1/1024 up to 2³¹ are converted digit by digit in fixed point (Steele and White's
/// free-format algorithm), which needs no table. The initializer returns nil for all other numbers,
/// and for powers of 2 with a fraction that is not a multiple of 1/64, whose neighbours are not
/// equally distant.
package struct ShortestDecimal {
  /// The greatest number of bytes in a representation: an integer has a sign and ten digits, a
  /// fraction at most twenty bytes more.
  package static let maximumByteCount = 32

  /// The integer part, without its sign.
  package let whole: UInt32
  /// The digits after the decimal point as an integer of `fractionDigits` digits, which may start
  /// with zeros; 0 for an integer.
  package let fraction: UInt64
  /// The number of digits after the decimal point; 0 for an integer.
  package let fractionDigits: Int

  /// Converts a number; nil if it is out of range or its neighbours are not equally distant.
  package init?(_ magnitude: Double) {
    guard magnitude >= 0x1p-10, magnitude < 0x1p31 else { return nil }
    whole = UInt32(magnitude)
    let rest = magnitude - Double(whole)
    // Multiples of 1/64 are written exactly: they have at most six fractional digits, too few for a
    // shorter decimal to read back as the same number.
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
    // The unit is half the distance to the next number (half an ulp), so that the rounding interval
    // extends by a margin of one unit on both sides.
    let fractionBits = UInt64(53 - Int(magnitude.exponent))
    let unit: UInt64 = 1 << fractionBits
    var remainder = UInt64(rest * Double(sign: .plus, exponent: Int(fractionBits), significand: 1))
    var margin: UInt64 = 1
    var digits: UInt64 = 0
    var count = 0
    while count < 19 {
      let (high, low) = remainder.multipliedFullWidth(by: 10)
      var digit = high << (64 - fractionBits) | low >> fractionBits
      remainder = low & (unit - 1)
      let (wider, overflow) = margin.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      margin = wider
      count += 1
      let isLow = remainder < margin
      let isHigh = margin > unit || remainder > unit - margin
      if isLow || isHigh {
        // A tie rounds to the even digit.
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
