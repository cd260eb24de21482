import Segue
import Testing

/// T = 0.25 s · (1 + √(d / D)), worked out by hand.
@Suite("Durations where none is given")
struct TravelDurationTests {
  @Test("the root of the way as a part of the diagonal, between a quarter and half a second")
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

  @Test("a flight takes as long as the edge that goes furthest asks for")
  func flights() throws {
    // A device of 300 × 400 has a diagonal of 500. The lower edge goes from 75 to 200: 125 points, a
    // quarter of it.
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
    // Nothing moves in a fade; sliding up goes 400 of 500 points.
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
