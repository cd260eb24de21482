import Segue
import Testing

@Suite("Gesture velocity")
struct GestureVelocityTests {
  func velocity(_ samples: [(Double, Double)]) -> Double {
    var velocity = PanVelocity.standard
    for (time, place) in samples { velocity.add(place, at: time) }
    return velocity.pointsPerSecond
  }

  @Test("The velocity is the slope of the regression line through the last 100 ms")
  func slope() {
    // Means 0.01 and 40/3: (−0.01 · −40/3 + 0.01 · 50/3) / 0.0002 = 1500.
    #expect(abs(velocity([(0, 0), (0.01, 10), (0.02, 30)]) - 1500) < 1e-9)
    // The first sample is 130 ms old.
    #expect(abs(velocity([(0, 900), (0.11, 0), (0.12, 10), (0.13, 30)]) - 1500) < 1e-9)
    // The same in seconds since 1970, which have a precision of 2⁻²² s.
    let date = 1_790_000_000.0
    let late = velocity([(date, 0), (date + 0.015625, 10), (date + 0.03125, 20)])
    #expect(late == 640)
  }

  @Test("The velocity is defined for few, old and simultaneous samples")
  func few() {
    #expect(velocity([]) == 0 && velocity([(3, 200)]) == 0)
    // With few samples it is the mean velocity of the last segment, 200 points in half a second.
    #expect(velocity([(0, 0), (0.5, 200)]) == 400)
    // A finger that rested.
    #expect(velocity([(0, 0), (0.1, 100), (0.4, 100)]) == 0)
    #expect(velocity([(1, 0), (1, 50), (1, 100)]) == 0)
    // The last position at a time counts, and an earlier or invalid time counts as the latest time.
    #expect(velocity([(0, 0), (0.5, 7), (0.5, 9), (0.4, 50), (.nan, 100)]) == 200)
    #expect(velocity([(.infinity, 0), (0, 0), (0.5, 100), (0.6, .nan), (0.6, 1e10)]) == 200)
  }

  @Test("A velocity is at most 8000 points a second, no matter how close two samples are")
  func fastest() {
    #expect(velocity([(0, 0), (1e-9, 100)]) == 8000)
    #expect(velocity([(0, 0), (1e-200, -100)]) == 0)
    #expect(velocity([(0, 1e9), (1e-150, -1e9)]) == -8000)
  }

  @Test("A hundred thousand samples take no more memory than 32")
  func memory() throws {
    var gesture = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent))
    // The first 99,968 alternate, and the last 32 move at 125 points a second.
    for index in 0..<100_000 {
      let x = index < 99_968 ? Double(index % 7) : Double(index) / 64
      gesture.receive(
        PanSample(.changed, time: Double(index) / 8000, position: Point(x: x, y: 0)))
    }
    #expect(abs(gesture.release.velocity - 125) < 1e-9)
    var arrays: [Int] = []
    func collect(_ value: Any) {
      if let numbers = value as? [Double] { arrays.append(numbers.count) }
      for child in Mirror(reflecting: value).children { collect(child.value) }
    }
    collect(gesture)
    #expect(arrays.contains(32) && arrays.allSatisfy { $0 <= PanVelocity.capacity })
  }

  @Test("Invalid parameters of a gesture are reported by name")
  func problems() throws {
    typealias Case = (MotionError.Parameter, MotionError.Requirement, () throws -> Any)
    let cases: [Case] = [
      (.distance, .within(1...1e9), { try PanTravel(.up, distance: 0.5) }),
      (.distance, .finite, { try PanTravel(.up, distance: .nan) }),
      (.threshold, .within(0...1), { try PanRule(threshold: 1.1, flickSpeed: 1) }),
      (.flickSpeed, .positive, { try PanRule(threshold: 1, flickSpeed: -500) }),
      (
        .projectionTime, .notNegative,
        { try PanRule(threshold: 1, flickSpeed: 1, projectionTime: -1) }
      ),
      (
        .deceleration, .within(0...0.9999),
        { try PanRule(threshold: 1, flickSpeed: 1, deceleration: 1) }
      ),
      (.coefficient, .within(0...1), { try RubberBand(coefficient: 2) }),
      (.reach, .positive, { try RubberBand(coefficient: 1, reach: 0) }),
      (.window, .positive, { try PanVelocity(window: 0) }),
      (.detent, .within(1e-6...1), { try DetentRule([.fraction(1), .fraction(0)]) }),
      (.detent, .positive, { try DetentRule([.height(-3)]) }),
      (.skips, .notNegative, { try DetentRule([], skips: -1) }),
      (.initialVelocity, .finite, { try Spring(.smooth, initialVelocity: .nan) }),
    ]
    for (parameter, requirement, make) in cases {
      let problem = #expect(throws: MotionError.self) { _ = try make() }
      #expect(problem?.parameter == parameter && problem?.requirement == requirement)
    }
    let second = #expect(throws: MotionError.self) {
      _ = try DetentRule([.fraction(1), .fraction(2)])
    }
    #expect(second?.index == 1)
  }
}
