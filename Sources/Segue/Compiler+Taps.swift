/// What a tap plays on a device: the flight from one screen to another, the way back, and what people see who
/// want less motion.
public struct TapPlan: Sendable {
  /// The `navigate` action that opens the destination.
  public let action: Action
  /// The place of the tapped component in the screen of ``source``: the one with the action.
  public let component: Int
  public let source: ScreenLayout
  /// The screen that opens, as it stands when it opens from the source.
  public let destination: ScreenLayout
  private let plans: FlightPlans

  public var push: FlightPlan { plans.push }
  public var pop: FlightPlan { plans.pop }
  /// The same as ``push`` where that moves nothing.
  public var reduced: FlightPlan { plans.reduced }
  /// How a finger takes the destination back, or what refuses it.
  public var dismissal: InteractiveDismissal { plans.dismissal }

  fileprivate init(
    _ plans: FlightPlans, of action: Action, component: Int, from source: ScreenLayout,
    to destination: ScreenLayout
  ) {
    self.plans = plans
    self.action = action
    self.component = component
    self.source = source
    self.destination = destination
  }

  /// The artefact of the link on the device: the bytes that `seguec build` writes, and what players play.
  /// Linear in the layers.
  public func artefact() -> [UInt8] {
    TransitArtefact(
      from: source.screen.name, to: destination.screen.name,
      presentation: destination.presentation, plans: plans
    ).bytes
  }
}

extension TapPlan {
  /// What becomes of each part of the tapped component in ``push``, and what else leaves its screen for it:
  /// ``FlightPlan/fates(of:from:to:)``.
  public var fates: [PartFate] {
    push.fates(
      of: source.screen.snapshot(of: component), from: source.screen, to: destination.screen)
  }

  /// The object of a line of `seguec frames --format json`, without the line's end: ``push`` with what
  /// becomes of its parts, and every frame. Linear in the frames and their layers, and in the screens.
  ///
  /// - Parameter framesPerSecond: Clamped to 1…1000.
  public func json(framesPerSecond: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.frames(PlayedFlight(push, perSecond: framesPerSecond), flightFates)
    return writer.bytes
  }

  fileprivate var flightFates: FlightFates {
    FlightFates(
      push, of: source.screen.snapshot(of: component), from: source.screen, to: destination.screen)
  }
}

extension Snapshot {
  /// The object of a line of `seguec snapshot --format json`, without the line's end. Linear in the screens.
  ///
  /// - Parameters:
  ///   - layout: The screen that the snapshot is of, on a device.
  ///   - taps: What a tap plays there: ``Compiler/plans(tapping:on:scrolledBy:checks:in:)``.
  public func json(in layout: ScreenLayout, tapping taps: [TapPlan]) -> [UInt8] {
    guard nodes.allSatisfy({ layout.screen.components.indices.contains($0.component) }) else {
      return Array("null".utf8)
    }
    var writer = JSONWriter()
    writer.snapshot(
      self, in: layout,
      flights: taps.map {
        SnapshotFlight(link: $0.push.link.url, .planned($0.push, $0.flightFates))
      })
    return writer.bytes
  }
}

/// From a tap to what it plays, for screens of requests and of the project alike.
extension Compiler {
  /// What a tap plays, a plan for each `navigate` action that opens a screen of the project, in order.
  ///
  /// Each takes time in proportion to the two screens.
  ///
  /// - Parameters:
  ///   - component: The place of a component. The nearest from it upwards acts that has a `tap` event.
  ///   - source: The screen that is tapped.
  ///   - offsets: How far its containers are scrolled.
  ///   - checks: With ``RequestChecks/flights``, what a compilation warns of is looked for.
  ///   - scratch: Memory for the layouts of the destinations.
  /// - Returns: None, without a diagnostic, if nothing there acts or opens a screen. The diagnostics tell what is
  ///   wrong with links, with the screens that they open, and with the flights.
  public func plans(
    tapping component: Int, on source: ScreenLayout,
    scrolledBy offsets: ScrollOffsets = ScrollOffsets(), checks: RequestChecks = [],
    in scratch: inout LayoutScratch
  ) -> Diagnosed<[TapPlan]> {
    var diagnostics: [Diagnostic] = []
    var plans: [TapPlan] = []
    for (tapped, action, link) in navigations(tapping: component, on: source) {
      guard let target = target(of: link).value(reportingTo: &diagnostics),
        let screen = screen(of: target, direction: source.device.direction)
          .value(reportingTo: &diagnostics)
      else { continue }
      let plan = plan(
        action, tapped: tapped, from: source, scrolledBy: offsets, to: screen, checks: checks,
        in: &scratch)
      if let plan = plan.value(reportingTo: &diagnostics) { plans.append(plan) }
    }
    return Diagnosed(plans, diagnostics: diagnostics)
  }

  /// What a tap plays to a screen that the caller knows, such as one that a request composes. The link of the
  /// component's first `navigate` action is not followed, and all else of that action counts.
  ///
  /// - Parameters:
  ///   - component: The place of a component. The nearest from it upwards acts that has a `tap` event.
  ///   - source: The screen that is tapped.
  ///   - offsets: How far its containers are scrolled.
  ///   - destination: The screen that opens, expanded in the direction of the source's device.
  ///   - checks: With ``RequestChecks/flights``, what a compilation warns of is looked for.
  ///   - scratch: Memory for the layout of the destination.
  /// - Returns: nil, without a diagnostic, if nothing there acts or opens a screen.
  public func plan(
    tapping component: Int, on source: ScreenLayout,
    scrolledBy offsets: ScrollOffsets = ScrollOffsets(), to destination: Screen,
    checks: RequestChecks = [], in scratch: inout LayoutScratch
  ) -> Diagnosed<TapPlan?> {
    guard let (tapped, action, _) = navigations(tapping: component, on: source).first else {
      return Diagnosed(nil)
    }
    return plan(
      action, tapped: tapped, from: source, scrolledBy: offsets, to: destination, checks: checks,
      in: &scratch)
  }

  /// The `navigate` actions of a tap, with the place of the component that has them.
  private func navigations(
    tapping component: Int, on source: ScreenLayout
  ) -> [(tapped: Int, action: Action, link: Link)] {
    guard source.screen.components.indices.contains(component),
      let tapped = source.screen.tapped(from: component)
    else { return [] }
    return source.screen.components[tapped].actions(for: .tap).compactMap { action in
      action.link.map { (tapped, action, $0) }
    }
  }

  private func plan(
    _ action: Action, tapped: Int, from source: ScreenLayout, scrolledBy offsets: ScrollOffsets,
    to screen: Screen, checks: RequestChecks, in scratch: inout LayoutScratch
  ) -> Diagnosed<TapPlan?> {
    var diagnostics: [Diagnostic] = []
    var shown = screen.presentation
    if case .navigate(_, _, let presentation?) = action.kind { shown = presentation }
    let destination = layout(
      screen, openedFrom: source, presentation: shown, in: &scratch
    ).value(reportingTo: &diagnostics)
    let planned = plans(
      action, tapped: tapped, from: source, scrolledBy: offsets, to: destination)
    guard let plans = planned.value(reportingTo: &diagnostics) else {
      return Diagnosed(nil, diagnostics: diagnostics)
    }
    if checks.contains(.flights) {
      var findings = flightFindings(on: [source.device])
      findings.check(
        plans.push, tapped: tapped, from: source, scrolledBy: offsets, to: destination,
        device: 0)
      findings.checkReturn(plans.pop, device: 0)
      diagnostics += findings.diagnostics
    }
    let plan = TapPlan(
      plans, of: action, component: tapped, from: source, to: destination)
    return Diagnosed(plan, diagnostics: diagnostics)
  }
}
