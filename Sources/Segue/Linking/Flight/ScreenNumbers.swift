/// What the tracks of a screen add up to at a progress, and how fast it changes there: translations
/// add, scales and opacities multiply, of radii the largest counts.
struct ScreenNumbers {
  /// A number and its derivative by progress.
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
  ///   - side: From which side derivatives are taken at the corner of a window.
  ///   - size: The screen's, of which translations may be percentages.
  init(_ tracks: [Track], at p: Double, _ side: Side, _ size: Size) {
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
    _ track: Track, at p: Double, _ side: Side, of whole: Double
  ) -> Number {
    let (from, to) = (track.from.points(of: whole), track.to.points(of: whole))
    return Number(
      value: interpolate(from, to, at: track.window.local(p)),
      slope: (to - from) * track.window.slope(at: p, side))
  }

  /// The screen scaled about its centre and moved. Its content is the whole of it.
  func channels(of rest: Rect, on device: Size) -> LayerChannels {
    let frame = Quad(
      rest.x + rest.width * (1 - scale.value) / 2 + x.value,
      rest.y + rest.height * (1 - scale.value) / 2 + y.value, rest.width * scale.value,
      rest.height * scale.value)
    var channels = LayerChannels.zero
    channels.frame = frame
    channels.content = Quad(0, 0, frame.c, frame.d)
    channels.corners = Quad.one * radius.value
    channels.clip = Quad(0, device.width, device.height, 0)
    channels.rest = Quad(opacity.value, 0, 0, device.height)
    return channels
  }

  /// - Parameter sign: −1 where the tracks run against progress.
  func slopes(of rest: Rect, _ sign: Double) -> LayerChannels {
    var slopes = LayerChannels.zero
    slopes.frame =
      Quad(
        x.slope - rest.width * scale.slope / 2, y.slope - rest.height * scale.slope / 2,
        rest.width * scale.slope, rest.height * scale.slope) * sign
    slopes.content = Quad(0, 0, slopes.frame.c, slopes.frame.d)
    slopes.corners = Quad.one * (radius.slope * sign)
    slopes.rest = Quad(opacity.slope * sign, 0, 0, 0)
    return slopes
  }
}

extension Track.Amount {
  /// - Parameter whole: The width or the height that a percentage is of.
  func points(of whole: Double) -> Double {
    switch self {
    case .number(let number): number
    case .percent(let percent): percent / 100 * whole
    }
  }
}
