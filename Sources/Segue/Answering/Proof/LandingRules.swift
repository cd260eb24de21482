/// Where links are to land, whatever the app shows before.
struct LandingRules {
  enum Outcome {
    /// The link lands, and going back takes this many steps to a root.
    case lands(back: Int)
    /// It does not, which further lines show.
    case fails(String, lines: [String])
  }

  private struct Link {
    let url: String
    /// The screens that the link opens, the lowest first.
    let chain: [Destination]
    /// A mask with one bit for each requirement of theirs.
    let requires: UInt64
    /// Whether one of them is the root of a stack, so that the others are on that.
    let hasHome: Bool
  }

  /// What a person sees and can go back to: the stacks of the selected container, and the modals.
  private struct Landing: Equatable {
    let stack: Int
    let columns: [[Destination]]
    let modals: [[Destination]]
  }

  private let graph: NavigationGraph
  /// The screens that meet each requirement, with all choices of flows: one that was presented
  /// before another choice was made stays.
  private let meeting: [[Destination]]
  private let start: NavigationState
  private let links: [Link]
  /// The landings of links with a home in an app that has just been launched, by what is met.
  private var landings: [UInt64: [Landing?]] = [:]

  /// - Parameters:
  ///   - graph: The navigation with certain choices of the project's flows.
  ///   - combinations: That with all choices.
  ///   - urls: The links; those that lead nowhere are left out.
  init(
    _ graph: NavigationGraph, among combinations: [NavigationGraph], links urls: [String],
    on device: Device
  ) {
    self.graph = graph
    meeting = graph.requirements.indices.map { place in
      combinations.map { $0.requirements[place].screen }
    }
    var state = graph.start(on: device)
    _ = graph.handle(.ready, &state)
    start = state
    links = urls.compactMap { url in
      guard let destination = try? graph.links.destination(of: url) else { return nil }
      let chain = graph.links.backStack(of: destination) + [destination]
      return Link(
        url: url, chain: chain,
        requires: chain.reduce(0) { $0 | graph.screens[$1.screen].requires },
        hasHome: chain.contains {
          graph.roots.contains($0) || graph.column(showing: $0.screen) != nil
        })
    }
  }

  var count: Int { links.count }

  func url(of link: Int) -> String { links[link].url }

  // MARK: Checking

  /// Opens a link.
  mutating func check(_ index: Int, from before: NavigationState) -> Outcome {
    let link = links[index]
    var lines = ["open \(link.url)"]
    var state = before
    handle(.open(link.url), &state)
    // What a link requires is met one after the other, and may require something itself.
    while link.requires & ~state.met != 0 {
      guard case .requirement(let requirement)? = state.pending?.condition, lines.count <= 64 else {
        return .fails("the link neither opens nor waits", lines: lines)
      }
      let (name, screen) = graph.requirements[requirement]
      let top = graph.top(of: state).destination
      guard meeting[requirement].contains(top) else {
        return .fails(
          "the link waits for \(name), and \(graph.screenID(of: screen)), which meets it, is not "
            + "on top: \(graph.screenID(of: top)) is", lines: lines)
      }
      handle(.met(name), &state)
      lines.append("met \(name)")
    }
    guard hasLanded(index, in: state) else {
      return .fails(
        "the link leads to \(ReachedStack(state, in: graph).words(in: graph)), not to "
          + expectation(index, met: state.met), lines: lines)
    }
    let most = state.allEntries.count
    for steps in 0...most {
      let effects = handle(.back, &state)
      if effects.contains(.ignore(.atRoot)) { return .lands(back: steps) }
      lines.append("back")
    }
    return .fails("going back \(most) times leads to no root", lines: lines)
  }

  private mutating func hasLanded(_ index: Int, in state: NavigationState) -> Bool {
    let link = links[index]
    let landing = landing(of: state)
    if link.hasHome { return landing == self.landing(of: index, met: state.met) }
    // Its screens are on top of what was selected.
    let path = landing.columns.flatMap { $0 } + landing.modals.flatMap { $0 }
    return path.suffix(link.chain.count).elementsEqual(link.chain)
  }

  /// Returns where a link lands in an app that has just been launched.
  private mutating func landing(of index: Int, met: UInt64) -> Landing? {
    if let known = landings[met]?[index] { return known }
    let landing = landing(of: launched(index, met: met))
    landings[met, default: Array(repeating: nil, count: links.count)][index] = landing
    return landing
  }

  private func landing(of state: NavigationState) -> Landing {
    let stack = graph.selectedStack(in: state)
    var stacks = stack..<stack + 1
    if case .split(let columns, _) = graph.containers[graph.homes[stack].container].kind {
      stacks = columns
    }
    return Landing(
      stack: stack, columns: state.stacks[stacks].map { $0.map { $0.destination } },
      modals: state.modals.map { $0.stack.map { $0.destination } })
  }

  /// Returns the state of an app that was launched with requirements met, and has opened a link.
  private func launched(_ index: Int, met: UInt64) -> NavigationState {
    var state = start
    for (place, name) in graph.requirementNames.enumerated() where met & 1 << UInt64(place) != 0 {
      handle(.met(name), &state)
    }
    handle(.open(links[index].url), &state)
    return state
  }

  private func expectation(_ index: Int, met: UInt64) -> String {
    if links[index].hasHome {
      return ReachedStack(launched(index, met: met), in: graph).words(in: graph)
    }
    return links[index].chain.map { graph.screenID(of: $0) }.joined(separator: " › ")
  }

  @discardableResult
  private func handle(
    _ event: NavigationEvent, _ state: inout NavigationState
  ) -> [NavigationEffect] {
    let effects = graph.handle(event, &state)
    if state.motion != nil { _ = graph.handle(.transitionFinished, &state) }
    return effects
  }
}
