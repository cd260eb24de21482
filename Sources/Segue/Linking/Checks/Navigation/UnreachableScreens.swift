/// Finds screens that no chain of links opens from where a user may start.
///
/// Users start at the roots of the containers, at the fallback, on a screen that meets a
/// requirement, and at a declared entry point. A project that declares no container is not checked,
/// because any of its screens may be the first.
///
/// Screens that are reachable only from an unreachable one are reported with it. Linear in the
/// number of screens and links.
func unreachableScreens(in graph: ScreenGraph) -> [Diagnostic] {
  guard graph.hasContainer, graph.knowsAllScreens else { return [] }
  // Of a flow to which no link leads, that is reported instead of its screens.
  let isReached = reachedScreens(
    in: graph, and: unreachedFlows(in: graph).flatMap { graph.flowScreens[$0] })
  let unreached = graph.nodes.indices.filter { !isReached[$0] && graph.nodes[$0].isKnown }
  guard !unreached.isEmpty else { return [] }

  // Among unreachable screens, those to which no other leads are the cause.
  let leads = graph.nodes.indices.map { node in
    isReached[node] ? [] : graph.nodes[node].leadsTo.map { $0.index }.filter { !isReached[$0] }
  }
  let strong = StrongComponents(leads)
  var isLedTo = [Bool](repeating: false, count: strong.count)
  for (node, targets) in leads.enumerated() {
    for target in targets where strong.component[target] != strong.component[node] {
      // A screen to which nothing leads is a cause itself.
      isLedTo[strong.component[target]] = true
    }
  }
  var isTold = isReached
  var diagnostics: [Diagnostic] = []
  for node in unreached where !isLedTo[strong.component[node]] && !isTold[node] {
    var behind = -1
    var pending = [node]
    while let next = pending.popLast() {
      guard !isTold[next] else { continue }
      isTold[next] = true
      behind += 1
      pending += leads[next]
    }
    diagnostics.append(.unreachableScreen(graph.nodes[node].declaration, behind: behind, graph))
  }
  return diagnostics
}

/// Finds flows to which no link of a reachable screen leads, and none that opens without a tap.
/// Linear in the number of screens and links.
func unreachableFlows(in graph: ScreenGraph, _ manifest: Manifest) -> [Diagnostic] {
  guard graph.hasContainer, graph.knowsAllScreens else { return [] }
  let flows = manifest.navigation.flows
  return unreachedFlows(in: graph).map {
    .unreachableFlow(flows[$0], url: manifest.url(of: flows[$0]))
  }
}

/// Returns the flows that are unreachable; none if a reachable screen could not be compiled, which
/// may lead to any.
private func unreachedFlows(in graph: ScreenGraph) -> [Int] {
  guard !graph.flowScreens.isEmpty else { return [] }
  var reached = graph.startFlows
  for (node, isReached) in zip(graph.nodes, reachedScreens(in: graph)) where isReached {
    guard node.isKnown else { return [] }
    reached.formUnion(node.flows)
  }
  return graph.flowScreens.indices.filter { !reached.contains($0) }
}

/// Returns whether each screen is reachable by a chain of links.
private func reachedScreens(
  in graph: ScreenGraph, and others: [DeclarationIndex] = []
) -> [Bool] {
  var isReached = [Bool](repeating: false, count: graph.nodes.count)
  var pending = graph.starts.map { $0.screen } + graph.meantStarts + others
  var hasUnknown = false
  while let screen = pending.popLast() {
    guard !isReached[screen.index] else { continue }
    isReached[screen.index] = true
    let node = graph.nodes[screen]
    pending += node.leadsTo
    if !node.isKnown && !hasUnknown {
      // A screen that could not be compiled may lead to any screen with a route.
      hasUnknown = true
      pending += graph.routed
    }
  }
  return isReached
}

extension Diagnostic {
  fileprivate static func unreachableFlow(_ flow: FlowDeclaration, url: String) -> Diagnostic {
    Diagnostic(
      .unreachableFlow, .warning,
      "no link leads to the flow \(quoted(flow.name.name)): link to \(quoted(url)), or list this "
        + "URL under \"entryPoints\"", at: flow.name.range)
  }

  fileprivate static func unreachableScreen(
    _ screen: ScreenDeclaration, behind: Int, _ graph: ScreenGraph
  ) -> Diagnostic {
    let others =
      switch behind {
      case 0: ""
      case 1: ", nor the screen that only it leads to"
      default: ", nor the \(behind) screens that only it leads to"
      }
    let wayOut =
      screen.route == nil
      ? "give it a \"route\" and link to it"
      : "link to it, or list its URL in segue.json, under \"navigation\" and \"entryPoints\""
    return Diagnostic(
      .unreachableScreen, .warning,
      "no chain of links opens the screen \(quoted(screen.id))\(others): \(wayOut)",
      at: screen.range,
      notes: graph.starts.first.map { [Note("the first screen is opened here", at: $0.range)] }
        ?? [])
  }
}
