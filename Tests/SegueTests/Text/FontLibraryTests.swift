import Segue
import Testing

/// Expected advances are read by fonttools 4.68 from Inter-Regular, -Medium, -SemiBold and -Bold
/// 3.019.
@Suite struct FontLibraryTests {
  @Test(
    "The built-in family has Inter's advances",
    arguments: [
      (" ", [792, 746, 699, 653]), ("a", [1588, 1603, 1618, 1634]),
      ("A", [1904, 1971, 2038, 2106]), ("0", [1760, 1819, 1878, 1938]),
      ("é", [1640, 1654, 1669, 1683]), ("…", [2312, 2291, 2270, 2250]),
      ("Ω", [2144, 2160, 2176, 2192]), ("Ж", [2672, 2800, 2928, 3056]),
      ("€", [1872, 1892, 1912, 1932]), ("→", [2688, 2688, 2688, 2688]),
      ("\u{1F130}", [3912, 3912, 3912, 3912]),
    ] as [(Unicode.Scalar, [Int])])
  func advances(character: Unicode.Scalar, expected: [Int]) {
    let advances = [400.0, 500, 600, 700].map {
      FontLibrary.builtIn.face(for: FontDescription(weight: $0)).advance(of: character)
    }
    #expect(advances == expected)
  }

  @Test("Vertical metrics match the fonts' OS/2 tables")
  func metrics() {
    let face = FontLibrary.builtIn.face(for: FontDescription())
    #expect(face.unitsPerEm == 2816)
    #expect([face.ascent, face.descent, face.lineGap] == [2728, 680, 0])
    #expect(face.missingAdvance == 2800)
    #expect(face.advance(of: "中") == nil)
    #expect(face.advance(of: "\u{10FFFF}") == nil)
  }

  /// CSS Fonts 4, section 5.2.
  @Test(
    "Weights match as in CSS",
    arguments: [
      (1, 400), (300, 400), (399, 400), (400, 400), (401, 500), (450, 500), (500, 500), (501, 600),
      (550, 600), (600, 600), (650, 700), (700, 700), (900, 700), (1000, 700), (.nan, 400),
      (.infinity, 400),
    ] as [(Double, Double)])
  func weights(wanted: Double, matched: Double) {
    #expect(FontLibrary.builtIn.face(for: FontDescription(weight: wanted)).weight == matched)
  }

  @Test("A family is found by its name, ignoring case")
  func families() {
    #expect(FontLibrary.builtIn.contains(family: "inter"))
    #expect(!FontLibrary.builtIn.contains(family: "Brand"))
  }

  /// floor(2728 · 16 / 2816 + ½) = 16 and floor(680 · 16 / 2816 + ½) = 4, so `normal` is 20. With a
  /// line height of 30, half of the other ten points are above the text.
  @Test("The height and the baseline of a line follow from the font and the line height")
  func lineMetrics() {
    let font = FontDescription(size: 16)
    func metrics(_ height: ParagraphStyle.LineHeight) -> [Double] {
      let metrics = FontLibrary.builtIn.lineMetrics(of: font, lineHeight: height)
      return [metrics.ascent, metrics.height]
    }
    #expect(metrics(.normal) == [16, 20])
    #expect(metrics(.points(30)) == [21, 30])
    #expect(metrics(.points(13.37)) == [12, 13.375])
    #expect(metrics(.percent(150)) == [18, 24])
    #expect(metrics(.percent(166.7)) == [19, 26.5625])
    #expect(metrics(.points(.nan)) == [6, 0])
    #expect(metrics(.points(-5)) == [6, 0])
  }
}
