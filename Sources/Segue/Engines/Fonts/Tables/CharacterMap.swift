/// A glyph index in a font. Glyph 0 is `.notdef`, which is drawn for missing characters.
typealias GlyphID = UInt16

/// The mapping of a font's characters to glyphs. It consists of pages of 128 code points, so that a
/// lookup is two loads, and a font takes memory only for the scripts that it has.
struct CharacterMap: Sendable {
  private static let pageSize = 1 << 7

  /// For each page of code points, the index of its page of glyphs; page 0 contains no character.
  /// Unicode has 8,704 pages, so that 16-bit indices suffice for any map.
  private var pages: [UInt16] = []
  private var glyphs = [GlyphID](repeating: 0, count: pageSize)

  /// The number of characters. Linear in that number.
  var count: Int { glyphs.count { $0 != 0 } }

  /// Calls `body` with each character of the font, in ascending order.
  func forEach(_ body: (Unicode.Scalar) -> Void) {
    for (page, number) in pages.enumerated() where number != 0 {
      for index in 0..<Self.pageSize where glyphs[Int(number) << 7 | index] != 0 {
        if let scalar = Unicode.Scalar(UInt32(page << 7 | index)) { body(scalar) }
      }
    }
  }

  /// The glyph of a character; 0 if the font does not have it.
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
