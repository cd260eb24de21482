/// The advances of characters that a font does not have.
///
/// As in browsers, a missing character, even a combining mark, is as wide as the font's `.notdef`
/// glyph; spaces have the widths that Unicode defines; the no-break hyphen is as wide as the
/// hyphen; joiners and other invisible characters have no width.
///
/// The built-in family is a substitute for the fonts of a device, which have more characters. Their
/// metrics are unknown here, so these are assumed instead: ideographs, kana, Hangul and emoji are 1
/// em wide, as are whole clusters of them (a flag, a family). Characters that continue a grapheme
/// cluster add no width.
extension ScaledFont {
  /// Returns the advance of a character in 1/65536 pixel.
  func advance(of scalar: Unicode.Scalar) -> Int64 {
    let glyph = face.characters[scalar]
    if glyph != 0 { return length(face.advance(of: glyph)) }
    if scalar.isASCII { return length(face.missingAdvance) }
    let missing = missing(scalar, CharacterTable.standard[scalar], startsCluster: true)
    return missing.advance ?? length(face.advance(of: missing.glyph))
  }

  /// The width of an em in 1/65536 pixel.
  private var em: Int64 { length(face.unitsPerEm) }

  /// Returns the glyph to draw for a character the font does not have, and its advance in 1/65536
  /// pixel if it differs from the glyph's. Spaces are synthesized as in HarfBuzz.
  func missing(
    _ scalar: Unicode.Scalar, _ properties: CharacterProperties, startsCluster: Bool
  ) -> (glyph: GlyphID, advance: Int64?) {
    let space = face.characters[" "]
    func share(_ part: Int64) -> (glyph: GlyphID, advance: Int64?) {
      (space, (sizeIn65536ths &+ part / 2) / part)
    }
    switch scalar.value {
    case 0x2001, 0x2003, 0x3000: return share(1)
    case 0x2000, 0x2002: return share(2)
    case 0x2004: return share(3)
    case 0x2005: return share(4)
    case 0x2006: return share(6)
    case 0x2009: return share(5)
    case 0x200A: return share(16)
    case 0x205F: return (space, sizeIn65536ths &* 4 / 18)
    case 0x202F: return (space, length(face.advance(of: space)) / 2)
    case 0xA0, 0x2028, 0x2029: return (space, nil)
    case 0x2007: return (space, length(face.advance(of: face.characters["0"])))
    case 0x2008: return (space, length(face.advance(of: face.characters["."])))
    case 0x2011:
      let hyphen = face.characters["\u{2010}"]
      return (hyphen != 0 ? hyphen : face.characters["-"], nil)
    default: break
    }
    if properties.isDefaultIgnorable { return (0, 0) }
    guard face.isBuiltIn else { return (0, nil) }
    if properties.isNonSpacingMark || !startsCluster { return (0, 0) }
    let isPicture = properties.isEmoji || properties.graphemeBreak == .regionalIndicator
    return (0, scalar.isIdeographic || isPicture ? em : nil)
  }
}
