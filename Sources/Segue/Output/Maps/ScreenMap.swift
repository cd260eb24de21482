/// The screens of a project and the links between them, with names for people, from which maps are
/// drawn.
package struct ScreenMap: Sendable {
  package struct Node: Sendable {
    package let id: String
    /// The declared route; nil if there is none.
    package let route: String?
    /// The ways in which the app can start with the screen, such as `tab home` or `fallback`.
    package internal(set) var starts: [String] = []
  }

  /// An action of a component.
  package struct Edge: Sendable {
    package let from: Int
    package let to: Int
    package let kind: Kind
    /// The component's id, or its path.
    package let component: String
    /// The transition that the action names; nil if it names none.
    package let transition: String?
    /// The links of the action, as on the first compiled screen in which it was found.
    package let links: [String]
    /// The choice with which a link leads to its screen; nil if it leads to no flow.
    package let choice: FlowChoiceName?
  }

  package enum Kind: Hashable, Sendable {
    case navigate(Presentation)
    /// To the topmost screen of the new stack.
    case replaceStack
    /// To one of the screen's entries, counted from the topmost, which is 1.
    case backTo(entry: Int)
    /// To the first screen of the tab.
    case selectTab
  }

  package internal(set) var nodes: [Node]
  /// The edges, in the order of the screens and their components.
  package internal(set) var edges: [Edge] = []
  /// The screens that containers start with; without a container, the start screen of the project.
  let roots: [Int]
  /// The screens that open otherwise without a tap.
  let otherStarts: [Int]

  /// Creates the map. Linear in the screens and their actions.
  ///
  /// - Parameters:
  ///   - graph: The links and actions of the project.
  ///   - screens: The compiled screens that `graph` refers to.
  ///   - navigation: The navigation that the project declares.
  package init(
    _ graph: ScreenGraph, screens: [Screen], navigation: NavigationDeclaration
  ) {
    nodes = graph.nodes.map {
      Node(id: $0.declaration.id, route: $0.declaration.route?.name)
    }
    var tabs: [String] = []
    if case .tabs(let declared) = navigation.container { tabs = declared.map { $0.id } }
    var firstOfTab: [String: Int] = [:]
    for start in graph.starts {
      if case .root(let tab?, _, _) = start.role, firstOfTab[tabs[tab]] == nil {
        firstOfTab[tabs[tab]] = start.screen.index
      }
      let choice = start.choice.map { " (\(navigation.flows.name(of: $0).words))" } ?? ""
      let words = start.role.words(tabs: tabs, navigation.requirements) + choice
      let node = start.screen.index
      if !nodes[node].starts.contains(words) { nodes[node].starts.append(words) }
    }
    roots = graph.starts.filter { $0.role.isRoot }.map { $0.screen.index }
    otherStarts = graph.starts.filter { !$0.role.isRoot }.map { $0.screen.index }
    for (index, node) in graph.nodes.enumerated() {
      var names: [ScreenIndex: ComponentNames] = [:]
      for exit in node.exits {
        let named =
          names[exit.instance]
          ?? ComponentNames(screens[exit.instance.index], for: node.exits.count)
        names[exit.instance] = named
        if let edge = Edge(
          exit, from: index, component: named.name(of: exit.component), firstOfTab,
          navigation.flows)
        {
          edges.append(edge)
        }
      }
    }
  }
}

extension ScreenMap.Edge {
  /// Creates an edge, or returns nil for an action that leads to no particular screen.
  fileprivate init?(
    _ exit: ScreenGraph.Exit, from: Int, component: String, _ firstOfTab: [String: Int],
    _ flows: [FlowDeclaration]
  ) {
    self.from = from
    self.component = component
    var transition: String?
    var links: [String] = []
    var choice: FlowChoice?
    switch exit.kind {
    case .navigate(let destination, let presentation, let named):
      choice = destination.choice
      to = destination.screen.index
      kind = .navigate(presentation)
      transition = named
      links = [destination.link.url]
    case .replaceStack(let stack):
      guard let top = stack.last else { return nil }
      to = top.screen.index
      kind = .replaceStack
      links = stack.map { $0.link.url }
    case .backTo(let screen, _, let entry):
      to = screen.index
      kind = .backTo(entry: entry)
    case .selectTab(let tab):
      guard let first = firstOfTab[tab.name] else { return nil }
      to = first
      kind = .selectTab
    case .back, .backToRoot, .dismiss, .open, .custom, .lost: return nil
    }
    self.transition = transition
    self.links = links
    self.choice = choice.map(flows.name)
  }
}

extension ScreenMap.Kind {
  /// The presentation, or the name of the action.
  package var words: String {
    switch self {
    case .navigate(let presentation): presentation.rawValue
    case .replaceStack: "replaceStack"
    case .backTo(let entry): entry == 1 ? "backTo" : "backTo \(entry)"
    case .selectTab: "selectTab"
    }
  }
}

extension ScreenGraph.Start.Role {
  fileprivate func words(tabs: [String], _ requirements: [RequirementDeclaration]) -> String {
    switch self {
    case .root(let tab, let column, let page):
      let parts = [
        tab.map { "tab \(tabs[$0])" }, column.map { "column \($0 + 1)" },
        page.map { "page \($0 + 1)" },
      ].compactMap { $0 }
      return parts.isEmpty ? "root" : parts.joined(separator: ", ")
    case .fallback: return "fallback"
    case .requirement(let place): return "meets \(requirements[place].name.name)"
    case .entryPoint: return "entry point"
    case .first: return "start"
    }
  }
}

// MARK: Bundles

extension ScreenMap {
  /// Links from one screen to another of the same kind and with the same transition.
  package struct Bundle: Sendable {
    package let from: Int
    package let to: Int
    package let kind: Kind
    package let transition: String?
    package let choice: FlowChoiceName?
    package internal(set) var components: [String]
  }

  /// The bundles of links, in the order of their first links. Linear in the links.
  package var bundles: [Bundle] {
    struct Key: Hashable {
      let from: Int
      let to: Int
      let kind: Kind
      let transition: String?
      let choice: FlowChoiceName?
    }
    var places: [Key: Int] = [:]
    var bundles: [Bundle] = []
    for edge in edges {
      let key = Key(
        from: edge.from, to: edge.to, kind: edge.kind, transition: edge.transition,
        choice: edge.choice)
      if let place = places[key] {
        bundles[place].components.append(edge.component)
      } else {
        places[key] = bundles.count
        bundles.append(
          Bundle(
            from: edge.from, to: edge.to, kind: edge.kind, transition: edge.transition,
            choice: edge.choice, components: [edge.component]))
      }
    }
    return bundles
  }
}

extension ScreenMap.Bundle {
  /// The first component, and the number of further ones: `card[1] +5`.
  package var componentWords: String {
    guard let first = components.first else { return "" }
    return components.count == 1 ? first : "\(first) +\(components.count - 1)"
  }

  /// The components, the kind, the transition and the choice on one line: `card[1] +5, sheet,
  /// outfit-hero`.
  var words: String {
    ([componentWords] + (kind == .navigate(.push) ? [] : [kind.words])
      + [transition, choice?.words].compactMap { $0 }).joined(separator: ", ")
  }
}
