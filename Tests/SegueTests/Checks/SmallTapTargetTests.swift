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
    "44 by 44 points is enough, and less in either dimension is not",
    arguments: [
      (44.0, 44.0, ""), (43.9, 44.0, "43.9 × 44 pt"), (44.0, 43.9, "44 × 43.9 pt"),
      (44.0, 43.96, "44 × 43.9 pt"),
    ])
  func boundary(_ width: Double, _ height: Double, _ told: String) {
    // Layout uses 64ths: 43.9 becomes 43 57/64, which is 43.89, and 43.96 becomes 43.953, which
    // would be rounded to 44.
    let screen = S(S.column("", Self.target(#""width": \#(width), "height": \#(height)"#)))
    if told.isEmpty { screen.expectNothing() } else { screen.expect(.smallTapTarget, told) }
  }

  @Test("Siblings of one size are reported once with their number, other sizes separately")
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

  @Test("The diagnostic is at the declaration of the size")
  func place() {
    S(S.column("", Self.target(#""width": 1️⃣362️⃣, "height": 48"#)))
      .expect(.smallTapTarget, "36 × 48 pt on 400x800@1", "write 44 or more")
    S(S.column("", Self.target(#""minWidth": 36, "height": 1️⃣362️⃣, "alignSelf": "flex-start""#)))
      .expect(.smallTapTarget, "minHeight and a minWidth of 44")
    S(S.column("", #"1️⃣{"type": "label", "text": "Terms", \#(Self.tap)}2️⃣"#))
      .expect(.smallTapTarget, "400 × 20 pt")
  }

  @Test("A target that shrank below its declared size is reported as such")
  func shrunk() {
    S(S.column("", Self.target(#""height": 1️⃣522️⃣"#), S.box(#""height": 780, "flexShrink": 0"#)))
      .expect(.smallTapTarget, "400 × 20 pt", #""flexShrink": 0"#)
  }

  @Test("Parts that an ancestor hides or scrolls out of view do not count")
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
    // The target is below the visible part of a list, but can be scrolled to.
    S(
      S.column(
        #""overflow": "scroll""#, S.box(#""height": 790, "flexShrink": 0"#),
        Self.target(#""height": 60, "flexShrink": 0"#))
    )
    .expectNothing()
    // In a right-to-left layout the start is hidden on the right: of 100 points 70 are outside.
    S(
      S.column(
        #""direction": "rtl""#,
        S.column(
          #""width": 200, "height": 50, "overflow": "hidden""#,
          Self.target(#""width": 100, "height": 50, "marginStart": -70"#)))
    ).expect(.smallTapTarget, "30 × 50 pt")
  }

  @Test("A button within a component with the same action is part of its target")
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

  @Test("A long press is a touch; appear events, empty lists and invisible targets are not")
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

  @Test("A composed component is reported once, in its body, with its smallest size")
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
