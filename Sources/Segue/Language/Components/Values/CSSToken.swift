/// A token of a CSS value (CSS Syntax 3 §4), without those that no supported value contains:
/// strings, URLs and escapes are `other`.
struct CSSToken {
  enum Kind {
    /// A name such as `red`.
    case identifier
    /// A function name with its opening bracket, such as `rgb(`.
    case function
    /// A hash such as `#fff`.
    case hash
    case number
    case percentage
    /// A number with a unit, such as `4px`.
    case dimension
    case comma
    case slash
    case closingBracket
    /// A character that does not begin another kind of token.
    case other
    case end
  }

  let kind: Kind
  /// The bytes of the whole token.
  let range: Range<Int>
  /// The bytes of an identifier, a function's name, the text after a `#`, or a unit.
  let name: Range<Int>
  /// The value of a number, a percentage or a dimension; finite, and never negative zero.
  let number: Double
}

/// A tokenizer that splits a text one token at a time, so that nothing after the first mistake is
/// read. Linear in the bytes.
struct CSSTokenizer {
  private let bytes: [UInt8]
  private var position = 0

  /// The longest text of a number. More digits than this have no meaning for a screen.
  private static let maximumNumberLength = 400
  /// The largest magnitude of a number, far below the values that overflow in later arithmetic.
  static let maximumNumber = 1e9

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the next token (CSS Syntax 3 §4.3.1). At the end of the text, always returns `end`.
  mutating func next() throws(ValueProblem) -> CSSToken {
    skipSpaceAndComments()
    let start = position
    guard let byte = byte(0) else { return token(.end, from: start) }
    if beginsNumber() { return try numeric() }
    if beginsName() { return identifierOrFunction() }
    position += 1
    switch byte {
    case UInt8(ascii: ","): return token(.comma, from: start)
    case UInt8(ascii: "/"): return token(.slash, from: start)
    case UInt8(ascii: ")"): return token(.closingBracket, from: start)
    case UInt8(ascii: "#") where self.byte(0).map(Self.isNameByte) ?? false:
      skipName()
      return token(.hash, from: start, name: start + 1..<position)
    default: return token(.other, from: start)
    }
  }

  /// Returns the text of some bytes in lowercase (only ASCII letters, as in CSS): at most 200 bytes
  /// of it, which no valid name exceeds.
  func lowercased(_ range: Range<Int>) -> String {
    let small = bytes[range].prefix(200).map {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
    }
    return String(decoding: small, as: UTF8.self)
  }

  /// Returns the text of some bytes, at most 400, which is enough for a message.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].prefix(400), as: UTF8.self)
  }

  // MARK: Steps

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func token(
    _ kind: CSSToken.Kind, from start: Int, name: Range<Int>? = nil, number: Double = 0
  ) -> CSSToken {
    CSSToken(kind: kind, range: start..<position, name: name ?? start..<start, number: number)
  }

  /// Skips white space and comments (§4.3.2). An unclosed comment ends with the text.
  private mutating func skipSpaceAndComments() {
    while let byte = byte(0) {
      if Self.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/") && self.byte(1) == UInt8(ascii: "*") {
        position += 2
        while let byte = self.byte(0),
          byte != UInt8(ascii: "*") || self.byte(1) != UInt8(ascii: "/")
        {
          position += 1
        }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  /// Consumes a numeric token (§4.3.3).
  private mutating func numeric() throws(ValueProblem) -> CSSToken {
    let start = position
    let value = try number()
    let unit = position
    if byte(0) == UInt8(ascii: "%") {
      position += 1
      return token(.percentage, from: start, number: value)
    }
    guard beginsName() else { return token(.number, from: start, number: value) }
    skipName()
    return token(.dimension, from: start, name: unit..<position, number: value)
  }

  /// Consumes a number (§4.3.12).
  private mutating func number() throws(ValueProblem) -> Double {
    let start = position
    if Self.isSign(byte(0)) { position += 1 }
    skipDigits()
    if byte(0) == UInt8(ascii: "."), Self.isDigit(byte(1)) {
      position += 1
      skipDigits()
    }
    if let e = byte(0), e | 0x20 == UInt8(ascii: "e") {
      let digit = Self.isSign(byte(1)) ? 2 : 1
      if Self.isDigit(byte(digit)) {
        position += digit
        skipDigits()
      }
    }
    let range = start..<position
    guard range.count <= Self.maximumNumberLength else { throw .numberTooLong(at: range) }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let value = Double(text), value.magnitude <= Self.maximumNumber else {
      throw .numberTooLarge(quoted(text), at: range)
    }
    return value == 0 ? 0 : value
  }

  /// Consumes an identifier or a function name (§4.3.4).
  private mutating func identifierOrFunction() -> CSSToken {
    let start = position
    skipName()
    let name = start..<position
    guard byte(0) == UInt8(ascii: "(") else { return token(.identifier, from: start, name: name) }
    position += 1
    return token(.function, from: start, name: name)
  }

  private mutating func skipDigits() {
    while Self.isDigit(byte(0)) { position += 1 }
  }

  private mutating func skipName() {
    while let byte = byte(0), Self.isNameByte(byte) { position += 1 }
  }

  /// Whether a number begins here (§4.3.10).
  private func beginsNumber() -> Bool {
    let sign = Self.isSign(byte(0)) ? 1 : 0
    return Self.isDigit(byte(sign))
      || byte(sign) == UInt8(ascii: ".") && Self.isDigit(byte(sign + 1))
  }

  /// Whether a name begins here (§4.3.9).
  private func beginsName() -> Bool {
    guard let first = byte(0) else { return false }
    guard first == UInt8(ascii: "-") else { return Self.beginsName(first) }
    return byte(1).map { $0 == UInt8(ascii: "-") || Self.beginsName($0) } ?? false
  }

  // MARK: Bytes (§4.2)

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private static func isSign(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    beginsName(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }
}

extension ValueProblem {
  fileprivate static func numberTooLong(at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "this number is written with \(range.count) characters: round it", at: range)
  }

  fileprivate static func numberTooLarge(_ number: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "\(number) is too large: numbers lie between -1000000000 and 1000000000", at: range)
  }
}
