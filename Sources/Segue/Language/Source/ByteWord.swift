/// Eight bytes of a text as one number, the first in the lowest bits, so that eight are looked at in
/// a few steps.
///
/// A set of bytes is a number too: the highest bit of each byte that belongs to it. Above the first
/// byte of a set others may be wrong, which is the price of a subtraction for eight comparisons; the
/// first is always right.
struct ByteWord {
  let bits: UInt64

  /// Bytes of a word.
  static let size = 8

  /// All eight bytes from `offset` on are inside of the text.
  init(_ text: Span<UInt8>, at offset: Int) {
    // Any eight bytes are a number; that they are inside of the text is checked.
    let loaded = unsafe text.bytes.unsafeLoadUnaligned(
      fromByteOffset: offset, as: UInt64.self)
    bits = UInt64(littleEndian: loaded)
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Whether all eight bytes are ASCII.
  var isASCII: Bool { bits & Self.highBits == 0 }

  /// The bytes with this value.
  func places(of byte: UInt8) -> UInt64 {
    let difference = bits ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & Self.highBits
  }

  /// The bytes below a value of at most 128.
  func places(below byte: UInt8) -> UInt64 {
    (bits &- Self.ones &* UInt64(byte)) & ~bits & Self.highBits
  }

  /// How many bytes from the first on have this value.
  func run(of byte: UInt8) -> Int {
    (bits ^ (Self.ones &* UInt64(byte))).trailingZeroBitCount / 8
  }

  /// The first byte of a set that is not empty.
  static func first(of places: UInt64) -> Int { places.trailingZeroBitCount / 8 }
}
