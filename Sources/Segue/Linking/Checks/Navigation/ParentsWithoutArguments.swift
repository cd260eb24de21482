/// Screens that the hierarchy of routes would put below another, and cannot: they have a parameter without
/// a default that neither the path nor a parameter of the same name fills.
///
/// A link from outside to `/outfits/1/reviews` opens the screen of `/outfits/{outfit}` below it, if that
/// can be opened with what the link tells; otherwise *back* leads past it. A screen that says itself what
/// lies below it is not asked. Each screen is told of the nearest such parent.
///
/// A route is followed for 64 steps a segment. Only routes that are made for it need more, and what lies below
/// them is not told. Linear in the routes and their segments.
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
    // What lies below a parent that can be opened is the parent's own affair.
    let beginnings = routes.screens(atBeginningsOf: path, mostSteps: steps).dropLast()
    guard let below = beginnings.compactMap(\.self).last, let parent = routes.route(of: below),
      let missing = screens[below].firstParameter(notFilledBy: screen, parent),
      let written = screen.route
    else { return nil }
    return .parentWithoutArgument(missing, of: screens[below], below: screen, at: written)
  }
}

extension ScreenDeclaration {
  /// The first parameter that has no default and that neither the path of its own route nor a parameter of
  /// the child fills.
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
