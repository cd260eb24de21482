import Segue
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  /// The values are those of `wcwidth.wcswidth` of PyPI's wcwidth 0.7.0 (Unicode 17). The sample is
  /// fixed; the only text with a different result has a separate test.
  @Test(
    "The width equals that of Python's wcwidth on a fixed sample",
    arguments: [
      ("", 0), ("a", 1), ("hello, world", 12), ("é", 1), ("e\u{301}", 1), ("表", 2), ("Ａ", 2),
      ("ｱ", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2),
      ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("🇩", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("#️⃣", 2),
      ("⌚", 2), ("⌚\u{FE0E}", 2), ("☎\u{FE0E}", 1), ("क्ष", 2), ("की", 2), ("กำ", 2), ("நி", 2),
      ("\u{AD}", 1), ("\u{200B}", 0),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
      ("⚡", 2), ("☀", 1), ("☀️", 2), ("…", 1), ("·", 1), ("→", 1), ("©", 1), ("©️", 2), ("𠀀", 2),
      ("\u{3000}", 2), ("\u{302A}", 0), ("\u{3164}", 0), ("ﷺ", 1), ("𝄞", 1), ("ㇰ", 2), ("〰", 2),
      ("🈁", 2), ("₩", 1), ("€", 1), ("⸺", 1), ("🀄", 2), ("🂠", 1), ("\u{308}", 0), ("🏽", 2),
      ("ক্ষ", 2), ("ക്ഷ", 2), ("ம்", 1), ("ไทย", 3), ("Ａé表", 5), ("🫱🏻‍🫲🏿", 2),
      ("\u{FEFF}", 0), ("\u{2060}", 0), ("\u{115F}\u{1160}", 2), ("각", 2), ("ᄀ", 2), ("ำ", 1),
      ("कः", 2), ("日本語のテキスト", 16), ("Größe", 5), ("مرحبا", 5), ("שָׁלוֹם", 4), ("☰", 2),
      ("🫩", 2), ("\u{0600}१", 2), ("မြန်မာ", 5),
    ])
  func agreesWithWcwidth(text: String, columns: Int) {
    #expect(displayWidth(of: text) == columns)
  }

  /// Unicode's clusters end after the joiner, because a letter is not an emoji; wcwidth joins them.
  @Test("A joiner between letters joins nothing")
  func joinerBetweenLetters() {
    #expect(displayWidth(of: "a\u{200D}b") == 2)
  }

  @Test("The width of a text is the sum of its clusters' widths, each from 0 to 2")
  func isAdditive() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<500 {
      let scalars = (0..<8).compactMap { _ in
        Unicode.Scalar(UInt32(random.int(in: 0...(Bool.random(using: &random) ? 0x3FF : 0x1FFFF))))
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let widths = text.map { displayWidth(of: $0) }
      #expect(widths.allSatisfy { (0...2).contains($0) })
      // A text of printable ASCII has a separate code path.
      #expect(displayWidth(of: text) == widths.reduce(0, +))
    }
  }

  @Test(
    "A truncated text ends between clusters and fills the available columns",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
      ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
      ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("", 0, ""),
    ])
  func cuts(text: String, limit: Int, expected: String) {
    #expect(cut(text, toColumns: limit) == expected)
  }
}
