import Segue
import Testing

/// Lines are 20 points high; the amounts are differences from the heights in the sources, computed
/// by hand.
@Suite("Text that overflows its own box")
struct TextOverflowTests {
  private typealias S = CheckedScreen

  /// Returns a label of four lines.
  private static func label(_ style: String, _ text: String = #"A\nB\nC\nD"#) -> String {
    #"{"type": "label", "text": "\#(text)", "style": {"lineHeight": 20, \#(style)}}"#
  }

  @Test("A height that is too small for the lines is reported at its declaration")
  func height() {
    S(S.column("", Self.label(#""height": 1️⃣302️⃣"#))).expect(
      .visibleOverflow, "this text sticks out of its label at the bottom by 50 pt on 400x800@1:",
      "a minHeight instead of a height", "maxLines")
    S(S.column("", "1️⃣" + Self.label(#""maxHeight": 40"#) + "2️⃣")).expect(
      .visibleOverflow, "at the bottom by 40 pt", "a larger maxHeight")
    // 10 points of padding and 80 of text in 60 points.
    S(S.column("", Self.label(#""paddingTop": 10, "height": 60"#))).expect(
      .visibleOverflow, "at the bottom by 30 pt")
  }

  @Test("A label that shrank or is stretched to a low row is reported too")
  func shrunk() {
    S(
      S.column(
        "", "1️⃣" + Self.label(#""minHeight": 0"#) + "2️⃣", S.box(#""height": 770, "flexShrink": 0"#))
    ).expect(.visibleOverflow, "at the bottom by 50 pt", "more height")
    S(
      S.column(
        "",
        S.column(
          #""flexDirection": "row", "height": 30"#, "1️⃣" + Self.label(#""flexGrow": 1"#) + "2️⃣"))
    ).expect(.visibleOverflow, "at the bottom by 50 pt")
  }

  @Test(
    "A quarter of a line is allowed, because it contains no letters",
    arguments: [(75, false), (74, true)])
  func boundary(_ height: Int, _ isTold: Bool) {
    let screen = S(S.column("", Self.label("\"height\": \(height)")))
    #expect(screen.found.map(\.code) == (isTold ? [.visibleOverflow] : []))
  }

  @Test("Lines that neither wrap nor end in an ellipsis overflow at their end")
  func uncut() {
    let long = "One two three four five six"
    let style = #""width": 60, "whiteSpace": "nowrap""#
    func card(_ label: String, _ keys: String = "") -> S { S(S.column(keys, label)) }
    card("1️⃣" + Self.label(style + #", "textOverflow": "clip""#, long) + "2️⃣")
      .expect(.visibleOverflow, "out of its label at the right by", "let it wrap", "ellipsis")
    card(
      Self.label(style + #", "textOverflow": "clip", "marginStart": 200"#, long),
      #""direction": "rtl""#
    )
    .expect(.visibleOverflow, "out of its label at the left by")
    // The text already ends in an ellipsis, for which there is no room after the first letter.
    let narrow = #""width": 10, "whiteSpace": "nowrap""#
    card("1️⃣" + Self.label(narrow, "Hello wor") + "2️⃣")
      .expect(.visibleOverflow, "at the right by", "give it room for a letter and the ellipsis")
    // Truncated or broken lines do not overflow.
    card(Self.label(style, long)).expect(.truncatedText, severity: .note)
    card(Self.label(#""width": 60"#, long)).expectNothing()
    card(Self.label(#""width": 60"#, "Donaudampfschifffahrt")).expect(.brokenWord)
    card(#"{"type": "button", "title": "\#(long)", "style": {"width": 60, "height": 44}}"#)
      .expect(.truncatedText)
    // Lines of code in a container that scrolls to their end.
    let code = #""overflow": "scroll", "width": 100, "height": 90"#
    let line = Self.label(#""whiteSpace": "nowrap", "textOverflow": "clip""#, long)
    S(S.column("", S.column(code, line, line))).expectNothing()
  }

  @Test("A title is centred in its button and overflows on both sides")
  func button() {
    // (200 − 50) / 2.
    let style = #""lineHeight": 200, "height": 1️⃣502️⃣, "marginTop": 100"#
    S(S.column("", #"{"type": "button", "title": "Buy", "style": {\#(style)}}"#)).expect(
      .visibleOverflow, "this text sticks out of its button at the top by 75 pt",
      "a minHeight instead of a height")
  }

  @Test(
    "Hidden or scrollable overflow is not reported",
    arguments: [
      label(#""height": 30, "overflow": "hidden""#),
      label(#""height": 30, "overflow": "scroll""#),
      label(#""height": 30, "opacity": 0"#),
      label(#""height": 30"#, "One line"),
      S.column(#""height": 30, "overflow": "hidden""#, label(#""height": 30"#)),
      S.column(#""height": 20, "overflow": "scroll""#, label(#""height": 30, "flexShrink": 0"#)),
    ])
  func notTold(_ part: String) {
    S(S.column("", part)).expectNothing()
  }

  @Test("Text in a list that overlaps the next item is reported")
  func list() {
    S(
      S.column(
        #""overflow": "scroll""#, Self.label(#""height": 1️⃣302️⃣, "flexShrink": 0"#),
        S.box(#""height": 900, "flexShrink": 0"#))
    ).expect(.visibleOverflow, "at the bottom by 50 pt")
  }

  /// Text that leaves the screen widens the scroll range of a vertical list, but users do not
  /// scroll there.
  @Test("Text that overflows horizontally in a list is reported, on screen and beyond it")
  func sideways() {
    let style =
      #""width": 100, "flexShrink": 0, "fontSize": 15, "whiteSpace": "nowrap", "textOverflow": "clip""#
    let short = Self.label(style, "some text here and there")
    let long = Self.label(
      style, "some text here that is long, and goes on beyond the screen and on")
    func list(_ labels: String...) -> [DiagnosticCode] {
      S(S.column(#""overflow": "scroll""#, labels.joined(separator: ", "))).found.map(\.code)
    }
    #expect(list(short) == [.visibleOverflow])
    #expect(list(long) == [.visibleOverflow])
    #expect(list(short, long) == [.visibleOverflow, .visibleOverflow])
    // The label is as wide as the list, but has siblings.
    let wide = Self.label(
      #""fontSize": 15, "whiteSpace": "nowrap", "textOverflow": "clip""#,
      "some text here that is long, and goes on beyond the screen and on")
    #expect(list(wide, S.box(#""height": 10"#)) == [.visibleOverflow])
    // The label is at the end of a row, which scrolls to it.
    let row = #""overflow": "scroll", "flexDirection": "row""#
    S(S.column("", S.column(row, S.box(#""width": 300, "height": 40, "flexShrink": 0"#), long)))
      .expectNothing()
    #expect(
      S(S.column("", S.column(row, long, S.box(#""width": 300, "height": 40, "flexShrink": 0"#))))
        .found
        .map(\.code).contains(.visibleOverflow))
  }
}
