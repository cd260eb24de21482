/// A channel of a layer over the time of a transition.
struct ChannelCurve {
  let name: String
  /// The unit, which follows a value; empty for a fraction.
  let unit: String
  /// The values at equal intervals of time, from start to end.
  let values: [Double]

  var first: Double { values.first ?? 0 }
  var last: Double { values.last ?? 0 }

  /// The range of the values, which can exceed both ends.
  var range: ClosedRange<Double> { (values.min() ?? 0)...(values.max() ?? 0) }

  /// Whether the values stay within a thousandth, which is too little to be visible.
  var isFlat: Bool { range.upperBound - range.lowerBound < 0.001 }

  /// The extreme value furthest beyond both ends; nil if no value visibly exceeds them.
  var overshoot: Double? {
    let (low, high) = (min(first, last), max(first, last))
    let (below, above) = (low - range.lowerBound, range.upperBound - high)
    guard max(below, above) >= 0.005 else { return nil }
    return above >= below ? range.upperBound : range.lowerBound
  }

  /// Returns a value with its unit.
  func label(_ value: Double) -> String {
    hundredths(value) + (unit.isEmpty ? "" : " \(unit)")
  }
}

/// The channels of a layer over time.
struct LayerCurves {
  let curves: [ChannelCurve]

  private static let samples = 160

  /// Samples the frame, the corners and the opacity, and where they matter the clip and the
  /// picture's frame in the layer.
  init(_ layer: Layer, timing: Timing, on device: Size) {
    let states = (0...Self.samples).map { step in
      // With a duration of zero, progress at time 0 is already that of the end.
      guard step > 0 else { return layer.state(at: timing.isReversed ? 1 : 0) }
      return layer.state(
        at: timing.progress(at: timing.duration * Double(step) / Double(Self.samples)))
    }
    let sampled = SampledLayer(states: states)
    curves =
      sampled.frame + sampled.corners + [sampled.curve("opacity", in: "") { $0.opacity }]
      + sampled.content + sampled.clip(on: device)
  }
}

/// The states of a layer at equal intervals of time, from start to end.
private struct SampledLayer {
  let states: [LayerState]

  func curve(
    _ name: String, in unit: String, _ value: (LayerState) -> Double
  ) -> ChannelCurve {
    ChannelCurve(name: name, unit: unit, values: states.map(value))
  }

  var frame: [ChannelCurve] {
    [
      curve("x", in: "pt") { $0.frame.x }, curve("y", in: "pt") { $0.frame.y },
      curve("width", in: "pt") { $0.frame.width }, curve("height", in: "pt") { $0.frame.height },
    ]
  }

  /// One curve if all corners are equal, or else one per corner.
  var corners: [ChannelCurve] {
    let isCommon = states.allSatisfy { $0.corners == CornerRadii($0.corners.topLeft) }
    if isCommon { return [curve("corner radius", in: "pt") { $0.corners.topLeft }] }
    return [
      curve("top left corner", in: "pt") { $0.corners.topLeft },
      curve("top right corner", in: "pt") { $0.corners.topRight },
      curve("bottom right corner", in: "pt") { $0.corners.bottomRight },
      curve("bottom left corner", in: "pt") { $0.corners.bottomLeft },
    ]
  }

  /// The curves of a picture that does not exactly fill its layer.
  var content: [ChannelCurve] {
    let isElsewhere = states.contains { state in
      let (content, frame) = (state.content, state.frame)
      return abs(content.x) > 0.005 || abs(content.y) > 0.005
        || abs(content.width - frame.width) > 0.005 || abs(content.height - frame.height) > 0.005
    }
    guard isElsewhere else { return [] }
    return [
      curve("picture x", in: "pt") { $0.content.x }, curve("picture y", in: "pt") { $0.content.y },
      curve("picture width", in: "pt") { $0.content.width },
      curve("picture height", in: "pt") { $0.content.height },
    ].filter { !$0.isFlat }
  }

  /// Returns the curves of the edges that clip the layer inside the device and that move.
  func clip(on device: Size) -> [ChannelCurve] {
    func cut(_ length: Double, of side: Double, isInside: Bool) -> Double {
      isInside ? min(max(0, length), side) : 0
    }
    let edges = [
      curve("cut at the top", in: "pt") {
        cut($0.clip.y - $0.frame.y, of: $0.frame.height, isInside: $0.clip.y > 0)
      },
      curve("cut on the right", in: "pt") {
        cut(
          $0.frame.maxX - $0.clip.maxX, of: $0.frame.width,
          isInside: $0.clip.maxX < device.width)
      },
      curve("cut at the bottom", in: "pt") {
        cut(
          $0.frame.maxY - $0.clip.maxY, of: $0.frame.height,
          isInside: $0.clip.maxY < device.height)
      },
      curve("cut on the left", in: "pt") {
        cut($0.clip.x - $0.frame.x, of: $0.frame.width, isInside: $0.clip.x > 0)
      },
    ]
    return edges.filter { !$0.isFlat }
  }
}
