/// What line breaking and the fallback for missing characters need to know of a character.
extension Unicode.Scalar {
  /// Letters, digits and symbols of words: what a hyphen stands between.
  var isWordCharacter: Bool {
    if isASCII { return ASCIISet.alphanumerics.contains(UInt8(value)) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return false
    }
  }

  /// Characters that are as wide as they are high in East Asian fonts: the ideographs, kana, Hangul,
  /// their punctuation, and full-width forms.
  var isIdeographic: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default:
      false
    }
  }

  /// Ideographic marks that do not end a line.
  var isIdeographicOpener: Bool {
    isIdeographic && isOpener
  }

  /// Brackets and quotation marks that belong to what follows, or may do.
  var isOpener: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .finalPunctuation: true
    default: self == "\"" || self == "'"
    }
  }

  /// Ideographic marks that do not start a line. Small kana and the prolonged sound mark may.
  var isIdeographicCloser: Bool {
    switch value {
    case 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB, 0x30FD, 0x30FE, 0xFF61,
      0xFF63...0xFF65,
      0xFF9E, 0xFF9F:
      return true
    case 0x3003:
      return false
    default:
      guard isIdeographic else { return false }
      switch properties.generalCategory {
      case .closePunctuation, .finalPunctuation, .otherPunctuation: return true
      default: return false
      }
    }
  }

  /// Lines break before and after it where nothing else forbids it: ideographs, kana of half width
  /// too, and emoji.
  var breaksAsIdeograph: Bool {
    // Nothing below Hangul is; asking costs most for the letters that texts are made of.
    value >= 0x1100
      && (isIdeographic || 0xFF61...0xFF9F ~= value || properties.isEmojiPresentation)
  }

  var isDigit: Bool {
    isASCII ? ASCIISet.digits.contains(UInt8(value)) : properties.generalCategory == .decimalNumber
  }

  /// Word joiner and no-break spaces: nothing breaks before them.
  var isNoBreak: Bool {
    switch value {
    case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// Marks that are drawn over or under the character before them.
  var isNonSpacingMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
