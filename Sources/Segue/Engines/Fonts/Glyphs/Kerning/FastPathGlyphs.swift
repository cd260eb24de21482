/// The glyphs of a font that are on the fast path: those of the characters that most text of a
/// script consists of.
///
/// Fast-path glyphs have indices from 1 on, so that the kerning and the rules between them can be
/// computed into small tables when the font is read.
struct FastPathGlyphs: Sendable {
  /// A set of characters, of which the first 255 distinct glyphs are used.
  enum Repertoire: Int, Sendable {
    case latin, greek, cyrillic

    /// Selects the set of a script; Latin for scripts other than Greek and Cyrillic.
    init(_ script: Script) {
      self = script == .greek ? .greek : script == .cyrillic ? .cyrillic : .latin
    }

    /// ASCII, punctuation that is common in running text, and the letters of the script; for Latin,
    /// the most frequent letters of European languages.
    fileprivate var characters: String.UnicodeScalarView {
      let signs = "\u{A0}¡£©«°·»¿–—‘’‚“”„•…€"
      return (Self.ascii + signs + letters).unicodeScalars
    }

    private var letters: String {
      switch self {
      case .latin:
        Self.letters(0xC0...0xD6) + Self.letters(0xD8...0xF6) + Self.letters(0xF8...0xFF)
          + "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĽľŐőŰűĂăȘșȚțŞşĞğİıĐđŒœ"
          + "ĀāĒēĪīŪūĢģĶķĻļŅņĖėĮįŲų"
      case .greek: Self.letters(0x386...0x3CE)
      case .cyrillic: Self.letters(0x400...0x45F) + Self.letters(0x490...0x4A3)
      }
    }

    private static var ascii: String { letters(0x20...0x7E) }

    private static func letters(_ points: ClosedRange<UInt32>) -> String {
      var letters = String.UnicodeScalarView()
      letters.append(contentsOf: points.compactMap(Unicode.Scalar.init))
      return String(letters)
    }
  }

  let repertoire: Repertoire
  /// The glyph of each index.
  private(set) var glyphs: [GlyphID] = [0]
  /// The index of each glyph; 0 for a glyph off the fast path.
  private(set) var indexOfGlyph: [UInt8] = []
  /// The index of each character's glyph, by `index(of:)`; 0 if the character needs the slow path.
  private(set) var indexOfCharacter = [UInt8](repeating: 0, count: characterCount)

  private static let characterCount = 0x8C0

  /// Returns an index for each code point with at most two bytes in UTF-8, and for U+2000 to
  /// U+20BF.
  private static func characterIndex(of point: UInt32) -> Int {
    Int(point < 0x800 ? point : point - 0x1800)
  }

  /// Numbers the glyphs of a repertoire that the font has and that are not marks.
  init(
    _ repertoire: Repertoire, characters: CharacterMap, traits: GlyphTraits, glyphCount: Int
  ) {
    self.repertoire = repertoire
    indexOfGlyph = [UInt8](repeating: 0, count: glyphCount)
    for scalar in repertoire.characters {
      let glyph = characters[scalar]
      guard glyph != 0, Int(glyph) < glyphCount,
        traits.traits(of: glyph) & GlyphTraits.mark == 0
      else { continue }
      if indexOfGlyph[Int(glyph)] == 0 {
        guard glyphs.count < 256 else { continue }
        indexOfGlyph[Int(glyph)] = UInt8(glyphs.count)
        glyphs.append(glyph)
      }
      indexOfCharacter[Self.characterIndex(of: scalar.value)] = indexOfGlyph[Int(glyph)]
    }
  }

  /// The number of indices, including 0.
  var count: Int { glyphs.count }

  /// Returns the index of a glyph; 0 if it is off the fast path.
  @inline(__always)
  func index(of glyph: GlyphID) -> Int {
    Int(glyph) < indexOfGlyph.count ? Int(indexOfGlyph[Int(glyph)]) : 0
  }

  /// Returns the index of the glyph of the character at an offset, 0 if it is off the fast path,
  /// and the character's length in bytes.
  @inline(__always)
  func index(at index: Int, _ text: Span<UInt8>) -> (index: Int, length: Int) {
    Self.index(at: index, text, indexOfCharacter.span)
  }

  /// As above, with the indices of a font's characters as an argument.
  @inline(__always)
  static func index(
    at index: Int, _ text: Span<UInt8>, _ indices: Span<UInt8>
  ) -> (index: Int, length: Int) {
    let byte = text[index]
    if byte < 0x80 { return (Int(indices[Int(byte)]), 1) }
    let decoded = text.scalar(at: index)
    let glyphIndex =
      decoded.length == 2
      ? indices[decoded.codePoint & 0x7FF]
      : 0x2000..<0x20C0 ~= decoded.codePoint ? indices[decoded.codePoint &- 0x1800] : 0
    return (Int(glyphIndex), decoded.length)
  }

  /// Makes characters take the slow path if `isExcluded` is true at their glyph's index.
  mutating func excludeCharacters(where isExcluded: [Bool]) {
    for index in indexOfCharacter.indices where isExcluded[Int(indexOfCharacter[index])] {
      indexOfCharacter[index] = 0
    }
  }
}
