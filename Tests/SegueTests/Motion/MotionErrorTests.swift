import Segue
import Testing

@Suite("Invalid motion parameters")
struct MotionErrorTests {
  @Test("Invalid parameters of a spring are reported with the requirement that they violate")
  func springs() {
    typealias Case = (MotionError.Parameter, MotionError.Requirement, () throws -> Spring)
    let cases: [Case] = [
      (.response, .positive, { try Spring(response: 0, dampingFraction: 1) }),
      (.response, .finite, { try Spring(response: .nan, dampingFraction: 1) }),
      (.response, .within(1e-6...1e9), { try Spring(response: 1e-7, dampingFraction: 1) }),
      (.dampingFraction, .notNegative, { try Spring(response: 1, dampingFraction: -0.1) }),
      (.dampingFraction, .finite, { try Spring(response: 1, dampingFraction: .infinity) }),
      (
        .blendDuration, .notNegative,
        { try Spring(response: 1, dampingFraction: 1, blendDuration: -1) }
      ),
      (.mass, .positive, { try Spring(mass: -1, stiffness: 100, damping: 10) }),
      (.stiffness, .positive, { try Spring(stiffness: 0, damping: 10) }),
      (.stiffness, .finite, { try Spring(stiffness: -.infinity, damping: 10) }),
      (.damping, .notNegative, { try Spring(stiffness: 100, damping: -10) }),
      (
        .initialVelocity, .finite,
        { try Spring(stiffness: 100, damping: 10, initialVelocity: .nan) }
      ),
      (.duration, .positive, { try Spring(duration: -0.5, bounce: 0) }),
      (.bounce, .within((-1).nextUp...1), { try Spring(duration: 0.5, bounce: -1) }),
      (.bounce, .within((-1).nextUp...1), { try Spring(duration: 0.5, bounce: 1.5) }),
    ]
    for (parameter, requirement, make) in cases {
      let problem = #expect(throws: MotionError.self) { _ = try make() }
      #expect(problem?.parameter == parameter && problem?.requirement == requirement)
    }
  }

  @Test("Invalid parameters of a curve are reported, for stops with their index")
  func curves() {
    let x = #expect(throws: MotionError.self) {
      _ = try CubicBezier(x1: 0.2, y1: 0, x2: 1.2, y2: 1)
    }
    #expect(x?.parameter == .x2 && x?.requirement == .within(0...1) && x?.value == 1.2)
    let y = #expect(throws: MotionError.self) {
      _ = try CubicBezier(x1: 0.2, y1: .nan, x2: 1, y2: 1)
    }
    #expect(y?.parameter == .y1 && y?.requirement == .finite)
    let few = #expect(throws: MotionError.self) { _ = try LinearStops([LinearStop(1)]) }
    #expect(few?.parameter == .linear && few?.requirement == .atLeastTwo && few?.value == 1)
    let stop = #expect(throws: MotionError.self) {
      _ = try LinearStops([LinearStop(0), LinearStop(1, at: .infinity)])
    }
    #expect(stop?.parameter == .position && stop?.index == 1)
  }

  @Test("A duration is neither negative nor longer than an hour")
  func durations() {
    for (duration, requirement) in [
      (-1, MotionError.Requirement.notNegative), (.nan, .finite), (.infinity, .finite),
      (3601, .within(0...3600)),
    ] {
      let problem = #expect(throws: MotionError.self) {
        _ = try Timing(easing: .linear, duration: duration)
      }
      #expect(problem?.parameter == .duration && problem?.requirement == requirement)
    }
  }
}
