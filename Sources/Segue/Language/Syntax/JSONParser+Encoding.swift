/// Reports text that is not UTF-8, besides the bytes that the parser encounters.
extension JSONParser {
  mutating func reportForeignEncoding(_ encoding: ForeignEncoding) {
    let place = firstMalformed.map { range($0, $0 + 1) } ?? range(0, encoding.unit)
    report(
      .foreignEncoding(encoding, malformed: firstMalformed.map { bytes[$0] }, at: place),
      isSound: false)
  }

  /// Reports the first byte that is not UTF-8 even if it was not read: in a comment, in single
  /// quotes, or after an error at which parsing stopped.
  mutating func reportUnreadByte() {
    guard let place = firstMalformed,
      !diagnostics.contains(where: { $0.code == .invalidUTF8 && $0.range.lowerBound == place })
    else { return }
    report(.invalidUTF8(bytes[place], at: range(place, place + 1)))
  }
}
