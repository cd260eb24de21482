/// A link that a screen declares, with each `${name}` replaced by the value of that name,
/// percent-encoded, so that a value is one segment of a path or one part of a query, whatever stands in
/// it; `$${` becomes `${`. A name that has no value, which the reader has reported, stands for nothing.
///
/// What follows from the URL standard: as a whole segment, the values `.` and `..` are followed, encoded
/// or not, and one without characters is skipped.
///
/// Linear in the result. A template without `$` is returned as it is.
package func filled(_ template: String, _ values: [(name: String, value: ScalarValue)]) -> String {
  func text(of name: String) -> String {
    values.first { $0.name == name }.map { percentEncoded($0.value.text) } ?? ""
  }
  switch Template(template) {
  case .text(let text): return text
  case .whole(let name): return text(of: name)
  case .parts(let parts):
    return parts.reduce(into: "") { link, part in
      switch part {
      case .text(let text): link += text
      case .parameter(let name): link += text(of: name)
      }
    }
  case .unclosed: return template
  }
}

/// Text as a segment of a path or a part of a query: all but the unreserved characters of RFC 3986,
/// section 2.3, become the `%XX` of their bytes.
package func percentEncoded(_ text: String) -> String {
  guard !text.utf8.allSatisfy(isUnreserved) else { return text }
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 16)
  for byte in text.utf8 {
    if isUnreserved(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"):
    true
  default: false
  }
}
