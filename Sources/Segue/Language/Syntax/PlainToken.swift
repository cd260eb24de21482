/// A well-formed JSON token, parsed by the rules of RFC 8259. Each rule returns nil for anything
/// else.
struct PlainToken {
  let kind: JSONDocument.Kind
  var hasEscapes = false
  var hasDollar = false
  /// The offset after the last byte.
  let end: Int

  /// Parses `false / null / true / number`, the scalar values (§3) besides strings.
  static func numberOrWord(_ text: Span<UInt8>, at start: Int) -> PlainToken? {
    switch byte(text, start) {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): number(text, at: start)
    case UInt8(ascii: "t"): word("true", in: text, at: start, kind: .true)
    case UInt8(ascii: "f"): word("false", in: text, at: start, kind: .false)
    case UInt8(ascii: "n"): word("null", in: text, at: start, kind: .null)
    default: nil
    }
  }

  /// Parses `string = quotation-mark *char quotation-mark` (§7).
  ///
  /// - Parameter stops: The places at which strings can end (`TokenPlaces`).
  @inline(__always)
  static func string(
    _ text: Span<UInt8>, at start: Int, stops: Span<UInt64>
  ) -> PlainToken? {
    // Nearly all strings have neither escapes nor dollar signs.
    var position = TokenPlaces.first(of: stops, from: start + 1)
    if byte(text, position) == UInt8(ascii: "\"") {
      return PlainToken(kind: .string, end: position + 1)
    }
    var hasEscapes = false
    var hasDollar = false
    while true {
      switch byte(text, position) {
      case UInt8(ascii: "\""):
        return PlainToken(
          kind: .string, hasEscapes: hasEscapes, hasDollar: hasDollar, end: position + 1)
      case UInt8(ascii: "$"):
        hasDollar = true
        position += 1
      case UInt8(ascii: "\\"):
        guard let end = escape(text, at: position) else { return nil }
        hasEscapes = true
        position = end
      default: return nil
      }
      position = TokenPlaces.first(of: stops, from: position)
    }
  }

  /// Returns the end of `escape ( %x22 / … / %x75 4HEXDIG )` (§7).
  private static func escape(_ text: Span<UInt8>, at start: Int) -> Int? {
    switch byte(text, start + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      for offset in 2..<6 where hexadecimalDigit(byte(text, start + offset)) == nil { return nil }
      return start + 6
    default: return nil
    }
  }

  /// Parses `number = [ minus ] int [ frac ] [ exp ]` (§6).
  @inline(__always)
  private static func number(_ text: Span<UInt8>, at start: Int) -> PlainToken? {
    let first = byte(text, start) == UInt8(ascii: "-") ? start + 1 : start
    // int = zero / ( digit1-9 *DIGIT )
    var position = endOfDigits(text, from: first)
    let isZero = byte(text, first) == UInt8(ascii: "0")
    guard position > first, !isZero || position == first + 1 else { return nil }
    // frac = decimal-point 1*DIGIT
    if byte(text, position) == UInt8(ascii: ".") {
      let digits = position + 1
      position = endOfDigits(text, from: digits)
      guard position > digits else { return nil }
    }
    // exp = e [ minus / plus ] 1*DIGIT
    if byte(text, position) | 0x20 == UInt8(ascii: "e") {
      let sign = byte(text, position + 1)
      let digits = position + (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 2 : 1)
      position = endOfDigits(text, from: digits)
      guard position > digits else { return nil }
    }
    let isWhole = !JSONParser.isNumberByte(byte(text, position))
    return isWhole ? PlainToken(kind: .number, end: position) : nil
  }

  /// Returns a byte of the text, or 0 after its end.
  @inline(__always)
  static func byte(_ text: Span<UInt8>, _ index: Int) -> UInt8 {
    index < text.count ? text[index] : 0
  }

  @inline(__always)
  private static func endOfDigits(_ text: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while position <= text.count - ByteWord.size {
      let digits = ByteWord(text, at: position).digits
      position += digits
      guard digits == ByteWord.size else { return position }
    }
    while byte(text, position) &- UInt8(ascii: "0") <= 9 { position += 1 }
    return position
  }

  /// Parses one of the three literals (§3), which no further letter may follow.
  private static func word(
    _ letters: String, in text: Span<UInt8>, at start: Int, kind: JSONDocument.Kind
  ) -> PlainToken? {
    var end = start
    var isSame = true
    for letter in letters.utf8 {
      isSame = isSame && byte(text, end) == letter
      end += 1
    }
    guard isSame, !JSONParser.isWordByte(byte(text, end)) else { return nil }
    return PlainToken(kind: kind, end: end)
  }
}
