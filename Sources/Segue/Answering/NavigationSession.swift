/// An app that the lines of `seguec navigate` drive.
package struct NavigationSession {
  /// A result of a step, in order.
  package enum Outcome {
    case effect(NavigationEffect)
    /// An action that the client performs outside of navigation.
    case clientAction(Action)
  }

  package let compiler: Compiler
  /// Returns a screen with its arguments, for taps on its components; nil in an app without the
  /// content of its screens.
  private let screen: (@Sendable (String, [String: ScalarValue], ScreenPhase) -> Screen?)?
  package let graph: NavigationGraph
  package let device: Device
  package private(set) var state: NavigationState
  /// The destinations of all entries so far, by their keys, which effects refer to.
  package private(set) var destinations: [Int: Destination] = [:]
  /// Whether transitions run until `finish`.
  private var holds = false

  package init(_ compiler: Compiler, _ graph: NavigationGraph, on device: Device) {
    self.init(compiler, graph, on: device) { id, arguments, phase in
      // The diagnostics of screens were reported before the first line.
      compiler.screen(id, arguments: arguments, phase: phase, direction: device.direction).value
    }
  }

  /// Creates the app of an outline, which has no content of screens: its client sends the actions
  /// of the tapped component.
  package init(outline compiler: Compiler, _ graph: NavigationGraph, on device: Device) {
    self.init(compiler, graph, on: device, screen: nil)
  }

  private init(
    _ compiler: Compiler, _ graph: NavigationGraph, on device: Device,
    screen: (@Sendable (String, [String: ScalarValue], ScreenPhase) -> Screen?)?
  ) {
    self.compiler = compiler
    self.graph = graph
    self.screen = screen
    self.device = device
    state = graph.start(on: device)
    remember()
  }

  /// Runs a command. Transitions finish immediately unless they are held.
  ///
  /// `restore` does nothing, since the caller reads the file: see ``restore(_:)``.
  package mutating func run(_ command: NavigationCommand) throws(Refusal) -> [Outcome] {
    var outcomes: [Outcome] = []
    switch command {
    case .event(let event):
      try check(event)
      handle(event, &outcomes)
    case .tap(let id): try tap(id, &outcomes)
    case .perform(let actions, let tapped, let key):
      for action in actions { perform(action, tapped: tapped, source: key, &outcomes) }
    case .rotate:
      let size = Size(width: state.size.height, height: state.size.width)
      handle(.resize(size, safeAreaTop: safeAreaTop(in: size)), &outcomes)
    case .resize(let size):
      guard (1...100_000).contains(size.width), (1...100_000).contains(size.height) else {
        throw Refusal("resize takes sides from 1 to 100000 points")
      }
      handle(.resize(size, safeAreaTop: safeAreaTop(in: size)), &outcomes)
    case .choose(let text):
      let made = try compiler.project.manifest.navigation.flows
        .choice(written: text, after: "choose")
      handle(.choose(flow: made.flow, choice: made.choice), &outcomes)
    case .phase(let phase, let screen): try change(to: phase, of: screen, &outcomes)
    case .page(let page):
      let count = graph.pageCount(in: state)
      guard count > 0 else { throw Refusal("page: no pages are shown") }
      guard (1...count).contains(page) else {
        throw Refusal("page takes a number from 1 to \(count), not \(page)")
      }
      handle(.selectPage(page - 1), &outcomes)
    case .dragBack(let share, let velocity):
      dragBack(share, velocity: velocity, outcomes: &outcomes)
    case .hold: holds = true
    case .finish:
      holds = false
      handle(.transitionFinished, &outcomes)
      return outcomes
    case .save, .restore, .help, .quit: break
    }
    if !holds, state.motion != nil, !state.isHeld { handle(.transitionFinished, &outcomes) }
    return outcomes
  }

  private mutating func handle(_ event: NavigationEvent, _ outcomes: inout [Outcome]) {
    outcomes += graph.handle(event, &state).map { .effect($0) }
    remember()
  }

  private mutating func remember() {
    for entry in state.allEntries { destinations[entry.key] = entry.destination }
  }

  /// Returns the top safe area for a window size. A phone in landscape has its notch at the side
  /// and no status bar; a tablet keeps its inset.
  private func safeAreaTop(in size: Size) -> Double {
    let isTurned = (size.width > size.height) != (device.size.width > device.size.height)
    let isPhone = min(device.size.width, device.size.height) < 600
    return isTurned && isPhone ? 0 : device.safeArea.top
  }

  // MARK: Names

  /// Throws for names that the project does not declare, which are errors in the line.
  private func check(_ event: NavigationEvent) throws(Refusal) {
    switch event {
    case .selectTab(let id): try check(id, among: graph.tabIDs, "tab")
    case .backTo(let screen, _): try check(screen, among: graph.screenIDs, "screen")
    case .met(let name), .unmet(let name):
      try check(name, among: graph.requirementNames, "requirement")
    default: break
    }
  }

  private func check(_ name: String, among known: [String], _ what: String) throws(Refusal) {
    guard !known.contains(name) else { return }
    throw Refusal(
      "the project has no \(what) \(quoted(name))"
        + didYouMean(suggestion(for: name, among: known)))
  }

  // MARK: Phases

  /// Shows an entry in another phase: the topmost one, the nearest one of a screen, or that with a
  /// key, which is written as `#7`.
  private mutating func change(
    to phase: ScreenPhase, of name: String?, _ outcomes: inout [Outcome]
  ) throws(Refusal) {
    let shown = graph.shownScreens(in: state).reversed()
    var entry: Int?
    if let name, name.hasPrefix("#") {
      entry = Int(name.dropFirst())
    } else if let name {
      try check(name, among: graph.screenIDs, "screen")
      let hidden = state.allEntries.last { graph.screenID(of: $0.destination) == name }
      entry =
        shown.first { graph.screenID(of: $0.destination) == name }?.key ?? hidden?.key
    } else {
      entry = shown.first?.key
    }
    guard let entry else { throw Refusal("phase: nothing shows \(quoted(name ?? ""))") }
    handle(.phaseChanged(entry, to: phase), &outcomes)
  }

  // MARK: Taps

  /// Performs the tap actions of a component, or of its nearest ancestor with any, on the topmost
  /// screen with the component.
  private mutating func tap(_ id: String, _ outcomes: inout [Outcome]) throws(Refusal) {
    guard let screen else {
      throw Refusal("tap: this app has no screens' content; perform the component's actions")
    }
    var known: [String] = []
    for shown in graph.shownScreens(in: state).reversed() where !shown.isCovered {
      let arguments = Dictionary(
        firstOf: graph.arguments(of: shown.destination).map { ($0.name, $0.value) })
      guard
        let screen = screen(graph.screenID(of: shown.destination), arguments, shown.phase)
      else { continue }
      guard let named = screen.component(named: id) else {
        known += screen.components.compactMap { $0.id }
        continue
      }
      guard let tapped = screen.tapped(from: named) else {
        throw Refusal(
          "tap: neither \(quoted(id)) nor anything around it has a \"tap\" event")
      }
      let component = screen.components[tapped]
      for action in component.actions(for: .tap) {
        perform(action, tapped: component.id, source: shown.key, &outcomes)
      }
      return
    }
    throw Refusal(
      "tap: nothing that is shown has the id \(quoted(id))"
        + didYouMean(suggestion(for: id, among: known)))
  }

  private mutating func perform(
    _ action: Action, tapped: String?, source: Int, _ outcomes: inout [Outcome]
  ) {
    if let event = graph.event(of: action, tapped: tapped, source: source, in: state) {
      handle(event, &outcomes)
    } else {
      outcomes.append(.clientAction(action))
    }
  }

  // MARK: Gestures

  /// Performs a back gesture to a fraction of its distance: the window's width for a swipe, the
  /// card's height for a drag.
  private mutating func dragBack(_ share: Double, velocity: Double, outcomes: inout [Outcome]) {
    let distance: Double
    switch graph.backGesture(in: state) {
    case .swipe: distance = state.size.width
    case .drag:
      if let height = graph.detentHeight(in: state) {
        return handle(.dragSheet(by: share * height, velocity: velocity), &outcomes)
      }
      distance = state.sheetHeight ?? state.size.height
    case .blocked:
      handle(.beginBack, &outcomes)
      return
    }
    handle(.beginBack, &outcomes)
    let isFinished = PanRule.thirtyPercent.isFinished(
      releasedAt: share, pointsPerSecond: velocity, over: max(distance, 1))
    handle(.endBack(isFinished: isFinished), &outcomes)
  }

  // MARK: Saved states

  /// Restores a state that ``NavigationGraph/json(of:)`` saved.
  ///
  /// - Throws: The first problem of a file that contains no state of this app.
  package mutating func restore(_ file: SourceFile) throws(Refusal) {
    let reading = graph.state(json: file)
    guard let restored = reading.value else {
      throw Refusal(reading.diagnostics.first?.message ?? "it holds no state")
    }
    state = restored
    remember()
  }
}
