import Segue

/// A flight with the facts that its description reports.
struct FlightAccount {
  let played: PlayedFlight
  /// The fates of the components.
  let fates: FlightFates
  /// The requested transition, without regard to Reduce Motion.
  let transition: Transition
  /// The transition when Reduce Motion is on.
  let reduced: Transition
  /// Whether the reduced transition plays.
  let isReduced: Bool
  /// The name of the recorded pan; nil if there is none.
  var recording: String?

  private var plan: FlightPlan { played.plan }

  /// Returns the description of the flight, which precedes the table of frames.
  func heading(colour: Bool) -> String {
    // A sheet's movement between its detents is not affected by Reduce Motion.
    let reduced = plan.detents == nil ? [("reduced", reducedWords)] : []
    return plan.account(colour: colour, fates, lines: reduced + panLines + turnLines)
  }

  private var reducedWords: String {
    if isReduced {
      return reduced.name == transition.name
        ? "this one, for it moves nothing" : "this one, in place of \(visible(transition.name))"
    }
    return reduced.name == transition.name
      ? "the same, for it moves nothing"
      : "\(visible(reduced.name)), for people who want less motion"
  }

  // MARK: Gestures and interruptions

  private var panLines: [AccountLine] {
    guard let pan = played.pan else { return [] }
    let decision = pan.decision
    let travel = pan.gesture.travel
    var way = "\(travel.direction.words), \(short(travel.distance)) points from end to end"
    if pan.start != 0 { way += ", taken up at \(percent(pan.start))" }
    let rest = pan.duration - pan.releaseTime
    return [
      ("gesture", recording.map { visible($0) } ?? ""), ("way", way),
      (
        "released",
        "after \(short(pan.releaseTime, decimals: 3)) s at \(percent(decision.release.progress)), "
          + "moving at \(short(decision.release.velocity)) points/s"
      ),
      (
        "projected",
        "\(short(decision.projectionTime, decimals: 3)) s on, "
          + "to \(percent(decision.projected))"
      ),
      ("decision", decision.words),
      ("reason", decision.reasonWords),
      ("behind it", pan.played.spring.words),
      (
        "at rest",
        "\(short(rest, decimals: 3)) s later at \(percent(decision.target)), "
          + "after \(short(pan.duration, decimals: 3)) s in all"
      ),
    ]
  }

  private var turnLines: [AccountLine] {
    played.turns.enumerated().map { index, entry in
      let isLast = index == played.turns.count - 1
      return (
        "at \(short(entry.turn.time, decimals: 3)) s",
        entry.turn.words + (isLast ? ", at rest after \(short(entry.endTime, decimals: 3)) s" : "")
      )
    }
  }
}
