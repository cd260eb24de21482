/// The links of a project, with their origins: each once, or once for each choice of the flow that
/// it leads to.
package struct KnownLinks: Sendable {
  package struct Entry: Sendable {
    package let url: String
    /// The origin that was found first: `root`, `fallback`, `requirement`, `entryPoint`, `link` or
    /// `route`.
    package let source: String
    /// The choice of the flow that the link leads to; nil if it leads to none.
    package var choice: FlowChoiceName?
  }

  package private(set) var entries: [Entry] = []
  private var seen: Set<String> = []

  /// Collects the links that open without a tap, the links of actions, and the routes without
  /// parameters whose destinations no other link opens, in this order. Linear in the links and
  /// routes.
  ///
  /// - Parameters:
  ///   - graph: The links and actions of the project.
  ///   - links: The links of `navigate` actions, with all arguments that screens pass.
  ///   - navigation: The navigation of the project.
  package init(_ graph: ScreenGraph, links: [String], in navigation: NavigationGraph) {
    for start in graph.starts {
      if let link = start.link { add(link.url, start.role.source, in: navigation) }
    }
    for link in links { add(link, "link", in: navigation) }
    for node in graph.nodes {
      for exit in node.exits {
        if case .replaceStack(let stack) = exit.kind {
          for destination in stack { add(destination.link.url, "link", in: navigation) }
        }
      }
    }
    var opened: Set<Destination> = []
    for graph in navigation.combinations {
      opened.formUnion(entries.compactMap { graph.destination(of: $0.url) })
    }
    for destination in navigation.plainScreens where opened.insert(destination).inserted {
      add(navigation.url(of: destination), "route", in: navigation)
    }
  }

  private mutating func add(_ url: String, _ source: String, in navigation: NavigationGraph) {
    guard !url.isEmpty, seen.insert(url).inserted else { return }
    guard let flow = navigation.links.flow(of: url) else {
      entries.append(Entry(url: url, source: source))
      return
    }
    entries += flow.choices.map { choice in
      Entry(
        url: url, source: source, choice: FlowChoiceName(flow: flow.name.name, choice: choice.name))
    }
  }
}

extension ScreenGraph.Start.Role {
  fileprivate var source: String {
    switch self {
    case .root, .first: "root"
    case .fallback: "fallback"
    case .requirement: "requirement"
    case .entryPoint: "entryPoint"
    }
  }
}

extension NavigationGraph {
  /// Returns the destination of a link; nil if it leads nowhere.
  fileprivate func destination(of url: String) -> Destination? {
    try? links.destination(of: url)
  }

  /// The destinations of routes without parameters.
  fileprivate var plainScreens: [Destination] {
    screens.indices.map(DeclarationIndex.init).compactMap { index in
      guard let route = links.routes.route(of: index),
        !route.segments.contains(where: { if case .parameter = $0 { true } else { false } })
      else { return nil }
      return links.plain(index)
    }
  }
}
