/// The steps of a compilation: links are followed, every screen is placed on every device, and every link
/// planned. Each screen and each link is a piece of work of its own.
struct CompilationSteps<Pool: Workers>: Sendable {
  let devices: [Device]
  /// Whether the screens of a split view stand in their columns where a device is wide enough, or each in
  /// all of the device.
  let showsColumns: Bool
  let workers: Pool

  /// How many pieces share the memory of a layout.
  private static var chunk: Int { 16 }

  /// That of the first device, in which screens are expanded.
  private var direction: LayoutDirection { devices.first?.direction ?? .ltr }

  // MARK: Following

  /// Follows all links of a project. What its components say by themselves comes first.
  ///
  /// - Parameter recall: What an earlier build has left of a screen; nil if it is to be expanded.
  func follow(
    _ compiler: Compiler, recall: @Sendable (Compiler.Target) -> RememberedScreen?
  ) -> ScreenLinks {
    var follower = LinkFollower(
      compiler, direction: direction, deviceCount: devices.count,
      saying: checkComponents(of: compiler))
    return follower.followAll(by: workers, recall: recall)
  }

  /// What components say by themselves, whether used or not.
  private func checkComponents(of compiler: Compiler) -> [Diagnostic] {
    let direction = direction
    let declarations = compiler.project.declarations
    let found = workers.map(declarations.components.count) { index in
      var builder = ScreenBuilder(declarations, limits: compiler.limits, direction: direction)
      let uses = builder.check(index)
      return (uses: uses, diagnostics: builder.diagnostics.all)
    }
    return found.flatMap(\.diagnostics)
      + componentCycles(found.map(\.uses), in: declarations)
  }

  // MARK: Placing

  /// Places screens on all devices: those at `places`, in that order.
  func place(_ linked: ScreenLinks, at places: [Int]) -> [PlacedScreen] {
    let (compiler, screens) = (linked.compiler, linked.screens)
    let findings = LayoutFindings(
      devices: devices, sources: compiler.project.sources, fonts: compiler.fonts)
    return workers.mapChunks(of: places.count, each: Self.chunk) { range in
      var scratch = LayoutScratch()
      return range.map { place(screens[places[$0]], by: compiler, findings, in: &scratch) }
    }
  }

  private func place(
    _ linked: LinkedScreen, by compiler: Compiler, _ findings: LayoutFindings,
    in scratch: inout LayoutScratch
  ) -> PlacedScreen {
    var result = PlacedScreen(findings: findings)
    guard let screen = linked.screen else { return result }
    // What is to be said of the others is remembered.
    let isNew = linked.remembered == nil
    if isNew { result.findings.checkText(of: screen) }
    var turned: Screen?
    for (index, device) in devices.enumerated() {
      // On a device that writes in the other direction it is another screen.
      var shown = screen
      if device.direction != direction {
        if turned == nil {
          let expanded = compiler.screen(
            at: linked.declaration,
            arguments: screen.arguments.map { .scalar($0.value, origin: screen.range) },
            direction: device.direction)
          turned = expanded.value
          // Most often there is nothing new to say.
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
      if isNew, !placed.hasErrors {
        result.findings.check(placed.value, device: index, in: &scratch)
      }
      result.layouts.append(placed.value(reportingTo: &result.diagnostics))
    }
    result.diagnostics = result.diagnostics.inSourceOrder(within: compiler.limits)
    return result
  }

  // MARK: Planning

  /// Plans links: those at `places`, in that order.
  ///
  /// - Parameter layouts: Those of each screen that one of the links leaves or opens, at the screen's place.
  func plan(
    _ linked: ScreenLinks, at places: [Int], between layouts: [[ScreenLayout]]
  ) -> [PlannedLink] {
    let compiler = linked.compiler
    let links = places.map { linked.links[$0] }
    let findings = compiler.flightFindings(on: devices)
    let opened = OpenedLayouts(of: links, between: layouts, by: compiler, workers)
    return workers.mapChunks(of: links.count, each: Self.chunk) { range in
      range.map { index in
        let link = links[index]
        var result = PlannedLink(findings: findings)
        for (place, pair) in zip(layouts[link.from], layouts[link.to]).enumerated() {
          let (source, target) = pair
          let other = opened.layout(of: link, at: place, from: source, to: target)
          let destination = other?.value(reportingTo: &result.diagnostics) ?? target
          plan(link, by: compiler, from: source, to: destination, &result)
        }
        result.diagnostics = result.diagnostics.inSourceOrder(within: compiler.limits)
        return result
      }
    }
  }

  /// What a link plays on a device.
  private func plan(
    _ link: FollowedLink, by compiler: Compiler, from source: ScreenLayout,
    to destination: ScreenLayout, _ result: inout PlannedLink
  ) {
    // What is remembered of a screen may be forged, and speak of a component that it has not.
    guard source.screen.components.indices.contains(link.action.component),
      let plans = compiler.plans(
        link.action.action, tapped: link.action.component, from: source, to: destination
      ).value(reportingTo: &result.diagnostics)
    else { return }
    result.plans.append(plans)
    // A screen that could not be turned round is missing from the layouts, so places differ.
    guard let device = devices.firstIndex(where: { $0.name == source.device.name }) else { return }
    result.findings.check(
      plans.push, tapped: link.action.component, from: source, to: destination, device: device)
    result.findings.checkReturn(plans.pop, device: device)
  }
}

/// A screen on each device, and what is to be said of it there.
struct PlacedScreen: Sendable {
  var layouts: [ScreenLayout] = []
  var diagnostics: [Diagnostic] = []
  var findings: LayoutFindings
}

/// What a link plays on each device on which it could be planned, in the devices' order, and what is to be said
/// of it.
struct PlannedLink: Sendable {
  var plans: [FlightPlans] = []
  var diagnostics: [Diagnostic] = []
  var findings: FlightFindings
}
