/// A character with its combining marks (LB9), or marks alone (LB10): the unit to which the rules
/// of UAX #14 apply.
struct LineBreakUnit: Equatable {
  /// The class after LB1; never one that LB1 resolves to another.
  var kind: LineBreakClass
  private var traits: UInt8 = 0

  /// The properties beside the class that the rules test.
  private enum Trait {
    static let eastAsian: UInt8 = 1
    static let initialQuotation: UInt8 = 2
    static let finalQuotation: UInt8 = 4
    static let reservedEmoji: UInt8 = 8
    static let dottedCircle: UInt8 = 16
  }

  /// Creates a unit of a class, without traits.
  init(_ kind: LineBreakClass) {
    self.kind = kind
  }

  /// Creates the unit of a character whose class LB1 has resolved to `kind`.
  init(_ kind: LineBreakClass, _ properties: CharacterProperties, codePoint: Int) {
    self.kind = kind
    if properties.isWide || properties.isHalfwidth { traits |= Trait.eastAsian }
    if properties.isInitialQuotation { traits |= Trait.initialQuotation }
    if properties.isFinalQuotation { traits |= Trait.finalQuotation }
    if properties.isUnassigned && properties.isExtendedPictographic {
      traits |= Trait.reservedEmoji
    }
    if codePoint == 0x25CC { traits |= Trait.dottedCircle }
  }

  /// Whether the character has East_Asian_Width F, W or H.
  var isEastAsian: Bool { traits & Trait.eastAsian != 0 }
  var isInitialQuotation: Bool { kind == .quotation && traits & Trait.initialQuotation != 0 }
  var isFinalQuotation: Bool { kind == .quotation && traits & Trait.finalQuotation != 0 }
  /// Whether the code point is reserved for future emoji.
  var isReservedEmoji: Bool { traits & Trait.reservedEmoji != 0 }
  var isDottedCircle: Bool { traits & Trait.dottedCircle != 0 }

  var isAlphabetic: Bool { kind == .alphabetic || kind == .hebrewLetter }
  var isIdeographic: Bool {
    kind == .ideographic || kind == .emojiBase || kind == .emojiModifier
  }
  var isHangul: Bool {
    switch kind {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
  var isHardBreak: Bool {
    switch kind {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }
  /// Whether marks do not combine with the unit (LB9).
  var acceptsNoMarks: Bool { isHardBreak || kind == .space || kind == .zeroWidthSpace }
  /// Whether the unit is a letter of Brahmic syllables (LB28a).
  var isAksara: Bool { kind == .aksara || kind == .aksaraStart || isDottedCircle }
}

extension CharacterProperties {
  /// Resolves a class according to LB1; `kind` is that of either Unicode version.
  ///
  /// - Parameter starter: The class of small kana.
  @inline(__always)
  func resolved(_ kind: LineBreakClass, starter: LineBreakClass) -> LineBreakClass {
    switch kind {
    case .unknown, .ambiguous, .surrogate: .alphabetic
    case .complexContext: isCombiningInContext ? .combiningMark : .alphabetic
    case .conditionalStarter: starter
    default: kind
    }
  }
}
