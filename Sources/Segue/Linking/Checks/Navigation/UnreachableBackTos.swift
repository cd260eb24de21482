/// Finds `backTo` actions whose target is never below their own screen, or never twice where they
/// name another entry than the topmost.
///
/// What may be below a screen is estimated generously: everything that leads to it by links of any
/// presentation, by `replaceStack`, by back stacks, declared or from the route hierarchy, and by
/// the columns of a split view; and any screen below one that a link from outside may open
/// anywhere.
///
/// Linear in the number of screens and links, times 1/64 of the number of targets.
func unreachableBackTos(in graph: ScreenGraph, routes: RouteTable) -> [Diagnostic] {
  guard graph.knowsAllScreens else { return [] }
  var questions: [(from: Int, screen: DeclarationIndex, name: NamedReference, entry: Int)] = []
  for (index, node) in graph.nodes.enumerated() {
    for exit in node.exits {
      if case .backTo(let screen, let name, let entry) = exit.kind {
        questions.append((index, screen, name, entry))
      }
    }
  }
  guard !questions.isEmpty else { return [] }
  let (above, isPlaced) = screensAbove(in: graph, routes)
  let isAbove = isReached(questions.map { ($0.screen.index, $0.from) }, over: above)
  let isAboveItself = isReached(questions.map { ($0.screen.index, $0.screen.index) }, over: above)
  return questions.indices.compactMap { place in
    let question = questions[place]
    guard isPlaced[question.from] else { return nil }
    let screens = (
      from: graph.nodes[question.from].declaration, to: graph.nodes[question.screen].declaration
    )
    if !isAbove[place], question.entry == 1 || question.from != question.screen.index {
      return Diagnostic.unreachableBackTo(question.name, from: screens.from, to: screens.to)
    }
    return question.entry == 1 || isAboveItself[place]
      ? nil
      : Diagnostic.unreachableEntry(question.entry, question.name, to: screens.to)
  }
}

/// Returns, for each screen, those that may be directly above it; then those that may be above any
/// screen, and those that may be above any root. Also returns whether it is known how each screen
/// is opened.
private func screensAbove(
  in graph: ScreenGraph, _ routes: RouteTable
) -> (edges: [[Int]], isPlaced: [Bool]) {
  let anywhere = graph.nodes.count
  let root = anywhere + 1
  var edges = [[Int]](repeating: [], count: graph.nodes.count + 2)
  var isPlaced = [Bool](repeating: false, count: graph.nodes.count)
  func stack(_ screens: [Int]) {
    for (below, above) in zip(screens, screens.dropFirst()) {
      edges[below].append(above)
      isPlaced[above] = true
    }
  }
  for (index, node) in graph.nodes.enumerated() {
    edges[index].append(anywhere)
    stack(node.backStack.map { $0.screen.index } + [index])
    for exit in node.exits {
      switch exit.kind {
      case .navigate(let destination, _, _): stack([index, destination.screen.index])
      case .replaceStack(let destinations):
        stack(destinations.map { $0.screen.index })
        if let root = destinations.first { isPlaced[root.screen.index] = true }
      case .lost(_, let meant?): stack([index, meant.index])
      default: break
      }
    }
    if node.backStack.isEmpty, let route = routes.route(of: DeclarationIndex(index)) {
      let parents = routes.screensOnTheWay(to: route)
      for parent in parents ?? [] { edges[parent.index].append(index) }
      if parents == nil { edges[anywhere].append(index) }
    }
  }
  for start in graph.starts {
    // In a project without a container, any screen may be the first.
    if start.role == .first { continue }
    isPlaced[start.screen.index] = true
    if start.mayOpenAnywhere(in: graph) { edges[anywhere].append(start.screen.index) }
    if case .root = start.role { edges[start.screen.index].append(root) }
    // A known back stack is placed on the root of the selected stack, unless its lowest screen is a
    // root.
    if start.role == .entryPoint, let lowest = graph.nodes[start.screen].backStack.first {
      edges[root].append(lowest.screen.index)
    }
  }
  for (left, right) in graph.neighbouringColumns { stack([left, right]) }
  // A screen that could not be compiled may lead to any screen with a route.
  if graph.nodes.contains(where: { !$0.isKnown }) {
    edges[anywhere] += graph.routed.map { $0.index }
  }
  return (edges, isPlaced)
}

extension ScreenGraph.Start {
  /// Returns whether the screen opens on top of the current one, wherever the user is.
  fileprivate func mayOpenAnywhere(in graph: ScreenGraph) -> Bool {
    switch role {
    case .root, .first: false
    case .requirement, .fallback: true
    case .entryPoint: graph.nodes[screen].backStack.isEmpty
    }
  }
}

extension ScreenGraph {
  /// The root screens of each two adjacent columns; in a collapsed split view, one is below the
  /// other.
  fileprivate var neighbouringColumns: [(Int, Int)] {
    zip(starts, starts.dropFirst()).compactMap { left, right in
      guard case .root(let tab, let column?, _) = left.role,
        case .root(let otherTab, let otherColumn?, _) = right.role,
        tab == otherTab, otherColumn == column + 1
      else { return nil }
      return (left.screen.index, right.screen.index)
    }
  }
}

extension RouteTable {
  /// Returns the screens to which prefixes of the route's paths may lead; nil if there are too many
  /// to determine.
  fileprivate func screensOnTheWay(to route: Route) -> [DeclarationIndex]? {
    let limit = 64
    var screens: [DeclarationIndex] = []
    var level = [0]
    for segment in route.segments {
      screens += level.compactMap { nodes[$0].screen }
      var next: [Int] = []
      for node in level.map({ nodes[$0] }) {
        if let parameter = node.parameter { next.append(parameter) }
        switch segment {
        case .literal(let text):
          if let literal = node.literals[text] { next.append(literal) }
        case .parameter:
          guard node.literals.count <= limit else { return nil }
          next += node.literals.values
        }
      }
      guard next.count <= limit else { return nil }
      level = next
    }
    return screens
  }
}

/// Returns whether a path of at least one edge leads from one node to the other, for each question.
///
/// Up to 64 start nodes are processed at a time, as the bits of a number that is propagated from
/// each strongly connected component to those it leads to.
func isReached(_ questions: [(from: Int, to: Int)], over edges: [[Int]]) -> [Bool] {
  let strong = StrongComponents(edges)
  let successors = strong.successors(edges)
  var answers = [Bool](repeating: false, count: questions.count)
  var batches: [Int: Int] = [:]
  for question in questions where batches[question.from] == nil {
    batches[question.from] = batches.count
  }
  let sources = batches.sorted { $0.value < $1.value }.map { $0.key }
  for start in stride(from: 0, to: sources.count, by: 64) {
    let batch = sources[start..<min(start + 64, sources.count)]
    var begun = [UInt64](repeating: 0, count: strong.count)
    var arrived = begun
    for (bit, source) in batch.enumerated() { begun[strong.component[source]] |= 1 << UInt64(bit) }
    for component in (0..<strong.count).reversed() {
      for next in successors[component] where next == component {
        arrived[component] |= begun[component]
      }
      let handed = begun[component] | arrived[component]
      guard handed != 0 else { continue }
      for next in successors[component] where next != component { arrived[next] |= handed }
    }
    for (index, question) in questions.enumerated() {
      guard let place = batches[question.from], batch.indices.contains(place) else { continue }
      answers[index] = arrived[strong.component[question.to]] >> UInt64(place - start) & 1 == 1
    }
  }
  return answers
}

extension Diagnostic {
  fileprivate static func unreachableEntry(
    _ entry: Int, _ name: NamedReference, to wanted: ScreenDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .unreachableBackTo, .error,
      "the screen \(quoted(wanted.id)) is never above itself, so there is no entry \(entry): remove "
        + "\"entry\"",
      at: name.range,
      notes: [
        Note("it is declared here", at: wanted.range)
      ])
  }

  fileprivate static func unreachableBackTo(
    _ name: NamedReference, from screen: ScreenDeclaration, to wanted: ScreenDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .unreachableBackTo, .error,
      "the screen \(quoted(wanted.id)) is never below \(quoted(screen.id)), so nothing leads back to "
        + "it: open it with \"navigate\", or name a screen from which links lead here",
      at: name.range,
      notes: [
        Note("it is declared here", at: wanted.range)
      ])
  }
}
