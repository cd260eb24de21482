import Segue
import Testing

@Suite("Small tap targets")
struct SmallTapTargetTests {
  private typealias S = CheckedScreen

  private static let tap = #""events": {"tap": [{"type": "back"}]}"#

  private static func target(_ style: String, _ events: String = tap, _ children: String = "")
    -> String
  {
    #"{"type": "layout", "style": {\#(style)}, \#(events), "children": [\#(children)]}"#
  }

  @Test(
    "44 by 44 is enough, and less in either is not",
    arguments: [
      (44.0, 44.0, ""), (43.9, 44.0, "43.9 × 44 pt"), (44.0, 43.9, "44 × 43.9 pt"),
      (44.0, 43.96, "44 × 43.9 pt"),
    ])
  func boundary(_ width: Double, _ height: Double, _ told: String) {
    // Layout counts in 64ths: 43.9 is 43 and 57 of them, 43.89, and 43.96 is 43.953: nearer to 44,
    // which it is not.
    let screen = S(S.column("", Self.target(#""width": \#(width), "height": \#(height)"#)))
    if told.isEmpty { screen.expectNothing() } else { screen.expect(.smallTapTarget, told) }
  }

  @Test("siblings of one size are told once, with their number, and others by themselves")
  func siblings() {
    let dot = Self.target(#""width": 36, "height": 36"#)
    let first = Self.target(#""width": 36, "height": 1️⃣362️⃣"#)
    let eight = Array(repeating: dot, count: 8).joined(separator: ", ")
    S(S.column("", first, eight)).expect(
      .smallTapTarget, "36 × 36 pt, as are 8 of its siblings, on 400x800@1:")
    S(S.column("", first, dot)).expect(.smallTapTarget, "36 × 36 pt, as is 1 of its siblings, on")
    let mixed = S(S.column("", dot, Self.target(#""width": 30, "height": 36"#), S.column("", dot)))
    #expect(mixed.found.map(\.code) == [.smallTapTarget, .smallTapTarget, .smallTapTarget])
  }

  @Test("it is told where the size is written")
  func place() {
    S(S.column("", Self.target(#""width": 1️⃣362️⃣, "height": 48"#)))
      .expect(.smallTapTarget, "36 × 48 pt on 400x800@1", "write 44 or more")
    S(S.column("", Self.target(#""minWidth": 36, "height": 1️⃣362️⃣, "alignSelf": "flex-start""#)))
      .expect(.smallTapTarget, "minHeight and a minWidth of 44")
    S(S.column("", #"1️⃣{"type": "label", "text": "Terms", \#(Self.tap)}2️⃣"#))
      .expect(.smallTapTarget, "400 × 20 pt")
  }

  @Test("one that asks for more and gave way is told so")
  func shrunk() {
    S(S.column("", Self.target(#""height": 1️⃣522️⃣"#), S.box(#""height": 780, "flexShrink": 0"#)))
      .expect(.smallTapTarget, "400 × 20 pt", #""flexShrink": 0"#)
  }

  @Test("what an ancestor hides or does not scroll to at once does not count")
  func clipped() {
    S(
      S.column(
        "",
        S.column(
          #""height": 30, "overflow": "hidden""#,
          "1️⃣" + Self.target(#""height": 60, "flexShrink": 0"#) + "2️⃣"))
    )
    .expect(.smallTapTarget, "can be seen of this tap target is 400 × 30 pt")
    S(
      S.column(
        "",
        S.column(
          #""height": 40, "overflow": "scroll""#,
          "1️⃣" + Self.target(#""height": 60, "flexShrink": 0"#) + "2️⃣"))
    )
    .expect(.smallTapTarget, "400 × 40 pt")
    // Below the end of a list, but it can be scrolled to.
    S(
      S.column(
        #""overflow": "scroll""#, S.box(#""height": 790, "flexShrink": 0"#),
        Self.target(#""height": 60, "flexShrink": 0"#))
    )
    .expectNothing()
    // From right to left the start is hidden on the right: 100 wide, 70 of them outside.
    S(
      S.column(
        #""direction": "rtl""#,
        S.column(
          #""width": 200, "height": 50, "overflow": "hidden""#,
          Self.target(#""width": 100, "height": 50, "marginStart": -70"#)))
    ).expect(.smallTapTarget, "30 × 50 pt")
  }

  @Test("a button in a component that acts is a part of it, and so is what does the same")
  func sameAction() {
    let small = #""width": 20, "height": 20"#
    let large = #""height": 60"#
    S(S.column("", Self.target(large, Self.tap, #"{"type": "button", "title": "›"}"#)))
      .expectNothing()
    S(S.column("", Self.target(large, Self.tap, Self.target(small)))).expectNothing()
    S(
      S.column(
        "",
        Self.target(
          large, Self.tap,
          "1️⃣"
            + Self.target(
              #""width": 48, "minHeight": 20"#, #""events": {"tap": [{"type": "dismiss"}]}"#) + "2️⃣")
      )
    ).expect(.smallTapTarget, "48 × 20 pt")
    S(S.column("", #"1️⃣{"type": "button", "title": "Send"}2️⃣"#)).expect(.smallTapTarget)
  }

  @Test("a long press is a touch; appearing, an empty list and what nobody sees are not")
  func events() {
    let small = #""width": 50, "height": 20"#
    S(S.column("", Self.target(small, #""events": {"longPress": [{"type": "back"}]}"#)))
      .expect(.smallTapTarget)
    for events in [#"{"appear": [{"type": "back"}]}"#, #"{"tap": []}"#] {
      S(S.column("", Self.target(small, #""events": \#(events)"#))).expectNothing()
    }
    S(S.column("", Self.target(small + #", "opacity": 0"#))).expectNothing()
    S(S.column("", Self.target(small + #", "display": "none""#))).expectNothing()
  }

  @Test("a composed component is told once, where it is written, with the worst of its sizes")
  func composed() {
    let screen = S(
      S.column(
        "", #"{"type": "chip", "arguments": {"size": 40}}"#,
        #"3️⃣{"type": "chip", "arguments": {"size": 30}}4️⃣"#),
      components: #"""
        --- components/chip.json
        {"component": "chip", "parameters": {"size": "number"}, "body": 1️⃣{"type": "layout",
         "style": {"width": 44, "minHeight": "${size}"}, "events": {"tap": [{"type": "back"}]}}2️⃣}
        """#)
    screen.expect(.smallTapTarget, "as little as 44 × 30 pt")
    screen.expectNote(3, 4)
  }
}
