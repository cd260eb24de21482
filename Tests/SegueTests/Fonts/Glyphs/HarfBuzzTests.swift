import Foundation
import Segue
import Testing

/// Advances compared with HarfBuzz, an independent program. Tests/Fonts/shape_with_harfbuzz.py
/// writes the file that the environment variable SEGUE_SHAPED names.
struct HarfBuzzTests {
  struct Font: Decodable {
    struct Case: Decodable {
      var text: String
      var script: String
      var optional: Bool
      var advances: [[Int]]
      var unsafe: [Int]
    }

    var path: String
    var upem: Int
    var cases: [Case]
  }

  static let file = ProcessInfo.processInfo.environment["SEGUE_SHAPED"]

  static let scripts: [String: Script] = [
    "latin": .latin, "greek": .greek, "cyrillic": .cyrillic, "arabic": .arabic, "hebrew": .hebrew,
    "han": .han, "kana": .katakana, "hangul": .hangul,
  ]

  @Test("Advances in installed fonts match HarfBuzz", .enabled(if: file != nil))
  func installed() throws {
    try Self.check(URL(filePath: try #require(Self.file)), share: 0.999)
  }

  /// The fonts and numbers come from Tests/Fonts/make_shaping_fonts.py.
  @Test("Advances in the test fonts match HarfBuzz")
  func fixtures() throws {
    try Self.check(TestFont.folder.appending(path: "shaping.json"), share: 1)
  }

  /// Compares the cases of a file. Font paths are relative to the file.
  private static func check(_ file: URL, share wantedShare: Double) throws {
    let fonts = try JSONDecoder().decode([Font].self, from: Data(contentsOf: file))
    for font in fonts {
      let path = try #require(URL(string: font.path, relativeTo: file))
      let read = FontFile([UInt8](try Data(contentsOf: path)), family: "Tested")
      let face = try #require(read.face)
      #expect(read.problems.isEmpty, "\(font.path): \(read.problems)")
      var equal = 0
      for test in font.cases {
        var shaping = TextShaping(
          test.text, face: face, size: Double(font.upem),
          script: Self.scripts[test.script] ?? .other,
          isRightToLeft: ["arabic", "hebrew"].contains(test.script),
          usesOptionalLigatures: test.optional)
        shaping.shape()
        let whole = shaping.advances
        var wanted = [Int](repeating: 0, count: whole.count)
        for pair in test.advances { wanted[pair[0]] = pair[1] }
        if wanted == whole {
          equal += 1
        } else if wantedShare == 1 {
          Issue.record("“\(test.text)” is \(whole), not \(wanted)")
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
      let share = Double(equal) / Double(max(1, font.cases.count))
      #expect(share >= wantedShare, "\(font.path): \(equal) of \(font.cases.count) equal")
    }
  }
}
