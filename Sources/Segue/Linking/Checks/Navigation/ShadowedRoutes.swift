/// Routes that win paths from each other by the order of their segments: neither is always the more
/// specific, and a path that fits both goes to the one whose first different segment is literal.
///
/// `/outfits/new` beside `/outfits/{outfit}` is no such pair, for the first is the more specific
/// everywhere; nor is a pair between which a third route decides. Each route is told once, beside the
/// first that takes paths from it.
func shadowedRoutes(in routes: RouteTable, _ screens: [ScreenDeclaration]) -> [Diagnostic] {
  var isTold: Set<Int> = []
  return routes.overlaps().compactMap { overlap in
    guard isTold.insert(overlap.loser).inserted,
      let winner = screens[overlap.winner].route, let loser = screens[overlap.loser].route
    else { return nil }
    return .shadowedRoute(
      loser, by: winner, screen: screens[overlap.winner], path: overlap.example)
  }
}

extension RouteTable {
  /// Two routes that match some of the same paths, neither of which is the more specific everywhere.
  struct Overlap: Hashable {
    /// The screen that such paths lead to.
    let winner: Int
    let loser: Int
    /// One of the paths.
    let example: String
  }

  /// The steps that are taken for each segment of a route. Only routes that are made for it need more, and
  /// what would be found behind them is not.
  private static let stepsPerNode = 64

  /// The pairs of routes that win paths from each other, the first segment first, in the order of their
  /// screens.
  ///
  /// Walks the tree twice at once, on from each place where a literal stands beside a parameter. Linear in
  /// the segments of the routes.
  func overlaps() -> [Overlap] {
    let children = nodes.map { $0.literals.sorted { $0.value < $1.value } }
    let filler = fillerSegment
    var steps = nodes.count * Self.stepsPerNode
    var overlaps: [Overlap] = []
    /// Two places that the same path may have led to: by a literal where it first matters, and by a
    /// parameter. `isCrossed` says whether a later segment is literal on the second way alone.
    var pending: [(first: Int, second: Int, isCrossed: Bool)] = []
    for node in nodes.indices {
      guard let parameter = nodes[node].parameter else { continue }
      for (_, literal) in children[node] { pending.append((literal, parameter, false)) }
    }
    pending.reverse()
    while let (first, second, isCrossed) = pending.popLast(), steps > 0 {
      steps -= 1
      let (a, b) = (nodes[first], nodes[second])
      if isCrossed, let winner = a.screen, let loser = b.screen,
        let path = path(of: winner, and: loser, filler),
        match(path)?.screen == winner
      {
        overlaps.append(
          Overlap(winner: winner, loser: loser, example: "/" + path.joined(separator: "/")))
      }
      if let parameter = b.parameter {
        for (_, literal) in children[first] { pending.append((literal, parameter, isCrossed)) }
        steps -= children[first].count
      }
      // Of the two the one with fewer literals is looked through.
      for (text, _) in children[first].count < children[second].count
        ? children[first] : children[second]
      {
        steps -= 1
        if let one = a.literals[text], let other = b.literals[text] {
          pending.append((one, other, isCrossed))
        }
      }
      if let parameter = a.parameter {
        for (_, literal) in children[second] { pending.append((parameter, literal, true)) }
        steps -= children[second].count
        if let other = b.parameter { pending.append((parameter, other, isCrossed)) }
      }
    }
    return overlaps
  }

  /// A path that fits both routes, with something in place of what is a parameter in both.
  private func path(of one: Int, and other: Int, _ filler: String) -> [String]? {
    guard let first = route(of: one), let second = route(of: other) else { return nil }
    return zip(first.segments, second.segments).map { pair in
      switch pair {
      case (.literal(let text), _), (_, .literal(let text)): text
      default: filler
      }
    }
  }

  /// A segment that no route has as a literal.
  var fillerSegment: String {
    let numbers = Set(nodes.flatMap { $0.literals.keys.compactMap { Int($0) } })
    var number = 1
    while numbers.contains(number) { number += 1 }
    return "\(number)"
  }
}

extension Diagnostic {
  fileprivate static func shadowedRoute(
    _ loser: NamedReference, by winner: NamedReference, screen: ScreenDeclaration, path: String
  ) -> Diagnostic {
    Diagnostic(
      .shadowedRoute, .warning,
      "\(quoted(path)) fits this route and \(quoted(winner.name)), and opens \(quoted(screen.id)), whose "
        + "literal segment comes first: change one of the routes", at: loser.range,
      notes: [Note("the route that wins is here", at: winner.range)])
  }
}
