import Segue
import Testing

/// A device of 400 × 800 whose safe area has insets of 50 points at the top, 30 at the bottom and
/// 40 at the leading side; a navigation bar is 44 high, a tab bar 49. Lines are 20 high.
@Suite("Covered content")
struct CoveredContentTests {
  private typealias S = CheckedScreen

  private static let device = #"""
    {"name": "notched", "width": 400, "height": 800, "scale": 1,
     "safeArea": {"top": 50, "bottom": 30, "leading": 40, "trailing": 0},
     "bars": {"navigation": 44, "tab": 49}}
    """#

  private func checked(_ root: String, _ keys: String = #""safeArea": []"#) -> S {
    S(root, keys: keys, devices: Self.device)
  }

  private static func label(_ style: String = "", _ text: String = "Text") -> String {
    #"{"type": "label", "text": "\#(text)", "style": {"marginLeft": 40, "lineHeight": 20\#(style.isEmpty ? "" : ", " + style)}}"#
  }

  @Test("Text at the top of a screen without a safe area is reported once")
  func top() {
    let root = S.column("", "1️⃣" + Self.label() + "2️⃣", Self.label(), Self.label())
    checked(root).expect(
      .coveredContent,
      "20 pt of this text lie under the status bar or notch, as do 2 other components, on notched:",
      #"name "top" in the screen's safeArea"#)
    checked(root, #""safeArea": ["top"]"#).expectNothing()
    checked(S.column("", Self.label(#""paddingTop": 60"#))).expectNothing()
  }

  @Test(
    "Half a point of overlap is allowed",
    arguments: [(50.0, false), (49.5, false), (49.4, true)])
  func boundary(_ padding: Double, _ isTold: Bool) {
    let screen = checked(S.column(#""paddingTop": \#(padding)"#, Self.label()))
    #expect(screen.found.map(\.code) == (isTold ? [.coveredContent] : []))
  }

  @Test("A visible bar covers the content below it")
  func bars() {
    // 50 + 44: a line from 80 to 100 is covered by 14.
    let root = S.column(#""paddingTop": 80"#, Self.label())
    checked(root, #""bars": ["navigation"]"#).expect(
      .coveredContent, "14 pt of this text lie under the navigation bar")
    // 800 − 30 − 49 = 721: a line from 710 to 730 is covered by 9.
    let end = S.column(#""paddingTop": 710"#, Self.label())
    checked(end, #""bars": ["tab"]"#).expect(
      .coveredContent, "9 pt of this text lie under the tab bar")
    checked(end).expectNothing()
  }

  @Test("Covered content that can be scrolled into view is not reported")
  func scrolled() {
    let rows = S.box(#""height": 900, "flexShrink": 0"#)
    let list = { (end: String) in
      S.column(#""overflow": "scroll", "paddingTop": 50"#, rows, Self.label(), end)
    }
    // At the end of the scroll range the text ends at 800, or at 770.
    checked(list(S.box(#""height": 0"#))).expect(
      .coveredContent, "20 pt of this text lie under the home indicator")
    checked(list(S.box(#""height": 30, "flexShrink": 0"#))).expectNothing()
    // Scrolling moves the content only upwards from its start.
    checked(
      S.column(
        #""overflow": "scroll""#, Self.label(#""flexShrink": 0"#), rows,
        S.box(#""height": 30, "flexShrink": 0"#))
    )
    .expect(.coveredContent, "under the status bar or notch")
  }

  @Test("Absolutely positioned content ignores the safe area and is reported")
  func absolute() {
    let sides = #""safeArea": ["top", "bottom", "leading"]"#
    checked(S.column("", "1️⃣" + Self.label(#""position": "absolute", "top": 16"#) + "2️⃣"), sides)
      .expect(.coveredContent, "20 pt of this text", "does not apply to absolute positions")
    let bar = checked(
      S.column(
        "",
        "3️⃣"
          + S.column(
            #""position": "absolute", "bottom": 0, "left": 40, "right": 0"#,
            "1️⃣" + Self.label() + "2️⃣",
            Self.label()) + "4️⃣"), sides)
    // Two lines end at 800, and 30 points are covered: 10 of the first and 20 of the second.
    bar.expect(.coveredContent, "10 pt of this text", "as does 1 other component,")
    bar.expectNote(3, 4)
  }

  @Test("Full-width, bleeding and decorative pictures may be covered, but other pictures may not")
  func pictures() {
    func picture(_ style: String, _ keys: String = "") -> String {
      #"{"type": "image", "source": "a.png", "style": {\#(style)}\#(keys)}"#
    }
    checked(S.column("", picture(#""width": "100%", "height": 80"#))).expectNothing()
    checked(S.column("", picture(#""width": 200, "height": 120, "marginLeft": 40"#)))
      .expectNothing()
    checked(S.column("", picture(#""width": 200, "height": 90, "marginLeft": 40"#)))
      .expect(.coveredContent, "50 pt of this picture")
    checked(S.column("", picture(#""width": 32, "height": 32, "marginLeft": 60"#)))
      .expect(.coveredContent, "32 pt of this picture")
    checked(S.column("", picture(#""width": 32, "height": 32"#, #", "accessibilityHidden": true"#)))
      .expectNothing()
  }

  @Test("A tap target is reported if less than 44 points of it are uncovered")
  func targets() {
    func target(_ height: Double) -> String {
      #"{"type": "layout", "style": {"height": \#(height)}, "events": {"tap": [{"type": "back"}]}}"#
    }
    // A button's title is in its middle, from 51 to 71.
    checked(S.column("", target(94))).expectNothing()
    checked(S.column("", target(93))).expect(.coveredContent, "50 pt of this tap target")
    checked(S.column("", #"{"type": "button", "title": "Back", "style": {"height": 122}}"#))
      .expectNothing()
  }

  @Test("For a button with a covered title, the covered part of the whole button is reported")
  func button() {
    // The button is from 736 to 788 and its title from 752 to 772; the home indicator begins at
    // 770.
    let button =
      #"1️⃣{"type": "button", "title": "Buy", "style": {"height": 52, "lineHeight": 20}}2️⃣"#
    checked(S.column(#""paddingTop": 736"#, button)).expect(
      .coveredContent, "18 pt of this button lie under the home indicator")
  }

  @Test("The leading side is the right one in a right-to-left screen")
  func sides() {
    let root = { (direction: String) in
      S.column(
        #""paddingTop": 50, "direction": "\#(direction)""#,
        #"{"type": "label", "text": "Text", "style": {"lineHeight": 20}}"#)
    }
    checked(root("ltr")).expect(.coveredContent, "the notch at the left", #"name "leading""#)
    checked(root("rtl")).expect(.coveredContent, "the notch at the right", #"name "leading""#)
    checked(root("rtl"), #""safeArea": ["leading"]"#).expectNothing()
  }

  @Test("A sheet begins below the status bar")
  func sheet() {
    checked(S.column("", Self.label()), #""presentation": "sheet""#).expectNothing()
  }

  @Test("Content that overflows the safe area is reported once")
  func tooMuch() {
    // 710 points and two lines are between 50 and 770, so 10 points of the first and 20 of the
    // second line are covered.
    checked(
      S.column(
        "", S.box(#""height": 710, "flexShrink": 0"#), "1️⃣" + Self.label() + "2️⃣", Self.label()),
      #""safeArea": ["top", "bottom"]"#
    ).expect(
      .coveredContent, "10 pt of this text", "as does 1 other component,", "scroll or shrink")
  }
}
