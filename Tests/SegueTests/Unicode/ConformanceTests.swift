import Segue
import Testing

/// Unicode's own conformance tests, version 15.0.
struct ConformanceTests {
  @Test("All of Unicode's line break tests pass")
  func lineBreaks() throws {
    let cases = try BoundaryCase.conformance("line_breaks.txt")
    #expect(cases.count == 7654)
    for expected in cases {
      let places = BoundedText(expected.text, .unicode15).places(of: .mayBreak)
      #expect(places == expected.starts, "\(expected)")
    }
  }

  @Test(
    "All of Unicode's grapheme break tests pass, except for a former pictograph",
    arguments: [LineBreakRules.unicode15, .browser])
  func clusters(rules: LineBreakRules) throws {
    let cases = try BoundaryCase.conformance("clusters.txt")
    #expect(cases.count == 602)
    for expected in cases {
      let places = BoundedText(expected.text, rules).places(of: .cluster)
      // Unicode 17 removed U+2701 from Extended_Pictographic.
      let isOutdated = expected.text == "\u{2701}\u{200D}\u{2701}"
      #expect(places == (isOutdated ? [2] : expected.starts), "\(expected)")
    }
  }
}
