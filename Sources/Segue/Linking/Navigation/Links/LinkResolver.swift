/// The screen that a link opens, with the arguments that it passes.
struct LinkTarget: Sendable {
  /// The index of the screen among the project's declarations.
  let screen: DeclarationIndex
  /// One argument per parameter of the screen.
  let arguments: [Argument]
}

/// Resolves links to the screens that a project declares.
struct LinkResolver {
  let manifest: Manifest
  let routes: RouteTable
  let flows: FlowTable
  let declarations: Declarations

  /// Returns the flow to which a link leads; nil if it leads to none.
  func flow(of link: Link) -> Int? {
    guard !flows.flows.isEmpty,
      let parsed = try? DeepLink(link.url, schemes: manifest.schemes, hosts: manifest.hosts)
    else { return nil }
    return flows.flow(at: parsed.segments)
  }

  /// Returns the links that a link opens: one for each choice of the flow that it leads to, or the
  /// link itself.
  func ways(of link: Link) -> [Link] {
    flow(of: link).map { flows.ways(of: link, to: $0) } ?? [link]
  }

  /// Returns the link that a link opens with certain choices, by the names of flows. A flow that is
  /// not named takes its first choice.
  func way(of link: Link, choosing choices: [String: String]) -> Link {
    let ways = ways(of: link)
    let chosen = ways.first { way in
      guard let made = way.choice.map(flows.flows.name) else { return false }
      return choices[made.flow] == made.choice
    }
    return chosen ?? ways.first ?? link
  }

  /// Returns the target of a link to a screen; nil, after a diagnostic, if there is none.
  ///
  /// What is wrong in the link of a choice is reported there, and not in the links to the flow.
  func resolve(_ link: Link, _ diagnostics: inout [Diagnostic]) -> LinkTarget? {
    guard let made = link.choice else { return resolveScreen(link, &diagnostics) }
    let choice = flows.flows[made.flow].choices[made.choice]
    var own: [Diagnostic] = []
    _ = resolveScreen(choice.link, &own)
    let known = Set(own.filter { $0.code != .missingArgument }.map { $0.message })
    var found: [Diagnostic] = []
    let target = resolveScreen(link, &found)
    diagnostics += found.filter { !known.contains($0.message) }.map {
      $0.noting(choice, of: flows.flows[made.flow])
    }
    return target
  }

  private func resolveScreen(_ link: Link, _ diagnostics: inout [Diagnostic]) -> LinkTarget? {
    guard let parsed = parsed(link, &diagnostics) else { return nil }
    return resolve(link, parsed: parsed, diagnostics: &diagnostics)
  }

  /// Parses a link; nil, after a diagnostic, if it is not one of the app's.
  func parsed(_ link: Link, _ diagnostics: inout [Diagnostic]) -> DeepLink? {
    do throws(DeepLink.Problem) {
      return try DeepLink(link.url, schemes: manifest.schemes, hosts: manifest.hosts)
    } catch {
      // The scheme or host may be one that could not be read, which has been reported.
      guard error != .foreign || !manifest.unread.contains(.links) else { return nil }
      diagnostics.append(.invalidLink(link, error, schemes: manifest.schemes))
      return nil
    }
  }

  /// A link with its `${…}`; nil for one that has none, or can be no link of the app with them.
  func pattern(of link: Link) -> LinkPattern? {
    LinkPattern(link, schemes: manifest.schemes, hosts: manifest.hosts)
  }

  /// Returns the target of a parsed link; nil, after a diagnostic, if there is none.
  func resolve(
    _ link: Link, parsed: DeepLink, diagnostics: inout [Diagnostic]
  ) -> LinkTarget? {
    guard let match = routes.match(parsed.segments) else {
      // The route may be in a file that could not be read, or be invalid, which has been reported.
      guard knowsAllTargets, !routes.mayBelongToInvalidRoute(parsed.segments.map { $0 })
      else {
        return nil
      }
      diagnostics.append(deadLink(link, parsed))
      return nil
    }
    let screen = declarations.screens[match.screen]
    var found: [Diagnostic] = []
    let arguments = arguments(
      for: screen, match, parsed: parsed, link: link, diagnostics: &found)
    // The link may be meant for the other screen of an ambiguous route, which has been reported.
    if !routes.ambiguous.contains(match.screen) { diagnostics += found }
    return LinkTarget(screen: match.screen, arguments: arguments)
  }

  /// Whether every screen and every flow could be read, so that a link that seems dead is.
  var knowsAllTargets: Bool { declarations.knowsAllScreens && knowsAllFlows }

  /// Whether every flow could be read, and has a valid route.
  var knowsAllFlows: Bool { manifest.navigation.knowsAllFlows && !flows.hasInvalid }

  /// Returns whether a parsed link has a target, with the diagnostics of `resolve`.
  func check(_ link: Link, parsed: DeepLink, diagnostics: inout [Diagnostic]) -> Bool {
    if parsed.query.isEmpty, let match = routes.match(parsed.segments),
      declarations.screens[match.screen].parameters.allSatisfy({ isFilled($0, by: match.route) })
    {
      return true
    }
    if link.choice != nil { return resolve(link, &diagnostics) != nil }
    return resolve(link, parsed: parsed, diagnostics: &diagnostics) != nil
  }

  /// Whether a parameter has a value whenever the route matches: any text is a string.
  private func isFilled(_ parameter: Parameter, by route: Route) -> Bool {
    for case .parameter(let name) in route.segments where name == parameter.name {
      return parameter.type == .string
    }
    return parameter.defaultArgument != nil
  }

  /// Returns the diagnostic of a dead link: the text of the link is wrong, unless another argument
  /// would lead to a screen.
  private func deadLink(_ link: Link, _ parsed: DeepLink) -> Diagnostic {
    let path = "/" + parsed.segments.joined(separator: "/")
    let segments: [String?] = parsed.segments.map { $0 }
    guard let substitution = link.substitution, !substitution.isWhole else {
      return .deadLink(path, near: near(segments), at: link.range)
    }
    let pattern = pattern(of: link)
    if let argument = substitution.onlyArgument,
      pattern.map({ routes.canMatch($0.segments) }) ?? true
    {
      return .deadLink(
        path, near: near(segments), at: argument.range,
        notes: [Diagnostic.Note("the link is here", at: link.range)])
    }
    return .deadLink(
      pattern?.path ?? path, near: near(pattern?.segments ?? segments), at: link.range,
      notes: link.useNotes)
  }

  /// The route that a path was probably meant to match.
  func near(_ path: [String?]) -> NamedReference? {
    routes.nearest(to: path).flatMap { declarations.screens[$0.screen].route }
  }

  /// Returns the screen that a dead link was probably meant to open: the one that it would open
  /// with a scheme, or the one with the most similar route; nil if no route is similar.
  func screenMeant(by link: Link) -> DeclarationIndex? {
    do throws(DeepLink.Problem) {
      let parsed = try DeepLink(link.url, schemes: manifest.schemes, hosts: manifest.hosts)
      return routes.nearest(to: parsed.segments.map { $0 })?.screen
    } catch {
      guard error == .relative, let scheme = manifest.schemes.first,
        let mended = try? DeepLink(
          "\(scheme):/\(link.url)", schemes: manifest.schemes, hosts: [])
      else { return nil }
      return routes.match(mended.segments)?.screen
        ?? routes.nearest(to: mended.segments.map { $0 })?.screen
    }
  }

  /// The maximum number of unknown names per link that are reported: a link may have a thousand,
  /// and a project as many links.
  private static let mostSurplus = 16

  /// Reports the names in a link's query that no parameter of its screen has. Returns the names
  /// that were probably meant by them.
  func checkNames(
    _ names: [String], of link: Link, among given: LinkArguments,
    opening screen: ScreenDeclaration, _ diagnostics: inout [Diagnostic]
  ) -> Set<String> {
    let surplus = names.filter {
      screen.parameters.index(named: $0) == nil && !screen.parameters.mayDeclare($0)
        && !isIgnored($0, in: link)
    }
    var misspelt: Set<String> = []
    for name in surplus.prefix(Self.mostSurplus) {
      let free = screen.parameters.map { $0.name }.filter {
        given.text(named: $0) == nil && !misspelt.contains($0)
      }
      let meant = suggestion(for: name, among: free)
      if let meant { misspelt.insert(meant) }
      diagnostics.append(.surplusInLink(name, meant: meant, link: link, screen: screen))
    }
    return misspelt
  }

  /// Whether a link leads to a flow, and a name in its query is no mistake, or is reported for
  /// another choice.
  private func isIgnored(_ name: String, in link: Link) -> Bool {
    link.choice.map { flows.ignores(name, at: $0, declarations) } ?? false
  }

  private func arguments(
    for screen: ScreenDeclaration, _ match: RouteTable.Match, parsed: DeepLink, link: Link,
    diagnostics: inout [Diagnostic]
  ) -> [Argument] {
    let given = LinkArguments(match, parsed.query)
    let pattern = pattern(of: link)?.arguments(of: match.screen, in: routes)
    let misspelt = checkNames(
      given.namesInQuery, of: link, among: given, opening: screen, &diagnostics)
    return screen.parameters.map { parameter in
      switch given.argument(named: parameter.name, as: parameter.type) {
      case .value(let value):
        return .scalar(value, origin: origin(of: parameter.name, link, pattern))
      case .wrongType(let text):
        let written = pattern?.text(named: parameter.name).map(LinkPattern.written) ?? text
        diagnostics.append(.wrongTypeInLink(parameter, text: written, link: link))
        return .invalid
      case .missing:
        if let value = parameter.defaultArgument { return value }
        // That a misspelt name stands for it has been reported, as an error.
        if misspelt.contains(parameter.name) { return .invalid }
        diagnostics.append(.missingInLink(parameter, link: link, screen: screen))
        return .invalid
      }
    }
  }

  /// Returns where the value of a parameter is written: an argument of the link, if that is
  /// the whole value.
  private func origin(of name: String, _ link: Link, _ pattern: LinkArguments?) -> ValueOrigin {
    guard let part = pattern?.text(named: name), let parameter = LinkPattern.parameter(part),
      let argument = link.substitution?.arguments.first(where: { $0.name == parameter })
    else { return ValueOrigin(range: link.range) }
    return ValueOrigin(range: argument.range, isVerbatim: argument.isVerbatim)
  }
}

extension ScalarValue {
  /// Parses a value from a link or the command line; nil if it does not have the type.
  public init?(_ text: String, as type: ParameterType) {
    switch type {
    case .string: self = .string(text)
    case .number:
      guard let number = decimal(text) else { return nil }
      self = .number(number)
    case .boolean:
      guard text == "true" || text == "false" else { return nil }
      self = .boolean(text == "true")
    case .component, .components, .data: return nil
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic of a link to a flow with a note on the choice that leads to it.
  func noting(_ choice: FlowDeclaration.Choice, of flow: FlowDeclaration) -> Diagnostic {
    let note = Note(
      "it is so with the choice \(quoted(choice.name)) of the flow \(quoted(flow.name.name))",
      at: choice.link.range)
    return Diagnostic(code, severity, message, at: range, notes: notes + [note], fix: fix)
  }

  static func invalidLink(
    _ link: Link, _ problem: DeepLink.Problem, schemes: [String]
  ) -> Diagnostic {
    let scheme = schemes.first ?? "app"
    // What a link begins with may have been put into it.
    let argument = link.substitution.flatMap { substitution in
      substitution.template?.hasPrefix("${") == true ? substitution.arguments[0] : nil
    }
    let (range, notes) =
      argument.map { ($0.range, [Note("the link is here", at: link.range)]) }
      ?? (link.range, link.useNotes)
    let url = argument == nil ? link.written : link.url
    switch problem {
    case .relative:
      let path = url.drop { $0 == "/" }
      return Diagnostic(
        .invalidLink, .error,
        "\(quoted(url)) has no scheme: write \(quoted("\(scheme)://\(path)"))", at: range,
        notes: notes)
    case .opaque:
      return Diagnostic(
        .invalidLink, .error,
        "\(quoted(url)) has no '//' after its scheme: write it as in \(quoted("\(scheme)://"))",
        at: range, notes: notes)
    case .foreign:
      return Diagnostic(
        .foreignLink, .error,
        "\(quoted(url)) leads out of the app: use the action \"open\" with \"url\", "
          + "or list its scheme or host in segue.json", at: range, notes: notes)
    case .tooLarge:
      return Diagnostic(
        .linkTooLong, .error,
        "the link is too long: it may have \(DeepLink.byteLimit) bytes, and its query "
          + "\(DeepLink.queryItemLimit) names", at: range, notes: notes)
    }
  }

  static func deadLink(
    _ path: String, near: NamedReference?, at range: SourceRange, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .deadLink, .error, "no screen has a route for \(quoted(path))" + didYouMean(near?.name),
      at: range,
      notes: (near.map { [Note("the nearest route is here", at: $0.range)] } ?? []) + notes)
  }

  static func surplusInLink(
    _ name: String, meant: String?, link: Link, screen: ScreenDeclaration
  ) -> Diagnostic {
    let names = screen.parameters.map { $0.name }
    let isNeeded = screen.parameters.contains { $0.name == meant && $0.defaultValue == nil }
    return Diagnostic(
      .surplusArgument, isNeeded ? .error : .warning,
      "the screen \(quoted(screen.id)) has no parameter \(quoted(name))"
        + (meant.map { didYouMean($0) } ?? alternatives(names)), at: link.range,
      notes: [Note("the screen is declared here", at: screen.range)] + link.useNotes)
  }

  static func wrongTypeInLink(
    _ parameter: Parameter, text: String, link: Link
  ) -> Diagnostic {
    Diagnostic(
      .wrongArgumentType, .error,
      "the link passes \(quoted(text)) for \(quoted(parameter.name)), which must be "
        + parameter.type.description, at: link.range,
      notes: [Note("the parameter is declared here", at: parameter.range)] + link.useNotes)
  }

  static func missingInLink(
    _ parameter: Parameter, link: Link, screen: ScreenDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .missingArgument, .error,
      "the screen \(quoted(screen.id)) needs a value for \(quoted(parameter.name)): add "
        + "?\(parameter.name)=… to the link, or give the parameter a default", at: link.range,
      notes: [Note("the parameter is declared here, without a default", at: parameter.range)]
        + link.useNotes)
  }
}
