/// A layer in a MotionScene: its constraints at both ends, and keyframes between them.
///
/// Keyframes are at whole hundredths of the duration. `deltaRelative` positions are fractions of
/// the change of the layer's center, and sizes fractions of their change, so a value that is equal
/// at both ends cannot change in between.
struct MotionSceneLayer {
  /// Values at hundredths of the duration.
  struct Keys {
    var hundredths: [Int] = []
    /// The columns, each with as many values as `hundredths`.
    var columns: [(name: String, values: [String])] = []

    var isEmpty: Bool { hundredths.isEmpty }
  }

  let id: String
  let start: LayerState
  let end: LayerState
  let positions: Keys
  let attributes: Keys
  /// The custom attributes at both ends; keyframes are in `customKeys`.
  let custom: [(name: String, start: String, end: String)]
  let customKeys: Keys
  /// The largest error of an edge or a radius, in points, and of an opacity, 0 to 1.
  let achieved: (points: Double, share: Double)
  /// Descriptions of what is omitted.
  let omitted: [String]
}

/// Computes the keyframes of a layer.
struct MotionSceneMaker {
  let track: FlightSamples.Track
  let flight: FlightSamples
  private let name: String
  /// The layer at each hundredth, including both ends.
  private let hundredths: [LayerMoment]
  /// The background at each hundredth, whose components MotionLayout interpolates separately.
  private let backgrounds: [RGBA]
  private let first: LayerState
  private let last: LayerState

  init(
    track: FlightSamples.Track, named name: String, index: Int, flight: FlightSamples,
    frames: [[LayerMoment]]
  ) {
    self.track = track
    self.name = name
    self.flight = flight
    let moments = frames.compactMap { index < $0.count ? $0[index] : nil }
    hundredths = moments
    backgrounds = fillingTransparentColors(in: moments.map { $0.state.background })
    first = track.moments[0].state
    last = track.moments[track.moments.count - 1].state
  }

  /// The selected hundredths, and the error of linear interpolation between them.
  private struct KeyframeChoice {
    let frames: [Int]
    let error: Double
  }

  /// Selects the fewest hundredths for some numbers.
  ///
  /// - Parameter numbers: Appends the numbers that the written values represent at a moment.
  private func choose(
    _ tolerances: [Double], _ numbers: (LayerMoment, inout [Double]) -> Void
  ) -> KeyframeChoice {
    let count = tolerances.count
    var values: [Double] = []
    for moment in hundredths { numbers(moment, &values) }
    let times = hundredths.indices.map { Double($0) / Double(max(1, hundredths.count - 1)) }
    let sampleIndices = simplifyCurve(
      times: times, values: values,
      tolerances: tolerances.map { $0 * ExportTolerance.stopFraction })
    // Compared with the flight itself, which is also known between the hundredths.
    var error = 0.0
    var own: [Double] = []
    var next = 1
    for (time, moment) in zip(flight.times, track.moments) {
      own.removeAll(keepingCapacity: true)
      numbers(moment, &own)
      let offset = flight.offset(time)
      while next + 1 < sampleIndices.count && times[sampleIndices[next]] < offset { next += 1 }
      guard next < sampleIndices.count else { continue }
      let (from, to) = (sampleIndices[next - 1], sampleIndices[next])
      let share = (offset - times[from]) / (times[to] - times[from])
      for index in 0..<count {
        let (a, b) = (values[from * count + index], values[to * count + index])
        error = max(error, abs(a + (b - a) * share - own[index]))
      }
    }
    return KeyframeChoice(frames: sampleIndices, error: error)
  }

  // MARK: Frames

  /// Returns the fractions of the change that a frame has completed: of the center, and of the
  /// sides. For a value that does not change, that is the fraction of the time.
  private func parts(_ frame: Rect, at offset: Double) -> [Double] {
    let (a, b) = (first.frame, last.frame)
    func part(_ from: Double, to: Double, value: Double) -> Double {
      abs(to - from) > flight.tolerance.points / 8 ? (value - from) / (to - from) : offset
    }
    return [
      part(a.center.x, to: b.center.x, value: frame.center.x),
      part(a.center.y, to: b.center.y, value: frame.center.y),
      part(a.width, to: b.width, value: frame.width),
      part(a.height, to: b.height, value: frame.height),
    ]
  }

  /// Returns the frame of such fractions.
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
    let inner = chosen.frames.filter { $0 > 0 && $0 < hundredths.count - 1 }
    let way = Rect(
      x: last.frame.center.x - first.frame.center.x, y: last.frame.center.y - first.frame.center.y,
      width: last.frame.width - first.frame.width, height: last.frame.height - first.frame.height)
    let longest = max(1, abs(way.x), abs(way.y), abs(way.width), abs(way.height))
    let format = DecimalFormat(finerThan: flight.tolerance.points / 64 / longest)
    // A change that positions cannot express is not written: its error counts here, and not in the
    // choice.
    var inexpressibleError = 0.0
    for (index, moment) in hundredths.enumerated() {
      let offset = Double(index) / Double(max(1, hundredths.count - 1))
      inexpressibleError = max(
        inexpressibleError,
        furthest(frame(parts(moment.state.frame, at: offset)), moment.state.frame))
    }
    let error =
      chosen.error + (inexpressibleError > flight.tolerance.points / 64 ? inexpressibleError : 0)
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
    _ chosen: KeyframeChoice, _ columns: [(name: String, text: (Int) -> String)]
  ) -> MotionSceneLayer.Keys {
    let inner = chosen.frames.filter { $0 > 0 && $0 < hundredths.count - 1 }
    guard !inner.isEmpty else { return MotionSceneLayer.Keys() }
    return MotionSceneLayer.Keys(
      hundredths: inner,
      columns: columns.map { name, text in
        (name: name, values: inner.map(text))
      })
  }

  private func argb(_ color: RGBA) -> String {
    func pair(_ component: Double) -> String {
      // With the operands in this order, NaN becomes 0.
      let byte = UInt8(min(max(0, component), 1) * 255 + 0.5)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "'#" + [color.alpha, color.red, color.green, color.blue].map(pair).joined() + "'"
  }

  func make() -> MotionSceneLayer {
    let (lengths, shares) = (flight.tolerance.lengths, flight.tolerance.unitFormat)
    let positions = positions()
    let alpha = choose(flight.shares(1)) { $1.append($0.state.opacity) }

    // Corners and background are custom attributes, which the app's composables apply.
    var columns: [(name: String, text: (Int) -> String)] = []
    let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    let slack = flight.tolerance.points / 8
    switch CornerShape(track.moments.map { $0.state.corners }, within: slack) {
    case .sharp: break
    case .uniform(let isRound) where !isRound.contains(false):
      columns.append(("cornerRadius", { lengths.text(hundredths[$0].state.corners.topLeft) }))
    case .uniform, .different:
      for (corner, name) in names.enumerated() {
        columns.append((name, { lengths.text(hundredths[$0].state.corners.clockwise[corner]) }))
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
      (radiusCount > 0 ? corners.frames : []) + (hasBackground ? background.frames : []))
    let custom = KeyframeChoice(frames: joined.sorted(), error: 0)

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
      // Includes the errors of rounding.
      achieved: (
        max(positions.error, radiusCount > 0 ? corners.error : 0) + flight.tolerance.points / 32,
        alpha.error + flight.tolerance.unitTolerance / 32
      ),
      omitted: omitted)
  }
}
