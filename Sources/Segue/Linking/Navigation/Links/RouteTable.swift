/// The routes of a project's screens, for finding the screen that a path leads to.
///
/// A tree with one level per segment. From left to right, a literal segment takes precedence over a
/// parameter, so `/outfits/new` is found before `/outfits/{outfit}`. A lookup takes time linear in
/// the path, and at most as many steps as the tree has nodes.
public struct RouteTable: Sendable {
  /// The screen and the route that a path matches.
  public struct Match: Hashable, Sendable {
    /// The index of the screen among the project's screens.
    public let screen: DeclarationIndex
    /// The route that the path matches.
    public let route: Route
    /// The values of the route's parameters, in the order of its segments.
    public let values: [String]
  }

  struct Node {
    var literals: [String: Int] = [:]
    var parameter: Int?
    var screen: DeclarationIndex?
  }

  /// The nodes of the tree. The first is the root, and a child follows its parent.
  private(set) var nodes = [Node()]
  private var routes: [DeclarationIndex: Route] = [:]
  /// The routes as text, and the index of each one's screen, in the order of `all`.
  private var names = KnownNames([])
  /// The same routes with all parameters under one name.
  private var shapes = KnownNames([])
  private var named: [DeclarationIndex] = []
  /// The screens whose route matches the same paths as another screen's.
  private(set) var ambiguous: Set<DeclarationIndex> = []
  /// The screens that have no route because theirs is invalid, or matches what another one does.
  private(set) var withoutRoute: [DeclarationIndex] = []
  /// The segments of the routes that are invalid, as far as they can be read; nil for parameters.
  private var invalid: [[String?]] = []

  /// Creates an empty table.
  public init() {}

  /// The screens that have a route, with their routes, in order of their indices.
  public var all: [(screen: DeclarationIndex, route: Route)] {
    routes.keys.sorted().compactMap { screen in routes[screen].map { (screen, $0) } }
  }

  /// Returns the route of a screen; nil if it has none.
  public func route(of screen: DeclarationIndex) -> Route? { routes[screen] }

  /// Returns the route most similar to a path, and its screen; nil if no route is similar.
  ///
  /// - Parameter path: The segments; nil for each that is unknown.
  func nearest(to path: [String?]) -> (screen: DeclarationIndex, route: Route)? {
    guard let place = place(nearestTo: path), let route = routes[named[place]] else { return nil }
    return (named[place], route)
  }

  private func place(nearestTo path: [String?]) -> Int? {
    if path.contains(nil) { return shapes.place(nearestTo: Self.shape(of: path)) }
    if let place = names.place(nearestTo: Self.shape(of: path)) { return place }
    // Any segment may be the value of a parameter, a later one more likely.
    for segment in path.indices.suffix(Self.mostTried).reversed() {
      var path = path
      path[segment] = nil
      if let place = shapes.place(nearestTo: Self.shape(of: path)) { return place }
    }
    return nil
  }

  /// The number of segments that are tried as the value of a parameter.
  private static let mostTried = 3

  private static func shape(of path: [String?]) -> String {
    "/" + path.map { $0 ?? "{}" }.joined(separator: "/")
  }

  /// Returns whether some path with these segments matches a route; nil is any segment. In a large
  /// table, the answer may be wrong in favour of `true`.
  func canMatch(_ path: [String?]) -> Bool { !screens(matching: path).isEmpty }

  /// Returns the screens whose routes some path with these segments matches, in the order of their
  /// indices; nil is any segment. In a large table, these may be all screens with a route.
  func screens(matching path: [String?]) -> [DeclarationIndex] {
    var found: Set<DeclarationIndex> = []
    var steps = 0
    var pending: [Place] = [(node: 0, depth: 0)]
    while let place = pending.popLast() {
      let node = nodes[place.node]
      guard place.depth < path.count else {
        if let screen = node.screen { found.insert(screen) }
        continue
      }
      if let literal = path[place.depth] {
        if let next = node.literals[literal] { pending.append((next, place.depth + 1)) }
      } else {
        steps += node.literals.count
        guard steps <= Self.mostSteps else { return routes.keys.sorted() }
        pending += node.literals.values.map { ($0, place.depth + 1) }
      }
      if let next = node.parameter { pending.append((next, place.depth + 1)) }
    }
    return found.sorted()
  }

  private static let mostSteps = 1000

  /// Returns whether a path may be meant for an invalid route.
  ///
  /// - Parameter path: The segments; nil for each that is unknown.
  func mayBelongToInvalidRoute(_ path: [String?]) -> Bool {
    invalid.count > Self.mostInvalid
      || invalid.contains { route in
        route.count == path.count
          && zip(route, path).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
      }
  }

  /// The number of invalid routes with which a path is compared.
  private static let mostInvalid = 64

  /// Adds a screen. Returns nil, or the screen to which the same paths already lead.
  mutating func add(_ route: Route, screen: DeclarationIndex) -> DeclarationIndex? {
    var node = 0
    for segment in route.segments {
      node = child(of: node, segment)
    }
    if let earlier = nodes[node].screen { return earlier }
    nodes[node].screen = screen
    routes[screen] = route
    return nil
  }

  /// Returns the screen to which the same paths lead as those of a route, whatever its parameters
  /// are called.
  func screen(withPathsOf route: Route) -> DeclarationIndex? {
    var node = 0
    for segment in route.segments {
      let next =
        switch segment {
        case .literal(let text): nodes[node].literals[text]
        case .parameter: nodes[node].parameter
        }
      guard let next else { return nil }
      node = next
    }
    return nodes[node].screen
  }

  private mutating func child(of node: Int, _ segment: Route.Segment) -> Int {
    let next: Int?
    switch segment {
    case .literal(let text): next = nodes[node].literals[text]
    case .parameter: next = nodes[node].parameter
    }
    if let next { return next }
    nodes.append(Node())
    switch segment {
    case .literal(let text): nodes[node].literals[text] = nodes.count - 1
    case .parameter: nodes[node].parameter = nodes.count - 1
    }
    return nodes.count - 1
  }

  /// A node, and the number of segments that lead to it.
  private typealias Place = (node: Int, depth: Int)

  /// Returns the screen that the segments lead to, with the values of its route's parameters; nil
  /// if there is none.
  public func match(_ segments: [String]) -> Match? {
    // The alternatives that have not been tried yet.
    var pending: [Place] = [(node: 0, depth: 0)]
    while let place = pending.popLast() {
      if place.depth < segments.count {
        addChildren(of: place, along: segments, to: &pending)
      } else if let screen = nodes[place.node].screen {
        return match(segments, with: screen)
      }
    }
    return nil
  }

  /// Returns the screens to which the prefixes of a path lead: for each length, from no segment to
  /// all of them, the one that `match` finds for the prefix. Empty if this takes more than
  /// `mostSteps` steps.
  ///
  /// One traversal finds all of them, because a search for a prefix visits the nodes of its depth
  /// in the same order as the search for the whole path: the first one with a screen is the result.
  package func screens(
    atBeginningsOf path: [String], mostSteps: Int = .max
  ) -> [DeclarationIndex?] {
    var screens = [DeclarationIndex?](repeating: nil, count: path.count + 1)
    var pending: [Place] = [(node: 0, depth: 0)]
    var steps = 0
    while let place = pending.popLast() {
      steps += 1
      guard steps <= mostSteps else { return [] }
      if screens[place.depth] == nil { screens[place.depth] = nodes[place.node].screen }
      if place.depth < path.count { addChildren(of: place, along: path, to: &pending) }
    }
    return screens
  }

  /// Adds the nodes to which the next segment leads. The literal is on top because it is tried
  /// first.
  private func addChildren(of place: Place, along path: [String], to pending: inout [Place]) {
    if let parameter = nodes[place.node].parameter {
      pending.append((parameter, place.depth + 1))
    }
    if let literal = nodes[place.node].literals[path[place.depth]] {
      pending.append((literal, place.depth + 1))
    }
  }

  /// Returns the match of a screen's route with a path, or with the prefix of it that has the
  /// route's length.
  func match(_ path: [String], with screen: DeclarationIndex) -> Match? {
    routes[screen].map { Match(screen: screen, route: $0, values: values(of: $0, path)) }
  }

  private func values(of route: Route, _ segments: [String]) -> [String] {
    zip(route.segments, segments).compactMap { pattern, segment in
      if case .parameter = pattern { segment } else { nil }
    }
  }
}

extension RouteTable {
  /// Builds the table of a project's routes. Screens without a valid route cannot be linked to.
  static func build(
    _ screens: [ScreenDeclaration], limit: Int = .max, _ diagnostics: inout [Diagnostic]
  ) -> RouteTable {
    var table = RouteTable()
    for (place, screen) in screens.enumerated() {
      let index = DeclarationIndex(place)
      guard let written = screen.route else { continue }
      guard table.routes.count < limit else {
        diagnostics.append(.tooManyRoutes(limit: limit, at: written.range))
        break
      }
      do throws(Route.Problem) {
        let route = try Route(written.name)
        if let warning = Diagnostic.literalParameter(route, at: written.range) {
          diagnostics.append(warning)
        }
        if let earlier = table.add(route, screen: index), let other = screens[earlier].route {
          diagnostics.append(.ambiguousRoute(first: other, written))
          table.ambiguous.insert(earlier)
          table.withoutRoute.append(index)
        }
      } catch {
        // No link is as long as a route that is too long.
        if error != .tooLong { table.addInvalid(written.name) }
        table.withoutRoute.append(index)
        diagnostics.append(.invalidRoute(error, at: written.range))
      }
    }
    let all = table.all
    table.names = KnownNames(all.map { $0.route.description })
    table.shapes = KnownNames(
      all.map { _, route in
        shape(of: route.segments.map { if case .literal(let text) = $0 { text } else { nil } })
      })
    table.named = all.map { $0.screen }
    return table
  }
}

extension RouteTable {
  /// Keeps as much of an invalid route as links to it need.
  private mutating func addInvalid(_ text: String) {
    guard invalid.count <= Self.mostInvalid else { return }
    invalid.append(
      text.split(separator: "/").map { segment in
        segment.contains { $0 == "{" || $0 == "}" } ? nil : String(segment)
      })
  }
}

extension Diagnostic {
  fileprivate static func tooManyRoutes(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyRoutes, .error,
      "the project has more than \(limit) routes: this and those of later files are left out",
      at: range)
  }

  static func ambiguousRoute(
    first: NamedReference, _ second: NamedReference
  ) -> Diagnostic {
    Diagnostic(
      .ambiguousRoute, .error,
      "the same links lead to two screens: change one of the routes", at: second.range,
      notes: [Note("the other route is here", at: first.range)])
  }
}
