import Segue
import Testing

/// The widths are sums of the test font's advances at 10 points: A 6.4, B 6.1, a space 2.6.
@Suite("Text with too little space")
struct TightTextTests {
  private typealias S = CheckedScreen

  private static func screen(_ children: String..., components: String = "") -> S {
    let style = #""fontFamily": "Brand", "fontSize": 10, "alignItems": "flex-start""#
    return S(
      S.column(style, children.joined(separator: ", ")), components: components,
      assets: "--- fonts/Brand.ttf", manifest: S.brand)
  }

  private static func label(_ text: String, _ style: String) -> String {
    #"{"type": "label", "text": 1️⃣"\#(text)"2️⃣, "style": {\#(style)}}"#
  }

  @Test("A label that ends in an ellipsis as declared has a note with the lost text")
  func ellipsis() {
    // "AA BB" is 27.6 wide, and the three dots of the ellipsis, which the font lacks, 3 · 5.
    Self.screen(Self.label("AA BB", #""width": 20, "maxLines": 1"#)).expect(
      .truncatedText, "this text is cut, and loses “A BB” on 400x800@1:", "\"maxLines\"",
      severity: .note)
    Self.screen(Self.label(#"A\nB\nA\nB"#, #""width": 60, "maxLines": 2"#)).expect(
      .truncatedText, "loses the last 2 of 4 lines", severity: .note)
    Self.screen(Self.label("AA BB", #""width": 27, "whiteSpace": "nowrap""#)).expect(
      .truncatedText, "let it wrap", severity: .note)
    Self.screen(Self.label("AA BB", #""width": 28, "maxLines": 1"#)).expectNothing()
  }

  @Test("Lines lost without an ellipsis, and a truncated button title, are warnings")
  func lost() {
    Self.screen(Self.label(#"A\nB"#, #""maxLines": 1, "textOverflow": "clip""#)).expect(
      .truncatedText, "loses “B”", #"end it with "textOverflow": "ellipsis""#)
    Self.screen(
      #"{"type": "button", "title": 1️⃣"AA BB AA"2️⃣, "style": {"width": 44, "paddingLeft": 9, "height": 44}}"#
    ).expect(.truncatedText, "give it more room or fewer words")
  }

  /// A hyphen, which the font lacks, is 5 points wide, and the ellipsis 15.
  @Test("A hyphen displayed at the end of a line is not part of the lost text")
  func lostAtHyphen() {
    // "AA" and a hyphen are 17.8, and 15 more fit.
    Self.screen(Self.label(#"AA\u00ADBBBBB A"#, #""width": 36, "maxLines": 1"#)).expect(
      .truncatedText, "loses “BBBBB A”", severity: .note)
    // "AAAAA" and a hyphen are 37, and the ellipsis fits only after "AAA".
    Self.screen(Self.label(#"AAAAA\u00ADBBBBB A"#, #""width": 40, "maxLines": 1"#)).expect(
      .truncatedText, "loses “AABBBBB A”", severity: .note)
    // The lines are "AAAAA", "AA" and a hyphen, "BBBBB".
    Self.screen(
      Self.label(#"AAAAA AA\u00ADBBBBB"#, #""width": 33, "maxLines": 2, "textOverflow": "clip""#)
    ).expect(.truncatedText, "loses “BBBBB”")
    // Soft hyphens within the lost text are invisible.
    Self.screen(Self.label(#"AA B\u00ADB"#, #""width": 20, "maxLines": 1"#)).expect(
      .truncatedText, "loses “A BB”", severity: .note)
  }

  @Test("Empty lines at the end are not a loss")
  func emptyLines() {
    for text in [#"A\n"#, #"A\n\n"#, #"A\n \n\n"#] {
      Self.screen(Self.label(text, #""width": 60, "maxLines": 1"#)).expectNothing()
    }
    Self.screen(Self.label(#"A\n\nB"#, #""width": 60, "maxLines": 1"#)).expect(
      .truncatedText, "loses the last 2 of 3 lines", severity: .note)
  }

  @Test("Texts of a component are reported once, at the first one, with the number of the others")
  func component() {
    let component = """
      --- components/title.json
      {"component": "title", "parameters": {"text": "string"}, "body":
        {"type": "label", "text": 3️⃣"${text}"4️⃣, "style": {"width": 20, "maxLines": 1}}}
      """
    func use(_ text: String) -> String {
      #"{"type": "title", "arguments": {"text": \#(text)}}"#
    }
    let screen = Self.screen(
      use(#""A""#), use(#"1️⃣"AAAA"2️⃣"#), use(#""BBBB""#), use(#""BBBB""#), use(#""BBBBB""#),
      components: component)
    screen.expect(.truncatedText, ", as in 2 other texts, on 400x800@1:", severity: .note)
    screen.expectNote(3, 4)
  }

  @Test("A word wider than its label is reported with its width")
  func word() {
    // 5 · 6.4, each rounded up to a 64th of a point.
    Self.screen(Self.label("A AAAAA BBBBB", #""width": 20"#)).expect(
      .brokenWord, "the word “AAAAA” is 32 pt wide where its label is 20,",
      "so it is broken in the middle on 400x800@1:", #"\u00AD"#)
    Self.screen(Self.label("A AAAAA", #""width": 33"#)).expectNothing()
    Self.screen(Self.label("AAAAA", #""width": 20, "whiteSpace": "pre-wrap""#)).expect(.brokenWord)
  }

  /// A line exceeds its box by at most 1/64 of a device pixel.
  @Test("A word that is broken because it is 2/64 of a device pixel too wide is reported")
  func widerByAFractionOfAPixel() {
    func screen(width: Double) -> S {
      S(
        S.column(
          #""fontFamily": "Brand", "fontSize": 10, "alignItems": "flex-start""#,
          Self.label("AAAAA", #""width": \#(width)"#)),
        devices: #""400x800@3""#, assets: "--- fonts/Brand.ttf", manifest: S.brand)
    }
    // At @3 the word is 96 pixels wide, which is 6144/64, and the boxes are 6142.08/64 and
    // 6143.04/64.
    screen(width: 31.99).expect(.brokenWord)
    screen(width: 31.995).expectNothing()
  }

  @Test("A word may span several runs")
  func runs() {
    let label =
      #"{"type": "label", "text": [{"text": "A AA"}, {"text": "BB A"}], "style": {"width": 20}}"#
    Self.screen(label).expect(.brokenWord, "the word “AABB” is 25")
  }

  @Test("A soft hyphen divides a word, and a part that is still too wide is reported")
  func softHyphen() {
    // A hyphen, which the font lacks, is 5 points wide.
    Self.screen(Self.label(#"AA\u00ADBB"#, #""width": 20"#)).expectNothing()
    Self.screen(Self.label(#"AA\u00ADBBBBB"#, #""width": 20"#)).expect(
      .brokenWord, "the word “BBBBB” is 30.5 pt wide")
  }

  @Test("Text is checked at the device's text scale")
  func textScale() {
    let label = Self.label("AAA", #""width": 20"#)
    Self.screen(label).expectNothing()
    let device = #"{"name": "large", "width": 400, "height": 800, "scale": 1, "textScale": 1.3}"#
    S(
      S.column(#""fontFamily": "Brand", "fontSize": 10, "alignItems": "flex-start""#, label),
      devices: #""400x800@1", "# + device, assets: "--- fonts/Brand.ttf", manifest: S.brand
    ).expect(.brokenWord, "“AAA” is 25 pt wide where its label is 20", "on large:")
  }
}
