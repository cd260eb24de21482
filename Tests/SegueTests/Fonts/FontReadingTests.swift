import Foundation
import Segue
import Testing

/// Expectations come from fonttools, an independent program, unless a comment states otherwise.
@Suite("Font reading")
struct FontReadingTests {
  @Test("Each test font is read as in fonttools")
  func testFonts() throws {
    let facts = try FontFact.read(TestFont.folder.appending(path: "facts.json"))
    #expect(facts.count == 14)
    for fact in facts where fact.file != "Collection.ttc" {
      let file = TestFont.read(fact.file, isItalic: fact.italic)
      #expect(fact.differences(from: file) == [], "\(fact.file)")
      #expect(file.problems == [], "\(fact.file)")
    }
  }

  /// Expectations follow the rule of `FontFile.init`. The advance of A is 640 plus the index of the
  /// face in the file.
  @Test(
    "A collection gives the face with the declared family, slant and weight, else the first one",
    arguments: [
      ("First", 400, false, 640), ("Another", 700, true, 640), ("Second", 400, true, 641),
      ("Second", 700, false, 642), ("second", 900, false, 642), ("Second", 400, false, 643),
      ("Second", 500, false, 642), ("Second", 900, true, 641),
    ] as [(String, Double, Bool, Int)])
  func collection(family: String, weight: Double, isItalic: Bool, advance: Int) {
    let file = TestFont.read(
      "Collection.ttc", family: family, weights: weight...weight, isItalic: isItalic)
    #expect(file.face?.advance(of: "A") == advance)
    #expect(file.face?.family == family && file.face?.isItalic == isItalic)
    #expect(file.problems == [])
  }

  /// The weights of Variable.ttf are 200 to 800. CSS Fonts 4, section 4.4 clamps to the declared
  /// range.
  @Test(
    "A variable font stays within its declared weights and its axis",
    arguments: [
      (nil, 100, 200), (nil, 900, 800), (nil, 555, 555), (300...500, 100, 300),
      (300...500, 900, 500), (700...700, 400, 700), (100...900, 900, 800), (850...900, 400, 800),
    ] as [(ClosedRange<Double>?, Double, Double)])
  func variableRange(declared: ClosedRange<Double>?, wanted: Double, drawn: Double) throws {
    let own = FontLibrary([try #require(TestFont.read("Variable.ttf", weights: declared).face)])
    let all = FontLibrary([try #require(TestFont.read("Variable.ttf").face)])
    for character in ["A", "B", "\u{E9}", " "] as [Unicode.Scalar] {
      #expect(
        own.face(for: FontDescription(family: "Brand", weight: wanted)).advance(of: character)
          == all.face(for: FontDescription(family: "Brand", weight: drawn)).advance(of: character))
    }
  }

  /// The file is one of `make_test_fonts.py`, with the tag of a table changed so that the table is
  /// missing.
  @Test(
    "A font without a required table is not read, and the missing table is reported",
    arguments: ["head", "hhea", "maxp", "hmtx", "cmap"])
  func missingTables(table: String) {
    let file = FontFile(Self.without(table, in: TestFont.bytes("Regular.ttf")), family: "Brand")
    #expect(file.face == nil)
    #expect(file.problems.last == FontProblem(table: table, message: "is missing"))
  }

  @Test("Other tables are optional", arguments: ["OS/2", "name", "post", "glyf", "loca"])
  func otherTables(table: String) {
    let file = FontFile(Self.without(table, in: TestFont.bytes("Regular.ttf")), family: "Brand")
    #expect(file.face?.advance(of: "A") == 640 && file.problems == [])
  }

  @Test("Without variation data a variable font has its default advances and a problem")
  func withoutVariations() throws {
    let file = FontFile(Self.without("HVAR", in: TestFont.bytes("Variable.ttf")), family: "Brand")
    let fonts = FontLibrary([try #require(file.face)])
    #expect(fonts.face(for: FontDescription(family: "Brand", weight: 800)).advance(of: "A") == 640)
    #expect(file.problems.map(\.table) == ["HVAR"])
  }

  /// Expected values are from HarfBuzz, which shapes "a" with U+0591. A font without glyph classes
  /// uses those of Unicode.
  @Test(
    "A missing mark is as wide as the .notdef glyph, unless that is a mark itself",
    arguments: [("Shaping.ttf", [1038, 1038 + 401]), ("Kern.ttf", [408, 408])]
      as [(String, [Double])])
  func missingMarks(file: String, expected: [Double]) throws {
    let face = try #require(FontFile(TestFont.bytes(file), family: "Brand").face)
    let fonts = FontLibrary([face])
    let font = FontDescription(family: "Brand", size: 1000)
    #expect(
      ["a", "a\u{591}"].map { text in
        Paragraph(runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), fonts: fonts)
          .measure(width: .infinity).width
      } == expected)
  }

  /// The signatures are those of the WOFF 1.0 and WOFF 2.0 recommendations.
  @Test(
    "Files of other formats are rejected", arguments: ["wOFF", "wOF2", "<htm", "", "OTT", "ttcf"])
  func foreign(signature: String) {
    let file = FontFile(Array(signature.utf8), family: "Brand")
    #expect(file.face == nil && file.problems.map(\.table) == [""])
    #expect(file.problems[0].message.contains("convert") == signature.hasPrefix("wOF"))
  }

  /// One group of all code points, and four billion groups, both in a small file.
  @Test("A character map that is larger than its file costs no more than the file")
  func hostileMaps() throws {
    var bytes = TestFont.bytes("AllPlanes.ttf")
    let group = try #require(Self.find([0, 12, 0, 0, 0, 0], in: bytes))
    for (index, byte) in [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0x10, 0xFF, 0xFF, 0, 0, 0, 1]
      .enumerated()
    {
      bytes[group + 12 + index] = UInt8(byte)
    }
    let file = FontFile(bytes, family: "Brand")
    let face = try #require(file.face)
    // Glyphs 1 to 5 of the group that starts at U+0000.
    #expect(face.characterCount == 5 && face.advance(of: "\u{1}") == 640)
    #expect(file.problems.map(\.table).contains("cmap"))
  }

  static func find(_ pattern: [UInt8], in bytes: [UInt8]) -> Int? {
    Data(bytes).range(of: Data(pattern))?.lowerBound
  }

  static func without(_ table: String, in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    if let place = find(Array(table.utf8), in: bytes) { bytes[place] = UInt8(ascii: "?") }
    return bytes
  }
}

/// Runs only if the environment names the file that Tests/Fonts/read_with_fonttools.py writes.
@Suite("Installed fonts")
struct InstalledFontsTests {
  static let path = ProcessInfo.processInfo.environment["SEGUE_FONT_FACTS"]

  @Test("Installed fonts are read as in fonttools", .enabled(if: path != nil))
  func installed() throws {
    let facts = try FontFact.read(URL(filePath: try #require(Self.path)))
    #expect(!facts.isEmpty)
    var seen: Set<String> = []
    let clock = ContinuousClock()
    var slowest = (file: "", time: Duration.zero)
    for fact in facts {
      // Two faces of a collection may have the same family, style and weight.
      guard seen.insert("\(fact.file) \(fact.family) \(fact.italic) \(fact.weight)").inserted else {
        continue
      }
      let bytes = Array(try Data(contentsOf: URL(filePath: fact.file)))
      var file = FontFile([], family: "")
      let time = clock.measure {
        file = FontFile(
          bytes, family: fact.family,
          weights: fact.axis == nil ? fact.weight...fact.weight : nil, isItalic: fact.italic)
      }
      if time > slowest.time { slowest = (fact.file, time) }
      #expect(fact.differences(from: file) == [], "\(fact.file) \(fact.face)")
      #expect(file.problems == [], "\(fact.file)")
    }
    print("\(facts.count) faces; the slowest took \(slowest.time): \(slowest.file)")
  }
}
