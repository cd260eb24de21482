/// Removing screens that may no longer be shown.
extension NavigationRun {
  /// Marks a requirement as unmet, and removes the screens that have it with everything above them.
  mutating func revoke(_ name: String) {
    guard let requirement = graph.requirement(name) else { return ignore(.noSuchRequirement) }
    let bit: UInt64 = 1 << UInt64(requirement)
    guard state.met & bit != 0 else { return ignore(.alreadyThere) }
    state.met &= ~bit
    let before = top
    let screens = graph.screens
    let needs = { (entry: StackEntry) in screens[entry.destination.screen].requires & bit != 0 }
    for stack in state.stacks.indices {
      guard let first = state.stacks[stack].firstIndex(where: needs) else { continue }
      if first > 0 {
        state.stacks[stack].removeSubrange(first...)
      } else {
        leaveRoot(of: stack, needs)
      }
    }
    removeModals(from: graph.firstOrphan(in: state) ?? state.modals.count)
    if let modal = state.modals.firstIndex(where: { $0.stack.contains(where: needs) }) {
      let first = state.modals[modal].stack.firstIndex(where: needs) ?? 0
      removeModals(from: first == 0 ? modal : modal + 1)
      if first > 0 { state.modals[modal].stack.removeSubrange(first...) }
    }
    show(inPlaceOf: before.key)
  }

  /// Resets a stack whose root may not be shown, because the root may have been replaced. If the
  /// declared root may not be shown either, the first page is selected instead of a page, and the
  /// first tab instead of a tab.
  private mutating func leaveRoot(of stack: Int, _ needs: (StackEntry) -> Bool) {
    state.stacks[stack] = root(of: stack)
    guard needs(state.stacks[stack][0]) else { return }
    let home = graph.homes[stack]
    let tab = graph.containers[home.container].place
    let isTabSelected = tab.map { state.selections[$0.container] == $0.position } ?? true
    if case .pages(let pages) = graph.containers[home.container].kind {
      guard state.selections[home.container] == home.position else { return }
      state.selections[home.container] = 0
      // The modals over the page are removed with it.
      if isTabSelected { removeModals(from: 0) }
      guard graph.isBarred(pages.lowerBound, in: state) else { return }
    }
    guard let tab, isTabSelected else { return }
    state.selections[tab.container] = 0
    removeModals(from: 0)
  }
}

extension NavigationGraph {
  /// Returns the first modal whose presenter has been removed.
  func firstOrphan(in state: NavigationState) -> Int? {
    for modal in state.modals.indices {
      let presenter = state.modals[modal].presenter
      if modal > 0 {
        if !state.modals[modal - 1].stack.contains(where: { $0.key == presenter }) { return modal }
      } else {
        if !state.stacks.contains(where: { $0.contains { $0.key == presenter } }) { return modal }
      }
    }
    return nil
  }
}
