/// The table of line break opportunities between two ASCII characters in Chromium.
///
/// A line may break between any of ``!"#%&)*+,.:;=>\]|}~`` and an opening bracket; between a
/// question mark and a letter, a digit or some punctuation; between a hyphen and a letter or some
/// punctuation. White space has separate rules.
struct ASCIIBreaks: Sendable {
  /// For each pair of characters, at index first × 128 + second, the flags of the second character.
  private let pairs: [UInt8]

  /// The table of Chromium.
  static let standard = ASCIIBreaks()

  /// A flag of a hyphen before a digit: the break depends on the character before the hyphen.
  static let hyphenBeforeDigit: UInt8 = 0x80

  /// Returns the `TextBoundary` flags at `second`, possibly with `hyphenBeforeDigit`.
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

  /// Returns whether a byte is a letter or a space: the context before it does not affect the
  /// boundaries after it.
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
