/// What is known of one character, in one word. See `CharacterTable`.
///
/// The layout of the lower bits is that of Tests/Unicode/make_character_table.py; the rest are
/// derived from them.
package struct CharacterProperties: Equatable, Sendable {
  let bits: UInt64

  /// `bits` are those of the generated table.
  init(bits: UInt64) {
    let plain = PlainCharacter(CharacterProperties(withoutDerived: bits))
    self.init(withoutDerived: bits | UInt64(plain.rawValue) << 48)
  }

  private init(withoutDerived bits: UInt64) {
    self.bits = bits
  }

  package init(_ scalar: Unicode.Scalar) {
    self = CharacterTable.standard[scalar]
  }

  @inline(__always)
  private func field(_ shift: UInt64, width: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> shift & (1 << width - 1))
  }

  @inline(__always)
  private func flag(_ shift: UInt64) -> Bool { bits >> shift & 1 == 1 }

  /// Of Unicode 17, as the data has it: nothing is resolved yet.
  package var lineBreak: LineBreakClass {
    @inline(__always) get { LineBreakClass(rawValue: field(0, width: 6)) ?? .unknown }
  }

  /// Of Unicode 15.0.
  package var lineBreak15: LineBreakClass {
    @inline(__always) get { LineBreakClass(rawValue: field(6, width: 6)) ?? .unknown }
  }

  package var graphemeBreak: GraphemeBreakClass {
    @inline(__always) get { GraphemeBreakClass(rawValue: field(12, width: 4)) ?? .other }
  }

  package var conjunctBreak: IndicConjunctBreak {
    @inline(__always) get { IndicConjunctBreak(rawValue: field(16, width: 2)) ?? .none }
  }

  package var joiningType: JoiningType {
    @inline(__always) get { JoiningType(rawValue: field(18, width: 3)) ?? .nonJoining }
  }

  package var bidi: BidiClass {
    @inline(__always) get { BidiClass(rawValue: field(21, width: 5)) ?? .leftToRight }
  }

  package var script: Script {
    @inline(__always) get { Script(rawValue: field(26, width: 8)) ?? .other }
  }

  /// Marks drawn over, under or around the character before them (Mn, Me).
  package var isNonSpacingMark: Bool { flag(34) }
  /// Marks that UAX #14 takes for combining ones in scripts that need a dictionary (Mn, Mc).
  package var isCombiningInContext: Bool { flag(35) }
  /// Nothing is drawn where a font has no glyph for it.
  package var isDefaultIgnorable: Bool { flag(36) }
  /// As wide as high in East Asian fonts (East Asian Width F and W).
  package var isWide: Bool { flag(37) }
  /// East Asian Width H: half-width katakana, Hangul and punctuation.
  package var isHalfwidth: Bool { flag(38) }
  package var isEmoji: Bool { flag(39) }
  /// Drawn as a picture unless a variation selector asks for text.
  package var isEmojiPresentation: Bool { flag(40) }
  package var isExtendedPictographic: Bool { flag(41) }
  package var isInitialQuotation: Bool { flag(42) }
  package var isFinalQuotation: Bool { flag(43) }
  package var isUnassigned: Bool { flag(44) }
  package var isLetterOrNumber: Bool { flag(45) }
  package var isDecimalDigit: Bool { flag(46) }
  /// An ideograph, kana or a symbol on both sides of which Chromium lets a justified line grow.
  package var isJustifiedSymbol: Bool { flag(47) }

  var plain: PlainCharacter {
    @inline(__always) get { PlainCharacter(rawValue: field(48, width: 2)) ?? .none }
  }
}
