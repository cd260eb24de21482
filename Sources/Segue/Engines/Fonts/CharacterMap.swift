/// The number of a glyph in its font. 0 is the sign for a missing character.
typealias GlyphID = UInt16

/// The glyph of each character of a font: pages of 128 code points, so that a look-up is two loads,
/// and a font takes memory for the scripts it has and not for the ones it lacks.
struct CharacterMap: Sendable {
  private static let pageSize = 1 << 7

  /// For each page of code points, where its glyphs start, in pages; page 0 holds no character. Unicode
  /// has 8,704 pages, so that the numbers are large enough for any map.
  private var pages: [UInt16] = []
  private var glyphs = [GlyphID](repeating: 0, count: pageSize)

  /// How many characters there are; linear in them.
  var count: Int { glyphs.count { $0 != 0 } }

  /// 0 for a character that the font does not have.
  subscript(scalar: Unicode.Scalar) -> GlyphID {
    @inline(__always)
    get {
      let page = Int(scalar.value >> 7)
      guard page < pages.count else { return 0 }
      return glyphs[Int(pages[page]) << 7 | Int(scalar.value & 127)]
    }
    set {
      let page = Int(scalar.value >> 7)
      if page >= pages.count {
        pages.append(contentsOf: repeatElement(0, count: page + 1 - pages.count))
      }
      if pages[page] == 0 {
        guard newValue != 0 else { return }
        pages[page] = UInt16(glyphs.count >> 7)
        glyphs.append(contentsOf: repeatElement(0, count: Self.pageSize))
      }
      glyphs[Int(pages[page]) << 7 | Int(scalar.value & 127)] = newValue
    }
  }
}
