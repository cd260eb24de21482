/// Draws progress over time, with the moments of the strip marked.
struct ProgressChart {
  let timing: Timing
  let moments: [FlightMoment]

  private static let samples = 120

  func write(in card: Rect, to writer: inout SVGWriter) {
    writer.card(card, title: "Progress over time")
    let plot = card.inset(by: Edges(top: 68, right: 40, bottom: 48, left: 62))
    let range = timing.progressRange
    func point(_ time: Double, _ progress: Double) -> Point {
      let across = timing.duration > 0 ? time / timing.duration : progress
      let up = (progress - range.lowerBound) / (range.upperBound - range.lowerBound)
      return Point(x: plot.x + plot.width * across, y: plot.maxY - plot.height * up)
    }
    for level in [0.0, 1.0] {
      let y = point(0, level).y
      writer.element(
        "path",
        [
          "class": "segue-line",
          "d": .string("M\(shortNumbers(plot.x, y))H\(shortNumber(plot.maxX))"),
        ])
      writer.caption(
        shortNumber(level), at: Point(x: plot.x - 18, y: y + 5), size: 15, .muted, anchor: .end)
    }
    let base = plot.maxY + 30
    writer.caption("0 ms", at: Point(x: plot.x, y: base), size: 15, .muted)
    writer.caption(
      milliseconds(timing.duration), at: Point(x: plot.maxX, y: base), size: 15, .muted,
      anchor: .end)

    let times = (0...Self.samples).map { timing.duration * Double($0) / Double(Self.samples) }
    var line = times.map { point($0, timing.progress(at: $0)) }
    // With a duration of zero, progress at time 0 is already that of the end.
    if timing.duration == 0 { line = [plot.origin, Point(x: plot.x, y: plot.maxY)] }
    writer.element("path", ["class": "segue-curve", "d": .string(polyline(line))])
    writeOvershoot(at: times, point, in: card, &writer)
    for moment in moments { writer.dot(at: point(moment.time, moment.progress)) }
  }

  /// Marks the largest overshoot of progress beyond its final value, if it is visible.
  private func writeOvershoot(
    at times: [Double], _ point: (Double, Double) -> Point, in card: Rect,
    _ writer: inout SVGWriter
  ) {
    let end = timing.progress(at: timing.duration)
    let sign = timing.isReversed ? -1.0 : 1.0
    let values = times.map { timing.progress(at: $0) }
    guard
      let peak = values.indices.max(by: { sign * values[$0] < sign * values[$1] }),
      sign * (values[peak] - end) >= 0.002
    else { return }
    let (summit, rest) = (point(times[peak], values[peak]), point(times[peak], end))
    writer.element(
      "path",
      [
        "class": "segue-way",
        "d": .string("M\(shortNumbers(summit.x, summit.y))V\(shortNumber(rest.y))"),
      ])
    writer.caption(
      "overshoots to \(thousandths(values[peak])) at \(milliseconds(times[peak]))",
      at: Point(x: card.maxX - 28, y: card.y + 38), size: 15, .muted, anchor: .end)
  }
}

/// Draws the path of the primary pair across the device; without pairs, that of the destination
/// screen.
struct PathChart {
  let plan: FlightPlan
  let moments: [FlightMoment]

  private static let samples = 48

  private var layer: Layer? { plan.explainedLayer }

  private var title: String {
    plan.primary == nil
      ? "The destination screen" : shortened("\(plan.from.component) flies", to: 44)
  }

  func write(in card: Rect, to writer: inout SVGWriter) {
    writer.card(card, title: title)
    guard let layer else { return }
    let device = Rect(origin: .zero, size: plan.device.size)
    let states = moments.map { layer.state(at: $0.progress) }
    let bounds = states.reduce(device) { $0.union($1.frame) }
    let room = Rect(x: card.x + 28, y: card.y + 58, width: 200, height: card.height - 80)
    guard bounds.width > 0, bounds.height > 0 else { return }
    let map = ScaledMap(bounds, in: room)
    RoundedBox(map.rect(device), CornerRadii(6)).write(to: &writer, ["class": "segue-line"])
    for (index, state) in states.enumerated() {
      let isEnd = index == 0 || index == states.count - 1
      map.box(state).write(
        to: &writer,
        [
          "class": "segue-frame", "stroke-width": isEnd ? 2 : 1,
          "stroke-opacity": isEnd ? nil : 0.45,
        ])
    }
    let centers = (0...Self.samples).map { step in
      map.point(layer.state(at: Double(step) / Double(Self.samples)).frame.center)
    }
    writer.element("path", ["class": "segue-way", "d": .string(polyline(centers))])
    for state in states {
      let center = map.point(state.frame.center)
      writer.element(
        "circle",
        ["class": "segue-point", "cx": .number(center.x), "cy": .number(center.y), "r": 2.5])
    }
    writeFacts(layer, at: Point(x: room.maxX + 28, y: card.y + 104), to: &writer)
  }

  private func writeFacts(_ layer: Layer, at corner: Point, to writer: inout SVGWriter) {
    let (first, last) = (layer.state(at: 0), layer.state(at: 1))
    let ends =
      plan.primary == nil
      ? ("at the beginning", "at the end")
      : (
        "on \(shortened(plan.from.screen, to: 20))", "on \(shortened(plan.to.screen, to: 20))"
      )
    var y = corner.y
    for (name, state) in [(ends.0, first), (ends.1, last)] {
      let (frame, radius) = (state.frame, state.corners.clockwise.max() ?? 0)
      writer.caption(name, at: Point(x: corner.x, y: y), size: 15, .muted)
      writer.caption(
        "\(hundredths(frame.width)) × \(hundredths(frame.height)) at "
          + "\(hundredths(frame.x)), \(hundredths(frame.y))"
          + (radius > 0 ? ", radius \(hundredths(radius))" : ""),
        at: Point(x: corner.x, y: y + 23), size: 17, .ink, weight: 600)
      y += 60
    }
  }
}

extension FlightPlan {
  /// The layer that the charts describe: that of the primary pair; without pairs, the entering
  /// screen.
  var explainedLayer: Layer? {
    guard let primary else { return screen(.entering) }
    return flying.first { $0.pair == primary }
  }
}

/// Returns the path data of a polyline through points.
func polyline(_ points: [Point]) -> String {
  points.enumerated().map { index, point in
    (index == 0 ? "M" : "L") + shortNumbers(point.x, point.y)
  }.joined()
}

extension SVGWriter {
  mutating func card(_ frame: Rect, title: String) {
    breakLine()
    RoundedBox(frame, CornerRadii(18)).write(to: &self, ["class": "segue-card"])
    caption(title, at: Point(x: frame.x + 28, y: frame.y + 38), size: 17, .ink, weight: 600)
  }
}
