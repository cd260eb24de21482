/// The behaviors of the components of two screens in a flight, with the screens that name them.
package struct FlightBehaviors: Sendable {
  /// The behaviors of both screens' components.
  package let parts: [PartBehavior]
  package let source: Screen
  package let destination: Screen

  /// Determines the behaviors. Linear in the nodes of the snapshot and the layers of the plan.
  package init(
    _ plan: FlightPlan, of snapshot: Snapshot, from source: Screen, to destination: Screen
  ) {
    parts = plan.behaviors(of: snapshot, from: source, to: destination)
    self.source = source
    self.destination = destination
  }
}

/// A link of a tapped component, and its flight if it could be planned.
package struct SnapshotFlight: Sendable {
  /// The plan of the flight, or the reason why there is none.
  package enum Outcome: Sendable {
    case planned(FlightPlan, FlightBehaviors)
    /// No flight could be planned, for this reason.
    case unknown(String)
  }

  /// The link's URL.
  package let link: String
  package let outcome: Outcome

  package init(link: String, _ outcome: Outcome) {
    self.link = link
    self.outcome = outcome
  }
}

extension JSONWriter {
  /// Writes the value of `parts` in a line of `seguec frames`.
  mutating func parts(_ behaviors: FlightBehaviors) {
    let count = behaviors.parts.count
    let names = (
      ComponentNames(behaviors.source, for: count),
      ComponentNames(behaviors.destination, for: count)
    )
    array {
      for part in behaviors.parts {
        let (screen, own, other) =
          part.isDestination
          ? (behaviors.destination, names.1, names.0) : (behaviors.source, names.0, names.1)
        $0.element {
          $0.object {
            $0.member("screen", part.isDestination ? "destination" : "source")
            $0.member("path", own.path(of: part.component))
            $0.member("id", screen.components[part.component].id)
            $0.member("type", screen.components[part.component].type.rawValue)
            $0.member("fate", part.kind.rawValue)
            $0.member("with", part.partner.map(other.path))
            $0.member("layer", part.layer)
          }
        }
      }
    }
  }

  /// Writes the flights of a tapped component's links, as in a line of `seguec snapshot`.
  mutating func flights(_ flights: [SnapshotFlight]) {
    array {
      for flight in flights {
        $0.element {
          $0.object {
            $0.member("to", flight.link)
            switch flight.outcome {
            case .planned(let plan, let behaviors):
              $0.member("transition", plan.transition)
              $0.member("kind", plan.kind.rawValue)
              let screen = behaviors.destination.id
              $0.member("screen", screen.isEmpty ? nil : screen)
              $0.member("flies", !plan.flying.isEmpty)
            case .unknown(let reason):
              $0.member("unknown", reason)
            }
          }
        }
      }
    }
  }
}
