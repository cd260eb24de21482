import Segue
import Testing

/// Invariants of every transition of a project, through the whole compiler from JSON to plans. They
/// are checked on thousands of random transitions from fixed seeds.
@Suite("Transition invariants")
struct TransitionLawTests {
  static let projectsPerSeed = tries(25, withoutOptimisation: 2)

  @Test("Transitions keep their ends, move continuously, and pop in reverse", arguments: 0..<20)
  func laws(_ seed: Int) throws {
    for round in 0..<Self.projectsPerSeed {
      let number = UInt64(seed * Self.projectsPerSeed + round)
      let generated = RandomTransitionProject(seed: 50_000 + number)
      let compiler = Compiler(TestProject(generated.text).project)
      let compilation = compiler.compile()
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.message) == [], "project \(number)")
      #expect(compilation.transits.count == RandomTransitionProject.links, "project \(number)")
      var random = SeededRandom(seed: number)
      for transit in compilation.transits {
        let push = try #require(transit.plans.first)
        let pop = try #require(transit.returns.first)
        let reduced = try #require(transit.reduced.first)
        let declared = compiler.project.manifest.transition(named: push.transition)
        let transition = declared ?? Transition(kind: push.kind)
        let check = PlanCheck(transition: transition, name: "project \(number), \(push.transition)")
        for plan in [push, pop, reduced] { check.laws(of: plan, &random) }
        check.samePop(push, pop, &random)
      }
    }
  }
}

/// Records an issue for each invariant that a plan violates.
private struct PlanCheck {
  let transition: Transition
  let name: String

  private func fail(_ what: String, _ plan: FlightPlan) {
    Issue.record("\(name), \(plan.direction) of kind \(plan.kind): \(what)")
  }

  func laws(of plan: FlightPlan, _ random: inout SeededRandom) {
    let isScreens = plan.pairs.isEmpty
    for layer in plan.screens + plan.flying {
      let (start, end) = (layer.state(at: 0), layer.state(at: 1))
      let limit = limit(of: layer, in: plan, start, end)
      var last: (p: Double, state: LayerState)?
      for p in random.walk(5) {
        let state = layer.state(at: p)
        if let last, let broken = limit.broken(from: last.state, to: state, over: p - last.p) {
          fail("\(layer.id): \(broken) from \(last.p) to \(p)", plan)
        }
        last = (p, state)
        if let nonsense = state.nonsense { fail("\(layer.id): \(nonsense) at \(p)", plan) }
      }
      for (p, near) in [(0.0, 1e-9), (1, 1 - 1e-9)] {
        let (a, b) = (layer.state(at: p), layer.state(at: near))
        if let broken = limit.broken(from: a, to: b, over: 1e-9) {
          fail("\(layer.id): \(broken) next to \(p)", plan)
        }
        if let nonsense = a.nonsense { fail("\(layer.id): \(nonsense) at \(p)", plan) }
        let device = Rect(origin: .zero, size: plan.device.size)
        // Bars are at the positions from the layout of their screens.
        if case .bar = layer.content { continue }
        if a.opacity > 0, a.frame != device, !a.frame.isOnPixels(of: plan.device.scale) {
          fail("\(layer.id): \(a.frame) is not on pixels", plan)
        }
      }
      for p in [-2, 3, plan.timing.progressRange.lowerBound, plan.timing.progressRange.upperBound] {
        if let nonsense = layer.state(at: p).nonsense { fail("\(nonsense) at \(p)", plan) }
        for shadow in layer.shadows(at: p) {
          if let nonsense = shadow.nonsense { fail("\(nonsense) at \(p)", plan) }
        }
      }
    }
    // The states written together equal those of each layer.
    var states: [LayerState] = []
    for p in [0, 1, 0.3] {
      plan.writeStates(at: p, into: &states)
      if states != plan.layers.map({ $0.state(at: p) }) { fail("states at \(p)", plan) }
    }
    if !isScreens { ends(of: plan) }
    settles(plan)
  }

  /// Checks that p = 0 and p = 1 return the end points themselves, as FORMAT.md requires.
  private func ends(of plan: FlightPlan) {
    for (index, pair) in plan.pairs.enumerated() {
      let own = plan.flying.filter { $0.pair == index }
      // The layer that draws the source's end, unless a layout's picture flies instead.
      if let first = own.first(where: { $0.from == pair.from.index }) {
        if first.state(at: 0).frame != pair.from.frame {
          fail("\(first.id) begins elsewhere", plan)
        }
      } else {
        fail("nothing begins at \(pair.from.component)", plan)
      }
      if let last = own.first(where: { $0.to == pair.to.index }),
        last.state(at: 1).frame != pair.to.frame
      {
        fail("\(last.id) ends elsewhere", plan)
      }
    }
    if plan.flying.map(\.z) != plan.flying.indices.map({ $0 + 2 }) { fail("order", plan) }
  }

  /// Returns the speed limit of a layer, from its distance and the steepest window.
  private func limit(
    of layer: Layer, in plan: FlightPlan, _ start: LayerState, _ end: LayerState
  ) -> SpeedLimit {
    let device = plan.device.size
    let side = max(device.width, device.height)
    guard layer.role == nil else {
      // Windows of hero and custom screen tracks are no shorter than 0.05, and one track of scale
      // and one of translation move no further than the device each.
      var limit = SpeedLimit()
      limit.frame = 4 * side / 0.05
      limit.content = limit.frame
      limit.opacity = 1 / 0.05 + 1
      limit.corners = 3 * 30 / 0.05 + 2 * limit.frame
      return limit
    }
    // A cross-fade takes half of a window.
    return SpeedLimit(
      from: start, to: end, isArc: transition.path == .arc, steepness: 2 / 0.05,
      clipWay: 2 * side + furthestEdge(start.frame, end.frame))
  }

  /// Checks that after a spring's duration every channel stays within half a device pixel of its
  /// end (FORMAT.md).
  private func settles(_ plan: FlightPlan) {
    guard case .spring(let spring) = plan.timing.easing else { return }
    let half = 0.5 / plan.device.scale + 1e-9
    for layer in plan.screens + plan.flying {
      let end = layer.state(at: plan.direction == .push ? 1 : 0)
      for step in [0, 0.01, 0.05, 0.12] {
        let forward = spring.position(at: plan.timing.duration + step)
        let state = layer.state(at: plan.direction == .push ? forward : 1 - forward)
        let off = max(
          furthestEdge(state.frame, end.frame), furthestEdge(state.content, end.content))
        if off > half { fail("\(layer.id) is \(off) points from its end after \(step) s", plan) }
        if state.clip.area > 0, end.clip.area > 0, furthestEdge(state.clip, end.clip) > half {
          fail("the clip of \(layer.id) is off after \(step) s", plan)
        }
        if abs(state.opacity - end.opacity) > 0.5 / 255 + 1e-9 {
          fail("\(layer.id) is seen too much after \(step) s", plan)
        }
      }
    }
  }

  /// Checks that a pop is the same function with p running from 1 to 0 (FORMAT.md): bit for bit,
  /// unless it has its own windows, tracks or timing.
  func samePop(_ push: FlightPlan, _ pop: FlightPlan, _ random: inout SeededRandom) {
    if pop.timing.progress(at: 0) != 1 && pop.timing.duration > 0
      || pop.timing.progress(at: pop.timing.duration) != 0
    {
      fail("it does not run from 1 to 0", pop)
    }
    guard push.flying.count == pop.flying.count else {
      fail("other layers", pop)
      return
    }
    let hasWindows = push.kind == .hero && transition.popWindows != nil
    let hasTracks = push.kind == .custom && transition.pop != nil
    for p in [0, 1, random.double(in: 0...1), random.double(in: -0.5...1.5)] {
      if hasTracks || hasWindows && p != 0 && p != 1 { continue }
      if push.layers.map({ $0.state(at: p) }) != pop.layers.map({ $0.state(at: p) }) {
        fail("another state at \(p)", pop)
      }
      if push.layers.map({ $0.shadows(at: p) }) != pop.layers.map({ $0.shadows(at: p) }) {
        fail("other shadows at \(p)", pop)
      }
      if push.screens.map({ $0.state(at: p) }) != pop.screens.map({ $0.state(at: p) }) {
        fail("other screens at \(p)", pop)
      }
    }
    if transition.popEasing == nil && transition.popDuration == nil && !hasTracks,
      abs(pop.timing.progress(at: 0.1) - (1 - push.timing.progress(at: 0.1))) > 1e-12,
      min(pop.timing.duration, push.timing.duration) > 0.1
    {
      fail("it runs by another curve", pop)
    }
  }
}
