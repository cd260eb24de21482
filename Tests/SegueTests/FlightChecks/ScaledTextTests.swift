import Segue
import Testing

@Suite("Scaled text")
struct ScaledTextTests {
  private typealias P = FlightProject

  private func label(_ size: String, _ keys: String) -> String {
    #"""
    {"type": "label", "text": "Coat", "hero": "h", "style": {"fontSize": \#(size), "height": 60}\#(keys)}
    """#
  }

  private func kept(_ size: String) -> String {
    "1️⃣" + label(size, #", "snapshot": "keep", \#(P.tap)"#) + "2️⃣"
  }

  @Test("Both sizes and both locations are reported")
  func sizes() {
    P(P.screen(kept("17")), P.screen("3️⃣" + label("28", "") + "4️⃣")).expect(
      .textScaled, "set in 17 pt and flies to one in 28 pt", "does not stretch")
  }

  @Test("One per cent is allowed", arguments: [("17", false), ("17.1", false), ("17.3", true)])
  func threshold(_ size: String, _ isTold: Bool) {
    // 17.1 / 17 = 1.006 and 17.3 / 17 = 1.018.
    let project = P(P.screen(kept("17")), P.screen(label(size, "")))
    #expect(project.found.map(\.code) == (isTold ? [.textScaled] : []), "\(project.list)")
  }

  @Test("A partner that is not text is reported")
  func picture() {
    P(
      P.screen(kept("17")),
      P.screen("3️⃣" + P.picture(100, 60, keys: #""hero": "h""#) + "4️⃣")
    ).expect(.textScaled, "this text flies to a picture")
  }

  @Test("The largest run of a label counts, and the title of a button")
  func runs() {
    let runs = #"""
      {"type": "label", "hero": "h", "style": {"fontSize": 12, "height": 60}, "text": [
        {"text": "1", "style": {"fontSize": 17}}, {"text": "€"}]}
      """#
    P(P.screen(kept("17")), P.screen(runs)).expectNothing()
    let button = #"""
      {"type": "button", "title": "Coat", "hero": "h", "style": {"fontSize": 20, "height": 60}}
      """#
    P(P.screen(kept("17")), P.screen(button)).expect(.textScaled, "one in 20 pt")
  }

  @Test("Dropped text and the text of a scaled screen are not reported")
  func others() {
    let card = { (size: String, keys: String) in
      #"""
      {"type": "layout", "hero": "card", "style": {"width": 200}\#(keys), "children": [
        \#(P.picture(100, 100)), {"type": "label", "text": "Coat", "hero": "name",
         "style": {"fontSize": \#(size)}}]}
      """#
    }
    P(P.screen(card("17", ", " + P.tap)), P.screen(card("28", ""))).expectNothing()
    P(
      P.screen(label("17", ", " + P.tap)), P.screen(label("28", "")),
      transition: #"{"kind": "scale", "duration": 0.3, "reducedMotion": "fade"}"#
    ).expectNothing()
  }

  @Test("Equal devices are reported once")
  func devices() {
    P(
      P.screen(kept("17")), P.screen(label("28", "")), devices: #""400x800@1", "iphone-15""#
    ).expect(.textScaled, "one in 28 pt on every device:")
  }
}
