/// A layer of a running transition: as in its plan, unless an interruption has moved its end or
/// removed the layer from the plan.
struct FlightPart: Sendable {
  /// A change of one end of the motion.
  struct Shift: Sendable {
    /// The progress of the changed end, 0 or 1.
    let end: Double
    let frame: Rect
    /// The difference to the plan's frame at that end. It is scaled by progress, so that the other
    /// end does not change.
    let frameChange: Vector4

    func share(at p: Double) -> Double { end == 1 ? p : 1 - p }
    var slope: Double { end == 1 ? 1 : -1 }
  }

  /// A shadow that the layer no longer has: it fades out at its last position.
  struct FadingShadow: Sendable {
    let lengths: Vector4
    let isInset: Bool
  }

  let layer: Layer

  /// For a layer that the current plan lacks, the progress of the end at which it would have come
  /// to rest; it fades out on the way to that end.
  private(set) var departure: Double?

  var shift: Shift?
  var fadingShadows: [FadingShadow] = []

  init(_ layer: Layer) { self.layer = layer }

  /// Returns the layer as one that fades out on the way to its own end.
  func leaving(for end: Double) -> FlightPart {
    var part = self
    part.departure = departure ?? end
    return part
  }

  /// The number of numbers.
  var count: Int {
    LayerChannels.count + ShadowMotion.channelCount
      * (layer.shadowMotions.count + fadingShadows.count)
  }
}

// Functions of progress.
extension FlightPart {
  func channels(at progress: Double) -> LayerChannels {
    let p = departure ?? progress
    var channels = layer.motion.channels(at: p)
    if let shift {
      channels.frame = channels.frame + shift.frameChange * shift.share(at: p)
    }
    if departure != nil { channels.weights.a = 0 }
    return channels
  }

  func slopes(at progress: Double, _ side: DerivativeSide) -> LayerChannels {
    guard departure == nil else { return .zero }
    var slopes = layer.motion.slopes(at: progress, side)
    if let shift {
      slopes.frame = slopes.frame + shift.frameChange * shift.slope
    }
    return slopes
  }

  /// Appends all numbers: the layer's, then those of each shadow.
  func append(at progress: Double, to numbers: inout [Double]) {
    channels(at: progress).append(to: &numbers)
    for shadow in layer.shadowMotions {
      let (lengths, color) = shadow.channels(at: departure ?? progress)
      lengths.append(to: &numbers)
      color.append(to: &numbers)
    }
    for shadow in fadingShadows {
      shadow.lengths.append(to: &numbers)
      Vector4.zero.append(to: &numbers)
    }
  }

  func appendSlopes(at progress: Double, _ side: DerivativeSide, to numbers: inout [Double]) {
    slopes(at: progress, side).append(to: &numbers)
    for shadow in layer.shadowMotions {
      let (lengths, color) = shadow.slopes(at: progress, side)
      (departure == nil ? lengths : .zero).append(to: &numbers)
      (departure == nil ? color : .zero).append(to: &numbers)
    }
    for _ in fadingShadows {
      Vector4.zero.append(to: &numbers)
      Vector4.zero.append(to: &numbers)
    }
  }

  /// Returns the state that is drawn; at both ends exactly the plan's, or that of a changed end.
  func state(at progress: Double) -> LayerState {
    let p = departure ?? progress
    var state: LayerState
    if let shift {
      state = self.state(channels(at: p))
      if p == shift.end { state.frame = shift.frame }
    } else {
      state = layer.state(at: p)
    }
    if departure != nil { state.opacity = 0 }
    return state
  }

  /// Returns the shadows of the plan, without fading ones, for an end of the flight.
  func shadows(at progress: Double) -> [ShadowState] { layer.shadows(at: departure ?? progress) }
}

// Conversion from numbers.
extension FlightPart {
  func state(_ channels: LayerChannels) -> LayerState {
    layer.motion.state(of: channels)
  }

  /// Reads the shadows from an array of numbers in which the part begins at an index.
  func shadows(_ numbers: [Double], at first: Int) -> [ShadowState] {
    let isInset = layer.shadowMotions.map { $0.from.isInset } + fadingShadows.map { $0.isInset }
    return isInset.enumerated().map { index, isInset in
      let place = first + LayerChannels.count + ShadowMotion.channelCount * index
      return ShadowState(
        Vector4(numbers, at: place), Vector4(numbers, at: place + 4), isInset: isInset)
    }
  }
}
