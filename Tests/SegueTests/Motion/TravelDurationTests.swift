import Segue
import Testing

/// T = 0.25 s · (1 + √(d / D)), worked out by hand.
@Suite("Default durations")
struct TravelDurationTests {
  @Test("The duration grows with the root of the distance, from 0.25 s to 0.5 s")
  func formula() {
    // A quarter of the diagonal: √¼ = ½.
    #expect(Timing.defaultDuration(distance: 225, diagonal: 900) == 0.375)
    #expect(Timing.defaultDuration(distance: 9, diagonal: 900) == 0.25 * 1.1)
    #expect(Timing.defaultDuration(distance: 900, diagonal: 900) == 0.5)
    #expect(Timing.defaultDuration(distance: 9000, diagonal: 900) == 0.5)
    for nothing in [0, -3, Double.nan, -Double.infinity] {
      #expect(Timing.defaultDuration(distance: nothing, diagonal: 900) == 0.25)
      #expect(Timing.defaultDuration(distance: 10, diagonal: nothing).isFinite)
    }
    #expect(Timing.defaultDuration(distance: .infinity, diagonal: 900) == 0.5)
  }

  @Test("A flight's duration follows from the edge that moves furthest")
  func flights() throws {
    // A device of 300 × 400 has a diagonal of 500. The bottom edge goes from 75 to 200: 125 points,
    // a quarter of it.
    let hero = try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "a", "hero": "h", \#(TestFlight.tap),
        "style": {"width": 100, "height": 75, "backgroundColor": "red"}}]}
      """#,
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "b", "hero": "h",
        "style": {"width": 100, "height": 200}}]}
      """#, device: "300x400@2")
    #expect(try hero.plan().timing.duration == 0.375)
    #expect(try hero.plan(.pop).timing.duration == 0.375)
    // Nothing moves in a fade, and sliding up moves 400 of 500 points.
    func seconds(_ transition: String) throws -> Double {
      try TestFlight(
        #"{"type": "layout", "id": "a", \#(TestFlight.tap)}"#, #"{"type": "layout"}"#,
        transition: transition, device: "300x400@2"
      ).plan().timing.duration
    }
    #expect(try seconds(#"{"kind": "fade"}"#) == 0.25)
    #expect(abs(try seconds(#"{"kind": "slideUp"}"#) - 0.25 * (1 + 0.8.squareRoot())) < 1e-15)
    #expect(try seconds(#"{"kind": "slideUp", "duration": 0.3}"#) == 0.3)
    #expect(try seconds(#"{"kind": "none"}"#) == 0)
  }
}
