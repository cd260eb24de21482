import Foundation
import Segue
import Testing

/// Scripts with reordering and contextual forms, compared with HarfBuzz.
/// Tests/Fonts/compare_shaping.py writes the file that the environment variable SEGUE_WORDS names.
struct SyllableShapingTests {
  static let file = ProcessInfo.processInfo.environment["SEGUE_WORDS"]

  static let scripts = Dictionary(uniqueKeysWithValues: Script.allCases.map { ("\($0)", $0) })

  @Test("Words in the installed Noto fonts are shaped as in HarfBuzz", .enabled(if: file != nil))
  func installed() throws {
    try Self.check(URL(filePath: try #require(Self.file)), share: 0.999)
  }

  /// The fonts and numbers come from Tests/Fonts/make_syllable_fonts.py.
  @Test("Words in the test fonts are shaped as in HarfBuzz")
  func fixtures() throws {
    try Self.check(TestFont.folder.appending(path: "syllables.json"), share: 1)
  }

  /// Chromium adds `letterSpacing` after each HarfBuzz cluster, except for clusters without width.
  @Test("Letter spacing is added after HarfBuzz clusters, also inside grapheme clusters")
  func spacing() throws {
    let file = TestFont.folder.appending(path: "syllables.json")
    let fonts = try JSONDecoder().decode([HarfBuzzTests.Font].self, from: Data(contentsOf: file))
    var insideGraphemes = 0
    for font in fonts {
      let face = try #require(TestFont.read(font.path).face)
      let library = FontLibrary([face])
      for test in font.cases
      where !test.optional && Self.scripts[test.script]?.isCursive == false {
        func width(letterSpacing: Double) -> Double {
          let description = FontDescription(family: face.family, size: 1024)
          let run = TextRun(text: test.text, font: description, letterSpacing: letterSpacing)
          return Paragraph(runs: [run], style: ParagraphStyle(), fonts: library)
            .maxContentWidth
        }
        let bytes = Array(test.text.utf8)
        let spaced = test.advances.filter { pair in
          !String(decoding: bytes[pair[0]...], as: UTF8.self).hasPrefix("\u{200C}")
        }
        let expected = test.advances.reduce(0) { $0 + $1[1] }
        let wanted = Double(expected) / 65536 / Double(font.upem) * 1024 + 4 * Double(spaced.count)
        #expect(abs(width(letterSpacing: 4) - wanted) <= 1.0 / 32, "\(font.path) \(test.text)")
        if spaced.count > test.text.count { insideGraphemes += 1 }
      }
    }
    #expect(insideGraphemes > 20)
  }

  /// Compares the cases of a file. Font paths are relative to the file.
  private static func check(_ file: URL, share wantedShare: Double) throws {
    let fonts = try JSONDecoder().decode(
      [HarfBuzzTests.Font].self, from: Data(contentsOf: file))
    #expect(!fonts.isEmpty)
    for font in fonts {
      let path = try #require(URL(string: font.path, relativeTo: file))
      let read = FontFile([UInt8](try Data(contentsOf: path)), family: "Tested")
      let face = try #require(read.face)
      var equal = 0
      for test in font.cases {
        let script = try #require(scripts[test.script])
        var shaping = TextShaping(
          test.text, face: face, size: Double(font.upem), script: script,
          isRightToLeft: script.isWrittenRightToLeft, usesOptionalLigatures: test.optional)
        shaping.shape()
        let whole = shaping.advances
        var wanted = [Int](repeating: 0, count: whole.count)
        for pair in test.advances { wanted[pair[0]] = pair[1] }
        if wanted == whole {
          equal += 1
        } else if wantedShare == 1 {
          Issue.record("\(font.path) “\(test.text)” is \(whole), not \(wanted)")
        }
        // Invariant: if a text is cut at a position that is safe to break, its parts together are
        // as wide as the whole.
        let ties = shaping.isUnsafeToBreak
        for cut in ties.indices where shaping.startsCluster[cut] && !ties[cut] && cut > 0 {
          shaping.shape(0..<cut)
          shaping.shape(cut..<whole.count)
          if shaping.advances != whole {
            Issue.record("\(font.path) “\(test.text)” differs when cut at \(cut)")
            shaping.shape()
          }
        }
      }
      // A few hundred words cannot show a difference of one in a thousand, so one word may differ,
      // with and without ligatures.
      let mostDifferent =
        wantedShare == 1 ? 0 : max(2, (1 - wantedShare) * Double(font.cases.count))
      #expect(
        Double(font.cases.count - equal) <= mostDifferent,
        "\(font.path): \(equal) of \(font.cases.count) equal")
    }
  }
}
