import Segue
import Testing

/// Realistic screens, each with only the mistakes that a designer would notice.
@Suite("Checks of realistic screens")
struct RealisticScreenTests {
  private static let phones = #""iphone-15", "iphone-se", "pixel-8""#

  @Test("The links of a centred form are too small")
  func login() {
    let screen = CheckedScreen(
      #"""
      {"type": "layout", "style": {"padding": 24, "gap": 16, "justifyContent": "center"}, "children": [
        {"type": "image", "source": "a.png", "style": {"width": 96, "height": 96, "alignSelf": "center"}},
        {"type": "label", "text": "Welcome back", "style": {"fontSize": 34, "textAlign": "center"}},
        {"type": "layout", "style": {"height": 52, "borderWidth": 1, "justifyContent": "center"},
         "children": [{"type": "label", "text": "E-mail"}]},
        {"type": "button", "title": "Sign in", "style": {"height": 52},
         "events": {"tap": [{"type": "custom", "name": "go"}]}},
        1️⃣{"type": "label", "text": "Forgot your password?", "style": {"textAlign": "center"},
         "events": {"tap": [{"type": "custom", "name": "forgot"}]}}2️⃣]}
      """#, keys: #""safeArea": ["top", "bottom"]"#, devices: Self.phones)
    // On the pixel-8, @2.625, ascent and descent of a font of 42 pixels are 41 and 10 pixels: 19.43
    // points.
    screen.expect(.smallTapTarget, "× 19.4 pt on every device", "minHeight of 44")
  }

  @Test("A full-bleed picture is accepted, but a back button over it is under the notch")
  func hero() {
    let screen = CheckedScreen(
      #"""
      {"type": "layout", "style": {"overflow": "scroll"}, "children": [
        {"type": "layout", "style": {"flexShrink": 0}, "children": [
          {"type": "image", "source": "a.png", "events": {"tap": [{"type": "custom", "name": "zoom"}]},
           "style": {"width": "100%", "height": 420, "objectFit": "cover"}},
          1️⃣{"type": "layout", "style": {"position": "absolute", "top": 16, "start": 16, "width": 44,
            "height": 44, "alignItems": "center", "justifyContent": "center"},
           "events": {"tap": [{"type": "back"}]}, "children": [
             {"type": "image", "source": "a.png", "style": {"width": 22, "height": 22}}]}2️⃣,
          {"type": "label", "text": "Linen", "style": {"position": "absolute", "bottom": 16}}]},
        {"type": "label", "text": "Made of linen.", "style": {"padding": 20, "paddingBottom": 60}}]}
      """#, devices: Self.phones)
    // The button is from 16 to 60, of which a notch covers up to 59 points, a status bar up to 20,
    // and Android's up to 24.
    screen.expect(
      .coveredContent, "up to 43 pt of this tap target", "on every device", "further in")
  }

  @Test("Cards in a row that does not scroll because they shrink are reported")
  func carousel() {
    let card = { (marks: (String, String)) in
      #"""
      \#(marks.0){"type": "layout", "style": {"width": 272, "gap": 8}, "children": [
        {"type": "image", "source": "a.png",
         "style": {"width": "100%", "aspectRatio": 0.8, "borderRadius": 20}},
        {"type": "label", "text": "Linen weekend", "style": {"maxLines": 1}}],
       "events": {"tap": [{"type": "custom", "name": "open"}]}}\#(marks.1)
      """#
    }
    let screen = CheckedScreen(
      #"""
      {"type": "layout", "children": [
        {"type": "layout", "style": {"flexDirection": "row", "gap": 16, "overflow": "scroll",
         "paddingHorizontal": 20, "paddingTop": 80}, "children": [
          \#(card(("1️⃣", "2️⃣"))), \#(card(("", ""))), \#(card(("", "")))]}]}
      """#, devices: Self.phones)
    // (375 − 2 · 20 − 2 · 16) / 3 = 101.
    screen.expect(
      .squeezedContent, "as little as 101 pt wide instead of 272, as are 2 of its siblings,")
  }

  @Test("A welcome screen that fits only tall phones is reported")
  func onboarding() {
    let screen = CheckedScreen(
      #"""
      {"type": "layout", "children": [
        {"type": "image", "source": "a.png", "style": {"width": "100%", "height": 440, "flexShrink": 0}},
        {"type": "label", "text": "Outfits, not items",
         "style": {"padding": 24, "fontSize": 34, "lineHeight": 40}},
        {"type": "layout", "style": {"height": 8, "marginTop": "auto"}},
        {"type": "button", "title": "Begin", "style": {"height": 54, "margin": 56, "flexShrink": 0},
         "events": {"tap": [{"type": "custom", "name": "begin"}]}}]}
      """#, keys: #""safeArea": ["top", "bottom"]"#, devices: Self.phones)
    // 20 + 440 + 48 + 40 + 56 + 54 = 658 leaves 9 of 667, so the divider of 8 shrinks and
    // everything fits except the margin, which is invisible.
    screen.expectNothing()
    let small = CheckedScreen(
      #"""
      {"type": "layout", "children": [
        {"type": "image", "source": "a.png", "style": {"width": "100%", "height": 540, "flexShrink": 0}},
        {"type": "label", "text": "Outfits", "style": {"padding": 24, "fontSize": 34, "lineHeight": 40}},
        1️⃣{"type": "button", "title": "Begin", "style": {"height": 54, "margin": 24, "flexShrink": 0},
         "events": {"tap": [{"type": "custom", "name": "begin"}]}}2️⃣]}
      """#, keys: #""safeArea": ["top", "bottom"]"#, devices: Self.phones)
    // On the smallest device, 20 + 540 + 88 + 24 + 54 = 726 of 667.
    small.expect(
      .visibleOverflow, "runs off the bottom of the screen", "by 59 pt on iphone-se:",
      #""overflow": "scroll""#)
  }

  @Test("A chat that aligns its messages to the end cannot be scrolled back")
  func chat() {
    let message = #"""
      {"type": "layout", "style": {"height": 300, "flexShrink": 0, "backgroundColor": "#eeeeee"}}
      """#
    let screen = CheckedScreen(
      #"""
      {"type": "layout", "children": [
        {"type": "layout", "style": {"flexGrow": 1, "flexBasis": 0, "overflow": "scroll", "gap": 8,
         "justifyContent": "flex-end"}, "children": [
          1️⃣\#(message)2️⃣, \#(message), \#(message), \#(message)]},
        {"type": "layout", "style": {"flexDirection": "row", "gap": 8, "padding": 8}, "children": [
          {"type": "label", "text": "Message", "style": {"flexGrow": 1, "padding": 12}},
          {"type": "button", "title": "Send", "style": {"height": 44, "width": 64},
           "events": {"tap": [{"type": "custom", "name": "send"}]}}]}]}
      """#, keys: #""bars": ["navigation"], "safeArea": ["top", "bottom"]"#, devices: Self.phones)
    screen.expect(
      .visibleOverflow, "sticks out at the top of a container, out of reach of scrolling",
      "automatic margins")
  }

  @Test("Badges, collapsed sections, empty progress bars and rows with a chevron are accepted")
  func fine() {
    CheckedScreen(
      #"""
      {"type": "layout", "style": {"overflow": "scroll", "padding": 20, "gap": 12}, "children": [
        {"type": "layout", "style": {"width": 48, "height": 48, "flexShrink": 0}, "children": [
          {"type": "label", "text": "3", "style": {"position": "absolute", "top": -6, "end": -6}}]},
        {"type": "layout", "style": {"height": 0, "overflow": "hidden", "flexShrink": 0}, "children": [
          {"type": "label", "text": "The answer"},
          {"type": "button", "title": "More", "events": {"tap": [{"type": "back"}]}}]},
        {"type": "layout", "style": {"height": 8, "flexShrink": 0}, "children": [
          {"type": "layout", "style": {"width": "0%", "height": 8, "backgroundColor": "green"}}]},
        {"type": "layout", "style": {"flexDirection": "row", "alignItems": "center", "minHeight": 56,
          "flexShrink": 0}, "events": {"tap": [{"type": "custom", "name": "row"}]}, "children": [
          {"type": "label", "text": "Settings", "style": {"flexGrow": 1}},
          {"type": "button", "title": "›", "events": {"tap": [{"type": "custom", "name": "row"}]}}]},
        {"type": "layout", "style": {"flexDirection": "row", "gap": 8, "overflow": "scroll",
          "marginHorizontal": -20, "flexShrink": 0}, "children": [
          {"type": "layout", "style": {"width": 300, "height": 90, "flexShrink": 0}},
          {"type": "layout", "style": {"width": 300, "height": 90, "flexShrink": 0}}]}]}
      """#, keys: #""bars": ["navigation", "tab"], "safeArea": ["top", "bottom"]"#,
      devices: Self.phones
    ).expectNothing()
  }
}
