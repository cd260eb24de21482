import Segue
import Testing

/// A layer that fills the screen covers the device once, and so does each of the two screens.
@Suite("Layers that cover the device too often")
struct OverdrawTests {
  private typealias P = FlightProject

  private func screen(_ heights: [Double], _ keys: String = "") -> String {
    let layers = heights.enumerated().map { index, height in
      #"""
      {"type": "layout", "hero": "h\#(index)", "style": {"position": "absolute", "top": 0, "left": 0,
        "right": 0, "height": \#(height), "backgroundColor": "white"}}
      """#
    }
    return #"""
      {"type": "layout", "style": {"height": "100%"}\#(keys), "children": [
        \#(layers.joined(separator: ", "))]}
      """#
  }

  private func flight(_ heights: [Double], devices: String = #""400x800@1""#) -> P {
    P("1️⃣" + screen(heights, ", " + P.tap) + "2️⃣", screen(heights), devices: devices)
  }

  @Test("how often and when is told at what is tapped")
  func told() {
    // Two screens and three layers.
    flight([800, 800, 800]).expect(
      .overdraw, "the layers of this flight cover 5 times the device's pixels at progress",
      "on 400x800@1: more than 4 times")
  }

  @Test("four times are the budget", arguments: [(0.0, false), (40.0, true)])
  func threshold(_ more: Double, _ isTold: Bool) {
    // The third layer is 0 or 40 / 800 of the device.
    let project = flight([800, 800, more])
    #expect(project.found.map(\.code) == (isTold ? [.overdraw] : []), "\(project.list)")
    if isTold { #expect(project.list[0].contains("4.1 times")) }
  }

  @Test("the note shows the link and the screen that it opens")
  func notes() {
    #expect(
      flight([800, 800, 800]).found.first?.notes.map(\.message) == [
        "the link is here", "the screen that it opens is here",
      ])
  }

  @Test("the devices on which it holds are told once")
  func devices() {
    // On the lower one 400 / 500, on the higher 400 / 1000, three times.
    flight([400, 400, 400], devices: #""400x500@1", "400x1000@1""#).expect(
      .overdraw, "4.4 times", "on 400x500@1:")
  }
}
