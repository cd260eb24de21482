/// A screen that was compiled for one request and one device.
public struct PostedLayout: Sendable {
  /// Where everything is; nil, with the reasons in ``diagnostics``, if the screen cannot be built. A screen
  /// with errors may still have a layout, of what could be built.
  public let layout: ScreenLayout?
  /// All that is wrong with it, in source order and none repeated.
  public let diagnostics: [Diagnostic]
  /// What reports of ``diagnostics`` are rendered with.
  public let sources: SourceMap
}

/// What is looked for in a screen of a request, besides what keeps it from being compiled.
public struct PostedChecks: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Whether links lead to a screen, and whether the transitions, screens, tabs and requirements that the
  /// screen names exist. Linear in its actions.
  public static let links = PostedChecks(rawValue: 1)
  /// What a compilation warns of in a layout: overflow, texts that are cut, small tap targets. It takes about
  /// as long as the layout.
  public static let layout = PostedChecks(rawValue: 2)
  /// What a compilation warns of in flights.
  public static let flights = PostedChecks(rawValue: 4)
  public static let all: PostedChecks = [.links, .layout, .flights]
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
  public func read(_ file: SourceFile, limits: Limits? = nil) -> PostedScreen {
    var posted = project.read(file, limits: limits ?? self.limits)
    if let declaration = posted.declaration {
      posted.diagnostics =
        (posted.diagnostics + routeDiagnostics(of: declaration))
        .inSourceOrder(within: posted.limits)
    }
    return posted
  }

  /// Expands a screen that was read, as ``screen(_:arguments:direction:_:)-(String,_,_,_)`` does one of the project.
  ///
  /// - Parameters:
  ///   - posted: The screen.
  ///   - arguments: Values by parameter name, which win over the defaults.
  ///   - direction: The direction that the root inherits.
  ///   - diagnostics: What is wrong is added here; what ``PostedScreen/diagnostics`` tells is not told again.
  /// - Returns: nil, with the reasons in the diagnostics, if the screen cannot be read, the root cannot be
  ///   built, or a parameter has neither an argument nor a default.
  public func screen(
    _ posted: PostedScreen, arguments: [String: ScalarValue] = [:],
    direction: LayoutDirection = .ltr, _ diagnostics: inout [Diagnostic]
  ) -> Screen? {
    guard let declaration = posted.declaration,
      let complete = self.arguments(
        of: declaration, given: arguments, &diagnostics)
    else { return nil }
    var builder = ScreenBuilder(
      posted.declarations, limits: posted.limits, direction: direction)
    let screen = builder.screen(declaration, complete)
    diagnostics += builder.diagnostics.all
    return screen
  }

  /// Compiles a screen that was read for a device: expands it, checks it and places it.
  ///
  /// - Parameters:
  ///   - posted: The screen.
  ///   - arguments: Values by parameter name, which win over the defaults.
  ///   - device: The device.
  ///   - presentation: How it is shown; as it says itself unless given.
  ///   - checks: What is looked for besides.
  ///   - scratch: The memory, whatever was laid out in it before.
  public func layout(
    _ posted: PostedScreen, arguments: [String: ScalarValue] = [:], on device: Device,
    presentation: Presentation? = nil, checks: PostedChecks = .links,
    in scratch: inout LayoutScratch
  ) -> PostedLayout {
    var diagnostics = posted.diagnostics
    var layout: ScreenLayout?
    if let screen = screen(
      posted, arguments: arguments, direction: device.direction, &diagnostics)
    {
      if checks.contains(.links) { check(screen, of: posted, &diagnostics) }
      let placed = self.layout(
        screen, on: device, presentation: presentation, in: &scratch, &diagnostics)
      if checks.contains(.layout) {
        var findings = LayoutFindings(devices: [device], sources: posted.sources, fonts: fonts)
        findings.checkText(of: screen)
        if !diagnostics.hasErrors { findings.check(placed, device: 0, in: &scratch) }
        diagnostics += findings.diagnostics
      }
      layout = placed
    }
    return PostedLayout(
      layout: layout, diagnostics: diagnostics.inSourceOrder(within: posted.limits),
      sources: posted.sources)
  }

  /// Compiles a screen from its bytes for a device: ``read(_:limits:)`` and
  /// ``layout(_:arguments:on:presentation:checks:in:)`` in one.
  ///
  /// - Parameters:
  ///   - file: The bytes, and what people know them by.
  ///   - arguments: Values by parameter name, which win over the defaults.
  ///   - device: The device.
  ///   - presentation: How it is shown; as it says itself unless given.
  ///   - checks: What is looked for besides.
  ///   - limits: What it may ask for; what the project may unless given.
  ///   - scratch: The memory, whatever was laid out in it before.
  public func layout(
    _ file: SourceFile, arguments: [String: ScalarValue] = [:], on device: Device,
    presentation: Presentation? = nil, checks: PostedChecks = .links,
    limits: Limits? = nil, in scratch: inout LayoutScratch
  ) -> PostedLayout {
    layout(
      read(file, limits: limits), arguments: arguments, on: device, presentation: presentation,
      checks: checks, in: &scratch)
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
    _ screen: Screen, of posted: PostedScreen, _ diagnostics: inout [Diagnostic]
  ) {
    guard !project.isStandalone, let declaration = posted.declaration else { return }
    diagnostics += checkRequirements(of: [declaration], in: project.manifest.navigation)
    diagnostics += actionChecks.check(screen, isPosted: true)
    var links = PostedLinks(self, declaration, in: posted.declarations)
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
private struct PostedLinks {
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
      _ = own.resolve(link, parsed, &diagnostics)
    } else if project.resolve(link, parsed, &diagnostics) == nil {
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
