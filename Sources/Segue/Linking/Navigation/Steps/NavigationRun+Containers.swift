/// Tabs, pages and the window.
extension NavigationRun {
  /// Dismisses all modals and selects a tab. If it is already selected, it goes back to its root,
  /// as in UIKit's tab bar.
  mutating func selectTab(_ id: String) {
    guard let (container, position) = graph.tab(id) else { return ignore(.noSuchTab) }
    var selected = state
    selected.selections[container] = position
    if let root = graph.barredRoot(shownIn: selected) { return waitForRoot(of: root) }
    if state.selections[container] == position, state.modals.isEmpty { return backToRoot() }
    let before = top.key
    let hadModals = !state.modals.isEmpty
    let opening = state.modals.first?.stack[0].opening
    removeModals(from: 0)
    guard state.selections[container] != position else {
      if hadModals, let opening { playPop(from: before, along: opening, to: top.key) }
      return
    }
    state.selections[container] = position
    show(inPlaceOf: before)
  }

  mutating func selectPage(_ page: Int) {
    let stack = graph.selectedStack(in: state)
    let home = graph.homes[stack]
    guard case .pages(let pages) = graph.containers[home.container].kind else {
      return ignore(.noSuchPage)
    }
    guard page >= 0, page < pages.count else { return ignore(.noSuchPage) }
    guard state.modals.isEmpty else { return ignore(.covered) }
    guard page != home.position else { return ignore(.alreadyThere) }
    let root = pages.lowerBound + page
    guard !graph.isBarred(root, in: state) else { return waitForRoot(of: root) }
    let before = top.key
    state.selections[home.container] = page
    play(
      NavigationMotion(
        transition: Transition.Kind.slide.rawValue, isReversed: page < home.position, from: before,
        to: top.key, tapped: nil))
  }

  /// Keeps the link to a root whose requirements are not met.
  private mutating func waitForRoot(of stack: Int) {
    let root = graph.roots[stack]
    wait(for: graph.screens[root.screen].requires, url: graph.url(of: root))
  }

  /// Selects a stack in its container, and the container in its tab.
  mutating func select(_ stack: Int) {
    var place = graph.homes[stack] as NavigationContainer.Place?
    while let at = place {
      state.selections[at.container] = at.position
      place = graph.containers[at.container].place
    }
  }

  /// Updates the size of the window. Columns collapse or expand without any change to their stacks.
  mutating func resize(to size: Size, safeAreaTop: Double) {
    state.size = Size(width: length(size.width), height: length(size.height))
    state.safeAreaTop = length(safeAreaTop)
  }

  private func length(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 0), Device.sides.upperBound) : 0
  }

  // MARK: Scrolling

  /// Stores the scroll offset of a container, to restore it when the user returns.
  mutating func scroll(_ id: String, to offset: Point) {
    let place = origin ?? graph.focus(in: state)
    guard offset.x.isFinite, offset.y.isFinite else { return ignore(.noGesture) }
    let entries = state.entries(at: place)
    let last = entries.count - 1
    let known = entries[last].scrollOffsets.firstIndex { $0.id == id }
    let old = known.map { entries[last].scrollOffsets[$0].offset } ?? .zero
    if old.y <= 0, offset.y > 0, place == graph.focus(in: state), expandSheet() { return }
    guard known != nil || entries[last].scrollOffsets.count < Self.scrolledContainers else {
      return ignore(.tooManyContainers)
    }
    state.change(at: place) { entries in
      if let known {
        entries[last].scrollOffsets[known].offset = offset
      } else {
        entries[last].scrollOffsets.append(ScrolledContainer(id: id, offset: offset))
      }
    }
  }

  /// The maximum number of containers per screen whose offset is stored.
  private static let scrolledContainers = 100
}

extension NavigationGraph {
  /// Returns whether the root of a stack has requirements that are not met.
  func isBarred(_ stack: Int, in state: NavigationState) -> Bool {
    screens[roots[stack].screen].requires & ~state.met != 0
  }

  /// Returns the first visible stack that is barred.
  func barredRoot(shownIn state: NavigationState) -> Int? {
    let shown = shownStacks(in: state)
    return ([shown.first] + shown.others).first { isBarred($0, in: state) }
  }

  /// Returns the location of the tab with an id.
  func tab(_ id: String) -> (container: Int, position: Int)? {
    // Tabs are at the root and cannot be nested.
    guard case .tabs(let tabs)? = containers.first?.kind,
      let position = tabs.firstIndex(where: { $0.id == id })
    else { return nil }
    return (0, position)
  }
}
