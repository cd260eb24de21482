import Segue
import Testing

/// Invariants of any text, checked on seeded random texts from all of Unicode.
@Suite struct ParagraphLawTests {
  private struct Case {
    var paragraph: Paragraph
    var width: Double
    /// Whether negative letter spacing makes lines shorter.
    var isCondensed: Bool
  }

  private static let alphabet: [Unicode.Scalar] = Array(
    "aaaeeo   \n\t-–—…!?/()[]{}\"'.,%$€éß\u{A0}\u{AD}\u{200B}\u{200D}\u{2003}\u{301}\u{308}中文。「」ー한😀👨👩🇩🇪\u{FE0F}אבעر"
      .unicodeScalars)

  private func cases(_ count: Int, seed: UInt64) -> [Case] {
    var random = TextRandom(state: seed)
    return (0..<count).map { _ in
      var style = ParagraphStyle()
      style.whiteSpace = .allCases[random.below(3)]
      style.alignment = .allCases[random.below(6)]
      style.overflow = .allCases[random.below(2)]
      style.direction = .allCases[random.below(2)]
      style.maxLines = random.below(3) == 0 ? random.below(5) : nil
      let runs = (0..<random.below(4)).map { _ in
        var text = String.UnicodeScalarView()
        for _ in 0..<random.below(24) {
          text.append(
            random.below(8) == 0
              ? Unicode.Scalar(UInt32(random.below(0x110000))) ?? "a"
              : Self.alphabet[random.below(Self.alphabet.count)])
        }
        let sizes: [Double] = [0, 1, 12, 16.3, 44, 1e9, -4, .nan]
        return TextRun(
          text: String(text),
          font: FontDescription(size: sizes[random.below(random.below(4) == 0 ? 8 : 5)]),
          letterSpacing: [0, 0, 0.5, -0.3, 3][random.below(5)],
          lineHeight: [nil, nil, .normal, .points(7), .percent(1e9), .points(.nan)][
            random.below(6)],
          whiteSpace: [nil, nil, .nowrap, .preWrap, .preLine][random.below(5)])
      }
      let widths: [Double] = [0, 1, 30, 77.7, 200, 1e4, .infinity, -3, .nan]
      return Case(
        paragraph: Paragraph(
          runs: runs, style: style, fonts: .builtIn,
          leadingInset: [0, 0, 24][random.below(3)]),
        width: widths[random.below(widths.count)],
        isCondensed: runs.contains { $0.letterSpacing < 0 })
    }
  }

  @Test("Measuring and drawing agree")
  func agreement() {
    for item in cases(tries(4000, withoutOptimisation: 500), seed: 1) {
      let measure = item.paragraph.measure(width: item.width)
      let lines = item.paragraph.lines(width: item.width)
      #expect(lines.count == measure.lineCount)
      #expect(lines.first?.baseline ?? 0 == measure.firstBaseline)
      #expect(lines.last?.baseline ?? 0 == measure.lastBaseline)
      #expect(lines.reduce(0) { $0 + $1.height } == measure.height)
      #expect(lines.contains { $0.hasEllipsis } ? measure.isTruncated : true)
      for line in lines where line.wordSpacing == 0 {
        #expect(line.pieces.reduce(0) { $0 + $1.width } == line.width)
      }
    }
  }

  @Test("Lines are stacked without gaps and contain all clusters in order")
  func completeness() {
    let cases = cases(tries(4000, withoutOptimisation: 500), seed: 2)
    for item in cases where !item.paragraph.measure(width: item.width).isTruncated {
      let lines = item.paragraph.lines(width: item.width)
      var top = 0.0
      for line in lines {
        #expect(line.top == top)
        top += line.height
      }
      func clusters(_ lines: [TextLine]) -> [Character] {
        // A hyphen may be visible at the end of a line, in place of its soft hyphen.
        lines.flatMap { Array($0.text) }.filter {
          !$0.isWhitespace && $0 != "\u{2010}" && $0 != "\u{AD}"
        }
      }
      #expect(clusters(lines) == clusters(item.paragraph.lines(width: .infinity)))
    }
  }

  @Test("A wider box never needs more lines, and its widest line fits")
  func monotony() {
    let cases = cases(tries(2000, withoutOptimisation: 250), seed: 3)
    for item in cases where !item.isCondensed {
      let paragraph = item.paragraph
      #expect(paragraph.minContentWidth <= paragraph.maxContentWidth)
      var count = Int.max
      for width in [10.0, 50, 100, 400, 2000, .infinity] {
        let measure = paragraph.measure(width: width)
        #expect(measure.lineCount <= count)
        count = measure.lineCount
        #expect(measure.width <= max(paragraph.maxContentWidth, width) || measure.isTruncated)
      }
    }
  }
}

/// Steele, Lea and Flood's SplitMix64, which returns the same numbers for a seed on every platform.
struct TextRandom {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(max(1, bound)))
  }
}
