/// Draws a small chart for each channel of a layer that changes, and a line that lists the others.
struct ChannelCharts {
  let title: String
  let curves: [ChannelCurve]

  private static let columns = 6
  private static let gap = 30.0
  private static let cellHeight = 176.0
  private static let plotHeight = 78.0

  private var moving: [ChannelCurve] { curves.filter { !$0.isFlat } }
  private var flat: [ChannelCurve] { curves.filter { $0.isFlat } }
  private var rows: Int { (moving.count + Self.columns - 1) / Self.columns }

  /// The height of the card.
  var height: Double { 66 + Double(rows) * Self.cellHeight + (flat.isEmpty ? 0 : 34) }

  func write(in card: Rect, to writer: inout SVGWriter) {
    writer.card(card, title: title)
    let room = card.inset(by: Edges(top: 66, right: 28, bottom: 0, left: 28))
    let width =
      (room.width - Double(Self.columns - 1) * Self.gap) / Double(Self.columns)
    for (index, curve) in moving.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      write(
        curve,
        in: Rect(
          x: room.x + Double(column) * (width + Self.gap),
          y: room.y + Double(row) * Self.cellHeight,
          width: width, height: Self.cellHeight), to: &writer)
    }
    guard !flat.isEmpty else { return }
    let values = flat.map { "\($0.name) \($0.label($0.first))" }.joined(separator: ", ")
    writer.caption(
      (moving.isEmpty ? "Nothing changes: " : "Unchanged: ") + values,
      at: Point(x: room.x, y: card.maxY - 26), size: 15, .muted)
  }

  private func write(_ curve: ChannelCurve, in cell: Rect, to writer: inout SVGWriter) {
    writer.caption(curve.name, at: Point(x: cell.x, y: cell.y + 12), size: 15, .ink, weight: 600)
    writer.caption(
      "\(hundredths(curve.first)) → \(curve.label(curve.last))",
      at: Point(x: cell.x, y: cell.y + 33), size: 15, .muted)
    let plot = Rect(x: cell.x, y: cell.y + 50, width: cell.width, height: Self.plotHeight)
    let range = curve.range
    // Only changing channels are drawn, so the range is not empty.
    func point(_ share: Double, _ value: Double) -> Point {
      let up = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      return Point(x: plot.x + plot.width * share, y: plot.maxY - plot.height * up)
    }
    for value in [curve.first, curve.last] {
      let y = point(0, value).y
      writer.element(
        "path",
        [
          "class": "segue-line",
          "d": .string("M\(shortNumbers(plot.x, y))H\(shortNumber(plot.maxX))"),
        ])
    }
    let last = Double(max(1, curve.values.count - 1))
    let line = curve.values.enumerated().map { point(Double($0) / last, $1) }
    writer.element(
      "path", ["class": "segue-curve segue-small", "d": .string(polyline(line))])
    for end in [line.first, line.last].compactMap({ $0 }) {
      writer.element(
        "circle",
        ["class": "segue-point", "cx": .number(end.x), "cy": .number(end.y), "r": 3.5])
    }
    if let overshoot = curve.overshoot {
      writer.caption(
        "\(overshoot > curve.last ? "up" : "down") to \(curve.label(overshoot))",
        at: Point(x: plot.maxX, y: plot.maxY + 20), size: 13, .muted, anchor: .end)
    }
  }
}
