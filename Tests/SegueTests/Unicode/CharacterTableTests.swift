import Segue
import Testing

/// Expectations come from the Unicode Character Database, version 17, and UAX #9, #14, #24 and #29.
struct CharacterTableTests {
  @Test("Characters have the properties that the standard defines, for every field")
  func knownCharacters() {
    let latin = CharacterProperties("a")
    #expect(latin.lineBreak == .alphabetic)
    #expect(latin.lineBreak15 == .alphabetic)
    #expect(latin.script == .latin)
    #expect(latin.bidi == .leftToRight)
    #expect(latin.graphemeBreak == .other)
    #expect(latin.joiningType == .nonJoining)
    #expect(latin.isLetterOrNumber && !latin.isWide && !latin.isEmoji && !latin.isUnassigned)

    let beh = CharacterProperties("\u{628}")
    #expect(beh.script == .arabic && beh.bidi == .arabicLetter && beh.joiningType == .dualJoining)
    #expect(CharacterProperties("\u{627}").joiningType == .rightJoining)
    #expect(CharacterProperties("\u{640}").joiningType == .joinCausing)
    #expect(CharacterProperties("\u{64E}").joiningType == .transparent)
    #expect(CharacterProperties("\u{A872}").joiningType == .leftJoining)

    let acute = CharacterProperties("\u{301}")
    #expect(acute.isNonSpacingMark && acute.script == .inherited && acute.bidi == .nonSpacingMark)
    #expect(acute.graphemeBreak == .extend && acute.conjunctBreak == .extend)
    #expect(acute.lineBreak == .combiningMark && acute.joiningType == .transparent)

    let face = CharacterProperties("😀")
    #expect(face.isEmoji && face.isEmojiPresentation && face.isExtendedPictographic && face.isWide)
    #expect(face.lineBreak == .ideographic && face.script == .common)
    #expect(CharacterProperties("\u{1F3FB}").lineBreak == .emojiModifier)
    #expect(CharacterProperties("👍").lineBreak == .emojiBase)
    #expect(CharacterProperties("\u{1FAF9}").isExtendedPictographic)

    #expect(
      CharacterProperties("«").isInitialQuotation && CharacterProperties("»").isFinalQuotation)
    #expect(CharacterProperties("\u{AD}").isDefaultIgnorable)
    #expect(CharacterProperties("ｱ").isHalfwidth && CharacterProperties("ｱ").script == .katakana)
    #expect(CharacterProperties("क").conjunctBreak == .consonant)
    #expect(CharacterProperties("\u{94D}").conjunctBreak == .linker)
    #expect(CharacterProperties("\u{E31}").isCombiningInContext)
    #expect(
      CharacterProperties("٣").isDecimalDigit && CharacterProperties("٣").bidi == .arabicNumber)
    #expect(CharacterProperties("\u{10FFFF}").isUnassigned)
    #expect(CharacterProperties("\u{2069}").bidi == .popIsolate)
    #expect(CharacterProperties("한").graphemeBreak == .hangulLVT)
  }

  @Test("Classes that changed since Unicode 15.0 are available in both versions")
  func twoVersions() {
    let hyphen = CharacterProperties("\u{2010}")
    #expect(hyphen.lineBreak == .unambiguousHyphen && hyphen.lineBreak15 == .breakAfter)
    let balinese = CharacterProperties("\u{1B05}")
    #expect(balinese.lineBreak == .aksara && balinese.lineBreak15 == .alphabetic)
    #expect(CharacterProperties("\u{1BF2}").lineBreak == .viramaFinal)
  }

  @Test("The cases of `Script` match the character table, up to the last ones")
  func scripts() {
    #expect(CharacterProperties("\u{A800}").script == .sylotiNagri)
    #expect(CharacterProperties("\u{1E4D0}").script == .nagMundari)
    #expect(CharacterProperties("\u{2C00}").script == .glagolitic)
    #expect(CharacterProperties("ก").script == .thai)
    #expect(CharacterProperties("አ").script == .ethiopic)
    #expect(CharacterProperties("ᚠ").script == .other)
    #expect(Script.arabic.isCursive && Script.nko.isCursive && !Script.hebrew.isCursive)
    #expect(Script.arabic.openTypeTag == 0x6172_6162)
    #expect(Script.devanagari.openTypeTag == 0x6465_7632)
    #expect(Script.devanagari.olderOpenTypeTag == 0x6465_7661)
    #expect(Script.latin.olderOpenTypeTag == nil)
  }

  @Test("Every scalar value has properties")
  func everyScalar() {
    var assigned = 0
    for point in UInt32(0)..<0x110000 {
      guard let scalar = Unicode.Scalar(point) else { continue }
      if !CharacterTable.standard[scalar].isUnassigned { assigned += 1 }
    }
    // Unicode 17 has 159,801 graphic and format characters (its chapter 1), 65 control characters
    // and 137,468 private-use characters.
    #expect(assigned == 159_801 + 65 + 137_468)
  }
}
