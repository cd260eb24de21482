/// The places in a JSON text at which tokens can begin, and those at which strings can end.
///
/// A set of places has one bit for each byte of the text, so that the next place is found without
/// examining the bytes before it.
struct TokenPlaces {
  /// The bytes other than white space (RFC 8259 §2).
  let visible: [UInt64]
  /// The bytes at which a string ends, or that mean more in it than themselves: quotation marks,
  /// backslashes, control characters (§7) and dollar signs.
  let stops: [UInt64]

  /// Scans a text. Linear.
  init(_ text: Span<UInt8>) {
    // All places beyond the text belong to both sets, so that every search ends.
    let blocks = text.count / ByteBlock.size
    var visible = [UInt64](repeating: .max, count: blocks + 2)
    var stops = visible
    var visibleWords = visible.mutableSpan
    var stopWords = stops.mutableSpan
    // The last block is filled with zeros, which belong to both sets too.
    var last = InlineArray<64, UInt8>(repeating: 0)
    let start = blocks * ByteBlock.size
    for place in start..<text.count { last[place - start] = text[place] }
    for index in 0...blocks {
      let block =
        index < blocks
        ? ByteBlock(text, at: index * ByteBlock.size) : ByteBlock(last.span, at: 0)
      visibleWords[index] = Self.visible(block).littleEndian
      stopWords[index] = Self.stops(block).littleEndian
    }
    self.visible = visible
    self.stops = stops
  }

  @inline(__always)
  private static func visible(_ block: ByteBlock) -> UInt64 {
    let space = block.places { bytes in
      (bytes .== all(0x20)) .| (bytes .== all(0x0A)) .| (bytes .== all(0x0D))
        .| (bytes .== all(0x09))
    }
    return ~space
  }

  @inline(__always)
  private static func stops(_ block: ByteBlock) -> UInt64 {
    block.places { bytes in
      (bytes .== all(UInt8(ascii: "\""))) .| (bytes .== all(UInt8(ascii: "\\")))
        .| (bytes .== all(UInt8(ascii: "$"))) .| (bytes .< all(0x20))
    }
  }

  @inline(__always)
  private static func all(_ byte: UInt8) -> ByteBlock.Bytes { ByteBlock.Bytes(repeating: byte) }

  /// Returns the first place of a set from an offset in the text on; the end of the text if there
  /// is none.
  @inline(__always)
  static func first(of places: Span<UInt64>, from start: Int) -> Int {
    // The byte with the bit of `start` is loaded first, so that the next 57 places are found
    // without a loop: nearly all.
    var offset = start >> 3
    let nearest = ByteWord(places, at: offset).bits >> UInt64(truncatingIfNeeded: start & 7)
    if nearest != 0 { return start &+ nearest.trailingZeroBitCount }
    var next: UInt64
    repeat {
      offset += ByteWord.size
      next = ByteWord(places, at: offset).bits
    } while next == 0
    return offset &* 8 &+ next.trailingZeroBitCount
  }
}
