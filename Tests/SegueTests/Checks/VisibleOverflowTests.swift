import Segue
import Testing

/// The amounts are differences of the sizes in the sources, computed by hand.
@Suite("Components that overflow their parents")
struct VisibleOverflowTests {
  private typealias S = CheckedScreen

  @Test("A width larger than the parent's is reported at its declaration")
  func width() {
    S(
      S.column(
        "", S.column(#""width": 200, "height": 50"#, S.box(#""width": 1️⃣3002️⃣, "height": 50"#)))
    )
    .expect(
      .visibleOverflow, "sticks out of its parent at the right by 100 pt on 400x800@1:", "maxWidth")
  }

  @Test("In a right-to-left layout the overflow is at the left")
  func rightToLeft() {
    S(
      S.column(
        #""direction": "rtl""#,
        S.column(#""width": 200, "height": 50"#, S.box(#""width": 1️⃣3002️⃣, "height": 50"#)))
    ).expect(.visibleOverflow, "at the left by 100 pt")
  }

  @Test("Half a point of overflow is allowed", arguments: [(200.5, false), (200.6, true)])
  func boundary(_ width: Double, _ isTold: Bool) {
    let screen = S(
      S.column(
        "", S.column(#""width": 200, "height": 50"#, S.box(#""width": \#(width), "height": 50"#))))
    #expect(screen.found.map(\.code) == (isTold ? [.visibleOverflow] : []))
  }

  @Test(
    "Intended, hidden, scrollable and invisible overflow is not reported",
    arguments: [
      S.column(
        #""width": 200, "height": 50, "overflow": "hidden""#, S.box(#""width": 300, "height": 9"#)),
      S.column(
        #""width": 200, "height": 50, "overflow": "scroll""#, S.box(#""width": 300, "height": 9"#)),
      S.column(
        #""width": 200, "height": 50, "display": "none""#, S.box(#""width": 300, "height": 9"#)),
      S.column(#""width": 200, "height": 50, "opacity": 0"#, S.box(#""width": 300, "height": 9"#)),
      S.column(#""width": 200, "height": 50"#, S.box(#""width": "120%", "height": 9"#)),
      S.column(#""width": 200, "height": 50"#, S.box(#""marginHorizontal": -20, "height": 9"#)),
      S.column(#""width": 200, "height": 50"#, S.box(#""top": 30, "height": 40, "flexShrink": 0"#)),
      // A badge on the corner, a bubble beside its parent, and a menu below it.
      S.column(
        #""width": 200, "height": 50"#,
        S.box(#""position": "absolute", "top": -8, "end": -8, "width": 20, "height": 20"#)),
      S.column(
        #""width": 200, "height": 50"#,
        S.box(#""position": "absolute", "left": "100%", "width": 90, "height": 20"#)),
      S.column(
        #""width": 200, "height": 50"#,
        S.box(#""position": "absolute", "top": 58, "width": 200, "height": 150"#)),
      // A slider's knob of 12 points on a track of 4, and a menu wider than its button.
      S.column(
        #""width": 200, "height": 4"#,
        S.box(
          #""position": "absolute", "left": "37%", "top": -4, "width": 12, "height": 12, "marginLeft": -6"#
        )),
      S.column(
        #""width": 44, "height": 44"#,
        S.box(#""position": "absolute", "top": 44, "left": 0, "width": 120, "height": 90"#)),
      // An ancestor hides the overflow.
      S.column(
        #""width": 200, "height": 50, "overflow": "hidden""#,
        S.column(#""height": 50, "flexShrink": 0"#, S.box(#""width": 300, "height": 50"#))),
    ])
  func notTold(_ part: String) {
    S(S.column("", part)).expectNothing()
  }

  @Test(
    "An absolute position is reported, unless a negative inset or margin shows that it is meant")
  func absolute() {
    // 160 points from the bottom of 148 less 6: 18 points above the top.
    let style = #""position": "absolute", "bottom": 6, "width": 90"#
    func inset(_ child: String) -> S {
      S(S.column("", S.column(#""marginTop": 100, "height": 148"#, child)))
    }
    inset(S.box(style + #", "end": 6, "height": 1️⃣1602️⃣"#))
      .expect(.visibleOverflow, "at the top by 18 pt", "a negative top")
    inset(S.box(style + #", "end": -6, "height": 160"#)).expectNothing()
    inset(S.box(style + #", "marginEnd": -6, "height": 160"#)).expectNothing()
    inset(S.box(style + #", "end": 6, "height": "108.11%""#)).expectNothing()
  }

  @Test("A component anchored beside its parent must be on the screen")
  func anchored() {
    // The menu is from 340 to 460, of 400 points.
    let menu = S.box(#""position": "absolute", "top": 44, "left": 0, "width": 1️⃣1202️⃣, "height": 90"#)
    let anchor = S.column(#""marginLeft": 340, "width": 44, "height": 44"#, menu)
    S(S.column("", anchor)).expect(
      .visibleOverflow, "runs off the right of the screen, out of reach of scrolling, by 60 pt")
    // The component is parked below the screen.
    S(S.column("", S.box(#""position": "absolute", "top": "100%", "width": 400, "height": 300"#)))
      .expectNothing()
  }

  @Test("The suggestion is neither already declared nor ineffective")
  func remedies() {
    // 100 points in a row of 60.
    let content = S.column("", S.box(#""width": 100, "height": 20, "flexShrink": 0"#))
    let style = #""flexDirection": "row", "width": 60, "height": 20"#
    let row = S(S.column("", S.column(style, "1️⃣" + content + "2️⃣")))
    row.expect(
      .visibleOverflow, "at the right by 40 pt", #""minWidth": 0, or its parent wrap"#, "or scroll")
    let wrapping = S(S.column("", S.column(style + #", "flexWrap": "wrap""#, content)))
    wrapping.expect(
      .visibleOverflow, "at the right by 40 pt", "maxWidth", "or let its parent scroll")
    #expect(!wrapping.list.joined().contains("wrap"))
    let ending = S(
      S.column("", S.column(style + #", "marginLeft": 90, "justifyContent": "flex-end""#, content)))
    ending.expect(.visibleOverflow, "at the left by 40 pt")
    #expect(!ending.list.joined().contains("scroll\""))
  }

  @Test("Of several sides, one that scrolling does not fix is reported, and the others are named")
  func sides() {
    // 400 × 400, centred in 200 × 100: 100 on either side, and 300 below.
    S(
      S.column(
        "",
        S.column(
          #""marginLeft": 100, "width": 200, "height": 100, "alignItems": "center""#,
          #"1️⃣{"type": "image", "source": "a.png", "style": {"flexShrink": 0}}2️⃣"#))
    ).expect(
      .visibleOverflow,
      "sticks out of its parent at the left by 100 pt, and at the right and bottom too, on",
      #"a maxWidth of "100%""#)
  }

  @Test(
    "If a screen does not scroll, the first overflowing child is reported with the number after it")
  func screen() {
    let row = S.box(#""height": 300, "flexShrink": 0"#)
    // 300 points each: the third ends at 900, 100 below a screen of 800.
    S(S.column("", row, row, "1️⃣" + row + "2️⃣", row))
      .expect(
        .visibleOverflow,
        "runs off the bottom of the screen, out of reach of scrolling, by 100 pt, "
          + "with 1 sibling after it, on", #""overflow": "scroll""#)
    S(S.column(#""overflow": "scroll""#, row, row, row, row)).expectNothing()
  }

  @Test("Only the outermost overflowing component is reported")
  func outermost() {
    S(
      S.column(
        "",
        S.column(
          #""width": 200, "height": 50"#,
          S.column(#""width": 1️⃣3002️⃣, "height": 50"#, S.box(#""width": 350, "height": 90"#))))
    ).expect(.visibleOverflow, "by 100 pt")
  }

  @Test("Content before the start of a scroll container cannot be reached and is reported")
  func scrollStart() {
    let item = S.box(#""width": 300, "height": 50, "flexShrink": 0"#)
    let style = #""flexDirection": "row", "overflow": "scroll""#
    // 600 points centred in 400 begin at −100.
    S(S.column("", S.column(style + #", "justifyContent": "center""#, "1️⃣" + item + "2️⃣", item)))
      .expect(
        .visibleOverflow, "at the left of a container, out of reach of scrolling", "by 100 pt",
        "flex-start")
    S(
      S.column(
        #""paddingHorizontal": 100, "direction": "rtl""#,
        S.column(style + #", "justifyContent": "center""#, "1️⃣" + item + "2️⃣"))
    ).expect(.visibleOverflow, "at the right of a container", "by 50 pt")
    S(S.column("", S.column(style, item, item))).expectNothing()
    // A reversed row begins at the right and scrolls to the left.
    let reversed = #""flexDirection": "row-reverse", "overflow": "scroll""#
    S(S.column("", S.column(reversed, item, item))).expectNothing()
    S(S.column("", S.column(reversed + #", "justifyContent": "center""#, "1️⃣" + item + "2️⃣", item)))
      .expect(.visibleOverflow, "at the right of a container", "by 100 pt")
    S(S.column(#""direction": "rtl""#, S.column(style, item, item))).expectNothing()
  }

  @Test("A location is reported once, with the affected devices and the largest amount")
  func devices() {
    let root = S.column("", S.box(#""width": 1️⃣3302️⃣, "height": 50"#))
    let four = #""300x800@1", "320x800@1", "330x800@1", "400x800@1""#
    S(root, devices: four).expect(
      .visibleOverflow, "by up to 30 pt on 300x800@1 and 320x800@1:")
    S(root, devices: #""300x800@1", "310x800@1""#).expect(.visibleOverflow, "on every device:")
  }

  @Test("The use of a component that overflows has a note")
  func composed() {
    let screen = S(
      S.column("", #"3️⃣{"type": "card"}4️⃣"#, #"{"type": "card"}"#),
      components: #"""
        --- components/card.json
        {"component": "card", "body": {"type": "layout", "style": {"height": 40, "width": 100},
         "children": [{"type": "layout", "style": {"height": 40, "width": 1️⃣1202️⃣}}]}}
        """#)
    screen.expect(.visibleOverflow, "by 20 pt")
    screen.expectNote(3, 4)
  }
}
