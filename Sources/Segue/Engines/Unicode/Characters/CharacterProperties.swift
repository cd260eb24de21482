/// The properties of a character, packed into one word. See `CharacterTable`.
///
/// The layout of the lower bits is that of Tests/Unicode/make_character_table.py; the remaining
/// bits are derived from them.
package struct CharacterProperties: Equatable, Sendable {
  let bits: UInt64

  /// Creates properties from the bits of the generated table.
  init(bits: UInt64) {
    let breakClass = ContextFreeBreakClass(CharacterProperties(withoutDerived: bits))
    self.init(withoutDerived: bits | UInt64(breakClass.rawValue) << 48)
  }

  private init(withoutDerived bits: UInt64) {
    self.bits = bits
  }

  /// Looks up the properties of a scalar.
  package init(_ scalar: Unicode.Scalar) {
    self = CharacterTable.standard[scalar]
  }

  @inline(__always)
  private func bits(at shift: UInt64, width: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> shift & (1 << width - 1))
  }

  @inline(__always)
  private func bit(at shift: UInt64) -> Bool { bits >> shift & 1 == 1 }

  /// The Line_Break property of Unicode 17, before LB1 resolves it.
  package var lineBreak: LineBreakClass {
    @inline(__always) get { LineBreakClass(rawValue: bits(at: 0, width: 6)) ?? .unknown }
  }

  /// The Line_Break property of Unicode 15.0, before LB1 resolves it.
  package var lineBreak15: LineBreakClass {
    @inline(__always) get { LineBreakClass(rawValue: bits(at: 6, width: 6)) ?? .unknown }
  }

  /// The Grapheme_Cluster_Break property.
  package var graphemeBreak: GraphemeBreakClass {
    @inline(__always) get { GraphemeBreakClass(rawValue: bits(at: 12, width: 4)) ?? .other }
  }

  /// The Indic_Conjunct_Break property.
  package var conjunctBreak: IndicConjunctBreak {
    @inline(__always) get { IndicConjunctBreak(rawValue: bits(at: 16, width: 2)) ?? .none }
  }

  /// The Joining_Type property.
  package var joiningType: JoiningType {
    @inline(__always) get { JoiningType(rawValue: bits(at: 18, width: 3)) ?? .nonJoining }
  }

  /// The Bidi_Class property.
  package var bidi: BidiClass {
    @inline(__always) get { BidiClass(rawValue: bits(at: 21, width: 5)) ?? .leftToRight }
  }

  /// The Script property.
  package var script: Script {
    @inline(__always) get { Script(rawValue: bits(at: 26, width: 8)) ?? .other }
  }

  /// Whether the character is a mark drawn over, under or around the character before it (Mn, Me).
  package var isNonSpacingMark: Bool { bit(at: 34) }
  /// Whether LB1 of UAX #14 resolves the character to a combining mark in scripts that need a
  /// dictionary (Mn, Mc).
  package var isCombiningInContext: Bool { bit(at: 35) }
  /// Whether nothing is drawn if the font has no glyph for the character
  /// (Default_Ignorable_Code_Point).
  package var isDefaultIgnorable: Bool { bit(at: 36) }
  /// Whether the character is as wide as it is high in East Asian fonts (East_Asian_Width F and W).
  package var isWide: Bool { bit(at: 37) }
  /// Whether the character has East_Asian_Width H: half-width katakana, Hangul and punctuation.
  package var isHalfwidth: Bool { bit(at: 38) }
  /// The Emoji property.
  package var isEmoji: Bool { bit(at: 39) }
  /// Whether the character is drawn as an emoji by default, without a variation selector
  /// (Emoji_Presentation).
  package var isEmojiPresentation: Bool { bit(at: 40) }
  /// The Extended_Pictographic property.
  package var isExtendedPictographic: Bool { bit(at: 41) }
  /// Whether the character is an initial quotation mark (Pi).
  package var isInitialQuotation: Bool { bit(at: 42) }
  /// Whether the character is a final quotation mark (Pf).
  package var isFinalQuotation: Bool { bit(at: 43) }
  /// Whether the code point is unassigned (Cn).
  package var isUnassigned: Bool { bit(at: 44) }
  /// Whether the character is a letter or a number.
  package var isLetterOrNumber: Bool { bit(at: 45) }
  /// Whether the character is a decimal digit (Nd).
  package var isDecimalDigit: Bool { bit(at: 46) }
  /// Whether the character is an ideograph, a kana or a symbol on both sides of which Chromium
  /// expands a justified line.
  package var isJustifiedSymbol: Bool { bit(at: 47) }

  /// The class that decides boundaries without context, if the character has one.
  var contextFreeBreakClass: ContextFreeBreakClass {
    @inline(__always) get { ContextFreeBreakClass(rawValue: bits(at: 48, width: 2)) ?? .none }
  }
}
