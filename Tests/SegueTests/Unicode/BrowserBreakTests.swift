import Segue
import Testing

struct BrowserBreakTests {
  @Test("Lines start where Chromium's do in a box of zero width")
  func chromium() throws {
    let committed = try BoundaryCase.committed("breaks.json")
    #expect(committed.count >= 400)
    for expected in committed + (try BoundaryCase.fresh("SEGUE_LINE_BREAKS")) {
      let text = BoundedText(expected.text, .browser)
      // Chromium also breaks inside some unusual clusters.
      let starts = expected.starts.filter { text.boundaries[$0].contains(.cluster) }
      #expect(text.lineStarts() == starts, "\(expected)")
    }
  }

  @Test("Clusters match the regex package")
  func clusters() throws {
    let committed = try BoundaryCase.committed("clusters.json")
    #expect(committed.count >= 300)
    for expected in committed + (try BoundaryCase.fresh("SEGUE_CLUSTERS")) {
      let places = BoundedText(expected.text, .browser).places(of: .cluster)
      #expect(places == expected.starts, "\(expected)")
    }
  }

  /// Measured in Chromium 156.
  @Test(
    "Known texts break as in Chromium",
    arguments: [
      ("well-known", ["well-", "known"]), ("a -1 b", ["a ", "-1 ", "b"]),
      ("3-5", ["3-", "5"]), ("what? !", ["what? ", "!"]), ("a/b", ["a/b"]), ("a/é", ["a/", "é"]),
      ("-é x-é", ["-é ", "x-", "é"]), ("א-é", ["א-é"]), ("5,°", ["5,", "°"]), ("a°「;1", ["a°「;1"]),
      ("a°「;本", ["a°", "「;", "本"]), ("€（,5", ["€（,5"]), ("٣,٪", ["٣,٪"]),
      ("日本。語", ["日", "本。", "語"]), ("ちょっと", ["ち", "ょ", "っ", "と"]),
      ("字“x”字", ["字“x”字"]), ("字“本”字", ["字", "“本”", "字"]), ("コーヒー", ["コ", "ー", "ヒ", "ー"]),
      ("Donau\u{AD}dampf", ["Donau\u{AD}", "dampf"]), ("a\u{A0}b", ["a\u{A0}b"]),
      ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]), ("x\n\ny", ["x\n", "\n", "y"]),
    ])
  func knownCases(text: String, lines: [String]) {
    let found = BoundedText(text, .browser)
    var expected: [Int] = []
    for line in lines.dropLast() {
      expected.append((expected.last ?? 0) + line.unicodeScalars.count)
    }
    #expect(found.lineStarts() == expected)
  }

  @Test("A hyphen at the start of a line stays with the following text")
  func hyphens() {
    let flags: (String) -> TextBoundary = { BoundedText($0, .browser).boundaries[2] }
    #expect(flags("a-1") == [.cluster, .mayBreak, .dependsOnLineStart])
    #expect(flags("x-é") == [.cluster, .mayBreak, .dependsOnLineStart])
    #expect(flags("a-b") == [.cluster, .mayBreak])
    #expect(flags("x‐é") == [.cluster, .mayBreak, .dependsOnLineStart])
    #expect(flags("é-日") == [.cluster, .mayBreak])
  }
}
