/// The exact value of a JSON number if it has no fractional part, which `1.0` and `10e-1` have not
/// either (RFC 8927 §3.3.3).
///
/// Exact however many digits there are: `1.0000000000000000000001` has a fractional part, though
/// not as a double.
enum WholeNumber: Equatable {
  /// A value, or one of the ends of the range for a number beyond it.
  case value(Int64)
  case fraction

  /// Reads a valid JSON number. Linear in its digits, whatever the exponent.
  init(_ text: Span<UInt8>) {
    let isNegative = text[0] == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var value: Int64 = 0
    // Nearly all numbers have a few digits and nothing else.
    if text.count - start <= 18 {
      var position = start
      while position < text.count, case let digit = text[position] &- 0x30, digit <= 9 {
        value = value &* 10 &+ Int64(digit)
        position += 1
      }
      if position == text.count {
        self = .value(isNegative ? -value : value)
        return
      }
    }
    self.init(text, from: start, isNegative: isNegative)
  }

  private init(_ text: Span<UInt8>, from start: Int, isNegative: Bool) {
    var end = start
    var integerDigits: Int?
    while end < text.count, text[end] | 0x20 != UInt8(ascii: "e") {
      if text[end] == UInt8(ascii: ".") { integerDigits = end - start }
      end += 1
    }
    // The number of digits before the point, once the exponent has moved it. A sum of two numbers
    // far below the largest integer.
    let point = Int64(integerDigits ?? end - start) + Self.exponent(text, from: end + 1)
    var value: Int64 = 0
    var place: Int64 = 0
    for position in start..<end where text[position] != UInt8(ascii: ".") {
      let digit = text[position] &- 0x30
      if place < point {
        value = Self.appending(digit, to: value)
      } else if digit != 0 {
        self = .fraction
        return
      }
      place += 1
    }
    while place < point, value != 0, value != .max {
      value = Self.appending(0, to: value)
      place += 1
    }
    self = .value(isNegative ? -value : value)
  }

  private static func appending(_ digit: UInt8, to value: Int64) -> Int64 {
    let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
    let (sum, isStillTooLarge) = product.addingReportingOverflow(Int64(digit))
    return isTooLarge || isStillTooLarge ? .max : sum
  }

  /// Returns an exponent, which is clamped to a number of digits that no text has.
  private static func exponent(_ text: Span<UInt8>, from start: Int) -> Int64 {
    guard start < text.count else { return 0 }
    let isSigned = text[start] == UInt8(ascii: "-") || text[start] == UInt8(ascii: "+")
    var exponent: Int64 = 0
    for position in (isSigned ? start + 1 : start)..<text.count where exponent < 1 << 40 {
      exponent = exponent * 10 + Int64(text[position] &- 0x30)
    }
    return text[start] == UInt8(ascii: "-") ? -exponent : exponent
  }
}
