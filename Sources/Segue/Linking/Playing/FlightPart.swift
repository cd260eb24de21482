/// A layer of a running transition: as its plan has it, unless an interruption has given it another end
/// or left it without any.
struct FlightPart: Sendable {
  /// Another end of the way than the plan's.
  struct Shift: Sendable {
    /// The progress of that end, 0 or 1.
    let end: Double
    let frame: Rect
    /// The difference to what the plan has there. It grows along with progress, so that the other end
    /// stays as it is.
    let frameChange: Quad

    func share(at p: Double) -> Double { end == 1 ? p : 1 - p }
    var slope: Double { end == 1 ? 1 : -1 }
  }

  /// A shadow of a layer that goes on without it: it fades out where it was to go.
  struct FadingShadow: Sendable {
    let lengths: Quad
    let isInset: Bool
  }

  let layer: Layer

  /// Of a layer that the present plan does not have, the progress of the end at which it would have
  /// come to rest; it fades out on the way there.
  private(set) var departure: Double?

  var shift: Shift?
  var fadingShadows: [FadingShadow] = []

  init(_ layer: Layer) { self.layer = layer }

  /// The layer on its way out, to its own end.
  func leaving(for end: Double) -> FlightPart {
    var part = self
    part.departure = departure ?? end
    return part
  }

  /// How many numbers it has.
  var count: Int {
    LayerChannels.count + ShadowMotion.channelCount
      * (layer.shadowMotions.count + fadingShadows.count)
  }
}

// As a function of progress.
extension FlightPart {
  func channels(at progress: Double) -> LayerChannels {
    let p = departure ?? progress
    var channels = layer.motion.channels(at: p)
    if let shift {
      channels.frame = channels.frame + shift.frameChange * shift.share(at: p)
    }
    if departure != nil { channels.rest.a = 0 }
    return channels
  }

  func slopes(at progress: Double, _ side: Side) -> LayerChannels {
    guard departure == nil else { return .zero }
    var slopes = layer.motion.slopes(at: progress, side)
    if let shift {
      slopes.frame = slopes.frame + shift.frameChange * shift.slope
    }
    return slopes
  }

  /// All its numbers: the layer's, then those of one shadow after the other.
  func append(at progress: Double, to numbers: inout [Double]) {
    channels(at: progress).append(to: &numbers)
    for shadow in layer.shadowMotions {
      let (lengths, color) = shadow.channels(at: departure ?? progress)
      lengths.append(to: &numbers)
      color.append(to: &numbers)
    }
    for shadow in fadingShadows {
      shadow.lengths.append(to: &numbers)
      Quad.zero.append(to: &numbers)
    }
  }

  func appendSlopes(at progress: Double, _ side: Side, to numbers: inout [Double]) {
    slopes(at: progress, side).append(to: &numbers)
    for shadow in layer.shadowMotions {
      let (lengths, color) = shadow.slopes(at: progress, side)
      (departure == nil ? lengths : .zero).append(to: &numbers)
      (departure == nil ? color : .zero).append(to: &numbers)
    }
    for _ in fadingShadows {
      Quad.zero.append(to: &numbers)
      Quad.zero.append(to: &numbers)
    }
  }

  /// What is drawn; at both ends exactly what the plan has there, or what came in its place.
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

  /// At an end the plan's shadows alone.
  func shadows(at progress: Double) -> [ShadowState] { layer.shadows(at: departure ?? progress) }
}

// From numbers.
extension FlightPart {
  func state(_ channels: LayerChannels) -> LayerState {
    layer.motion.state(of: channels)
  }

  /// The shadows that numbers at a place in a list are.
  func shadows(_ numbers: [Double], at first: Int) -> [ShadowState] {
    let isInset = layer.shadowMotions.map(\.from.isInset) + fadingShadows.map(\.isInset)
    return isInset.enumerated().map { index, isInset in
      let place = first + LayerChannels.count + ShadowMotion.channelCount * index
      return ShadowState(
        Quad(numbers, at: place), Quad(numbers, at: place + 4), isInset: isInset)
    }
  }
}
