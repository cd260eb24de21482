import Foundation
import Segue
import Testing

/// Scripts whose letters change places, as HarfBuzz shapes them: Tests/Fonts/compare_shaping.py writes
/// the file that the environment variable SEGUE_INDIC names.
struct IndicShapingTests {
  static let file = ProcessInfo.processInfo.environment["SEGUE_INDIC"]

  static let scripts: [String: Script] = [
    "devanagari": .devanagari, "bengali": .bengali, "gurmukhi": .gurmukhi, "gujarati": .gujarati,
    "oriya": .oriya, "tamil": .tamil, "telugu": .telugu, "kannada": .kannada,
    "malayalam": .malayalam,
  ]

  @Test("Words in the installed Noto fonts are as HarfBuzz shapes them", .enabled(if: file != nil))
  func installed() throws {
    try Self.check(URL(filePath: try #require(Self.file)), share: 0.999)
  }

  /// Fonts and figures of Tests/Fonts/make_indic_fonts.py.
  @Test("Words in the test fonts are as HarfBuzz shapes them")
  func fixtures() throws {
    try Self.check(TestFont.folder.appending(path: "indic.json"), share: 1)
  }

  /// Paths are relative to the file.
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
        var shaping = TextShaping(
          test.text, face: face, size: Double(font.upem),
          script: try #require(scripts[test.script]), usesOptionalLigatures: test.optional)
        shaping.shape()
        let whole = shaping.advances
        // A letter that is joined to the next is no grapheme cluster of its own, as it is to HarfBuzz:
        // clusters are compared that both begin.
        let starts = Set(test.advances.map { $0[0] })
        var wanted = [Int](repeating: 0, count: whole.count)
        for pair in test.advances {
          var byte = pair[0]
          while byte > 0, !shaping.startsCluster[byte] || !starts.contains(byte) { byte -= 1 }
          wanted[byte] += pair[1]
        }
        if wanted == whole {
          equal += 1
        } else if wantedShare == 1 {
          Issue.record("\(font.path) “\(test.text)” is \(whole), not \(wanted)")
        }
        // Law: cut where nothing ties, the parts are as wide as the whole.
        let ties = shaping.isTied
        for cut in ties.indices where shaping.startsCluster[cut] && !ties[cut] && cut > 0 {
          shaping.shape(0..<cut)
          shaping.shape(cut..<whole.count)
          if shaping.advances != whole {
            Issue.record("\(font.path) “\(test.text)” differs when cut at \(cut)")
            shaping.shape()
          }
        }
      }
      let share = Double(equal) / Double(max(1, font.cases.count))
      #expect(share >= wantedShare, "\(font.path): \(equal) of \(font.cases.count) equal")
    }
  }
}
