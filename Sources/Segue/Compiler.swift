/// Compiles backend-driven screens and the transitions between them.
///
/// ```swift
/// let project = Project(files)
/// let compiler = Compiler(project)
/// let compilation = compiler.compile()
/// ```
///
/// A value that holds no caches: every function is a function of its arguments, may be called from
/// many threads at once, and gives the same result on every platform. Nothing is read or written.
///
/// The steps, in the order in which a screen passes through them: `screen` expands a declaration
/// into primitives, `layout` places them on a device, `target` follows a link to the screen that it
/// opens, `plan` computes the flight between the two. `compile` does all of it for a whole project.
public struct Compiler: Sendable {
  public internal(set) var project: Project
  public let routes: RouteTable
  /// The rules of moving between the screens; nil if a stack has no screen to begin with, which a compilation
  /// reports, or the project has no screen that a link can open.
  public let navigation: NavigationGraph?
  /// What is wrong with the project before any screen is expanded, in source order.
  public let diagnostics: [Diagnostic]
  let actionChecks: ActionChecks
  var fonts: FontLibrary { project.fonts }
  var limits: Limits { project.limits }

  public init(_ project: Project) {
    self.project = project
    actionChecks = ActionChecks(manifest: project.manifest, screenIDs: project.screenIDs)
    var diagnostics = project.diagnostics
    routes = RouteTable.build(
      project.declarations.screens, limit: project.limits[.routes], &diagnostics)
    self.diagnostics = diagnostics.inSourceOrder(within: project.limits)
    navigation = NavigationGraph(project.manifest, project.declarations, routes)
  }

  // MARK: Components

  /// Expands a screen with its arguments: composed components become primitives.
  ///
  /// - Parameters:
  ///   - id: The screen's id.
  ///   - arguments: Values by parameter name, which win over the defaults.
  ///   - direction: The direction that the root inherits.
  ///   - diagnostics: What is wrong is added here.
  /// - Returns: nil if no screen has that id, which is no diagnostic; or, with the reasons in
  ///   `diagnostics`, if the root cannot be built or a parameter has neither an argument nor a
  ///   default.
  public func screen(
    _ id: String, arguments: [String: ScalarValue] = [:], direction: LayoutDirection = .ltr,
    _ diagnostics: inout [Diagnostic]
  ) -> Screen? {
    guard let index = actionChecks.screen(id: id) else { return nil }
    guard
      let complete = self.arguments(
        of: project.declarations.screens[index], given: arguments, &diagnostics)
    else { return nil }
    return screen(at: index, complete, direction: direction, &diagnostics)
  }

  func screen(
    at index: Int, _ arguments: [Argument], direction: LayoutDirection,
    _ diagnostics: inout [Diagnostic]
  ) -> Screen? {
    var builder = ScreenBuilder(project.declarations, limits: limits, direction: direction)
    let screen = builder.screen(project.declarations.screens[index], arguments)
    diagnostics += builder.diagnostics.all
    return screen
  }

  /// One argument for each parameter; nil, reported, if one is missing.
  func arguments(
    of declaration: ScreenDeclaration, given: [String: ScalarValue],
    _ diagnostics: inout [Diagnostic]
  ) -> [Argument]? {
    var isComplete = true
    let arguments = declaration.parameters.map { parameter -> Argument in
      if let value = given[parameter.name] {
        guard CombiningMarks.exceedMaximum(in: value.text) else {
          return .scalar(value, origin: ValueOrigin(range: parameter.range))
        }
        diagnostics.append(.tooManyMarks(at: parameter.range))
        isComplete = false
        return .invalid
      }
      if let value = parameter.defaultArgument { return value }
      diagnostics.append(.screenWithoutArgument(parameter, of: declaration))
      isComplete = false
      return .invalid
    }
    return isComplete ? arguments : nil
  }

  // MARK: Layout

  /// Places a screen on a device. What is wrong with its pictures is added to `diagnostics`.
  ///
  /// - Parameters:
  ///   - screen: The screen, expanded in the device's direction.
  ///   - device: The device.
  ///   - presentation: How it is shown; as it says itself unless given. A pushed screen fills the device, or
  ///     the column of a split view in which its own link opens it.
  ///   - diagnostics: What is wrong is added here.
  public func layout(
    _ screen: Screen, on device: Device, presentation: Presentation? = nil,
    _ diagnostics: inout [Diagnostic]
  ) -> ScreenLayout {
    var scratch = LayoutScratch()
    return layout(screen, on: device, presentation: presentation, in: &scratch, &diagnostics)
  }

  /// The same in memory that is kept from one screen to the next, as a server does a thread.
  ///
  /// - Parameters:
  ///   - screen: The screen, expanded in the device's direction.
  ///   - device: The device.
  ///   - presentation: How it is shown; as it says itself unless given.
  ///   - scratch: The memory, whatever was laid out in it before.
  ///   - diagnostics: What is wrong is added here.
  public func layout(
    _ screen: Screen, on device: Device, presentation: Presentation? = nil,
    in scratch: inout LayoutScratch, _ diagnostics: inout [Diagnostic]
  ) -> ScreenLayout {
    let shown = presentation ?? screen.presentation
    return layout(
      screen, on: device, presentation: shown,
      column: shown == .push ? column(of: screen, on: device) : nil, in: &scratch, &diagnostics)
  }

  /// The same in a column of a split view, whatever column its own link would open it in.
  func layout(
    _ screen: Screen, on device: Device, presentation: Presentation, column: SplitColumn?,
    in scratch: inout LayoutScratch, _ diagnostics: inout [Diagnostic]
  ) -> ScreenLayout {
    place(
      screen, on: device, presentation: presentation, column: column, assets: project.assets,
      fonts: fonts, in: &scratch, &diagnostics)
  }

  /// Places a screen as it stands when a link on another one opens it: pushed, in the column next to that one's
  /// or in the whole of the device, as that one stands; presented, as if it had opened by itself.
  package func layout(
    _ screen: Screen, openedFrom source: ScreenLayout, presentation: Presentation,
    in scratch: inout LayoutScratch, _ diagnostics: inout [Diagnostic]
  ) -> ScreenLayout {
    layout(
      screen, on: source.device, presentation: presentation,
      column: column(ofScreenOpenedFrom: source, as: presentation), in: &scratch, &diagnostics)
  }

  /// The column of a split view in which a screen stands when a link on another one opens it.
  func column(
    ofScreenOpenedFrom source: ScreenLayout, as presentation: Presentation
  ) -> SplitColumn? {
    presentation == .push
      ? navigation?.column(pushedFrom: source.column, on: source.device) : nil
  }

  /// Whether a screen stands as it does when a link on another one opens it.
  func stands(
    _ target: ScreenLayout, openedFrom source: ScreenLayout, as presentation: Presentation
  ) -> Bool {
    target.presentation == presentation
      && (presentation != .push
        || target.column == column(ofScreenOpenedFrom: source, as: presentation))
  }

  private func column(of screen: Screen, on device: Device) -> SplitColumn? {
    guard let navigation, let place = navigation.screenPlaces[screen.id] else { return nil }
    // A screen that a request hands in under the id of a project's may have other parameters.
    let parameters = navigation.screens[place].parameters
    let arguments = parameters.compactMap { parameter in
      screen.arguments.first { $0.name == parameter.name }?.value ?? parameter.defaultValue
    }
    guard arguments.count == parameters.count else { return nil }
    return column(of: screen.id, arguments, on: device)
  }

  /// The column of a split view in which a screen's own link opens it, with an argument for each of its
  /// parameters; nil if it has all of the device.
  func column(of screen: String, _ arguments: [ScalarValue], on device: Device) -> SplitColumn? {
    guard let navigation, let place = navigation.screenPlaces[screen] else { return nil }
    return navigation.column(of: Destination(screen: place, arguments: arguments), on: device)
  }

  // MARK: Links

  /// A screen that a link opens: one of the project in which the link was followed.
  public struct Target: Sendable {
    let screen: Int
    let arguments: [Argument]

    /// Whether each argument could be read.
    var isComplete: Bool {
      arguments.allSatisfy { if case .scalar = $0 { true } else { false } }
    }
  }

  /// Follows a link to the screen that it opens; nil, reported in `diagnostics`, if to none.
  public func target(of link: Link, _ diagnostics: inout [Diagnostic]) -> Target? {
    resolver.resolve(link, &diagnostics).map {
      Target(screen: $0.screen, arguments: $0.arguments)
    }
  }

  /// The screen that a link which leads nowhere was probably meant to open; nil if none is near.
  func screenMeant(by link: Link) -> Int? { resolver.screenMeant(by: link) }

  var resolver: LinkResolver {
    LinkResolver(manifest: project.manifest, routes: routes, declarations: project.declarations)
  }

  /// Expands the screen that a link opens, with the arguments that it hands over.
  ///
  /// - Precondition: the target is one of a compiler of the same project.
  public func screen(
    of target: Target, direction: LayoutDirection = .ltr, _ diagnostics: inout [Diagnostic]
  ) -> Screen? {
    guard target.isComplete else { return nil }
    return screen(at: target.screen, target.arguments, direction: direction, &diagnostics)
  }

  // MARK: Flights

  /// The transition that plays for a `navigate` action: the one that the action names, else the one
  /// that goes with the presentation, else the project's default.
  public func transition(for action: Action, presentation: Presentation) -> Transition {
    if case .navigate(_, let named?, _) = action.kind,
      let transition = project.manifest.transition(named: named.name)
    {
      return transition
    }
    return presentation.transition ?? project.manifest.fallbackTransition
  }

  /// The same between two screens that are placed. From one column of a split view to the next, both stay
  /// where they are: only a hero flies.
  func transition(
    for action: Action, from source: ScreenLayout, to destination: ScreenLayout
  ) -> Transition {
    let asked = transition(for: action, presentation: destination.presentation)
    guard let from = source.column, let to = destination.column, from != to, asked.kind != .hero
    else { return asked }
    return Transition(kind: .none)
  }

  /// What plays in place of a transition for people who want less motion: the one that it names as its
  /// `reducedMotion`, itself where it does not move anything, else a plain `fade`.
  public func reduced(_ transition: Transition) -> Transition {
    if let named = transition.reducedMotion,
      let reduced = project.manifest.transition(named: named.name)
    {
      return reduced
    }
    return transition.moves ? Transition(kind: .fade) : transition
  }

  /// Collects what is to be said of flights on some devices before they run.
  package func flightFindings(on devices: [Device]) -> FlightFindings {
    FlightFindings(devices: devices, manifest: project.manifest)
  }

  /// Computes the transition that a tap plays.
  ///
  /// - Parameters:
  ///   - action: A `navigate` action of the tapped component; nil is returned for any other.
  ///   - tapped: The component's place in the screen of `source`; it must be one of them, as with an array.
  ///   - source: The screen that is left, as it lies on a device.
  ///   - scrolledBy: How far containers of the source are scrolled.
  ///   - destination: The screen that the action's link opens, on the same device.
  ///   - destinationScrolledBy: How far its containers are scrolled: not at all when it opens.
  ///   - direction: Which way is played. A pop is the push run back, save where the transition declares
  ///     a way back of its own; it leads to where the source is scrolled to by then.
  ///   - reducesMotion: Whether it is for people who want less motion.
  ///   - diagnostics: What is wrong is added here.
  public func plan(
    _ action: Action, tapped: Int, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), to destination: ScreenLayout,
    destinationScrolledBy: ScrollOffsets = ScrollOffsets(),
    direction: FlightPlan.Direction = .push, reducesMotion: Bool = false,
    _ diagnostics: inout [Diagnostic]
  ) -> FlightPlan? {
    guard let link = action.link else { return nil }
    let asked = transition(for: action, from: source, to: destination)
    let request = request(
      link, reducesMotion ? reduced(asked) : asked, tapped: tapped, from: source,
      scrolledBy: scrolledBy, to: destination, destinationScrolledBy: destinationScrolledBy,
      direction: direction)
    return Segue.plan(request, &diagnostics)
  }

  /// Computes how a sheet that a link has opened goes from one of its detents to another, over the screen
  /// that it was opened from.
  ///
  /// A finger moves it by the rule of ``DetentRule``: see
  /// ``DismissGesture/init(of:on:allowsDismissal:)``.
  ///
  /// - Parameters:
  ///   - change: Two of the detents of the destination's sheet.
  ///   - action: The action that has opened it.
  ///   - tapped: The component of the source that was tapped.
  ///   - source: The screen behind.
  ///   - scrolledBy: How far containers of the source are scrolled.
  ///   - destination: The sheet, on the same device.
  ///   - destinationScrolledBy: How far its containers are scrolled.
  ///   - easing: How progress grows over time; the spring on which a finger's release goes on with this
  ///     transition unless told, which is SwiftUI's `smooth` where the transition has none.
  /// - Returns: nil for an action that is no `navigate`, for a screen whose presentation has no detents on
  ///   the device, and for detents that are not the sheet's.
  public func plan(
    _ change: DetentChange, openedBy action: Action, tapped: Int, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), to destination: ScreenLayout,
    destinationScrolledBy: ScrollOffsets = ScrollOffsets(), easing: Easing? = nil
  ) -> FlightPlan? {
    guard let link = action.link, let sheet = destination.sheet,
      sheet.detents.contains(change.from), sheet.detents.contains(change.to)
    else { return nil }
    func request(_ transition: Transition) -> FlightRequest {
      self.request(
        link, transition, tapped: tapped, from: source, scrolledBy: scrolledBy, to: destination,
        destinationScrolledBy: destinationScrolledBy)
    }
    var transition = transition(for: action, from: source, to: destination)
    var known: [Diagnostic] = []
    if Segue.plan(request(transition), &known).fallbackFrom != nil {
      transition = request(transition).plainFallback
    }
    let planner = FlightPlanner(
      request: request(transition), from: FlightEnd(source, scrolledBy: scrolledBy),
      to: FlightEnd(destination, scrolledBy: destinationScrolledBy))
    return planner.plan(of: change, easing: easing ?? .spring(transition.releaseSpring))
  }

  /// Computes what a link plays between two screens that are not scrolled: there, back, and for people who
  /// want less motion. Nil for what is no `navigate` action.
  ///
  /// The same plans as three calls of `plan` give, in hardly more than the time of one. What is said of the
  /// two ends is said once.
  package func plans(
    _ action: Action, tapped: Int, from source: ScreenLayout, to destination: ScreenLayout,
    _ diagnostics: inout [Diagnostic]
  ) -> FlightPlans? {
    guard let link = action.link else { return nil }
    let asked = transition(for: action, from: source, to: destination)
    let request = request(link, asked, tapped: tapped, from: source, to: destination)
    let reduced = self.request(
      link, reduced(asked), tapped: tapped, from: source, to: destination)
    return Segue.plans(request, reduced: reduced, &diagnostics)
  }

  func request(
    _ link: Link, _ transition: Transition, tapped: Int, from source: ScreenLayout,
    scrolledBy: ScrollOffsets = ScrollOffsets(), to destination: ScreenLayout,
    destinationScrolledBy: ScrollOffsets = ScrollOffsets(),
    direction: FlightPlan.Direction = .push
  ) -> FlightRequest {
    FlightRequest(
      transition: transition,
      fallback: project.manifest.fallbackTransition, tapped: tapped, link: link, source: source,
      scrolledBy: scrolledBy, destination: destination,
      destinationScrolledBy: destinationScrolledBy, direction: direction,
      lateFallback: transition.fallback.flatMap { project.manifest.transition(named: $0.name) })
  }
}

extension Diagnostic {
  fileprivate static func screenWithoutArgument(
    _ parameter: Parameter, of screen: ScreenDeclaration
  ) -> Diagnostic {
    Diagnostic(
      .screenWithoutArguments, .error,
      "the screen \(quoted(screen.id)) needs a value for \(quoted(parameter.name)): give it a "
        + "default, or --set \(parameter.name)=…", at: parameter.range)
  }
}
