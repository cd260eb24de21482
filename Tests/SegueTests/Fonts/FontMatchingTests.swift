import Segue
import Testing

/// Expected faces follow CSS Fonts 4: section 5.2 for weights and styles, section 2.1 for lists.
@Suite("Font matching")
struct FontMatchingTests {
  static func face(
    _ family: String, _ weights: ClosedRange<Double> = 400...400, italic: Bool = false
  ) throws -> FontFace {
    try #require(
      TestFont.read("Regular.ttf", family: family, weights: weights, isItalic: italic).face)
  }

  @Test(
    "Families match in list order, ignoring case and quotation marks, and Inter is the fallback",
    arguments: [
      ("Brand", ["Brand"]), ("brand", ["Brand"]), ("BRAND", ["Brand"]), (" Brand ", ["Brand"]),
      ("'Brand'", ["Brand"]),
      ("Nobody", ["Inter"]), ("", ["Inter"]), (",,", ["Inter"]), ("\"", ["Inter"]),
      ("Nobody, Brand", ["Brand"]), ("Brand, Brand, brand", ["Brand"]),
      ("\"Noto Sans JP\", Brand", ["Noto Sans JP", "Brand"]),
      ("Noto  Sans\tJP,Brand", ["Noto Sans JP", "Brand"]),
      ("Inter, Brand", ["Inter", "Brand"]), ("sans-serif, Brand", ["Inter", "Brand"]),
      ("Brand, system-ui", ["Brand", "Inter"]),
      ("ÉCLAIR", ["Éclair"]), ("A, B", ["A, B"]),
    ] as [(String, [String])])
  func lists(family: String, expected: [String]) throws {
    let fonts = FontLibrary(
      try ["Brand", "Noto Sans JP", "Éclair", "A, B"].map { try Self.face($0) })
    let font = FontDescription(family: family, weight: 400)
    #expect(fonts.faces(for: font).map(\.family) == expected)
    #expect(fonts.face(for: font).family == expected[0])
  }

  @Test("A declared family with the built-in family's name replaces it everywhere")
  func builtIn() throws {
    let fonts = FontLibrary([try Self.face("Brand"), try Self.face("inter")])
    for family in [nil, "Inter", "INTER", "sans-serif", "Nobody", "Nobody, system-ui"] {
      let font = FontDescription(family: family)
      #expect(fonts.faces(for: font).map(\.family) == ["inter"], "\(family ?? "none")")
      #expect(fonts.face(for: font).family == "inter", "\(family ?? "none")")
    }
    #expect(FontLibrary.builtIn.face(for: FontDescription()).family == "Inter")
  }

  @Test(
    "The nearest weight is chosen, also among ranges",
    arguments: [
      (100, 200), (250, 250), (320, 300), (350, 300), (400, 450), (449, 450), (460, 450),
      (500, 450), (501, 600), (620, 620), (701, 900), (900, 900), (1000, 900),
    ] as [(Double, Double)])
  func weights(wanted: Double, matched: Double) throws {
    let ranges: [ClosedRange<Double>] = [200...300, 450...450, 600...700, 900...900]
    let fonts = FontLibrary(try ranges.reversed().map { try Self.face("Brand", $0) })
    let face = fonts.face(for: FontDescription(family: "Brand", weight: wanted))
    #expect(face.weights.contains(matched))
  }

  @Test("A missing slant falls back to the other one, for any weights")
  func slants() throws {
    let upright = try Self.face("Upright", 700...700)
    let italic = try Self.face("Slanted", italic: true)
    let both = try [Self.face("Both"), Self.face("Both", 900...900, italic: true)]
    let fonts = FontLibrary([upright, italic] + both)
    func isItalic(_ family: String, _ asked: Bool) -> Bool {
      fonts.face(for: FontDescription(family: family, weight: 400, isItalic: asked)).isItalic
    }
    #expect(!isItalic("Upright", true) && isItalic("Slanted", false))
    #expect(isItalic("Both", true) && !isItalic("Both", false))
  }
}
