import Segue
import Testing

/// All sides are written in the styles; without an `objectFit` a picture fills its box.
@Suite("Proportions that change in flight")
struct AspectJumpTests {
  private typealias P = FlightProject

  @Test("a picture that is squeezed at one end is told with both")
  func squeezed() {
    P(
      P.screen("1️⃣" + P.tapped(100, 100) + "2️⃣"), P.screen("3️⃣" + P.picture(200, 100) + "4️⃣")
    ).expect(
      .aspectJump,
      "squeezed in flight, from 100 × 100 pt to 200 × 100 pt, on 400x800@1: give both ends")
  }

  @Test(
    "2 % are allowed, and what a device pixel accounts for",
    arguments: [
      (100.0, 203.0, 200.0, false), (100.0, 205.0, 200.0, true), (20.0, 21.0, 20.0, false),
      (20.0, 22.0, 20.0, true),
    ])
  func threshold(_ side: Double, _ width: Double, _ height: Double, _ isTold: Bool) {
    let project = P(P.screen(P.tapped(side, side)), P.screen(P.picture(width, height)))
    #expect(project.found.map(\.code) == (isTold ? [.aspectJump] : []), "\(project.list)")
  }

  @Test("what is cut off, or fitted in, keeps its proportions")
  func cut() {
    for (a, b) in [("cover", "cover"), ("contain", "cover"), ("none", "contain")] {
      P(
        P.screen(P.tapped(100, 100, #""objectFit": "\#(a)""#)),
        P.screen(P.picture(200, 100, #""objectFit": "\#(b)""#))
      ).expectNothing()
    }
    // Filled and square at the one end, in its own proportions at the other.
    P(
      P.screen(P.tapped(100, 100)), P.screen(P.picture(200, 100, #""objectFit": "cover""#)),
      assets: "--- assets/p.png 1000x500"
    ).expect(.aspectJump, "from 100 × 100 pt to 200 × 100 pt")
  }

  @Test("two pictures that give way to one another are told if they do not lie on one another")
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
    // Covered by 3 : 4, 300 points are 400 high.
    flight("--- assets/s.png 200x200\n--- assets/l.png 600x800").expect(
      .aspectJump, #""s.png" and "l.png" give way to one another with different proportions"#,
      "from 100 × 100 pt to 300 × 400 pt", "cut both files alike")
    flight("--- assets/s.png 150x200\n--- assets/l.png 600x800").expectNothing()
  }

  @Test("a picture of unknown size is told only if both ends stretch it to their boxes")
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

  @Test("the devices are told once, with the worst of them")
  func devices() {
    P(
      P.screen(P.tapped(100, 100)),
      P.screen(
        #"""
        {"type": "image", "source": "p.png", "style": {"width": "50%", "height": 200}}
        """#), devices: #""400x800@1", "500x800@1", "600x800@1""#
    ).expect(
      // Half of 400 is as high as it is wide; half of 600 is 3 : 2.
      .aspectJump, "such as from 100 × 100 pt to 300 × 200 pt, on 500x800@1 and 600x800@1")
  }
}
