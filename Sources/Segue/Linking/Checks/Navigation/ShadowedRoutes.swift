/// Finds routes that take paths from each other by the order of their segments: neither is always
/// more specific, and a path that matches both goes to the one whose first differing segment is
/// literal.
///
/// `/outfits/new` and `/outfits/{outfit}` are not such a pair, because the first is more specific
/// everywhere; neither is a pair between which a third route decides. Each route is reported once,
/// with the first route that takes paths from it.
func shadowedRoutes(in routes: RouteTable, _ screens: [ScreenDeclaration]) -> [Diagnostic] {
  var isTold: Set<DeclarationIndex> = []
  return routes.overlaps().compactMap { overlap in
    guard isTold.insert(overlap.loser).inserted,
      let winner = screens[overlap.winner].route, let loser = screens[overlap.loser].route
    else { return nil }
    return .shadowedRoute(
      loser, by: winner, screen: screens[overlap.winner], path: overlap.example)
  }
}

extension RouteTable {
  /// Two routes that match some of the same paths, neither of which is more specific everywhere.
  struct Overlap: Hashable {
    /// The index of the screen to which such paths lead.
    let winner: DeclarationIndex
    let loser: DeclarationIndex
    /// One of the paths that match both.
    let example: String
  }

  /// The maximum number of steps per node of the tree. Only routes constructed for the purpose need
  /// more, and overlaps beyond the limit are not found.
  private static let stepsPerNode = 64

  /// Returns the pairs of routes that take paths from each other, by first segment, in the order of
  /// their screens.
  ///
  /// Traverses the tree along two paths at once, from each node with both a literal and a
  /// parameter. Linear in the number of the routes' segments.
  func overlaps() -> [Overlap] {
    let children = nodes.map { $0.literals.sorted { $0.value < $1.value } }
    let filler = fillerSegment
    var steps = nodes.count * Self.stepsPerNode
    var overlaps: [Overlap] = []
    /// Two nodes to which the same path may have led: by a literal at the first difference, and by
    /// a parameter. `isCrossed` is whether a later segment is literal on the second path only.
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
      // Only the node with fewer literals is traversed.
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

  /// Returns a path that matches both routes, with `filler` where both have a parameter.
  private func path(
    of one: DeclarationIndex, and other: DeclarationIndex, _ filler: String
  ) -> [String]? {
    guard let first = route(of: one), let second = route(of: other) else { return nil }
    return zip(first.segments, second.segments).map { pair in
      switch pair {
      case (.literal(let text), _), (_, .literal(let text)): text
      default: filler
      }
    }
  }

  /// A segment that is not a literal in any route.
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
