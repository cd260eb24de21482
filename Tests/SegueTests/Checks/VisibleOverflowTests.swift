import Segue
import Testing

/// The amounts are differences of the sizes in the sources, computed by hand.
@Suite("Components that stick out of their parents")
struct VisibleOverflowTests {
  private typealias S = CheckedScreen

  @Test("a width larger than the parent's is told where it is written")
  func width() {
    S(
      S.column(
        "", S.column(#""width": 200, "height": 50"#, S.box(#""width": 1️⃣3002️⃣, "height": 50"#)))
    )
    .expect(
      .visibleOverflow, "sticks out of its parent at the right by 100 pt on 400x800@1:", "maxWidth")
  }

  @Test("from right to left it sticks out at the left")
  func rightToLeft() {
    S(
      S.column(
        #""direction": "rtl""#,
        S.column(#""width": 200, "height": 50"#, S.box(#""width": 1️⃣3002️⃣, "height": 50"#)))
    ).expect(.visibleOverflow, "at the left by 100 pt")
  }

  @Test("half a point is not told, and more is", arguments: [(200.5, false), (200.6, true)])
  func boundary(_ width: Double, _ isTold: Bool) {
    let screen = S(
      S.column(
        "", S.column(#""width": 200, "height": 50"#, S.box(#""width": \#(width), "height": 50"#))))
    #expect(screen.found.map(\.code) == (isTold ? [.visibleOverflow] : []))
  }

  @Test(
    "what is meant, hidden, scrolled to or not shown is not told",
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
      // A badge on the corner, a bubble beside, and a menu below.
      S.column(
        #""width": 200, "height": 50"#,
        S.box(#""position": "absolute", "top": -8, "end": -8, "width": 20, "height": 20"#)),
      S.column(
        #""width": 200, "height": 50"#,
        S.box(#""position": "absolute", "left": "100%", "width": 90, "height": 20"#)),
      S.column(
        #""width": 200, "height": 50"#,
        S.box(#""position": "absolute", "top": 58, "width": 200, "height": 150"#)),
      // A slider's knob, 12 points on a track of 4, and a menu wider than the button it hangs from.
      S.column(
        #""width": 200, "height": 4"#,
        S.box(
          #""position": "absolute", "left": "37%", "top": -4, "width": 12, "height": 12, "marginLeft": -6"#
        )),
      S.column(
        #""width": 44, "height": 44"#,
        S.box(#""position": "absolute", "top": 44, "left": 0, "width": 120, "height": 90"#)),
      // What sticks out of its parent is hidden further up.
      S.column(
        #""width": 200, "height": 50, "overflow": "hidden""#,
        S.column(#""height": 50, "flexShrink": 0"#, S.box(#""width": 300, "height": 50"#))),
    ])
  func notTold(_ part: String) {
    S(S.column("", part)).expectNothing()
  }

  @Test("an absolute position is told, unless one negative inset or margin makes it an ornament")
  func absolute() {
    // 160 high from the bottom of 148 less 6: 18 above the top.
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

  @Test("what is anchored beside its parent must stay on the screen")
  func anchored() {
    // From 340 to 460, of 400.
    let menu = S.box(#""position": "absolute", "top": 44, "left": 0, "width": 1️⃣1202️⃣, "height": 90"#)
    let anchor = S.column(#""marginLeft": 340, "width": 44, "height": 44"#, menu)
    S(S.column("", anchor)).expect(
      .visibleOverflow, "runs off the right of the screen, out of reach of scrolling, by 60 pt")
    // Parked beside the screen.
    S(S.column("", S.box(#""position": "absolute", "top": "100%", "width": 400, "height": 300"#)))
      .expectNothing()
  }

  @Test("the way out is not what is there already, nor what does not help")
  func remedies() {
    // 100 in a row of 60.
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

  @Test("of several sides one is told that scrolling does not cure, and the others are named")
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
    "content longer than a screen that does not scroll: the first that runs off, and how many more")
  func screen() {
    let row = S.box(#""height": 300, "flexShrink": 0"#)
    // 300 each: the third ends at 900, 100 below a screen of 800.
    S(S.column("", row, row, "1️⃣" + row + "2️⃣", row))
      .expect(
        .visibleOverflow,
        "runs off the bottom of the screen, out of reach of scrolling, by 100 pt, "
          + "with 1 sibling after it, on", #""overflow": "scroll""#)
    S(S.column(#""overflow": "scroll""#, row, row, row, row)).expectNothing()
  }

  @Test("only the outermost is told, not what is in it")
  func outermost() {
    S(
      S.column(
        "",
        S.column(
          #""width": 200, "height": 50"#,
          S.column(#""width": 1️⃣3002️⃣, "height": 50"#, S.box(#""width": 350, "height": 90"#))))
    ).expect(.visibleOverflow, "by 100 pt")
  }

  @Test("what a scroll container begins before its start cannot be scrolled to")
  func scrollStart() {
    let item = S.box(#""width": 300, "height": 50, "flexShrink": 0"#)
    let style = #""flexDirection": "row", "overflow": "scroll""#
    // 600 centred in 400 begin at −100.
    S(S.column("", S.column(style + #", "justifyContent": "center""#, "1️⃣" + item + "2️⃣", item)))
      .expect(
        .visibleOverflow, "at the left of a container, where nobody can scroll", "by 100 pt",
        "flex-start")
    S(
      S.column(
        #""paddingHorizontal": 100, "direction": "rtl""#,
        S.column(style + #", "justifyContent": "center""#, "1️⃣" + item + "2️⃣"))
    ).expect(.visibleOverflow, "at the right of a container", "by 50 pt")
    S(S.column("", S.column(style, item, item))).expectNothing()
    // A reversed row begins at the right, and is scrolled to the left.
    let reversed = #""flexDirection": "row-reverse", "overflow": "scroll""#
    S(S.column("", S.column(reversed, item, item))).expectNothing()
    S(S.column("", S.column(reversed + #", "justifyContent": "center""#, "1️⃣" + item + "2️⃣", item)))
      .expect(.visibleOverflow, "at the right of a container", "by 100 pt")
    S(S.column(#""direction": "rtl""#, S.column(style, item, item))).expectNothing()
  }

  @Test("a place is told once, with the devices on which it holds and the worst of its amounts")
  func devices() {
    let root = S.column("", S.box(#""width": 1️⃣3302️⃣, "height": 50"#))
    let four = #""300x800@1", "320x800@1", "330x800@1", "400x800@1""#
    S(root, devices: four).expect(
      .visibleOverflow, "by up to 30 pt on 300x800@1 and 320x800@1:")
    S(root, devices: #""300x800@1", "310x800@1""#).expect(.visibleOverflow, "on every device:")
  }

  @Test("a use of a component in which something sticks out is named")
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
