import Segue
import Testing

/// Shares are areas that are written in the styles: of a picture of 100 × 100, a box 100 points wide
/// covers as many per cent as it is high.
@Suite("What lies over a flight")
struct CoveredFlightTests {
  private typealias P = FlightProject

  private func over(_ style: String, color: String = "black") -> String {
    #"""
    {"type": "layout", "style": {"position": "absolute", "top": 0, "left": 0, "width": 100,
      "backgroundColor": "\#(color)", \#(style)}}
    """#
  }

  private func stack(_ children: String..., style: String = "") -> String {
    #"""
    {"type": "layout", "style": {"width": 400, "height": 400\#(style)}, "children": [
      \#(children.joined(separator: ", "))]}
    """#
  }

  private func flight(_ source: String, _ destination: String? = nil) -> P {
    P(P.screen(source), P.screen(destination ?? ("5️⃣" + P.picture(400, 400) + "6️⃣")))
  }

  private var begin: String { "1️⃣" + P.tapped(100, 100) + "2️⃣" }

  @Test("what covers the beginning is told with its place and the partner's")
  func source() {
    flight(stack(begin, "3️⃣" + over(#""height": 24"#) + "4️⃣")).expect(
      .coveredFlight, "what covers 24 % of this vanishes when the flight begins on 400x800@1:",
      "hero key to what holds both")
  }

  @Test("what covers the end is told with its place and the partner's")
  func destination() {
    P(
      P.screen("5️⃣" + P.tapped(100, 100) + "6️⃣"),
      P.screen(stack("1️⃣" + P.picture(100, 100) + "2️⃣", "3️⃣" + over(#""height": 24"#) + "4️⃣"))
    ).expect(.coveredFlight, "what covers 24 % of this appears at once when the flight ends")
  }

  @Test("a twentieth is enough to be told", arguments: [(4.9, false), (5.0, true)])
  func threshold(_ height: Double, _ isTold: Bool) {
    let project = flight(stack(begin, over(#""height": \#(height)"#)))
    #expect(project.found.map(\.code) == (isTold ? [.coveredFlight] : []), "\(project.list)")
  }

  @Test("of several the worst is told")
  func worst() {
    flight(stack(begin, over(#""height": 10"#), "3️⃣" + over(#""height": 30"#) + "4️⃣")).expect(
      .coveredFlight, "what covers 30 %")
  }

  @Test("the order of painting counts, and not that of the file")
  func order() {
    flight(stack(over(#""height": 50"#), begin)).expectNothing()
    flight(stack(over(#""height": 50, "zIndex": 1"#), begin)).expect(.coveredFlight)
    flight(stack(begin, over(#""height": 50, "zIndex": -1"#))).expectNothing()
    flight(stack(begin, over(#""height": 50, "order": -1"#))).expectNothing()
  }

  @Test("what paints nothing covers nothing")
  func invisible() {
    for color in ["transparent", "rgba(0, 0, 0, 0.05)"] {
      flight(stack(begin, over(#""height": 50"#, color: color))).expectNothing()
    }
    for style in [#""opacity": 0.05"#, #""display": "none""#] {
      flight(stack(begin, over(#""height": 50, \#(style)"#))).expectNothing()
    }
    let gradient =
      #""backgroundColor": "transparent", "backgroundImage": "linear-gradient(transparent, rgba(0, 0, 0, 0.5))""#
    let style = #"""
      "position": "absolute", "top": 0, "left": 0, "width": 100, "height": 50
      """#
    flight(
      stack(begin, #"{"type": "layout", "style": {\#(style), \#(gradient)}}"#)
    ).expect(.coveredFlight, "50 %")
  }

  @Test("of text its lines count")
  func text() {
    let label = { (top: Double) in
      #"""
      {"type": "label", "text": "Linen weekend in the city, with a coat", "style": {
        "position": "absolute", "top": 0, "left": 0, "width": 100, "height": 200,
        "lineHeight": 20, "paddingTop": \#(top)}}
      """#
    }
    flight(stack(begin, label(20))).expect(.coveredFlight)
    flight(stack(begin, label(120))).expectNothing()
  }

  @Test("what is in the part, or flies itself, does not cover it")
  func inside() {
    let card = { (keys: String, more: String) in
      #"""
      {"type": "layout", "hero": "card", \#(keys)"style": {"width": 100, "height": 100}, "children": [
        \#(P.picture(100, 100)) \#(more)]}
      """#
    }
    P(
      P.screen(stack(card(P.tap + ", ", ", " + over(#""height": 50"#)))), P.screen(card("", ""))
    ).expectNothing()
  }

  @Test("what stands still over a list is told only where the list does not scroll, or opens")
  func scrolling() {
    let list = { (picture: String) in
      stack(
        stack(picture, style: #", "overflow": "scroll""#),
        #"""
        {"type": "layout", "style": {"position": "absolute", "top": 0, "left": 0, "width": 400,
          "height": 50, "backgroundColor": "white"}}
        """#)
    }
    flight(list(P.tapped(100, 100))).expectNothing()
    P(P.screen(P.tapped(100, 100)), P.screen(list(P.picture(100, 100)))).expect(
      .coveredFlight, "what covers 50 %", "flight ends")
  }

  @Test("what is scrolled with the part covers it wherever that is")
  func together() {
    let card = stack(begin, over(#""height": 50"#), style: #", "flexShrink": 0"#)
    flight(
      #"""
      {"type": "layout", "style": {"overflow": "scroll", "height": 800}, "children": [
        {"type": "layout", "style": {"height": 2000, "flexShrink": 0}}, \#(card)]}
      """#
    ).expect(.coveredFlight, "what covers 50 %")
  }

  @Test("a button on a picture is small enough")
  func button() {
    // 44 · 44 / (400 · 400) = 1.2 %.
    P(
      P.screen(P.tapped(100, 100)),
      P.screen(
        stack(
          P.picture(400, 400),
          #"""
          {"type": "layout", "style": {"position": "absolute", "top": 16, "left": 16, "width": 44,
            "height": 44, "backgroundColor": "white"}, "events": {"tap": [{"type": "back"}]}}
          """#))
    ).expectNothing()
  }

  @Test("equal devices are told once")
  func devices() {
    P(
      P.screen(stack(P.tapped(100, 100), over(#""height": 24"#))), P.screen(P.picture(400, 400)),
      devices: #""400x800@1", "500x900@2""#
    ).expect(.coveredFlight, "24 % of this vanishes when the flight begins on every device:")
  }
}
