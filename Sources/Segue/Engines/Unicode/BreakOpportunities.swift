/// Where a line may end between two clusters, from their first characters.
///
/// Between two ASCII characters this is the table of Chromium's line breaker. For the rest it is a
/// short rule that agrees with UAX #14 on what it names, and knows no other break:
/// - after a space, and after the spaces of fixed width but the no-break ones;
/// - around ideographs, kana, syllables of Hangul and emoji, unless the mark beside them belongs to
///   the text before it and would start a line, or opens what follows and would end one;
/// - after a hyphen or an en dash before letters, digits and no-break spaces, but after a hyphen
///   that starts a word only before a digit; on both sides of an em dash;
/// - after `! ? / | }` and an ellipsis before a letter; after a zero width space.
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
    switch previous {
    case "\u{200B}", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}",
      "\u{3000}":
      return !next.isNoBreak
    case "-", "\u{2010}", "\u{2013}":
      if next == "\u{A0}" || next.isDigit { return true }
      guard let beforePrevious, beforePrevious != " ", beforePrevious != "\n" else { return false }
      return next.isWordCharacter || next.breaksAsIdeograph
    case "—":
      return next.isWordCharacter || next.breaksAsIdeograph
    case "!", "?", "/", "|", "}", "…":
      return next.isWordCharacter || (next.breaksAsIdeograph && !next.isIdeographicCloser)
    default:
      break
    }
    if next == "—" { return previous != "—" && !previous.isNoBreak && !previous.isOpener }
    if previous.breaksAsIdeograph {
      guard !previous.isIdeographicOpener else { return false }
      return next.breaksAsIdeograph
        ? !next.isIdeographicCloser : next.isWordCharacter || "([{$".unicodeScalars.contains(next)
    }
    if next.breaksAsIdeograph {
      guard !next.isIdeographicCloser else { return false }
      return previous.isWordCharacter || "),.:;]%".unicodeScalars.contains(previous)
    }
    return false
  }

  /// Whether an allowed break between the two is not there when `previous` is a hyphen that starts
  /// the line.
  static func needsTextBeforeHyphen(_ previous: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    switch previous {
    case "-": next.isASCII ? next.isDigit : next != "\u{A0}"
    case "\u{2010}", "\u{2013}": !next.isDigit && next != "\u{A0}"
    default: false
    }
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
