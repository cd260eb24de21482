/// The screen that a link opens, with the arguments that it passes.
struct LinkTarget: Sendable {
  /// The index of the screen among the project's declarations.
  let screen: Int
  /// One argument per parameter of the screen.
  let arguments: [Argument]
}

/// Resolves links to the screens that a project declares.
struct LinkResolver {
  let manifest: Manifest
  let routes: RouteTable
  let declarations: Declarations

  /// Returns the target of a link; nil, after a diagnostic, if there is none.
  func resolve(_ link: Link, _ diagnostics: inout [Diagnostic]) -> LinkTarget? {
    guard let parsed = parsed(link, &diagnostics) else { return nil }
    return resolve(link, parsed: parsed, diagnostics: &diagnostics)
  }

  /// Parses a link; nil, after a diagnostic, if it is not one of the app's.
  func parsed(_ link: Link, _ diagnostics: inout [Diagnostic]) -> DeepLink? {
    do throws(DeepLink.Problem) {
      return try DeepLink(link.url, schemes: manifest.schemes, hosts: manifest.hosts)
    } catch {
      diagnostics.append(.invalidLink(link, error, schemes: manifest.schemes))
      return nil
    }
  }

  /// Returns the target of a parsed link; nil, after a diagnostic, if there is none.
  func resolve(
    _ link: Link, parsed: DeepLink, diagnostics: inout [Diagnostic]
  ) -> LinkTarget? {
    guard let match = routes.match(parsed.segments) else {
      // The route may be in a file that could not be read, which has been reported.
      guard declarations.knowsAllScreens else { return nil }
      diagnostics.append(.deadLink(link, path: parsed.segments, routes: routes, declarations))
      return nil
    }
    let screen = declarations.screens[match.screen]
    return LinkTarget(
      screen: match.screen,
      arguments: arguments(
        for: screen, match, parsed: parsed, link: link, diagnostics: &diagnostics))
  }

  /// Returns the screen that a dead link was probably meant to open: the one that it would open
  /// with a scheme, or the one with the most similar route; nil if no route is similar.
  func screenMeant(by link: Link) -> Int? {
    do throws(DeepLink.Problem) {
      let parsed = try DeepLink(link.url, schemes: manifest.schemes, hosts: manifest.hosts)
      return routes.nearest(to: parsed.segments)?.screen
    } catch {
      guard error == .relative, let scheme = manifest.schemes.first,
        let mended = try? DeepLink(
          "\(scheme):/\(link.url)", schemes: manifest.schemes, hosts: [])
      else { return nil }
      return routes.match(mended.segments)?.screen
        ?? routes.nearest(to: mended.segments)?.screen
    }
  }

  /// The maximum number of unknown names per link that are reported.
  private static let mostSurplus = 16

  private func arguments(
    for screen: ScreenDeclaration, _ match: RouteTable.Match, parsed: DeepLink, link: Link,
    diagnostics: inout [Diagnostic]
  ) -> [Argument] {
    let given = LinkArguments(match, parsed.query)
    // Only the first few are reported: a link may have a thousand, and a project as many links.
    let surplus = given.namesInQuery.filter { screen.parameters.index(named: $0) == nil }
    for name in surplus.prefix(Self.mostSurplus) {
      diagnostics.append(.surplusInLink(name, link: link, screen: screen))
    }
    return screen.parameters.map { parameter in
      switch given.argument(named: parameter.name, as: parameter.type) {
      case .value(let value): return .scalar(value, origin: link.range)
      case .wrongType(let text):
        diagnostics.append(.wrongTypeInLink(parameter, text: text, link: link))
        return .invalid
      case .missing:
        return parameter.defaultArgument
          ?? missing(parameter, link: link, screen: screen, diagnostics: &diagnostics)
      }
    }
  }

  private func missing(
    _ parameter: Parameter, link: Link, screen: ScreenDeclaration,
    diagnostics: inout [Diagnostic]
  ) -> Argument {
    diagnostics.append(.missingInLink(parameter, link: link, screen: screen))
    return .invalid
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
    case .component, .components: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func invalidLink(
    _ link: Link, _ problem: DeepLink.Problem, schemes: [String]
  ) -> Diagnostic {
    let scheme = schemes.first ?? "app"
    switch problem {
    case .relative:
      let path = link.url.drop { $0 == "/" }
      return Diagnostic(
        .invalidLink, .error, "a link begins with a scheme: \(quoted("\(scheme)://\(path)"))",
        at: link.range)
    case .opaque:
      return Diagnostic(
        .invalidLink, .error, "a link has '//' behind its scheme, as in \(quoted("\(scheme)://"))",
        at: link.range)
    case .foreign:
      return Diagnostic(
        .foreignLink, .error,
        "\(quoted(link.url)) leads out of the app: use the action \"open\" with \"url\", "
          + "or list its scheme or host in segue.json", at: link.range)
    case .tooLarge:
      return Diagnostic(
        .linkTooLong, .error,
        "a link has at most \(DeepLink.byteLimit) bytes, and its query "
          + "\(DeepLink.queryItemLimit) names: hand over less", at: link.range)
    }
  }

  fileprivate static func deadLink(
    _ link: Link, path: [String], routes: RouteTable, _ declarations: Declarations
  ) -> Diagnostic {
    let wanted = "/" + path.joined(separator: "/")
    let near = routes.nearest(to: path)
    return Diagnostic(
      .deadLink, .error,
      "no screen has a route for \(quoted(wanted))" + didYouMean(near?.route.description),
      at: link.range,
      notes: near.flatMap { declarations.screens[$0.screen].route }.map {
        [Note("this route is the nearest", at: $0.range)]
      } ?? [])
  }

  fileprivate static func surplusInLink(
    _ name: String, link: Link, screen: ScreenDeclaration
  ) -> Diagnostic {
    let meant = suggestion(for: name, among: screen.parameters.map(\.name))
    return Diagnostic(
      .surplusArgument, .warning,
      "the screen \(quoted(screen.id)) has no parameter \(quoted(name))" + didYouMean(meant),
      at: link.range, notes: [Note("the screen is declared here", at: screen.range)])
  }

  fileprivate static func wrongTypeInLink(
    _ parameter: Parameter, text: String, link: Link
  ) -> Diagnostic {
    Diagnostic(
      .wrongArgumentType, .error,
      "the link hands in \(quoted(text)) for \(quoted(parameter.name)), which must be "
        + parameter.type.description, at: link.range,
      notes: [Note("the parameter is declared here", at: parameter.range)])
  }

  fileprivate static func missingInLink(
    _ parameter: Parameter, link: Link, screen: ScreenDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .missingArgument, .error,
      "the link must hand in \(quoted(parameter.name)) for the screen \(quoted(screen.id)): "
        + "add ?\(parameter.name)=… to it", at: link.range,
      notes: [Note("the parameter is declared here, without a default", at: parameter.range)])
  }
}
