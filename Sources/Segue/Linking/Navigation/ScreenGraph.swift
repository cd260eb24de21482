/// Which screens lead to which, and from where a person starts: what a project's links and actions say,
/// whatever the arguments that screens are opened with.
///
/// A value that holds facts and judges nothing.
package struct ScreenGraph: Sendable {
  /// A screen, at the place of its declaration in the project.
  package struct Node: Sendable {
    package let declaration: ScreenDeclaration
    /// What it does that has to do with other screens, in the order of its components.
    package internal(set) var exits: [Exit] = []
    /// What its own `backStack` puts below it, each screen once.
    package internal(set) var backStack: [Destination] = []
    /// Whether all that it does is known: it could be built, with everything in it.
    package internal(set) var isKnown = false
  }

  /// A link that was followed.
  package struct Destination: Hashable, Sendable {
    /// The place of the screen.
    package let screen: Int
    package let link: Link
  }

  /// Something that a screen does: an action of one of its components.
  package struct Exit: Sendable {
    package enum Kind: Hashable, Sendable {
      case navigate(Destination, Presentation, transition: String?)
      /// Those of its links that lead somewhere, the root first.
      case replaceStack([Destination])
      case backTo(screen: Int, name: NamedReference)
      case selectTab(NamedReference)
      case back, backToRoot, dismiss
      /// It leaves the app.
      case open
      /// What it does is the client's business.
      case custom
      /// A link that leads nowhere, and the screen that was probably meant.
      case lost(Link, meant: Int?)
    }

    package let kind: Kind
    /// Where the action is written.
    package let range: SourceRange
    /// The place of the compiled screen that it was met on first.
    package let instance: Int
    /// The place of the component in that screen.
    package let component: Int
  }

  /// A link that opens a screen without anybody's tap.
  package struct Start: Sendable {
    package enum Role: Hashable, Sendable {
      /// A stack begins with it: the place of its tab, column and page, where there are such.
      case root(tab: Int?, column: Int?, page: Int?)
      case fallback
      /// The place of the requirement that the screen meets.
      case requirement(Int)
      case entryPoint
      /// A project that declares no container begins with it.
      case first
    }

    package let role: Role
    package let screen: Int
    /// The link, or the screen's id for a project that declares no container.
    package let range: SourceRange
    /// nil for a project that declares no container.
    package let link: Link?
  }

  package internal(set) var nodes: [Node]
  package internal(set) var starts: [Start] = []
  /// The screens that links of the manifest were probably meant to open.
  var meantStarts: [Int] = []
  /// Whether the project says what it is built up of, and so where a person starts.
  let hasContainer: Bool
  let hasTabs: Bool
  let transitions: [String: Transition]
  /// Whether every file has said which screen it declares.
  let knowsAllScreens: Bool
  /// Of the screens that were met with several sets of arguments.
  private var known: [Int: Set<Known>] = [:]

  /// What makes two exits of a screen one: the same action of the same component that leads to the same place.
  fileprivate struct Known: Hashable {
    let component: Int
    let range: SourceRange
    let kind: Int
    let targets: [Int]
  }

  init(_ declarations: Declarations, manifest: Manifest) {
    nodes = declarations.screens.map { Node(declaration: $0) }
    hasContainer = manifest.navigation.container != nil
    hasTabs = !manifest.tabs.isEmpty
    transitions = manifest.transitionsByName
    knowsAllScreens = declarations.knowsAllScreens
  }
}

extension NavigationDeclaration {
  /// Every link that opens a screen without a tap, and what for, in document order.
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
  /// Adds what a component does, unless the screen with other arguments has done the same.
  mutating func add(_ exit: Exit, of node: Int) {
    // With one set of arguments, no two are the same.
    if known[node] == nil, nodes[node].exits.first?.instance ?? exit.instance != exit.instance {
      known[node] = Set(nodes[node].exits.map(Known.init))
    }
    if known[node]?.insert(Known(exit)).inserted ?? true { nodes[node].exits.append(exit) }
  }

  /// Adds what lies below a screen that a link from outside opens.
  mutating func add(backStack: [Destination], of node: Int) {
    for destination in backStack
    where !nodes[node].backStack.contains(where: { $0.screen == destination.screen }) {
      nodes[node].backStack.append(destination)
    }
  }

  /// The screen that a project without a container begins with: the one of the route `/`, else the
  /// first that opens without arguments.
  mutating func addFirst(root: Int?) {
    let first =
      root
      ?? nodes.firstIndex { $0.declaration.parameters.allSatisfy { $0.defaultValue != nil } }
    guard let first else { return }
    starts.append(
      Start(role: .first, screen: first, range: nodes[first].declaration.range, link: nil))
  }
}

extension ScreenGraph.Known {
  fileprivate init(_ exit: ScreenGraph.Exit) {
    component = exit.component
    range = exit.range
    (kind, targets) = exit.kind.identity
  }
}

extension ScreenGraph.Exit.Kind {
  /// What tells kinds apart, and the screens that they lead to; links with other arguments are the same.
  fileprivate var identity: (kind: Int, targets: [Int]) {
    switch self {
    case .navigate(let destination, let presentation, _):
      (Presentation.allCases.firstIndex(of: presentation) ?? 0, [destination.screen])
    case .replaceStack(let destinations): (-1, destinations.map(\.screen))
    case .backTo(let screen, _): (-2, [screen])
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

// MARK: What checks ask

extension ScreenGraph.Node {
  /// The screens that it leads to, whatever lies below them then; with repetitions.
  var leadsTo: [Int] {
    var screens = backStack.map(\.screen)
    for exit in exits {
      switch exit.kind {
      case .navigate(let destination, _, _): screens.append(destination.screen)
      case .replaceStack(let destinations): screens += destinations.map(\.screen)
      case .lost(_, let meant?): screens.append(meant)
      default: break
      }
    }
    return screens
  }
}

extension ScreenGraph {
  var routed: [Int] { nodes.indices.filter { nodes[$0].declaration.route != nil } }
}
