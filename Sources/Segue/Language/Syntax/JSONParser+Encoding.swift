/// What is told of a text that is not UTF-8, besides the bytes that are met on the way.
extension JSONParser {
  mutating func reportForeignEncoding(_ encoding: ForeignEncoding) {
    let place = firstMalformed.map { range($0, $0 + 1) } ?? range(0, encoding.unit)
    report(
      .foreignEncoding(encoding, malformed: firstMalformed.map { bytes[$0] }, at: place),
      isSound: false)
  }

  /// The first byte that is not UTF-8 is told also where nothing is read: in a comment, in single quotes,
  /// behind an error at which reading stopped.
  mutating func reportUnreadByte() {
    guard let place = firstMalformed,
      !diagnostics.contains(where: { $0.code == .invalidUTF8 && $0.range.lowerBound == place })
    else { return }
    report(.invalidUTF8(bytes[place], at: range(place, place + 1)))
  }
}
