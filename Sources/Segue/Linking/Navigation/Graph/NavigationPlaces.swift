/// The stack that contains an entry.
enum StackPlace: Hashable, Sendable {
  /// One of the graph's stacks.
  case stack(Int)
  /// The stack of a modal.
  case modal(Int)
}

extension NavigationState {
  /// Returns the entries of a stack, beginning with the root.
  func entries(at place: StackPlace) -> [StackEntry] {
    switch place {
    case .stack(let stack): stacks[stack]
    case .modal(let modal): modals[modal].stack
    }
  }
}

extension NavigationGraph {
  /// Returns the stack that the user interacts with, below any modal.
  func selectedStack(in state: NavigationState) -> Int {
    var container = 0
    while true {
      switch containers[container].kind {
      case .stack(let stack): return stack
      case .pages(let stacks), .split(let stacks, _):
        return stacks.lowerBound + state.selections[container]
      case .tabs(let tabs): container = tabs[state.selections[container]].container
      }
    }
  }

  /// Returns the stack that the user interacts with.
  func focus(in state: NavigationState) -> StackPlace {
    state.modals.isEmpty ? .stack(selectedStack(in: state)) : .modal(state.modals.count - 1)
  }

  /// Returns the entry that the user interacts with.
  func top(of state: NavigationState) -> StackEntry {
    let entries = state.entries(at: focus(in: state))
    return entries[entries.count - 1]
  }

  /// Returns how many columns of a split view are side by side: as many trailing columns as leave
  /// the last one at least 320 points, and one in a compact width.
  func shownColumns(_ widths: [Double], in size: Size) -> Int {
    guard WidthClass(width: size.width) == .regular else { return 1 }
    var shown = 1
    var rest = size.width
    for width in widths.reversed() {
      rest -= width
      guard rest >= NavigationContainer.columnWidth else { break }
      shown += 1
    }
    return shown
  }

  /// Returns the stacks that are shown as a single one with a stack: those of a split view's
  /// collapsed columns up to it, and otherwise the stack alone.
  func collapsed(with stack: Int, in state: NavigationState) -> ClosedRange<Int> {
    guard case .split(let columns, let widths) = containers[homes[stack].container].kind else {
      return stack...stack
    }
    let lastCollapsed = columns.upperBound - shownColumns(widths, in: state.size)
    return stack <= lastCollapsed ? columns.lowerBound...stack : stack...stack
  }

  /// Returns the stacks that are visible unless a modal covers them: the one at the leading edge,
  /// and the columns beside it.
  func shownStacks(in state: NavigationState) -> (first: Int, others: Range<Int>) {
    let stack = selectedStack(in: state)
    guard case .split(let columns, let widths) = containers[homes[stack].container].kind else {
      return (stack, stack..<stack)
    }
    let lastCollapsed = columns.upperBound - shownColumns(widths, in: state.size)
    return (min(stack, lastCollapsed), lastCollapsed + 1..<columns.upperBound)
  }

  /// Returns the stack in which an entry is visible, or would be without the modals above it; nil
  /// if it is not on top of its stack.
  func shownPlace(of key: Int, in state: NavigationState) -> StackPlace? {
    for modal in state.modals.indices.reversed() where state.modals[modal].stack.last?.key == key {
      return .modal(modal)
    }
    let shown = shownStacks(in: state)
    if state.stacks[shown.first].last?.key == key { return .stack(shown.first) }
    return shown.others.first { state.stacks[$0].last?.key == key }.map { .stack($0) }
  }
}
