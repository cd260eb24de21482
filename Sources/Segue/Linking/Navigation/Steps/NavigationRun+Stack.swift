/// What a stack does: `pushViewController`, `popViewController`, `popToViewController` and
/// `popToRootViewController` of UIKit.
extension NavigationRun {
  /// A component's link. Nothing but the stack of the component's screen, and what it presents, is touched.
  mutating func navigate(to link: String, by action: PendingLink.Action) {
    let place = graph.focus(in: state)
    guard let shown = graph.shownPlace(of: action.source, in: state) else {
      return ignore(.noSuchEntry)
    }
    guard graph.takesTouches(at: shown, in: state) else { return ignore(.covered) }
    guard let (destination, url) = resolve(link) else { return }
    // A second tap, while the first one is still answered.
    if let motion = state.motion, !motion.isReversed, motion.from == action.source,
      top.key == motion.to, top.destination == destination
    {
      return ignore(.alreadyThere)
    }
    let requires = graph.screens[destination.screen].requires
    guard requires & ~state.met == 0 else {
      return wait(for: requires, url: url, action: action)
    }
    let presentation = action.presentation ?? graph.screens[destination.screen].presentation
    // What has presented something presents nothing more beside it.
    guard presentation == .push || shown == place || state.modals.isEmpty else {
      return ignore(.covered)
    }
    var transition = graph.transition(named: action.transition, for: presentation)
    if presentation == .push, opensBeside(shown), !graph.isHero(transition) {
      transition = Transition.Kind.none.rawValue
    }
    let new = entry(
      destination, StackEntry.Opening(transition: transition, tapped: action.tapped))
    if presentation == .push {
      push(new, at: shown)
      // In another column it may have taken the place of what presents something.
      if let orphan = graph.firstOrphan(in: state) { removeModals(from: orphan) }
    } else {
      present([new], as: presentation, over: action.source)
    }
    playPush(from: action.source, to: new)
  }

  /// Puts a screen on a stack. In a split, a screen that opens from a column that is not the last begins the next
  /// column anew, as SwiftUI's `NavigationSplitView` does it, and the columns behind that one too.
  mutating func push(_ new: StackEntry, at place: StackPlace) {
    guard case .stack(let stack) = place else {
      state.change(at: place) { $0.append(new) }
      return
    }
    let home = graph.homes[stack]
    guard case .split(let columns, _) = graph.containers[home.container].kind else {
      state.stacks[stack].append(new)
      return
    }
    guard stack + 1 < columns.upperBound else {
      state.stacks[stack].append(new)
      state.selections[home.container] = home.position
      return
    }
    state.stacks[stack + 1] = [new]
    beginAnew(stack + 2..<columns.upperBound)
    state.selections[home.container] = home.position + 1
  }

  /// Whether what is pushed from a stack stands beside it: then both stay where they are, and only a hero flies.
  private func opensBeside(_ place: StackPlace) -> Bool {
    guard case .stack(let stack) = place,
      case .split(let columns, let widths) = graph.containers[graph.homes[stack].container].kind
    else { return false }
    return stack + 1 < columns.upperBound
      && stack + 1 > columns.upperBound - graph.shownColumns(widths, in: state.size)
  }

  /// Stacks begin with the screen that is declared for them, unless they stand there already.
  mutating func beginAnew(_ stacks: Range<Int>) {
    for stack in stacks {
      if state.stacks[stack].count == 1, state.stacks[stack][0].destination == graph.roots[stack] {
        continue
      }
      state.stacks[stack] = root(of: stack)
    }
  }

  /// Selects a column, and lets those behind it begin anew.
  private mutating func beginAnewBehind(_ stack: Int) {
    let home = graph.homes[stack]
    guard case .split(let columns, _) = graph.containers[home.container].kind else { return }
    beginAnew(stack + 1..<columns.upperBound)
    state.selections[home.container] = home.position
  }

  mutating func back() {
    switch graph.focus(in: state) {
    case .modal(let modal):
      guard state.modals[modal].stack.count > 1 else { return dismiss() }
      pop(to: state.modals[modal].stack.count - 2, at: .modal(modal))
    case .stack(let stack):
      if state.stacks[stack].count > 1 {
        pop(to: state.stacks[stack].count - 2, at: .stack(stack))
      } else if graph.collapsed(with: stack, in: state).lowerBound < stack {
        leaveColumns(for: stack - 1, index: state.stacks[stack - 1].count - 1)
      } else {
        ignore(.atRoot)
      }
    }
  }

  mutating func backTo(_ id: String) {
    guard let screen = graph.screenPlaces[id] else { return ignore(.noSuchScreen) }
    guard top.destination.screen != screen else { return ignore(.alreadyThere) }
    func last(_ entries: ArraySlice<StackEntry>) -> Int? {
      entries.lastIndex { $0.destination.screen == screen }
    }
    for modal in state.modals.indices.reversed() {
      guard let index = last(state.modals[modal].stack[...]) else { continue }
      dismissModals(from: modal + 1, backTo: (.modal(modal), index))
      return
    }
    let stack = graph.selectedStack(in: state)
    for candidate in graph.collapsed(with: stack, in: state).reversed() {
      guard let index = last(state.stacks[candidate][...]) else { continue }
      if state.modals.isEmpty, candidate < stack {
        leaveColumns(for: candidate, index: index)
      } else {
        dismissModals(from: 0, backTo: (.stack(candidate), index))
      }
      return
    }
    ignore(.noSuchScreen)
  }

  mutating func backToRoot() {
    switch graph.focus(in: state) {
    case .modal(let modal):
      guard state.modals[modal].stack.count > 1 else { return ignore(.atRoot) }
      pop(to: 0, at: .modal(modal))
    case .stack(let stack):
      let first = graph.collapsed(with: stack, in: state).lowerBound
      if first < stack {
        leaveColumns(for: first, index: 0)
      } else if state.stacks[stack].count > 1 {
        pop(to: 0, at: .stack(stack))
      } else {
        ignore(.atRoot)
      }
    }
  }

  /// Takes everything off a stack that lies above one of its screens.
  private mutating func pop(to index: Int, at place: StackPlace) {
    let entries = state.entries(at: place)
    let leaving = entries[entries.count - 1]
    state.change(at: place) { $0.removeSubrange((index + 1)...) }
    playPop(from: leaving.key, along: entries[index + 1].opening, to: entries[index].key)
  }

  /// Goes back from a column to a screen of an earlier one that it hides. What is left begins anew.
  private mutating func leaveColumns(for stack: Int, index: Int) {
    let leaving = top
    let isLast = index + 1 == state.stacks[stack].count
    let opening = graph.wayOut(
      of: isLast ? state.stacks[stack + 1][0] : state.stacks[stack][index + 1], in: state)
    state.stacks[stack].removeSubrange((index + 1)...)
    beginAnewBehind(stack)
    playPop(from: leaving.key, along: opening, to: state.stacks[stack][index].key)
  }

  /// Dismisses modals and goes back to a screen of what lies below them.
  private mutating func dismissModals(
    from modal: Int, backTo target: (place: StackPlace, index: Int)
  ) {
    guard modal < state.modals.count else { return pop(to: target.index, at: target.place) }
    let leaving = top
    let opening = state.modals[modal].stack[0].opening
    removeModals(from: modal)
    let entries = state.entries(at: target.place)
    state.change(at: target.place) { $0.removeSubrange((target.index + 1)...) }
    if case .stack(let stack) = target.place, stack != graph.selectedStack(in: state) {
      beginAnewBehind(stack)
    }
    playPop(from: leaving.key, along: opening, to: entries[target.index].key)
  }
}
