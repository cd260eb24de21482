/// The graph of a project's navigation: which screens lead to which, and where a user starts,
/// according to links and actions and regardless of arguments.
///
/// A value that contains facts and makes no judgements.
package struct ScreenGraph: Sendable {
  /// A screen, at the index of its declaration in the project.
  package struct Node: Sendable {
    package let declaration: ScreenDeclaration
    /// The screen's actions that affect navigation, in the order of its components.
    package internal(set) var exits: [Exit] = []
    /// The screens of its declared `backStack`, each once.
    package internal(set) var backStack: [Destination] = []
    /// The screens to which links in it may lead that no sample data shows, each once.
    var mayLeadTo: [DeclarationIndex] = []
    /// Whether all its actions are known: the screen was compiled completely.
    package internal(set) var isKnown = false
    /// The flows to which its links lead.
    var flows: Set<Int> = []
    /// The phases in which it has actions that affect navigation.
    var phasesWithExits: Set<ScreenPhase> = []
  }

  /// The resolved target of a link.
  package struct Destination: Hashable, Sendable {
    /// The index of the screen.
    package let screen: DeclarationIndex
    package let link: Link
    /// The choice with which the link leads there; nil for one that leads to no flow.
    package var choice: FlowChoice? = nil
  }

  /// An action of one of a screen's components.
  package struct Exit: Sendable {
    package enum Kind: Hashable, Sendable {
      case navigate(Destination, Presentation, transition: String?)
      /// The links that resolve to screens, the root first.
      case replaceStack([Destination])
      /// `entry` is which of the screen's entries, counted from the topmost.
      case backTo(screen: DeclarationIndex, name: NamedReference, entry: Int)
      case selectTab(NamedReference)
      case back, backToRoot, dismiss
      /// An action that leaves the app.
      case open
      /// An action that the client implements.
      case custom
      /// A dead link, and the screen that was probably meant.
      case lost(Link, meant: DeclarationIndex?)
    }

    package let kind: Kind
    /// The location of the action.
    package let range: SourceRange
    /// The index of the compiled screen in which it was first found.
    package let instance: ScreenIndex
    /// The index of the component in that screen.
    package let component: ComponentID
  }

  /// A link that opens a screen without a tap.
  package struct Start: Sendable {
    package enum Role: Hashable, Sendable {
      /// The root of a stack, with the indices of its tab, column and page where it has these.
      case root(tab: Int?, column: Int?, page: Int?)
      case fallback
      /// The screen that meets the requirement with an index.
      case requirement(Int)
      case entryPoint
      /// The root screen of a project that declares no container.
      case first
    }

    package let role: Role
    package let screen: DeclarationIndex
    /// The location of the link, or of the screen's id for a project that declares no container.
    package let range: SourceRange
    /// nil for a project that declares no container.
    package let link: Link?
    /// The choice with which the link leads there; nil for one that leads to no flow.
    package var choice: FlowChoice? = nil
  }

  package internal(set) var nodes: [Node]
  package internal(set) var starts: [Start] = []
  /// The screens that dead links of the manifest were probably meant to open.
  var meantStarts: [DeclarationIndex] = []
  /// The flows to which links lead that open without a tap.
  var startFlows: Set<Int> = []
  /// The screens of each flow's choices.
  var flowScreens: [[DeclarationIndex]] = []
  /// Whether the project declares its containers, and therefore where a user starts.
  let hasContainer: Bool
  let hasTabs: Bool
  let transitions: [String: Transition]
  /// Whether every file could be read far enough to know which screen it declares, and where links
  /// and tabs lead.
  let knowsAllScreens: Bool
  /// The known exits of the screens that were compiled with several sets of arguments or data.
  private var known: [DeclarationIndex: [Known: Count]] = [:]

  /// The identity of a screen's exit: the same action that leads to the same screens.
  ///
  /// Components that share an action, such as the elements of a list, are only counted: how many
  /// there are, and which indices they have, depends on the data.
  fileprivate struct Known: Hashable {
    let range: SourceRange
    let kind: Int
    let targets: [DeclarationIndex]
    let choice: FlowChoice?
  }

  /// How many components of a compiled screen share an exit.
  fileprivate struct Count {
    /// The compiled screen that was last counted.
    var instance: ScreenIndex
    /// The number of components in it.
    var found = 0
    /// The largest number of components in any of them.
    var most = 0

    /// Counts a component. Returns whether no compiled screen before had as many.
    mutating func add(in instance: ScreenIndex) -> Bool {
      if self.instance != instance { (self.instance, found) = (instance, 0) }
      found += 1
      guard found > most else { return false }
      most = found
      return true
    }
  }

  init(_ declarations: Declarations, manifest: Manifest, knowsAllFlows: Bool) {
    nodes = declarations.screens.map { Node(declaration: $0) }
    hasContainer = manifest.navigation.container != nil
    hasTabs = !manifest.tabs.isEmpty
    transitions = manifest.transitionsByName
    knowsAllScreens =
      declarations.knowsAllScreens && knowsAllFlows
      && manifest.unread.isDisjoint(with: [.links, .navigation])
  }
}

extension [ScreenGraph.Node] {
  subscript(id: DeclarationIndex) -> ScreenGraph.Node {
    get { self[id.index] }
    _modify { yield &self[id.index] }
  }
}

extension NavigationDeclaration {
  /// Every link that opens a screen without a tap, with its role, in document order.
  var starts: [(link: Link, role: ScreenGraph.Start.Role)] {
    var starts = container.map { $0.starts(tab: nil) } ?? []
    if let fallback { starts.append((fallback, .fallback)) }
    for (place, requirement) in requirements.enumerated() {
      starts.append((requirement.screen, .requirement(place)))
    }
    return starts + entryPoints.map { ($0, .entryPoint) }
  }
}

extension ContainerDeclaration {
  fileprivate func starts(tab: Int?) -> [(link: Link, role: ScreenGraph.Start.Role)] {
    switch self {
    case .stack(let root): [(root, .root(tab: tab, column: nil, page: nil))]
    case .tabs(let tabs): tabs.enumerated().flatMap { $1.content.starts(tab: $0) }
    case .split(let columns):
      columns.enumerated().map { ($1.root, .root(tab: tab, column: $0, page: nil)) }
    case .pages(let roots):
      roots.enumerated().map { ($1, .root(tab: tab, column: nil, page: $0)) }
    }
  }
}

// MARK: Building

extension ScreenGraph {
  /// Adds an action of a component, unless the screen with other arguments or data has the action
  /// in as many components. The actions of a compiled screen are added one after the other.
  mutating func add(_ exit: Exit, of node: DeclarationIndex) {
    // In a single compiled screen, every action of a component is an exit.
    if known[node] == nil, nodes[node].exits.first?.instance ?? exit.instance != exit.instance {
      known[node] = [:]
      for first in nodes[node].exits { _ = isNew(first, of: node) }
    }
    if known[node] == nil || isNew(exit, of: node) { nodes[node].exits.append(exit) }
  }

  private mutating func isNew(_ exit: Exit, of node: DeclarationIndex) -> Bool {
    known[node, default: [:]][Known(exit), default: Count(instance: exit.instance)]
      .add(in: exit.instance)
  }

  /// Adds the back stack of a screen that a link from outside opens.
  mutating func add(backStack: [Destination], of node: DeclarationIndex) {
    for destination in backStack
    where !nodes[node].backStack.contains(where: {
      $0.screen == destination.screen && $0.choice == destination.choice
    }) {
      nodes[node].backStack.append(destination)
    }
  }

  /// Adds the root screen of a project without a container: that of the route `/`, or else the
  /// first that opens without arguments.
  mutating func addFirst(root: DeclarationIndex?) {
    let first =
      root
      ?? nodes.firstIndex { $0.declaration.parameters.allSatisfy { $0.defaultValue != nil } }
      .map(DeclarationIndex.init)
    guard let first else { return }
    starts.append(
      Start(role: .first, screen: first, range: nodes[first].declaration.range, link: nil))
  }
}

extension ScreenGraph.Known {
  fileprivate init(_ exit: ScreenGraph.Exit) {
    range = exit.range
    (kind, targets) = exit.kind.identity
    if case .navigate(let destination, _, _) = exit.kind {
      choice = destination.choice
    } else {
      choice = nil
    }
  }
}

extension ScreenGraph.Exit {
  fileprivate func with(_ kind: Kind) -> Self {
    Self(kind: kind, range: range, instance: instance, component: component)
  }
}

extension ScreenGraph.Exit.Kind {
  /// Whether it leads to a screen that the action names, rather than only out of the current one.
  var leadsToScreen: Bool {
    switch self {
    case .navigate, .replaceStack, .backTo, .lost: true
    case .back, .backToRoot, .dismiss, .selectTab, .open, .custom: false
    }
  }

  /// What distinguishes kinds, and the screens that they lead to; links that differ only in
  /// arguments are the same.
  fileprivate var identity: (kind: Int, targets: [DeclarationIndex]) {
    switch self {
    case .navigate(let destination, let presentation, _):
      (Presentation.allCases.firstIndex(of: presentation) ?? 0, [destination.screen])
    case .replaceStack(let destinations): (-1, destinations.map { $0.screen })
    case .backTo(let screen, _, _): (-2, [screen])
    case .selectTab: (-3, [])
    case .back: (-4, [])
    case .backToRoot: (-5, [])
    case .dismiss: (-6, [])
    case .open: (-7, [])
    case .custom: (-8, [])
    case .lost(_, let meant): (-9, meant.map { [$0] } ?? [])
    }
  }
}

// MARK: Queries of the checks

extension ScreenGraph.Node {
  /// The screens that it leads to with some data, whatever their back stacks are then; with
  /// repetitions.
  var leadsTo: [DeclarationIndex] {
    var screens = backStack.map { $0.screen } + mayLeadTo
    for exit in exits {
      switch exit.kind {
      case .navigate(let destination, _, _): screens.append(destination.screen)
      case .replaceStack(let destinations): screens += destinations.map { $0.screen }
      case .lost(_, let meant?): screens.append(meant)
      default: break
      }
    }
    return screens
  }
}

extension ScreenGraph {
  /// Returns the graph of an app with certain choices, one index for each flow. Linear in the
  /// graph.
  func choosing(_ choices: [Int]) -> ScreenGraph {
    func isChosen(_ choice: FlowChoice?) -> Bool {
      choice.map { choices[$0.flow] == $0.choice } ?? true
    }
    guard !choices.isEmpty else { return self }
    var graph = self
    graph.starts.removeAll { !isChosen($0.choice) }
    for node in graph.nodes.indices {
      graph.nodes[node].backStack.removeAll { !isChosen($0.choice) }
      graph.nodes[node].exits = nodes[node].exits.compactMap { exit in
        switch exit.kind {
        case .navigate(let destination, _, _): isChosen(destination.choice) ? exit : nil
        case .replaceStack(let stack):
          exit.with(.replaceStack(stack.filter { isChosen($0.choice) }))
        default: exit
        }
      }
    }
    return graph
  }

  var routed: [DeclarationIndex] {
    nodes.indices.filter { nodes[$0].declaration.route != nil }.map(DeclarationIndex.init)
  }
}
