/// The navigation structure of a project, with the links that lead to its screens: the rules by
/// which a ``NavigationState`` changes.
///
/// ```swift
/// guard let graph = compiler.navigation else { return }
/// var state = graph.start(size: Size(width: 393, height: 852), safeAreaTop: 59)
/// // The link is pending, and opens with its whole back stack once the app is ready.
/// var effects = graph.handle(.open("shop://settings/privacy/block-list?contact=42"), &state)
/// effects += graph.handle(.ready, &state)
/// ```
///
/// The article <doc:Navigation> describes the rules.
///
/// The graph is immutable: equal states and events give equal states and effects, on every
/// platform. It can be used from multiple threads concurrently. It is a class because every event
/// looks up many things in it, and passing it then costs one reference.
public final class NavigationGraph: Sendable {
  let links: LinkReader
  let screenIndices: [String: DeclarationIndex]
  /// The containers, beginning with the root.
  let containers: [NavigationContainer]
  /// The root screen of each stack.
  let roots: [Destination]
  /// The container of each stack, and the stack's position in it.
  let homes: [NavigationContainer.Place]
  let requirements: [(name: String, screen: Destination)]
  let fallback: Destination?
  /// The name of the default transition of each presentation.
  private let usualTransitions: [Presentation: String]
  /// All transitions by name.
  private let transitions: [String: Transition]
  /// The declarations, with the sample data that fills the titles of screens.
  let declarations: Declarations
  let limits: Limits
  /// The graphs for the other combinations of choices of the project's flows, in which links lead
  /// elsewhere.
  private let others: [NavigationGraph]

  /// nil if a stack has no root screen, which a compilation reports.
  ///
  /// A project that declares no containers is a single stack, whose root is the screen of the route
  /// `/`, or else the first screen that a link can open without arguments.
  convenience init?(
    _ manifest: Manifest, declarations: Declarations, routes: RouteTable, flows: FlowTable,
    limits: Limits
  ) {
    let names = manifest.navigation.requirements.map { $0.name.name }
    let screens = declarations.screens.map {
      NavigationScreen($0, requirements: names)
    }
    let combinations = flows.flows.combinations
    func links(_ choices: [Int]) -> LinkReader {
      LinkReader(
        screens: screens, routes: routes, flows: flows, choices: choices,
        schemes: manifest.schemes, hosts: manifest.hosts)
    }
    var others: [NavigationGraph] = []
    for choices in combinations.dropFirst() {
      let other = NavigationGraph(
        manifest, declarations: declarations, links(choices), limits: limits, others: [])
      guard let other else { return nil }
      others.append(other)
    }
    self.init(
      manifest, declarations: declarations, links(combinations[0]), limits: limits, others: others)
  }

  private init?(
    _ manifest: Manifest, declarations: Declarations, _ links: LinkReader, limits: Limits,
    others: [NavigationGraph]
  ) {
    self.declarations = declarations
    self.limits = limits
    self.others = others
    self.links = links
    let screens = links.screens
    screenIndices = Dictionary(firstOf: screens.enumerated().map { ($1.id, DeclarationIndex($0)) })
    func destination(_ link: Link) -> Destination? { try? links.destination(of: link.url) }

    var layout = ContainerLayout()
    if let container = manifest.navigation.container {
      layout.add(container)
      let found = container.roots.compactMap(destination)
      guard found.count == container.roots.count, !found.isEmpty else { return nil }
      roots = found
    } else {
      guard let first = links.firstScreen else { return nil }
      layout.addStack(in: nil)
      roots = [first]
    }
    containers = layout.containers
    homes = layout.homes
    var requirements: [(name: String, screen: Destination)] = []
    for requirement in manifest.navigation.requirements {
      guard let screen = destination(requirement.screen) else { return nil }
      requirements.append((requirement.name.name, screen))
    }
    self.requirements = requirements
    fallback = manifest.navigation.fallback.flatMap(destination)
    let usual = manifest.defaultTransition?.name ?? manifest.fallbackTransition.kind.rawValue
    usualTransitions = Dictionary(
      uniqueKeysWithValues: Presentation.allCases.map {
        ($0, $0.transition?.kind.rawValue ?? usual)
      })
    transitions = manifest.transitionsByName
  }

  var screens: [NavigationScreen] { links.screens }

  /// The graphs for all combinations of choices, this one first.
  var combinations: [NavigationGraph] { [self] + others }

  /// Returns the graph in which links lead where the choices of a state say.
  func chosen(in state: NavigationState) -> NavigationGraph {
    if links.follow(state.choices) { return self }
    return others.first { $0.links.follow(state.choices) } ?? self
  }

  /// Returns the index of that graph among `combinations`.
  func combination(of state: NavigationState) -> Int {
    combinations.firstIndex { $0.links.follow(state.choices) } ?? 0
  }

  /// Returns the name of the transition that plays when a screen is opened.
  func transition(named name: String?, for presentation: Presentation) -> String {
    if let name, transitions[name] != nil { return name }
    return usualTransitions[presentation] ?? Transition.Kind.none.rawValue
  }

  /// Returns the transition with a name that opened a screen; an unknown name gives the transition
  /// `none`.
  ///
  /// A presentation's own transition has the same name as its kind with default values: `moveIn`
  /// full screen may be either. Neither has a gesture there.
  func transition(_ name: String, opening presentation: Presentation) -> Transition {
    if let own = presentation.transition, own.name == name { return own }
    return transitions[name] ?? Transition(kind: .none)
  }

  func isHero(_ transition: String) -> Bool { transitions[transition]?.kind == .hero }

  /// Returns whether a transition is invisible.
  func isStill(_ transition: String) -> Bool {
    transitions[transition]?.kind == Transition.Kind.none
  }
}

/// Numbers the containers and stacks of a project in document order.
private struct ContainerLayout {
  var containers: [NavigationContainer] = []
  var homes: [NavigationContainer.Place] = []

  mutating func add(_ declaration: ContainerDeclaration) {
    guard case .tabs(let tabs) = declaration else {
      addLeaf(declaration, in: nil)
      return
    }
    // The children follow the tabs themselves, so their indices are known before they are created.
    containers.append(
      NavigationContainer(
        kind: .tabs(
          tabs.enumerated().map { position, tab in
            NavigationContainer.Tab(id: tab.id, title: tab.title, container: position + 1)
          }), place: nil))
    for (position, tab) in tabs.enumerated() {
      addLeaf(tab.content, in: NavigationContainer.Place(container: 0, position: position))
    }
  }

  mutating func addStack(in place: NavigationContainer.Place?) {
    let (container, stack) = (containers.count, homes.count)
    containers.append(NavigationContainer(kind: .stack(stack), place: place))
    homes.append(NavigationContainer.Place(container: container, position: 0))
  }

  private mutating func addLeaf(
    _ declaration: ContainerDeclaration, in place: NavigationContainer.Place?
  ) {
    let first = homes.count
    switch declaration {
    case .stack: addStack(in: place)
    case .pages(let pages):
      containers.append(
        NavigationContainer(kind: .pages(first..<first + pages.count), place: place))
      addHomes(pages.count)
    case .split(let columns):
      let widths = columns.dropLast().map { $0.width ?? NavigationContainer.columnWidth }
      containers.append(
        NavigationContainer(
          kind: .split(first..<first + columns.count, widths: widths), place: place))
      addHomes(columns.count)
    // Tabs cannot be nested.
    case .tabs: break
    }
  }

  private mutating func addHomes(_ count: Int) {
    for position in 0..<count {
      homes.append(
        NavigationContainer.Place(container: containers.count - 1, position: position))
    }
  }
}

extension NavigationContainer {
  /// UIKit's 320 points: the width of a column that declares none, and the minimum width of the
  /// last one.
  static let columnWidth = 320.0
}
