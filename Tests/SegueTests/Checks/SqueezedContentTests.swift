import Segue
import Testing

/// The widths follow from CSS Flexible Box Layout §9.7: negative free space is distributed in
/// proportion to the items' base sizes.
@Suite("Squeezed children of a scroll container")
struct SqueezedContentTests {
  private typealias S = CheckedScreen

  private static let row = #""flexDirection": "row", "overflow": "scroll""#

  private static func rows(_ width: Double, _ count: Int, _ style: String = "") -> String {
    (0..<count).map { _ in S.box(#""width": \#(width), "height": 50\#(style)"#) }
      .joined(separator: ", ")
  }

  @Test("Two items of 272 in 400 are 200 wide each: the first is reported, with the container")
  func width() {
    let card = S.box(#""width": 272, "height": 50"#)
    let screen = S(S.column("", "3️⃣" + S.column(Self.row, "1️⃣" + card + "2️⃣", card) + "4️⃣"))
    screen.expect(
      .squeezedContent, "200 pt wide instead of 272, as is 1 of its siblings,", #""flexShrink": 0"#)
    screen.expectNote(3, 4)
  }

  @Test("A right-to-left row is reported too")
  func rightToLeft() {
    S(S.column(#""direction": "rtl""#, S.column(Self.row, Self.rows(500, 1))))
      .expect(.squeezedContent, "400 pt wide instead of 500")
  }

  @Test(
    "Half a point per item is allowed",
    arguments: [(200.0, false), (200.5, false), (200.6, true)])
  func boundary(_ width: Double, _ isTold: Bool) {
    let screen = S(S.column("", S.column(Self.row, Self.rows(width, 2))))
    #expect(screen.found.map(\.code) == (isTold ? [.squeezedContent] : []))
  }

  @Test("A list with fixed heights that never scrolls is reported")
  func height() {
    // 900 in 800: each loses 100 · 300 / 900, so 266 2/3 are left.
    let item = S.box(#""height": 300"#)
    S(S.column(#""overflow": "scroll""#, "1️⃣" + item + "2️⃣", item, item))
      .expect(.squeezedContent, "266.7 pt high instead of 300, as are 2 of its siblings,")
  }

  @Test("Content clipped because its box shrinks is reported")
  func hidden() {
    S(
      S.column(
        #""overflow": "scroll""#,
        S.column(
          #""overflow": "hidden", "borderRadius": 8"#, S.box(#""height": 1000, "flexShrink": 0"#)))
    ).expect(.squeezedContent, "800 pt high instead of 1000")
  }

  @Test("A chip whose words wrap is reported, but not a text that is meant to wrap")
  func texts() {
    let chip = #"{"type": "label", "text": "Free delivery and returns", "style": {"padding": 12}}"#
    let screen = S(S.column("", S.column(Self.row, chip, chip, chip, chip)))
    #expect(screen.found.map(\.code) == [.squeezedContent])
    let long = String(repeating: "Free delivery and returns ", count: 8)
    S(
      S.column(
        "",
        S.column(
          Self.row, #"{"type": "label", "text": "\#(long)"}"#,
          S.box(#""width": 9, "flexShrink": 0"#)))
    )
    .expectNothing()
    S(S.column("", S.column(Self.row, #"{"type": "label", "text": "\#(long)"}"#))).expectNothing()
  }

  @Test(
    "Children that keep their size, other containers, and sufficient space are accepted",
    arguments: [
      S.column(row, rows(272, 3, #", "flexShrink": 0"#)),
      S.column(row + #", "flexWrap": "wrap""#, rows(272, 3)),
      S.column(#""flexDirection": "row", "overflow": "hidden""#, rows(272, 3)),
      S.column(row, rows(90, 4)),
      S.column(row, rows(90, 2, #", "flexGrow": 1"#)),
    ])
  func notTold(_ part: String) { S(S.column("", part)).expectNothing() }
}
