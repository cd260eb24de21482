extension JSONWriter {
  /// Writes a line of `seguec snapshot`: every part of the tapped component, kept or not, with its
  /// frame as laid out and relative to the tapped component's.
  package mutating func snapshot(_ snapshot: Snapshot, in layout: ScreenLayout) {
    let screen = layout.screen
    let paths = screen.paths()
    let tapped = layout.tree.frames[snapshot.tapped]
    object {
      $0.member("screen", screen.id)
      $0.member("device", layout.device)
      $0.member("tapped", screen.components[snapshot.tapped].id ?? paths[snapshot.tapped])
      $0.member("frame", tapped)
      $0.member("nodes") { writer in
        writer.array {
          for node in snapshot.nodes {
            $0.element {
              $0.object {
                $0.member("path", paths[node.component])
                $0.member("id", screen.components[node.component].id)
                $0.member("type", screen.components[node.component].type.rawValue)
                $0.member("kept", node.isKept)
                $0.member("reason", node.reason.description)
                $0.member(
                  "frame", layout.tree.frames[node.component].offset(x: -tapped.x, y: -tapped.y))
              }
            }
          }
        }
      }
    }
  }
}
