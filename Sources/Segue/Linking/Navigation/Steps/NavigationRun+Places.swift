/// Placing several screens at once: the screens that a link opens, and those of `replaceStack`.
extension NavigationRun {
  /// How the topmost screen has changed.
  enum Way {
    /// Forwards, with the transition that opens the topmost screen.
    case forwards
    /// Backwards, reversing the transition that opened an entry.
    case backwards(StackEntry.Opening)
    case atOnce
  }

  /// Places the screens that a link opens, lowest first, where they belong.
  ///
  /// If one of them is the root of a stack, that stack is selected and the rest is placed on it;
  /// the same applies to a split view column whose root is the same screen with other arguments.
  /// Otherwise they are placed on the selected stack: on its root if a back stack is known, or on
  /// top of everything. Entries that are the same as before are kept.
  mutating func place(_ chain: [Destination]) -> Way {
    for (index, destination) in chain.enumerated() {
      guard let stack = graph.stack(beginningWith: destination, before: state) else { continue }
      return replace(from: stack, with: chain[index...])
    }
    for (index, destination) in chain.enumerated() {
      guard let column = graph.column(showing: destination.screen) else { continue }
      return replace(from: column, with: chain[index...])
    }
    let stack = graph.selectedStack(in: state)
    if chain.count > 1 {
      let first = graph.containers[graph.homes[stack].container].firstColumn(of: stack)
      let root = state.stacks[first][0].destination
      return replace(from: first, with: ([root] + chain)[...])
    }
    guard let destination = chain.first, top.destination != destination else { return .atOnce }
    return placeOnTop(destination, of: stack)
  }

  /// Places a screen without a back stack.
  private mutating func placeOnTop(_ destination: Destination, of stack: Int) -> Way {
    let presentation = graph.screens[destination.screen].presentation
    let new = opened(destination, as: presentation)
    guard presentation == .push else {
      // Nothing waits any longer for what a requirement's modal would meet.
      let gate = state.modals.firstIndex { $0.requirement != nil }
      if let gate { removeModals(from: gate) }
      present([new], as: presentation, over: top.key)
      return gate == nil ? .forwards : .atOnce
    }
    let before = top.key
    removeModals(from: 0)
    guard state.stacks[stack].last?.destination != destination else { return .atOnce }
    push(new, at: .stack(stack))
    return below(new.key) == before ? .forwards : .atOnce
  }

  /// Places screens on consecutive stacks: one on each column of a split view, and the rest on the
  /// last. From the first screen that is not pushed, they are placed on modals.
  mutating func replace(from first: Int, with chain: ArraySlice<Destination>) -> Way {
    let before = top
    let home = graph.homes[first]
    let container = graph.containers[home.container]
    let rest = chain.dropFirst()
    let modal =
      rest.firstIndex { graph.screens[$0.screen].presentation != .push } ?? chain.endIndex
    var (stack, last) = (first, first)
    if case .split(let columns, _) = container.kind { last = columns.upperBound - 1 }
    var lines: [[Destination]] = [Array(chain.prefix(1))]
    for destination in chain[rest.startIndex..<modal] {
      if stack < last {
        stack += 1
        lines.append([destination])
      } else {
        lines[lines.count - 1].append(destination)
      }
    }
    let wasSelected = graph.selectedStack(in: state)
    var opening: StackEntry.Opening?
    for (index, line) in lines.enumerated() {
      let cut = reconcile(first + index, with: line)
      if first + index == wasSelected { opening = cut }
    }
    if stack < last { beginAnew(stack + 1..<last + 1) }
    select(stack)
    let modalOpening = reconcileModals(with: chain[modal...])
    let now = top
    guard now.key != before.key else { return .atOnce }
    if below(now.key) == before.key { return .forwards }
    if let way = modalOpening ?? opening, wasSelected == stack, now.key < before.key {
      return .backwards(way)
    }
    return .atOnce
  }

  /// Makes a stack contain exactly some screens, keeping the equal ones at its bottom.
  ///
  /// - Returns: The opening of the first removed entry, unless another one took its place.
  private mutating func reconcile(_ stack: Int, with line: [Destination]) -> StackEntry.Opening? {
    let same = zip(state.stacks[stack], line).prefix { $0.destination == $1 }.count
    var taken: StackEntry.Opening?
    if same < state.stacks[stack].count {
      if same == line.count { taken = state.stacks[stack][same].opening }
      state.stacks[stack].removeSubrange(same...)
    }
    for destination in line[same...] {
      let new =
        state.stacks[stack].isEmpty
        ? entry(destination, .root) : opened(destination, as: .push)
      state.stacks[stack].append(new)
    }
    return taken
  }

  /// Presents the remaining screens: each that is not pushed begins a modal. Equal modals are kept.
  ///
  /// - Returns: The opening of the first removed modal, unless another one took its place.
  private mutating func reconcileModals(with chain: ArraySlice<Destination>) -> StackEntry.Opening?
  {
    var lines: [(presentation: Presentation, screens: [Destination])] = []
    for destination in chain {
      let presentation = graph.screens[destination.screen].presentation
      if presentation == .push, !lines.isEmpty {
        lines[lines.count - 1].screens.append(destination)
      } else {
        lines.append((presentation, [destination]))
      }
    }
    var presenter = state.stacks[graph.selectedStack(in: state)].last?.key ?? 0
    var same = 0
    while same < lines.count, same < state.modals.count,
      state.modals[same].presenter == presenter,
      state.modals[same].presentation == lines[same].presentation,
      state.modals[same].stack.map({ $0.destination }) == lines[same].screens
    {
      presenter = state.modals[same].stack.last?.key ?? 0
      same += 1
    }
    let taken =
      same == lines.count && same < state.modals.count
      ? state.modals[same].stack[0].opening : nil
    removeModals(from: same)
    for line in lines[same...] {
      var stack: [StackEntry] = []
      for (index, destination) in line.screens.enumerated() {
        stack.append(opened(destination, as: index == 0 ? line.presentation : .push))
      }
      present(stack, as: line.presentation, over: presenter)
      presenter = stack.last?.key ?? presenter
    }
    return taken
  }

  /// Creates an entry for a screen that opens without a tap.
  private mutating func opened(_ destination: Destination, as presentation: Presentation)
    -> StackEntry
  {
    entry(
      destination,
      StackEntry.Opening(
        transition: graph.transition(named: nil, for: presentation), tapped: nil))
  }

  /// Returns the key of what is below the topmost entry: on the same stack, or its presenter.
  private func below(_ key: Int) -> Int? {
    if let modal = state.modals.last {
      return modal.stack.count > 1 ? modal.stack[modal.stack.count - 2].key : modal.presenter
    }
    let stack = graph.selectedStack(in: state)
    let entries = state.stacks[stack]
    if entries.count > 1 { return entries[entries.count - 2].key }
    let first = graph.containers[graph.homes[stack].container].firstColumn(of: stack)
    return first < stack ? state.stacks[stack - 1].last?.key : nil
  }

  mutating func play(_ way: Way, from before: StackEntry) {
    let now = top
    guard now.key != before.key else { return ignore(.alreadyThere) }
    switch way {
    case .forwards: playPush(from: before.key, to: now)
    case .backwards(let opening): playPop(from: before.key, along: opening, to: now.key)
    case .atOnce: show(inPlaceOf: before.key)
    }
  }
}

extension NavigationGraph {
  /// Returns the column of a split view whose root is a screen, whatever its arguments: a detail
  /// replaces another one. Never the first column, in which no other column shows anything.
  func column(showing screen: DeclarationIndex) -> Int? {
    roots.indices.first { stack in
      roots[stack].screen == screen
        && containers[homes[stack].container].firstColumn(of: stack) < stack
    }
  }

  /// Returns the stack whose root is a destination: the selected one if possible, or else the
  /// first.
  func stack(beginningWith destination: Destination, before state: NavigationState) -> Int? {
    let selected = selectedStack(in: state)
    let first = containers[homes[selected].container].firstColumn(of: selected)
    for candidate in [selected, first] where roots[candidate] == destination { return candidate }
    return roots.firstIndex(of: destination)
  }
}
