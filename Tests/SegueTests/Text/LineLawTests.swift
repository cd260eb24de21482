import Segue
import Testing

/// Invariants of the lines of any text, checked on seeded random texts that are composed of whole
/// grapheme clusters, so that it is known in advance where no line may break.
@Suite struct LineLawTests {
  /// Each is one cluster, and none extends the previous one: no mark, no joiner and no half of a
  /// flag is first. Soft hyphens are excluded, because their visibility depends on the line.
  private static let clusters = [
    "A", "V", "T", "o", "y", "f", "i", "l", "a", "e", ".", ",", "-", "(", ")", "1", "0", ">", "Ж",
    "е\u{308}", "e\u{301}", "o\u{302}\u{323}", "ß", "Ω", "中", "文", "。", "한",
    "\u{1112}\u{1161}\u{11AB}",
    "👩", "👩\u{200D}👩\u{200D}👦", "👍🏽", "🇩🇪", "1\u{FE0F}\u{20E3}", "א", "ב", "ب", "ه", "و",
    "ف\u{651}",
  ]
  private static let spaces = [" ", " ", " ", "  ", "\t", " \r\n ", "\n"]

  private struct Case: CustomStringConvertible {
    /// Clusters and white space in order.
    var parts: [String]
    var runs: [TextRun]
    var style: ParagraphStyle
    var width: Double
    var inset: Double

    var paragraph: Paragraph {
      Paragraph(runs: runs, style: style, fonts: .builtIn, leadingInset: inset)
    }

    var description: String {
      let texts = runs.map { "\($0.text.debugDescription) \($0.font.size)+\($0.letterSpacing)" }
      return
        "\(texts) \(style.whiteSpace) \(style.alignment) \(style.direction) in \(width), \(inset)"
    }
  }

  /// The number of texts for each invariant.
  private static let count = tries(4000, withoutOptimisation: 200)

  private func cases(
    _ count: Int, seed: UInt64, whiteSpaces: [ParagraphStyle.WhiteSpace] = [.preLine, .preWrap]
  ) -> [Case] {
    var random = TextRandom(state: seed)
    return (0..<count).map { _ in
      var style = ParagraphStyle()
      style.whiteSpace = whiteSpaces[random.below(whiteSpaces.count)]
      style.alignment = .allCases[random.below(6)]
      style.direction = .allCases[random.below(2)]
      var parts: [String] = []
      let runs = (0...random.below(3)).map { _ in
        let size = [8, 12, 16.3, 44][random.below(4)]
        var text = ""
        for _ in 0..<random.below(20) {
          let pool = random.below(4) == 0 ? Self.spaces : Self.clusters
          parts.append(pool[random.below(pool.count)])
          text += parts.last ?? ""
        }
        return TextRun(
          text: text, font: FontDescription(size: size),
          letterSpacing: random.below(4) == 0 ? 0.5 : 0,
          whiteSpace: random.below(4) == 0 ? whiteSpaces[random.below(whiteSpaces.count)] : nil)
      }
      return Case(
        parts: parts, runs: runs, style: style,
        width: [0, 5, 20, 33.3, 64, 100, 250][random.below(7)],
        inset: [0, 0, 0, 18][random.below(4)])
    }
  }

  /// Returns the text without white space, which lines drop at their ends and may collapse.
  private func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { !" \t\r\n".unicodeScalars.contains($0) }))
  }

  @Test("Together the lines contain the whole text, without splitting grapheme clusters")
  func wholeClusters() {
    for item in cases(Self.count, seed: 11) {
      var parts = item.parts.map(visible).filter { !$0.isEmpty }[...]
      for line in item.paragraph.lines(width: item.width) {
        let text = visible(line.text)
        var taken = ""
        while taken.utf8.count < text.utf8.count, let part = parts.popFirst() { taken += part }
        // Equal strings may have different code points: "é" is one or two.
        #expect(Array(taken.utf8) == Array(text.utf8), "\(text.debugDescription) of \(item)")
      }
      #expect(parts.isEmpty, "\(item)")
    }
  }

  @Test("No line is wider than its box, unless it is a single cluster")
  func linesFit() {
    for item in cases(Self.count, seed: 12) {
      for (index, line) in item.paragraph.lines(width: item.width).enumerated() {
        let room = item.width - (index == 0 ? item.inset : 0)
        let isSingle = item.parts.contains(visible(line.text)) || visible(line.text).isEmpty
        #expect(line.width <= max(0, room) + 1 / 64 || isSingle, "\(line.text) of \(item)")
      }
    }
  }

  @Test("A text is as wide as its widest line")
  func widestLine() {
    // Preserved spaces at the end of a line may count towards the width without being part of the
    // line.
    for item in cases(Self.count, seed: 13, whiteSpaces: [.preLine, .nowrap])
    where item.style.alignment != .justify {
      let lines = item.paragraph.lines(width: item.width).enumerated()
      let widest = lines.map { $1.width + ($0 == 0 ? item.inset : 0) }.max() ?? item.inset
      #expect(item.paragraph.measure(width: item.width).width == widest, "\(item)")
    }
  }

  @Test("A text that is laid out at its own width has the same line breaks")
  func shrinkingToFit() {
    for item in cases(Self.count, seed: 14) {
      let paragraph = item.paragraph
      let measure = paragraph.measure(width: item.width)
      // A broken word fits only if it does both with the shape it has in the whole word and with
      // the one it gets when it is cut, and only the latter determines its width.
      guard measure.width <= item.width, paragraph.minContentWidth <= measure.width else {
        continue
      }
      let again = paragraph.lines(width: measure.width)
      #expect(
        again.map(\.text) == paragraph.lines(width: item.width).map(\.text),
        "\(measure.width) for \(item)")
    }
  }

  @Test("The intrinsic widths match those of the laid-out text")
  func intrinsicWidths() {
    for item in cases(Self.count, seed: 15) where item.style.whiteSpace == .preLine {
      let paragraph = item.paragraph
      // The width of each run is rounded up separately.
      let slack = Double(item.runs.count + 1) / 64
      let widest = max(paragraph.measure(width: 1e6).width, paragraph.minContentWidth)
      #expect(abs(widest - paragraph.maxContentWidth) <= slack, "\(item)")
      #expect(paragraph.minContentWidth <= paragraph.maxContentWidth, "\(item)")
    }
  }

  @Test("A line contains as many words as fit")
  func greed() {
    let words = "AV To fi office Wave (Type) 10. P.A. Yo, L'Av kerning T".split(separator: " ")
    var random = TextRandom(state: 16)
    for _ in 0..<tries(1000, withoutOptimisation: 125) {
      let text = (0..<20).map { _ in words[random.below(words.count)] }.joined(separator: " ")
      let width = Double(100 + random.below(200))
      let lines = paragraph(text).lines(width: width)
      for (line, next) in zip(lines, lines.dropFirst()) {
        let word = next.text.split(separator: " ")[0]
        // The shape of the end of a line may take up to 1/64 point less inside a longer line.
        let together = paragraph(line.text + " " + word).maxContentWidth
        #expect(together > width, "\(line.text) + \(word) in \(width)")
        #expect(line.width <= width + 1 / 64, "\(line.text) in \(width)")
      }
    }
  }

  private func paragraph(_ text: String) -> Paragraph {
    Paragraph(
      runs: [TextRun(text: text, font: FontDescription(size: 17))], style: ParagraphStyle(),
      fonts: .builtIn)
  }

  @Test("Splitting a text into runs with the same style changes no line")
  func runsSetAlike() {
    for item in cases(Self.count, seed: 17) {
      var random = TextRandom(state: UInt64(item.parts.count))
      let run = item.runs[0]
      let cut = random.below(run.text.count + 1)
      let halves = [String(run.text.prefix(cut)), String(run.text.dropFirst(cut))].map {
        TextRun(
          text: $0, font: run.font, letterSpacing: run.letterSpacing, whiteSpace: run.whiteSpace)
      }
      func lines(_ runs: [TextRun]) -> [TextLine] {
        Paragraph(runs: runs, style: item.style, fonts: .builtIn).lines(width: .infinity)
      }
      let (whole, parts) = (lines([run]), lines(halves))
      #expect(whole.map(\.text) == parts.map(\.text), "\(cut) of \(item)")
      for (one, other) in zip(whole, parts) {
        #expect(abs(one.width - other.width) <= 1 / 64, "\(cut) of \(item)")
      }
    }
  }
}
