import Segue
import Testing

/// Compares two judgements: the reader derives from the declaration whether a screen jumps, and the
/// transition shows whether it is drawn away from its rest position.
@Suite("Invariants of custom tracks")
struct RestlessTrackLawTests {
  /// Returns a track whose values include the one at rest.
  ///
  /// On a device of 400 × 800 points, four translations cancel only if they do so on every device:
  /// 20 a + 28 b = 0 and 20 a + 56 b = 0 require more than four tracks, unless a = b = 0.
  private static func track(_ random: inout SeededRandom) -> String {
    let choices: [(String, [String])] = [
      ("translateX", ["0", "20", "-20", #""7%""#, #""-7%""#]),
      ("translateY", ["0", "20", "-20", #""7%""#, #""-7%""#]),
      ("scale", ["1", "0.5", "2"]), ("opacity", ["1", "1", "0.5"]),
      ("cornerRadius", ["0", "0", "8"]),
    ]
    let (property, values) = choices[random.int(in: 0...choices.count - 1)]
    func value() -> String { values[random.int(in: 0...values.count - 1)] }
    let windows = ["[0, 1]", "[0, 0.5]", "[0.25, 0.75]", "[0.5, 1]"]
    return #"{"property": "\#(property)", "from": \#(value()), "to": \#(value()), "window": "#
      + windows[random.int(in: 0...3)] + "}"
  }

  private static func tracks(_ random: inout SeededRandom) -> String {
    (0..<random.int(in: 0...4)).map { _ in track(&random) }.joined(separator: ",\n")
  }

  /// Returns the number of a screen's properties that are not at rest.
  private func unrest(_ state: LayerState) -> Int {
    let middle = Point(
      x: state.frame.x + state.frame.width / 2, y: state.frame.y + state.frame.height / 2)
    return [
      abs(middle.x - 200) < 1e-6, abs(middle.y - 400) < 1e-6, abs(state.frame.width - 400) < 1e-6,
      abs(state.opacity - 1) < 1e-9, state.corners.topLeft == 0,
    ].count { !$0 }
  }

  @Test("A screen is reported to jump exactly if it does", arguments: 0..<60)
  func jumps(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let entering = Self.tracks(&random)
    let exiting = Self.tracks(&random)
    let flight = try TestFlight(
      #"{"type": "layout", "id": "tapped", \#(TestFlight.tap)}"#, #"{"type": "layout"}"#,
      transition: #"""
        {"kind": "custom", "duration": 1, "reducedMotion": "fade",
          "push": {"entering": [\#(entering)], "exiting": [\#(exiting)]}}
        """#)
    let plan = try flight.plan()
    let jumps = unrest(try plan.layer("entering").state(at: 1))
    let starts = unrest(try plan.layer("exiting").state(at: 0))
    let found = flight.diagnostics.filter { $0.code == .restlessTrack }
    #expect(found.count == jumps + starts, "\(found.map(\.message)) \(entering) | \(exiting)")
    #expect(found.count { $0.message.contains("begins") } == starts)
  }
}
