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
    func curve(
      _ name: String, _ unit: String, _ value: (LayerState) -> Double
    ) -> ChannelCurve {
      ChannelCurve(name: name, unit: unit, values: states.map(value))
    }
    let frame = [
      curve("x", "pt", \.frame.x), curve("y", "pt", \.frame.y),
      curve("width", "pt", \.frame.width), curve("height", "pt", \.frame.height),
    ]
    curves =
      frame + Self.corners(of: states, curve) + [curve("opacity", "", \.opacity)]
      + Self.content(of: states, curve) + Self.clip(of: states, on: device, curve)
  }

  private typealias Draw = (String, String, (LayerState) -> Double) -> ChannelCurve

  /// Returns one curve if all corners are equal, or else one per corner.
  private static func corners(of states: [LayerState], _ curve: Draw) -> [ChannelCurve] {
    let isCommon = states.allSatisfy { $0.corners == CornerRadii($0.corners.topLeft) }
    if isCommon { return [curve("corner radius", "pt", \.corners.topLeft)] }
    return [
      curve("top left corner", "pt", \.corners.topLeft),
      curve("top right corner", "pt", \.corners.topRight),
      curve("bottom right corner", "pt", \.corners.bottomRight),
      curve("bottom left corner", "pt", \.corners.bottomLeft),
    ]
  }

  /// Returns the curves of a picture that does not exactly fill its layer.
  private static func content(of states: [LayerState], _ curve: Draw) -> [ChannelCurve] {
    let isElsewhere = states.contains { state in
      let (content, frame) = (state.content, state.frame)
      return abs(content.x) > 0.005 || abs(content.y) > 0.005
        || abs(content.width - frame.width) > 0.005 || abs(content.height - frame.height) > 0.005
    }
    guard isElsewhere else { return [] }
    return [
      curve("picture x", "pt", \.content.x), curve("picture y", "pt", \.content.y),
      curve("picture width", "pt", \.content.width),
      curve("picture height", "pt", \.content.height),
    ].filter { !$0.isFlat }
  }

  /// Returns the curves of the edges that clip the layer inside the device and that move.
  private static func clip(
    of states: [LayerState], on device: Size, _ curve: Draw
  ) -> [ChannelCurve] {
    func cut(_ length: Double, of side: Double, isInside: Bool) -> Double {
      isInside ? min(max(0, length), side) : 0
    }
    let edges = [
      curve("cut at the top", "pt") {
        cut($0.clip.y - $0.frame.y, of: $0.frame.height, isInside: $0.clip.y > 0)
      },
      curve("cut on the right", "pt") {
        cut(
          $0.frame.maxX - $0.clip.maxX, of: $0.frame.width,
          isInside: $0.clip.maxX < device.width)
      },
      curve("cut at the bottom", "pt") {
        cut(
          $0.frame.maxY - $0.clip.maxY, of: $0.frame.height,
          isInside: $0.clip.maxY < device.height)
      },
      curve("cut on the left", "pt") {
        cut($0.clip.x - $0.frame.x, of: $0.frame.width, isInside: $0.clip.x > 0)
      },
    ]
    return edges.filter { !$0.isFlat }
  }
}
