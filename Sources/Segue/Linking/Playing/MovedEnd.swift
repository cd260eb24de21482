extension FlightCast {
  /// The same layers, those of a pair with another end than their plan's.
  ///
  /// - Parameters:
  ///   - pair: Nil moves nothing.
  ///   - frame: Where the pair ends, in device coordinates.
  ///   - end: Which end is meant, 0 or 1.
  func moving(
    pair: Int?, of plan: FlightPlan, toFrame frame: Rect, atEnd end: Double
  ) -> FlightCast {
    guard let pair, plan.pairs.indices.contains(pair) else { return self }
    let hero = end == 1 ? plan.pairs[pair].to.frame : plan.pairs[pair].from.frame
    let frame = Rect(
      x: frame.x.bounded(to: MotionLimits.magnitude),
      y: frame.y.bounded(to: MotionLimits.magnitude),
      width: frame.width.bounded(to: MotionLimits.notNegative),
      height: frame.height.bounded(to: MotionLimits.notNegative))
    let moved = flying.map { index in
      var part = parts[index]
      if part.departure == nil && part.layer.pair == pair {
        part.shift = FlightPart.Shift(part.layer, from: hero, to: frame, atEnd: end)
      }
      return part
    }
    return FlightCast(screens: Array(parts[screens]), flying: moved)
  }
}

extension FlightPart.Shift {
  fileprivate init(_ layer: Layer, from hero: Rect, to target: Rect, atEnd end: Double) {
    let state = layer.state(at: end)
    var frame = state.frame == hero ? target : state.frame.carried(from: hero, to: target)
    var content = state.content
    switch layer.content {
    case .picture: content = content.carried(in: state.frame.size, to: frame.size)
    case .layout, .screen: content = Rect(origin: .zero, size: frame.size)
    case .component:
      frame = Rect(
        x: frame.x, y: frame.center.y - state.frame.height / 2, width: state.frame.width,
        height: state.frame.height)
    }
    let channels = layer.motion.channels(at: end)
    self.init(
      end: end, frame: frame, content: content, frameChange: frame.quad - channels.frame,
      contentChange: content.quad - channels.content)
  }
}

extension Rect {
  /// What is drawn in a frame, when the frame has another size: larger or smaller in both directions
  /// alike, so that it is not distorted, about the same place of the frame.
  fileprivate func carried(in size: Size, to other: Size) -> Rect {
    let horizontal = size.width > 0 ? other.width / size.width : 1
    let vertical = size.height > 0 ? other.height / size.height : 1
    let scale = max(horizontal, vertical)
    let (width, height) = (self.width * scale, self.height * scale)
    return Rect(
      x: center.x * horizontal - width / 2, y: center.y * vertical - height / 2, width: width,
      height: height)
  }
}
