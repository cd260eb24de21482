/// Draws the tapped component as large as there is room for, with its parts numbered as in the
/// list.
struct SnapshotDetail {
  let snapshot: Snapshot
  let end: FlightEnd
  /// The number of each part; nil for a part that the list omits.
  let numbers: [Int?]

  private static let largestScale = 4.0
  /// The width for the numbers on either side of the component.
  private static let gutter = 56.0

  func write(in card: Rect, _ layers: SnapshotLayers, _ document: inout SVGDocument) {
    document.body.card(card, title: "Its parts")
    writeLegend(at: Point(x: card.x + 28, y: card.maxY - 28), &document.body)
    let room = card.inset(
      by: Edges(top: 60, right: Self.gutter, bottom: 58, left: Self.gutter))
    let seen = end.frame(of: snapshot.tapped).intersection(end.rest.frame)
    guard seen.area > 0 else {
      document.body.caption(
        "It is not on the screen.", at: Point(x: card.x + 28, y: room.y + 20), size: 15, .muted)
      return
    }
    // Some of the surroundings show where the component is.
    let shown = RoundedBox(seen).spread(by: 8).rect
    let map = ScaledMap(shown, in: room, atMost: Self.largestScale)
    let window = map.rect(shown)
    document.body.open("g", ["clip-path": document.clip(to: RoundedBox(window, CornerRadii(8)))])
    document.body.open(
      "svg",
      [
        "x": .number(window.x), "y": .number(window.y), "width": .number(window.width),
        "height": .number(window.height),
        "viewBox": .string(shortNumbers(shown.x, shown.y, shown.width, shown.height)),
      ])
    layers.write(to: &document)
    document.body.close()
    SnapshotOutline(snapshot: snapshot, end: end).write(scale: 1, to: &document) { map.rect($0) }
    document.body.close()
    writeNumbers(beside: window, in: room, map, &document.body)
  }

  // MARK: Numbers

  /// A number beside the component, and the part that it points at.
  private struct Callout {
    let number: Int
    let isKept: Bool
    let part: Rect
    var y: Double
  }

  /// Writes the numbers beside the component, where they cover nothing, as close to the heights of
  /// their parts as possible without overlap. A line connects each number to its part.
  private func writeNumbers(
    beside window: Rect, in room: Rect, _ map: ScaledMap, _ writer: inout SVGWriter
  ) {
    var sides: [[Callout]] = [[], []]
    for (node, number) in zip(snapshot.nodes, numbers) {
      let frame = end.frame(of: node.component)
      guard let number, frame.area > 0, touches(map.rect(frame), window) else { continue }
      let part = map.rect(frame).intersection(window)
      let callout = Callout(number: number, isKept: node.isKept, part: part, y: part.center.y)
      // Numbers of centered parts go to the side that has fewer.
      let lean = part.center.x - window.center.x
      let side =
        abs(lean) < window.width / 16 ? (sides[0].count > sides[1].count ? 1 : 0) : lean < 0 ? 0 : 1
      sides[side].append(callout)
    }
    for (side, callouts) in sides.enumerated() {
      let x = side == 0 ? window.x - 26 : window.maxX + 26
      for callout in spread(callouts, from: room.y - 8, to: room.maxY + 8) {
        let edge = side == 0 ? callout.part.x : callout.part.maxX
        let inset = min(6, callout.part.height / 2)
        let end = Point(
          x: edge, y: min(max(callout.y, callout.part.y + inset), callout.part.maxY - inset))
        let line: SVGValue = .string(
          "M\(shortNumbers(x, callout.y))L\(shortNumbers(end.x, end.y))")
        writer.element("path", ["class": "segue-halo", "stroke-width": 3, "d": line])
        writer.element(
          "path", ["class": callout.isKept ? "segue-kept" : "segue-dropped", "d": line])
        writer.element(
          "circle",
          [
            "class": callout.isKept ? "segue-flies" : "segue-end", "cx": .number(end.x),
            "cy": .number(end.y), "r": 3,
          ])
        writer.badge(
          callout.number, isKept: callout.isKept, at: Point(x: x, y: callout.y))
      }
    }
  }

  /// Returns the callouts from top to bottom, with a minimum distance between neighbors.
  private func spread(_ callouts: [Callout], from top: Double, to bottom: Double) -> [Callout] {
    guard !callouts.isEmpty else { return [] }
    var callouts = callouts.sorted { ($0.y, $0.number) < ($1.y, $1.number) }
    let count = Double(callouts.count)
    let distance = min(22, (bottom - top) / count)
    // Callouts that would overlap form a group, which is centered on the mean height of their
    // parts.
    var groups: [(wanted: Double, count: Double)] = []
    for callout in callouts {
      var group = (wanted: callout.y, count: 1.0)
      while let last = groups.last,
        last.wanted + last.count * distance / 2 > group.wanted - group.count * distance / 2
      {
        groups.removeLast()
        let both = last.count + group.count
        group = ((last.wanted * last.count + group.wanted * group.count) / both, both)
      }
      groups.append(group)
    }
    var callout = 0
    var free = top
    for (index, group) in groups.enumerated() {
      let below = groups[(index + 1)...].reduce(0) { $0 + $1.count } * distance
      let height = group.count * distance
      let start = max(free, min(group.wanted - height / 2, bottom - below - height))
      for row in 0..<Int(group.count) {
        callouts[callout].y = start + (Double(row) + 0.5) * distance
        callout += 1
      }
      free = start + height
    }
    return callouts
  }

  // MARK: Legend

  private func writeLegend(at corner: Point, _ writer: inout SVGWriter) {
    var x = corner.x
    for (isKept, words, width) in [(true, "kept, drawn anew", 190.0), (false, "dropped", 0)] {
      let swatch = Rect(x: x, y: corner.y - 13, width: 28, height: 16)
      RoundedBox(swatch, CornerRadii(3)).write(
        to: &writer,
        [
          "class": isKept ? "segue-kept" : "segue-stay", "stroke-width": isKept ? 2 : 1.25,
          "stroke-dasharray": isKept ? nil : "4 3",
        ])
      writer.caption(words, at: Point(x: swatch.maxX + 10, y: corner.y), size: 15, .ink)
      x += width
    }
  }
}

extension SVGWriter {
  /// Writes the number of a part in a disc: filled if the part flies, a ring if it stays.
  mutating func badge(_ number: Int, isKept: Bool, at center: Point) {
    element(
      "circle",
      [
        "class": isKept ? "segue-flies" : "segue-stays", "cx": .number(center.x),
        "cy": .number(center.y), "r": 9.5, "stroke-dasharray": isKept ? nil : "2.6 2",
      ])
    fonts.add(caption: number.description, weight: 650)
    element(
      "text",
      [
        "class": isKept ? "segue-on" : "segue-off", "x": .number(center.x),
        "y": .number(center.y + 4), "font-size": 11, "font-weight": 650, "text-anchor": "middle",
      ], text: number.description)
  }
}
