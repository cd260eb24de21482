/// Finds screens that the route hierarchy would place below another, but cannot: they have a
/// parameter without a default that neither the path nor a parameter of the same name fills.
///
/// A link from outside to `/outfits/1/reviews` opens the screen of `/outfits/{outfit}` below it, if
/// the link provides its arguments; otherwise *back* skips it. Screens that declare their own back
/// stack are not checked. For each screen, the nearest such parent is reported.
///
/// A route is followed for 64 steps per segment. Only routes constructed for the purpose need more,
/// and what is below them is not reported. Linear in the number of routes and their segments.
func parentsWithoutArguments(
  in routes: RouteTable, _ screens: [ScreenDeclaration]
) -> [Diagnostic] {
  let filler = routes.fillerSegment
  return routes.all.compactMap { index, route in
    let screen = screens[index]
    guard screen.backStack == nil else { return nil }
    let path = route.segments.map { segment in
      if case .literal(let text) = segment { text } else { filler }
    }
    let steps = 64 * (path.count + 1)
    // What is below a parent that can be opened is checked for the parent itself.
    let beginnings = routes.screens(atBeginningsOf: path, mostSteps: steps).dropLast()
    guard let below = beginnings.compactMap({ $0 }).last, let parent = routes.route(of: below),
      let missing = screens[below].firstParameter(notFilledBy: screen, parent),
      let written = screen.route
    else { return nil }
    return .parentWithoutArgument(missing, of: screens[below], below: screen, at: written)
  }
}

extension ScreenDeclaration {
  /// Returns the first parameter without a default that neither the path of its own route nor a
  /// parameter of the child fills.
  fileprivate func firstParameter(
    notFilledBy child: ScreenDeclaration, _ route: Route
  ) -> Parameter? {
    let inPath = Set(
      route.segments.compactMap { segment in
        if case .parameter(let name) = segment { name } else { nil }
      })
    return parameters.first { parameter in
      guard parameter.defaultValue == nil, !parameter.isDefaultDamaged,
        !inPath.contains(parameter.name)
      else { return false }
      guard let place = child.parameters.index(named: parameter.name) else { return true }
      return child.parameters[place].type != parameter.type
    }
  }
}

extension Diagnostic {
  fileprivate static func parentWithoutArgument(
    _ parameter: Parameter, of parent: ScreenDeclaration, below screen: ScreenDeclaration,
    at route: NamedReference
  ) -> Diagnostic {
    Diagnostic(
      .parentWithoutArguments, .warning,
      "a link from outside to \(quoted(screen.id)) cannot open \(quoted(parent.id)) below it, for nothing "
        + "fills its parameter \(quoted(parameter.name)): give that a default, or write a \"backStack\"",
      at: route.range,
      notes: [
        Note("the parameter is declared here, without a default", at: parameter.range)
      ])
  }
}
