/// Vowels and signs that must not be combined because together they look like another vowel. A
/// dotted circle is inserted between them (Microsoft, "Developing OpenType Fonts", invalid
/// combinations; checked against HarfBuzz).
enum InvalidPairs {
  /// Returns whether a sign must not follow a vowel.
  @inline(__always)
  static func isInvalid(_ first: UInt32, _ second: UInt32) -> Bool {
    switch first {
    case 0x905:
      switch second {
      case 0x93A, 0x93B, 0x93E, 0x945, 0x946, 0x949...0x94C, 0x94F, 0x956, 0x957: true
      default: false
      }
    case 0x906: second == 0x93A || 0x945...0x948 ~= second
    case 0x909: second == 0x941
    case 0x90F: 0x945...0x947 ~= second
    case 0x985: second == 0x9BE
    case 0x98B: second == 0x9C3
    case 0x98C: second == 0x9E2
    case 0xA05: second == 0xA3E || second == 0xA48 || second == 0xA4C
    case 0xA72: second == 0xA3F || second == 0xA40 || second == 0xA47
    case 0xA73: second == 0xA41 || second == 0xA42 || second == 0xA4B
    case 0xA85:
      switch second {
      case 0xABE, 0xAC5, 0xAC7, 0xAC8, 0xAC9, 0xACB, 0xACC: true
      default: false
      }
    case 0xAC5: second == 0xABE
    case 0xB05: second == 0xB3E
    case 0xB0F, 0xB13: second == 0xB57
    case 0xB85: second == 0xBC2
    case 0xC12: second == 0xC4C || second == 0xC55
    case 0xC3F, 0xC46, 0xC4A: second == 0xC55
    case 0xC89, 0xC8B: second == 0xCBE
    case 0xC92: second == 0xCCC
    case 0xD07, 0xD09: second == 0xD57
    case 0xD0E: second == 0xD46
    case 0xD12: second == 0xD3E || second == 0xD57
    case 0xD85: 0xDCF...0xDD1 ~= second
    case 0xD8B, 0xD8F, 0xD94: second == 0xDDF
    case 0xD8D: second == 0xDD8
    case 0xD91:
      switch second {
      case 0xDCA, 0xDD9...0xDDA, 0xDDC...0xDDE: true
      default: false
      }
    case 0x11005: second == 0x11038
    case 0x1100B: second == 0x1103E
    case 0x1100F: second == 0x11042
    case 0x11200: second == 0x1122C || second == 0x11231 || second == 0x11233
    case 0x11206: second == 0x1122C
    case 0x11240: second == 0x1122E
    case 0x112B0: second == 0x112E0 || 0x112E5...0x112E8 ~= second
    case 0x11481: second == 0x114B0
    case 0x1148B, 0x1148D: second == 0x114BA
    case 0x114AA: second == 0x114B5 || second == 0x114B6
    case 0x11600, 0x11601: second == 0x11639 || second == 0x1163A
    case 0x11680: second == 0x116AD || second == 0x116B4 || second == 0x116B5
    case 0x11686: second == 0x116B2
    default: false
    }
  }

  /// Returns the offset of the second character of the first invalid pair in a range of bytes; nil
  /// if there is none.
  static func firstInvalid(_ bytes: Range<Int>, of text: Span<UInt8>) -> Int? {
    var previous: UInt32 = 0
    var index = bytes.lowerBound
    while index < bytes.upperBound {
      let decoded = text.scalar(at: index)
      let point = UInt32(truncatingIfNeeded: decoded.codePoint)
      if isInvalid(previous, point) { return index }
      previous = point
      index += decoded.length
    }
    return nil
  }

  /// Returns whether a letter I follows Ra and virama, which would look like an independent vowel.
  static func isInvalidVowel(at index: Int, from start: Int, _ text: Span<UInt8>) -> Bool {
    index - start >= 6 && text.scalar(at: index).codePoint == 0x907
      && text.scalar(at: index - 3).codePoint == 0x94D
      && text.scalar(at: index - 6).codePoint == 0x930
  }
}
