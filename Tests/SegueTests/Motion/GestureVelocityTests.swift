import Segue
import Testing

@Suite("A gesture's velocity")
struct GestureVelocityTests {
  func velocity(_ samples: [(Double, Double)]) -> Double {
    var velocity = PanVelocity.standard
    for (time, place) in samples { velocity.add(place, at: time) }
    return velocity.pointsPerSecond
  }

  @Test("the speed is the slope of the best line through the last 100 ms")
  func slope() {
    // Means 0.01 and 40/3: (−0.01 · −40/3 + 0.01 · 50/3) / 0.0002 = 1500.
    #expect(abs(velocity([(0, 0), (0.01, 10), (0.02, 30)]) - 1500) < 1e-9)
    // The first is 130 ms old.
    #expect(abs(velocity([(0, 900), (0.11, 0), (0.12, 10), (0.13, 30)]) - 1500) < 1e-9)
    // The same in seconds since 1970, which have 2⁻²² s left.
    let date = 1_790_000_000.0
    let late = velocity([(date, 0), (date + 0.015625, 10), (date + 0.03125, 20)])
    #expect(late == 640)
  }

  @Test("few samples, old samples, simultaneous samples")
  func few() {
    #expect(velocity([]) == 0 && velocity([(3, 200)]) == 0)
    // Little was heard: the mean of the last stretch, 200 pt in half a second.
    #expect(velocity([(0, 0), (0.5, 200)]) == 400)
    // A finger that rested.
    #expect(velocity([(0, 0), (0.1, 100), (0.4, 100)]) == 0)
    #expect(velocity([(1, 0), (1, 50), (1, 100)]) == 0)
    // The last place of a moment counts, and what is earlier or no time is of that moment.
    #expect(velocity([(0, 0), (0.5, 7), (0.5, 9), (0.4, 50), (.nan, 100)]) == 200)
    #expect(velocity([(.infinity, 0), (0, 0), (0.5, 100), (0.6, .nan), (0.6, 1e10)]) == 200)
  }

  @Test("no finger is faster than 8000 pt/s, and no two samples tell otherwise")
  func fastest() {
    #expect(velocity([(0, 0), (1e-9, 100)]) == 8000)
    #expect(velocity([(0, 0), (1e-200, -100)]) == 0)
    #expect(velocity([(0, 1e9), (1e-150, -1e9)]) == -8000)
  }

  @Test("a hundred thousand samples take no more room than 32")
  func memory() throws {
    var gesture = try PanGesture(
      over: PanTravel(.right, distance: 400), to: .transition(.thirtyPercent))
    // The first 99,968 stagger, the last 32 run at 125 pt/s.
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

  @Test("impossible numbers of a gesture are named")
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
