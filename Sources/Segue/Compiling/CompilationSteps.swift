/// The steps of the pipeline. Each screen and each link is an independent piece of work.
struct CompilationSteps<Pool: Workers>: Sendable {
  let devices: [Device]
  /// Whether the screens of a split view are laid out in their columns on devices that are wide
  /// enough, or each in the whole device.
  let showsColumns: Bool
  let workers: Pool
  let scratch = ScratchPool()

  /// The budget of all steps together.
  let budget: WorkBudget

  /// The number of screens or links in a piece of work.
  private static var chunk: Int { 16 }
  /// The number of screens or links after which the work is compared with the budget.
  static var batch: Int { 1024 }

  /// The direction in which screens are expanded: that of the first device.
  private var direction: LayoutDirection { devices.first?.direction ?? .ltr }

  // MARK: Following

  /// Checks the components of a project, and follows all of its links.
  ///
  /// - Parameter recollection: The results of an earlier build; nil to compute everything.
  func follow(_ compiler: Compiler, recalling recollection: Recollection?) -> ScreenLinks {
    var follower = LinkFollower(
      ScreenExpander(compiler: compiler, direction: direction, recollection: recollection),
      deviceCount: devices.count, diagnostics: checkComponents(of: compiler))
    return follower.followAll(by: workers)
  }

  /// Checks the declarations of components, whether they are used or not.
  private func checkComponents(of compiler: Compiler) -> [Diagnostic] {
    let direction = direction
    let declarations = compiler.project.declarations
    let found = workers.map(declarations.components.count) { index in
      var builder = ScreenBuilder(declarations, limits: compiler.limits, direction: direction)
      let uses = builder.check(index)
      return (uses: uses, diagnostics: builder.diagnostics.all)
    }
    return found.flatMap { $0.diagnostics }
      + componentCycles(found.map { $0.uses }, in: declarations)
  }

  // MARK: Placing

  /// Lays out screens on all devices.
  ///
  /// - Parameter places: The indices of the screens, and the order of the result.
  func place(_ linked: ScreenLinks, at places: [Int]) -> [PlacedScreen] {
    let (compiler, screens) = (linked.compiler, linked.screens)
    let findings = LayoutFindings(
      devices: devices, sources: compiler.project.sources, fonts: compiler.fonts)
    let damagedFiles = Set(
      compiler.project.diagnostics.lazy.filter { $0.severity == .error }.map { $0.range.file })
    let placed = mapBatches(of: places.count, work: { $0.work }) { place, left, scratch in
      let screen = screens[places[place]]
      let isDamaged =
        screen.facts.diagnostics.hasErrors
        || screen.screen.map { damagedFiles.contains($0.range.file) } ?? false
      let budget = WorkBudget(limit: left, of: self.budget)
      var result = self.place(
        screen, by: compiler.bounded(by: budget), findings, isDamaged: isDamaged, budget,
        in: &scratch)
      result.work = PieceWork(of: budget)
      return result
    }
    let rest = PlacedScreen(findings: findings)
    return placed + repeatElement(rest, count: places.count - placed.count)
  }

  /// Maps indices in batches, after each of which the work is compared with the budget. Returns the
  /// results of the batches up to the one that exceeds it.
  func mapBatches<Result: Sendable>(
    of count: Int, each batch: Int = Self.batch, work: (Result) -> PieceWork,
    _ map: @Sendable (_ index: Int, _ left: Int, _ scratch: inout LayoutScratch) -> Result
  ) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    while results.count < count, !budget.isExceeded, !budget.isCancelled {
      let first = results.count
      let left = budget.limit - budget.used
      results += workers.mapChunks(of: min(batch, count - first), each: Self.chunk) { range in
        scratch.with { scratch in
          range.map { map(first + $0, left, &scratch) }
        }
      }
      for result in results[first...] { budget.add(work(result)) }
    }
    return results
  }

  /// - Parameter isDamaged: Whether the screen or its file has errors, whose consequences checks of
  ///   the layout would report.
  private func place(
    _ linked: LinkedScreen, by compiler: Compiler, _ findings: LayoutFindings, isDamaged: Bool,
    _ budget: WorkBudget, in scratch: inout LayoutScratch
  ) -> PlacedScreen {
    var result = PlacedScreen(findings: findings)
    guard let screen = linked.screen else { return result }
    // The findings of other screens are known from an earlier build.
    let isChecked = linked.remembered == nil && !isDamaged
    if isChecked { result.findings.checkText(of: screen) }
    var turned: Screen?
    for (index, device) in devices.enumerated() {
      // The direction is inherited by the components, so the other direction needs another
      // expansion.
      var shown = screen
      if device.direction != direction {
        if turned == nil {
          var target = linked.target
          target.arguments = screen.arguments.map {
            .scalar($0.value, origin: ValueOrigin(range: screen.range))
          }
          let expanded = compiler.expand(target, direction: device.direction)
          turned = expanded.value
          // In most cases the diagnostics are the same.
          if expanded.diagnostics != linked.facts.diagnostics {
            result.diagnostics += expanded.diagnostics
          }
        }
        guard let turned else { continue }
        shown = turned
      }
      let placed =
        showsColumns
        ? compiler.layout(shown, on: device, in: &scratch)
        : compiler.layout(
          shown, on: device, presentation: shown.presentation, column: nil, in: &scratch)
      if isChecked, !placed.hasErrors {
        result.diagnostics += result.findings.check(
          placed.value, device: index, within: budget, compiler.limits, in: &scratch)
      }
      result.layouts.append(placed.value(reportingTo: &result.diagnostics))
    }
    result.diagnostics = result.diagnostics.inSourceOrder(within: compiler.limits)
    return result
  }

  /// Compares screens with the placeholders that they replace: what stays must not jump.
  ///
  /// - Parameter placed: The layouts of each screen; nil for one that is not needed.
  func comparePlaceholders(_ linked: ScreenLinks, with placed: inout [PlacedScreen?]) {
    for (place, screen) in linked.screens.enumerated() where screen.remembered == nil {
      guard let placeholder = screen.placeholder, let layouts = placed[place]?.layouts,
        let before = placed[placeholder.index]?.layouts
      else { continue }
      for layout in layouts {
        guard let index = devices.firstIndex(where: { $0.name == layout.device.name }),
          let old = before.first(where: { $0.device.name == layout.device.name })
        else { continue }
        placed[place]?.findings.check(layout, replacing: old, device: index)
      }
    }
  }

  // MARK: Planning

  /// Plans links on all devices.
  ///
  /// - Parameters:
  ///   - places: The indices of the links, and the order of the result.
  ///   - layouts: The layouts of each screen; may be empty for screens that are not an end of one
  ///     of the links.
  func plan(
    _ linked: ScreenLinks, at places: [Int], between layouts: [[ScreenLayout]]
  ) -> [PlannedLink] {
    let compiler = linked.compiler
    let links = places.map { linked.links[$0] }
    let findings = compiler.flightFindings(on: devices)
    let opened = OpenedLayouts(
      of: links, between: layouts, by: compiler, within: budget, workers)
    let planned = mapBatches(of: links.count, work: { $0.work }) { index, left, _ in
      let link = links[index]
      let budget = WorkBudget(limit: left, of: self.budget)
      let compiler = compiler.bounded(by: budget)
      var result = PlannedLink(findings: findings)
      for (place, pair) in zip(layouts[link.from.index], layouts[link.to.index]).enumerated() {
        let (source, target) = pair
        let other = opened.layout(of: link, at: place, from: source, to: target)
        if let other { budget.add(other.work) }
        let destination = other?.layout.value(reportingTo: &result.diagnostics) ?? target
        plan(link, by: compiler, from: source, to: destination, &result)
      }
      result.diagnostics = result.diagnostics.inSourceOrder(within: compiler.limits)
      result.work = PieceWork(of: budget)
      return result
    }
    let rest = PlannedLink(findings: findings)
    return planned + repeatElement(rest, count: places.count - planned.count)
  }

  /// Plans a link on a device.
  private func plan(
    _ link: FollowedLink, by compiler: Compiler, from source: ScreenLayout,
    to destination: ScreenLayout, _ result: inout PlannedLink
  ) {
    // The results of an earlier build may be forged, so the component may not exist.
    guard source.screen.components.ids.contains(link.action.component) else { return }
    let destination = compiler.receiving(
      destination, by: link.action.action, tapped: link.action.component, from: source)
    guard
      let plans = compiler.plans(
        link.action.action, tapped: link.action.component, from: source, to: destination
      ).value(reportingTo: &result.diagnostics)
    else { return }
    result.plans.append(plans)
    // Layouts may be missing for some devices, so their indices differ from those of the devices.
    guard let device = devices.firstIndex(where: { $0.name == source.device.name }) else { return }
    result.findings.check(
      plans.push, tapped: link.action.component, from: source, to: destination, device: device)
    result.findings.checkReturn(plans.pop, device: device)
  }
}

/// The layouts of a screen on all devices, with diagnostics and findings.
struct PlacedScreen: Sendable {
  var layouts: [ScreenLayout] = []
  var diagnostics: [Diagnostic] = []
  var findings: LayoutFindings
  var work = PieceWork()
}

/// The plans of a link on each device for which there are some, in the order of the devices, with
/// diagnostics and findings.
struct PlannedLink: Sendable {
  var plans: [FlightPlans] = []
  var diagnostics: [Diagnostic] = []
  var findings: FlightFindings
  var work = PieceWork()
}
