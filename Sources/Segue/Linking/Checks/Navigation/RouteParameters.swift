/// Finds parameters in a route that its screen does not declare, so that their values in the path
/// are lost.
///
/// Linear in the number of routes.
func undeclaredRouteParameters(
  in routes: RouteTable, _ screens: [ScreenDeclaration]
) -> [Diagnostic] {
  routes.all.flatMap { index, route in
    let screen = screens[index]
    return route.segments.compactMap { segment -> Diagnostic? in
      guard case .parameter(let name) = segment, screen.parameters.index(named: name) == nil,
        !screen.parameters.mayDeclare(name),
        let written = screen.route
      else { return nil }
      return Diagnostic.undeclaredRouteParameter(name, in: written, of: screen)
    }
  }
}

extension Diagnostic {
  fileprivate static func undeclaredRouteParameter(
    _ name: String, in route: NamedReference, of screen: ScreenDeclaration
  ) -> Diagnostic {
    let meant = suggestion(for: name, among: screen.parameters.map { $0.name })
    let declared = meant.flatMap { meant in screen.parameters.first { $0.name == meant } }
    return Diagnostic(
      .undeclaredRouteParameter, .warning,
      "the screen \(quoted(screen.id)) does not declare the parameter \(quoted(name)) of its route"
        + (meant.map { didYouMean($0) } ?? ": declare it under \"parameters\""),
      at: route.range,
      notes: declared.map { [Note("this parameter is the nearest", at: $0.range)] } ?? [])
  }
}
