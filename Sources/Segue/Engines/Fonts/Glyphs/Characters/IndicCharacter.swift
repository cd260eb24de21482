/// The properties of a character that shaping of Indic scripts, Khmer and Myanmar needs (Microsoft,
/// "Developing OpenType Fonts for Devanagari Script" and related specifications; Unicode,
/// IndicSyllabicCategory.txt).
struct IndicCharacter {
  /// The syllabic category, with the distinctions of HarfBuzz.
  enum Category: UInt8 {
    case other, consonant, ra, vowel, nukta, halant, nonJoiner, joiner, matra, postMatra, modifier
    case accent, placeholder, dottedCircle, registerShifter, repha, medial, symbol, stacker
    // Khmer and Myanmar.
    case vowelAbove, vowelBelow, vowelBefore, vowelAfter
    // Khmer: robat and register shifters, and two groups of signs that follow vowels.
    case robat, sign, lastSign
    // Myanmar.
    case asat, medialYa, medialRa, medialWa, medialHa, medialLa, tone, variationSelector

    /// Returns whether the category is in a set.
    @inline(__always)
    func isOne(of set: CategorySet) -> Bool { set.rawValue >> UInt64(rawValue) & 1 == 1 }
  }

  /// A set of categories.
  struct CategorySet {
    let rawValue: UInt64

    init(_ categories: Category...) {
      rawValue = categories.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
    }

    static let joiners = CategorySet(.joiner, .nonJoiner)
    static let modifiers = CategorySet(.modifier)
    static let letters = CategorySet(.consonant, .ra)
    static let matras = CategorySet(.matra, .postMatra)
    static let matrasAndHalants = CategorySet(.matra, .postMatra, .halant)
    /// The categories that may be the base of a syllable.
    static let consonants = CategorySet(
      .consonant, .stacker, .ra, .medial, .vowel, .placeholder, .dottedCircle)
    /// The categories that move along with the preceding character.
    static let attached = CategorySet(
      .joiner, .nonJoiner, .nukta, .registerShifter, .medial, .halant)
  }

  /// The position of a part in its syllable, in the order in which parts are sorted.
  enum Position: UInt8 {
    case start, reph, preMatra, preConsonant, base, afterMain, above, beforeSub, below, afterSub
    case beforePost, post, afterPost, modifier, end
  }

  var category = Category.other
  var position = Position.end

  /// The generated table without line breaks: two bytes for each character.
  private static let bytes = table.utf8.filter { $0 >= 65 }

  /// Looks up the properties of a character.
  init(_ point: UInt32) {
    let index: UInt32
    switch point {
    case 0x900...0xD7F: index = point - 0x900
    case 0x1CD0...0x1CFF: index = point - 0x1CD0 + 0x480
    case 0xA8E0...0xA8FF: index = point - 0xA8E0 + 0x4B0
    case 0x1000...0x109F: index = point - 0x1000 + 0x4D0
    case 0x1780...0x17FF: index = point - 0x1780 + 0x570
    case 0xA9E0...0xA9FF: index = point - 0xA9E0 + 0x5F0
    case 0xAA60...0xAA7F: index = point - 0xAA60 + 0x610
    default:
      set(elsewhere: point)
      return
    }
    let offset = 2 * Int(index)
    guard offset + 1 < Self.bytes.count else { return }
    category = Category(rawValue: Self.bytes[offset] &- 65) ?? .other
    position = Position(rawValue: Self.bytes[offset + 1] &- 65) ?? .end
  }

  /// Sets the properties of a character that is not in the blocks of the table.
  private mutating func set(elsewhere point: UInt32) {
    switch point {
    case 0x200C: category = .nonJoiner
    case 0x200D: category = .joiner
    case 0x25CC:
      category = .dottedCircle
      position = .base
    case 0x2D, 0x30...0x39, 0xA0, 0xD7, 0x2010...0x2014, 0x25FB...0x25FE:
      category = .placeholder
      position = .base
    case 0xB2, 0xB3, 0x2074, 0x2082...0x2084, 0x11301...0x11303:
      category = .modifier
      position = .modifier
    case 0x1133B, 0x1133C: category = .nukta
    case 0xFE00...0xFE0F: category = .variationSelector
    default: break
    }
  }
}
