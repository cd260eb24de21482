/// The inputs from which a transition is planned.
struct FlightRequest {
  let transition: Transition
  /// The transition that plays if a hero finds no partner.
  let fallback: Transition
  let tapped: ComponentID
  let link: Link
  let source: ScreenLayout
  let scrolledBy: ScrollOffsets
  let destination: ScreenLayout
  /// The scroll offsets of the destination's containers.
  let destinationScrolledBy: ScrollOffsets
  let direction: FlightPlan.Direction

  /// Whether the link leads to a screen outside the project, for which the destination is a
  /// placeholder.
  var isDestinationUnknown = false

  /// The transition that plays if the destination has not loaded by the timeout.
  let lateFallback: Transition?

  /// The fallback, or a slide if the fallback would need partners too.
  var plainFallback: Transition {
    fallback.kind == .hero || fallback.kind == .sourceScale ? Transition(kind: .slide) : fallback
  }
}

/// Computes a transition from one screen to another on a device.
///
/// Linear in the size of the two screens. If something is missing, the diagnostics have locations
/// at both ends, and the plan is that of the fallback.
func plan(_ request: FlightRequest) -> Diagnosed<FlightPlan> {
  let from = FlightEnd(request.source, scrolledBy: request.scrolledBy)
  let to = FlightEnd(
    request.destination, scrolledBy: request.destinationScrolledBy, isDestination: true)
  let planner = FlightPlanner(request: request, from: from, to: to)
  return Diagnosed { planner.plan(planner.act(&$0)) }
}

/// The plans that a link plays on a device.
package struct FlightPlans: Sendable {
  /// The plan that a tap plays.
  package let push: FlightPlan
  /// The plan that plays when the destination closes.
  package let pop: FlightPlan
  /// The plan that a tap plays when Reduce Motion is on.
  package let reduced: FlightPlan
  /// Whether the transition declares layers for its return.
  package let hasOwnReturn: Bool
  /// The interactive dismissal of the destination, or what blocks it.
  package let dismissal: InteractiveDismissal

  /// The plan when Reduce Motion is on; nil if it is the same.
  var distinctReduced: FlightPlan? {
    reduced.transition == push.transition ? nil : reduced
  }
}

/// Computes a transition, its pop, and its replacement when Reduce Motion is on. What they have in
/// common is computed once, and each diagnostic is reported once.
///
/// - Parameters:
///   - request: The request for the push.
///   - reduced: The same request with the transition for Reduce Motion.
///   - dismissal: The interactive dismissal of the destination.
///   - hasOwnReturn: Whether the transition with a name declares layers for its return.
func plans(
  _ request: FlightRequest, reduced: FlightRequest, dismissal: InteractiveDismissal,
  hasOwnReturn: (String) -> Bool
) -> Diagnosed<FlightPlans> {
  let from = FlightEnd(request.source, scrolledBy: request.scrolledBy)
  let to = FlightEnd(
    request.destination, scrolledBy: request.destinationScrolledBy, isDestination: true)
  let planner = FlightPlanner(request: request, from: from, to: to)
  var diagnostics: [Diagnostic] = []
  let act = planner.act(&diagnostics)
  let push = planner.plan(act)
  let played: Transition
  if case .plain(let transition, _) = act {
    played = transition
  } else {
    played = request.transition
  }
  let plans = FlightPlans(
    push: push,
    pop: played.hasOwnReturn
      ? planner.returning.plan(act) : planner.returning.turned(push, played),
    reduced: planner.reduced(reduced), hasOwnReturn: hasOwnReturn(push.transition),
    dismissal: dismissal)
  return Diagnosed(plans, diagnostics: diagnostics)
}

/// The kind of transition that a request resolves to for two screens.
enum FlightAct {
  /// A transition of the whole screens; `fallbackFrom` is the kind of a flight that was not
  /// possible.
  case plain(Transition, fallbackFrom: Transition.Kind?)
  case hero(PairedParts)
  /// A flight of the whole snapshot to its landing.
  case sourceScale(Snapshot)
}

extension FlightPlanner {
  func plan(_ act: FlightAct) -> FlightPlan {
    switch act {
    case .plain(let transition, let fallbackFrom): plain(transition, fallbackFrom: fallbackFrom)
    case .hero(let cast): hero(cast)
    case .sourceScale(let snapshot): sourceScale(snapshot)
    }
  }

  /// Resolves the transition for the two screens, and reports what is missing.
  func act(_ diagnostics: inout [Diagnostic]) -> FlightAct {
    let transition = request.transition
    guard transition.kind == .hero || transition.kind == .sourceScale else {
      return .plain(transition, fallbackFrom: nil)
    }
    let snapshot = from.screen.snapshot(of: request.tapped)
    let hasParts = snapshot.nodes.contains { $0.isKept }
    if !hasParts {
      diagnostics.append(.emptySnapshot(request.tapped, on: request.source))
    }
    if transition.kind == .hero && !request.isDestinationUnknown {
      let scales = transition.scalesWithoutPartner && hasParts
      if let cast = cast(snapshot, isOptional: scales, &diagnostics) { return .hero(cast) }
    }
    guard hasParts, transition.fliesToUnknownScreens else {
      return .plain(request.plainFallback, fallbackFrom: transition.kind)
    }
    return .sourceScale(snapshot)
  }

  /// Returns the parts that fly to partners; nil, with a diagnostic unless it is optional, if none
  /// has a partner.
  private func cast(
    _ snapshot: Snapshot, isOptional: Bool, _ diagnostics: inout [Diagnostic]
  ) -> PairedParts? {
    let pairing = Pairing(snapshot, from: request.source, to: request.destination)
    diagnostics += pairing.diagnostics
    guard !pairing.pairs.isEmpty else {
      if isOptional { return nil }
      diagnostics.append(
        .missingPartner(
          request.tapped, on: request.source, link: request.link, destination: to.screen))
      return nil
    }
    return PairedParts(pairing, snapshot, from: request.source, to: request.destination)
  }
}

extension Diagnostic {
  fileprivate static func emptySnapshot(
    _ tapped: ComponentID, on source: ScreenLayout
  ) -> Diagnostic {
    let place = source.declaration(of: tapped)
    return Diagnostic(
      .emptySnapshot, .warning,
      "nothing in this component can fly: it needs a picture, or a part that paints something",
      at: place, notes: source.useNotes(of: tapped, at: place, .use))
  }

  fileprivate static func missingPartner(
    _ tapped: ComponentID, on source: ScreenLayout, link: Link, destination: Screen
  ) -> Diagnostic {
    let place = source.declaration(of: tapped)
    // With the uses of a component, its links are named.
    let uses = source.useNotes(of: tapped, at: place, .use)
    let isContent = destination.phase == .content
    return Diagnostic(
      .missingPartner, .warning,
      "no part of this component has a partner \(destination.partnerPlace), so the default "
        + "transition plays: give the two parts the same hero key"
        + (isContent ? ", or the same picture" : ""),
      at: place,
      notes: [
        Note("the link is here", at: link.range),
        Note(
          "\(isContent ? "the screen that it opens" : "the \(destination.phase.rawValue)") is here",
          at: destination.place),
      ] + uses)
  }
}
