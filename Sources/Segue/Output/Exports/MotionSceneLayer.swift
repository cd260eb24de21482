/// A layer in a MotionScene: its constraints at both ends, and what key frames say between them.
///
/// Key frames stand at whole hundredths of the duration. `deltaRelative` positions are parts of the way
/// of the layer's middle, and sizes parts of their change, so what is the same at both ends cannot change
/// in between.
struct MotionSceneLayer {
  /// A list of values at hundredths of the duration.
  struct Keys {
    var hundredths: [Int] = []
    /// Each as long as `hundredths`.
    var columns: [(name: String, values: [String])] = []

    var isEmpty: Bool { hundredths.isEmpty }
  }

  let id: String
  let start: LayerState
  let end: LayerState
  let positions: Keys
  let attributes: Keys
  /// Custom attributes at both ends, beside those of the key frames.
  let custom: [(name: String, start: String, end: String)]
  let customKeys: Keys
  /// The largest error of an edge or a radius, in points, and of an opacity, 0 to 1.
  let achieved: (points: Double, share: Double)
  /// What is left out, in words.
  let omitted: [String]
}

/// Looks for the key frames of a layer.
struct MotionSceneMaker {
  let track: FlightSamples.Track
  let flight: FlightSamples
  private let name: String
  /// The layer at each hundredth, both ends included.
  private let hundredths: [LayerMoment]
  /// Its background at each of them, which MotionLayout mixes part by part.
  private let backgrounds: [RGBA]
  private let first: LayerState
  private let last: LayerState

  init(
    track: FlightSamples.Track, named name: String, place: Int, flight: FlightSamples,
    frames: [[LayerMoment]]
  ) {
    self.track = track
    self.name = name
    self.flight = flight
    let moments = frames.compactMap { place < $0.count ? $0[place] : nil }
    hundredths = moments
    backgrounds = unmultiplied(moments.map(\.state.background))
    first = track.moments[0].state
    last = track.moments[track.moments.count - 1].state
  }

  /// Numbers that are written at chosen hundredths, with what a straight line between them leaves.
  private struct Chosen {
    let places: [Int]
    let error: Double
  }

  /// - Parameter numbers: Appends what the written values say of a moment.
  private func choose(
    _ tolerances: [Double], _ numbers: (LayerMoment, inout [Double]) -> Void
  ) -> Chosen {
    let count = tolerances.count
    var values: [Double] = []
    for moment in hundredths { numbers(moment, &values) }
    let times = hundredths.indices.map { Double($0) / Double(max(1, hundredths.count - 1)) }
    let places = fewestStops(
      times: times, values: values,
      tolerances: tolerances.map { $0 * ExportTolerance.partOfStops })
    // Against the flight itself, which is known between the hundredths too.
    var error = 0.0
    var own: [Double] = []
    var next = 1
    for (time, moment) in zip(flight.times, track.moments) {
      own.removeAll(keepingCapacity: true)
      numbers(moment, &own)
      let offset = flight.offset(time)
      while next + 1 < places.count && times[places[next]] < offset { next += 1 }
      guard next < places.count else { continue }
      let (from, to) = (places[next - 1], places[next])
      let share = (offset - times[from]) / (times[to] - times[from])
      for index in 0..<count {
        let (a, b) = (values[from * count + index], values[to * count + index])
        error = max(error, abs(a + (b - a) * share - own[index]))
      }
    }
    return Chosen(places: places, error: error)
  }

  // MARK: Frames

  /// The parts of the way that a frame has gone: of the middle's, and of the change of the sides. Of what
  /// does not change, the part of the time.
  private func parts(_ frame: Rect, at offset: Double) -> [Double] {
    let (a, b) = (first.frame, last.frame)
    func part(_ from: Double, _ to: Double, _ value: Double) -> Double {
      abs(to - from) > flight.tolerance.points / 8 ? (value - from) / (to - from) : offset
    }
    return [
      part(a.center.x, b.center.x, frame.center.x), part(a.center.y, b.center.y, frame.center.y),
      part(a.width, b.width, frame.width), part(a.height, b.height, frame.height),
    ]
  }

  /// The frame that such parts make.
  private func frame(_ parts: [Double]) -> Rect {
    let (a, b) = (first.frame, last.frame)
    let size = Size(
      width: a.width + (b.width - a.width) * parts[2],
      height: a.height + (b.height - a.height) * parts[3])
    return Rect(
      origin: Point(
        x: a.center.x + (b.center.x - a.center.x) * parts[0] - size.width / 2,
        y: a.center.y + (b.center.y - a.center.y) * parts[1] - size.height / 2),
      size: size)
  }

  private func positions() -> (keys: MotionSceneLayer.Keys, error: Double) {
    let chosen = choose(flight.lengths(6)) { $0.state.frame.appendWithEdges(to: &$1) }
    let inner = chosen.places.filter { $0 > 0 && $0 < hundredths.count - 1 }
    let way = Rect(
      x: last.frame.center.x - first.frame.center.x, y: last.frame.center.y - first.frame.center.y,
      width: last.frame.width - first.frame.width, height: last.frame.height - first.frame.height)
    let longest = max(1, abs(way.x), abs(way.y), abs(way.width), abs(way.height))
    let format = DecimalFormat(finerThan: flight.tolerance.points / 64 / longest)
    // What cannot be said stays where it is: its error shows here, and not in the choice.
    var unsaid = 0.0
    for (index, moment) in hundredths.enumerated() {
      let offset = Double(index) / Double(max(1, hundredths.count - 1))
      unsaid = max(
        unsaid, furthest(frame(parts(moment.state.frame, at: offset)), moment.state.frame))
    }
    let error = chosen.error + (unsaid > flight.tolerance.points / 64 ? unsaid : 0)
    guard !inner.isEmpty else { return (MotionSceneLayer.Keys(), error) }
    let rows = inner.map {
      parts(hundredths[$0].state.frame, at: Double($0) / Double(max(1, hundredths.count - 1)))
    }
    let names = ["percentX", "percentY", "percentWidth", "percentHeight"]
    let columns = names.enumerated().map { column, name in
      (name: name, values: rows.map { format.text($0[column]) })
    }
    return (MotionSceneLayer.Keys(hundredths: inner, columns: columns), error)
  }

  // MARK: Attributes

  private func keys(
    _ chosen: Chosen, _ columns: [(name: String, text: (Int) -> String)]
  ) -> MotionSceneLayer.Keys {
    let inner = chosen.places.filter { $0 > 0 && $0 < hundredths.count - 1 }
    guard !inner.isEmpty else { return MotionSceneLayer.Keys() }
    return MotionSceneLayer.Keys(
      hundredths: inner,
      columns: columns.map { name, text in
        (name: name, values: inner.map(text))
      })
  }

  private func argb(_ color: RGBA) -> String {
    func pair(_ component: Double) -> String {
      // In this order of the operands NaN would count as 0.
      let byte = UInt8(min(max(0, component), 1) * 255 + 0.5)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "'#" + [color.alpha, color.red, color.green, color.blue].map(pair).joined() + "'"
  }

  func make() -> MotionSceneLayer {
    let (lengths, shares) = (flight.tolerance.lengths, flight.tolerance.shares)
    let positions = positions()
    let alpha = choose(flight.shares(1)) { $1.append($0.state.opacity) }

    // Corners and background are attributes of the app's own composables.
    var columns: [(name: String, text: (Int) -> String)] = []
    let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    let slack = flight.tolerance.points / 8
    switch CornerShape(track.moments.map(\.state.corners), within: slack) {
    case .sharp: break
    case .uniform(let isRound) where !isRound.contains(false):
      columns.append(("cornerRadius", { lengths.text(hundredths[$0].state.corners.topLeft) }))
    case .uniform, .any:
      for (place, name) in names.enumerated() {
        columns.append((name, { lengths.text(hundredths[$0].state.corners.clockwise[place]) }))
      }
    }
    let corners = choose(flight.lengths(4)) { $0.state.corners.quad.append(to: &$1) }
    let radiusCount = columns.count
    let hasBackground = track.moments.contains { $0.state.background.alpha > 0 }
    if hasBackground { columns.append(("background", { argb(backgrounds[$0]) })) }
    let background = choose(flight.shares(4)) {
      $0.state.background.premultiplied.append(to: &$1)
    }
    let joined = Set(
      (radiusCount > 0 ? corners.places : []) + (hasBackground ? background.places : []))
    let custom = Chosen(places: joined.sorted(), error: 0)

    var omitted: [String] = []
    if track.moments.contains(where: { $0.shadows.contains { $0.color.alpha > 0 } }) {
      omitted.append("shadows")
    }
    if track.moments.contains(where: {
      $0.state.border != .zero && $0.state.borderColor.alpha > 0
    }) {
      omitted.append("borders")
    }
    if !track.layer.gradients.from.isEmpty || !track.layer.gradients.to.isEmpty {
      omitted.append("gradients")
    }
    if flight.isClipped(track) { omitted.append("the clip") }
    return MotionSceneLayer(
      id: name, start: first, end: last, positions: positions.keys,
      attributes: keys(alpha, [("alpha", { shares.text(hundredths[$0].state.opacity) })]),
      custom: columns.map { ($0.name, $0.text(0), $0.text(hundredths.count - 1)) },
      customKeys: keys(custom, columns),
      // With what rounded numbers add.
      achieved: (
        max(positions.error, radiusCount > 0 ? corners.error : 0) + flight.tolerance.points / 32,
        alpha.error + flight.tolerance.share / 32
      ),
      omitted: omitted)
  }
}
