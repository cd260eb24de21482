import Segue
import Testing

/// All sides are declared in the styles; without `objectFit` a picture fills its box.
@Suite("Changes of proportions")
struct AspectJumpTests {
  private typealias P = FlightProject

  @Test("A picture squeezed at one end is reported with both ends")
  func squeezed() {
    P(
      P.screen("1️⃣" + P.tapped(100, 100) + "2️⃣"), P.screen("3️⃣" + P.picture(200, 100) + "4️⃣")
    ).expect(
      .aspectJump,
      "distorted in flight, from 100 × 100 pt to 200 × 100 pt, on 400x800@1: give both ends")
  }

  @Test(
    "Changes of 2 % and of less than a device pixel are allowed",
    arguments: [
      (100.0, 203.0, 200.0, false), (100.0, 205.0, 200.0, true), (20.0, 21.0, 20.0, false),
      (20.0, 22.0, 20.0, true),
    ])
  func threshold(_ side: Double, _ width: Double, _ height: Double, _ isTold: Bool) {
    let project = P(P.screen(P.tapped(side, side)), P.screen(P.picture(width, height)))
    #expect(project.found.map(\.code) == (isTold ? [.aspectJump] : []), "\(project.list)")
  }

  @Test("A clipped or fitted picture keeps its proportions")
  func cut() {
    for (a, b) in [("cover", "cover"), ("contain", "cover"), ("none", "contain")] {
      P(
        P.screen(P.tapped(100, 100, #""objectFit": "\#(a)""#)),
        P.screen(P.picture(200, 100, #""objectFit": "\#(b)""#))
      ).expectNothing()
    }
    // One end is filled and square, the other has the picture's own proportions.
    P(
      P.screen(P.tapped(100, 100)), P.screen(P.picture(200, 100, #""objectFit": "cover""#)),
      assets: "--- assets/p.png 1000x500"
    ).expect(.aspectJump, "from 100 × 100 pt to 200 × 100 pt")
  }

  @Test("Two cross-fading pictures are reported if they do not coincide")
  func crossFade() {
    let flight = { (assets: String) in
      P(
        P.screen(
          "1️⃣"
            + P.tapped(
              100, 100, #""objectFit": "cover""#, source: #""s.png""#, keys: #""hero": "h""#)
            + "2️⃣"),
        P.screen(
          "3️⃣"
            + P.picture(
              300, 300, #""objectFit": "cover""#, source: #""l.png""#, keys: #""hero": "h""#)
            + "4️⃣"), assets: assets)
    }
    // Covering with 3 : 4, 300 points are 400 high.
    flight("--- assets/s.png 200x200\n--- assets/l.png 600x800").expect(
      .aspectJump, #""s.png" and "l.png" cross-fade with different aspect ratios"#,
      "from 100 × 100 pt to 300 × 400 pt", "crop both files alike")
    flight("--- assets/s.png 150x200\n--- assets/l.png 600x800").expectNothing()
  }

  @Test("A picture of unknown size is reported only if both ends stretch it")
  func unknown() {
    let source = #""https://s.example/p.png""#
    let flight = { (style: String) in
      P(
        P.screen(P.tapped(100, 100, style, source: source)),
        P.screen(P.picture(200, 100, style, source: source)))
    }
    flight("").expect(.aspectJump)
    flight(#""objectFit": "cover""#).expectNothing()
  }

  @Test("All affected devices are reported once, with the largest change")
  func devices() {
    P(
      P.screen(P.tapped(100, 100)),
      P.screen(
        #"""
        {"type": "image", "source": "p.png", "style": {"width": "50%", "height": 200}}
        """#), devices: #""400x800@1", "500x800@1", "600x800@1""#
    ).expect(
      // Half of 400 is as wide as it is high; half of 600 gives 3 : 2.
      .aspectJump, "such as from 100 × 100 pt to 300 × 200 pt, on 500x800@1 and 600x800@1")
  }
}
