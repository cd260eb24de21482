/// The bytes of a URL, and the parsing steps of the URL standard (https://url.spec.whatwg.org, in
/// the sections named below). Works on byte offsets, so that only the parts that are returned
/// become strings.
struct URLText {
  let bytes: [UInt8]
  /// Whether any byte has to be decoded.
  private let hasEscapes: Bool

  /// Section 4.4: removes the control characters and spaces at the ends, and all tabs and line
  /// breaks.
  init(_ url: String) {
    let written = Array(url.utf8)
    var hasSpaces = false
    var hasEscapes = false
    for byte in written where byte <= UInt8(ascii: "+") {
      hasSpaces = hasSpaces || byte <= UInt8(ascii: " ")
      hasEscapes = hasEscapes || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+")
    }
    self.hasEscapes = hasEscapes
    guard hasSpaces else {
      bytes = written
      return
    }
    var kept = written[...]
    while let first = kept.first, first <= UInt8(ascii: " ") { kept.removeFirst() }
    while let last = kept.last, last <= UInt8(ascii: " ") { kept.removeLast() }
    bytes = kept.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }

  /// The offset of the colon after the scheme; nil without a scheme ("scheme start state" and
  /// "scheme state").
  var schemeEnd: Int? {
    for (position, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if position == 0 { return nil }
      case UInt8(ascii: ":"): return position == 0 ? nil : position
      default: return nil
      }
    }
    return nil
  }

  /// Returns the offset of the first occurrence of a byte, or the end.
  func position(of byte: UInt8, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, bytes[position] != byte { position += 1 }
    return min(position, end)
  }

  // MARK: Authorities

  /// Returns the range between `//` and the next slash; empty, at the start, if there is no `//`.
  func customAuthority(from start: Int, to end: Int) -> Range<Int> {
    guard start + 1 < end, bytes[start + 1] == UInt8(ascii: "/") else { return start..<start }
    return (start + 2)..<position(of: UInt8(ascii: "/"), from: start + 2, to: end)
  }

  /// Returns the range after all slashes, in either direction, up to the next ("special authority
  /// ignore slashes state").
  func webAuthority(from start: Int, to end: Int) -> Range<Int> {
    var first = start
    while first < end, isSlash(bytes[first], isWeb: true) { first += 1 }
    var last = first
    while last < end, !isSlash(bytes[last], isWeb: true) { last += 1 }
    return first..<last
  }

  /// Returns whether an authority is one of the hosts, alone or with the default port. One with
  /// user information does not match, because that is part of the authority.
  func isHost(_ authority: Range<Int>, among hosts: [String], defaultPort: String) -> Bool {
    let text = bytes[authority]
    func matches(_ host: ArraySlice<UInt8>) -> Bool {
      if hosts.contains(where: { isEqualIgnoringCase($0, host) }) { return true }
      guard host.contains(where: { $0 == UInt8(ascii: "%") || $0 >= 0x80 }) else { return false }
      let name = decoded(host.indices).lowercased()
      return hosts.contains { $0.lowercased() == name }
    }
    if matches(text) { return true }
    guard let colon = text.lastIndex(of: UInt8(ascii: ":")) else { return false }
    let digits = text[(colon + 1)...].drop { $0 == UInt8(ascii: "0") }
    guard digits.elementsEqual(defaultPort.utf8) || colon + 1 == text.endIndex else {
      return false
    }
    return matches(text[..<colon])
  }

  // MARK: Paths

  /// Appends the segments of a path, except empty ones ("path state"). `..` does not remove
  /// segments that were there before.
  func appendPath(from start: Int, to end: Int, isWeb: Bool, _ segments: inout [String]) {
    guard start < end else { return }
    segments.reserveCapacity(segments.count + 4)
    let base = segments.count
    var hasEmpty = false
    var first = start + 1
    while first <= end {
      var last = first
      while last < end, !isSlash(bytes[last], isWeb: isWeb) { last += 1 }
      switch dots(first..<last) {
      case 0:
        // `..` may remove an empty segment, so these are skipped only at the end.
        segments.append(decoded(first..<last))
        hasEmpty = hasEmpty || first == last
      case 1: break
      default: if segments.count > base { segments.removeLast() }
      }
      first = last + 1
    }
    if hasEmpty { segments.removeAll { $0.isEmpty } }
  }

  private func isSlash(_ byte: UInt8, isWeb: Bool) -> Bool {
    byte == UInt8(ascii: "/") || (isWeb && byte == UInt8(ascii: "\\"))
  }

  /// Returns 1 for a "single-dot URL path segment", 2 for a "double-dot" one, and 0 for any other
  /// (section 4.1).
  private func dots(_ segment: Range<Int>) -> Int {
    guard (1...6).contains(segment.count) else { return 0 }
    var position = segment.lowerBound
    var count = 0
    while position < segment.upperBound {
      if bytes[position] == UInt8(ascii: ".") {
        position += 1
      } else if position + 2 < segment.upperBound, bytes[position] == UInt8(ascii: "%"),
        bytes[position + 1] == UInt8(ascii: "2"), bytes[position + 2] | 0x20 == UInt8(ascii: "e")
      {
        position += 3
      } else {
        return 0
      }
      count += 1
    }
    return count <= 2 ? count : 0
  }

  // MARK: Queries

  /// Returns the items of a query (section 5.1, "application/x-www-form-urlencoded parsing"); nil
  /// if there are more than `limit`.
  func items(from start: Int, to end: Int, atMost limit: Int) -> [DeepLink.QueryItem]? {
    var items: [DeepLink.QueryItem] = []
    var first = start
    while first < end {
      let last = position(of: UInt8(ascii: "&"), from: first, to: end)
      if first < last {
        guard items.count < limit else { return nil }
        let equals = position(of: UInt8(ascii: "="), from: first, to: last)
        items.append(
          DeepLink.QueryItem(
            name: decoded(first..<equals, plusIsSpace: true),
            value: decoded(min(equals + 1, last)..<last, plusIsSpace: true)))
      }
      first = last + 1
    }
    return items
  }

  /// Decodes the `%XX` bytes of a range (section 1.3, "percent-decode").
  func decoded(_ range: Range<Int>, plusIsSpace: Bool = false) -> String {
    guard hasEscapes else { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      if byte == UInt8(ascii: "%"), position + 2 < range.upperBound,
        let high = hexadecimalDigit(bytes[position + 1]),
        let low = hexadecimalDigit(bytes[position + 2])
      {
        result.append(high << 4 | low)
        position += 3
      } else {
        result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Returns whether a name equals some bytes, ignoring the case of ASCII letters.
func isEqualIgnoringCase(_ name: String, _ bytes: ArraySlice<UInt8>) -> Bool {
  guard name.utf8.count == bytes.count else { return false }
  var position = bytes.startIndex
  for byte in name.utf8 {
    let other = bytes[position]
    if byte != other, byte | 0x20 != other | 0x20 || !isASCIILetter(byte) { return false }
    position += 1
  }
  return true
}
