/// What measuring needs of one font: its vertical metrics, the glyph of each character and the
/// advance of each glyph.
///
/// All numbers are in font units, `unitsPerEm` of which make the font's size. Looking up a character
/// takes constant time. A class so that the many texts which are set in a face share it.
public final class FontFace: Sendable {
  public let family: String
  /// As CSS counts it, from 1 to 1000.
  public let weight: Double
  public let isItalic: Bool
  public let unitsPerEm: Int
  /// Above the baseline.
  public let ascent: Int
  /// Below the baseline: positive downwards.
  public let descent: Int
  public let lineGap: Int
  let characters: CharacterMap
  /// By glyph; a glyph past the end has the last one's advance.
  let advances: [UInt16]

  init(
    family: String, weight: Double, isItalic: Bool = false, unitsPerEm: Int, ascent: Int,
    descent: Int, lineGap: Int, characters: CharacterMap, advances: [UInt16]
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.unitsPerEm = max(1, unitsPerEm)
    self.ascent = ascent
    self.descent = descent
    self.lineGap = max(0, lineGap)
    self.characters = characters
    self.advances = advances
  }

  /// Of the glyph that is drawn for a character the font does not have.
  public var missingAdvance: Int { advance(of: GlyphID(0)) }

  /// nil for a character that the font does not have.
  public func advance(of scalar: Unicode.Scalar) -> Int? {
    let glyph = characters[scalar]
    return glyph == 0 ? nil : advance(of: glyph)
  }

  @inline(__always)
  func advance(of glyph: GlyphID) -> Int {
    let index = Int(glyph)
    return index < advances.count ? Int(advances[index]) : Int(advances.last ?? 0)
  }
}
