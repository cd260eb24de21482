/// The format of timestamps, `date-time` of RFC 3339 §5.6, which RFC 8927 §3.3.3 requires.
///
/// `T` and `Z` may be lowercase. A second of 60 is a leap second: the last second of a month in UTC
/// (§5.7). In which months there was one is not checked, since that is decided half a year ahead.
enum Timestamp {
  /// Why a text is no timestamp.
  enum Problem: String {
    case form = "the form is YYYY-MM-DDThh:mm:ssZ"
    case month = "a month is from 01 to 12"
    case day = "the month has fewer days"
    case dayZero = "the first day of a month is 01"
    case hour = "an hour is from 00 to 23"
    case minute = "a minute is from 00 to 59"
    case second = "a second is from 00 to 59"
    case leapSecond = "a leap second, 60, is the last one of a month in UTC"
    case offset = "an offset from UTC is Z, or hours and minutes, such as +01:00"
  }

  /// Returns the first problem of a text; nil if it is a timestamp.
  static func problem(_ text: Span<UInt8>) -> Problem? {
    // full-date "T" partial-time, and at least "Z".
    guard text.count >= 20, let year = digits(text, 0, 4), has(text, 4, "-"),
      let month = digits(text, 5, 2), has(text, 7, "-"), let day = digits(text, 8, 2),
      text[10] | 0x20 == UInt8(ascii: "t"), let hour = digits(text, 11, 2), has(text, 13, ":"),
      let minute = digits(text, 14, 2), has(text, 16, ":"), let second = digits(text, 17, 2)
    else { return .form }
    guard (1...12).contains(month) else { return .month }
    guard day >= 1 else { return .dayZero }
    let days = Self.days(of: month, in: year)
    guard day <= days else { return .day }
    guard hour <= 23 else { return .hour }
    guard minute <= 59 else { return .minute }
    guard second <= 60 else { return .second }
    // time-secfrac = "." 1*DIGIT
    var position = 19
    if has(text, position, ".") {
      position += 1
      while digits(text, position, 1) != nil { position += 1 }
      guard position > 20 else { return .form }
    }
    guard let offset = offset(text, from: position) else { return .offset }
    guard second == 60 else { return nil }
    // A leap second is at 23:59:60 in UTC, where it may be another day.
    let minutes = hour * 60 + minute - offset + 1440
    guard minutes % 1440 == 1439 else { return .leapSecond }
    let isLast =
      switch minutes / 1440 {
      case 0: day == 1
      case 1: day == days
      default: day == days - 1
      }
    return isLast ? nil : .leapSecond
  }

  /// Parses `time-offset = "Z" / ("+" / "-") time-hour ":" time-minute`, which ends the text.
  /// Returns minutes.
  private static func offset(_ text: Span<UInt8>, from start: Int) -> Int? {
    guard start < text.count else { return nil }
    if text.count == start + 1 { return text[start] | 0x20 == UInt8(ascii: "z") ? 0 : nil }
    let isNegative = has(text, start, "-")
    guard text.count == start + 6, isNegative || has(text, start, "+"),
      let hour = digits(text, start + 1, 2), hour <= 23, has(text, start + 3, ":"),
      let minute = digits(text, start + 4, 2), minute <= 59
    else { return nil }
    return (hour * 60 + minute) * (isNegative ? -1 : 1)
  }

  /// Returns the value of a number of digits; nil if there are others.
  @inline(__always)
  private static func digits(_ text: Span<UInt8>, _ start: Int, _ count: Int) -> Int? {
    guard start + count <= text.count else { return nil }
    var value = 0
    for position in start..<start + count {
      let digit = text[position] &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  @inline(__always)
  private static func has(
    _ text: Span<UInt8>, _ position: Int, _ character: Unicode.Scalar
  ) -> Bool {
    position < text.count && text[position] == UInt8(ascii: character)
  }

  /// The number of days of a month in the Gregorian calendar (RFC 3339, appendix C).
  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
