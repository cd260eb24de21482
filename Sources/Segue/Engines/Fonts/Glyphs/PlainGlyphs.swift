/// The characters that most text of a script is made of, with their glyphs in a font, numbered from 1
/// on: their places. What happens between two of them is worked out when the font is read.
struct PlainGlyphs: Sendable {
  /// A set of characters, 255 at most: those after are left out.
  enum Repertoire: Int, Sendable {
    case latin, greek, cyrillic

    init(_ script: Script) {
      self = script == .greek ? .greek : script == .cyrillic ? .cyrillic : .latin
    }

    /// ASCII, the signs that are common in running text, and the letters of the script; of Latin those
    /// that European languages write most.
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
  /// By place.
  private(set) var glyphs: [GlyphID] = [0]
  /// By glyph; 0 for a glyph that has none.
  private(set) var placeOfGlyph: [UInt8] = []
  /// By character, as `index(of:)` counts them: the place of its glyph, 0 if the character has to be
  /// looked at more closely.
  private(set) var placeOfCharacter = [UInt8](repeating: 0, count: characterCount)

  private static let characterCount = 0x8C0

  /// One place for the code points that UTF-8 has two bytes for, and for U+2000 to U+20BF.
  private static func index(of point: UInt32) -> Int {
    Int(point < 0x800 ? point : point - 0x1800)
  }

  init(
    _ repertoire: Repertoire, characters: CharacterMap, traits: GlyphTraits, glyphCount: Int
  ) {
    self.repertoire = repertoire
    placeOfGlyph = [UInt8](repeating: 0, count: glyphCount)
    for scalar in repertoire.characters {
      let glyph = characters[scalar]
      guard glyph != 0, Int(glyph) < glyphCount,
        traits.traits(of: glyph) & GlyphTraits.mark == 0
      else { continue }
      if placeOfGlyph[Int(glyph)] == 0 {
        guard glyphs.count < 256 else { continue }
        placeOfGlyph[Int(glyph)] = UInt8(glyphs.count)
        glyphs.append(glyph)
      }
      placeOfCharacter[Self.index(of: scalar.value)] = placeOfGlyph[Int(glyph)]
    }
  }

  var count: Int { glyphs.count }

  /// 0 for a glyph that has none.
  @inline(__always)
  func place(of glyph: GlyphID) -> Int {
    Int(glyph) < placeOfGlyph.count ? Int(placeOfGlyph[Int(glyph)]) : 0
  }

  /// The place of the glyph of the character at a byte, 0 if it has none, and the character's length.
  @inline(__always)
  func place(at index: Int, _ text: Span<UInt8>) -> (place: Int, length: Int) {
    Self.place(at: index, text, placeOfCharacter.span)
  }

  /// The same, of the places of a font's characters.
  @inline(__always)
  static func place(
    at index: Int, _ text: Span<UInt8>, _ places: Span<UInt8>
  ) -> (place: Int, length: Int) {
    let byte = text[index]
    if byte < 0x80 { return (Int(places[Int(byte)]), 1) }
    let decoded = text.scalar(at: index)
    let place =
      decoded.length == 2
      ? places[decoded.codePoint & 0x7FF]
      : 0x2000..<0x20C0 ~= decoded.codePoint ? places[decoded.codePoint &- 0x1800] : 0
    return (Int(place), decoded.length)
  }

  /// Makes characters whose glyph is `glyphs[place]` ones that are looked at more closely.
  mutating func leaveOut(_ places: [Bool]) {
    for index in placeOfCharacter.indices where places[Int(placeOfCharacter[index])] {
      placeOfCharacter[index] = 0
    }
  }
}
