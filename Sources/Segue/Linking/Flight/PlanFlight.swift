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

  let snapshot = from.screen.snapshot(of: request.tapped)
  if !snapshot.nodes.contains(where: \.isKept) {
    diagnostics.append(.emptySnapshot(from.screen.components[request.tapped].range))
  }
  let pairing = Pairing(snapshot, from: request.source, to: request.destination)
  diagnostics += pairing.diagnostics
  guard !pairing.pairs.isEmpty else {
    diagnostics.append(
      .missingPartner(
        tapped: from.screen.components[request.tapped].range, link: request.link,
        destination: to.screen))
    return planner.plain(request.plainFallback, fallbackFrom: .hero)
  }
  return planner.hero(pairing, snapshot)
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
