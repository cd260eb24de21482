/// A played flight, looked at so often that straight lines between the moments are as good as itself.
///
/// All layers are looked at at the same times, once; each property then takes the fewest of them that it
/// needs, by itself.
///
/// What is promised of each property: at any time, the straight line between its stops is within the
/// tolerance of the compiled flight at that time, or at one that is a millionth of the duration away,
/// since a jump stands between two times that close.
struct FlightSamples: Sendable {
  /// A layer at all times.
  struct Track: Sendable {
    let layer: Layer
    /// Whether it is a whole screen.
    var isScreen: Bool { if case .screen = layer.content { true } else { false } }
    /// One a time.
    var moments: [LayerMoment]
  }

  let flight: PlayedFlight
  let tolerance: ExportTolerance
  /// Seconds, growing; two are the same at a jump.
  let times: [Double]
  /// In the order in which they are drawn, the lowest first: the screens, what flies above them, and a
  /// sheet's grabber.
  private(set) var tracks: [Track]
  /// By how much more than the tolerance it may be off in between, since it was too long, too lively
  /// or of too many layers to be looked at often enough; 1 if it was not.
  let excess: Double

  var plan: FlightPlan { flight.plan }
  /// In seconds.
  var duration: Double { flight.duration }

  /// Cost: an evaluation of the whole flight a sample; some hundred of them for the usual flight, and
  /// never more than a few times `CurveSampling.mostSamples`, of which there are the fewer the more layers
  /// there are.
  init(_ flight: PlayedFlight, within tolerance: ExportTolerance) {
    self.flight = flight
    self.tolerance = tolerance
    let first = flight.frame(at: 0)
    let layers = Self.drawn(first)
    let counts = layers.map(\.shadows.count)
    var tolerances: [Double] = []
    for count in counts { tolerances += Self.tolerances(shadows: count, tolerance) }
    let sampling = CurveSampling(
      duration: flight.duration, corners: Self.corners(of: flight), tolerances: tolerances
    ) { time, numbers in
      let start = numbers.count
      for (moment, count) in zip(Self.drawn(flight.frame(at: time)), counts) {
        moment.append(to: &numbers, shadows: count)
      }
      // Layers do not come and go on the way. If ever one did, it would count as standing still.
      while numbers.count < start + tolerances.count { numbers.append(0) }
    }
    times = sampling.times
    excess = max(1, Self.partUsed + Self.leftBetweenSamples * sampling.deviation)
    tracks = layers.map { moment in
      Track(layer: moment.layer, moments: [])
    }
    for time in sampling.evaluationTimes {
      for (index, moment) in zip(tracks.indices, Self.drawn(flight.frame(at: time))) {
        tracks[index].moments.append(moment)
      }
    }
  }

  /// The part of the tolerance that stops and rounding use up.
  private static let partUsed = ExportTolerance.partOfStops + 1.0 / 32

  /// How far a corner between two samples may be off, for what was seen of it.
  private static let leftBetweenSamples = 2.0 / 3

  /// What is drawn, the lowest first.
  static func drawn(_ frame: PlayedFrame) -> [LayerMoment] {
    // A sort by z that keeps the order of equals.
    let layers = (frame.screens + frame.flying).enumerated().sorted {
      ($0.element.layer.z, $0.offset) < ($1.element.layer.z, $1.offset)
    }
    return layers.map(\.element)
  }

  /// Times at which it is known that something bends: the easing's stops, and where somebody interferes.
  private static func corners(of flight: PlayedFlight) -> [Double] {
    var corners = flight.turns.map(\.turn.time)
    if let pan = flight.pan { corners.append(pan.releaseTime) }
    if flight.pan == nil, case .stops(let stops) = flight.plan.timing.easing {
      corners += stops.positions.map { $0 * flight.plan.timing.duration }
    }
    return corners
  }

  /// Of the numbers that a moment appends.
  private static func tolerances(shadows: Int, _ tolerance: ExportTolerance) -> [Double] {
    let (points, share) = (tolerance.points, tolerance.share)
    var tolerances = [Double](repeating: points, count: 32)
    tolerances += [Double](repeating: share, count: 10)
    for _ in 0..<shadows {
      tolerances += [Double](repeating: points, count: 4) + [Double](repeating: share, count: 4)
    }
    return tolerances
  }
}

extension LayerMoment {
  /// Every number that an export may have to follow: lengths first, then what runs from 0 to 1.
  fileprivate func append(to numbers: inout [Double], shadows count: Int) {
    state.frame.appendWithEdges(to: &numbers)
    state.content.quad.append(to: &numbers)
    state.contentBox.appendWithEdges(to: &numbers)
    state.corners.quad.append(to: &numbers)
    state.border.quad.append(to: &numbers)
    state.clip.quad.append(to: &numbers)
    state.clipCorners.quad.append(to: &numbers)
    state.background.premultiplied.append(to: &numbers)
    state.borderColor.premultiplied.append(to: &numbers)
    numbers.append(state.opacity)
    numbers.append(state.gradientMix)
    for index in 0..<count {
      guard index < shadows.count else {
        numbers.append(contentsOf: repeatElement(0, count: 8))
        continue
      }
      shadows[index].lengths.append(to: &numbers)
      shadows[index].color.premultiplied.append(to: &numbers)
    }
  }
}

extension Rect {
  /// x, y, width, height, and the right and the bottom edge: where all six are followed, no edge is off
  /// by what x and width are off together.
  func appendWithEdges(to numbers: inout [Double]) {
    quad.append(to: &numbers)
    numbers.append(maxX)
    numbers.append(maxY)
  }
}
