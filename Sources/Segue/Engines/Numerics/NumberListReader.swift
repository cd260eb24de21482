/// A reader of the number lists that table-generating scripts write.
///
/// Numbers are in base 32, least significant digit first, encoded with the 64 characters from "0"
/// on; a digit among the upper 32 characters is followed by another digit of the same number.
struct NumberListReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the next number; nil at the end of the list.
  mutating func next() -> Int? {
    var value = 0
    var shift = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      // Skips the line breaks of the literal.
      guard byte >= 48 else { continue }
      let digit = Int(byte) - 48
      value |= (digit & 31) << shift
      guard digit >= 32 else { return value }
      shift += 5
    }
    return nil
  }

  /// Returns the next signed number; 0, −1, 1, −2, … are encoded as 0, 1, 2, 3, …
  mutating func nextSigned() -> Int? {
    guard let folded = next() else { return nil }
    return folded & 1 == 0 ? folded >> 1 : -(folded >> 1) - 1
  }
}
