extension FlightTurn.Problem {
  /// The reason as a clause.
  package func text(on plan: FlightPlan) -> String {
    switch reason {
    case .isOver(let end):
      "on \(plan.device.name) all is at rest after \(DecimalFormat(decimals: 3).text(end)) s"
    case .nothingFlies:
      "nothing flies in \(quoted(plan.transition)), so there is no pair to send elsewhere"
    case .neverRests: "the spring would not come to rest within an hour"
    }
  }
}
