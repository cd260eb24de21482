/// The combined effect of a screen's tracks at a progress, and its derivative: translations are
/// added, scales and opacities multiplied, and of radii the largest counts.
struct ScreenNumbers {
  /// A number and its derivative with respect to progress.
  private struct Number {
    var value: Double
    var slope: Double

    mutating func add(_ other: Number) {
      value += other.value
      slope += other.slope
    }

    mutating func multiply(by other: Number) {
      slope = slope * other.value + value * other.slope
      value *= other.value
    }
  }

  private var x = Number(value: 0, slope: 0)
  private var y = Number(value: 0, slope: 0)
  private var scale = Number(value: 1, slope: 0)
  private var opacity = Number(value: 1, slope: 0)
  private var radius = Number(value: 0, slope: 0)

  /// - Parameters:
  ///   - side: The side from which derivatives are taken at the edge of a window.
  ///   - size: The screen's size, to which percentages of translations refer.
  init(_ tracks: [Track], at p: Double, side: DerivativeSide, size: Size) {
    for track in tracks {
      switch track.property {
      case .translateX: x.add(Self.number(track, at: p, side, of: size.width))
      case .translateY: y.add(Self.number(track, at: p, side, of: size.height))
      case .scale: scale.multiply(by: Self.number(track, at: p, side, of: 1))
      case .opacity: opacity.multiply(by: Self.number(track, at: p, side, of: 1))
      case .cornerRadius:
        let other = Self.number(track, at: p, side, of: 1)
        if other.value > radius.value { radius = other }
      }
    }
  }

  private static func number(
    _ track: Track, at p: Double, _ side: DerivativeSide, of whole: Double
  ) -> Number {
    let (from, to) = (track.from.points(of: whole), track.to.points(of: whole))
    return Number(
      value: interpolate(from, to, at: track.window.localProgress(at: p)),
      slope: (to - from) * track.window.slope(at: p, side))
  }

  /// Returns the channels of the screen, or a part of it, scaled about the screen's centre and
  /// translated. Its content fills the frame.
  ///
  /// Of a screen's radii the larger counts, because it may have rounded corners at rest.
  func channels(of shape: ScreenShape, on device: Size) -> LayerChannels {
    let rest = shape.rest
    var frame = Vector4(
      rest.x + rest.width * (1 - scale.value) / 2 + x.value,
      rest.y + rest.height * (1 - scale.value) / 2 + y.value, rest.width * scale.value,
      rest.height * scale.value)
    if let part = shape.part {
      frame = Vector4(frame.a, frame.b, 0, 0) + part.quad * scale.value
    }
    var channels = LayerChannels.zero
    channels.frame = frame
    channels.corners = corners(of: shape) {
      $0.value
    } atRest: {
      $0 * scale.value
    }
    channels.background = shape.background.premultiplied
    channels.clip = Vector4(0, device.width, device.height, 0)
    channels.weights = Vector4(opacity.value, 0, 0, 0)
    return channels
  }

  /// - Parameter sign: −1 if the tracks run against progress.
  func slopes(of shape: ScreenShape, _ sign: Double) -> LayerChannels {
    let rest = shape.rest
    var frame = Vector4(
      x.slope - rest.width * scale.slope / 2, y.slope - rest.height * scale.slope / 2,
      rest.width * scale.slope, rest.height * scale.slope)
    if let part = shape.part {
      frame = Vector4(frame.a, frame.b, 0, 0) + part.quad * scale.slope
    }
    var slopes = LayerChannels.zero
    slopes.frame = frame * sign
    slopes.corners =
      (corners(of: shape) {
        $0.slope
      } atRest: {
        $0 * scale.slope
      }) * sign
    slopes.weights = Vector4(opacity.slope * sign, 0, 0, 0)
    return slopes
  }

  /// Returns the radius of each corner: for a screen the greater of its own and the tracked one,
  /// for a part of a screen its own.
  private func corners(
    of shape: ScreenShape, _ tracked: (Number) -> Double, atRest: (Double) -> Double
  ) -> Vector4 {
    func corner(_ own: Double) -> Double {
      shape.part != nil || own * scale.value > radius.value ? atRest(own) : tracked(radius)
    }
    let own = shape.corners
    return Vector4(
      corner(own.topLeft), corner(own.topRight), corner(own.bottomRight), corner(own.bottomLeft))
  }
}

extension Track.Amount {
  /// - Parameter whole: The width or height to which a percentage refers.
  func points(of whole: Double) -> Double {
    switch self {
    case .number(let number): number
    case .percent(let percent): percent / 100 * whole
    }
  }
}
