/// The processing of one event: the state that it changes, and the resulting effects.
struct NavigationRun {
  let graph: NavigationGraph
  var state: NavigationState
  var effects: [NavigationEffect] = []
  /// The stack of the entry on which the event acts; nil for the default.
  var origin: StackPlace?

  init(_ graph: NavigationGraph, _ state: NavigationState) {
    self.graph = graph
    self.state = state
  }

  mutating func handle(_ event: NavigationEvent) {
    letGo(for: event)
    act(on: event)
    fetchShown()
  }

  private mutating func act(on event: NavigationEvent) {
    switch event {
    case .at(let key, let event): act(on: event, at: key)
    case .navigate(let link, let transition, let presentation, let tapped):
      navigate(
        to: link,
        by: PendingLink.Action(
          transition: transition, presentation: presentation, tapped: tapped, source: actor.key))
    case .back: back()
    case .backTo(let screen, let entry): backTo(screen, entry: entry)
    case .backToRoot: backToRoot()
    case .dismiss: dismiss()
    case .replaceStack(let links): replaceStack(with: links)
    case .selectTab(let tab): selectTab(tab)
    case .open(let url): open(url)
    case .ready: becomeReady()
    case .met(let name): meet(name)
    case .unmet(let name): revoke(name)
    case .choose(let flow, let choice): choose(choice, of: flow)
    case .retry: retry()
    case .phaseChanged(let key, let phase): changePhase(of: key, to: phase)
    case .resize(let size, let safeAreaTop): resize(to: size, safeAreaTop: safeAreaTop)
    case .selectPage(let page): selectPage(page)
    case .beginBack: beginBack()
    case .endBack(let isFinished): endBack(isFinished: isFinished)
    case .dragSheet(let distance, let velocity): dragSheet(by: distance, velocity: velocity)
    case .selectDetent(let detent): selectDetent(detent)
    case .scroll(let id, let offset): scroll(id, to: offset)
    case .transitionFinished: finishTransition()
    }
  }

  private mutating func act(on event: NavigationEvent, at key: Int) {
    guard let place = graph.shownPlace(of: key, in: state) else { return ignore(.noSuchEntry) }
    // A container may still be decelerating under a modal that has just been presented.
    let isScroll = if case .scroll = event { true } else { false }
    guard isScroll || graph.takesTouches(at: place, in: state) else { return ignore(.covered) }
    origin = place
    switch event {
    // Nested `at` events, and events that do not concern an entry or name it themselves.
    case .at, .transitionFinished, .phaseChanged: ignore(.noSuchEntry)
    default: act(on: event)
    }
  }

  // MARK: Parts common to all steps

  mutating func ignore(_ reason: NavigationEffect.Reason) {
    effects.append(.ignore(reason))
  }

  mutating func entry(_ destination: Destination, _ opening: StackEntry.Opening) -> StackEntry {
    defer { state.nextKey &+= 1 }
    return StackEntry(key: state.nextKey, destination: destination, opening: opening)
  }

  /// Creates a stack that contains its declared root.
  mutating func root(of stack: Int) -> [StackEntry] {
    [entry(graph.roots[stack], .root)]
  }

  var top: StackEntry { graph.top(of: state) }

  /// The entry on which the event acts: the named one, or else the topmost.
  var actor: StackEntry { origin.flatMap { state.entries(at: $0).last } ?? top }

  func screen(_ entry: StackEntry) -> NavigationScreen { graph.screens[entry.destination.screen] }

  // MARK: Transitions

  /// Plays a transition. A running one is first cut to its end.
  mutating func play(_ motion: NavigationMotion) {
    cutTransition()
    effects.append(.play(motion))
    if !graph.isStill(motion.transition) { state.motion = motion }
  }

  /// Shows the topmost entry instead of another without a transition, unless they are the same.
  mutating func show(inPlaceOf before: Int) {
    let now = top.key
    guard now != before else { return }
    play(
      NavigationMotion(
        transition: Transition.Kind.none.rawValue, isReversed: false, from: before, to: now,
        tapped: nil))
  }

  mutating func playPush(from: Int, to entry: StackEntry) {
    play(
      NavigationMotion(
        transition: entry.opening.transition, isReversed: false, from: from, to: entry.key,
        tapped: entry.opening.tapped))
  }

  /// Plays a pop from an entry, reversing the transition that opened another one above `to`. If the
  /// entry is still being opened, its transition is reversed instead.
  mutating func playPop(from: Int, along opening: StackEntry.Opening, to: Int) {
    if let motion = state.motion, !motion.isReversed, motion.to == from, motion.from == to {
      state.motion = motion.reversed
      effects.append(.turnBack(motion.reversed))
      return
    }
    play(
      NavigationMotion(
        transition: opening.transition, isReversed: true, from: from, to: to,
        tapped: opening.tapped))
  }

  mutating func cutTransition() {
    guard let motion = state.motion else { return }
    state.motion = nil
    state.isHeld = false
    effects.append(.cut(motion))
  }

  private mutating func finishTransition() {
    guard state.motion != nil, !state.isHeld else { return ignore(.noTransition) }
    state.motion = nil
  }
}
