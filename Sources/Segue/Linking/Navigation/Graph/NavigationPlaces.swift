/// Where an entry stands.
enum StackPlace: Hashable, Sendable {
  /// On one of the graph's stacks.
  case stack(Int)
  /// On the stack of a modal.
  case modal(Int)
}

extension NavigationState {
  /// The screens of a stack, the root first.
  func entries(at place: StackPlace) -> [StackEntry] {
    switch place {
    case .stack(let stack): stacks[stack]
    case .modal(let modal): modals[modal].stack
    }
  }
}

extension NavigationGraph {
  /// The stack that a person acts on, below what is presented.
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

  /// The stack that a person acts on.
  func focus(in state: NavigationState) -> StackPlace {
    state.modals.isEmpty ? .stack(selectedStack(in: state)) : .modal(state.modals.count - 1)
  }

  /// The entry that a person acts on.
  func top(of state: NavigationState) -> StackEntry {
    let entries = state.entries(at: focus(in: state))
    return entries[entries.count - 1]
  }

  /// How many columns of a split stand side by side: as many of the last ones as leave the last one 320 points,
  /// and one in a compact width.
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

  /// The stacks that are shown one behind the other as one with a stack: those of a split's columns that have
  /// no room beside each other, and otherwise the stack alone.
  func collapsed(with stack: Int, in state: NavigationState) -> ClosedRange<Int> {
    guard case .split(let columns, let widths) = containers[homes[stack].container].kind else {
      return stack...stack
    }
    let lastCollapsed = columns.upperBound - shownColumns(widths, in: state.size)
    return stack <= lastCollapsed ? columns.lowerBound...stack : stack...stack
  }

  /// The stacks that can be seen when nothing covers them: the one at the leading edge, and the columns
  /// beside it.
  func shownStacks(in state: NavigationState) -> (first: Int, others: Range<Int>) {
    let stack = selectedStack(in: state)
    guard case .split(let columns, let widths) = containers[homes[stack].container].kind else {
      return (stack, stack..<stack)
    }
    let lastCollapsed = columns.upperBound - shownColumns(widths, in: state.size)
    return (min(stack, lastCollapsed), lastCollapsed + 1..<columns.upperBound)
  }

  /// Where an entry stands that can be seen, or would be but for what is presented over it.
  func shownPlace(of key: Int, in state: NavigationState) -> StackPlace? {
    for modal in state.modals.indices.reversed() where state.modals[modal].stack.last?.key == key {
      return .modal(modal)
    }
    let shown = shownStacks(in: state)
    if state.stacks[shown.first].last?.key == key { return .stack(shown.first) }
    return shown.others.first { state.stacks[$0].last?.key == key }.map { .stack($0) }
  }
}
