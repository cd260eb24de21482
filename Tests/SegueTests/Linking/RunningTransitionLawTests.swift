import Segue
import Testing

/// Invariants of every interrupted transition, checked on random ones from fixed seeds.
@Suite("Running transition invariants")
struct RunningTransitionLaws {
  /// The seeds of the plans. Three out of four are heroes.
  static let seeds = 0..<tries(16, withoutOptimisation: 6)

  private func setting(_ seed: Int) throws -> (RandomTransitions, [FlightPlan]) {
    var random = RandomTransitions(seed: UInt64(9000 + seed))
    let plans = try random.plans(hero: seed % 4 != 3)
    return (random, plans)
  }

  /// Interrupts the transition at a time. Returns the new transition and a description of the
  /// interruption.
  private func interrupted(
    _ running: RunningTransition, at time: Double, _ random: inout RandomTransitions,
    _ plans: [FlightPlan]
  ) throws -> (RunningTransition, what: String) {
    var next = running
    switch random.random.int(in: 0...8) {
    case 0, 1:
      next.reverse(at: time)
      return (next, "reversed")
    case 2:
      next.sendBack(at: time, timing: try random.timing())
      return (next, "sent back")
    case 3:
      let frame = Rect(
        x: random.random.double(in: -50...300), y: random.random.double(in: -50...500),
        width: random.random.double(in: 0...400), height: random.random.double(in: 0...400))
      next.retarget(toFrame: frame, at: time, timing: try random.timing())
      return (next, "sent to \(frame)")
    case 4:
      next.retarget(to: plans[random.random.int(in: 0...2)], at: time, timing: try random.timing())
      return (next, "another plan")
    case 5, 6:
      next.grab(at: time, finishing: random.random.int(in: 0...1) == 0 ? .push : .pop)
      return (next, "grabbed")
    default:
      // A pan without an end has no decision.
      guard
        let decision = try random.pan(from: running.gestureProgress(at: time)).decision
      else { return (next, "nothing") }
      if next.isHeld {
        next.follow(decision.release.progress, velocity: decision.release.progressVelocity)
        let held = next
        next.release(at: time, decision, spring: try random.spring())
        #expect(agree(held, next, at: time) == nil, "released")
      } else {
        next.release(at: time, decision, spring: try random.spring())
      }
      return (next, "released")
    }
  }

  /// Converts all clips to device coordinates, as sums of the frame and its insets.
  private func edges(of running: RunningTransition, _ numbers: [Double]) -> [Double] {
    var edges = numbers
    for (_, _, clipTravels, range) in running.numbering where clipTravels {
      let first = range.lowerBound
      let (x, y) = (numbers[first], numbers[first + 1])
      edges[first + 24] = y + numbers[first + 24]
      edges[first + 25] = x + numbers[first + 2] - numbers[first + 25]
      edges[first + 26] = y + numbers[first + 3] - numbers[first + 26]
      edges[first + 27] = x + numbers[first + 27]
    }
    return edges
  }

  /// Returns a description of the first number whose value or velocity jumps, or nil if there is no
  /// jump. Compares the layers of both transitions that have the same id and content.
  private func agree(
    _ a: RunningTransition, _ b: RunningTransition, at time: Double
  ) -> String? {
    let (from, to) = (edges(of: a, a.channels(at: time)), edges(of: b, b.channels(at: time)))
    let (arriving, leaving) = (
      edges(of: a, a.velocities(at: time)), edges(of: b, b.velocities(at: time))
    )
    for old in a.numbering {
      guard
        let new = b.numbering.first(where: {
          $0.layer.id == old.layer.id && $0.isScreen == old.isScreen
            && $0.layer.content == old.layer.content
        })
      else { continue }
      for place in 0..<min(old.range.count, new.range.count) {
        let (i, j) = (old.range.lowerBound + place, new.range.lowerBound + place)
        let isShadow = place >= 36
        // The drawn rectangle is compared separately, below: these numbers are relative to where
        // the current plan draws it, and plans may fit a picture differently.
        if (4..<8).contains(place) { continue }
        if isShadow && old.range.count != new.range.count { continue }
        guard abs(from[i] - to[j]) <= 1e-9 * (1 + abs(from[i])) else {
          return "\(old.layer.id)[\(place)]: \(from[i]) becomes \(to[j])"
        }
        guard abs(arriving[i] - leaving[j]) <= 1e-6 * (1 + abs(arriving[i])) else {
          return "\(old.layer.id)[\(place)]: speed \(arriving[i]) becomes \(leaving[j])"
        }
      }
    }
    return movedContent(a, b, at: time)
  }

  /// Returns a description of the first picture whose drawn rectangle moves within its layer.
  private func movedContent(
    _ a: RunningTransition, _ b: RunningTransition, at time: Double
  ) -> String? {
    let (before, after) = (a.frame(at: time).layers, b.frame(at: time).layers)
    for (layer, state) in zip(a.layers, before) {
      guard
        let index = b.layers.firstIndex(where: { $0.id == layer.id && $0.content == layer.content }
        ),
        index < after.count
      else { continue }
      if furthestEdge(state.content, after[index].content) > 1e-6 {
        return "\(layer.id): \(state.content) becomes \(after[index].content)"
      }
    }
    return nil
  }

  /// Each round has six interruptions, for each seed: 100,800 in release, which CI runs.
  private static let rounds = tries(1_050, withoutOptimisation: 10)

  @Test("Position and velocity are continuous at every interruption", arguments: seeds)
  func continuity(_ seed: Int) throws {
    var (random, plans) = try setting(seed)
    for _ in 0..<Self.rounds {
      var running = RunningTransition(plans[random.random.int(in: 0...1)], at: 0)
      var time = 0.0
      for _ in 0..<6 {
        time += random.random.double(in: 0.005...0.3)
        if running.isHeld { running.follow(random.random.double(in: -0.3...1.3)) }
        let (next, what) = try interrupted(running, at: time, &random, plans)
        // A release moves the finger, so it is compared where that is taken into account.
        if what != "released" {
          let jump = agree(running, next, at: time)
          #expect(jump == nil, "\(what) at \(time)")
        }
        running = next
      }
    }
  }

  @Test("Velocities match finite differences of positions", arguments: seeds)
  func differences(_ seed: Int) throws {
    var (random, plans) = try setting(seed)
    var (strict, all) = (0, 0)
    for _ in 0..<3 {
      var running = RunningTransition(plans[random.random.int(in: 0...1)], at: 0)
      var time = 0.0
      for _ in 0..<4 {
        time += random.random.double(in: 0.01...0.3)
        running = try interrupted(running, at: time, &random, plans).0
        let inside = time + random.random.double(in: 0.01...0.2)
        for (moment, sign) in [(time, 1.0), (inside, 1), (inside, -1)] {
          let velocities = running.velocities(at: moment)
          func slope(_ h: Double) -> [Double] {
            let here = running.channels(at: moment)
            let (near, far) = (
              running.channels(at: moment + sign * h), running.channels(at: moment + 2 * sign * h)
            )
            return here.indices.map {
              sign * (4 * near[$0] - far[$0] - 3 * here[$0]) / (2 * h)
            }
          }
          let (coarse, fine) = (slope(2e-5), slope(1e-5))
          for index in velocities.indices {
            // At a kink within the steps both differences are wrong, by the amount by which they
            // differ.
            let slack = 3 * abs(coarse[index] - fine[index])
            let scale = 1e-3 * (1 + abs(velocities[index]))
            let off = abs(fine[index] - velocities[index])
            #expect(off <= scale + slack, "number \(index) at \(moment), \(sign)")
            all += 1
            if off <= scale { strict += 1 }
          }
        }
      }
    }
    #expect(Double(strict) >= 0.97 * Double(all), "\(strict) of \(all)")
  }

  @Test(
    "Between frames no number moves faster than its steepest slope and its residual velocity allow",
    arguments: seeds)
  func speed(_ seed: Int) throws {
    var (random, plans) = try setting(seed)
    for _ in 0..<2 {
      var running = RunningTransition(plans[random.random.int(in: 0...1)], at: 0)
      var time = 0.0
      for _ in 0..<3 {
        time += random.random.double(in: 0.01...0.3)
        running = try interrupted(running, at: time, &random, plans).0
        // Both are sampled finely; no window is narrower than 1/30.
        let progress = (0...240).map { running.courseProgress(at: time + Double($0) / 960) }
        let (low, high) = (progress.min() ?? 0, progress.max() ?? 1)
        var steepest = running.courseSlopes(at: low).map(abs)
        for step in 1...40 {
          let p = low + (high - low) * Double(step) / 40
          for (index, slope) in running.courseSlopes(at: p).enumerated() {
            steepest[index] = max(steepest[index], abs(slope))
          }
        }
        let carried = running.greatestCarriedSpeeds
        var last = running.channels(at: time)
        for frame in 1...30 {
          let values = running.channels(at: time + Double(frame) / 120)
          let way = (1...8).reduce(0) {
            $0 + abs(progress[8 * frame - 8 + $1] - progress[8 * frame - 9 + $1])
          }
          for index in values.indices {
            let allowed = 1.05 * steepest[index] * way + carried[index] / 120
            #expect(
              abs(values[index] - last[index]) <= allowed * (1 + 1e-9) + 1e-6, "number \(index)")
          }
          last = values
        }
      }
    }
  }

  @Test("A transition ends exactly at the states of its plan's end", arguments: seeds)
  func ends(_ seed: Int) throws {
    var (random, plans) = try setting(seed)
    for _ in 0..<6 {
      var running = RunningTransition(plans[random.random.int(in: 0...1)], at: 0)
      var (time, isMoved) = (0.0, false)
      for _ in 0..<random.random.int(in: 0...4) {
        time += random.random.double(in: 0...0.4)
        let (next, what) = try interrupted(running, at: time, &random, plans)
        running = next
        isMoved = (isMoved || what.hasPrefix("sent to")) && what != "another plan"
      }
      if running.isHeld {
        #expect(!running.isFinished(at: 1e9) && running.endTime == .infinity)
        running.reverse(at: time)
      }
      let end = running.endTime
      #expect(end.isFinite && running.isFinished(at: end) && !running.isFinished(at: .nan))
      #expect([0, 1].contains(running.target))
      guard !isMoved else { continue }
      for moment in [end, end + 1, .infinity] {
        let frame = running.frame(at: moment)
        let plan = running.plan
        #expect(frame.progress == running.target)
        #expect(
          Array(frame.screens.prefix(plan.screens.count))
            == plan.screens.map { $0.state(at: running.target) })
        guard !plan.flying.isEmpty else { continue }
        #expect(
          Array(frame.layers.prefix(plan.flying.count))
            == plan.flying.map { $0.state(at: running.target) })
        for index in plan.flying.indices {
          #expect(
            running.shadows(ofLayer: index, at: moment)
              == plan.flying[index].shadows(at: running.target))
        }
        #expect(frame.layers.dropFirst(plan.flying.count).allSatisfy { $0.opacity == 0 })
      }
      // At the last moment at most half a device pixel remains.
      let (before, after) = (running.frame(at: end.nextDown), running.frame(at: end))
      for (a, b) in zip(before.layers + before.screens, after.layers + after.screens) {
        let off =
          [
            a.frame.x - b.frame.x, a.frame.y - b.frame.y, a.frame.maxX - b.frame.maxX,
            a.frame.maxY - b.frame.maxY,
          ].map(abs).max() ?? 0
        #expect(off <= 0.5 / running.plan.device.scale + 1e-6)
      }
    }
  }

  @Test("Every frame is finite for hostile times and pans", arguments: seeds)
  func hostile(_ seed: Int) throws {
    var (random, plans) = try setting(seed)
    let numbers: [Double] = [
      0, -0.0, .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e-9, 0.1, 0.2,
      1, -3, 1e9, 1e15,
    ]
    func number() -> Double { numbers[random.random.int(in: 0...(numbers.count - 1))] }
    let restless = try Spring(mass: 1e-6, stiffness: 1e9, damping: 0, initialVelocity: -1e9)
    for _ in 0..<4 {
      var running = RunningTransition(plans[random.random.int(in: 0...2)], at: number())
      for _ in 0..<6 {
        let time = number()
        switch random.random.int(in: 0...6) {
        case 0: running.reverse(at: time, blendDuration: number())
        case 1: running.sendBack(at: time, blendDuration: number())
        case 2: running.retarget(to: plans[random.random.int(in: 0...2)], at: time)
        case 3:
          running.retarget(
            toFrame: Rect(x: number(), y: number(), width: number(), height: number()), at: time)
        case 4: running.grab(at: time, blendDuration: number())
        case 5: running.follow(number(), velocity: number())
        default:
          if let decision = try random.pan(from: 0.5).decision {
            running.release(
              at: time, decision, spring: random.random.int(in: 0...1) == 0 ? restless : .bouncy,
              blendDuration: number())
          }
        }
        for moment in [time, running.endTime, number()] {
          #expect(running.channels(at: moment).allSatisfy { $0.isFinite })
          #expect(running.velocities(at: moment).allSatisfy { $0.isFinite })
          let frame = running.frame(at: moment)
          #expect(frame.progress.isFinite)
          for state in frame.layers + frame.screens { expectSense(state) }
          for index in frame.layers.indices {
            for shadow in running.shadows(ofLayer: index, at: moment) {
              #expect(
                [shadow.offsetX, shadow.blurRadius, shadow.spreadRadius, shadow.color.alpha]
                  .allSatisfy { $0.isFinite } && shadow.blurRadius >= 0)
            }
          }
          #expect(running.shadows(ofLayer: -1, at: moment).isEmpty)
          #expect(running.shadows(ofLayer: .max, at: moment).isEmpty)
        }
      }
    }
  }

  private func expectSense(_ state: LayerState) {
    let numbers = [
      state.frame.x, state.frame.y, state.frame.maxX, state.frame.maxY, state.clip.x, state.clip.y,
      state.clip.maxX, state.clip.maxY, state.content.x, state.content.maxY, state.border.top,
      state.background.red, state.borderColor.alpha,
    ]
    #expect((numbers + state.corners.clockwise).allSatisfy { $0.isFinite })
    #expect(state.frame.width >= 0 && state.clip.height >= 0 && (0...1).contains(state.opacity))
  }
}
