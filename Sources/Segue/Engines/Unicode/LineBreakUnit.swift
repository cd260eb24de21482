/// A character with its combining marks (LB9), or marks alone (LB10), as the rules of UAX #14 see
/// them.
struct LineBreakUnit: Equatable {
  /// Resolved: never one of those that LB1 takes for another.
  var kind: LineBreakClass
  private var traits: UInt8 = 0

  /// What the rules ask of a character beside its class.
  private enum Trait {
    static let eastAsian: UInt8 = 1
    static let initialQuotation: UInt8 = 2
    static let finalQuotation: UInt8 = 4
    static let reservedEmoji: UInt8 = 8
    static let dottedCircle: UInt8 = 16
  }

  init(_ kind: LineBreakClass) {
    self.kind = kind
  }

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

  /// East Asian Width F, W or H.
  var isEastAsian: Bool { traits & Trait.eastAsian != 0 }
  var isInitialQuotation: Bool { kind == .quotation && traits & Trait.initialQuotation != 0 }
  var isFinalQuotation: Bool { kind == .quotation && traits & Trait.finalQuotation != 0 }
  /// Set aside for emoji, not assigned yet.
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
  /// What no marks combine with (LB9).
  var takesNoMarks: Bool { isHardBreak || kind == .space || kind == .zeroWidthSpace }
  /// Letters that Brahmic syllables are made of (LB28a).
  var isAksara: Bool { kind == .aksara || kind == .aksaraStart || isDottedCircle }
}

extension CharacterProperties {
  /// LB1 for a class of either version: small kana are what `starter` says.
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
