/// The checks of a request's screen besides those that compiling it needs.
public struct RequestChecks: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Checks that links lead to a screen, and that the transitions, screens, tabs and requirements
  /// that the screen names exist. Linear in the number of actions.
  public static let links = RequestChecks(rawValue: 1)
  /// Reports the warnings of a compilation about layouts: overflow, truncated texts, small tap
  /// targets. Takes about as long as the layout.
  public static let layout = RequestChecks(rawValue: 2)
  /// Reports the warnings of a compilation about flights. Planning flights from and to the layout
  /// is faster afterwards.
  public static let flights = RequestChecks(rawValue: 4)
  public static let all: RequestChecks = [.links, .layout, .flights]

  /// What the layout is used for.
  fileprivate var uses: LayoutUses {
    var uses: LayoutUses = []
    if contains(.layout) { uses.insert(.textChecks) }
    if contains(.flights) { uses.insert(.flights) }
    return uses
  }
}

/// Screens of requests, compiled with the declarations of a project that was read once.
///
/// The cost of these functions does not depend on the number of screens in the project, except that
/// unknown names are compared with all known names for a suggestion. Nothing is kept from one
/// request to the next, except by the caller in a ``LayoutScratch``.
extension Compiler {
  // MARK: Screens

  /// The bytes of a file that are read in a unit of work.
  static var bytesReadPerUnit: Int { 3 }
  /// The work of finding out what was probably meant.
  private var workOfProblem: Int { 50 }

  /// Reads a screen that is not among the project's files. It can use the composed components of
  /// the project. Linear in the bytes.
  ///
  /// It may have the id and the route of a screen of the project, and then replaces that screen.
  ///
  /// - Parameters:
  ///   - file: The bytes, and a path for messages.
  ///   - limits: The limits for reading and expanding it; by default, those of the project. A
  ///     diagnostic with ``DiagnosticCode/isLimit`` reports that one is exceeded.
  public func read(_ file: SourceFile, limits: Limits? = nil) -> RequestScreen {
    let limits = limits ?? self.limits
    let budget = bounded(within: limits).budget
    guard budget.add(file.bytes.count / Self.bytesReadPerUnit, to: .reading) else {
      let start = SourceRange(file: FileID(project.sources.count), lowerBound: 0, upperBound: 0)
      return project.unread(file, budget.error(at: start, "this file"), limits: limits)
    }
    var requested = project.read(file, limits: limits)
    budget.add(requested.diagnostics.count * workOfProblem, to: .reading)
    if let declaration = requested.declaration {
      requested.diagnostics =
        (requested.diagnostics + routeDiagnostics(of: declaration))
        .inSourceOrder(within: requested.limits)
    }
    return requested
  }

  /// Prepares a screen of the project.
  ///
  /// ```swift
  /// let feed = compiler.prepare("feed")
  /// // For each request:
  /// let filled = feed.filled(with: SourceFile(path: "data", bytes: answer))
  /// let placed = compiler.layout(filled, on: device, in: &scratch)
  /// ```
  ///
  /// Everything that depends neither on arguments nor on data is read here: which components there
  /// are, and what their styles mean. The cost is that of a screen with each alternative once.
  ///
  /// - Parameter id: The id of the screen.
  /// - Returns: The screen, to be filled any number of times, from many threads, with
  ///   ``RequestScreen/filled(with:)-(SourceFile)``; nil if there is no screen with the id. Its
  ///   diagnostics do not include those of the project's files and routes, nor what a compilation
  ///   finds.
  public func prepare(_ id: String) -> RequestScreen? {
    guard let index = actionChecks.screen(id: id) else { return nil }
    let declaration = project.declarations.screens[index]
    return prepare(
      RequestScreen(
        sources: project.sources, file: declaration.file, diagnostics: [],
        declaration: declaration, declarations: project.declarations, limits: limits))
  }

  /// Prepares a screen that was read, as ``prepare(_:)-(String)`` does for a screen of the project.
  public func prepare(_ requested: RequestScreen) -> RequestScreen {
    guard let declaration = requested.declaration else { return requested }
    let budget = bounded(within: requested.limits).budget
    var builder = ScreenBuilder(
      requested.declarations, limits: requested.limits, direction: .ltr,
      meter: budget.meter(requested.limits))
    var prepared = requested
    prepared.preparation = builder.prepare(declaration)
    budget.add(builder.work, to: .expansion)
    return prepared
  }

  /// Expands a screen that was read, as ``screen(_:arguments:sample:phase:direction:)`` does for a
  /// screen of the project.
  ///
  /// - Parameters:
  ///   - requested: The screen.
  ///   - arguments: Values by parameter name, which take precedence over the defaults.
  ///   - direction: The direction that the root inherits.
  /// - Returns: The screen; nil, with diagnostics, if the root cannot be built or a parameter has
  ///   neither an argument nor a default. The diagnostics do not include those of
  ///   ``RequestScreen/diagnostics``, so there may be none for a screen that could not be read.
  public func screen(
    _ requested: RequestScreen, arguments: [String: ScalarValue] = [:],
    direction: LayoutDirection = .ltr
  ) -> Diagnosed<Screen?> {
    guard let declaration = requested.declaration else { return Diagnosed(nil) }
    let filling = filling(of: requested, declaration, arguments)
    guard let (arguments, data) = filling.value else { return filling.map { _ in nil } }
    return expand(
      declaration, of: requested.declarations, arguments, data: data,
      preparation: requested.preparation, direction: direction, limits: requested.limits)
  }

  /// Returns what fills a screen: an argument for each of its parameters, and its data, if it
  /// declares some; nil, with diagnostics, if something is missing or invalid.
  func filling(
    of requested: RequestScreen, _ declaration: ScreenDeclaration, _ given: [String: ScalarValue]
  ) -> Diagnosed<(arguments: [Argument], data: ScreenData?)?> {
    let complete = arguments(of: declaration, given: given)
    guard let arguments = complete.value else { return complete.map { _ in nil } }
    let data = requested.data(for: arguments)
    if declaration.data != nil, data == nil {
      let known = requested.diagnostics.hasErrors
      return Diagnosed(nil, diagnostics: known ? [] : [.screenNeedsData(declaration)])
    }
    return Diagnosed((arguments, data))
  }

  /// Compiles a screen that was read: expands it, checks it, and lays it out on a device.
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
  ///   - arguments: Values by parameter name, which take precedence over the defaults.
  ///   - device: The device.
  ///   - presentation: The presentation; by default, the one that the screen declares.
  ///   - checks: The additional checks.
  ///   - scratch: The memory. Its content does not affect the result.
  /// - Returns: The layout; nil if the screen cannot be built. A screen with errors may have a
  ///   layout of what could be built. The diagnostics include those of
  ///   ``RequestScreen/diagnostics``, in source order and each once. There is no layout if the
  ///   work exceeds the budget or is cancelled, which is an error.
  public func layout(
    _ requested: RequestScreen, arguments: [String: ScalarValue] = [:], on device: Device,
    presentation: Presentation? = nil, checks: RequestChecks = .links,
    in scratch: inout LayoutScratch
  ) -> Diagnosed<ScreenLayout?> {
    let (compiler, budget) = bounded(within: requested.limits)
    var diagnostics = requested.diagnostics
    var layout: ScreenLayout?
    if let screen = compiler.screen(
      requested, arguments: arguments, direction: device.direction
    ).value(reportingTo: &diagnostics) {
      if checks.contains(.links) { check(screen, of: requested, &diagnostics) }
      let placed = compiler.layout(
        screen, on: device, presentation: presentation, for: checks.uses,
        limits: requested.limits, in: &scratch
      ).value(reportingTo: &diagnostics)
      if checks.contains(.layout) {
        var findings = LayoutFindings(devices: [device], sources: requested.sources, fonts: fonts)
        findings.checkText(of: screen)
        if !diagnostics.hasErrors {
          diagnostics += findings.check(
            placed, device: 0, within: budget, requested.limits, in: &scratch)
        }
        diagnostics += findings.diagnostics
      }
      layout = diagnostics.contains { $0.code.isEnd } ? nil : placed
    }
    return Diagnosed(layout, diagnostics: diagnostics.inSourceOrder(within: requested.limits))
  }

  // MARK: Checks

  /// Checks the route of a screen, alone and with the routes of the project.
  private func routeDiagnostics(of declaration: ScreenDeclaration) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let own = RouteTable.build([declaration], &diagnostics)
    diagnostics += undeclaredRouteParameters(in: own, [declaration])
    if let route = own.route(of: DeclarationIndex(0)), let written = declaration.route,
      let index = routes.screen(withPathsOf: route)
    {
      let other = project.declarations.screens[index]
      if other.id != declaration.id, let first = other.route {
        diagnostics.append(.ambiguousRoute(first: first, written))
      }
    }
    return diagnostics
  }

  /// Checks the links of a screen, and the names in its actions; for a standalone file neither is
  /// known.
  func check(
    _ screen: Screen, of requested: RequestScreen, _ diagnostics: inout [Diagnostic]
  ) {
    guard !project.isStandalone, let declaration = requested.declaration else { return }
    diagnostics += checkRequirements(of: [declaration], in: project.manifest.navigation)
    diagnostics += actionChecks.check(screen, isOfRequest: true, limits: limits)
    var links = RequestLinks(self, requested, declaration)
    for index in screen.components.ids where !screen.components[index].events.isEmpty {
      for handler in screen.components[index].events {
        for action in handler.actions { links.check(action, &diagnostics) }
      }
    }
    let values = screen.arguments.map { (name: $0.name, value: $0.value) }
    for link in declaration.backStack ?? [] {
      links.check(Link(url: filled(link.url, values), range: link.range), &diagnostics)
    }
  }
}

extension Diagnostic {
  static func screenNeedsData(_ screen: ScreenDeclaration) -> Diagnostic {
    Diagnostic(
      .screenWithoutData, .error,
      "the screen \(quoted(screen.id)) needs data, and there is none", at: screen.range)
  }
}

/// Checks the links of a request's screen, which lead to screens of the project or to the screen
/// itself.
private struct RequestLinks {
  private let id: String
  /// Resolves links to the screen itself; nil if it is a screen of the project.
  private let own: LinkResolver?
  private let project: LinkResolver
  /// The number of broken links so far.
  private var broken = 0

  /// The maximum number of broken links that are reported; each is compared with all routes for a
  /// suggestion.
  private static let limit = 32

  init(_ compiler: Compiler, _ requested: RequestScreen, _ screen: ScreenDeclaration) {
    id = screen.id
    project = compiler.resolver
    guard requested.file.index >= compiler.project.sources.count else {
      own = nil
      return
    }
    var alone = requested.declarations
    alone.screens = [screen]
    // Problems with the route were reported when the screen was read.
    var reported: [Diagnostic] = []
    own = LinkResolver(
      manifest: compiler.project.manifest, routes: RouteTable.build([screen], &reported),
      flows: FlowTable(), declarations: alone)
  }

  mutating func check(_ action: Action, _ diagnostics: inout [Diagnostic]) {
    switch action.kind {
    case .navigate(let link, let transition, _):
      var found: [Diagnostic] = []
      check(link, &found)
      // Some transitions need no destination, and only the server may know the screen.
      if project.manifest.fliesToUnknownScreens(transition), found.map({ $0.code }) == [.deadLink] {
        broken -= 1
      } else {
        diagnostics += found
      }
    case .replaceStack(let links): for link in links { check(link, &diagnostics) }
    default: break
    }
  }

  mutating func check(_ link: Link, _ diagnostics: inout [Diagnostic]) {
    for way in project.ways(of: link) { checkWay(way, &diagnostics) }
  }

  private mutating func checkWay(_ link: Link, _ diagnostics: inout [Diagnostic]) {
    guard broken < Self.limit else { return }
    guard let parsed = project.parsed(link, &diagnostics) else {
      broken += 1
      return
    }
    if let own, leadsToItself(parsed, own) {
      // Alone, the screen has no flows.
      var link = link
      link.choice = nil
      _ = own.check(link, parsed: parsed, diagnostics: &diagnostics)
    } else if !project.check(link, parsed: parsed, diagnostics: &diagnostics) {
      broken += 1
    }
  }

  /// Returns whether a link opens the screen itself: its route matches, and the only screen of the
  /// project whose route matches too is the one that it replaces.
  private func leadsToItself(_ link: DeepLink, _ own: LinkResolver) -> Bool {
    guard own.routes.match(link.segments) != nil else { return false }
    guard let match = project.routes.match(link.segments) else { return true }
    return project.declarations.screens[match.screen].id == id
  }
}
