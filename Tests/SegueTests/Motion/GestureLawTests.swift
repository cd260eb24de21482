import Segue
import Testing

@Suite("Gesture invariants")
struct GestureLaws {
  @Test("For any input a pan is decided exactly at its end, and all numbers are finite")
  func hostile() throws {
    var pans = RandomPans(random: SeededRandom(seed: 61))
    for round in 0..<tries(20_000, withoutOptimisation: 2_500) {
      var gesture = try pans.gesture()
      let share = pans.element(of: [0, 0.02, 0.3, 1])
      let reach = gesture.rubberBand.reach + 1e-9
      var positions = [0.0, 1]
      if case .sheet(let rule) = gesture.goal {
        positions = rule.positions(over: gesture.travel.distance)
      }
      let lowest = min(gesture.start, positions.first ?? 0) - reach
      let highest = max(gesture.start, positions.last ?? 1) + reach
      var time = 0.0
      for _ in 0..<pans.random.int(in: 0...(round % 500 == 0 ? 3000 : 40)) {
        time += pans.element(of: [0, 0.001, 0.016, 0.3, -0.01])
        let sample = PanSample(
          pans.chance(0.03) ? pans.element(of: PanPhase.allCases) : .changed,
          time: pans.chance(share) ? pans.number(hostile: 1, in: 0...1) : time,
          position: Point(
            x: pans.number(hostile: share, in: -2000...2000),
            y: pans.number(hostile: share, in: -2000...2000)))
        let before = gesture
        gesture.receive(sample)
        if before.decision != nil {
          #expect(gesture == before, "\(round)")
        } else {
          let isEnd = sample.phase == .ended || sample.phase == .cancelled
          #expect((gesture.decision != nil) == isEnd && gesture.state != .idle, "\(round)")
        }
        #expect(gesture.progress >= lowest && gesture.progress <= highest, "\(round)")
      }
      gesture.receive(
        PanSample(
          pans.chance(0.5) ? .ended : .cancelled, time: time,
          position: Point(x: pans.number(hostile: share, in: -900...900), y: .nan)))
      let decision = try #require(gesture.decision, "\(round)")
      let numbers = [
        decision.release.progress, decision.release.velocity, decision.release.progressVelocity,
        decision.projectionTime, decision.projected, decision.initialVelocity ?? 0,
        decision.springState.displacement, decision.springState.velocity,
        decision.progress(at: 0.1, on: .bouncy), decision.velocity(at: 0.1, on: .bouncy),
      ]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(round): \(decision)")
      #expect(positions.contains(decision.target), "\(round): \(decision)")
      if let detent = decision.detent { #expect(positions[detent] == decision.target) }
    }
  }

  @Test("Progress moves with the finger, never further, and depends only on its position")
  func following() throws {
    var pans = RandomPans(random: SeededRandom(seed: 62))
    for round in 0..<tries(20_000, withoutOptimisation: 2_500) {
      var gesture = try pans.gesture()
      let fresh = gesture
      let direction = gesture.travel.direction
      var last: (place: Double, progress: Double)?
      let way = pans.way()
      func sample(_ phase: PanPhase, _ time: Double, _ place: Double) -> PanSample {
        PanSample(phase, time: time, position: Point(x: place, y: place))
      }
      for (time, place) in way {
        gesture.receive(sample(last == nil ? .began : .changed, time, place))
        if let last {
          let moved = direction.sign * (place - last.place) / gesture.travel.distance
          let followed = gesture.progress - last.progress
          #expect(followed.magnitude <= moved.magnitude * (1 + 1e-9) + 1e-12, "\(round)")
          #expect(followed == 0 || (followed > 0) == (moved > 0), "\(round)")
        } else {
          #expect(gesture.progress == gesture.start, "\(round)")
        }
        last = (place, gesture.progress)
      }
      var direct = fresh
      direct.receive(sample(.began, way[0].time, way[0].place))
      direct.receive(sample(.changed, 99, way[way.count - 1].place))
      #expect(direct.progress == gesture.progress, "\(round)")
      let seen = gesture.progress
      gesture.receive(sample(.ended, way[way.count - 1].time, way[way.count - 1].place))
      #expect(gesture.decision?.release.progress == seen, "\(round)")
    }
  }

  @Test("A flick back never finishes, wherever it ends and for any rule")
  func flickBack() throws {
    var pans = RandomPans(random: SeededRandom(seed: 63))
    var (transitions, sheets) = (0, 0)
    let rounds = tries(20_000, withoutOptimisation: 2_500)
    for round in 0..<rounds {
      var gesture = try pans.gesture()
      let flickSpeed: Double
      switch gesture.goal {
      case .transition(let rule): flickSpeed = rule.flickSpeed
      case .sheet(let rule): flickSpeed = rule.flickSpeed
      }
      let sign = gesture.travel.direction.sign
      var (time, place) = (0.0, 0.0)
      func report(_ phase: PanPhase) {
        gesture.receive(
          PanSample(phase, time: time, position: Point(x: sign * place, y: sign * place)))
      }
      report(.began)
      for _ in 0..<pans.random.int(in: 0...10) {
        time += 0.02
        place += pans.random.double(in: -50...150)
        report(.changed)
      }
      // Moves backwards at the flick speed or faster all the time, for at least the window.
      let end = time + pans.random.double(in: 0.11...0.3)
      while time < end {
        let step = pans.random.double(in: 0.002...0.02)
        time += step
        place -= step * flickSpeed * pans.random.double(in: 1.001...3)
        report(.changed)
      }
      report(.ended)
      let decision = try #require(gesture.decision)
      #expect(decision.release.velocity <= -flickSpeed, "\(round)")
      switch gesture.goal {
      case .transition:
        transitions += 1
        #expect(!decision.isFinished && decision.target == 0, "\(round): \(decision)")
        #expect(decision.reason == .flickedBack)
      case .sheet(let rule):
        sheets += 1
        // It does not move up, except to the lowest detent from below it.
        let lowest = rule.positions(over: gesture.travel.distance)[0]
        #expect(decision.target <= max(decision.release.progress, lowest), "\(round): \(decision)")
      }
    }
    #expect(transitions > rounds / 4 && sheets > rounds / 4)
  }

  /// The units of a pan: factors that are powers of two, so that nothing is rounded, a mirroring
  /// and a delay.
  struct Measure {
    var time = 1.0
    var distance = 1.0
    var isMirrored = false
    var delay = 0.0
  }

  func played(
    _ way: [(time: Double, place: Double)], _ goal: PanGoal, distance: Double, start: Double,
    measured by: Measure
  ) throws -> PanDecision {
    let speed = by.distance / by.time
    let scaled: PanGoal
    switch goal {
    case .transition(let rule):
      if let time = rule.projectionTime {
        scaled = .transition(
          try PanRule(
            threshold: rule.threshold, flickSpeed: rule.flickSpeed * speed,
            projectionTime: time * by.time))
      } else {
        scaled = .transition(
          try PanRule(threshold: rule.threshold, flickSpeed: rule.flickSpeed * speed))
      }
    case .sheet(let rule):
      let detents = rule.detents.map { detent in
        guard case .height(let height) = detent else { return detent }
        return .height(height * by.distance)
      }
      scaled = .sheet(
        try DetentRule(
          detents, allowsDismissal: rule.allowsDismissal, skips: rule.skips,
          projectionTime: rule.projectionTime * by.time, flickSpeed: rule.flickSpeed * speed))
    }
    var gesture = try PanGesture(
      over: PanTravel(by.isMirrored ? .left : .right, distance: distance * by.distance),
      to: scaled, from: start,
      velocity: PanVelocity(window: 0.125 * by.time, maximumSpeed: 8000 * speed))
    for (index, (time, place)) in way.enumerated() {
      let x = place * by.distance * (by.isMirrored ? -1 : 1)
      let isLast = index == way.count - 1
      gesture.receive(
        PanSample(
          isLast ? .ended : index == 0 ? .began : .changed, time: (time + by.delay) * by.time,
          position: Point(x: x, y: 0)))
    }
    return try #require(gesture.decision)
  }

  @Test("Decisions do not depend on units, on direction or on absolute time")
  func measures() throws {
    var pans = RandomPans(random: SeededRandom(seed: 64))
    for round in 0..<tries(20_000, withoutOptimisation: 2_500) {
      let (goal, way) = (try pans.goal(), pans.way())
      let distance = pans.random.double(in: 100...1200)
      let start = pans.chance(0.5) ? 0 : pans.random.double(in: -0.5...1.5)
      let by = Measure(
        time: pans.element(of: [0.25, 1, 2, 8]), distance: pans.element(of: [0.5, 1, 2, 4]),
        isMirrored: pans.chance(0.5), delay: pans.element(of: [0, 1, 100_000]))
      let one = try played(way, goal, distance: distance, start: start, measured: Measure())
      let two = try played(way, goal, distance: distance, start: start, measured: by)
      #expect(one.release.progress == two.release.progress, "\(round)")
      #expect(one.release.velocity * by.distance / by.time == two.release.velocity, "\(round)")
      #expect(one.projected == two.projected && one.target == two.target, "\(round)")
      #expect(one.reason == two.reason && one.isFinished == two.isFinished, "\(round)")
    }
  }
}
