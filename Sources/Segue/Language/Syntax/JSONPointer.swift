/// A JSON Pointer (RFC 6901).
struct JSONPointer {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a token, with `~` written `~0` and `/` written `~1` (§3).
  mutating func append(_ token: String) {
    bytes.append(UInt8(ascii: "/"))
    for byte in token.utf8 {
      switch byte {
      case UInt8(ascii: "~"): bytes += [UInt8(ascii: "~"), UInt8(ascii: "0")]
      case UInt8(ascii: "/"): bytes += [UInt8(ascii: "~"), UInt8(ascii: "1")]
      default: bytes.append(byte)
      }
    }
  }

  /// Returns the tokens of a pointer (§4), of which that of the whole document has none; nil for a
  /// text that is not a pointer.
  static func tokens(of text: String) -> [[UInt8]]? {
    var tokens: [[UInt8]] = []
    var isEscape = false
    for byte in text.utf8 {
      if isEscape {
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        let isTilde = byte == UInt8(ascii: "0")
        tokens[tokens.count - 1].append(isTilde ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        isEscape = false
      } else if byte == UInt8(ascii: "/") {
        tokens.append([])
      } else if tokens.isEmpty {
        return nil
      } else if byte == UInt8(ascii: "~") {
        isEscape = true
      } else {
        tokens[tokens.count - 1].append(byte)
      }
    }
    return isEscape ? nil : tokens
  }

  /// Returns the index that a token means in an array (§4); nil if it means none.
  static func index(_ token: [UInt8]) -> Int? {
    guard let first = token.first, token.count == 1 || first != UInt8(ascii: "0"),
      token.count < 10
    else { return nil }
    var index = 0
    for byte in token {
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      index = index * 10 + Int(digit)
    }
    return index
  }
}

extension JSONDocument {
  /// Returns the value at the tokens of a pointer; nil if there is none. Of duplicate keys, the
  /// first counts. Linear in the members and elements before it.
  func value(at tokens: some Sequence<[UInt8]>) -> JSONID? {
    tokens.reduce(root) { value, token in value.flatMap { part(token, of: $0) } }
  }

  /// Returns a member of an object or an element of an array; nil if there is none.
  func part(_ token: [UInt8], of container: JSONID) -> JSONID? {
    switch kind(container) {
    case .object: return member(named: token.span, of: container).value
    case .array:
      guard let index = JSONPointer.index(token) else { return nil }
      var element = container.next
      let end = end(container)
      for _ in 0..<index {
        guard element < end else { return nil }
        element = self.end(element)
      }
      return element < end ? element : nil
    default: return nil
    }
  }
}
