/// The family that needs no font file; its faces are generated into a table.
///
/// Decoding reads about ten thousand numbers once, at the first use of `FontLibrary.builtIn`. The
/// weights differ only in advances and kerning: the substitutions are read when text is first set
/// in any weight, and the kerning of a weight when text is first set in it.
enum BuiltInFamily {
  /// Decodes the faces, one for each weight, in ascending order.
  static func faces() -> [FontFace] {
    let sets = sets(of: widths)
    let glyphWidths = numbers(of: glyphWidths, count: glyphCount)
    return weights.indices.map { face in
      FontFace(
        family: name, weight: Double(weights[face]), unitsPerEm: unitsPerEm, ascent: ascent,
        descent: descent, lineGap: lineGap, characters: characters,
        advances: glyphWidths.map { UInt16(clamping: sets[$0 * weights.count + face]) },
        isBuiltIn: true, layout: layouts[face]())
    }
  }

  private static let characters = characterMap()

  /// Decodes the glyph of each character from ranges of code points.
  private static func characterMap() -> CharacterMap {
    var characters = CharacterMap()
    var glyphs = NumberListReader(glyphs)
    var ranges = NumberListReader(ranges)
    var glyph = 0
    var point: UInt32 = 0
    while let skipped = ranges.next(), let length = ranges.next() {
      point &+= UInt32(truncatingIfNeeded: skipped)
      for _ in 0..<length {
        guard let difference = glyphs.nextSigned(), let scalar = Unicode.Scalar(point) else {
          break
        }
        glyph += difference
        characters[scalar] = GlyphID(clamping: glyph)
        point &+= 1
      }
    }
    return characters
  }

  /// Decodes sets of `weights.count` numbers.
  static func sets(of list: String) -> [Int] {
    var digits = NumberListReader(list)
    var sets: [Int] = []
    var regular = 0
    while let change = digits.nextSigned() {
      regular += change
      var value = regular
      sets.append(value)
      for _ in 1..<weights.count {
        value += digits.nextSigned() ?? 0
        sets.append(value)
      }
    }
    return sets
  }

  /// Decodes `count` numbers.
  static func numbers(of list: String, count: Int) -> [Int] {
    var digits = NumberListReader(list)
    return (0..<count).map { _ in digits.next() ?? 0 }
  }

  // MARK: Layout tables

  /// The layout of each weight, read on first use.
  private static let layouts: [@Sendable () -> GlyphLayout] = [
    { regular }, { medium }, { semibold }, { bold },
  ]
  private static let regular = GlyphLayout(sharedLayout, kerning: kerning.lookups(ofWeight: 0))
  private static let medium = GlyphLayout(sharedLayout, kerning: kerning.lookups(ofWeight: 1))
  private static let semibold = GlyphLayout(sharedLayout, kerning: kerning.lookups(ofWeight: 2))
  private static let bold = GlyphLayout(sharedLayout, kerning: kerning.lookups(ofWeight: 3))

  private static let kerning = BuiltInKerning()

  /// The layout that all weights share, without kerning.
  private static let sharedLayout = {
    // The generated table has no problems to report.
    var problems: [FontProblem] = []
    return GlyphLayout(
      gsub: table(of: substitutions), gdef: table(of: glyphClasses), glyphCount: glyphCount,
      characters: characters, problems: &problems)
  }()

  /// Decodes a table that is encoded as differences between 16-bit numbers.
  static func table(of list: String) -> FontTable {
    var digits = NumberListReader(list)
    var number = 0
    var bytes: [UInt8] = []
    while let difference = digits.nextSigned() {
      number += difference
      bytes.append(UInt8(truncatingIfNeeded: number >> 8))
      bytes.append(UInt8(truncatingIfNeeded: number))
    }
    return FontTable(bytes)
  }
}
