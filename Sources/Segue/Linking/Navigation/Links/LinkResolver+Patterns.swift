/// Links whose values are not known: those of a screen with data before there is any.
extension LinkResolver {
  /// Returns the screens to which a link can lead with some values. If it can lead to none, the
  /// screen that was probably meant is returned. Mistakes that no value can fix are reported.
  func screens(
    possibleFor link: Link, _ diagnostics: inout [Diagnostic]
  ) -> [DeclarationIndex] {
    guard link.isUnknown else {
      return ways(of: link).compactMap { resolve($0, &diagnostics)?.screen ?? screenMeant(by: $0) }
    }
    let anything = routes.all.map { $0.screen }
    guard let template = link.substitution?.template else { return anything }
    if let problem = LinkPattern.problem(
      of: template, schemes: manifest.schemes, hosts: manifest.hosts)
    {
      // The scheme or host may be one that could not be read, which has been reported.
      if problem != .foreign || !manifest.unread.contains(.links) {
        diagnostics.append(.invalidLink(link, problem, schemes: manifest.schemes))
      }
      return anything
    }
    guard let pattern = pattern(of: link) else { return anything }
    let path = pattern.segments
    var screens = routes.screens(matching: path)
    for flow in flows.flows(matching: path) {
      screens += flows.ways(of: link, to: flow).flatMap {
        self.screens(possibleFor: $0, &diagnostics)
      }
    }
    if screens.count == 1 { checkFixedParts(of: link, pattern, opening: screens[0], &diagnostics) }
    guard screens.isEmpty, knowsAllTargets, !routes.mayBelongToInvalidRoute(path)
    else { return screens }
    diagnostics.append(
      .deadLink(pattern.path, near: near(path), at: link.range, notes: link.useNotes))
    return routes.nearest(to: path).map { [$0.screen] } ?? []
  }

  /// Returns the flows to which a link can lead with some values.
  func flows(possibleFor link: Link) -> [Int] {
    guard link.isUnknown else { return flow(of: link).map { [$0] } ?? [] }
    return pattern(of: link).map { flows.flows(matching: $0.segments) }
      ?? Array(flows.flows.indices)
  }

  /// Checks the arguments that a link passes to its only screen, as far as they are written in it.
  private func checkFixedParts(
    of link: Link, _ pattern: LinkPattern, opening index: DeclarationIndex,
    _ diagnostics: inout [Diagnostic]
  ) {
    // The link may be meant for the other screen of an ambiguous route, which has been reported.
    guard !routes.ambiguous.contains(index),
      let given = pattern.arguments(of: index, in: routes)
    else { return }
    let screen = declarations.screens[index]
    let misspelt = checkNames(
      given.namesInQuery.filter(LinkPattern.isFixed), of: link, among: given, opening: screen,
      &diagnostics)
    let knowsNames = given.namesInQuery.allSatisfy(LinkPattern.isFixed)
    for parameter in screen.parameters where !misspelt.contains(parameter.name) {
      if let text = given.text(named: parameter.name) {
        if LinkPattern.isFixed(text), parameter.type.isScalar,
          ScalarValue(text, as: parameter.type) == nil
        {
          diagnostics.append(.wrongTypeInLink(parameter, text: text, link: link))
        }
      } else if knowsNames, parameter.defaultArgument == nil {
        diagnostics.append(.missingInLink(parameter, link: link, screen: screen))
      }
    }
  }
}
