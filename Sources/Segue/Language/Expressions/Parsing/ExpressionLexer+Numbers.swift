extension ExpressionLexer {
  /// Reads an integer or a double (INT_LIT and FLOAT_LIT), without a sign.
  mutating func readNumber() -> ExpressionToken.Kind {
    let start = position
    if peek() == UInt8(ascii: "0"), peek(1) | 0x20 == UInt8(ascii: "x"),
      hexadecimalDigit(peek(2)) != nil
    {
      return readHexadecimal()
    }
    while isDigit(peek()) { position += 1 }
    var isInteger = true
    if peek() == UInt8(ascii: "."), isDigit(peek(1)) {
      isInteger = false
      position += 1
      while isDigit(peek()) { position += 1 }
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
      if isDigit(peek(1 + sign)) {
        isInteger = false
        position += 1 + sign
        while isDigit(peek()) { position += 1 }
      }
    }
    guard checkEnd(of: start) else { return .malformed }
    let text = source.text(start..<position)
    guard isInteger else {
      // A number may begin with its point.
      let value = Double(text.hasPrefix(".") ? "0" + text : text) ?? .infinity
      guard value.isFinite else {
        diagnostics.append(.numberTooLarge(text, at: source.range(start, position)))
        return .malformed
      }
      return .double(value)
    }
    return integer(UInt64(text), start)
  }

  private mutating func readHexadecimal() -> ExpressionToken.Kind {
    let start = position
    position += 2
    var value: UInt64? = 0
    while let digit = hexadecimalDigit(peek()) {
      value = value.flatMap { $0 >> 60 == 0 ? $0 << 4 | UInt64(digit) : nil }
      position += 1
    }
    guard checkEnd(of: start) else { return .malformed }
    return integer(value, start)
  }

  /// Returns an integer whose absolute value is at most 2⁶³, which is allowed only with a minus.
  private mutating func integer(_ value: UInt64?, _ start: Int) -> ExpressionToken.Kind {
    guard let value, value <= 1 << 63 else {
      let range = start..<position
      diagnostics.append(.numberTooLarge(source.text(range), at: source.range(range)))
      return .malformed
    }
    return .integer(value)
  }

  /// Reports letters that directly follow a number. Returns whether there are none.
  private mutating func checkEnd(of start: Int) -> Bool {
    guard isLetter(peek()) || isDigit(peek()) else { return true }
    let end = position
    while isLetter(peek()) || isDigit(peek()) { position += 1 }
    let suffix = source.text(end..<position)
    if suffix == "u" || suffix == "U" {
      diagnostics.append(
        .outsideProfile(
          "unsigned integers", "write \(source.text(start..<end))",
          fix: Diagnostic.Fix(replacing: source.range(end, position), with: ""),
          at: source.range(start, position)))
    } else {
      diagnostics.append(
        .invalidNumber(source.text(start..<position), at: source.range(start, position)))
    }
    return false
  }
}
