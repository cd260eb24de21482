/// Where a line may end between two clusters, from their first characters.
///
/// Between two ASCII characters this is the table of Chromium's line breaker. For the rest it is a
/// short rule, not the whole of UAX #14:
/// - after a space, and after the spaces of fixed width but the no-break ones;
/// - between ideographs, syllables of Hangul and kana, and between them and letters or digits, unless
///   a mark would start a line that belongs to the text before it, or end one that opens what follows;
/// - after a hyphen or an en dash between letters or digits, and on both sides of an em dash;
/// - after `!`, `?`, `|`, `}` and an ellipsis before a letter, and after a zero width space.
enum BreakOpportunities {
  static func isAllowed(
    _ beforePrevious: Unicode.Scalar?, _ previous: Unicode.Scalar, _ next: Unicode.Scalar
  ) -> Bool {
    if next == " " || next == "\t" || next == "\n" { return false }
    if previous == " " || previous == "\t" { return true }
    if previous.isASCII, next.isASCII {
      return isAllowedInASCII(beforePrevious, UInt8(previous.value), UInt8(next.value))
    }
    return isAllowedBeyondASCII(beforePrevious, previous, next)
  }

  private static func isAllowedInASCII(
    _ beforePrevious: Unicode.Scalar?, _ previous: UInt8, _ next: UInt8
  ) -> Bool {
    switch previous {
    case UInt8(ascii: "-"):
      if ASCIISet.digits.contains(next) {
        guard let beforePrevious, beforePrevious.isASCII else { return false }
        return ASCIISet.alphanumerics.contains(UInt8(beforePrevious.value))
      }
      return ASCIISet.afterHyphen.contains(next)
    case UInt8(ascii: "?"):
      return ASCIISet.afterQuestionMark.contains(next)
    default:
      return ASCIISet.openers.contains(next) && ASCIISet.beforeOpener.contains(previous)
    }
  }

  private static func isAllowedBeyondASCII(
    _ beforePrevious: Unicode.Scalar?, _ previous: Unicode.Scalar, _ next: Unicode.Scalar
  ) -> Bool {
    switch previous.value {
    case 0x200B, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000:
      return !next.isJoiner
    case 0x2D, 0x2010, 0x2013:
      return next.isWordCharacter && (beforePrevious?.isWordCharacter ?? false)
    case 0x21, 0x3F, 0x7C, 0x7D, 0x2014, 0x2026:
      return next.isWordCharacter
    default:
      break
    }
    if next.value == 0x2014 { return previous.isWordCharacter }
    if previous.isIdeographic, next.isIdeographic {
      return !previous.isIdeographicOpener && !next.isIdeographicCloser
    }
    if previous.isIdeographic { return !previous.isIdeographicOpener && next.isWordCharacter }
    if next.isIdeographic { return !next.isIdeographicCloser && previous.isWordCharacter }
    return false
  }
}

/// A set of ASCII characters, one bit each.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: String) {
    for byte in characters.utf8 where byte < 128 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
  }

  static let digits = ASCIISet("0123456789")
  static let alphanumerics = ASCIISet(letters + "0123456789")
  static let openers = ASCIISet("(<[{")
  static let beforeOpener = ASCIISet(##"!"#%&)*+,.:;=>\]|}~"##)
  static let afterHyphen = ASCIISet(letters + ##""#%&'(*+-<=>@[\^_`{|~"##)
  static let afterQuestionMark = ASCIISet(letters + ##"0123456789#$%&(*+-<=>@[\^_`{|~"##)
  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
}
