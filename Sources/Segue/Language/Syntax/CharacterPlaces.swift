extension SourceFile {
  /// Returns the source range of the first occurrence of a character in a JSON string: its escape,
  /// or its bytes. Returns nil if the range does not begin a string, or the string does not contain
  /// the character.
  ///
  /// Linear in the string. An escaped lone surrogate is U+FFFD.
  func place(of character: Unicode.Scalar, in range: SourceRange) -> SourceRange? {
    let end = min(range.upperBound, bytes.count)
    guard range.lowerBound < end, bytes[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
    var position = range.lowerBound + 1
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      let (found, length) = self.character(at: position, before: end)
      if found == character {
        return SourceRange(
          file: range.file, lowerBound: position, upperBound: min(position + length, end))
      }
      position += length
    }
    return nil
  }

  /// Returns the character at an offset inside a string, and its length in bytes, which is at least
  /// one.
  private func character(at position: Int, before end: Int) -> (Unicode.Scalar?, Int) {
    guard bytes[position] == UInt8(ascii: "\\") else {
      let length = utf8SequenceLength(bytes, at: position) ?? 1
      let text = String(decoding: bytes[position..<min(position + length, end)], as: UTF8.self)
      return (text.unicodeScalars.first, length)
    }
    guard position + 1 < end else { return (nil, 1) }
    switch bytes[position + 1] {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(at: position, before: end) else { return (nil, 2) }
      if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
      guard UTF16.isLeadSurrogate(unit), let next = codeUnit(at: position + 6, before: end),
        UTF16.isTrailSurrogate(next)
      else { return ("\u{FFFD}", 6) }
      let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(next) - 0xDC00)
      return (Unicode.Scalar(value), 12)
    case let byte: return (Unicode.Scalar(byte), 2)
    }
  }

  /// Returns the code unit of `\u` and four digits at an offset.
  private func codeUnit(at position: Int, before end: Int) -> UInt16? {
    guard position + 6 <= end, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[position + 2..<position + 6] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
