import Segue

/// A flight with the facts that its description reports.
struct FlightDescription {
  let played: PlayedFlight
  /// The behaviors of the components.
  let behaviors: FlightBehaviors
  /// The requested transition, without regard to Reduce Motion.
  let transition: Transition
  /// The transition when Reduce Motion is on.
  let reducedTransition: Transition
  /// Whether the reduced transition plays.
  let isReduced: Bool
  /// The name of the recorded pan; nil if there is none.
  var recording: String?

  private var plan: FlightPlan { played.plan }

  /// Returns the description of the flight, which precedes the table of frames.
  func heading(color: Bool) -> String {
    // A sheet's movement between its detents is not affected by Reduce Motion.
    let reduced = plan.detents == nil ? [("reduced", reducedMotionText)] : []
    return plan.description(color: color, behaviors, lines: reduced + panLines + turnLines)
  }

  private var reducedMotionText: String {
    if isReduced {
      return reducedTransition.name == transition.name
        ? "this one, for it moves nothing"
        : "this one, in place of \(escapeHidden(transition.name))"
    }
    return reducedTransition.name == transition.name
      ? "the same, for it moves nothing"
      : "\(escapeHidden(reducedTransition.name)), when Reduce Motion is on"
  }

  // MARK: Gestures and interruptions

  private var panLines: [DescriptionLine] {
    guard let pan = played.pan else { return [] }
    let decision = pan.decision
    let travel = pan.gesture.travel
    var way =
      "\(travel.direction.displayText), \(formatNumber(travel.distance)) points from end to end"
    if pan.start != 0 { way += ", taken up at \(percent(pan.start))" }
    let rest = pan.duration - pan.releaseTime
    return [
      ("gesture", recording.map { escapeHidden($0) } ?? ""), ("way", way),
      (
        "released",
        "after \(formatNumber(pan.releaseTime, decimals: 3)) s at \(percent(decision.release.progress)), "
          + "moving at \(formatNumber(decision.release.velocity)) points/s"
      ),
      (
        "projected",
        "\(formatNumber(decision.projectionTime, decimals: 3)) s on, "
          + "to \(percent(decision.projected))"
      ),
      ("decision", decision.displayText),
      ("reason", decision.reasonText),
      ("behind it", pan.played.spring.displayText),
      (
        "at rest",
        "\(formatNumber(rest, decimals: 3)) s later at \(percent(decision.target)), "
          + "after \(formatNumber(pan.duration, decimals: 3)) s in all"
      ),
    ]
  }

  private var turnLines: [DescriptionLine] {
    played.turns.enumerated().map { index, entry in
      let isLast = index == played.turns.count - 1
      return (
        "at \(formatNumber(entry.turn.time, decimals: 3)) s",
        entry.turn.displayText
          + (isLast ? ", at rest after \(formatNumber(entry.endTime, decimals: 3)) s" : "")
      )
    }
  }
}
