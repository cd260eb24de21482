/// A character and how many bytes it takes.
struct DecodedScalar {
  var codePoint: Int
  var length: Int
}

extension Span<UInt8> {
  /// The character whose first byte is at `index`. The text is valid UTF-8; of bytes that are not,
  /// some character is made that takes at least one byte and no more than there are.
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
