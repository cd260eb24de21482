/// Puts a line of screens where they belong: what a link opens, and what `replaceStack` names.
extension NavigationRun {
  /// How the screen on top has come to change.
  enum Way {
    /// The transition that opens the screen on top.
    case forwards
    /// The way back, along how this entry was opened.
    case backwards(StackEntry.Opening)
    case atOnce
  }

  /// Puts the screens that a link opens, the lowest first, where they belong.
  ///
  /// If one of them is what a stack begins with, that stack is selected and the rest lies on it; so it is with a column
  /// of a split view that begins with the same screen and other arguments. Otherwise they
  /// lie on the selected stack: on its root if anything is known of what is below them, or on top of all that
  /// is there. What is the same as before stays as it was.
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

  /// A screen of which nothing says what lies below it.
  private mutating func placeOnTop(_ destination: Destination, of stack: Int) -> Way {
    let presentation = graph.screens[destination.screen].presentation
    let new = opened(destination, as: presentation)
    guard presentation == .push else {
      present([new], as: presentation, over: top.key)
      return .forwards
    }
    let before = top.key
    removeModals(from: 0)
    guard state.stacks[stack].last?.destination != destination else { return .atOnce }
    push(new, at: .stack(stack))
    return below(new.key) == before ? .forwards : .atOnce
  }

  /// Puts screens on stacks that follow each other: the first one each on the columns of a split, and all
  /// others on the last. From the first one that is presented, on modals.
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

  /// Makes a stack hold these screens: those at its bottom that are the same stay. What opened the first one that
  /// was taken away, if one was and none was put in its place.
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

  /// Presents what a line of screens presents: each that is not pushed begins a modal. Modals that are the same
  /// stay. What opened the first one that was taken away, if none was put in its place.
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
      state.modals[same].stack.map(\.destination) == lines[same].screens
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

  /// An entry for a screen that nobody has tapped.
  private mutating func opened(_ destination: Destination, as presentation: Presentation)
    -> StackEntry
  {
    entry(
      destination,
      StackEntry.Opening(
        transition: graph.transition(named: nil, for: presentation), tapped: nil))
  }

  /// The key of what lies below an entry on top of its stack: on the stack itself, or what has presented it.
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
  /// The column of a split view that begins with a screen, whatever its arguments: a detail takes the place of
  /// another one. Not the first column, which nothing shows anything in.
  func column(showing screen: Int) -> Int? {
    roots.indices.first { stack in
      roots[stack].screen == screen
        && containers[homes[stack].container].firstColumn(of: stack) < stack
    }
  }

  /// The stack that a screen is the beginning of: the selected one if it is, else the first.
  func stack(beginningWith destination: Destination, before state: NavigationState) -> Int? {
    let selected = selectedStack(in: state)
    let first = containers[homes[selected].container].firstColumn(of: selected)
    for candidate in [selected, first] where roots[candidate] == destination { return candidate }
    return roots.firstIndex(of: destination)
  }
}
