/// The category of a character in a syllable of the Universal Shaping Engine (Microsoft, "Creating
/// and Supporting OpenType Fonts for the Universal Shaping Engine").
enum UniversalCategory: UInt8, Sendable {
  case other, base, baseNumber, baseOther, ignorable, subjoined, halant, numberHalant, nonJoiner
  case wordJoiner, repha, stacked, stacker, sakot, killer, halantOrModifier
  case hieroglyph, hieroglyphJoiner, hieroglyphModifier, hieroglyphMirror, segmentBegin, segmentEnd
  case consonantAbove, consonantBelow
  case medialAbove, medialBelow, medialAfter, medialBefore
  case vowelAbove, vowelBelow, vowelAfter, vowelBefore
  case modifierAbove, modifierBelow, modifierAfter, modifierBefore
  case finalAbove, finalBelow, finalAfter
  case finalModifierAbove, finalModifierBelow, finalModifierAfter
  case symbolAbove, symbolBelow

  /// Whether the character joins a consonant to the preceding one.
  var joinsConsonants: Bool {
    self == .halant || self == .halantOrModifier || self == .stacker || self == .sakot
  }

  /// Whether the character is a medial consonant, a vowel, a sign or a final consonant; a repha
  /// moves to just before the first of these.
  var followsBase: Bool {
    switch self {
    case .medialAbove, .medialBelow, .medialAfter, .medialBefore, .vowelAbove, .vowelBelow,
      .vowelAfter, .vowelBefore, .modifierAbove, .modifierBelow, .modifierAfter, .modifierBefore,
      .finalAbove, .finalBelow, .finalAfter, .finalModifierAbove, .finalModifierBelow,
      .finalModifierAfter:
      true
    default: false
    }
  }

  /// Looks up the category of a character.
  init(_ point: UInt32) {
    self = UniversalTable.standard.category(of: point)
  }
}

/// The ranges of characters with a category, decoded on first use.
private struct UniversalTable: Sendable {
  static let standard = UniversalTable()

  private var starts: [UInt32] = []
  private var ends: [UInt32] = []
  private var categories: [UniversalCategory] = []

  private init() {
    var digits = NumberListReader(UniversalCategory.table)
    var point = 0
    while let gap = digits.next(), let length = digits.next(), let number = digits.next() {
      starts.append(UInt32(truncatingIfNeeded: point + gap))
      point += gap + length
      ends.append(UInt32(truncatingIfNeeded: point))
      categories.append(
        UniversalCategory(rawValue: UInt8(truncatingIfNeeded: number)) ?? .other)
    }
  }

  /// Returns the category of a character, in logarithmic time.
  func category(of point: UInt32) -> UniversalCategory {
    let index = starts.indices.partitioningIndex { ends[$0] > point }
    return index < starts.count && starts[index] <= point ? categories[index] : .other
  }
}
