/// Actions `backTo` that can never find their screen, because it never lies below theirs.
///
/// What may lie below a screen is taken as widely as can be: whatever leads to it by links of any
/// presentation, by `replaceStack`, by back stacks, written or by the hierarchy of routes, and by the
/// columns of a split view; and anything at all below what a link from outside may open anywhere.
///
/// Linear in screens and links, times a 64th of how many screens are named.
func unreachableBackTos(in graph: ScreenGraph, routes: RouteTable) -> [Diagnostic] {
  guard graph.knowsAllScreens else { return [] }
  var questions: [(from: Int, exit: ScreenGraph.Exit, screen: Int, name: NamedReference)] = []
  for (index, node) in graph.nodes.enumerated() {
    for exit in node.exits {
      if case .backTo(let screen, let name) = exit.kind {
        questions.append((index, exit, screen, name))
      }
    }
  }
  guard !questions.isEmpty else { return [] }
  let (above, isPlaced) = screensAbove(in: graph, routes)
  let answers = isReached(questions.map { ($0.screen, $0.from) }, over: above)
  return zip(questions, answers).compactMap { question, isAbove in
    guard !isAbove, isPlaced[question.from] else { return nil }
    return Diagnostic.unreachableBackTo(
      question.name, from: graph.nodes[question.from].declaration,
      to: graph.nodes[question.screen].declaration)
  }
}

/// For each screen those that may lie directly above it, and behind the last one those that may lie above
/// anything, and those that may lie above any root. And for each whether anything is known of how it is opened.
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
    stack(node.backStack.map(\.screen) + [index])
    for exit in node.exits {
      switch exit.kind {
      case .navigate(let destination, _, _): stack([index, destination.screen])
      case .replaceStack(let destinations):
        stack(destinations.map(\.screen))
        if let root = destinations.first { isPlaced[root.screen] = true }
      case .lost(_, let meant?): stack([index, meant])
      default: break
      }
    }
    if node.backStack.isEmpty, let route = routes.route(of: index) {
      let parents = routes.screensOnTheWay(to: route)
      for parent in parents ?? [] { edges[parent].append(index) }
      if parents == nil { edges[anywhere].append(index) }
    }
  }
  for start in graph.starts {
    // Of a project without a container any screen may be the first.
    if start.role == .first { continue }
    isPlaced[start.screen] = true
    if start.mayOpenAnywhere(in: graph) { edges[anywhere].append(start.screen) }
    if case .root = start.role { edges[start.screen].append(root) }
    // What is known to lie below it lies on the root of the selected stack, unless it begins one.
    if start.role == .entryPoint, let lowest = graph.nodes[start.screen].backStack.first {
      edges[root].append(lowest.screen)
    }
  }
  for (left, right) in graph.neighbouringColumns { stack([left, right]) }
  // What could not be read may lead to whatever has a route.
  if graph.nodes.contains(where: { !$0.isKnown }) { edges[anywhere] += graph.routed }
  return (edges, isPlaced)
}

extension ScreenGraph.Start {
  /// Whether it opens on top of wherever a person is.
  fileprivate func mayOpenAnywhere(in graph: ScreenGraph) -> Bool {
    switch role {
    case .root, .first: false
    case .requirement, .fallback: true
    case .entryPoint: graph.nodes[screen].backStack.isEmpty
    }
  }
}

extension ScreenGraph {
  /// The first screens of each two columns side by side; collapsed, the one lies below the other.
  fileprivate var neighbouringColumns: [(Int, Int)] {
    zip(starts, starts.dropFirst()).compactMap { left, right in
      guard case .root(let tab, let column?, _) = left.role,
        case .root(let otherTab, let otherColumn?, _) = right.role,
        tab == otherTab, otherColumn == column + 1
      else { return nil }
      return (left.screen, right.screen)
    }
  }
}

extension RouteTable {
  /// The screens that may lie on the way to a route: those that a part of one of its paths leads to, from
  /// the beginning. nil if they are too many to tell.
  fileprivate func screensOnTheWay(to route: Route) -> [Int]? {
    let limit = 64
    var screens: [Int] = []
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

/// Whether a way of at least one edge leads from the one node to the other, for each question.
///
/// 64 of the first are followed at a time, as the bits of a number that is handed from each component of
/// the graph to those that it leads to.
func isReached(_ questions: [(from: Int, to: Int)], over edges: [[Int]]) -> [Bool] {
  let strong = StrongComponents(edges)
  let successors = strong.successors(edges)
  var answers = [Bool](repeating: false, count: questions.count)
  var batches: [Int: Int] = [:]
  for question in questions where batches[question.from] == nil {
    batches[question.from] = batches.count
  }
  let sources = batches.sorted { $0.value < $1.value }.map(\.key)
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
  fileprivate static func unreachableBackTo(
    _ name: NamedReference, from screen: ScreenDeclaration, to wanted: ScreenDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .unreachableBackTo, .error,
      "the screen \(quoted(wanted.id)) never lies below \(quoted(screen.id)), so nothing leads back to "
        + "it: open it with \"navigate\", or name a screen from which links lead here",
      at: name.range,
      notes: [
        Note("it is declared here", at: wanted.range)
      ])
  }
}
