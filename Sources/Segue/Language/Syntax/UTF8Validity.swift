/// Returns the offset of the first byte that does not begin a well-formed UTF-8 sequence (Unicode
/// 17, table 3-7); nil if the text is well-formed. Linear; 64 bytes are examined at a time.
func firstMalformedByte(_ text: Span<UInt8>) -> Int? {
  var position = endOfWellFormedBlocks(text)
  while position < text.count {
    guard let length = utf8SequenceLength(text, at: position) else { return position }
    position += length
  }
  return nil
}

/// Returns the offset of a sequence before which all are well-formed: that of the first one in or
/// across a block with a malformed one, or one near the end.
private func endOfWellFormedBlocks(_ text: Span<UInt8>) -> Int {
  // Three bytes are before each block.
  var position = 0
  while position < min(3, text.count) {
    guard let length = utf8SequenceLength(text, at: position) else { return position }
    position += length
  }
  while position <= text.count - ByteBlock.size {
    let block = ByteBlock(text, at: position)
    if text[position - 1] >= 0x80 || !block.isASCII {
      let earlier = (
        ByteBlock(text, at: position - 1), ByteBlock(text, at: position - 2),
        ByteBlock(text, at: position - 3)
      )
      if block.contains(after: earlier, where: isMalformed) { break }
    }
    position += ByteBlock.size
  }
  // The last sequence may go on in the next block.
  var start = position
  while start > 0, text[start - 1] & 0xC0 == 0x80 { start -= 1 }
  return start > 0 && text[start - 1] >= 0xC0 ? start - 1 : position
}

/// Whether bytes are malformed in UTF-8, or begin no sequence, after the three bytes before each.
@inline(__always)
private func isMalformed(
  _ byte: ByteBlock.Bytes, _ earlier: (ByteBlock.Bytes, ByteBlock.Bytes, ByteBlock.Bytes)
) -> ByteBlock.Mask {
  func all(_ byte: UInt8) -> ByteBlock.Bytes { ByteBlock.Bytes(repeating: byte) }
  let continues = (byte .>= all(0x80)) .& (byte .< all(0xC0))
  let mustContinue =
    (earlier.0 .>= all(0xC0)) .| (earlier.1 .>= all(0xE0)) .| (earlier.2 .>= all(0xF0))
  // C0 and C1 would begin ASCII in two bytes, and F5 to FF what is beyond U+10FFFF.
  let beginsNone = (byte .== all(0xC0)) .| (byte .== all(0xC1)) .| (byte .>= all(0xF5))
  // Longer sequences than necessary, surrogates, and what is beyond U+10FFFF.
  let isOutOfRange =
    ((earlier.0 .== all(0xE0)) .& (byte .< all(0xA0)))
    .| ((earlier.0 .== all(0xED)) .& (byte .>= all(0xA0)))
    .| ((earlier.0 .== all(0xF0)) .& (byte .< all(0x90)))
    .| ((earlier.0 .== all(0xF4)) .& (byte .>= all(0x90)))
  return (continues .^ mustContinue) .| beginsNone .| isOutOfRange
}

/// Returns the length of the well-formed UTF-8 sequence at an index inside the text (Unicode 17,
/// table 3-7); nil if there is none.
func utf8SequenceLength(_ text: Span<UInt8>, at index: Int) -> Int? {
  switch text[index] {
  case 0x00...0x7F: 1
  case 0xC2...0xDF: continues(text, index + 1) ? 2 : nil
  case 0xE0: continues(text, index + 1, from: 0xA0) && continues(text, index + 2) ? 3 : nil
  case 0xED: continues(text, index + 1, upTo: 0x9F) && continues(text, index + 2) ? 3 : nil
  case 0xE1...0xEF: continues(text, index + 1) && continues(text, index + 2) ? 3 : nil
  case 0xF0:
    continues(text, index + 1, from: 0x90) && continues(text, index + 2)
      && continues(text, index + 3) ? 4 : nil
  case 0xF1...0xF3:
    continues(text, index + 1) && continues(text, index + 2) && continues(text, index + 3)
      ? 4 : nil
  case 0xF4:
    continues(text, index + 1, upTo: 0x8F) && continues(text, index + 2)
      && continues(text, index + 3) ? 4 : nil
  default: nil
  }
}

func utf8SequenceLength(_ bytes: [UInt8], at index: Int) -> Int? {
  utf8SequenceLength(bytes.span, at: index)
}

/// Whether a continuation byte is at an index, by default from the full range of such bytes.
@inline(__always)
private func continues(
  _ text: Span<UInt8>, _ index: Int, from first: UInt8 = 0x80, upTo last: UInt8 = 0xBF
) -> Bool {
  index < text.count && first <= text[index] && text[index] <= last
}
