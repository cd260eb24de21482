import Segue

/// Tests a sequence of gestures, client events and clock times on a running transition, on a pan
/// and on a navigation state.
func testGestures(_ input: [UInt8]) {
  var trace = GestureTrace(input)
  trace.run()
}

private let compiler = Compiler(Project(ProjectText.files(ProjectText.sample)))
private let plans: [FlightPlan] = compiler.compile().transits.flatMap {
  $0.plans + $0.returns + $0.reduced
}

private struct GestureTrace {
  private var source: ByteSource
  private var time = 0.0
  private var running: RunningTransition
  private var pan: PanGesture?
  private var gesture: DismissGesture?
  private var motion: ChannelMotion
  private var arrival: Arrival
  private var state: NavigationState
  private let graph: NavigationGraph

  init(_ input: [UInt8]) {
    source = ByteSource(input)
    guard let graph = compiler.navigation else { breaks("the sample project has no navigation") }
    self.graph = graph
    running = RunningTransition(source.choice(plans), at: 0)
    motion = ChannelMotion(
      from: [0, 1, 2, 3], to: [100, -5, 20, 30], timing: plans[0].timing, at: 0)
    arrival = Arrival(
      at: 0, after: source.number(), timeout: source.number(), isReady: source.happens(64))
    state = graph.start(size: Size(width: 393, height: 852), safeAreaTop: 59)
    _ = graph.handle(.ready, &state)
  }

  mutating func run() {
    var steps = 0
    while !source.isExhausted, steps < 200 {
      steps += 1
      // Usually the next step is one frame later.
      time = source.happens(40) ? source.number() : time + Double(source.byte()) / 1000
      switch source.below(12) {
      case 0: beginPan()
      case 1, 2, 3: movePan()
      case 4: interrupt()
      case 5: retarget()
      case 6: changeMotion()
      case 7: arrive()
      case 8, 9: navigate()
      case 10: requireCurve()
      default: requireSpring()
      }
      requireFinite(running.frame(at: time))
      requireFinite(running.progress(at: time), running.gestureProgress(at: time), in: "progress")
      law(!running.endTime.isNaN, "a transition never ends")
    }
  }

  // MARK: A pan

  private mutating func beginPan() {
    let direction = source.choice(PanDirection.allCases)
    let detents: [Detent] = (0..<source.below(4)).map { _ in
      source.happens(128) ? .fraction(source.number()) : .height(source.number())
    }
    let rule =
      (try? PanRule(threshold: source.number(), flickSpeed: source.number()))
      ?? (try? PanRule(threshold: 0.4, flickSpeed: 300, deceleration: source.number()))
      ?? .thirtyPercent
    let rests = try? DetentRule(
      detents, allowsDismissal: source.happens(128), skips: Int(source.byte()),
      projectionTime: source.number())
    if source.happens(96) {
      let transition = Transition(kind: source.choice(Transition.Kind.allCases))
      gesture = DismissGesture(
        of: transition, presentation: source.choice(Presentation.allCases),
        direction: source.choice(LayoutDirection.allCases), screen: rect(), on: plans[0].device,
        rule: rule,
        detents: rests)
      pan = gesture.flatMap { try? $0.pan(from: source.number()) }
      return
    }
    gesture = nil
    let band =
      (try? RubberBand(coefficient: source.number(), reach: source.number())) ?? .scrollView
    let velocity = (try? PanVelocity(window: source.number())) ?? .standard
    pan = (try? PanTravel(direction, distance: source.number())).flatMap { travel in
      try? PanGesture(
        over: travel, to: rests.map { .sheet($0) } ?? .transition(rule), from: source.number(),
        rubberBand: band, velocity: velocity)
    }
  }

  private mutating func movePan() {
    guard var pan else { return beginPan() }
    let phase = source.happens(200) ? PanPhase.changed : source.choice(PanPhase.allCases)
    pan.receive(
      PanSample(phase, time: time, position: Point(x: source.number(), y: source.number())))
    let release = pan.release
    requireFinite(
      pan.progress, release.progress, release.velocity, release.progressVelocity, in: "a pan")
    self.pan = pan
    if source.happens(64) {
      if let gesture { running.grab(at: time, with: gesture) } else { running.grab(at: time) }
    }
    running.follow(
      gesture?.planProgress(pan.progress) ?? pan.progress, velocity: release.progressVelocity)
    guard let decision = pan.decision else { return }
    requireFinite(decision.projected, decision.target, in: "a decision")
    let spring = spring() ?? .smooth
    requireFinite(
      decision.progress(at: time, on: spring), decision.velocity(at: time, on: spring),
      in: "a released pan")
    if let end = decision.settlingDuration(on: spring, within: 0.001) {
      law(end >= 0, "a released pan settles after \(end) s")
    }
    running.release(at: time, decision, spring: spring, blendDuration: blend())
    self.pan = nil
  }

  // MARK: A running transition

  private mutating func interrupt() {
    switch source.below(5) {
    case 0: running.reverse(at: time, blendDuration: blend())
    case 1: running.sendBack(at: time, timing: timing(), blendDuration: blend())
    case 2: running.grab(at: time, finishing: source.choice(FlightPlan.Direction.allCases))
    case 3: running.follow(source.number(), velocity: source.number())
    default: running = RunningTransition(source.choice(plans), at: time)
    }
    for index in running.layers.indices {
      for shadow in running.shadows(ofLayer: index, at: time) {
        requireFinite(shadow.offsetX, shadow.offsetY, shadow.blurRadius, in: "a shadow that runs")
      }
    }
  }

  private mutating func retarget() {
    if source.happens(128) {
      running.retarget(
        to: source.choice(plans), at: time, timing: timing(), blendDuration: blend())
    } else {
      running.retarget(toFrame: rect(), at: time, timing: timing(), blendDuration: blend())
    }
  }

  private mutating func changeMotion() {
    switch source.below(4) {
    case 0: motion.reverse(at: time, blendDuration: blend())
    case 1:
      motion.retarget(
        to: (0..<source.below(6)).map { _ in source.number() }, timing: timing(), at: time,
        blendDuration: blend())
    case 2:
      motion = ChannelMotion(
        from: numbers(), velocities: numbers(), to: numbers(), timing: timing() ?? plans[0].timing,
        at: time, blendDuration: blend())
    default:
      let held = motion.trackingChannels(
        at: time, source: numbers(), velocities: numbers(), blendDuration: blend())
      let led = numbers()
      for number in held.values(at: time, following: led)
        + held.velocities(at: time, following: led)
      {
        requireFinite(number, in: "a channel that is held")
      }
    }
    for number in motion.values(at: time) + motion.velocities(at: time) {
      requireFinite(number, in: "a channel")
    }
    if let rect = motion.rect(at: time) { requireFinite(rect, in: "channels") }
  }

  private mutating func arrive() {
    switch source.below(3) {
    case 0: arrival.destinationIsReady(at: time)
    case 1: arrival.cancelled(at: time)
    default:
      arrival = Arrival(at: time, after: source.number(), timeout: source.number(), isReady: false)
    }
    requireFinite(arrival.flightTime(at: time), arrival.end, arrival.deadline, in: "an arrival")
    _ = (arrival.phase(at: time).steps, arrival.showsDestination(at: time))
  }

  // MARK: Navigation

  private mutating func navigate() {
    var event = event()
    if source.happens(32) { event = .at(source.below(20), event) }
    _ = graph.handle(event, &state)
    if source.happens(16) { state = graph.relaunched(state) }
    law(state.stacks.allSatisfy { !$0.isEmpty }, "a stack is empty")
    law(state.modals.allSatisfy { !$0.stack.isEmpty }, "a modal is empty")
    let read = graph.state(json: SourceFile(path: "state", bytes: graph.json(of: state))).value
    law(read == state, "a state is read as another one")
    _ = (graph.shownScreens(in: state), graph.backGesture(in: state))
  }

  private mutating func event() -> NavigationEvent {
    let links = [
      "shop://a", "shop://b/1", "shop://c/x?n=2", "shop://d", "shop://b", "shop://f?n=2", "other:x",
      "",
    ]
    switch source.below(19) {
    case 0:
      return .navigate(
        to: source.choice(links), transition: source.choice(["t1", "none", "?"]),
        presentation: source.choice(Presentation.allCases), tapped: "i1")
    case 1: return .navigate(to: source.choice(links))
    case 2: return .back
    case 3:
      return .backTo(screen: source.choice(["a", "b", "c", "?"]), entry: source.below(4))
    case 4: return .backToRoot
    case 5: return .dismiss
    case 6: return .replaceStack((0..<source.below(4)).map { _ in source.choice(links) })
    case 7: return .selectTab(source.choice(["i1", "i2", "i3", "?"]))
    case 8: return .open(source.choice(links))
    case 9:
      return source.happens(200)
        ? .ready : .choose(flow: "f", choice: source.choice(["x", "y", "?"]))
    case 10: return source.happens(128) ? .met("login") : .unmet("login")
    case 11:
      return .resize(
        Size(width: source.number(), height: source.number()), safeAreaTop: source.number())
    case 12: return .selectPage(source.below(5) - 1)
    case 13: return .beginBack
    case 14: return .endBack(isFinished: source.happens(128))
    case 15: return .dragSheet(by: source.number(), velocity: source.number())
    case 16: return .selectDetent(source.below(5) - 1)
    case 17:
      return .scroll(
        source.choice(["i1", "i2"]), to: Point(x: source.number(), y: source.number()))
    default: return .transitionFinished
    }
  }

  // MARK: Curves and springs

  private mutating func requireCurve() {
    let path = RectPath(from: rect(), to: rect(), style: source.choice(PathStyle.allCases))
    let progress = source.number()
    let ends = [path.from, path.to]
    if ends.allSatisfy({
      $0.x.magnitude < 1e9 && $0.y.magnitude < 1e9 && $0.width < 1e9 && $0.height < 1e9
    }),
      progress.magnitude < 1e6
    {
      requireFinite(path.rect(at: progress), in: "a path")
    } else {
      _ = path.rect(at: progress)
    }
    guard let timing = timing() else { return }
    requireFinite(timing.progress(at: time), timing.reversed.progress(at: time), in: "an easing")
    _ = (timing.velocity(at: time), timing.velocity(before: time))
  }

  private mutating func requireSpring() {
    guard let spring = spring() else { return }
    requireFinite(spring.position(at: time), spring.velocity(at: time), in: "a spring")
    if let end = spring.settlingDuration(within: source.number()) {
      law(end >= 0, "a spring settles after \(end) s")
    }
  }

  private mutating func spring() -> Spring? {
    switch source.below(4) {
    case 0: .smooth
    case 1:
      try? Spring(
        response: source.number(), dampingFraction: source.number(),
        initialVelocity: source.number())
    case 2:
      try? Spring(
        mass: source.number(), stiffness: source.number(), damping: source.number(),
        initialVelocity: source.number())
    default: try? Spring(duration: source.number(), bounce: source.number())
    }
  }

  private mutating func timing() -> Timing? {
    switch source.below(5) {
    case 0: return nil
    case 1:
      return spring().flatMap { try? Timing(spring: $0, within: source.number()) }
    case 2:
      return spring().flatMap { try? Timing(easing: .spring($0), duration: source.number()) }
    case 3:
      guard
        let curve = try? CubicBezier(
          x1: source.number(), y1: source.number(), x2: source.number(), y2: source.number())
      else { return nil }
      return try? Timing(easing: .cubicBezier(curve), duration: source.number())
    default:
      let stops = (0..<source.below(6)).map { _ in
        LinearStop(source.number(), at: source.happens(128) ? source.number() : nil)
      }
      guard let curve = try? LinearStops(stops) else { return nil }
      return try? Timing(easing: .stops(curve), duration: source.number())
    }
  }

  private mutating func blend() -> Double? { source.happens(96) ? source.number() : nil }

  private mutating func numbers() -> [Double] { (0..<4).map { _ in source.number() } }

  private mutating func rect() -> Rect {
    let origin = Point(x: source.number(), y: source.number())
    let size = Size(width: source.number().magnitude, height: source.number().magnitude)
    return Rect(origin: origin, size: size)
  }
}
