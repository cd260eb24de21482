/// 64 bytes of a text, which are examined together with vector instructions.
///
/// A set of bytes is an integer with a bit for each of them, the first byte in the lowest bit.
struct ByteBlock {
  /// A quarter of a block, as long as the vectors that all processors have.
  typealias Bytes = SIMD16<UInt8>
  /// A condition for each byte of a quarter.
  typealias Mask = SIMDMask<SIMD16<Int8>>

  private let quarters: (Bytes, Bytes, Bytes, Bytes)

  /// The number of bytes in a block.
  static let size = 64

  /// Loads 64 bytes from `offset` on, all of which must be inside the text.
  @inline(__always)
  init(_ text: Span<UInt8>, at offset: Int) {
    // Any sixteen bytes are a vector; that they are inside of the text is checked.
    let bytes = unsafe text.extracting(offset..<offset + Self.size).bytes
    quarters = unsafe (
      bytes.unsafeLoadUnaligned(fromByteOffset: 0, as: Bytes.self),
      bytes.unsafeLoadUnaligned(fromByteOffset: 16, as: Bytes.self),
      bytes.unsafeLoadUnaligned(fromByteOffset: 32, as: Bytes.self),
      bytes.unsafeLoadUnaligned(fromByteOffset: 48, as: Bytes.self)
    )
  }

  /// Whether all bytes are ASCII.
  @inline(__always)
  var isASCII: Bool {
    let union =
      (Self.halves(quarters.0) | Self.halves(quarters.1))
      | (Self.halves(quarters.2) | Self.halves(quarters.3))
    return (union[0] | union[1]) & 0x8080_8080_8080_8080 == 0
  }

  /// Whether a condition holds for one of the bytes. It can depend on the three bytes before, which
  /// are those of `earlier` blocks: at one, two and three bytes before this one.
  @inline(__always)
  func contains(
    after earlier: (ByteBlock, ByteBlock, ByteBlock),
    where condition: (_ byte: Bytes, _ earlier: (Bytes, Bytes, Bytes)) -> Mask
  ) -> Bool {
    let (a, b, c) = earlier
    let first = condition(quarters.0, (a.quarters.0, b.quarters.0, c.quarters.0))
    let second = condition(quarters.1, (a.quarters.1, b.quarters.1, c.quarters.1))
    let third = condition(quarters.2, (a.quarters.2, b.quarters.2, c.quarters.2))
    let fourth = condition(quarters.3, (a.quarters.3, b.quarters.3, c.quarters.3))
    let union = Self.halves((first .| second) .| (third .| fourth))
    return union[0] | union[1] != 0
  }

  /// Returns the set of bytes for which a condition holds.
  @inline(__always)
  func places(where condition: (Bytes) -> Mask) -> UInt64 {
    // Each eight bytes have a bit of their own, so that the union of all is a matrix of bits with a
    // row for each column of the set.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let first = Self.halves(condition(quarters.0)) & SIMD2(ones << 0, ones << 1)
    let second = Self.halves(condition(quarters.1)) & SIMD2(ones << 2, ones << 3)
    let third = Self.halves(condition(quarters.2)) & SIMD2(ones << 4, ones << 5)
    let fourth = Self.halves(condition(quarters.3)) & SIMD2(ones << 6, ones << 7)
    let union = (first | second) | (third | fourth)
    return Self.transposed(UInt64(littleEndian: union[0] | union[1]))
  }

  // Halves are combined instead of bytes, because without optimization, that is a loop over the
  // elements of a vector.

  @inline(__always)
  private static func halves(_ bytes: Bytes) -> SIMD2<UInt64> {
    unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
  }

  /// Returns only ones in the bytes for which a condition holds, and zeros in others.
  @inline(__always)
  private static func halves(_ mask: Mask) -> SIMD2<UInt64> {
    unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  }

  /// Returns the transpose of a matrix of eight rows with eight bits: blocks of one bit are
  /// exchanged across the diagonal, then blocks of two, then blocks of four.
  @inline(__always)
  private static func transposed(_ matrix: UInt64) -> UInt64 {
    var matrix = matrix
    var changed = (matrix ^ matrix >> 7) & 0x00AA_00AA_00AA_00AA
    matrix ^= changed ^ changed << 7
    changed = (matrix ^ matrix >> 14) & 0x0000_CCCC_0000_CCCC
    matrix ^= changed ^ changed << 14
    changed = (matrix ^ matrix >> 28) & 0x0000_0000_F0F0_F0F0
    return matrix ^ changed ^ changed << 28
  }
}
