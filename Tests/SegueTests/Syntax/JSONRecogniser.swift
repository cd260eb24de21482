/// Decides whether bytes are a JSON text: a recogniser of RFC 8259's grammar, rule by rule, and of
/// RFC 3629's for UTF-8. It verifies the parser and shares no code with it.
///
/// Each function reads the rule that it names and returns whether it matched. White space before a
/// missing structural character may be consumed all the same, because it is allowed there anyway. A
/// byte order mark at the beginning is ignored, as §8.1 permits. The functions are recursive, so
/// texts must not be deeply nested.
struct JSONRecogniser {
  private var rest: ArraySlice<UInt8>

  static func accepts(_ bytes: [UInt8]) -> Bool {
    var recogniser = JSONRecogniser(rest: bytes[...])
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { recogniser.rest = bytes[3...] }
    return recogniser.text() && recogniser.rest.isEmpty
  }

  // MARK: §2, grammar

  /// `JSON-text = ws value ws`
  private mutating func text() -> Bool {
    space()
    guard value() else { return false }
    space()
    return true
  }

  /// `ws = *( %x20 / %x09 / %x0A / %x0D )`
  private mutating func space() {
    while reads({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {}
  }

  /// `begin-array`, `value-separator` and the others: `ws %x… ws`
  private mutating func structural(_ character: Unicode.Scalar) -> Bool {
    space()
    guard reads(character) else { return false }
    space()
    return true
  }

  // MARK: §3, values

  /// `value = false / null / true / object / array / number / string`
  private mutating func value() -> Bool {
    switch rest.first {
    case UInt8(ascii: "f"): word("false")
    case UInt8(ascii: "n"): word("null")
    case UInt8(ascii: "t"): word("true")
    case UInt8(ascii: "{"): object()
    case UInt8(ascii: "["): array()
    case UInt8(ascii: "\""): string()
    default: number()
    }
  }

  private mutating func word(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { reads($0) }
  }

  // MARK: §4, objects

  /// `object = begin-object [ member *( value-separator member ) ] end-object`
  private mutating func object() -> Bool {
    guard structural("{") else { return false }
    if structural("}") { return true }
    repeat {
      guard member() else { return false }
    } while structural(",")
    return structural("}")
  }

  /// `member = string name-separator value`
  private mutating func member() -> Bool {
    string() && structural(":") && value()
  }

  // MARK: §5, arrays

  /// `array = begin-array [ value *( value-separator value ) ] end-array`
  private mutating func array() -> Bool {
    guard structural("[") else { return false }
    if structural("]") { return true }
    repeat {
      guard value() else { return false }
    } while structural(",")
    return structural("]")
  }

  // MARK: §6, numbers

  /// `number = [ minus ] int [ frac ] [ exp ]`
  private mutating func number() -> Bool {
    _ = reads("-")
    guard int() else { return false }
    if reads(".") { guard digits() else { return false } }
    if reads("e") || reads("E") { return exponent() }
    return true
  }

  /// `int = zero / ( digit1-9 *DIGIT )`
  private mutating func int() -> Bool {
    reads("0") || digits()
  }

  /// `exp = e [ minus / plus ] 1*DIGIT`, after its letter
  private mutating func exponent() -> Bool {
    if !reads("-") { _ = reads("+") }
    return digits()
  }

  /// `1*DIGIT`
  private mutating func digits() -> Bool {
    guard digit() else { return false }
    while digit() {}
    return true
  }

  private mutating func digit() -> Bool { reads { (0x30...0x39).contains($0) } }

  // MARK: §7, strings

  /// `string = quotation-mark *char quotation-mark`
  private mutating func string() -> Bool {
    guard reads("\"") else { return false }
    while !reads("\"") {
      guard reads("\\") ? escape() : unescaped() else { return false }
    }
    return true
  }

  /// The characters after `escape`.
  private mutating func escape() -> Bool {
    if reads("u") { return hexadecimal() && hexadecimal() && hexadecimal() && hexadecimal() }
    return reads { "\"\\/bfnrt".utf8.contains($0) }
  }

  /// `HEXDIG`, also in lowercase (RFC 5234 §2.3)
  private mutating func hexadecimal() -> Bool {
    reads { "0123456789abcdefABCDEF".utf8.contains($0) }
  }

  /// `unescaped = %x20-21 / %x23-5B / %x5D-10FFFF`; the caller handles quotation marks and
  /// backslashes.
  private mutating func unescaped() -> Bool {
    switch rest.first ?? 0 {
    case 0x20...0x7F: reads { _ in true }
    case 0xC2...0xDF: twoBytes()
    case 0xE0...0xEF: threeBytes()
    case 0xF0...0xF4: fourBytes()
    default: false
    }
  }

  // MARK: RFC 3629 §4

  /// `UTF8-2 = %xC2-DF UTF8-tail`
  private mutating func twoBytes() -> Bool { reads { (0xC2...0xDF).contains($0) } && tail() }

  /// `UTF8-3 = %xE0 %xA0-BF UTF8-tail / %xE1-EC 2( UTF8-tail ) / %xED %x80-9F UTF8-tail /
  /// %xEE-EF 2( UTF8-tail )`
  private mutating func threeBytes() -> Bool {
    if reads({ $0 == 0xE0 }) { return reads { (0xA0...0xBF).contains($0) } && tail() }
    if reads({ $0 == 0xED }) { return reads { (0x80...0x9F).contains($0) } && tail() }
    return reads { (0xE1...0xEF).contains($0) } && tail() && tail()
  }

  /// `UTF8-4 = %xF0 %x90-BF 2( UTF8-tail ) / %xF1-F3 3( UTF8-tail ) / %xF4 %x80-8F 2( UTF8-tail )`
  private mutating func fourBytes() -> Bool {
    if reads({ $0 == 0xF0 }) { return reads { (0x90...0xBF).contains($0) } && tail() && tail() }
    if reads({ $0 == 0xF4 }) { return reads { (0x80...0x8F).contains($0) } && tail() && tail() }
    return reads { (0xF1...0xF3).contains($0) } && tail() && tail() && tail()
  }

  /// `UTF8-tail = %x80-BF`
  private mutating func tail() -> Bool { reads { (0x80...0xBF).contains($0) } }

  // MARK: Bytes

  private mutating func reads(_ character: Unicode.Scalar) -> Bool {
    reads { $0 == UInt8(ascii: character) }
  }

  private mutating func reads(_ isRead: (UInt8) -> Bool) -> Bool {
    guard let byte = rest.first, isRead(byte) else { return false }
    rest.removeFirst()
    return true
  }
}
