/// The family that needs no font file: the faces written in the generated table.
///
/// Decoding reads some ten thousand numbers once, at the first use of `FontLibrary.builtIn`. The
/// weights differ in advances and kerning only: the substitutions are read when text is first set in
/// any of them, and the kerning of each when text is first set in it.
enum BuiltInFamily {
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

  private static func characterMap() -> CharacterMap {
    var characters = CharacterMap()
    var glyphs = Digits(glyphs)
    var ranges = Digits(ranges)
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

  /// `weights.count` numbers for each set.
  static func sets(of list: String) -> [Int] {
    var digits = Digits(list)
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

  static func numbers(of list: String, count: Int) -> [Int] {
    var digits = Digits(list)
    return (0..<count).map { _ in digits.next() ?? 0 }
  }

  // MARK: Layout tables

  /// Of each weight, read when it is first asked for.
  private static let layouts: [@Sendable () -> GlyphLayout] = [
    { regular }, { medium }, { semibold }, { bold },
  ]
  private static let regular = GlyphLayout(unkerned, kerning: kerning.lookups(ofWeight: 0))
  private static let medium = GlyphLayout(unkerned, kerning: kerning.lookups(ofWeight: 1))
  private static let semibold = GlyphLayout(unkerned, kerning: kerning.lookups(ofWeight: 2))
  private static let bold = GlyphLayout(unkerned, kerning: kerning.lookups(ofWeight: 3))

  private static let kerning = BuiltInKerning()

  /// What all weights do to glyphs.
  private static let unkerned = {
    // What our own table says has no problems.
    var problems: [FontProblem] = []
    return GlyphLayout(
      gsub: table(of: substitutions), gdef: table(of: glyphClasses), glyphCount: glyphCount,
      characters: characters, problems: &problems)
  }()

  /// A table that is written as differences of numbers of 16 bits.
  private static func table(of list: String) -> FontTable {
    var digits = Digits(list)
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
