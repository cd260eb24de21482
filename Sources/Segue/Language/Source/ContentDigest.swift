/// A digest of 128 bits that identifies contents: contents with the same digest are treated as
/// equal.
///
/// It protects against change and damage, not against an attacker who constructs two contents with
/// one digest. It is the same on every platform.
///
/// Four lanes take turns at the words of eight bytes, little-endian, the last padded with zeros. A
/// lane adds a word to its state and folds it: the high and the low half of a product of 128 bits
/// are combined by exclusive or, so that each bit of the word affects all of the state. The length
/// is added at the end, so that trailing zeros count.
package struct ContentDigest: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package func hash(into hasher: inout Hasher) {
    // The digest's bits are already well distributed.
    hasher.combine(low)
  }

  /// Computes the digest of bytes. Linear, at several bytes per nanosecond.
  package init(_ bytes: Span<UInt8>) {
    unsafe self.init(bytes.bytes)
  }

  package init(_ bytes: [UInt8]) {
    self.init(bytes.span)
  }

  package init(_ bytes: RawSpan) {
    var a = Self.seeds[0]
    var b = Self.seeds[1]
    var c = Self.seeds[2]
    var d = Self.seeds[3]
    let count = bytes.byteCount
    var offset = 0
    while count - offset >= 32 {
      a = Self.fold(a, Self.word(bytes, offset))
      b = Self.fold(b, Self.word(bytes, offset + 8))
      c = Self.fold(c, Self.word(bytes, offset + 16))
      d = Self.fold(d, Self.word(bytes, offset + 24))
      offset += 32
    }
    while offset < count {
      (a, b, c, d) = (b, c, d, Self.fold(a, Self.word(bytes, offset)))
      offset += 8
    }
    self.init(joining: a, b, c, d, count: UInt64(count))
  }

  private init(joining a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, count: UInt64) {
    let first = Self.fold(Self.fold(a, c), count)
    let second = Self.fold(Self.fold(b, d), ~count)
    high = Self.fold(first, second.byteSwapped)
    low = Self.fold(second, first.byteSwapped)
  }

  // Odd numbers without a pattern: the digits of the square roots of 2, 3, 5 and 7.
  private static let seeds: InlineArray<4, UInt64> = [
    0x6a09_e667_f3bc_c909, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
  ]

  @inline(__always)
  private static func fold(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = ((state ^ word) | 1).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    return (product.high ^ product.low) &+ (word &* 0xc2b2_ae3d_27d4_eb4f) &+ state
  }

  /// Loads eight bytes, or as many as there are.
  @inline(__always)
  private static func word(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
    if bytes.byteCount - offset >= 8 {
      return unsafe UInt64(
        littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var word: UInt64 = 0
    for place in offset..<bytes.byteCount {
      let byte = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt8.self)
      word |= UInt64(byte) << UInt64(8 * (place - offset))
    }
    return word
  }
}

extension ContentDigest {
  /// Computes the digest of a sequence from the digests of its elements.
  package init(of parts: [ContentDigest]) {
    var words: [UInt64] = []
    words.reserveCapacity(2 * parts.count)
    for part in parts {
      words.append(part.high.littleEndian)
      words.append(part.low.littleEndian)
    }
    unsafe self.init(words.span.bytes)
  }

  /// The digest of no content.
  static let none = ContentDigest(high: 0, low: 0)

  package init(of text: String) {
    self.init(Array(text.utf8))
  }

  /// The digest as 32 hexadecimal digits.
  package var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
