/// A number of a layer over the time of a transition.
struct ChannelCurve {
  let name: String
  /// As it stands behind a value; empty for a share.
  let unit: String
  /// At equal distances of time, from the beginning to the end.
  let values: [Double]

  var first: Double { values.first ?? 0 }
  var last: Double { values.last ?? 0 }

  /// What it passes on its way, which may lie beyond both ends.
  var range: ClosedRange<Double> { (values.min() ?? 0)...(values.max() ?? 0) }

  /// Whether it stays within a thousandth, which no eye could see move.
  var isFlat: Bool { range.upperBound - range.lowerBound < 0.001 }

  /// The value beyond both ends that is furthest from the last, if one is visibly so.
  var overshoot: Double? {
    let (low, high) = (min(first, last), max(first, last))
    let (below, above) = (low - range.lowerBound, range.upperBound - high)
    guard max(below, above) >= 0.005 else { return nil }
    return above >= below ? range.upperBound : range.lowerBound
  }

  /// A value with its unit.
  func label(_ value: Double) -> String {
    hundredths(value) + (unit.isEmpty ? "" : " \(unit)")
  }
}

/// The numbers of a layer over time.
struct LayerCurves {
  let curves: [ChannelCurve]

  private static let samples = 160

  /// Its frame, its corners and its opacity; where they matter, also what is seen of it and where its
  /// picture lies in it.
  init(_ layer: Layer, timing: Timing, on device: Size) {
    let states = (0...Self.samples).map { step in
      // At once: from the beginning straight to the end.
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

  /// One where they are the same, otherwise those that are not.
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

  /// Of a picture that does not just fill its layer.
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

  /// The edges inside of the device that cut something off at some time, and move.
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
