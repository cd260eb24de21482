/// Finds the screen that a path leads to.
///
/// A tree with a level a segment. A literal segment goes before a parameter, from left to right, so
/// `/outfits/new` is found before `/outfits/{outfit}`. Looking up takes time linear in the path,
/// and at most as many steps as the tree has nodes.
public struct RouteTable: Sendable {
  /// What a path leads to.
  public struct Match: Hashable, Sendable {
    /// The place of the screen among the project's.
    public let screen: Int
    public let route: Route
    /// Values for the route's parameters, in the order of its segments.
    public let values: [String]
  }

  struct Node {
    var literals: [String: Int] = [:]
    var parameter: Int?
    var screen: Int?
  }

  /// The tree; the first is its root, and a child stands behind its parent.
  private(set) var nodes = [Node()]
  private var routes: [Int: Route] = [:]
  /// What the routes are called, and their screens, in the order of `all`.
  private var names = KnownNames([])
  /// The same routes with all parameters under one name.
  private var shapes = KnownNames([])
  private var named: [Int] = []
  /// The screens whose route another screen has too, which cannot be told apart.
  private(set) var ambiguous: Set<Int> = []
  /// The screens that have no route because theirs is invalid, or another screen's.
  private(set) var withoutRoute: [Int] = []
  /// The segments of the routes that are invalid, as far as they can be read; nil for parameters.
  private var invalid: [[String?]] = []

  public init() {}

  /// The screens that have a route, with it, in their order.
  public var all: [(screen: Int, route: Route)] {
    routes.keys.sorted().compactMap { screen in routes[screen].map { (screen, $0) } }
  }

  public func route(of screen: Int) -> Route? { routes[screen] }

  /// The route that somebody who wrote this path most likely meant, and its screen.
  ///
  /// - Parameter path: The segments; nil for each that is not known.
  func nearest(to path: [String?]) -> (screen: Int, route: Route)? {
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

  /// How many segments are tried as the value of a parameter.
  private static let mostTried = 3

  private static func shape(of path: [String?]) -> String {
    "/" + path.map { $0 ?? "{}" }.joined(separator: "/")
  }

  /// Whether some path leads to a screen that has these segments; nil for any segment. Of a large
  /// table so much is searched, and what is not found then counts as found.
  func canMatch(_ path: [String?]) -> Bool {
    var steps = 0
    var pending: [Place] = [(node: 0, depth: 0)]
    while let place = pending.popLast() {
      let node = nodes[place.node]
      guard place.depth < path.count else {
        if node.screen != nil { return true }
        continue
      }
      if let literal = path[place.depth] {
        if let next = node.literals[literal] { pending.append((next, place.depth + 1)) }
      } else {
        steps += node.literals.count
        guard steps <= Self.mostSteps else { return true }
        pending += node.literals.values.map { ($0, place.depth + 1) }
      }
      if let next = node.parameter { pending.append((next, place.depth + 1)) }
    }
    return false
  }

  private static let mostSteps = 1000

  /// Whether an invalid route may be the one that a path is meant for.
  func mayBelongToInvalidRoute(_ path: [String]) -> Bool {
    invalid.count > Self.mostInvalid
      || invalid.contains { route in
        route.count == path.count && zip(route, path).allSatisfy { $0 == nil || $0 == $1 }
      }
  }

  /// How many invalid routes are compared with a path.
  private static let mostInvalid = 64

  /// Adds a screen; nil, or the screen that the same paths lead to already.
  mutating func add(_ route: Route, screen: Int) -> Int? {
    var node = 0
    for segment in route.segments {
      node = child(of: node, segment)
    }
    if let earlier = nodes[node].screen { return earlier }
    nodes[node].screen = screen
    routes[screen] = route
    return nil
  }

  /// The screen that the very paths of a route lead to, whatever its parameters are called.
  func screen(withPathsOf route: Route) -> Int? {
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

  /// A node, and how many segments lead there.
  private typealias Place = (node: Int, depth: Int)

  /// The screen that the segments lead to.
  public func match(_ segments: [String]) -> Match? {
    // Alternatives still to be tried.
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

  /// The screens that the beginnings of a path lead to: that of each length, from none of its segments to all
  /// of them, is the one that `match` finds for so many. None if it takes more steps to tell.
  ///
  /// One walk finds them all, for looking for a beginning comes to the nodes of its length in the same order as
  /// looking for the whole: the first of them that has a screen is the one.
  package func screens(atBeginningsOf path: [String], mostSteps: Int = .max) -> [Int?] {
    var screens = [Int?](repeating: nil, count: path.count + 1)
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

  /// Adds where the next segment leads to: on top the literal, which is tried first.
  private func addChildren(of place: Place, along path: [String], to pending: inout [Place]) {
    if let parameter = nodes[place.node].parameter {
      pending.append((parameter, place.depth + 1))
    }
    if let literal = nodes[place.node].literals[path[place.depth]] {
      pending.append((literal, place.depth + 1))
    }
  }

  /// What a path, or as much of its beginning as the screen's route is long, hands over to the route.
  func match(_ path: [String], with screen: Int) -> Match? {
    routes[screen].map { Match(screen: screen, route: $0, values: values(of: $0, path)) }
  }

  private func values(of route: Route, _ segments: [String]) -> [String] {
    zip(route.segments, segments).compactMap { pattern, segment in
      if case .parameter = pattern { segment } else { nil }
    }
  }
}

extension RouteTable {
  /// The routes of a project's screens. Screens without a valid one cannot be linked to.
  static func build(
    _ screens: [ScreenDeclaration], limit: Int = .max, _ diagnostics: inout [Diagnostic]
  ) -> RouteTable {
    var table = RouteTable()
    for (index, screen) in screens.enumerated() {
      guard let written = screen.route else { continue }
      guard table.routes.count < limit else {
        diagnostics.append(.tooManyRoutes(limit: limit, at: written.range))
        break
      }
      do throws(Route.Problem) {
        let route = try Route(written.name)
        if let earlier = table.add(route, screen: index), let other = screens[earlier].route {
          diagnostics.append(.ambiguousRoute(first: other, written))
          table.ambiguous.insert(earlier)
          table.withoutRoute.append(index)
        }
      } catch {
        table.addInvalid(written.name)
        table.withoutRoute.append(index)
        diagnostics.append(.invalidRoute(error, at: written.range))
      }
    }
    let all = table.all
    table.names = KnownNames(all.map(\.route.description))
    table.shapes = KnownNames(
      all.map { _, route in
        shape(of: route.segments.map { if case .literal(let text) = $0 { text } else { nil } })
      })
    table.named = all.map(\.screen)
    return table
  }
}

extension RouteTable {
  /// Remembers as much of an invalid route as links to it need.
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
