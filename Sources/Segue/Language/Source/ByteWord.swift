/// Eight bytes of a text as one integer, the first byte in the lowest bits, so that eight bytes are
/// examined in a few instructions.
///
/// A set of bytes is an integer too: the highest bit of each byte that belongs to the set. Only the
/// first byte of a set is exact; those above it may be wrong, which is the price of one subtraction
/// instead of eight comparisons.
struct ByteWord {
  let bits: UInt64

  /// The number of bytes in a word.
  static let size = 8

  /// Loads eight bytes from `offset` on, all of which must be inside the text.
  @inline(__always)
  init(_ text: Span<UInt8>, at offset: Int) {
    unsafe self.init(text.bytes, at: offset)
  }

  /// Loads eight bytes, which may belong to two words, from `offset` on, counted in bytes. All must
  /// be inside the words.
  @inline(__always)
  init(_ words: Span<UInt64>, at offset: Int) {
    unsafe self.init(words.bytes, at: offset)
  }

  @inline(__always)
  private init(_ bytes: RawSpan, at offset: Int) {
    // Any eight bytes are a number; that they are inside is checked.
    let loaded = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    bits = UInt64(littleEndian: loaded)
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Whether all eight bytes are ASCII.
  var isASCII: Bool { bits & Self.highBits == 0 }

  /// Returns the set of bytes with this value.
  func places(of byte: UInt8) -> UInt64 {
    let difference = bits ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & Self.highBits
  }

  /// Returns the set of bytes below a value of at most 128.
  func places(below byte: UInt8) -> UInt64 {
    (bits &- Self.ones &* UInt64(byte)) & ~bits & Self.highBits
  }

  /// The number of decimal digits before the first other byte.
  var digits: Int {
    // "0" to "9" become 0 to 9, to which 0x76 can be added without reaching the highest bit.
    let differences = bits ^ (Self.ones &* UInt64(UInt8(ascii: "0")))
    let sums = (differences & ~Self.highBits) &+ Self.ones &* 0x76
    return ((sums | differences) & Self.highBits).trailingZeroBitCount / 8
  }

  /// Returns the first byte of a set that is not empty.
  static func first(of places: UInt64) -> Int { places.trailingZeroBitCount / 8 }
}
