/// The digest of the binary artefact, 64 bits: it tells damage, not forgery.
///
/// Four lanes take in four little-endian words of 64 bits at a time, each by `lane ← (lane ⊕ word) · P`
/// and a rotation by 29 bits, P being odd. A step is a bijection of the lane for every word and of the
/// word for every lane, so that a change of one word alone never goes unnoticed. What is left of the
/// last 32 bytes is filled up with zeros, and the length is taken in last, so that zeros at the end count.
///
/// Linear in the bytes, about 32 of them in five cycles: 10 GB/s and more on a core.
func artefactDigest(_ bytes: Span<UInt8>) -> UInt64 {
  var digest = ArtefactDigest()
  digest.take(bytes)
  return digest.value
}

/// The digest of some of the bytes.
func artefactDigest(_ bytes: [UInt8], in range: Range<Int>) -> UInt64 {
  var digest = ArtefactDigest()
  digest.take(bytes, in: range)
  return digest.value
}

/// The same over several stretches: all but the last must be whole blocks of 32 bytes.
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
      // `whole` is a multiple of 32 and no greater than the count: four words fit.
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
      let place = index - whole
      rest[place / 8] |= UInt64(bytes[index]) << UInt64(place % 8 * 8)
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
  /// A little-endian word of 64 bits; the caller has made sure that it lies inside.
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }
}
