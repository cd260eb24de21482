extension ExpressionLexer {
  /// Reads a string in single or double quotes, one or three of each (STRING_LIT).
  ///
  /// - Parameter prefixLength: 1 if the string is raw and has an `r` before its quotes.
  mutating func readString(prefixLength: Int) -> ExpressionToken.Kind {
    let start = position
    position += prefixLength
    let isRaw = prefixLength > 0
    let quote = peek()
    let isTriple = peek(1) == quote && peek(2) == quote
    position += isTriple ? 3 : 1
    var text: [UInt8] = []
    while position < source.bytes.count {
      let byte = peek()
      if byte == quote, !isTriple || (peek(1) == quote && peek(2) == quote) {
        position += isTriple ? 3 : 1
        return .string(String(decoding: text, as: UTF8.self))
      }
      if !isTriple, byte == 0x0A || byte == 0x0D { break }
      if byte == UInt8(ascii: "\\"), !isRaw {
        readEscape(into: &text)
      } else {
        text.append(byte)
        position += 1
      }
    }
    let opening = source.text(start + prefixLength..<start + prefixLength + (isTriple ? 3 : 1))
    diagnostics.append(.unterminatedString(opening, at: source.range(start, position)))
    return .string(String(decoding: text, as: UTF8.self))
  }

  /// Reads a backslash and what follows it (CEL language definition, "String and Bytes Values").
  private mutating func readEscape(into text: inout [UInt8]) {
    let start = position
    let letter = peek(1)
    position += 2
    func append(_ value: UInt8) { text.append(value) }
    switch letter {
    case UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "`"):
      append(letter)
    case UInt8(ascii: "a"): append(0x07)
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "t"): append(0x09)
    case UInt8(ascii: "v"): append(0x0B)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): appendScalar(digits: 2, start, &text)
    case UInt8(ascii: "u"): appendScalar(digits: 4, start, &text)
    case UInt8(ascii: "U"): appendScalar(digits: 8, start, &text)
    case UInt8(ascii: "0")...UInt8(ascii: "3"): appendOctal(start, &text)
    default:
      // The backslash may be the last byte, or precede a character of several bytes.
      position = min(position, source.bytes.count)
      while position < source.bytes.count, peek() & 0xC0 == 0x80 { position += 1 }
      report(start)
    }
  }

  private mutating func appendScalar(digits: Int, _ start: Int, _ text: inout [UInt8]) {
    guard var value = readDigits(digits) else { return report(start) }
    // A pair of surrogates is one character.
    if digits == 4, (0xD800..<0xDC00).contains(value), peek() == UInt8(ascii: "\\"),
      peek(1) == UInt8(ascii: "u")
    {
      let rest = position
      position += 2
      if let low = readDigits(4), (0xDC00..<0xE000).contains(low) {
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      } else {
        position = rest
      }
    }
    guard let scalar = Unicode.Scalar(value), let units = UTF8.encode(scalar) else {
      return report(start)
    }
    text.append(contentsOf: units)
  }

  private mutating func readDigits(_ count: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = hexadecimalDigit(peek()) else { return nil }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private mutating func appendOctal(_ start: Int, _ text: inout [UInt8]) {
    position -= 1
    var value: UInt32 = 0
    for _ in 0..<3 {
      let digit = peek() &- UInt8(ascii: "0")
      guard digit <= 7 else { return report(start) }
      value = value << 3 | UInt32(digit)
      position += 1
    }
    guard let scalar = Unicode.Scalar(value), let units = UTF8.encode(scalar) else { return }
    text.append(contentsOf: units)
  }

  private mutating func report(_ start: Int) {
    let range = start..<min(position, source.bytes.count)
    diagnostics.append(.invalidEscape(in: source.text(range), at: source.range(range)))
  }
}
