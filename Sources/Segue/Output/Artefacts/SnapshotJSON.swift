extension JSONWriter {
  /// Writes a line of `seguec snapshot`: every component of the tapped one's subtree, kept or not,
  /// with its frame in layout and relative to the tapped component's.
  ///
  /// - Parameter flights: The flights of its links, with the behavior of each component; nil to
  ///   omit them.
  package mutating func snapshot(
    _ snapshot: Snapshot, in layout: ScreenLayout, flights: [SnapshotFlight]? = nil
  ) {
    let screen = layout.screen
    let names = flights?.map { $0.names(for: snapshot.nodes.count) } ?? []
    let paths = screen.paths()
    let tapped = layout.tree.frames[snapshot.tapped]
    object {
      $0.member("screen", screen.id)
      $0.member(unusual: screen.phase)
      $0.member("device", layout.device)
      $0.member("tapped", screen.components[snapshot.tapped].id ?? paths[snapshot.tapped])
      $0.member("frame", tapped)
      $0.member("nodes") { writer in
        writer.array {
          for (nodeIndex, node) in snapshot.nodes.enumerated() {
            $0.element {
              $0.object {
                $0.member("path", paths[node.component])
                $0.member("id", screen.components[node.component].id)
                $0.member("type", screen.components[node.component].type.rawValue)
                $0.member("kept", node.isKept)
                $0.member("reason", node.reason.description)
                $0.member(
                  "frame", layout.tree.frames[node.component].offset(x: -tapped.x, y: -tapped.y))
                if let flights {
                  $0.member("fates") { $0.behaviors(at: nodeIndex, in: flights, names) }
                }
              }
            }
          }
        }
      }
      if let flights { $0.member("flights") { $0.flights(flights) } }
    }
  }

  /// Writes the behavior of a component in each flight.
  ///
  /// - Parameters:
  ///   - nodeIndex: The index of the component's node in the snapshot.
  ///   - names: The names of the components of each destination.
  private mutating func behaviors(
    at nodeIndex: Int, in flights: [SnapshotFlight], _ names: [ComponentNames?]
  ) {
    array {
      for (flight, names) in zip(flights, names) {
        var part: PartBehavior?
        var transition: String?
        if case .planned(let plan, let behaviors) = flight.outcome,
          nodeIndex < behaviors.parts.count
        {
          part = behaviors.parts[nodeIndex]
          transition = plan.transition
        }
        $0.element {
          $0.object {
            $0.member("to", flight.link)
            $0.member("transition", transition)
            $0.member("fate", part?.kind.rawValue)
            $0.member("with", part?.partner.flatMap { names?.path(of: $0) })
          }
        }
      }
    }
  }
}

extension SnapshotFlight {
  /// Returns the names of the destination's components; nil if no flight was planned.
  fileprivate func names(for count: Int) -> ComponentNames? {
    guard case .planned(_, let behaviors) = outcome else { return nil }
    return ComponentNames(behaviors.destination, for: count)
  }
}
