/// The states of an app that steps lead to, breadth-first: each once, as long as there is room.
struct StateSearch {
  /// A state, and the step that led to it first.
  private struct Node {
    let state: NavigationState
    let parent: Int?
    let line: String
    let depth: Int
  }

  /// A component that handles taps.
  private struct Tap {
    let name: String
    let id: String?
    let actions: [Action]
  }

  /// What distinguishes states: the screens on all stacks, and what is selected, met, chosen and
  /// awaited.
  private typealias Key = [Int32]

  /// The most steps from the launch. Without a bound, an app in which one screen opens another one
  /// again and again would be followed into stacks of thousands of screens.
  private static let mostSteps = 30

  private let compiler: Compiler
  private let graph: NavigationGraph
  private let direction: LayoutDirection
  private let links: [String]
  private let limit: Int
  private var nodes: [Node] = []
  private var known: Set<Key> = []
  private var taps: [Destination: [Tap]] = [:]
  /// The index of the state that is visited next.
  private var position = 0
  /// Whether every state that was found has been kept.
  private(set) var isComplete = true
  /// The number of steps within which all states have been kept.
  private(set) var steps = 0

  init(
    _ compiler: Compiler, _ graph: NavigationGraph, on device: Device, links: [String], limit: Int
  ) {
    self.compiler = compiler
    self.graph = graph
    self.links = links
    self.limit = max(limit, 1)
    direction = device.direction
    var state = graph.start(on: device)
    _ = graph.handle(.ready, &state)
    keep(state, after: nil, "ready")
  }

  /// Takes all steps from the next state; nil if there is none. Returns its index.
  mutating func next() -> Int? {
    guard position < nodes.count else { return nil }
    defer { position += 1 }
    if isComplete {
      steps = nodes[position].depth
      takeSteps(from: position)
    }
    return position
  }

  func state(at place: Int) -> NavigationState { nodes[place].state }

  /// Returns the lines that lead to a state.
  func script(to place: Int) -> [String] {
    var lines: [String] = []
    var current: Int? = place
    while let node = current {
      lines.append(nodes[node].line)
      current = nodes[node].parent
    }
    return lines.reversed()
  }

  // MARK: Steps

  private mutating func takeSteps(from place: Int) {
    guard nodes[place].depth < Self.mostSteps else {
      isComplete = false
      return
    }
    let state = nodes[place].state
    var names: Set<String> = []
    for shown in graph.shownScreens(in: state).reversed() where !shown.isCovered {
      for tap in taps(on: shown.destination) where names.insert(tap.name).inserted {
        var after = state
        for action in tap.actions {
          let event = graph.event(
            of: action, tapped: tap.id, source: shown.key, in: after)
          if let event { _ = graph.handle(event, &after) }
        }
        finish(&after)
        keep(after, after: place, "tap \(tap.name)")
      }
    }
    take(.back, "back", from: place)
    for id in graph.tabIDs { take(.selectTab(id), "tab \(id)", from: place) }
    for page in 0..<graph.pageCount(in: state) {
      take(.selectPage(page), "page \(page + 1)", from: place)
    }
    for (index, name) in graph.requirementNames.enumerated() {
      let isMet = state.met & 1 << UInt64(index) != 0
      take(isMet ? .unmet(name) : .met(name), "\(isMet ? "unmet" : "met") \(name)", from: place)
    }
    for (flow, choices) in graph.flows {
      for choice in choices {
        take(.choose(flow: flow, choice: choice), "choose \(flow)=\(choice)", from: place)
      }
    }
    for link in links { take(.open(link), "open \(link)", from: place) }
  }

  private mutating func take(_ event: NavigationEvent, _ line: String, from place: Int) {
    var state = nodes[place].state
    handle(event, &state)
    keep(state, after: place, line)
  }

  private func handle(_ event: NavigationEvent, _ state: inout NavigationState) {
    _ = graph.handle(event, &state)
    finish(&state)
  }

  private func finish(_ state: inout NavigationState) {
    if state.motion != nil { _ = graph.handle(.transitionFinished, &state) }
  }

  private mutating func keep(_ state: NavigationState, after parent: Int?, _ line: String) {
    let key = key(of: state)
    guard !known.contains(key) else { return }
    guard nodes.count < limit else {
      isComplete = false
      return
    }
    known.insert(key)
    let depth = parent.map { nodes[$0].depth + 1 } ?? 0
    nodes.append(Node(state: state, parent: parent, line: line, depth: depth))
  }

  private func key(of state: NavigationState) -> Key {
    var key = Key()
    func add(_ entries: [StackEntry]) {
      key.append(-1)
      for entry in entries { key.append(Int32(clamping: entry.destination.screen.index)) }
    }
    for selection in state.selections { key.append(Int32(clamping: selection)) }
    key.append(Int32(truncatingIfNeeded: state.met))
    key.append(Int32(truncatingIfNeeded: state.met >> 32))
    for choice in state.choices { key.append(Int32(clamping: choice ?? 0)) }
    for stack in state.stacks { add(stack) }
    for modal in state.modals {
      key.append(-2)
      key.append(Int32(clamping: Presentation.allCases.firstIndex(of: modal.presentation) ?? 0))
      key.append(Int32(clamping: modal.requirement ?? -1))
      add(modal.stack)
    }
    if case .requirement(let requirement)? = state.pending?.condition {
      key.append(-3)
      key.append(Int32(clamping: requirement))
    }
    return key
  }

  /// Returns the components of a screen that handle taps, each with the name by which it is tapped.
  private mutating func taps(on destination: Destination) -> [Tap] {
    if let known = taps[destination] { return known }
    let arguments = Dictionary(
      firstOf: graph.arguments(of: destination).map { ($0.name, $0.value) })
    var found: [Tap] = []
    let built = compiler.screen(
      graph.screenID(of: destination), arguments: arguments, direction: direction)
    if let screen = built.value {
      let paths = screen.paths()
      for component in screen.components.ids {
        let actions = screen.components[component].actions(for: .tap)
        guard !actions.isEmpty else { continue }
        let id = screen.components[component].id
        found.append(Tap(name: id ?? paths[component.index], id: id, actions: Array(actions)))
      }
    }
    taps[destination] = found
    return found
  }
}
