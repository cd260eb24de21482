/// A played flight, sampled so densely that linear interpolation approximates it.
///
/// All layers are sampled once, at the same times; each property then selects the fewest samples
/// that it needs.
///
/// At any time, the line between a property's stops is within the tolerance of the compiled flight.
/// Only the time of a jump is approximate, to a millionth of the duration.
struct FlightSamples: Sendable {
  /// A layer at all times.
  struct Track: Sendable {
    let layer: Layer
    /// Whether the layer is a whole screen.
    var isScreen: Bool { if case .screen = layer.content { true } else { false } }
    /// The states, one per time.
    var moments: [LayerMoment]
  }

  let flight: PlayedFlight
  let tolerance: ExportTolerance
  /// In seconds, in ascending order; at a jump, two are equal.
  let times: [Double]
  /// The layers in paint order, the lowest first: the screens, the flying layers above them, and a
  /// sheet's grabber.
  private(set) var tracks: [Track]
  /// The factor by which the error between samples may exceed the tolerance; 1, unless the flight
  /// is too long, too complex, or has too many layers to take enough samples.
  let toleranceFactor: Double

  var plan: FlightPlan { flight.plan }
  /// In seconds.
  var duration: Double { flight.duration }

  /// Samples a flight. Cost: an evaluation of the whole flight per sample; some hundred samples for
  /// a typical flight, and never more than a few times `CurveSampling.maximumSampleCount`, which
  /// decreases with the number of layers.
  init(_ flight: PlayedFlight, within tolerance: ExportTolerance) {
    self.flight = flight
    self.tolerance = tolerance
    let first = flight.frame(at: 0)
    let layers = Self.drawn(first)
    let counts = layers.map { $0.shadows.count }
    var tolerances: [Double] = []
    for count in counts { tolerances += Self.tolerances(shadows: count, tolerance) }
    let sampling = CurveSampling(
      duration: flight.duration, corners: Self.corners(of: flight), tolerances: tolerances
    ) { time, numbers in
      let start = numbers.count
      for (moment, count) in zip(Self.drawn(flight.frame(at: time)), counts) {
        moment.append(to: &numbers, shadows: count)
      }
      // All frames have the same layers. A missing layer would count as constant.
      while numbers.count < start + tolerances.count { numbers.append(0) }
    }
    times = sampling.times
    toleranceFactor = max(
      1, Self.stopAndRoundingFraction + Self.cornerErrorRatio * sampling.deviation)
    tracks = layers.map { moment in
      Track(layer: moment.layer, moments: [])
    }
    for time in sampling.evaluationTimes {
      for (index, moment) in zip(tracks.indices, Self.drawn(flight.frame(at: time))) {
        tracks[index].moments.append(moment)
      }
    }
  }

  /// The fraction of the tolerance that stops and rounding use.
  private static let stopAndRoundingFraction = ExportTolerance.stopFraction + 1.0 / 32

  /// The maximum error of a corner between two samples, relative to the observed deviation.
  private static let cornerErrorRatio = 2.0 / 3

  /// Returns the drawn layers, the lowest first.
  static func drawn(_ frame: PlayedFrame) -> [LayerMoment] {
    // The offset makes the sort by z stable.
    let layers = (frame.screens + frame.flying).enumerated().sorted {
      ($0.element.layer.z, $0.offset) < ($1.element.layer.z, $1.offset)
    }
    return layers.map { $0.element }
  }

  /// Returns the times of known corners: the easing's stops and interruptions.
  private static func corners(of flight: PlayedFlight) -> [Double] {
    var corners = flight.turns.map { $0.turn.time }
    if let pan = flight.pan { corners.append(pan.releaseTime) }
    if flight.pan == nil, case .stops(let stops) = flight.plan.timing.easing {
      corners += stops.positions.map { $0 * flight.plan.timing.duration }
    }
    return corners
  }

  /// Returns the tolerances of the numbers that a moment appends.
  private static func tolerances(shadows: Int, _ tolerance: ExportTolerance) -> [Double] {
    let (points, share) = (tolerance.points, tolerance.unitTolerance)
    var tolerances = [Double](repeating: points, count: 32)
    tolerances += [Double](repeating: share, count: 10)
    for _ in 0..<shadows {
      tolerances += [Double](repeating: points, count: 4) + [Double](repeating: share, count: 4)
    }
    return tolerances
  }
}

extension LayerMoment {
  /// Appends all numbers that an export may need: lengths first, then values from 0 to 1.
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
  /// Appends x, y, width, height, and the right and bottom edges: with all six within the
  /// tolerance, no edge accumulates the errors of x and width.
  func appendWithEdges(to numbers: inout [Double]) {
    quad.append(to: &numbers)
    numbers.append(maxX)
    numbers.append(maxY)
  }
}
