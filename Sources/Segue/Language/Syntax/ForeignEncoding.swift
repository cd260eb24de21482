/// An encoding other than UTF-8, in which a whole JSON text seems to be encoded.
///
/// JSON text in UTF-8 is never misdetected, because it contains neither zeros nor the bytes of
/// these encodings' byte order marks.
enum ForeignEncoding: String, CaseIterable {
  // UTF-32 comes first: its byte order marks and characters begin like those of UTF-16.
  case utf32LittleEndian = "UTF-32 (little-endian)"
  case utf32BigEndian = "UTF-32 (big-endian)"
  case utf16LittleEndian = "UTF-16 (little-endian)"
  case utf16BigEndian = "UTF-16 (big-endian)"

  init?(of text: Span<UInt8>) {
    let encoding = Self.allCases.first { encoding in
      encoding.marks(text) || encoding.encodesEnds(of: text)
    }
    guard let encoding else { return nil }
    self = encoding
  }

  /// The number of bytes of an ASCII character.
  var unit: Int {
    switch self {
    case .utf32LittleEndian, .utf32BigEndian: 4
    case .utf16LittleEndian, .utf16BigEndian: 2
    }
  }

  /// The byte order mark, U+FEFF.
  private var mark: [UInt8] {
    switch self {
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }

  private func marks(_ text: Span<UInt8>) -> Bool {
    let mark = mark
    return text.count >= mark.count && mark.indices.allSatisfy { text[$0] == mark[$0] }
  }

  /// Whether the first and the last character are ASCII, as in every JSON text: all but one of
  /// their bytes are zero.
  private func encodesEnds(of text: Span<UInt8>) -> Bool {
    guard text.count >= unit, text.count % unit == 0 else { return false }
    return encodesASCII(text, at: 0) && encodesASCII(text, at: text.count - unit)
  }

  private func encodesASCII(_ text: Span<UInt8>, at start: Int) -> Bool {
    let isLittleEndian = self == .utf32LittleEndian || self == .utf16LittleEndian
    let letter = start + (isLittleEndian ? 0 : unit - 1)
    return (start..<start + unit).allSatisfy { (text[$0] != 0) == ($0 == letter) }
      && text[letter] < 0x80
  }
}
