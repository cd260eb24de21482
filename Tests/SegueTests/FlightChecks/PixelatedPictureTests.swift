import Segue
import Testing

/// A picture of 100 × 100 points flies to one of 400 × 400; the factors are those sides times the
/// device's scale, divided by the file's pixels.
@Suite("Pixelated pictures")
struct PixelatedPictureTests {
  private typealias P = FlightProject

  private func flight(
    _ pixels: String, scale: String = "1", transition: String = P.hero, devices: String? = nil
  ) -> P {
    P(
      P.screen(P.tapped(100, 100, source: #"1️⃣"p.png"2️⃣"#)),
      P.screen("3️⃣" + P.picture(400, 400) + "4️⃣"), transition: transition,
      devices: devices ?? #""400x800@\#(scale)""#, assets: "--- assets/p.png \(pixels)")
  }

  @Test("The factor and the required size are reported with both locations")
  func factor() {
    // 400 · 2 / 200 = 4.
    flight("200x200", scale: "2").expect(
      .pixelatedPicture, #""p.png" is stretched to 4 times its pixels in flight on 400x800@2:"#,
      "800 × 800 pixels would do")
  }

  @Test(
    "One per cent is allowed for rounding",
    arguments: [("400x400", false), ("397x397", false), ("395x395", true), ("400x395", true)])
  func threshold(_ pixels: String, _ isTold: Bool) {
    // 400 / 397 = 1.0076 and 400 / 395 = 1.0127. A picture that fills its box is scaled separately
    // in each dimension.
    let told = flight(pixels).found.map(\.code)
    #expect(told.contains(.pixelatedPicture) == isTold)
  }

  @Test("The overshoot of a spring counts")
  func overshoot() {
    let spring = { (damping: String) in
      #"""
      {"kind": "hero", "reducedMotion": "fade",
       "easing": {"spring": {"response": 0.4, "dampingFraction": \#(damping)}}}
      """#
    }
    // e^(−π · 0.5 / √0.75) = 0.16303, so at the maximum it is 100 + 300 · 1.16303 = 448.91 points
    // wide.
    flight("400x400", transition: spring("0.5")).expect(
      .pixelatedPicture, "to 1.12 times its pixels", "449 × 449 pixels would do")
    flight("400x400", transition: spring("1")).expectNothing()
  }

  @Test("A picture that is largest at the start is reported too")
  func shrinking() {
    P(
      P.screen(P.tapped(400, 400, source: #"1️⃣"p.png"2️⃣"#)),
      P.screen("3️⃣" + P.picture(100, 100) + "4️⃣"), assets: "--- assets/p.png 200x200"
    ).expect(.pixelatedPicture, "to 2 times its pixels")
  }

  @Test("A thumbnail that is replaced by a large picture may grow")
  func thumbnail() {
    let assets = "--- assets/s.png 100x100\n--- assets/l.png 400x400"
    let small = { P.tapped($0, $0, source: #""s.png""#, keys: #""hero": "h""#) }
    let large = { P.picture($0, $0, source: #"1️⃣"l.png"2️⃣"#, keys: #""hero": "h""#) }
    P(P.screen(small(100)), P.screen(large(400)), assets: assets).expectNothing()
    // 400 / 300, reported at the source in the destination screen, with the tapped component in a
    // note.
    P(
      P.screen("3️⃣" + small(100) + "4️⃣"), P.screen(large(400)),
      assets: assets.replacing("l.png 400x400", with: "l.png 300x300")
    ).expect(.pixelatedPicture, #""l.png" is stretched to 1.33 times"#, "400 × 400 pixels")
    // At the start the thumbnail counts: 150 / 100.
    P(
      P.screen(
        P.tapped(150, 150, source: #"1️⃣"s.png"2️⃣"#, keys: #""hero": "h""#)),
      P.screen("3️⃣" + P.picture(400, 400, source: #""l.png""#, keys: #""hero": "h""#) + "4️⃣"),
      assets: assets
    ).expect(.pixelatedPicture, #""s.png" is stretched to 1.5 times"#)
  }

  @Test("The clipped part of a picture counts, because the whole picture is drawn")
  func cover() {
    // 400 × 400 covered by a picture of 2 : 1 is 800 × 400 points.
    P(
      P.screen(P.tapped(100, 100, #""objectFit": "cover""#)),
      P.screen(P.picture(400, 400, #""objectFit": "cover""#)), assets: "--- assets/p.png 400x200"
    ).expect(.pixelatedPicture, "to 2 times its pixels", "800 × 400 pixels")
  }

  @Test("A picture of unknown size is not reported")
  func unknown() {
    let source = #""https://s.example/p.png""#
    P(
      P.screen(P.tapped(100, 100, source: source)), P.screen(P.picture(400, 400, source: source))
    ).expectNothing()
  }

  @Test("All affected devices are reported once, with the largest factor")
  func devices() {
    let two = #""400x800@1", "400x800@2""#
    flight("500x500", devices: two).expect(
      .pixelatedPicture, "stretched to 1.6 times its pixels in flight on 400x800@2:")
    flight("200x200", devices: two).expect(
      .pixelatedPicture, "stretched up to 4 times its pixels in flight on every device:",
      "800 × 800 pixels")
  }

  @Test("Several pictures that fly to the same component are reported once")
  func several() {
    func card(_ name: String) -> String {
      #"""
      {"type": "image", "source": "\#(name).png", "style": {"width": 100, "height": 100}, "events": {
        "tap": [{"type": "navigate", "to": "s://c?picture=\#(name).png", "transition": "t"}]}}
      """#
    }
    let target = #"""
      --- screens/c.json
      {"screen": "c", "route": "/c", "parameters": {"picture": {"type": "string",
       "default": "p.png"}}, "root": {"type": "layout", "children": [
       {"type": "image", "source": "${picture}", "style": {"width": 400, "height": 400}}]}}
      """#
    func project(_ pixels: String) -> P {
      P(
        P.screen(card("p"), card("q")), P.screen(),
        assets: "--- assets/p.png \(pixels)\n--- assets/q.png 200x200", components: target)
    }
    project("400x400").expect(
      .pixelatedPicture, #""q.png" is stretched to 2 times its pixels in flight on"#)
    project("100x100").expect(
      .pixelatedPicture,
      #""p.png" is stretched up to 4 times its pixels in flight, as is 1 other "#,
      "picture, on 400x800@1:")
  }
}
