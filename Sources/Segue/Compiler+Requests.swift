/// What is looked for in a screen of a request, besides what keeps it from being compiled.
public struct RequestChecks: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Whether links lead to a screen, and whether the transitions, screens, tabs and requirements that the
  /// screen names exist. Linear in its actions.
  public static let links = RequestChecks(rawValue: 1)
  /// What a compilation warns of in a layout: overflow, texts that are cut, small tap targets. It takes about
  /// as long as the layout.
  public static let layout = RequestChecks(rawValue: 2)
  /// What a compilation warns of in flights.
  public static let flights = RequestChecks(rawValue: 4)
  public static let all: RequestChecks = [.links, .layout, .flights]
}

/// Screens of requests: compiled with what a project declares, which was read once.
///
/// None of these functions costs more for a project of more screens, but where a name that nobody knows is
/// compared with all that are known, to suggest one. Nothing is kept from one request to the next but what the
/// caller keeps: the memory of a ``LayoutScratch``.
extension Compiler {
  // MARK: Screens

  /// Reads a screen that is none of the project's files, with the composed components of the project.
  ///
  /// It may have the id and the route of a screen of the project, in whose place it stands then. Linear in its
  /// bytes.
  ///
  /// - Parameters:
  ///   - file: The bytes, and what people know them by.
  ///   - limits: What it may ask for, then and when it is expanded; what the project may unless given. Past
  ///     them there is a diagnostic for which ``DiagnosticCode/isLimit`` holds.
  public func read(_ file: SourceFile, limits: Limits? = nil) -> RequestScreen {
    var requested = project.read(file, limits: limits ?? self.limits)
    if let declaration = requested.declaration {
      requested.diagnostics =
        (requested.diagnostics + routeDiagnostics(of: declaration))
        .inSourceOrder(within: requested.limits)
    }
    return requested
  }

  /// Expands a screen that was read, as ``screen(_:arguments:direction:)-(String,_,_)`` does one of the project.
  ///
  /// - Parameters:
  ///   - requested: The screen.
  ///   - arguments: Values by parameter name, which win over the defaults.
  ///   - direction: The direction that the root inherits.
  /// - Returns: nil, with the reasons as diagnostics, if the root cannot be built, or a parameter has neither an
  ///   argument nor a default. What ``RequestScreen/diagnostics`` tells is not told again; nil without a
  ///   diagnostic for a screen that cannot be read.
  public func screen(
    _ requested: RequestScreen, arguments: [String: ScalarValue] = [:],
    direction: LayoutDirection = .ltr
  ) -> Diagnosed<Screen?> {
    guard let declaration = requested.declaration else { return Diagnosed(nil) }
    let complete = self.arguments(of: declaration, given: arguments)
    guard let arguments = complete.value else { return complete.map { _ in nil } }
    var builder = ScreenBuilder(
      requested.declarations, limits: requested.limits, direction: direction)
    let screen = builder.screen(declaration, arguments)
    return Diagnosed(screen, diagnostics: builder.diagnostics.all)
  }

  /// Compiles a screen that was read for a device: expands it, checks it and places it.
  ///
  /// ```swift
  /// let requested = compiler.read(SourceFile(path: "request", bytes: body))
  /// let placed = compiler.layout(requested, on: device, in: &scratch)
  /// guard let layout = placed.value, !placed.hasErrors else {
  ///   return DiagnosticsJSON().render(placed.diagnostics, in: requested.sources)
  /// }
  /// return layout.json(in: &scratch)
  /// ```
  ///
  /// - Parameters:
  ///   - requested: The screen.
  ///   - arguments: Values by parameter name, which win over the defaults.
  ///   - device: The device.
  ///   - presentation: How it is shown; as it says itself unless given.
  ///   - checks: What is looked for besides.
  ///   - scratch: The memory, whatever was laid out in it before.
  /// - Returns: nil, with the reasons as diagnostics, if the screen cannot be built. A screen with errors may still
  ///   have a layout, of what could be built. The diagnostics are all that is wrong with it, with those of
  ///   ``RequestScreen/diagnostics``, in source order and none repeated.
  public func layout(
    _ requested: RequestScreen, arguments: [String: ScalarValue] = [:], on device: Device,
    presentation: Presentation? = nil, checks: RequestChecks = .links,
    in scratch: inout LayoutScratch
  ) -> Diagnosed<ScreenLayout?> {
    var diagnostics = requested.diagnostics
    var layout: ScreenLayout?
    if let screen = screen(requested, arguments: arguments, direction: device.direction)
      .value(reportingTo: &diagnostics)
    {
      if checks.contains(.links) { check(screen, of: requested, &diagnostics) }
      let placed = self.layout(screen, on: device, presentation: presentation, in: &scratch)
        .value(reportingTo: &diagnostics)
      if checks.contains(.layout) {
        var findings = LayoutFindings(devices: [device], sources: requested.sources, fonts: fonts)
        findings.checkText(of: screen)
        if !diagnostics.hasErrors { findings.check(placed, device: 0, in: &scratch) }
        diagnostics += findings.diagnostics
      }
      layout = placed
    }
    return Diagnosed(layout, diagnostics: diagnostics.inSourceOrder(within: requested.limits))
  }

  // MARK: Checks

  /// What is wrong with a screen's route by itself, and beside the routes of the project.
  private func routeDiagnostics(of declaration: ScreenDeclaration) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let own = RouteTable.build([declaration], &diagnostics)
    diagnostics += undeclaredRouteParameters(in: own, [declaration])
    if let route = own.route(of: 0), let written = declaration.route,
      let index = routes.screen(withPathsOf: route)
    {
      let other = project.declarations.screens[index]
      if other.id != declaration.id, let first = other.route {
        diagnostics.append(.ambiguousRoute(first: first, written))
      }
    }
    return diagnostics
  }

  /// Checks where a screen's links lead, and the names that its actions use. A file that stands alone says
  /// nothing of either.
  private func check(
    _ screen: Screen, of requested: RequestScreen, _ diagnostics: inout [Diagnostic]
  ) {
    guard !project.isStandalone, let declaration = requested.declaration else { return }
    diagnostics += checkRequirements(of: [declaration], in: project.manifest.navigation)
    diagnostics += actionChecks.check(screen, isOfRequest: true)
    var links = RequestLinks(self, declaration, in: requested.declarations)
    for component in screen.components {
      for handler in component.events {
        for action in handler.actions { links.check(action, &diagnostics) }
      }
    }
    let values = screen.arguments.map { ($0.name, $0.value) }
    for link in declaration.backStack ?? [] {
      links.check(Link(url: filled(link.url, values), range: link.range), &diagnostics)
    }
  }
}

/// Where the links of a screen lead that is none of the project's: to a screen of the project, or to itself.
private struct RequestLinks {
  private let id: String
  private let own: LinkResolver
  private let project: LinkResolver
  /// How many lead nowhere so far.
  private var broken = 0

  /// Who reads of that many has enough to mend; each costs a look at all routes, for the nearest.
  private static let limit = 32

  init(_ compiler: Compiler, _ screen: ScreenDeclaration, in declarations: Declarations) {
    id = screen.id
    project = compiler.resolver
    var alone = declarations
    alone.screens = [screen]
    // What is wrong with the route has been reported when the screen was read.
    var reported: [Diagnostic] = []
    own = LinkResolver(
      manifest: compiler.project.manifest, routes: RouteTable.build([screen], &reported),
      declarations: alone)
  }

  mutating func check(_ action: Action, _ diagnostics: inout [Diagnostic]) {
    switch action.kind {
    case .navigate(let link, _, _): check(link, &diagnostics)
    case .replaceStack(let links): for link in links { check(link, &diagnostics) }
    default: break
    }
  }

  mutating func check(_ link: Link, _ diagnostics: inout [Diagnostic]) {
    guard broken < Self.limit else { return }
    guard let parsed = project.parsed(link, &diagnostics) else {
      broken += 1
      return
    }
    if leadsToItself(parsed) {
      _ = own.resolve(link, parsed: parsed, diagnostics: &diagnostics)
    } else if project.resolve(link, parsed: parsed, diagnostics: &diagnostics) == nil {
      broken += 1
    }
  }

  /// Whether a link opens the screen itself: no screen of the project but the one in whose place it stands
  /// answers to it.
  private func leadsToItself(_ link: DeepLink) -> Bool {
    guard own.routes.match(link.segments) != nil else { return false }
    guard let match = project.routes.match(link.segments) else { return true }
    return project.declarations.screens[match.screen].id == id
  }
}
