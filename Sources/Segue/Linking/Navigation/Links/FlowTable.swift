/// The flows of a project, for finding the one that a path leads to.
struct FlowTable: Sendable {
  /// The flows in declared order. No link leads to one whose route is invalid.
  let flows: [FlowDeclaration]
  /// The index of the flow to which a path leads.
  private var places: [[String]: Int] = [:]
  /// The path of each flow; nil if its route is invalid.
  private var paths: [[String]?] = []
  /// The screen to which the link of each flow's choices leads; nil if it leads to none.
  private var screens: [[DeclarationIndex?]] = []

  /// Creates a table without flows.
  init() { flows = [] }

  /// Builds the table, and reports routes that are invalid, or those of a screen or another flow.
  init(
    _ manifest: Manifest, beside routes: RouteTable, _ screens: [ScreenDeclaration],
    _ diagnostics: inout [Diagnostic]
  ) {
    flows = manifest.navigation.flows
    for (place, flow) in flows.enumerated() {
      let path = path(of: flow, beside: routes, screens, &diagnostics)
      if let path { places[path] = place }
      paths.append(path)
    }
    self.screens = flows.map { flow in
      flow.choices.map { choice in
        let link = try? DeepLink(
          choice.link.url, schemes: manifest.schemes, hosts: manifest.hosts)
        guard let link, self.flow(at: link.segments) == nil else { return nil }
        return routes.match(link.segments)?.screen
      }
    }
  }

  /// Returns the path of a flow's links; nil, after a diagnostic, if its route is invalid.
  private func path(
    of flow: FlowDeclaration, beside routes: RouteTable, _ screens: [ScreenDeclaration],
    _ diagnostics: inout [Diagnostic]
  ) -> [String]? {
    let range = flow.route.range
    var path: [String] = []
    do throws(Route.Problem) {
      let route = try Route(flow.route.name)
      for segment in route.segments {
        switch segment {
        case .literal(let text): path.append(text)
        case .parameter(let name):
          diagnostics.append(.parameterOfFlow(name, at: range))
          return nil
        }
      }
      let other =
        places[path].map { flows[$0].route }
        ?? routes.screen(withPathsOf: route).flatMap { screens[$0].route }
      if let other {
        diagnostics.append(.routeOfFlow(flow.route, first: other))
        return nil
      }
    } catch {
      diagnostics.append(.invalidRoute(error, at: range))
      return nil
    }
    return path
  }

  /// Whether links may have been meant for a flow with an invalid route.
  var hasInvalid: Bool { paths.contains(nil) }

  /// Returns the flow to which a path leads; nil if there is none. Linear in the path.
  func flow(at path: [String]) -> Int? { places.isEmpty ? nil : places[path] }

  /// Returns the flows to which some path with these segments leads; nil is any segment.
  func flows(matching path: [String?]) -> [Int] {
    flows.indices.filter { place in
      guard let own = paths[place] else { return false }
      return own.count == path.count && zip(own, path).allSatisfy { $1 == nil || $0 == $1 }
    }
  }

  /// Returns the links that a link to a flow opens, one for each choice. Those that lead to no
  /// screen, which is reported where they are declared, are left out.
  func ways(of link: Link, to flow: Int) -> [Link] {
    flows[flow].choices.enumerated().compactMap { place, choice in
      guard screens[flow][place] != nil else { return nil }
      var own = choice.link(passingQueryOf: link)
      own.choice = FlowChoice(flow: flow, choice: place)
      return own
    }
  }

  /// Returns whether a name in the query of a link to a flow needs no report at a choice: the
  /// screen of another choice has a parameter of that name, or none has, which is reported once.
  func ignores(_ name: String, at choice: FlowChoice, _ declarations: Declarations) -> Bool {
    let screens = screens[choice.flow]
    return screens.firstIndex { $0 != nil } != choice.choice
      || screens.contains { screen in
        screen.map { declarations.screens[$0].parameters.index(named: name) != nil } ?? false
      }
  }
}

extension Manifest {
  /// Returns the link to a flow by its route; empty if its route is invalid.
  func url(of flow: FlowDeclaration) -> String {
    guard let route = try? Route(flow.route.name) else { return "" }
    let start = schemes.first.map { "\($0):/" } ?? hosts.first.map { "https://\($0)" } ?? ""
    return route.segments.reduce(into: start) { url, segment in
      if case .literal(let text) = segment { url += "/" + percentEncoded(text) }
    } + (route.segments.isEmpty ? "/" : "")
  }
}

extension Diagnostic {
  fileprivate static func routeOfFlow(
    _ route: NamedReference, first: NamedReference
  ) -> Diagnostic {
    Diagnostic(
      .ambiguousRoute, .error,
      "links to \(quoted(route.name)) would lead to this flow and elsewhere: change one of the routes",
      at: route.range, notes: [Note("the other route is here", at: first.range)])
  }

  fileprivate static func parameterOfFlow(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidRoute, .error,
      "a flow's route has no parameters: pass \(quoted(name)) in the query, which goes on to the "
        + "screen that opens", at: range)
  }
}
