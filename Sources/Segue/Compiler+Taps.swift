/// The transition of a tap on a device: the push, the pop, and the plan when Reduce Motion is on.
public struct TapPlan: Sendable {
  /// The `navigate` action that opens the destination.
  public let action: Action
  /// The index of the component with the action in the screen of ``source``.
  public let component: ComponentID
  public let source: ScreenLayout
  /// The layout of the destination screen when it opens from the source.
  public let destination: ScreenLayout
  private let plans: FlightPlans

  public var push: FlightPlan { plans.push }
  public var pop: FlightPlan { plans.pop }
  /// The push when Reduce Motion is on; the same as ``push`` if that moves nothing.
  public var reduced: FlightPlan { plans.reduced }
  /// The interactive dismissal of the destination, or what blocks it.
  public var dismissal: InteractiveDismissal { plans.dismissal }

  fileprivate init(
    _ plans: FlightPlans, of action: Action, component: ComponentID, from source: ScreenLayout,
    to destination: ScreenLayout
  ) {
    self.plans = plans
    self.action = action
    self.component = component
    self.source = source
    self.destination = destination
  }

  /// Returns the artefact of the link on the device: the bytes that `seguec build` writes, and the
  /// input of players. Linear in the number of layers.
  public func artefact() -> [UInt8] {
    TransitArtefact(
      from: source.screen.name, to: destination.screen.name,
      presentation: destination.presentation, plans: plans
    ).bytes
  }
}

extension TapPlan {
  /// The behavior of each part of the tapped component in ``push``, and of the other components
  /// that leave their screens: see ``FlightPlan/behaviors(of:from:to:)``.
  public var behaviors: [PartBehavior] {
    push.behaviors(
      of: source.screen.snapshot(of: component), from: source.screen, to: destination.screen)
  }

  /// Returns the object that `seguec frames --format json` prints, without the line break: ``push``
  /// with the behavior of its parts and all frames. Linear in the frames and their layers, and in
  /// the screens.
  ///
  /// - Parameter framesPerSecond: Clamped to 1…1000.
  public func json(framesPerSecond: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.frames(PlayedFlight(push, perSecond: framesPerSecond), flightBehaviors)
    return writer.bytes
  }

  fileprivate var flightBehaviors: FlightBehaviors {
    FlightBehaviors(
      push, of: source.screen.snapshot(of: component), from: source.screen, to: destination.screen)
  }
}

extension Snapshot {
  /// Returns the object that `seguec snapshot --format json` prints, without the line break. Linear
  /// in the screens.
  ///
  /// - Parameters:
  ///   - layout: The layout of the snapshot's screen.
  ///   - taps: The plans of a tap, from
  ///     ``Compiler/plans(tapping:on:scrolledBy:choosing:showing:checks:in:)``.
  public func json(in layout: ScreenLayout, tapping taps: [TapPlan]) -> [UInt8] {
    guard nodes.allSatisfy({ layout.screen.components.ids.contains($0.component) }) else {
      return Array("null".utf8)
    }
    var writer = JSONWriter()
    writer.snapshot(
      self, in: layout,
      flights: taps.map {
        SnapshotFlight(link: $0.push.link.url, .planned($0.push, $0.flightBehaviors))
      })
    return writer.bytes
  }
}

/// The transitions of taps, on screens of requests and of the project.
extension Compiler {
  /// Computes the plans of a tap, one for each `navigate` action that opens a screen of the
  /// project, in order. Linear in the two screens of each action.
  ///
  /// ```swift
  /// if let card = layout.screen.component(id: "card[1]") {
  ///   let taps = compiler.plans(tapping: card, on: layout, in: &scratch)
  ///   for tap in taps.value { send(tap.artefact()) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - component: The index of a component. The `tap` event is that of the component or of its
  ///     nearest ancestor with one.
  ///   - source: The layout of the tapped screen.
  ///   - offsets: The scroll offsets of its containers.
  ///   - choices: The choices of flows, by the names of both. A flow that is not named takes its
  ///     first choice.
  ///   - phase: What the destination shows. A screen that does not declare the phase shows its
  ///     content.
  ///   - checks: With ``RequestChecks/flights``, the warnings of a compilation are reported too.
  ///   - scratch: Memory for the layouts of the destinations.
  /// - Returns: The plans; empty without a diagnostic if the tap has no action that opens a screen.
  ///   The diagnostics are those of links, of the screens that they open, and of the flights.
  public func plans(
    tapping component: ComponentID, on source: ScreenLayout,
    scrolledBy offsets: ScrollOffsets = ScrollOffsets(), choosing choices: [String: String] = [:],
    showing phase: ScreenPhase = .content, checks: RequestChecks = [],
    in scratch: inout LayoutScratch
  ) -> Diagnosed<[TapPlan]> {
    var diagnostics: [Diagnostic] = []
    var plans: [TapPlan] = []
    for (tapped, action, link) in navigations(tapping: component, on: source) {
      guard let target = target(of: link, choosing: choices).value(reportingTo: &diagnostics),
        let screen = screen(of: shown(target, in: phase), direction: source.device.direction)
          .value(reportingTo: &diagnostics)
      else { continue }
      let plan = plan(
        action, tapped: tapped, from: source, scrolledBy: offsets, to: screen, checks: checks,
        in: &scratch)
      if let plan = plan.value(reportingTo: &diagnostics) { plans.append(plan) }
    }
    return Diagnosed(plans, diagnostics: diagnostics)
  }

  /// Computes the plans of a tap to a given screen, such as one that a server composes. They are
  /// those of the component's first `navigate` action, whose link is ignored.
  ///
  /// - Parameters:
  ///   - component: The index of a component. The `tap` event is that of the component or of its
  ///     nearest ancestor with one.
  ///   - source: The layout of the tapped screen.
  ///   - offsets: The scroll offsets of its containers.
  ///   - destination: The destination screen, expanded in the direction of the source's device.
  ///   - checks: With ``RequestChecks/flights``, the warnings of a compilation are reported too.
  ///   - scratch: Memory for the layout of the destination.
  /// - Returns: The plans; nil without a diagnostic if the tap has no action that opens a screen.
  public func plan(
    tapping component: ComponentID, on source: ScreenLayout,
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

  /// Returns a target in a phase if its screen declares the phase.
  private func shown(_ target: Target, in phase: ScreenPhase) -> Target {
    project.declarations.screens[target.screen].phases.contains(phase) ? target.in(phase) : target
  }

  /// Returns the `navigate` actions of a tap, with the index of the component that has them.
  private func navigations(
    tapping component: ComponentID, on source: ScreenLayout
  ) -> [(tapped: ComponentID, action: Action, link: Link)] {
    guard source.screen.components.ids.contains(component),
      let tapped = source.screen.tapped(from: component)
    else { return [] }
    return source.screen.components[tapped].actions(for: .tap).compactMap { action in
      action.link.map { (tapped, action, $0) }
    }
  }

  private func plan(
    _ action: Action, tapped: ComponentID, from source: ScreenLayout,
    scrolledBy offsets: ScrollOffsets,
    to screen: Screen, checks: RequestChecks, in scratch: inout LayoutScratch
  ) -> Diagnosed<TapPlan?> {
    var diagnostics: [Diagnostic] = []
    var shown = screen.presentation
    if case .navigate(_, _, let presentation?) = action.kind { shown = presentation }
    let destination = receiving(
      layout(screen, openedFrom: source, presentation: shown, in: &scratch)
        .value(reportingTo: &diagnostics),
      by: action, tapped: tapped, from: source)
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
