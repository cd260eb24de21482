/// Going back, as with `popViewController`, `popToViewController` and `popToRootViewController` in
/// UIKit.
extension NavigationRun {
  mutating func back() {
    switch origin ?? graph.backPlace(in: state) {
    case .modal(let modal):
      guard state.modals[modal].stack.count > 1 else { return dismiss() }
      pop(to: state.modals[modal].stack.count - 2, at: .modal(modal))
    case .stack(let stack):
      if state.stacks[stack].count > 1 {
        pop(to: state.stacks[stack].count - 2, at: .stack(stack))
      } else if graph.canGoBack(on: stack, in: state) {
        leaveColumns(from: stack, to: stack - 1, index: state.stacks[stack - 1].count - 1)
      } else {
        ignore(.atRoot)
      }
    }
  }

  mutating func backToRoot() {
    switch origin ?? graph.backPlace(in: state) {
    case .modal(let modal):
      guard state.modals[modal].stack.count > 1 else { return ignore(.atRoot) }
      pop(to: 0, at: .modal(modal))
    case .stack(let stack):
      let first = graph.collapsed(with: stack, in: state).lowerBound
      if first < stack {
        leaveColumns(from: stack, to: first, index: 0)
      } else if state.stacks[stack].count > 1 {
        pop(to: 0, at: .stack(stack))
      } else {
        ignore(.atRoot)
      }
    }
  }

  /// Goes back to an entry of the screen with an id. They are counted from the topmost: on the same
  /// stack, then in the preceding columns, and from a modal also on the stacks below it.
  mutating func backTo(_ id: String, entry: Int) {
    guard let screen = graph.screenIndices[id] else { return ignore(.noSuchScreen) }
    let place = origin ?? graph.focus(in: state)
    guard entry > 1 || state.entries(at: place).last?.destination.screen != screen else {
      return ignore(.alreadyThere)
    }
    var rest = entry
    var stack = graph.selectedStack(in: state)
    switch place {
    case .modal(let top):
      for modal in (0...top).reversed() {
        guard let index = index(of: screen, at: .modal(modal), &rest) else { continue }
        return dismissModals(from: modal + 1, backTo: (.modal(modal), index))
      }
    case .stack(let acting): stack = acting
    }
    let first = graph.containers[graph.homes[stack].container].firstColumn(of: stack)
    for candidate in (first...stack).reversed() {
      guard let index = index(of: screen, at: .stack(candidate), &rest) else { continue }
      if case .modal = place {
        dismissModals(from: 0, backTo: (.stack(candidate), index))
      } else if candidate < stack {
        leaveColumns(from: stack, to: candidate, index: index)
      } else {
        pop(to: index, at: .stack(candidate))
      }
      return
    }
    ignore(.noSuchScreen)
  }

  /// Returns the index of an entry of a screen.
  ///
  /// - Parameter rest: Which entry, counted from the top, less those that have been passed.
  private func index(
    of screen: DeclarationIndex, at place: StackPlace, _ rest: inout Int
  ) -> Int? {
    let entries = state.entries(at: place)
    for index in entries.indices.reversed() where entries[index].destination.screen == screen {
      if rest <= 1 { return index }
      rest -= 1
    }
    return nil
  }

  // MARK: Parts

  /// Pops all entries above an index.
  private mutating func pop(to index: Int, at place: StackPlace) {
    let entries = state.entries(at: place)
    let leaving = entries[entries.count - 1]
    state.change(at: place) { $0.removeSubrange((index + 1)...) }
    adoptModals()
    playPop(from: leaving.key, along: entries[index + 1].opening, to: entries[index].key)
  }

  /// Goes back from a column to a screen of an earlier one. The columns after that one are reset.
  /// If both are side by side, nothing moves.
  private mutating func leaveColumns(from stack: Int, to earlier: Int, index: Int) {
    let leaving = state.stacks[stack][state.stacks[stack].count - 1]
    let isHidden = graph.collapsed(with: stack, in: state).contains(earlier)
    let isLast = index + 1 == state.stacks[earlier].count
    let above = isLast ? state.stacks[earlier + 1][0] : state.stacks[earlier][index + 1]
    let opening = graph.wayOut(of: above, on: isLast ? earlier + 1 : earlier, in: state)
    state.stacks[earlier].removeSubrange((index + 1)...)
    beginAnewBehind(earlier)
    adoptModals()
    if isHidden {
      playPop(from: leaving.key, along: opening, to: state.stacks[earlier][index].key)
    } else {
      show(inPlaceOf: leaving.key)
    }
  }

  /// Dismisses modals and goes back to an entry below them.
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

  /// Selects a column and resets the columns after it.
  private mutating func beginAnewBehind(_ stack: Int) {
    let home = graph.homes[stack]
    guard case .split(let columns, _) = graph.containers[home.container].kind else { return }
    beginAnew(stack + 1..<columns.upperBound)
    state.selections[home.container] = home.position
  }
}

extension NavigationGraph {
  /// Returns the stack on which `back` acts by default: the topmost one. In a split view, it is
  /// that of the column last navigated to, or, if that one cannot go back, of the last other column
  /// that can.
  func backPlace(in state: NavigationState) -> StackPlace {
    let focus = focus(in: state)
    guard case .stack(let stack) = focus, !canGoBack(on: stack, in: state) else { return focus }
    let shown = shownStacks(in: state)
    for other in shown.others.reversed() where canGoBack(on: other, in: state) {
      return .stack(other)
    }
    return canGoBack(on: shown.first, in: state) ? .stack(shown.first) : focus
  }

  /// Returns whether there is a screen to go back to: on the stack, or in a preceding collapsed
  /// column.
  func canGoBack(on stack: Int, in state: NavigationState) -> Bool {
    state.stacks[stack].count > 1 || collapsed(with: stack, in: state).lowerBound < stack
  }
}
