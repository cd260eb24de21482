/// Links from outside, and pending links.
extension NavigationRun {
  /// Opens a link from a notification, another app or the web, with its back stack.
  mutating func open(_ url: String) {
    guard state.isReady else { return wait(PendingLink(url: url, condition: .ready, action: nil)) }
    guard let (destination, url) = resolve(url) else { return }
    let chain = graph.links.backStack(of: destination) + [destination]
    let requires = chain.reduce(0) { $0 | graph.screens[$1.screen].requires }
    guard requires & ~state.met == 0 else { return wait(for: requires, url: url) }
    // The newer link replaces a pending one.
    if let pending = state.pending { forget(pending) }
    let before = top
    let way = place(chain)
    play(way, from: before)
  }

  /// Returns the destination of a link, with the link itself, or those of the fallback if it leads
  /// nowhere; nil, after a `problem` effect, without a fallback.
  mutating func resolve(_ url: String) -> (Destination, url: String)? {
    do throws(LinkProblem) {
      return (try graph.links.destination(of: url), url)
    } catch {
      effects.append(.problem(url, error))
      return graph.fallback.map { ($0, graph.url(of: $0)) }
    }
  }

  /// Replaces the stack with the screens of some links, like `setViewControllers`. All modals are
  /// dismissed, except those that the screens themselves present.
  mutating func replaceStack(with urls: [String]) {
    var chain: [Destination] = []
    for url in urls {
      guard let (destination, _) = resolve(url) else { return }
      chain.append(destination)
    }
    guard let last = chain.last else { return ignore(.alreadyThere) }
    let requires = chain.reduce(0) { $0 | graph.screens[$1.screen].requires }
    guard requires & ~state.met == 0 else {
      return wait(for: requires, url: graph.url(of: last))
    }
    let before = top
    let stack = graph.selectedStack(in: state)
    let first = graph.containers[graph.homes[stack].container].firstColumn(of: stack)
    play(replace(from: first, with: chain[...]), from: before)
  }

  /// Chooses the way of a flow, for the links that are opened from now on.
  mutating func choose(_ choice: String, of flow: String) {
    guard let made = graph.choice(choice, of: flow) else { return ignore(.noSuchChoice) }
    guard state.choices[made.flow] != made.choice else { return ignore(.alreadyThere) }
    state.choices[made.flow] = made.choice
  }

  // MARK: Pending links

  mutating func becomeReady() {
    state.isReady = true
    if let pending = state.pending, pending.condition == .ready { replay(pending) }
  }

  /// Marks a requirement as met, dismisses the modal that was presented to meet it, and opens the
  /// link that was waiting for it.
  mutating func meet(_ name: String) {
    guard let requirement = graph.requirement(name) else { return ignore(.noSuchRequirement) }
    state.met |= 1 << UInt64(requirement)
    let pending = state.pending
    state.pending = nil
    if let modal = state.modals.firstIndex(where: { $0.requirement == requirement }) {
      let leaving = top
      let opening = state.modals[modal].stack[0].opening
      removeModals(from: modal)
      playPop(from: leaving.key, along: opening, to: top.key)
    }
    guard let pending, pending.condition == .requirement(requirement) else {
      state.pending = pending
      return
    }
    replay(pending)
  }

  private mutating func replay(_ pending: PendingLink) {
    state.pending = nil
    if let action = pending.action, graph.shownPlace(of: action.source, in: state) != nil {
      navigate(to: pending.url, by: action)
    } else {
      open(pending.url)
    }
  }

  /// Keeps a link until a requirement is met, and presents the screen that meets it.
  mutating func wait(for requires: UInt64, url: String, action: PendingLink.Action? = nil) {
    guard let requirement = graph.firstUnmet(of: requires, met: state.met) else { return }
    wait(PendingLink(url: url, condition: .requirement(requirement), action: action))
    guard !state.modals.contains(where: { $0.requirement == requirement }) else { return }
    let destination = graph.requirements[requirement].screen
    let own = graph.screens[destination.screen].presentation
    let presentation = own == .push ? .fullScreen : own
    let presenter = top.key
    let new = entry(
      destination,
      StackEntry.Opening(
        transition: graph.transition(named: nil, for: presentation), tapped: nil))
    present([new], as: presentation, over: presenter, toMeet: requirement)
    playPush(from: presenter, to: new)
  }

  /// Keeps a link, replacing an older pending one.
  private mutating func wait(_ link: PendingLink) {
    if let old = state.pending, old != link { effects.append(.forget(old)) }
    state.pending = link
    effects.append(.wait(link))
  }

  private mutating func forget(_ pending: PendingLink) {
    state.pending = nil
    effects.append(.forget(pending))
  }
}

extension NavigationGraph {
  func requirement(_ name: String) -> Int? {
    requirements.firstIndex { $0.name == name }
  }

  /// Returns the indices of a flow and its choice; nil if the project does not declare them.
  func choice(_ choice: String, of flow: String) -> FlowChoice? {
    let flows = links.flows.flows
    return flows.firstIndex { $0.name.name == flow }.flatMap { place in
      flows[place].choices.firstIndex { $0.name == choice }.map {
        FlowChoice(flow: place, choice: $0)
      }
    }
  }

  /// Returns the requirement to meet first.
  ///
  /// The screen that meets a requirement may itself have requirements, which come first. In a
  /// cycle, it is the last one before the cycle repeats.
  func firstUnmet(of requires: UInt64, met: UInt64) -> Int? {
    var unmet = requires & ~met
    var seen = met
    var first: Int?
    while unmet != 0 {
      let requirement = unmet.trailingZeroBitCount
      guard requirement < requirements.count else { return first }
      seen |= 1 << UInt64(requirement)
      first = requirement
      unmet = screens[requirements[requirement].screen.screen].requires & ~seen
    }
    return first
  }
}

extension NavigationContainer {
  /// Returns the first column of the split view that contains a stack; otherwise the stack itself.
  func firstColumn(of stack: Int) -> Int {
    if case .split(let columns, _) = kind { columns.lowerBound } else { stack }
  }
}
