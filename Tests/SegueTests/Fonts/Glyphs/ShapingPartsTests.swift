import Segue
import Testing

/// Parts of texts, in the font from Tests/Fonts/make_shaping_fonts.py. The font size equals the em,
/// so advances are whole units.
struct ShapingPartsTests {
  private static func shaping(
    _ text: String, script: Script = .latin, isRightToLeft: Bool = false
  ) throws -> TextShaping {
    let face = try #require(TestFont.read("Shaping.ttf").face)
    return TextShaping(text, face: face, size: 1000, script: script, isRightToLeft: isRightToLeft)
  }

  private static let unit = 65536

  /// The Unicode Standard, section 9.2: of three dual-joining letters the first has its initial
  /// form, the middle one its medial form and the last one its final form; alone, each has its
  /// isolated form.
  @Test("A letter at the edge of a part joins letters outside unless `joinsAcrossEdges` is false")
  func joining() throws {
    var whole = try Self.shaping("\u{628}\u{628}\u{628}", script: .arabic, isRightToLeft: true)
    whole.shape()
    let joined = whole.advances
    #expect(Set([joined[0], joined[2], joined[4]]).count == 3)
    var alone = try Self.shaping("\u{628}", script: .arabic, isRightToLeft: true)
    alone.shape()
    for letter in [0, 2, 4] {
      whole.shape(letter..<(letter + 2))
      #expect(whole.advances[letter] == joined[letter])
      whole.shape(letter..<(letter + 2), joinsAcrossEdges: false)
      #expect(whole.advances[letter] == alone.advances[0])
    }
  }

  @Test("Kerning and contextual lookups do not see beyond a part")
  func contexts() throws {
    for text in ["AV", "T-", "1x2"] {
      var whole = try Self.shaping(text)
      for (index, character) in text.enumerated() {
        whole.shape(index..<(index + 1))
        var alone = try Self.shaping(String(character))
        alone.shape()
        #expect(whole.advances[index] == alone.advances[0], "\(character) of \(text)")
      }
    }
  }

  /// The adjustments are defined in the script that makes the font.
  @Test(
    "The half-width advance of a character comes from the font's feature, and is nil without it")
  func halfWidths() throws {
    var shaping = try Self.shaping("(:a")
    shaping.shape()
    let advances = shaping.advances
    #expect(shaping.halfWidthAdvance(of: "(") == advances[0] - 205 * Self.unit)
    #expect(shaping.halfWidthAdvance(of: ":") == advances[1] - 33 * Self.unit)
    #expect(shaping.halfWidthAdvance(of: "A") == nil)
    #expect(shaping.halfWidthAdvance(of: "\u{3001}") == nil)
  }
}
