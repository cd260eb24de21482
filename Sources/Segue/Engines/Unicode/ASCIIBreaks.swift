/// Where Chromium breaks a line between two ASCII characters: by a table alone.
///
/// A line breaks after any of ``!"#%&)*+,.:;=>\]|}~`` before an opening bracket; after a question
/// mark before letters, digits and some marks; after a hyphen before letters and some marks. White
/// space has rules of its own.
struct ASCIIBreaks: Sendable {
  /// For each pair of characters, first × 128 + second, the flags at the second.
  private let pairs: [UInt8]

  static let standard = ASCIIBreaks()

  /// Whether a break is there depends on the character before the hyphen.
  static let hyphenBeforeDigit: UInt8 = 0x80

  /// The flags of `TextBoundary` at `second`, or with `hyphenBeforeDigit` too.
  @inline(__always)
  func flags(_ first: UInt8, _ second: UInt8) -> UInt8 {
    pairs[Int(first & 127) << 7 | Int(second & 127)]
  }

  private init() {
    var pairs = [UInt8](repeating: TextBoundary.cluster.rawValue, count: 128 * 128)
    let mayBreak = TextBoundary.mayBreak.rawValue
    func allow(_ firsts: some Sequence<UInt8>, _ seconds: some Sequence<UInt8>) {
      for first in firsts {
        for second in seconds { pairs[Int(first) << 7 | Int(second)] |= mayBreak }
      }
    }
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let digits = "0123456789"
    allow(##"!"#%&)*+,.:;=>\]|}~"##.utf8, "(<[{".utf8)
    allow("-".utf8, (letters + ##""#%&'(*+-<=>@[\^_`{|~"##).utf8)
    allow("?".utf8, (letters + digits + ##"#$%&(*+-<=>@[\^_`{|~"##).utf8)
    for digit in digits.utf8 {
      pairs[Int(UInt8(ascii: "-")) << 7 | Int(digit)] |= Self.hyphenBeforeDigit
    }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A]
    allow([0x20, 0x09], 0..<128)
    for blank in blanks {
      for first in 0..<128 { pairs[first << 7 | Int(blank)] &= ~mayBreak }
    }
    let mustBreak = mayBreak | TextBoundary.mustBreak.rawValue
    for second in 0..<128 { pairs[0x0A << 7 | second] |= mustBreak }
    // Carriage return and line feed are one cluster.
    pairs[0x0D << 7 | 0x0A] &= ~TextBoundary.cluster.rawValue
    self.pairs = pairs
  }

  /// Letters and spaces: what comes before one makes no difference to what follows it.
  @inline(__always)
  static func isSafe(_ byte: UInt8) -> Bool {
    byte == 0x20 || isLetter(byte)
  }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }

  @inline(__always)
  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10
  }
}
