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

  /// What plays if the destination has not loaded when the wait is over.
  let lateFallback: Transition?

  /// The fallback, or where that would need partners too a slide.
  var plainFallback: Transition {
    fallback.kind == .hero ? Transition(kind: .slide) : fallback
  }
}

/// Computes a transition from one screen to another on a device.
///
/// Linear in the two screens. What is missing is added to `diagnostics`, with the place at both
/// ends; the plan then is the fallback's.
func plan(_ request: FlightRequest, _ diagnostics: inout [Diagnostic]) -> FlightPlan {
  let from = FlightEnd(request.source, scrolledBy: request.scrolledBy)
  let to = FlightEnd(request.destination, scrolledBy: request.destinationScrolledBy)
  let planner = FlightPlanner(request: request, from: from, to: to)
  guard request.transition.kind == .hero else { return planner.plain(request.transition) }
  guard let cast = planner.cast(&diagnostics) else {
    return planner.plain(request.plainFallback, fallbackFrom: .hero)
  }
  return planner.hero(cast)
}

/// What a link plays on a device.
package struct FlightPlans: Sendable {
  /// What a tap plays.
  package let push: FlightPlan
  /// The way back.
  package let pop: FlightPlan
  /// What a tap plays for people who want less motion.
  package let reduced: FlightPlan
}

/// The same plan with its way back, and with the plan for people who want less motion: what these have in
/// common is found once, and what is to be said of it said once.
///
/// - Parameters:
///   - request: The push.
///   - reduced: The same with what plays in place of its transition.
func plans(
  _ request: FlightRequest, reduced: FlightRequest, _ diagnostics: inout [Diagnostic]
) -> FlightPlans {
  let from = FlightEnd(request.source, scrolledBy: request.scrolledBy)
  let to = FlightEnd(request.destination, scrolledBy: request.destinationScrolledBy)
  let planner = FlightPlanner(request: request, from: from, to: to)
  guard request.transition.kind == .hero else {
    var repeated: [Diagnostic] = []
    let push = planner.plain(request.transition)
    return FlightPlans(
      push: push,
      pop: request.transition.hasOwnReturn
        ? planner.returning.plain(request.transition)
        : planner.returning.turned(push, request.transition),
      reduced: planner.reduced(
        reduced, cast: reduced.transition.kind == .hero ? planner.cast(&repeated) : nil))
  }
  guard let cast = planner.cast(&diagnostics) else {
    let fallback = request.plainFallback
    let push = planner.plain(fallback, fallbackFrom: .hero)
    return FlightPlans(
      push: push,
      pop: fallback.hasOwnReturn
        ? planner.returning.plain(fallback, fallbackFrom: .hero)
        : planner.returning.turned(push, fallback),
      reduced: planner.reduced(reduced, cast: nil))
  }
  let push = planner.hero(cast)
  return FlightPlans(
    push: push,
    pop: request.transition.hasOwnReturn
      ? planner.returning.hero(cast) : planner.returning.turned(push, request.transition),
    reduced: planner.reduced(reduced, cast: cast))
}

extension FlightPlanner {
  /// What flies; nil, reported, if nothing has a partner.
  fileprivate func cast(_ diagnostics: inout [Diagnostic]) -> PairedParts? {
    let components = from.screen.components
    let snapshot = from.screen.snapshot(of: request.tapped)
    if !snapshot.nodes.contains(where: \.isKept) {
      diagnostics.append(.emptySnapshot(components[request.tapped].range))
    }
    let pairing = Pairing(snapshot, from: request.source, to: request.destination)
    diagnostics += pairing.diagnostics
    guard !pairing.pairs.isEmpty else {
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
      "nothing of what is tapped can fly: a hero needs a picture, or a part that paints something",
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
