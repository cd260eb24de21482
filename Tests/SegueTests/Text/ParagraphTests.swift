import Segue
import Testing

/// At 44 points a font unit of the built-in family is 1/64 point. In 64ths, "a" is 1588, the space
/// 792, the ellipsis 2312 and an em 2816; a line is 43 + 11 = 54 points high.
@Suite struct ParagraphTests {
  private func paragraph(
    _ text: String, inset: Double = 0, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> Paragraph {
    var style = ParagraphStyle()
    change(&style)
    return Paragraph(
      runs: [TextRun(text: text, font: FontDescription(size: 44))], style: style, fonts: .builtIn,
      leadingInset: inset)
  }

  private func points(_ in64ths: Int) -> Double {
    Double(in64ths) / 64
  }

  private func texts(_ paragraph: Paragraph, _ width: Double) -> [String] {
    paragraph.lines(width: width).map(\.text)
  }

  @Test("Text that is at most 1/64 point wider than the box fits")
  func fitting() {
    let words = paragraph("aa aa")
    #expect(words.maxContentWidth == points(7144))
    #expect(words.minContentWidth == points(3176))
    #expect(words.measure(width: points(7144)).lineCount == 1)
    #expect(words.measure(width: points(7143)).lineCount == 1)
    #expect(words.measure(width: 7142.9 / 64.0).lineCount == 2)
    let two = words.measure(width: 100)
    #expect([two.width, two.height] == [points(3176), 108])
    #expect([two.firstBaseline, two.lastBaseline] == [43, 97])
  }

  /// In Chromium with Inter at 16 pixels, both `min-content` and `max-content` are 47.46875 wide,
  /// while "mmmi" is 45.53125 wide. Fuzzing also found words longer than their lines in fonts in
  /// which a letter is positioned before the previous one.
  @Test("A wide hyphen does not make a word wider than its line")
  func wideHyphen() {
    func line(_ text: String) -> Paragraph {
      let run = TextRun(text: text, font: FontDescription(size: 16))
      return Paragraph(runs: [run], style: ParagraphStyle(), fonts: .builtIn)
    }
    #expect(line("mmmi").maxContentWidth == 45.53125)
    #expect(line("mmm\u{AD}i").minContentWidth == 47.46875)
    #expect(line("mmm\u{AD}i").maxContentWidth == 47.46875)
  }

  @Test("An empty text has no line, and an empty line counts as one")
  func emptyText() {
    for text in ["", " ", " \t "] {
      #expect(paragraph(text).measure(width: 100).height == 0)
    }
    #expect(paragraph("\n").measure(width: 100).height == 54)
    #expect(paragraph("a\n").measure(width: 100).height == 54)
    #expect(paragraph("a\n\na").measure(width: 100).lineCount == 3)
    #expect(
      Paragraph(runs: [], style: ParagraphStyle(), fonts: .builtIn).measure(width: 9).height == 0)
  }

  @Test("White space collapses and is removed at the ends of lines")
  func whiteSpace() {
    #expect(texts(paragraph("  a \t b \r\n  c  "), .infinity) == ["a b", "c"])
    #expect(texts(paragraph(" a\n\n b ") { $0.whiteSpace = .nowrap }, 1000) == ["a b"])
    #expect(texts(paragraph(" a  b \nc") { $0.whiteSpace = .preWrap }, 1000) == [" a  b", "c"])
    #expect(texts(paragraph("a\u{A0}\u{A0}b c"), 1) == ["a", "\u{A0}", "\u{A0}", "b", "c"])
    #expect(texts(paragraph("a\u{A0} b c"), 100) == ["a\u{A0} b", "c"])
  }

  @Test("A word that is wider than the line is broken, but grapheme clusters are not")
  func longWords() {
    #expect(texts(paragraph("aaaaa a"), 100) == ["aaaa", "a a"])
    #expect(texts(paragraph("aaa"), 0) == ["a", "a", "a"])
    let family = "👨‍👩‍👧‍👦"
    #expect(
      texts(paragraph(family + family + "e\u{301}x"), 1) == [family, family, "e\u{301}", "x"])
    #expect(paragraph(family).maxContentWidth == 44)
    #expect(paragraph("a\u{AD}a\u{200B}").maxContentWidth == points(3176))
    #expect(paragraph("e\u{301}").maxContentWidth == paragraph("e").maxContentWidth)
  }

  /// Expectations are Chromium's with monospaced letters, for lines of three and of five. Chromium
  /// segments text from the start of each line: the second line begins within a word, and ends
  /// before another one.
  @Test("Thai breaks between words, which are segmented from the start of each line")
  func thai() {
    #expect(texts(paragraph("แพลทินัมน"), 132) == ["แพล", "ทินั", "มน"])
    #expect(texts(paragraph("แพลทินัมน"), 1000) == ["แพลทินัมน"])
    #expect(texts(paragraph("ราคาสินค้าใหม่"), 220) == ["ราคา", "สินค้า", "ใหม่"])
  }

  /// Chromium breaks these texts at width 0 with `overflow-wrap: normal`.
  @Test(
    "Break opportunities match a browser's",
    arguments: [
      ("中文a中1文(中)文。中「文」ー々a", "中 文 a 中 1 文 (中) 文。 中 「文」 ー々 a"),
      ("中,中 a,中 中%中", "中, 中 a, 中 中% 中"), ("한국어", "한 국 어"), ("中😀a", "中 😀 a"),
      ("ab\u{200B}cd", "ab\u{200B} cd"), ("well-known 3-5 x-é", "well- known 3- 5 x- é"),
      ("-x x --y", "- x x - - y"), ("-5 é-5 -é", "-5 é-5 -é"),
      ("a–b –b a—b —b", "a– b –b a — b — b"),
      ("‐b a‐b ‐5", "‐b a‐ b ‐ 5"), ("a…b a!é a?é a/é", "a… b a! é a? é a/ é"),
      ("a/b a!b p?q f(x) 5%(b)", "a/b a!b p? q f(x) 5% (b)"), ("l’été «a» “a”b", "l’été «a» “a”b"),
      ("ァあっょ", "ァ あ っ ょ"), ("a\u{2003}b", "a\u{2003} b"),
    ])
  func breaks(text: String, pieces: String) {
    let all = pieces.split(separator: " ").map(String.init)
    // In a box that is as wide as the widest piece no piece is broken. All pieces are found if each
    // line is as narrow as a piece and has no space for the next one.
    let narrowest = paragraph(text).minContentWidth
    let widest = all.map { paragraph($0).maxContentWidth }.max() ?? 0
    #expect(abs(narrowest - widest) <= 1 / 64)
    var rest = all[...]
    for line in texts(paragraph(text), narrowest) {
      var taken = ""
      let wanted = line.filter { $0 != " " }
      while taken.count < wanted.count, let piece = rest.popFirst() { taken += piece }
      #expect(taken == wanted)
    }
  }

  @Test("The last allowed line ends in an ellipsis that fits")
  func ellipsis() {
    func limited(_ text: String, _ width: Double, lines: Int = 1) -> TextLine? {
      let paragraph = paragraph(text) { $0.maxLines = lines }
      #expect(
        paragraph.measure(width: width).isTruncated
          == paragraph.lines(width: width).last?.hasEllipsis)
      return paragraph.lines(width: width).last
    }
    // 6400 − 2312 = 4088 are left: enough for two letters, 3176, but not for three.
    #expect(limited("aa aa", 100)?.text == "aa…")
    #expect(limited("aa aa", 100)?.width == points(5488))
    #expect(limited("aaaaaa", 100)?.text == "aa…")
    #expect(limited("aa\naa", 1000)?.text == "aa…")
    #expect(limited("aa aa", 112)?.text == "aa aa")
    #expect(limited("aa aa aa", 100, lines: 2)?.text == "aa…")
    #expect(limited("aa aa", 0)?.text == "a…")
    #expect(paragraph("aa aa") { $0.maxLines = 1 }.maxContentWidth == points(7144))
  }

  @Test("A line that must not wrap is truncated or clipped")
  func noWrap() {
    // "aa " is 3968 wide and leaves space for the ellipsis.
    let cut = paragraph("aa aa") { $0.whiteSpace = .nowrap }
    #expect(texts(cut, 100) == ["aa …"])
    #expect(cut.minContentWidth == points(7144))
    let clipped = paragraph("aa aa") {
      $0.whiteSpace = .nowrap
      $0.overflow = .clip
    }
    #expect(texts(clipped, 100) == ["aa aa"])
    #expect(clipped.measure(width: 100).isTruncated)
  }

  @Test("A leading inset is before the first line and stays with its text")
  func leadingInset() {
    let words = paragraph("aa aa", inset: 20)
    #expect(words.minContentWidth == points(4456))
    #expect(words.maxContentWidth == points(8424))
    #expect(words.measure(width: 110).width == points(4456))
    #expect(words.lines(width: 110).map(\.x) == [20, 0])
    #expect(paragraph("", inset: 20).measure(width: 100).height == 54)
    #expect(paragraph("", inset: 20).maxContentWidth == 20)
    let fromRight = paragraph("aa", inset: 20) { $0.direction = .rtl }
    #expect(fromRight.lines(width: 100).map(\.x) == [points(6400 - 1280 - 3176)])
  }

  @Test("Justified lines fill the box, except for the last one")
  func justified() {
    let lines = paragraph("aa aa aa") { $0.alignment = .justify }.lines(width: 150)
    #expect(lines.map(\.width) == [150, points(3176)])
    #expect(lines.map(\.wordSpacing) == [points(9600 - 7144), 0])
  }

  @Test("A line of several runs has a piece for each run")
  func pieces() {
    let runs = [
      TextRun(text: "aa ", font: FontDescription(size: 44)),
      TextRun(text: "a", font: FontDescription(size: 44, weight: 700)),
      TextRun(text: " a", font: FontDescription(size: 88)),
    ]
    let lines = Paragraph(runs: runs, style: ParagraphStyle(), fonts: .builtIn).lines(width: 1000)
    #expect(lines.first?.pieces.map(\.text) == ["aa ", "a", " a"])
    #expect(lines.first?.pieces.map(\.run) == [0, 1, 2])
    #expect(lines.first?.pieces.map(\.x) == [0, points(3968), points(5602)])
    // 2728 / 32 and 680 / 32 round to 85 and 21.
    #expect(lines.map(\.height) == [106])
    #expect(lines.map(\.baseline) == [85])
  }
}
