/// Returns the offset of the first byte that does not begin a well-formed UTF-8 sequence (Unicode
/// 17, table 3-7); nil if the text is well-formed. Linear; ASCII is skipped eight bytes at a time.
func firstMalformedByte(_ text: Span<UInt8>) -> Int? {
  var position = 0
  while position < text.count {
    if text[position] < 0x80 {
      position += 1
      while position + ByteWord.size <= text.count, ByteWord(text, at: position).isASCII {
        position += ByteWord.size
      }
    } else {
      guard let length = utf8SequenceLength(text, at: position) else { return position }
      position += length
    }
  }
  return nil
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
