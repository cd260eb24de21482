/// Tabs, pages and the window.
extension NavigationRun {
  /// Dismisses what is presented and selects a tab; the selected one goes back to its root, as in UIKit's
  /// tab bar.
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

  /// What a stack begins with requires what is not met: its link waits.
  private mutating func waitForRoot(of stack: Int) {
    let root = graph.roots[stack]
    wait(for: graph.screens[root.screen].requires, url: graph.url(of: root))
  }

  /// Selects what a stack is in, all the way up.
  mutating func select(_ stack: Int) {
    var place = graph.homes[stack] as NavigationContainer.Place?
    while let at = place {
      state.selections[at.container] = at.position
      place = graph.containers[at.container].place
    }
  }

  /// Columns that have no room any longer are shown one behind the other, and beside each other again when they
  /// have: the stacks themselves stay as they are.
  mutating func resize(to size: Size, safeAreaTop: Double) {
    state.size = Size(width: length(size.width), height: length(size.height))
    state.safeAreaTop = length(safeAreaTop)
  }

  private func length(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 0), Device.sides.upperBound) : 0
  }

  // MARK: Scrolling

  /// Remembers how far a container is scrolled, for when the person comes back.
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

  /// How many containers of a screen are remembered.
  private static let scrolledContainers = 100
}

extension NavigationGraph {
  /// Whether a stack begins with a screen that requires what is not met.
  func isBarred(_ stack: Int, in state: NavigationState) -> Bool {
    screens[roots[stack].screen].requires & ~state.met != 0
  }

  /// The first such stack of those that can be seen.
  func barredRoot(shownIn state: NavigationState) -> Int? {
    let shown = shownStacks(in: state)
    return ([shown.first] + shown.others).first { isBarred($0, in: state) }
  }

  /// Where the tab of an id is.
  func tab(_ id: String) -> (container: Int, position: Int)? {
    // Tabs are at the root, and hold no tabs.
    guard case .tabs(let tabs)? = containers.first?.kind,
      let position = tabs.firstIndex(where: { $0.id == id })
    else { return nil }
    return (0, position)
  }
}
