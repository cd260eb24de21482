extension FlightCast {
  /// Returns the same layers, with one end of a pair moved.
  ///
  /// - Parameters:
  ///   - pair: The index of the pair; nil moves nothing.
  ///   - frame: The pair's new frame at that end, in device coordinates.
  ///   - end: The end to move, 0 or 1.
  func moving(
    pair: Int?, of plan: FlightPlan, toFrame frame: Rect, atEnd end: Double
  ) -> FlightCast {
    guard let pair, plan.pairs.indices.contains(pair) else { return self }
    let hero = end == 1 ? plan.pairs[pair].to.frame : plan.pairs[pair].from.frame
    let frame = Rect(
      x: frame.x.bounded(to: MotionLimits.magnitude),
      y: frame.y.bounded(to: MotionLimits.magnitude),
      width: frame.width.bounded(to: MotionLimits.nonnegative),
      height: frame.height.bounded(to: MotionLimits.nonnegative))
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
    if case .flight(let motion) = layer.motion, let attachment = motion.attachment,
      (end == 1 ? attachment.carrier.to : attachment.carrier.from) == hero
    {
      frame = (end == 1 ? attachment.to : attachment.from).frame(on: target)
    }
    switch layer.content {
    case .picture, .layout, .screen, .scrim, .grabber, .backdrop, .bar: break
    case .component, .part:
      frame = Rect(
        x: frame.x, y: frame.center.y - state.frame.height / 2, width: state.frame.width,
        height: state.frame.height)
    }
    self.init(
      end: end, frame: frame,
      frameChange: frame.quad - layer.motion.channels(at: end).frame)
  }
}
