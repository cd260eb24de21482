/// Reads strings, numbers and literals.
extension JSONParser {
  /// Reads a string (RFC 8259 §7).
  mutating func readString() {
    let start = position
    var hasEscapes = false
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        if position - start - 2 > limits[.stringBytes] {
          report(
            .stringTooLong(
              position - start - 2, limit: limits[.stringBytes], at: range(start, position)))
        }
        addNode(.string, hasEscapes: hasEscapes, from: start, to: position)
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        readEscape()
      case 0x0A, 0x0D:
        return endUnterminatedString(from: start, hasEscapes: hasEscapes)
      case ..<0x20:
        report(.controlCharacter(byte, at: range(position, position + 1)))
        position += 1
      case ..<0x80:
        position += 1
      default:
        if let length = utf8SequenceLength(bytes, at: position) {
          position += length
        } else {
          reportInvalidUTF8()
        }
      }
      // Whether the string is closed is then unknown.
      if diagnostics.count >= maximumErrors { break }
    }
    endUnterminatedString(from: start, hasEscapes: hasEscapes)
  }

  private mutating func endUnterminatedString(from start: Int, hasEscapes: Bool) {
    report(.unterminatedString(at: range(start, position)), isSound: false)
    addNode(.string, hasEscapes: hasEscapes, from: start, to: position)
  }

  private mutating func reportInvalidUTF8() {
    report(.invalidUTF8(bytes[position], at: range(position, position + 1)))
    position += 1
  }

  private mutating func readEscape() {
    let start = position
    position += 1
    guard position < bytes.count else { return }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      var digits = 0
      while digits < 4, position < bytes.count, hexadecimalDigit(bytes[position]) != nil {
        position += 1
        digits += 1
      }
      if digits < 4 { report(.invalidUnicodeEscape(at: range(start, position))) }
    case 0x0A, 0x0D:
      report(.invalidEscape("", at: range(start, position)))
    default:
      // A malformed byte is reported as part of the string.
      guard let length = utf8SequenceLength(bytes, at: position) else { return }
      let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
      position += length
      report(.invalidEscape(text, at: range(start, position)))
    }
  }

  /// Reads a number (RFC 8259 §6). Every byte that could be part of one is consumed, and the whole
  /// is then validated.
  mutating func readNumber() {
    let start = position
    while position < bytes.count, Self.isNumberByte(bytes[position]) { position += 1 }
    if let problem = Self.problem(ofNumber: bytes[start..<position]) {
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      report(.invalidNumber(text, problem, at: range(start, position)))
      addNode(.invalid, from: start, to: position)
    } else {
      addNode(.number, from: start, to: position)
    }
  }

  static func isNumberByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  /// Returns the reason why a text is not `number = [ "-" ] int [ frac ] [ exp ]`; nil if it is.
  private static func problem(ofNumber text: ArraySlice<UInt8>) -> String? {
    var rest = text
    func isDigit(_ byte: UInt8?) -> Bool {
      byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
    if rest.first == UInt8(ascii: "+") { return "a number does not begin with a plus sign" }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard isDigit(rest.first) else {
      return rest.first == UInt8(ascii: ".")
        ? "a digit is required before the point" : "a digit is missing"
    }
    if rest.first == UInt8(ascii: "0"), isDigit(rest.dropFirst().first) {
      return "a number has no leading zeros"
    }
    rest = rest.drop(while: isDigit)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard isDigit(rest.first) else { return "a digit follows the point" }
      rest = rest.drop(while: isDigit)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard isDigit(rest.first) else { return "the exponent has no digits" }
      rest = rest.drop(while: isDigit)
    }
    return rest.isEmpty ? nil : "JSON has decimal numbers only"
  }

  /// Reads `true`, `false`, `null`, or a word that is not a JSON value.
  mutating func readWord() {
    let start = position
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    let word = bytes[start..<position]
    if word.elementsEqual("true".utf8) {
      addNode(.true, from: start, to: position)
    } else if word.elementsEqual("false".utf8) {
      addNode(.false, from: start, to: position)
    } else if word.elementsEqual("null".utf8) {
      addNode(.null, from: start, to: position)
    } else {
      report(
        .invalidLiteral(String(decoding: word, as: UTF8.self), at: range(start, position)))
      addNode(.invalid, from: start, to: position)
    }
  }

  mutating func readUnquotedKey() {
    let start = position
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    let key = String(decoding: bytes[start..<position], as: UTF8.self)
    report(.unquotedKey(key, at: range(start, position)))
    addNode(.invalid, from: start, to: position)
  }

  /// Reads a string in single quotes, which other languages allow.
  mutating func readSingleQuoted() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "'"), bytes[position] >= 0x20 {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, bytes.count)
    if position < bytes.count, bytes[position] == UInt8(ascii: "'") { position += 1 }
    report(.singleQuotes(at: range(start, position)))
    addNode(.invalid, from: start, to: position)
  }
}
