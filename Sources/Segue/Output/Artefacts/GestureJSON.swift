/// Writes how gestures and interruptions change a flight: members of a line of `seguec frames`.
extension JSONWriter {
  mutating func gesture(_ pan: FlightPan) {
    let travel = pan.gesture.travel
    object {
      $0.member("direction", travel.direction.rawValue)
      $0.member("distance", travel.distance)
      $0.member("start", pan.start)
      $0.member("released", pan.releaseTime)
      $0.member("decision") { $0.decision(pan.decision) }
    }
  }

  /// Writes the decision at a release. Progress is the gesture's; velocity is the finger's, in
  /// points per second.
  private mutating func decision(_ decision: PanDecision) {
    object {
      $0.member("outcome", decision.isFinished ? "finished" : "cancelled")
      $0.member("reason", decision.reason.rawValue)
      $0.member("progress", decision.release.progress)
      $0.member("velocity", decision.release.velocity)
      $0.member("projected", decision.projected)
      if let threshold = decision.threshold { $0.member("threshold", threshold) }
      if let detent = decision.detent { $0.member("detent", detent) }
      $0.member("target", decision.target)
    }
  }

  mutating func interruptions(of flight: PlayedFlight) {
    array {
      for (turn, _) in flight.turns {
        $0.element { writer in
          writer.object {
            $0.member("time", turn.time)
            switch turn.action {
            case .reverse: $0.member("action", "reverse")
            case .sendBack: $0.member("action", "sendBack")
            case .retarget(let frame):
              $0.member("action", "retarget")
              $0.member("frame", frame)
            }
          }
        }
      }
    }
  }
}
