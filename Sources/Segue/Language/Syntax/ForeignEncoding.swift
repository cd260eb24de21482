/// An encoding that is not UTF-8, in which all of a JSON text seems to be written.
///
/// No JSON text in UTF-8 is taken for one: none holds a zero, or a byte of a mark of these encodings.
enum ForeignEncoding: String, CaseIterable {
  // A mark of UTF-32 begins like one of UTF-16, and so do its characters.
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

  /// The bytes of a character in ASCII.
  var unit: Int {
    switch self {
    case .utf32LittleEndian, .utf32BigEndian: 4
    case .utf16LittleEndian, .utf16BigEndian: 2
    }
  }

  /// U+FEFF.
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

  /// Whether the first and the last character are of ASCII, as in all of JSON: all but one of their bytes
  /// are zeros.
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
