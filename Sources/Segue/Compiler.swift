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
  public var routes: RouteTable { facts.routes }
  /// The navigation between the screens; nil if a stack has no root screen, which a compilation
  /// reports, or if links can open no screen of the project.
  public var navigation: NavigationGraph? { facts.navigation }
  /// The diagnostics of the project's files and routes, in source order.
  public var diagnostics: [Diagnostic] { facts.diagnostics }
  var actionChecks: ActionChecks { facts.actionChecks }
  var fonts: FontLibrary { project.fonts }
  var limits: Limits { project.limits }

  private let facts: ProjectFacts
  /// The work that all calls may do together; nil if each may do as much as the limits allow.
  private(set) var budget: WorkBudget?

  public init(_ project: Project) {
    self.project = project
    facts = ProjectFacts(of: project)
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
  ///   - arguments: Values by parameter name, which take precedence over those of the sample data
  ///     and over the defaults.
  ///   - sample: The name of the sample data that fills a screen with data; by default, the one for
  ///     its arguments.
  ///   - phase: What the screen shows: by default, its content.
  ///   - direction: The direction that the root inherits.
  /// - Returns: The screen; nil without a diagnostic if there is no screen with the id, no sample
  ///   data with the name, or the screen does not declare the phase, and nil with diagnostics if
  ///   the root cannot be built, a parameter has neither an argument nor a default, or a screen
  ///   with data has no sample data.
  public func screen(
    _ id: String, arguments: [String: ScalarValue] = [:], sample: String? = nil,
    phase: ScreenPhase = .content, direction: LayoutDirection = .ltr
  ) -> Diagnosed<Screen?> {
    guard let index = actionChecks.screen(id: id) else { return Diagnosed(nil) }
    let declaration = project.declarations.screens[index]
    guard declaration.showing(phase) != nil else { return Diagnosed(nil) }
    let samples = project.declarations.samples[index] ?? []
    let place = sample.flatMap { name in samples.firstIndex { $0.name == name } }
    if sample != nil, place == nil { return Diagnosed(nil) }
    var given = arguments
    if let place {
      for (parameter, value) in zip(declaration.parameters, samples[place].arguments)
      where given[parameter.name] == nil {
        given[parameter.name] = value
      }
    }
    let complete = self.arguments(of: declaration, given: given)
    guard let all = complete.value else { return complete.map { _ in nil } }
    let target = target(index, all, sample: place).in(phase)
    guard target.isComplete else {
      return Diagnosed(nil, diagnostics: [.screenNeedsData(declaration)])
    }
    return expand(target, direction: direction)
  }

  /// The names of the sample data of a screen of the project, in order.
  public func samples(of id: String) -> [String] {
    actionChecks.screen(id: id).flatMap { project.declarations.samples[$0] }?.map { $0.name } ?? []
  }

  /// Returns the screen with an index, an argument for each of its parameters, and the sample data
  /// for them.
  ///
  /// - Parameter sample: The index of the sample data; nil for the usual one.
  func target(
    _ index: DeclarationIndex, _ arguments: [Argument], sample: Int? = nil
  ) -> Target {
    guard project.declarations.screens[index].data != nil else {
      return Target(screen: index, arguments: arguments)
    }
    let usual = project.declarations.sample(of: index, with: arguments)
    return Target(
      screen: index, arguments: arguments, sample: sample ?? usual, needsData: true,
      isUsual: sample == nil || sample == usual)
  }

  /// Expands a screen. Without all of its arguments and its data, its diagnostics alone are of use.
  func expand(_ target: Target, direction: LayoutDirection) -> Diagnosed<Screen?> {
    let declarations = project.declarations
    let data = target.sample.flatMap { sample in
      declarations.samples[target.screen].map {
        declarations.data(of: $0[sample], isUsual: target.isUsual)
      }
    }
    guard let declaration = declarations.screens[target.screen].showing(target.phase) else {
      return Diagnosed(nil)
    }
    return expand(
      declaration, of: declarations, target.arguments, data: data, direction: direction,
      limits: limits)
  }

  /// Expands the screen of a declaration, with an argument for each of its parameters.
  func expand(
    _ declaration: ScreenDeclaration, of declarations: Declarations, _ arguments: [Argument],
    data: ScreenData?, preparation: ScreenPreparation? = nil, direction: LayoutDirection,
    limits: Limits
  ) -> Diagnosed<Screen?> {
    let budget = bounded(within: limits).budget
    var builder = ScreenBuilder(
      declarations, limits: limits, direction: direction, data: data, meter: budget.meter(limits))
    if let preparation { builder.use(preparation) }
    return expand(declaration, arguments, by: &builder, within: budget)
  }

  /// Expands the screen of a declaration by a builder that was made for it.
  func expand(
    _ declaration: ScreenDeclaration, _ arguments: [Argument], by builder: inout ScreenBuilder,
    within budget: WorkBudget
  ) -> Diagnosed<Screen?> {
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

  /// Returns the column of a split view in which a screen's own link opens it; nil for the whole
  /// device, or without an argument for each of its parameters.
  func column(of screen: String, _ arguments: [ScalarValue], on device: Device) -> SplitColumn? {
    // An argument may be missing or wrong, which has been reported.
    guard let navigation, let index = navigation.screenIndices[screen],
      arguments.count == navigation.screens[index].parameters.count
    else { return nil }
    return navigation.column(of: Destination(screen: index, arguments: arguments), on: device)
  }

  // MARK: Links

  /// The screen that a link opens, with its arguments. It is valid for compilers of the same
  /// project.
  public struct Target: Sendable {
    let screen: DeclarationIndex
    var arguments: [Argument]
    /// The index of the screen's sample data; nil without any.
    var sample: Int?
    /// Whether the screen cannot be laid out without data.
    var needsData = false
    /// Whether the sample data is the one that links with these arguments lead to.
    var isUsual = true
    /// What the screen shows.
    public private(set) var phase = ScreenPhase.content

    /// Whether this is a screen with data, expanded without any.
    var isUnfilled: Bool { needsData && sample == nil }

    /// Whether all arguments are there and valid.
    var hasArguments: Bool {
      arguments.allSatisfy { if case .scalar = $0 { true } else { false } }
    }

    /// Whether all arguments are valid, and there is data if it is needed.
    var isComplete: Bool { (!needsData || sample != nil) && hasArguments }

    /// Returns the same screen with the same arguments in another phase, which needs no data unless
    /// it is the content. Only a screen that declares the phase can be built in it.
    public func `in`(_ phase: ScreenPhase) -> Target {
      guard phase != self.phase else { return self }
      var target = Target(screen: screen, arguments: arguments)
      target.phase = phase
      return target
    }
  }

  /// Resolves a link to the screen that it opens; nil, with diagnostics, if there is none.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - choices: The choices of flows, by the names of both. A flow that is not named takes its
  ///     first choice.
  public func target(
    of link: Link, choosing choices: [String: String] = [:]
  ) -> Diagnosed<Target?> {
    Diagnosed { diagnostics in
      resolver.resolve(resolver.way(of: link, choosing: choices), &diagnostics).map {
        self.target($0.screen, $0.arguments)
      }
    }
  }

  /// Returns the screen that a broken link was probably meant to open; nil if none is similar.
  func screenMeant(by link: Link) -> DeclarationIndex? { resolver.screenMeant(by: link) }

  var resolver: LinkResolver {
    LinkResolver(
      manifest: project.manifest, routes: routes, flows: facts.flows,
      declarations: project.declarations)
  }

  /// Expands the screen that a link opens, with the arguments of the link.
  ///
  /// - Precondition: The target is from a compiler of the same project.
  public func screen(
    of target: Target, direction: LayoutDirection = .ltr
  ) -> Diagnosed<Screen?> {
    guard target.isComplete else { return Diagnosed(nil) }
    return expand(target, direction: direction)
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
