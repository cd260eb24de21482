/// Cycles of links that only ever push, between screens that have no way back: whoever follows them finds
/// an ever higher stack, and no way down.
///
/// A way back is a navigation bar, which has a back button; a tab bar, whose selected tab leads to its
/// root; and any of the actions that take screens from a stack. What `custom` comes to nobody knows, so it
/// is taken for one.
///
/// One cycle is told of all that hang together, a shortest one through the first of its screens. Linear
/// in screens and links.
func growingCycles(in graph: ScreenGraph) -> [Diagnostic] {
  let isStuck = graph.nodes.map { $0.hasNoWayBack(hasTabs: graph.hasTabs) }
  let pushes = graph.nodes.enumerated().map { index, node in
    isStuck[index] ? node.pushes.filter { isStuck[$0.screen] } : []
  }
  let edges = pushes.map { $0.map(\.screen) }
  let strong = StrongComponents(edges)
  return strong.members.compactMap { members in
    guard let first = members.first,
      let cycle = shortestCycle(through: first, pushes, among: strong.component)
    else { return nil }
    return Diagnostic.growingCycle(cycle, in: graph)
  }
}

extension ScreenGraph.Node {
  fileprivate var pushes: [ScreenGraph.Destination] {
    exits.compactMap { exit in
      if case .navigate(let destination, .push, _) = exit.kind { destination } else { nil }
    }
  }

  fileprivate func hasNoWayBack(hasTabs: Bool) -> Bool {
    guard isKnown, !declaration.bars.contains(.navigation),
      !(hasTabs && declaration.bars.contains(.tab))
    else { return false }
    return exits.allSatisfy { exit in
      switch exit.kind {
      case .navigate, .open: true
      case .replaceStack, .backTo, .selectTab, .back, .backToRoot, .dismiss, .custom, .lost: false
      }
    }
  }
}

/// The links of a cycle, from a screen back to it; nil if there is none. Linear in the links of its
/// component.
private func shortestCycle(
  through start: Int, _ pushes: [[ScreenGraph.Destination]], among component: [Int]
) -> [ScreenGraph.Destination]? {
  // How each screen was reached first: from which, by which link.
  var reached: [Int: (from: Int, link: ScreenGraph.Destination)] = [:]
  var queue = [start]
  var next = 0
  while next < queue.count, reached[start] == nil {
    let screen = queue[next]
    next += 1
    for push in pushes[screen]
    where component[push.screen] == component[start] && reached[push.screen] == nil {
      reached[push.screen] = (screen, push)
      queue.append(push.screen)
    }
  }
  var cycle: [ScreenGraph.Destination] = []
  var screen = start
  while let (from, link) = reached[screen] {
    cycle.append(link)
    screen = from
    if from == start { return cycle.reversed() }
  }
  return nil
}

extension Diagnostic {
  /// So many links of a long cycle are shown.
  private static let shownLinks = 8

  fileprivate static func growingCycle(
    _ cycle: [ScreenGraph.Destination], in graph: ScreenGraph
  ) -> Diagnostic? {
    guard let first = cycle.first, let last = cycle.last else { return nil }
    let name = quoted(graph.nodes[last.screen].declaration.id)
    let what =
      cycle.count == 1
      ? "this link pushes the screen \(name) on itself, and it has no way back"
      : "this link begins a cycle of \(cycle.count) that only push, and none of its screens has a "
        + "way back"
    let notes = cycle.dropFirst().prefix(shownLinks).map { link in
      Note(
        "from there it leads on to \(quoted(graph.nodes[link.screen].declaration.id))",
        at: link.link.range)
    }
    return Diagnostic(
      .growingCycle, .warning,
      "\(what): give \(cycle.count == 1 ? "it" : "one of them") \"back\" or the bar \"navigation\", "
        + "or use \"replaceStack\"",
      at: first.link.range,
      notes: cycle.count == 1
        ? [Note("the screen is declared here", at: graph.nodes[last.screen].declaration.range)]
        : Array(notes))
  }
}
