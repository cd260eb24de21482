/// The steps of a compilation behind the following of links: every screen is placed on every device, and
/// every link planned. Each screen and each link is a piece of work of its own.
struct CompilationRun<Crew: Workers>: Sendable {
  let compiler: Compiler
  let devices: [Device]
  /// Whether the screens of a split view stand in their columns where a device is wide enough, or each in
  /// all of the device.
  let showsColumns: Bool
  let workers: Crew

  /// How many pieces share the memory of a layout.
  private static var chunk: Int { 16 }

  var direction: LayoutDirection { devices.first?.direction ?? .ltr }

  // MARK: Steps

  /// What components say by themselves, whether used or not.
  func checkComponents() -> [Diagnostic] {
    let (compiler, direction) = (compiler, direction)
    let declarations = compiler.project.declarations
    let found = workers.map(declarations.components.count) { index in
      var builder = ScreenBuilder(declarations, limits: compiler.limits, direction: direction)
      let uses = builder.check(index)
      return (uses: uses, diagnostics: builder.diagnostics.all)
    }
    return found.flatMap(\.diagnostics)
      + componentCycles(found.map(\.uses), in: declarations)
  }

  /// Places screens on all devices: those at `places`, in that order.
  func placed(_ screens: [LinkedScreen], _ places: [Int]) -> [PlacedScreen] {
    let findings = LayoutFindings(
      devices: devices, sources: compiler.project.sources, fonts: compiler.fonts)
    return workers.mapChunks(of: places.count, each: Self.chunk) { range in
      var scratch = LayoutScratch()
      return range.map { place(screens[places[$0]], findings, in: &scratch) }
    }
  }

  private func place(
    _ linked: LinkedScreen, _ findings: LayoutFindings, in scratch: inout LayoutScratch
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
          var said: [Diagnostic] = []
          turned = compiler.screen(
            at: linked.declaration,
            screen.arguments.map {
              .scalar($0.value, origin: ValueOrigin(range: screen.range))
            },
            direction: device.direction, &said)
          // Most often it says nothing new.
          if said != linked.facts.diagnostics { result.diagnostics += said }
        }
        guard let turned else { continue }
        shown = turned
      }
      let known = result.diagnostics.count
      let layout =
        showsColumns
        ? compiler.layout(shown, on: device, in: &scratch, &result.diagnostics)
        : compiler.layout(
          shown, on: device, presentation: shown.presentation, column: nil, in: &scratch,
          &result.diagnostics)
      if isNew, !result.diagnostics[known...].hasErrors {
        result.findings.check(layout, device: index, in: &scratch)
      }
      result.layouts.append(layout)
    }
    result.diagnostics = result.diagnostics.inSourceOrder(within: compiler.limits)
    return result
  }

  /// Plans links between screens that are placed.
  ///
  /// - Parameters:
  ///   - links: The links.
  ///   - layouts: Those of each screen, at the place that links mean.
  func planned(_ links: [FollowedLink], between layouts: [[ScreenLayout]]) -> [PlannedLink] {
    let findings = compiler.flightFindings(on: devices)
    let opened = OpenedLayouts(of: links, between: layouts, by: compiler, workers)
    return workers.mapChunks(of: links.count, each: Self.chunk) { range in
      range.map { index in
        let link = links[index]
        var result = PlannedLink(findings: findings)
        for (place, pair) in zip(layouts[link.from], layouts[link.to]).enumerated() {
          let (source, target) = pair
          let other = opened.layout(of: link, at: place, from: source, to: target)
          result.diagnostics += other?.diagnostics ?? []
          plan(link, from: source, to: other?.layout ?? target, &result)
        }
        result.diagnostics = result.diagnostics.inSourceOrder(within: compiler.limits)
        return result
      }
    }
  }

  /// What a link plays on a device: the way there, the way back, and with less motion.
  private func plan(
    _ link: FollowedLink, from source: ScreenLayout, to destination: ScreenLayout,
    _ result: inout PlannedLink
  ) {
    // What is remembered of a screen may be forged, and speak of a component that it has not.
    guard source.screen.components.indices.contains(link.action.component),
      let plans = compiler.plans(
        link.action.action, tapped: link.action.component, from: source, to: destination,
        &result.diagnostics)
    else { return }
    let (push, pop) = (plans.push, plans.pop)
    let transition = compiler.project.manifest.transition(named: push.transition)
    result.flights.hasOwnReturn = transition?.hasOwnReturn ?? false
    result.flights.plans.append(push)
    result.flights.returns.append(pop)
    result.flights.reduced.append(plans.reduced)
    result.flights.dismissals.append(
      compiler.dismissalWay(of: link.action.action, from: source, to: destination))
    // A screen that could not be turned round is missing from the layouts, so places differ.
    guard let device = devices.firstIndex(where: { $0.name == source.device.name }) else { return }
    result.findings.check(
      push, tapped: link.action.component, from: source, to: destination, device: device)
    result.findings.checkReturn(pop, device: device)
  }
}

/// A screen on each device, and what is to be said of it there.
struct PlacedScreen: Sendable {
  var layouts: [ScreenLayout] = []
  var diagnostics: [Diagnostic] = []
  var findings: LayoutFindings
}

/// What a link plays on each device, and what is to be said of it.
struct PlannedLink: Sendable {
  var flights = LinkFlights()
  var diagnostics: [Diagnostic] = []
  var findings: FlightFindings
}
