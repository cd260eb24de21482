/// Returns the 64-bit digest of bytes in the binary artefact. It detects damage, not forgery.
///
/// Four lanes consume four little-endian 64-bit words at a time, each by `lane ← (lane ⊕ word) · P`
/// and a rotation by 29 bits, where P is odd. A step is a bijection of the lane for every word and
/// of the word for every lane, so a change of a single word is always detected. The rest of the
/// last 32 bytes is padded with zeros, and the length is consumed last, so that trailing zeros
/// count.
///
/// Linear in the bytes, about 32 of them in five cycles: at least 10 GB/s per core.
func artefactDigest(_ bytes: Span<UInt8>) -> UInt64 {
  var digest = ArtefactDigest()
  digest.take(bytes)
  return digest.value
}

/// Returns the digest of a range of bytes.
func artefactDigest(_ bytes: [UInt8], in range: Range<Int>) -> UInt64 {
  var digest = ArtefactDigest()
  digest.take(bytes, in: range)
  return digest.value
}

/// A digest over several spans, of which all but the last must be whole blocks of 32 bytes.
struct ArtefactDigest {
  private static let prime: UInt64 = 0x9E37_79B1_85EB_CA87
  private var a: UInt64 = 0x5365_6775_6541_7274
  private var b: UInt64 = 0x2545_F491_4F6C_DD1D
  private var c: UInt64 = 0xD1B5_4A32_D192_ED03
  private var d: UInt64 = 0x8CB9_2BA7_2F3D_8DD7
  private var length: UInt64 = 0

  @inline(__always)
  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* prime
    return product << 29 | product >> 35
  }

  mutating func take(_ bytes: Span<UInt8>) {
    let raw = unsafe bytes.bytes
    let whole = raw.byteCount & ~31
    var (a, b, c, d) = (a, b, c, d)
    var offset = 0
    while offset < whole {
      // `whole` is a multiple of 32 and at most the count, so four words fit.
      a = Self.step(a, raw.word(at: offset))
      b = Self.step(b, raw.word(at: offset &+ 8))
      c = Self.step(c, raw.word(at: offset &+ 16))
      d = Self.step(d, raw.word(at: offset &+ 24))
      offset &+= 32
    }
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    length &+= UInt64(bytes.count)
    guard whole < bytes.count else { return }
    var rest = InlineArray<4, UInt64>(repeating: 0)
    for index in whole..<bytes.count {
      let offset = index - whole
      rest[offset / 8] |= UInt64(bytes[index]) << UInt64(offset % 8 * 8)
    }
    self.a = Self.step(a, rest[0])
    self.b = Self.step(b, rest[1])
    self.c = Self.step(c, rest[2])
    self.d = Self.step(d, rest[3])
  }

  mutating func take(_ bytes: [UInt8], in range: Range<Int>) {
    let all = bytes.span
    take(all.extracting(range))
  }

  var value: UInt64 {
    var value = Self.step(length, a)
    for lane in [b, c, d] { value = Self.step(value, lane) }
    value ^= value >> 32
    value = value &* Self.prime
    return value ^ value >> 29
  }
}

extension RawSpan {
  /// Loads a little-endian 64-bit word, which the caller ensures is in bounds.
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }
}
