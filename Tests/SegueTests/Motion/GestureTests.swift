import Segue
import Testing

/// Numbers here are worked out by hand from the formulas in the doc comments.
@Suite("Gestures")
struct GestureTests {
  /// Returns a swipe to the right over 400 points. With 30 % or 500 points a second, τ =
  /// 0.3 · 400 / 500 = 0.24 s.
  func swipe(from start: Double = 0, to rule: PanRule = .thirtyPercent) throws -> PanGesture {
    try PanGesture(over: PanTravel(.right, distance: 400), to: .transition(rule), from: start)
  }

  func decision(
    _ gesture: PanGesture, _ way: [(time: Double, place: Double)]
  ) throws -> PanDecision {
    var gesture = gesture
    gesture.receive(way)
    return try #require(gesture.decision)
  }

  @Test("A finger at rest must pass 30 % of the distance")
  func atRest() throws {
    let short = try decision(swipe(), [(0, 10), (0.2, 130), (0.5, 130)])
    #expect(short.release.progress == 0.3 && short.release.velocity == 0)
    #expect(!short.isFinished && short.reason == .fellShort && short.target == 0)
    let enough = try decision(swipe(), [(0, 10), (0.2, 131), (0.5, 131)])
    #expect(enough.isFinished && enough.reason == .passedThreshold && enough.target == 1)
    #expect(enough.projected == enough.release.progress && enough.threshold == 0.3)
  }

  @Test("Half of the 30 % together with half of the 500 points a second is enough")
  func shared() throws {
    // To 60 points at 255 points a second: 0.15 + 0.6375 · 0.24 = 0.303. At 245: 0.15 +
    // 0.6125 · 0.24 = 0.297.
    let carried = try decision(swipe(), [(1, 0), (1 + 60.0 / 255, 60)])
    #expect(abs(carried.release.velocity - 255) < 1e-9)
    #expect(abs(carried.release.progressVelocity - 0.6375) < 1e-12)
    #expect(carried.projectionTime == 0.24 && abs(carried.projected - 0.303) < 1e-12)
    #expect(carried.isFinished && carried.reason == .carriedOver)
    let short = try decision(swipe(), [(1, 0), (1 + 60.0 / 245, 60)])
    #expect(abs(short.projected - 0.297) < 1e-12)
    #expect(!short.isFinished && short.reason == .fellShort)
  }

  @Test("A backward velocity counts against the position, and a flick back always cancels")
  func backwards() throws {
    // To 260 points, then back to 200 at −400 points a second: 0.5 − 1 · 0.24 = 0.26.
    let back = try decision(swipe(), [(0, 0), (1, 260), (1.15, 200)])
    #expect(abs(back.projected - 0.26) < 1e-12)
    #expect(!back.isFinished && back.reason == .carriedBack)
    // Back to 360 at −600 points a second: 0.9 − 1.5 · 0.24 = 0.54, above the threshold.
    let flick = try decision(swipe(), [(0, 0), (1, 480), (1.2, 360)])
    #expect(abs(flick.projected - 0.54) < 1e-12)
    #expect(!flick.isFinished && flick.reason == .flickedBack && flick.target == 0)
  }

  @Test("The presets with deceleration project by 0.499 s and 0.099 s")
  func deceleration() throws {
    let rules = [(PanRule.normalDeceleration, 0.499), (.fastDeceleration, 0.099)]
    for (rule, time) in rules {
      #expect(abs(rule.projectionTime(over: 393) - time) < 1e-12)
    }
    #expect(try PanRule(threshold: 0.5, flickSpeed: 500, deceleration: 0.998) == rules[0].0)
    // To 60 points at 300 points a second: 0.15 + 0.75 · 0.499 = 0.52425, and with 0.099 s 0.22425.
    let way = [(time: 0.0, place: 0.0), (0.2, 60)]
    let normal = try decision(swipe(to: rules[0].0), way)
    #expect(abs(normal.projected - 0.52425) < 1e-12 && normal.isFinished)
    let fast = try decision(swipe(to: rules[1].0), way)
    #expect(abs(fast.projected - 0.22425) < 1e-12 && !fast.isFinished)
  }

  @Test("Progress follows the finger in its direction, with a rubber band beyond the ends")
  func progress() throws {
    let places: [PanDirection: Point] = [
      .right: Point(x: 500, y: .nan), .left: Point(x: -500, y: .nan),
      .down: Point(x: .nan, y: 500), .up: Point(x: .nan, y: -500),
    ]
    for direction in PanDirection.allCases {
      var gesture = try PanGesture(
        over: PanTravel(direction, distance: 400), to: .transition(.thirtyPercent))
      func at(_ share: Double) -> Point {
        Point(x: share * (places[direction]?.x ?? 0), y: share * (places[direction]?.y ?? 0))
      }
      gesture.receive(PanSample(.began, time: 0, position: at(0)))
      gesture.receive(PanSample(.changed, time: 1, position: at(0.5)))
      #expect(gesture.progress == 0.625 && gesture.state == .tracking)
      // At 1.25 of the distance: 1 + 0.1375/1.1375, with a slope of 0.55/1.1375².
      gesture.receive(PanSample(.changed, time: 2, position: at(1)))
      #expect(abs(gesture.progress - 1.120_879_120_879) < 1e-12)
      let ratio = gesture.release.progressVelocity / (gesture.release.velocity / 400)
      #expect(abs(ratio - 0.425_069_436_058) < 1e-11)
      gesture.receive(PanSample(.changed, time: 3, position: at(-0.2)))
      #expect(abs(gesture.progress + 0.120_879_120_879) < 1e-12)
    }
  }

  @Test("A transition that is caught anywhere continues exactly there")
  func takeover() throws {
    for start in [-0.2, 0, 0.37, 1, 1.4] {
      var gesture = try swipe(from: start)
      #expect(gesture.state == .idle && gesture.progress == start)
      gesture.receive(PanSample(.began, time: 0, position: Point(x: 17, y: 0)))
      #expect(gesture.progress == start)
    }
    // Caught at 1.4 and pulled back by 0.5: one to one.
    var caught = try swipe(from: 1.4)
    caught.receive([(0, 200), (1, 0), (2, 0)])
    #expect(abs(caught.progress - 0.9) < 1e-12)
    #expect(caught.decision?.reason == .passedThreshold)
    #expect(throws: MotionError.self) { _ = try swipe(from: .nan) }
  }

  @Test("Samples in any order have a defined result")
  func order() throws {
    func sample(_ phase: PanPhase, _ x: Double) -> PanSample {
      PanSample(phase, time: x / 1000, position: Point(x: x, y: 0))
    }
    // An end alone decides by the progress at which the transition was caught.
    for (start, isFinished) in [(0.0, false), (0.8, true)] {
      var gesture = try swipe(from: start)
      gesture.receive(sample(.ended, 100))
      #expect(gesture.decision?.isFinished == isFinished)
      let decided = gesture
      for phase in PanPhase.allCases { gesture.receive(sample(phase, 300)) }
      #expect(gesture == decided)
    }
    // Without a beginning, the first change counts as one.
    var late = try swipe()
    late.receive(sample(.changed, 100))
    late.receive(sample(.changed, 140))
    #expect(late.progress == 0.1 && late.state == .tracking)
    // A second finger continues where the first one was.
    late.receive(sample(.began, 300))
    #expect(late.progress == 0.1 && late.release.velocity == 0)
    late.receive(sample(.changed, 340))
    #expect(late.progress == 0.2)
    late.receive(sample(.cancelled, 400))
    #expect(late.decision?.reason == .interrupted && late.decision?.isFinished == false)
    #expect(abs((late.decision?.release.velocity ?? 0) - 1000) < 1e-9)
  }

  @Test("A sample with a non-finite position moves nothing, but its phase counts")
  func noPlace() throws {
    var gesture = try swipe()
    gesture.receive(PanSample(.began, time: 0, position: Point(x: .nan, y: 0)))
    #expect(gesture.state == .tracking && gesture.progress == 0)
    gesture.receive(PanSample(.changed, time: 0.1, position: Point(x: 50, y: 0)))
    gesture.receive(PanSample(.changed, time: 0.2, position: Point(x: 90, y: .nan)))
    gesture.receive(PanSample(.ended, time: .nan, position: Point(x: -.infinity, y: 0)))
    #expect(gesture.progress == 0.1)
    #expect(abs((gesture.decision?.release.velocity ?? 0) - 400) < 1e-9)
  }
}
