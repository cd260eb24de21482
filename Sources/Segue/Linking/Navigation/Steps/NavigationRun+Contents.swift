/// Fetching the contents of screens.
extension NavigationRun {
  /// Fetches the visible screens, and the screen that going back reveals, each once.
  mutating func fetchShown() {
    guard state.isReady else { return }
    let shown = graph.shownStacks(in: state)
    var isCovered = false
    for modal in state.modals.indices.reversed() {
      fetch(.modal(modal), above: 0, isVisible: !isCovered)
      isCovered = isCovered || state.modals[modal].presentation.covers
    }
    fetch(.stack(shown.first), above: 0, isVisible: !isCovered)
    for stack in shown.others { fetch(.stack(stack), above: 0, isVisible: !isCovered) }

    switch graph.backPlace(in: state) {
    case .modal(let modal): fetch(.modal(modal), above: 1, isVisible: false)
    case .stack(let stack):
      if state.stacks[stack].count > 1 {
        fetch(.stack(stack), above: 1, isVisible: false)
      } else if graph.collapsed(with: stack, in: state).lowerBound < stack {
        fetch(.stack(stack - 1), above: 0, isVisible: false)
      }
    }
  }

  /// Fetches the screen with a number of entries above it on its stack, if there is one.
  private mutating func fetch(_ place: StackPlace, above: Int, isVisible: Bool) {
    let entries = state.entries(at: place)
    let index = entries.count - 1 - above
    guard index >= 0, !entries[index].isFetched else { return }
    state.change(at: place) { $0[index].isFetched = true }
    effects.append(
      .fetch(key: entries[index].key, entries[index].destination, isVisible: isVisible))
  }
}

/// Showing placeholders and failures.
extension NavigationRun {
  /// Shows an entry in another phase, which the client has reported.
  mutating func changePhase(of key: Int, to phase: ScreenPhase) {
    guard let found = state.place(of: key) else { return ignore(.noSuchEntry) }
    let entry = state.entries(at: found.place)[found.index]
    guard screen(entry).phases.contains(phase) else { return ignore(.noSuchPhase) }
    guard entry.phase != phase else { return ignore(.alreadyThere) }
    state.change(at: found.place) { $0[found.index].phase = phase }
    effects.append(.show(key: key, phase))
  }

  /// Loads the content of the entry on which the event acts again.
  mutating func retry() {
    let entry = actor
    guard entry.phase == .failure else { return ignore(.nothingFailed) }
    changePhase(of: entry.key, to: .placeholder)
    effects.append(.fetch(key: entry.key, entry.destination, isVisible: true))
  }
}

extension NavigationState {
  /// Returns the stack of the entry with a key, and its index there; nil if there is none. Linear
  /// in the number of entries.
  fileprivate func place(of key: Int) -> (place: StackPlace, index: Int)? {
    for (stack, entries) in stacks.enumerated() {
      if let index = entries.firstIndex(where: { $0.key == key }) { return (.stack(stack), index) }
    }
    for (modal, entries) in modals.enumerated() {
      if let index = entries.stack.firstIndex(where: { $0.key == key }) {
        return (.modal(modal), index)
      }
    }
    return nil
  }

  /// Mutates the entries of a stack in place.
  mutating func change(at place: StackPlace, _ change: (inout [StackEntry]) -> Void) {
    switch place {
    case .stack(let stack): change(&stacks[stack])
    case .modal(let modal): change(&modals[modal].stack)
    }
  }
}
