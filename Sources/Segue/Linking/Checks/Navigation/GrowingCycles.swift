/// Finds cycles of links that only push, between screens without a way back: following them makes
/// the stack grow without limit.
///
/// A way back is a navigation bar, which has a back button; a tab bar, whose selected tab goes back
/// to its root; or any action that removes screens from a stack. The effect of `custom` is unknown,
/// so it counts as one.
///
/// One cycle is reported per strongly connected component: a shortest one through its first screen.
/// Linear in the number of screens and links.
func growingCycles(in graph: ScreenGraph) -> [Diagnostic] {
  let isStuck = graph.nodes.map { $0.hasNoWayBack(hasTabs: graph.hasTabs) }
  let pushes = graph.nodes.enumerated().map { index, node in
    isStuck[index] ? node.pushes.filter { isStuck[$0.screen.index] } : []
  }
  let edges = pushes.map { $0.map { $0.screen.index } }
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

/// Returns the links of a cycle from a screen back to it; nil if there is none. Linear in the
/// number of links in its component.
private func shortestCycle(
  through start: Int, _ pushes: [[ScreenGraph.Destination]], among component: [Int]
) -> [ScreenGraph.Destination]? {
  // The screen and the link through which each screen was first reached.
  var reached: [Int: (from: Int, link: ScreenGraph.Destination)] = [:]
  var queue = [start]
  var next = 0
  while next < queue.count, reached[start] == nil {
    let screen = queue[next]
    next += 1
    for push in pushes[screen]
    where component[push.screen.index] == component[start] && reached[push.screen.index] == nil {
      reached[push.screen.index] = (screen, push)
      queue.append(push.screen.index)
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
  /// The maximum number of links of a long cycle that are shown.
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
