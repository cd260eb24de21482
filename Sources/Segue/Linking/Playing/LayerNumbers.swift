// Conversions with which a running transition draws a layer from its numbers alone.
extension LayerMotion {
  /// Whether the clip's edges are insets of the frame.
  var clipTravels: Bool {
    switch self {
    case .flight(let motion): motion.clipTravels
    case .screen: false
    }
  }

  /// Returns the state that corresponds to some channels.
  func state(of channels: LayerChannels) -> LayerState {
    switch self {
    case .flight(let motion): motion.state(of: channels)
    case .screen(let motion):
      channels.state(on: motion.device, clipTravels: false, picture: nil)
    }
  }

  /// How the layer's picture is drawn; nil for content that fills its frame.
  var picture: PictureMotion? {
    if case .flight(let motion) = self { motion.picture } else { nil }
  }
}

extension LayerChannels {
  /// Returns the channels with the clip's edges converted to insets of the frame, or to device
  /// coordinates.
  ///
  /// The conversion is linear, so it applies to velocities in the same way.
  func withClip(travelling: Bool, insteadOf travelled: Bool) -> LayerChannels {
    guard travelling != travelled else { return self }
    var channels = self
    let (left, top, right, bottom) = (frame.a, frame.b, frame.a + frame.c, frame.b + frame.d)
    channels.clip =
      travelling
      ? Vector4(clip.a - top, right - clip.b, bottom - clip.c, clip.d - left)
      : Vector4(top + clip.a, right - clip.b, bottom - clip.c, left + clip.d)
    return channels
  }
}

extension Vector4 {
  func append(to numbers: inout [Double]) {
    numbers.append(a)
    numbers.append(b)
    numbers.append(c)
    numbers.append(d)
  }

  /// Reads four numbers from an array, starting at an index.
  init(_ numbers: [Double], at first: Int) {
    self.init(numbers[first], numbers[first + 1], numbers[first + 2], numbers[first + 3])
  }
}
