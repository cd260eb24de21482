/// Where the screens of a project can stand and which links lead to them: the rules by which a
/// ``NavigationState`` changes.
///
/// ```swift
/// guard let graph = compiler.navigation else { return }
/// var state = graph.start(size: Size(width: 393, height: 852), safeAreaTop: 59)
/// // The link waits, and opens with everything that lies below it once the app is ready.
/// var effects = graph.handle(.open("shop://settings/privacy/block-list?contact=42"), &state)
/// effects += graph.handle(.ready, &state)
/// ```
///
/// The article <doc:Navigation> tells the rules.
///
/// It has no state of its own and never changes: equal states and events give equal states and effects, on
/// every platform. It may be used from many threads at once. A class, because every event looks many things up
/// in it, and handing it on is then one reference.
public final class NavigationGraph: Sendable {
  let links: LinkReader
  let screenPlaces: [String: Int]
  /// The root first.
  let containers: [NavigationContainer]
  /// The screen with which each stack begins.
  let roots: [Destination]
  /// The container that each stack is in, and its place there.
  let homes: [NavigationContainer.Place]
  let requirements: [(name: String, screen: Destination)]
  let fallback: Destination?
  /// The names of the transitions that play when none is named, by presentation.
  private let usualTransitions: [Presentation: String]
  /// All transitions that there are, by their names.
  private let transitions: [String: Transition]

  /// nil if a stack has no screen to begin with, which a compilation reports. A project that declares no
  /// containers is one stack, which begins with the screen of the route `/`, or else with the first screen
  /// that a link can open without arguments.
  init?(_ manifest: Manifest, _ declarations: Declarations, _ routes: RouteTable) {
    let names = manifest.navigation.requirements.map(\.name.name)
    let screens = declarations.screens.map {
      NavigationScreen($0, requirements: names)
    }
    screenPlaces = Dictionary(
      screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let links = LinkReader(
      screens: screens, routes: routes, schemes: manifest.schemes, hosts: manifest.hosts)
    self.links = links
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

  /// The transition that plays when a screen is opened.
  func transition(named name: String?, for presentation: Presentation) -> String {
    if let name, transitions[name] != nil { return name }
    return usualTransitions[presentation] ?? Transition.Kind.none.rawValue
  }

  /// The transition of a name that has opened a screen; an unknown name moves nothing.
  ///
  /// A presentation's own transition goes by the name of its kind, as does the kind with its defaults: `moveIn`
  /// full screen may be either. Neither has a gesture there.
  func transition(_ name: String, opening presentation: Presentation) -> Transition {
    if let own = presentation.transition, own.name == name { return own }
    return transitions[name] ?? Transition(kind: .none)
  }

  func isHero(_ transition: String) -> Bool { transitions[transition]?.kind == .hero }

  /// Whether nothing is seen of it.
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
    // The children come behind the tabs themselves, so their places are known before they are made.
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
    // Tabs hold no tabs.
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
  /// The width of a column that has none of its own, and the least that the last one needs: UIKit's 320 points.
  static let columnWidth = 320.0
}
