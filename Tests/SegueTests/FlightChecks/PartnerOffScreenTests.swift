import Segue
import Testing

/// The device is 400 × 800 points; the sibling before the partner determines its position.
@Suite("Off-screen partners")
struct PartnerOffScreenTests {
  private typealias P = FlightProject

  private func flight(_ destination: String, keys: String = "", devices: String? = nil) -> P {
    P(
      P.screen("3️⃣" + P.tapped(100, 100) + "4️⃣"), destination,
      devices: devices ?? #""400x800@1""#, keys: keys)
  }

  private func list(_ style: String, _ before: String, _ side: Double = 200) -> String {
    #"""
    {"type": "layout", "style": {"overflow": "scroll", "height": "100%"\#(style)}, "children": [
      {"type": "layout", "style": {\#(before), "flexShrink": 0}},
      1️⃣\#(P.picture(side, side))2️⃣]}
    """#
  }

  @Test("The distance below the viewport is reported with both locations")
  func below() {
    flight(list("", #""height": 1000"#)).expect(
      .partnerOffScreen,
      "this is 200 pt below what shows when the screen opens on 400x800@1: move it into view")
  }

  @Test("The distance to the right is reported in a carousel")
  func right() {
    flight(list(#", "flexDirection": "row""#, #""width": 700"#)).expect(
      .partnerOffScreen, "this is 300 pt to the right of what shows")
  }

  @Test(
    "A tenth of a side or 44 points need to be visible",
    arguments: [
      (780.0, 200.0, false), (781.0, 200.0, true), (756.0, 700.0, false), (757.0, 700.0, true),
    ])
  func sliver(_ before: Double, _ side: Double, _ isTold: Bool) {
    // 20 or 19 of 200 points are visible; 44 or 43 of 700.
    let project = flight(list("", #""height": \#(before)"#, side))
    #expect(project.found.map(\.code) == (isTold ? [.partnerOffScreen] : []), "\(project.list)")
    if isTold { #expect(project.list[0].contains("all but \(Int(800 - before)) pt below")) }
  }

  @Test("A sheet has a smaller viewport")
  func sheet() {
    // A sheet has 852 − 69 = 783 points, and the picture begins 17 points below.
    flight(
      list("", #""height": 800"#), keys: #""presentation": "sheet", "#, devices: #""iphone-15""#
    ).expect(.partnerOffScreen, "this is 17 pt below")
  }

  @Test("All affected devices are reported once, with the largest distance")
  func devices() {
    flight(
      list("", #""height": 700"#), devices: #""400x800@1", "400x600@1", "400x650@1""#
    ).expect(
      .partnerOffScreen, "this is as far as 100 pt below", "on 400x600@1 and 400x650@1:")
  }
}
