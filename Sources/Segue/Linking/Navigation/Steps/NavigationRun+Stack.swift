/// Pushing, as with `pushViewController` in UIKit.
extension NavigationRun {
  /// Opens the link of a component. Only the stack of the component's screen, and its modals,
  /// change.
  mutating func navigate(to link: String, by action: PendingLink.Action) {
    let place = graph.focus(in: state)
    guard let shown = graph.shownPlace(of: action.source, in: state) else {
      return ignore(.noSuchEntry)
    }
    guard graph.takesTouches(at: shown, in: state) else { return ignore(.covered) }
    guard let (destination, url) = resolve(link) else { return }
    // Ignores a second tap while the transition of the first is running.
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
    // An entry that already presents a modal cannot present another one.
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
      adoptModals()
    } else {
      present([new], as: presentation, over: action.source)
    }
    playPush(from: action.source, to: new)
  }

  /// Pushes an entry. In a split view, a screen pushed from any column but the last replaces the
  /// stack of the next column, as in SwiftUI's `NavigationSplitView`, and the columns after that
  /// one are reset.
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

  /// Returns whether an entry pushed from a stack is side by side with it: then both stay in place,
  /// and only a hero flies.
  private func opensBeside(_ place: StackPlace) -> Bool {
    guard case .stack(let stack) = place,
      case .split(let columns, let widths) = graph.containers[graph.homes[stack].container].kind
    else { return false }
    return stack + 1 < columns.upperBound
      && stack + 1 > columns.upperBound - graph.shownColumns(widths, in: state.size)
  }

  /// Resets stacks to their declared roots, unless they already contain only these.
  mutating func beginAnew(_ stacks: Range<Int>) {
    for stack in stacks {
      if state.stacks[stack].count == 1, state.stacks[stack][0].destination == graph.roots[stack] {
        continue
      }
      state.stacks[stack] = root(of: stack)
    }
  }
}
