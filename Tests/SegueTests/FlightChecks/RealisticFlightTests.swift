import Segue
import Testing

/// Realistic transitions on three phones and a tablet, each with only what an engineer would want
/// to know.
@Suite("Checks of realistic transitions")
struct RealisticFlightTests {
  private typealias P = FlightProject

  private static let devices = #""iphone-15", "iphone-se", "pixel-8", "ipad-11""#

  private func flight(_ a: String, _ b: String, assets: String, transition: String? = nil) -> P {
    P(
      a, b,
      transition: transition
        ?? #"""
        {"kind": "hero", "easing": {"spring": {"response": 0.5, "dampingFraction": 0.82}},
         "reducedMotion": "fade"}
        """#, devices: Self.devices, assets: assets)
  }

  /// A horizontally scrolling shelf of cards in a feed, with a badge on each card, under a fixed
  /// bar.
  private let shop: String = {
    let card = #"""
      {"type": "layout", "style": {"width": 272, "flexShrink": 0, "gap": 8}, \#(P.tap), "children": [
        {"type": "layout", "style": {"borderRadius": 20, "overflow": "hidden"}, "children": [
          {"type": "image", "source": "coat.jpg", "hero": "coat",
           "style": {"width": "100%", "aspectRatio": 0.8, "objectFit": "cover"}},
          {"type": "label", "text": "New", "style": {"position": "absolute", "top": 12, "left": 12,
           "padding": 4, "backgroundColor": "white"}}]},
        {"type": "label", "text": "Herringbone coat", "style": {"fontSize": 17, "maxLines": 1}}]}
      """#
    return #"""
      {"type": "layout", "children": [
        {"type": "layout", "style": {"overflow": "scroll", "flexGrow": 1, "flexBasis": 0}, "children": [
          {"type": "layout", "style": {"height": 500, "flexShrink": 0}},
          {"type": "layout", "style": {"flexDirection": "row", "gap": 16, "overflow": "scroll",
           "flexShrink": 0}, "children": [\#(card), \#(card), \#(card)]},
          {"type": "layout", "style": {"height": 500, "flexShrink": 0}}]},
        {"type": "layout", "style": {"position": "absolute", "bottom": 0, "left": 0, "right": 0,
          "height": 90, "backgroundColor": "white"}}]}
      """#
  }()

  /// A scrolling page with a picture at the top, and a back button and optional overlays above it.
  private func page(over: String = "") -> String {
    #"""
    {"type": "layout", "children": [
      {"type": "layout", "style": {"overflow": "scroll", "flexGrow": 1, "flexBasis": 0}, "children": [
        {"type": "image", "source": "coat.jpg", "hero": "coat", "style": {"width": "100%",
         "maxHeight": 420, "aspectRatio": 0.75, "objectFit": "cover", "flexShrink": 0}},
        {"type": "label", "text": "Herringbone coat", "style": {"fontSize": 28, "padding": 20}},
        {"type": "layout", "style": {"height": 900, "flexShrink": 0}}]},
      {"type": "layout", "style": {"position": "absolute", "top": 60, "left": 16, "width": 44,
        "height": 44, "backgroundColor": "white", "borderRadius": 22}} \#(over)]}
    """#
  }

  private let coat = "--- assets/coat.jpg 1680x2240"

  @Test("A card at the end of a shelf below the fold opens its page without diagnostics")
  func shelf() {
    flight(shop, page(), assets: coat).expectNothing()
    // Content that overlaps the picture at the top is lifted above the transition.
    let bar = #"""
      , {"type": "layout", "style": {"position": "absolute", "top": 0, "left": 0, "right": 0,
        "height": 100, "backgroundColor": "white"}}
      """#
    flight(shop, page(over: bar), assets: coat).expectNothing()
  }

  @Test("A thumbnail may be replaced by a large picture, but not enlarged")
  func thumbnail() {
    let row = #"""
      {"type": "layout", "children": [
        {"type": "layout", "style": {"flexDirection": "row", "gap": 12, "padding": 16, "marginTop": 60},
         \#(P.tap), "children": [
          {"type": "image", "source": "small.jpg", "hero": "h", "style": {"width": 64, "height": 80,
           "borderRadius": 8, "objectFit": "cover"}},
          {"type": "label", "text": "Coat", "style": {"flexGrow": 1}}]}]}
      """#
    let page = { (name: String) in
      #"""
      {"type": "layout", "children": [
        {"type": "image", "source": "\#(name).jpg", "hero": "h", "style": {"width": "100%",
         "aspectRatio": 0.8, "objectFit": "cover"}}]}
      """#
    }
    let assets = "--- assets/small.jpg 200x250\n--- assets/large.jpg 1680x2100"
    flight(row, page("large"), assets: assets).expectNothing()
    // 834 points at two pixels each, of 200.
    flight(row, page("small"), assets: assets).expect(
      .pixelatedPicture, "up to 8.", "on every device", "pixels would do")
  }

  @Test("A square avatar may open a banner if the picture covers it")
  func avatar() {
    let list = #"""
      {"type": "layout", "children": [
        {"type": "image", "source": "me.jpg", "style": {"width": 48, "height": 48, "marginTop": 60,
         "borderRadius": 24}, \#(P.tap)}]}
      """#
    let profile = { (style: String) in
      #"""
      {"type": "layout", "children": [
        {"type": "image", "source": "me.jpg", "style": {"width": "100%", "height": 280 \#(style)}},
        {"type": "label", "text": "Mila", "style": {"padding": 20}}]}
      """#
    }
    let assets = "--- assets/me.jpg 2000x2000"
    flight(list, profile(#", "objectFit": "cover""#), assets: assets).expectNothing()
    flight(list, profile(""), assets: assets).expect(
      .aspectJump, "such as from 48 × 48 pt to 834 × 280 pt", "on every device")
  }

  @Test("A title over a shaded picture is lifted with it, wherever the hero key is")
  func shade() {
    let card = { (outer: String, inner: String, keys: String) in
      #"""
      {"type": "layout", "children": [
        {"type": "layout", \#(outer)"style": {"height": 240, "overflow": "hidden"}\#(keys), "children": [
          {"type": "image", "source": "c.jpg", \#(inner)"style": {"width": "100%", "height": 240,
           "objectFit": "cover"}},
          {"type": "layout", "style": {"position": "absolute", "inset": 0, "padding": 20,
           "justifyContent": "flex-end", "backgroundImage": "linear-gradient(transparent, black)"},
           "children": [{"type": "label", "text": "The first cold day"}]}]}]}
      """#
    }
    let assets = "--- assets/c.jpg 1800x1200"
    let (hero, tap) = (#""hero": "h", "#, ", " + P.tap)
    flight(card(hero, "", tap), card(hero, "", ""), assets: assets).expectNothing()
    flight(card("", hero, tap), card("", hero, ""), assets: assets).expectNothing()
  }

  @Test("Common whole-screen transitions are accepted")
  func plain() {
    for transition in [
      #"{"kind": "slide", "reducedMotion": "fade"}"#, #"{"kind": "fade", "duration": 0.2}"#,
      #"{"kind": "slideUp", "reducedMotion": "none", "easing": {"spring": {"duration": 0.5, "bounce": 0.2}}}"#,
      #"{"kind": "moveIn", "edge": "bottom", "duration": 0.4, "reducedMotion": "fade"}"#,
    ] {
      flight(
        shop, page(), assets: coat, transition: transition
      ).expectNothing()
    }
  }
}
