/// A flight that a tap on a view plays: push and pop, with and without Reduce Motion, and the
/// dismissal gesture, or what blocks it.
struct PreviewFlight {
  /// The `navigate` action that plays it.
  let action: PreviewAction
  /// The destination view.
  let view: Int
  let plans: FlightPlans
  /// The pop when Reduce Motion is on, and whether it has layers that differ from the push's; nil
  /// if the flight is the same.
  let reducedReturn: (pop: FlightPlan, hasOwnLayers: Bool)?
  let dismissal: LinkDismissal
  let releaseSpring: Spring
}

/// A `navigate` action: its component, and its index among the component's `navigate` actions.
struct PreviewAction: Hashable {
  let component: ComponentID
  let index: Int

  /// The key of its flight in a view's data.
  var key: String { "\(component).\(index)" }
}

extension JSONWriter {
  mutating func flight(
    _ flight: PreviewFlight, ends: PreviewEnds, in tables: inout PreviewTables
  ) {
    let plans = flight.plans
    object { writer in
      writer.member("to", flight.view)
      writer.member("how") { $0.shared(&tables) { $0.flightDescription(of: flight) } }
      writer.member("push") { $0.motion(plans.push, ends: ends, in: &tables) }
      writer.member("pop") {
        $0.returnMotion(plans.pop, hasOwnLayers: plans.hasOwnReturn, ends: ends, in: &tables)
      }
      if let back = flight.reducedReturn {
        writer.member("reduced") { writer in
          writer.object { writer in
            writer.member("push") { $0.motion(plans.reduced, ends: ends, in: &tables) }
            writer.member("pop") {
              $0.returnMotion(back.pop, hasOwnLayers: back.hasOwnLayers, ends: ends, in: &tables)
            }
          }
        }
      }
    }
  }

  /// Writes the description of a flight, and its dismissal gesture.
  private mutating func flightDescription(of flight: PreviewFlight) {
    let plan = flight.plans.push
    object { writer in
      writer.member("transition", plan.transition)
      writer.member("kind", plan.kind.rawValue)
      if let fallback = plan.fallbackFrom { writer.member("fallbackFrom", fallback.rawValue) }
      writer.member("spring") { writer in
        writer.object {
          $0.member("omega", flight.releaseSpring.angularFrequency)
          $0.member("zeta", flight.releaseSpring.dampingRatio)
        }
      }
      if case .blocked(let blocker) = flight.dismissal.way {
        writer.member("noGesture", blocker.displayText)
      } else if let gesture = flight.dismissal.gesture,
        case .transition(let rule) = gesture.goal
      {
        writer.member("gesture") { $0.gesture(gesture, rule, on: plan.device) }
      }
    }
  }

  private mutating func gesture(
    _ gesture: DismissGesture, _ rule: PanRule, on device: Device
  ) {
    let distance = gesture.travel.distance
    object { writer in
      writer.member("direction", gesture.travel.direction.rawValue)
      writer.member("distance", distance)
      writer.member("edge", gesture.isEdgeSwipe)
      writer.member("threshold", rule.threshold)
      writer.member("flickSpeed", rule.flickSpeed)
      writer.member("projectionTime", rule.projectionTime(over: distance))
      // Half a device pixel, as a fraction of the distance.
      writer.member("tolerance", 0.5 / device.scale / distance)
    }
  }
}

extension InteractiveDismissal.Blocker {
  /// The page's explanation why no gesture dismisses a screen.
  fileprivate var displayText: String {
    switch self {
    case .screen: "no gesture: the screen declares interactiveDismissDisabled"
    case .presentation: "no gesture: the screen is shown full screen, or as a popover"
    case .stillTransition: "no gesture: nothing moves that a finger could hold"
    case .root: "no gesture: both screens stand side by side"
    }
  }
}
