/// A character and the number of bytes of its encoding.
struct DecodedScalar {
  var codePoint: Int
  var length: Int
}

extension Span<UInt8> {
  /// Decodes the character whose first byte is at `index`. The text is expected to be valid UTF-8;
  /// for invalid bytes, the result is an unspecified character whose length is at least one byte
  /// and does not exceed the text.
  @inline(__always)
  func scalar(at index: Int) -> DecodedScalar {
    let first = Int(self[index])
    if first < 0x80 { return DecodedScalar(codePoint: first, length: 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + length <= count else {
      return DecodedScalar(codePoint: 0xFFFD, length: count - index)
    }
    let second = Int(self[index + 1] & 0x3F)
    if length == 2 {
      return DecodedScalar(codePoint: (first & 0x1F) << 6 | second, length: 2)
    }
    let third = Int(self[index + 2] & 0x3F)
    if length == 3 {
      return DecodedScalar(codePoint: (first & 0xF) << 12 | second << 6 | third, length: 3)
    }
    let fourth = Int(self[index + 3] & 0x3F)
    let codePoint = (first & 7) << 18 | second << 12 | third << 6 | fourth
    return DecodedScalar(codePoint: Swift.min(codePoint, 0x10FFFF), length: 4)
  }
}
