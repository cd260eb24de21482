/// Compiles backend-driven screens and the transitions between them.
///
/// ```swift
/// let project = Project(files)
/// let compiler = Compiler(project)
/// let compilation = compiler.compile()
/// ```
///
/// A compiler is a value without caches: its functions depend on their arguments alone, can be
/// called from many threads at once, and return the same result on every platform. They read and
/// write no files.
///
/// The steps, in order: `screen` expands a declaration to primitives, `layout` lays them out on a
/// device, `target` resolves a link to the screen that it opens, and `plan` computes the transition
/// between the two. `compile` runs all steps for a whole project.
public struct Compiler: Sendable {
  public internal(set) var project: Project
  public let routes: RouteTable
  /// The navigation between the screens; nil if a stack has no root screen, which a compilation
  /// reports, or if links can open no screen of the project.
  public let navigation: NavigationGraph?
  /// The diagnostics of the project's files and routes, in source order.
  public let diagnostics: [Diagnostic]
  let actionChecks: ActionChecks
  /// The work that all calls may do together; nil if each may do as much as the limits allow.
  private(set) var budget: WorkBudget?
  var fonts: FontLibrary { project.fonts }
  var limits: Limits { project.limits }

  public init(_ project: Project) {
    self.project = project
    actionChecks = ActionChecks(
      manifest: project.manifest, screenIDs: project.screenIDs,
      knowsAllScreens: project.declarations.knowsAllScreens)
    var diagnostics = project.diagnostics
    routes = RouteTable.build(
      project.declarations.screens, limit: project.limits[.routes], &diagnostics)
    self.diagnostics = diagnostics.inSourceOrder(within: project.limits)
    navigation = NavigationGraph(
      project.manifest, declarations: project.declarations, routes: routes)
  }

  // MARK: Work

  /// Returns this compiler with a budget for all of its calls together, such as those for a
  /// request. It costs little, whatever the size of the project.
  public func bounded(by budget: WorkBudget) -> Compiler {
    var compiler = self
    compiler.budget = budget
    return compiler
  }

  /// Returns this compiler if it has a budget, or one with a budget of its own.
  func bounded(within limits: Limits) -> (compiler: Compiler, budget: WorkBudget) {
    if let budget { return (self, budget) }
    let budget = WorkBudget(limit: limits[.work])
    return (bounded(by: budget), budget)
  }

  // MARK: Components

  /// Expands a screen with its arguments: composed components become primitives. Linear in the
  /// number of primitives.
  ///
  /// - Parameters:
  ///   - id: The screen's id.
  ///   - arguments: Values by parameter name, which take precedence over the defaults.
  ///   - direction: The direction that the root inherits.
  /// - Returns: The screen; nil without a diagnostic if there is no screen with the id, and nil
  ///   with diagnostics if the root cannot be built or a parameter has neither an argument nor a
  ///   default.
  public func screen(
    _ id: String, arguments: [String: ScalarValue] = [:], direction: LayoutDirection = .ltr
  ) -> Diagnosed<Screen?> {
    guard let index = actionChecks.screen(id: id) else { return Diagnosed(nil) }
    let complete = self.arguments(of: project.declarations.screens[index], given: arguments)
    guard let arguments = complete.value else { return complete.map { _ in nil } }
    return screen(at: index, arguments: arguments, direction: direction)
  }

  /// Expands the screen with an index, with an argument for each of its parameters.
  func screen(
    at index: DeclarationIndex, arguments: [Argument], direction: LayoutDirection
  ) -> Diagnosed<Screen?> {
    expand(
      project.declarations.screens[index], of: project.declarations, arguments,
      direction: direction,
      limits: limits)
  }

  /// Expands the screen of a declaration, with an argument for each of its parameters.
  func expand(
    _ declaration: ScreenDeclaration, of declarations: Declarations, _ arguments: [Argument],
    direction: LayoutDirection, limits: Limits
  ) -> Diagnosed<Screen?> {
    let budget = bounded(within: limits).budget
    var builder = ScreenBuilder(
      declarations, limits: limits, direction: direction, meter: budget.meter(limits))
    let screen = builder.screen(declaration, arguments)
    budget.add(builder.work, to: .expansion)
    var diagnostics = builder.diagnostics.all
    if let range = builder.stoppedAt {
      diagnostics.append(budget.error(at: range, "this component"))
    }
    return Diagnosed(screen, diagnostics: diagnostics)
  }

  /// Returns an argument for each parameter; nil, with diagnostics, if one is missing or invalid.
  func arguments(
    of declaration: ScreenDeclaration, given: [String: ScalarValue]
  ) -> Diagnosed<[Argument]?> {
    var diagnostics: [Diagnostic] = []
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
    return Diagnosed(isComplete ? arguments : nil, diagnostics: diagnostics)
  }

  // MARK: Layout

  /// Lays out a screen on a device. The diagnostics are problems with its pictures.
  ///
  /// - Parameters:
  ///   - screen: The screen, expanded in the direction of the device.
  ///   - device: The device.
  ///   - presentation: The presentation; by default, the one that the screen declares. A pushed
  ///     screen fills the device, or the column of a split view in which its own link opens it.
  public func layout(
    _ screen: Screen, on device: Device, presentation: Presentation? = nil
  ) -> Diagnosed<ScreenLayout> {
    var scratch = LayoutScratch()
    return layout(screen, on: device, presentation: presentation, in: &scratch)
  }

  /// Lays out a screen as above, reusing scratch memory; a server keeps one for each thread.
  ///
  /// - Parameters:
  ///   - screen: The screen, expanded in the direction of the device.
  ///   - device: The device.
  ///   - presentation: The presentation; by default, the one that the screen declares.
  ///   - scratch: The memory. Its content does not affect the result.
  public func layout(
    _ screen: Screen, on device: Device, presentation: Presentation? = nil,
    in scratch: inout LayoutScratch
  ) -> Diagnosed<ScreenLayout> {
    layout(screen, on: device, presentation: presentation, for: .all, in: &scratch)
  }

  /// Lays out a screen as above, for no more than some uses, and within the limits of a request.
  func layout(
    _ screen: Screen, on device: Device, presentation: Presentation?, for uses: LayoutUses,
    limits: Limits? = nil, in scratch: inout LayoutScratch
  ) -> Diagnosed<ScreenLayout> {
    let shown = presentation ?? screen.presentation
    return layout(
      screen, on: device, presentation: shown,
      column: shown == .push ? column(of: screen, on: device) : nil, for: uses,
      limits: limits, in: &scratch)
  }

  /// Lays out a screen in a given column of a split view; nil for the whole device.
  func layout(
    _ screen: Screen, on device: Device, presentation: Presentation, column: SplitColumn?,
    for uses: LayoutUses = .all, limits: Limits? = nil, in scratch: inout LayoutScratch
  ) -> Diagnosed<ScreenLayout> {
    let limits = limits ?? self.limits
    let budget = bounded(within: limits).budget
    scratch.texts.meter = budget.meter(limits)
    let placed = place(
      screen, on: device, presentation: presentation, column: column, assets: project.assets,
      fonts: fonts, for: uses, limits: limits, in: &scratch)
    let meter = scratch.texts.takeMeter()
    budget.add(scratch.boxWork, to: .layout)
    budget.add(meter.used &- scratch.boxWork, to: .text)
    guard meter.isStopped else { return placed }
    let costliest = screen.components[ComponentID(scratch.costliestBox)]
    return Diagnosed(
      placed.value,
      diagnostics: placed.diagnostics + [
        budget.error(meter, limits, at: costliest.range, "this \(costliest.type.rawValue)")
      ])
  }

  /// Lays out a screen as it appears when a link on another screen opens it. A pushed screen is
  /// laid out in the column next to that of the source screen if there is one.
  package func layout(
    _ screen: Screen, openedFrom source: ScreenLayout, presentation: Presentation,
    in scratch: inout LayoutScratch
  ) -> Diagnosed<ScreenLayout> {
    layout(
      screen, on: source.device, presentation: presentation,
      column: column(ofScreenOpenedFrom: source, as: presentation), in: &scratch)
  }

  /// Returns the column of a split view in which a link on another screen opens a screen.
  func column(
    ofScreenOpenedFrom source: ScreenLayout, as presentation: Presentation
  ) -> SplitColumn? {
    presentation == .push
      ? navigation?.column(pushedFrom: source.column, on: source.device) : nil
  }

  /// Returns whether a layout is that of a screen which a link on another screen opens.
  func stands(
    _ target: ScreenLayout, openedFrom source: ScreenLayout, as presentation: Presentation
  ) -> Bool {
    target.presentation == presentation
      && (presentation != .push
        || target.column == column(ofScreenOpenedFrom: source, as: presentation))
  }

  private func column(of screen: Screen, on device: Device) -> SplitColumn? {
    guard let navigation, let index = navigation.screenIndices[screen.id] else { return nil }
    // A screen of a request may have the id of a screen of the project, and other parameters.
    let parameters = navigation.screens[index].parameters
    let arguments = parameters.compactMap { parameter in
      screen.arguments.first { $0.name == parameter.name }?.value ?? parameter.defaultValue
    }
    guard arguments.count == parameters.count else { return nil }
    return column(of: screen.id, arguments, on: device)
  }

  /// Returns the column of a split view in which a screen's own link opens it, with an argument for
  /// each of its parameters; nil for the whole device.
  func column(of screen: String, _ arguments: [ScalarValue], on device: Device) -> SplitColumn? {
    guard let navigation, let index = navigation.screenIndices[screen] else { return nil }
    return navigation.column(of: Destination(screen: index, arguments: arguments), on: device)
  }

  // MARK: Links

  /// The screen that a link opens, with its arguments. It is valid for compilers of the same
  /// project.
  public struct Target: Sendable {
    let screen: DeclarationIndex
    let arguments: [Argument]

    /// Whether all arguments are valid.
    var isComplete: Bool {
      arguments.allSatisfy { if case .scalar = $0 { true } else { false } }
    }
  }

  /// Resolves a link to the screen that it opens; nil, with diagnostics, if there is none.
  public func target(of link: Link) -> Diagnosed<Target?> {
    Diagnosed { diagnostics in
      resolver.resolve(link, &diagnostics).map {
        Target(screen: $0.screen, arguments: $0.arguments)
      }
    }
  }

  /// Returns the screen that a broken link was probably meant to open; nil if none is similar.
  func screenMeant(by link: Link) -> DeclarationIndex? { resolver.screenMeant(by: link) }

  var resolver: LinkResolver {
    LinkResolver(manifest: project.manifest, routes: routes, declarations: project.declarations)
  }

  /// Expands the screen that a link opens, with the arguments of the link.
  ///
  /// - Precondition: The target is from a compiler of the same project.
  public func screen(
    of target: Target, direction: LayoutDirection = .ltr
  ) -> Diagnosed<Screen?> {
    guard target.isComplete else { return Diagnosed(nil) }
    return screen(at: target.screen, arguments: target.arguments, direction: direction)
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
