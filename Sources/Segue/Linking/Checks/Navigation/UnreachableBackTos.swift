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

/// For each screen those that may lie directly above it, and behind the last one what stands for links
/// from outside that may open anywhere. And for each whether anything is known of how it is opened.
private func screensAbove(
  in graph: ScreenGraph, _ routes: RouteTable
) -> (edges: [[Int]], isPlaced: [Bool]) {
  let anywhere = graph.nodes.count
  var edges = [[Int]](repeating: [], count: graph.nodes.count + 1)
  var isPlaced = [Bool](repeating: false, count: graph.nodes.count)
  func put(_ above: Int, on below: Int) {
    edges[below].append(above)
    isPlaced[above] = true
  }
  func stack(_ screens: [Int]) {
    for (below, above) in zip(screens, screens.dropFirst()) { put(above, on: below) }
  }
  for (index, node) in graph.nodes.enumerated() {
    edges[index].append(anywhere)
    stack(node.backStack.map(\.screen) + [index])
    for exit in node.exits {
      switch exit.kind {
      case .navigate(let destination, _, _): put(destination.screen, on: index)
      case .replaceStack(let destinations):
        stack(destinations.map(\.screen))
        if let root = destinations.first { isPlaced[root.screen] = true }
      case .lost(_, let meant?): put(meant, on: index)
      default: break
      }
    }
    // What could not be read may lead to whatever has a route.
    if !node.isKnown { for screen in graph.routed { edges[anywhere].append(screen) } }
  }
  return (edges, isPlaced)
}
