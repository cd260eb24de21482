import Segue

/// A flight with what is worth telling of it besides.
struct FlightAccount {
  let played: PlayedFlight
  /// What becomes of the parts.
  let fates: FlightFates
  /// What was asked for, before anybody wants less motion.
  let transition: Transition
  /// What plays for people who want less motion.
  let reduced: Transition
  /// Whether that is what plays.
  let isReduced: Bool
  /// The name of the recorded pan; nil without one.
  var recording: String?

  private var plan: FlightPlan { played.plan }

  /// What is common to all frames.
  func heading(colour: Bool) -> String {
    // A sheet moves between its detents for everybody.
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

  // MARK: What moves it

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
