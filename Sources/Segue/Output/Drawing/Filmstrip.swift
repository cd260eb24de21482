/// Draws a transition as a strip of moments on its device, with the curve of its progress, the path
/// of the flying layer and a chart of each of its channels below. The picture explains the
/// transition to someone who cannot run it.
///
/// The picture is 1200 units wide, has a background for light and dark pages, and is a function of
/// its arguments. Linear in both screens and in the moments; each screen and each picture is
/// written once.
///
/// - Parameters:
///   - scrolledBy: The scroll offsets of the source's containers.
///   - moments: The values of progress to show, each at the time when it is first reached. At most
///     twelve are drawn.
///   - fonts: The fonts that the picture may embed; nil if it embeds none.
///   - picture: Returns the address of a picture for its source, called once per visible picture;
///     nil draws a crossed box. A data URI also works where the SVG is embedded as an image.
package func svgFilmstrip(
  _ plan: FlightPlan, source: ScreenLayout, scrolledBy: ScrollOffsets = ScrollOffsets(),
  destination: ScreenLayout, destinationScrolledBy: ScrollOffsets = ScrollOffsets(),
  moments: [Double] = [0, 0.2, 0.4, 0.6, 0.8, 1],
  fonts: FontEmbedding? = nil, picture: @escaping (String) -> String?
) -> String {
  let flight = FlightDrawing(
    plan, source: source, scrolledBy: scrolledBy, destination: destination,
    destinationScrolledBy: destinationScrolledBy)
  let filmstrip = Filmstrip(
    plan: plan, flight: flight,
    moments: plan.moments(reaching: Array(moments.prefix(12))))
  var document = SVGDocument(embedding: fonts, picture: picture)
  filmstrip.write(to: &document)
  return document.file(
    size: Size(width: Filmstrip.width, height: filmstrip.height),
    title: filmstrip.title, style: FilmstripStyle.rules)
}

extension Detent {
  /// The height in few letters.
  fileprivate var figure: String {
    switch self {
    case .fraction(let share): "\(hundredths(share * 100)) %"
    case .height(let points): "\(hundredths(points)) pt"
    }
  }
}

/// The composition of the picture, from top to bottom.
struct Filmstrip {
  let plan: FlightPlan
  let flight: FlightDrawing
  let moments: [FlightMoment]
  private let channels: ChannelCharts

  init(plan: FlightPlan, flight: FlightDrawing, moments: [FlightMoment]) {
    self.plan = plan
    self.flight = flight
    self.moments = moments
    let layer = plan.explainedLayer
    let name = plan.primary == nil ? "The destination screen" : shortened(layer?.id ?? "", to: 44)
    channels = ChannelCharts(
      title: "\(name) in numbers",
      curves: layer.map { LayerCurves($0, timing: plan.timing, on: plan.device.size).curves } ?? [])
  }

  static let width = 1200.0
  private static let margin = 36.0
  private static let gap = 22.0
  private static let stripTop = 104.0
  private static let cardHeight = 256.0

  /// The names of the moving screens, from left to right: in a pop the destination is on the left.
  private var screens: (left: String, right: String) {
    if let change = plan.detents {
      return (
        "\(plan.to.screen) at \(change.from.figure)", "\(plan.to.screen) at \(change.to.figure)"
      )
    }
    return plan.direction == .pop
      ? (plan.to.screen, plan.from.screen) : (plan.from.screen, plan.to.screen)
  }

  var title: String {
    "\(screens.left) → \(screens.right): the transition \(plan.transition) on \(plan.device.name)"
  }

  // MARK: Measures

  /// The size of a device in the drawing: no wider than its share of the strip, and at most 420
  /// high.
  private var frameSize: Size {
    let count = Double(max(1, moments.count))
    let share = (Self.width - 2 * Self.margin - (count - 1) * Self.gap) / count
    let size = plan.device.size
    let scale = min(min(share, 320) / size.width, 420 / size.height)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  private var stripBottom: Double { Self.stripTop + frameSize.height }
  private var cardTop: Double { stripBottom + 98 }
  private var channelsTop: Double { cardTop + Self.cardHeight + Self.gap }
  var height: Double { channelsTop + channels.height + Self.margin }

  /// Returns the center of each device, distributed over the width.
  private func center(of index: Int) -> Double {
    let room = (Self.width - 2 * Self.margin + Self.gap) / Double(max(1, moments.count))
    return Self.margin - Self.gap / 2 + room * (Double(index) + 0.5)
  }

  // MARK: Drawing

  func write(to document: inout SVGDocument) {
    let ground = Rect(x: 0.5, y: 0.5, width: Self.width - 1, height: height - 1)
    RoundedBox(ground, CornerRadii(28)).write(to: &document.body, ["class": "segue-ground"])
    writeHeader(&document.body)
    writeStrip(&document)
    let cardWidth = (Self.width - 2 * Self.margin - Self.gap) / 2
    let left = Rect(x: Self.margin, y: cardTop, width: cardWidth, height: Self.cardHeight)
    ProgressChart(timing: plan.timing, moments: moments)
      .write(in: left, to: &document.body)
    PathChart(plan: plan, moments: moments)
      .write(in: left.offset(x: cardWidth + Self.gap, y: 0), to: &document.body)
    channels.write(
      in: Rect(
        x: Self.margin, y: channelsTop, width: Self.width - 2 * Self.margin,
        height: channels.height), to: &document.body)
  }

  private func writeHeader(_ writer: inout SVGWriter) {
    writer.caption(
      "\(shortened(screens.left, to: 24)) → \(shortened(screens.right, to: 24))",
      at: Point(x: Self.margin, y: 56), size: 26, .ink, weight: 650)
    let facts = [
      shortened(plan.transition, to: 24), plan.timing.easing.displayText,
      milliseconds(plan.timing.duration), shortened(plan.device.name, to: 20),
    ]
    writer.caption(
      facts.joined(separator: "  ·  "), at: Point(x: Self.width - Self.margin, y: 55), size: 17,
      .muted, anchor: .end)
  }

  private func writeStrip(_ document: inout SVGDocument) {
    let drawings = flight.defineDrawings(in: &document)
    let device = DeviceDrawing(device: plan.device, size: frameSize)
    let line = stripBottom + 28
    if let last = moments.indices.last, last > 0 {
      document.body.element(
        "path",
        [
          "class": "segue-line",
          "d": .string(
            "M\(shortNumbers(center(of: 0), line))H\(shortNumber(center(of: last)))"),
        ])
    }
    for (index, moment) in moments.enumerated() {
      let middle = center(of: index)
      let corner = Point(x: middle - frameSize.width / 2, y: Self.stripTop)
      device.write(at: corner, to: &document) { document in
        flight.write(moment.progress, drawings: drawings, to: &document)
      }
      document.body.dot(at: Point(x: middle, y: line))
      document.body.caption(
        milliseconds(moment.time), at: Point(x: middle, y: line + 31), size: 18, .ink,
        weight: 600, anchor: .middle)
      document.body.caption(
        "progress \(hundredths(moment.progress))", at: Point(x: middle, y: line + 51), size: 15,
        .muted, anchor: .middle)
    }
  }
}
