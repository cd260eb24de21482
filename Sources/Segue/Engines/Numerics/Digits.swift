/// Reads the numbers of a list that a table's script has written: digits of base 32, lowest first,
/// in the 64 characters from "0"; the upper 32 of them say that another digit follows.
struct Digits {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func next() -> Int? {
    var value = 0
    var shift = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      // A line break of the literal.
      guard byte >= 48 else { continue }
      let digit = Int(byte) - 48
      value |= (digit & 31) << shift
      guard digit >= 32 else { return value }
      shift += 5
    }
    return nil
  }

  /// 0, −1, 1, −2, … are written as 0, 1, 2, 3, …
  mutating func nextSigned() -> Int? {
    guard let folded = next() else { return nil }
    return folded & 1 == 0 ? folded >> 1 : -(folded >> 1) - 1
  }
}
