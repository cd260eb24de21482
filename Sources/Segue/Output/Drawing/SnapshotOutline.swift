/// Draws the outlines of a tapped component's parts.
struct SnapshotOutline {
  let snapshot: Snapshot
  let end: FlightEnd

  /// Draws the outlines. `transform` maps a frame from device coordinates to the drawing.
  ///
  /// - Parameters:
  ///   - isCoarse: Whether descendants of dropped parts have no outlines.
  ///   - scale: The length of a unit of the picture in the current coordinates.
  func write(
    isCoarse: Bool = false, scale: Double, to document: inout SVGDocument,
    _ transform: (Rect) -> Rect
  ) {
    let hatch = hatching(scale, &document)
    let drawn = snapshot.nodes.filter { end.frame(of: $0.component).area > 0 }
    for node in drawn where !node.isKept && !isInsideDropped(node.component) {
      RoundedBox(transform(end.frame(of: node.component)), radii(of: node, scale))
        .write(to: &document.body, ["fill": "url(#\(hatch))"])
    }
    // Kept parts are on top, ancestors last: otherwise a descendant's outline would cover a shared
    // edge.
    for node in drawn where !node.isKept && !(isCoarse && isInsideDropped(node.component)) {
      writeLine(around: node, scale, transform: transform, to: &document.body)
    }
    for node in drawn.reversed() where node.isKept {
      writeLine(around: node, scale, transform: transform, to: &document.body)
    }
  }

  private func writeLine(
    around node: Snapshot.Node, _ scale: Double, transform: (Rect) -> Rect,
    to writer: inout SVGWriter
  ) {
    let box = RoundedBox(transform(end.frame(of: node.component)), radii(of: node, scale))
    box.write(to: &writer, ["class": "segue-halo", "stroke-width": .number(3.5 * scale)])
    let dashes = SVGValue.string(shortNumbers(4 * scale, 3 * scale))
    box.write(
      to: &writer,
      [
        "class": node.isKept ? "segue-kept" : "segue-dropped",
        "stroke-width": .number((node.isKept ? 2 : 1.25) * scale),
        "stroke-dasharray": node.isKept ? nil : dashes,
      ])
  }

  /// Returns slightly rounded corners, so that the outlines of nested parts coincide.
  private func radii(of node: Snapshot.Node, _ scale: Double) -> CornerRadii {
    CornerRadii(node.isKept ? 4 * scale : 2 * scale)
  }

  private func isInsideDropped(_ component: ComponentID) -> Bool {
    guard component != snapshot.tapped, let parent = end.screen.components[component].parent else {
      return false
    }
    return !snapshot.isKept(parent)
  }

  private func hatching(_ scale: Double, _ document: inout SVGDocument) -> String {
    let step = 6 * scale
    return document.define(
      "h", name: "pattern",
      attributes: [
        "width": .number(step), "height": .number(step), "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ]
    ) { writer in
      writer.element(
        "path",
        [
          "class": "segue-hatch", "d": .string("M0 0V\(shortNumber(step))"),
          "stroke-width": .number(1.2 * scale),
        ])
    }
  }
}
