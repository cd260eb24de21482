/// What a link plays: a flight for each device on which it could be planned, in the devices' order.
struct LinkFlights: Sendable {
  /// The way there.
  var plans: [FlightPlan] = []
  /// The way back.
  var returns: [FlightPlan] = []
  /// The way there for people who want less motion.
  var reduced: [FlightPlan] = []
  /// How a finger takes back what the way there opens.
  var dismissals: [InteractiveDismissal] = []
  /// Whether the transition declares layers of its own for the way back.
  var hasOwnReturn = false

  /// With the places of the devices among all.
  func plans(on devices: [Device]) -> [LinkPlans] {
    var found: [LinkPlans] = []
    var next = 0
    for (place, push) in plans.enumerated() {
      guard let device = devices[next...].firstIndex(of: push.device) else { continue }
      next = device + 1
      found.append(
        LinkPlans(
          device: device, push: push,
          back: returns.indices.contains(place) ? returns[place] : nil,
          hasOwnReturn: hasOwnReturn,
          dismissal: dismissals.indices.contains(place) ? dismissals[place] : nil,
          reduced: reduced.indices.contains(place) ? reduced[place] : nil))
    }
    return found
  }
}

extension TransitArtefact {
  /// What plays in a place of a link's flights.
  init(
    from: String, to: String, presentation: Presentation, _ flights: LinkFlights, _ place: Int
  ) {
    let plan = flights.plans[place]
    let reduced = flights.reduced.indices.contains(place) ? flights.reduced[place] : nil
    self.init(
      from: from, to: to, presentation: presentation, plan: plan,
      back: flights.returns.indices.contains(place) ? flights.returns[place] : nil,
      hasOwnReturn: flights.hasOwnReturn,
      dismissal: flights.dismissals.indices.contains(place) ? flights.dismissals[place] : nil,
      reduced: reduced?.transition == plan.transition ? nil : reduced)
  }
}
