extension Span<UInt8> {
  /// Eight bytes from a position on, all of which must be inside the text, the first byte lowest.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    // Any eight bytes are a number; that they are inside is checked.
    let loaded = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
    return UInt64(littleEndian: loaded)
  }

  /// Whether the bytes are equal.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var position = 0
    while position + 8 <= count {
      guard word(at: position) == other.word(at: position) else { return false }
      position += 8
    }
    while position < count {
      guard self[position] == other[position] else { return false }
      position += 1
    }
    return true
  }
}
