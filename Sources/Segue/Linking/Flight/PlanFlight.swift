/// What a transition is planned from.
struct FlightRequest {
  let transition: Transition
  /// What plays if a hero finds no partner.
  let fallback: Transition
  let tapped: Int
  let link: Link
  let source: ScreenLayout
  let scrolledBy: ScrollOffsets
  let destination: ScreenLayout
  /// Where containers of the destination are scrolled to.
  let destinationScrolledBy: ScrollOffsets
  let direction: FlightPlan.Direction

  /// Whether the link leads to no screen of the project, and the destination stands for one.
  var isDestinationUnknown = false

  /// What plays if the destination has not loaded when the wait is over.
  let lateFallback: Transition?

  /// The fallback, or where that would need partners too a slide.
  var plainFallback: Transition {
    fallback.kind == .hero || fallback.kind == .sourceScale ? Transition(kind: .slide) : fallback
  }
}

/// Computes a transition from one screen to another on a device.
///
/// Linear in the two screens. What is missing is told with the place at both ends; the plan then is
/// the fallback's.
func plan(_ request: FlightRequest) -> Diagnosed<FlightPlan> {
  let from = FlightEnd(request.source, scrolledBy: request.scrolledBy)
  let to = FlightEnd(
    request.destination, scrolledBy: request.destinationScrolledBy, isDestination: true)
  let planner = FlightPlanner(request: request, from: from, to: to)
  return Diagnosed { planner.plan(planner.act(&$0)) }
}

/// What a link plays on a device: there, back, and for people who want less motion.
package struct FlightPlans: Sendable {
  /// What a tap plays.
  package let push: FlightPlan
  /// The way back.
  package let pop: FlightPlan
  /// What a tap plays for people who want less motion.
  package let reduced: FlightPlan
  /// Whether the transition declares layers of its own for the way back.
  package let hasOwnReturn: Bool
  /// How a finger takes back what the push opens, or what refuses it.
  package let dismissal: InteractiveDismissal

  /// The plan for people who want less motion; nil where it is the same for everybody.
  var distinctReduced: FlightPlan? {
    reduced.transition == push.transition ? nil : reduced
  }
}

/// The same plan with its way back, and with the plan for people who want less motion: what these have in
/// common is found once, and what is to be said of it said once.
///
/// - Parameters:
///   - request: The push.
///   - reduced: The same with what plays in place of its transition.
///   - dismissal: How a finger takes back what it opens.
///   - hasOwnReturn: Whether the transition of a name declares layers of its own for the way back.
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

/// What a transition turns out to be between two screens.
enum FlightAct {
  /// The screens as wholes; `fallbackFrom` where something was to fly.
  case plain(Transition, fallbackFrom: Transition.Kind?)
  case hero(PairedParts)
  /// The snapshot as one, to its landing.
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

  /// What the transition turns out to be. What is missing is reported.
  func act(_ diagnostics: inout [Diagnostic]) -> FlightAct {
    let transition = request.transition
    guard transition.kind == .hero || transition.kind == .sourceScale else {
      return .plain(transition, fallbackFrom: nil)
    }
    let snapshot = from.screen.snapshot(of: request.tapped)
    let hasParts = snapshot.nodes.contains { $0.isKept }
    if !hasParts {
      diagnostics.append(.emptySnapshot(from.screen.components[request.tapped].range))
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

  /// What flies to partners; nil if nothing has one, reported unless that is optional.
  private func cast(
    _ snapshot: Snapshot, isOptional: Bool, _ diagnostics: inout [Diagnostic]
  ) -> PairedParts? {
    let components = from.screen.components
    let pairing = Pairing(snapshot, from: request.source, to: request.destination)
    diagnostics += pairing.diagnostics
    guard !pairing.pairs.isEmpty else {
      if isOptional { return nil }
      diagnostics.append(
        .missingPartner(
          tapped: components[request.tapped].range, link: request.link, destination: to.screen))
      return nil
    }
    return PairedParts(pairing, snapshot, from: request.source, to: request.destination)
  }
}

extension Diagnostic {
  fileprivate static func emptySnapshot(_ tapped: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptySnapshot, .warning,
      "nothing of what is tapped can fly: that takes a picture, or a part that paints something",
      at: tapped)
  }

  fileprivate static func missingPartner(
    tapped: SourceRange, link: Link, destination: Screen
  ) -> Diagnostic {
    Diagnostic(
      .missingPartner, .warning,
      "the screen \(quoted(destination.id)) has no partner for what flies, so the default "
        + "transition plays: give both the same hero key, or the same picture", at: tapped,
      notes: [
        Note("the link is here", at: link.range),
        Note("the screen that it opens is here", at: destination.range),
      ])
  }
}
