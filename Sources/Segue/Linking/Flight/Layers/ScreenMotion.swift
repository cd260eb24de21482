/// The motion of one of the two screens in a transition, or of something that belongs to a screen:
/// tracks applied to its frame.
///
/// What belongs to a screen, such as a sheet's grabber, moves with it.
///
/// At both ends the frame is aligned to device pixels or fills the device. The correction due to
/// this rounding is spread over the whole motion, so that the last step does not jump onto a pixel.
package struct ScreenMotion: Hashable, Sendable {
  let shape: ScreenShape
  let device: Size
  let tracks: [Track]
  /// Whether the tracks run as p goes from 1 to 0: those of a pop that is not the reversed push.
  let runsBackwards: Bool

  /// The exact states returned at progress 0 and 1.
  let from: LayerState
  let to: LayerState
  private let firstCorrection: Vector4
  private let lastCorrection: Vector4

  /// The screen's frame at rest, in device coordinates.
  var rest: Rect { shape.rest }

  package init(rest: Rect, device: Device, tracks: [Track], runsBackwards: Bool) {
    self.init(
      ScreenShape(rest: rest), device: device, tracks: tracks, runsBackwards: runsBackwards)
  }

  init(_ shape: ScreenShape, device: Device, tracks: [Track], runsBackwards: Bool) {
    self.shape = shape
    let rest = shape.rest
    self.device = device.size
    self.tracks = tracks
    self.runsBackwards = runsBackwards
    func end(_ p: Double) -> (state: LayerState, correction: Vector4) {
      let numbers = ScreenNumbers(
        tracks, at: runsBackwards ? 1 - p : p, side: .after, size: rest.size)
      var channels = numbers.channels(of: shape, on: device.size)
      let unrounded = channels.frame
      let state = channels.state(on: device.size, clipTravels: false, picture: nil)
      // A screen that fills the device does so at rest even if the device ends between two pixels,
      // and a part of it stays where it was laid out.
      guard
        rest != Rect(origin: .zero, size: device.size)
          || furthest(state.frame, shape.part ?? rest) > 1e-9
      else {
        return (state, state.frame.quad - unrounded)
      }
      // The corner radii are fitted to the rounded frame.
      channels.frame = state.frame.rounded(toPixelsOf: device.scale).quad
      return (
        channels.state(on: device.size, clipTravels: false, picture: nil),
        channels.frame - unrounded
      )
    }
    let (first, last) = (end(0), end(1))
    from = first.state
    to = last.state
    firstCorrection = first.correction
    lastCorrection = last.correction
  }

  package func state(at p: Double) -> LayerState {
    if p == 0 { return from }
    if p == 1 { return to }
    return channels(at: p).state(on: device, clipTravels: false, picture: nil)
  }

  func channels(at p: Double) -> LayerChannels {
    let numbers = ScreenNumbers(
      tracks, at: runsBackwards ? 1 - p : p, side: .after, size: rest.size)
    var channels = numbers.channels(of: shape, on: device)
    channels.frame =
      channels.frame + firstCorrection * (1 - p) + lastCorrection * p
    return channels
  }

  func slopes(at p: Double, _ side: DerivativeSide) -> LayerChannels {
    let trackSide: DerivativeSide = runsBackwards == (side == .before) ? .after : .before
    let numbers = ScreenNumbers(
      tracks, at: runsBackwards ? 1 - p : p, side: trackSide, size: rest.size)
    var slopes = numbers.slopes(of: shape, runsBackwards ? -1 : 1)
    slopes.frame = slopes.frame + (lastCorrection - firstCorrection)
    return slopes
  }
}

/// The shape that a screen's layer draws.
struct ScreenShape: Hashable, Sendable {
  /// The screen's frame at rest, in device coordinates.
  var rest: Rect
  /// The part of the screen that is drawn, relative to its top left corner; nil for all of it.
  var part: Rect?
  /// The corner radii at rest. They scale with the screen.
  var corners: CornerRadii = .zero
  /// The colour painted below the content. A whole screen has its own background.
  var background = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}

extension ScreenMotion {
  /// Returns the greatest speed of an edge, side or radius per unit of progress near the end, or
  /// near the beginning. Speeds of tracks are added, because two tracks may move away and back.
  func greatestSpeed(nearEnd isEnd: Bool) -> Double {
    // The rounding correction is spread over the whole motion.
    let rounding = (lastCorrection - firstCorrection).greatestOfBox
    return tracks.reduce(rounding) { sum, track in
      sum + track.way(of: rest.size) * track.window.speed(nearEnd: isEnd != runsBackwards)
    }
  }

  /// Returns how many times faster than progress the fastest track runs near an end.
  func greatestOpacitySpeed(nearEnd isEnd: Bool) -> Double {
    tracks.reduce(0) { greatest, track in
      max(greatest, track.window.speed(nearEnd: isEnd != runsBackwards))
    }
  }
}

extension Track {
  /// Returns how far the track moves an edge, side or radius of a screen, in points; 0 for an
  /// opacity.
  fileprivate func way(of size: Size) -> Double {
    func change(of whole: Double) -> Double { abs(from.points(of: whole) - to.points(of: whole)) }
    return switch property {
    case .translateX: change(of: size.width)
    case .translateY: change(of: size.height)
    case .scale: change(of: 1) * max(size.width, size.height)
    case .cornerRadius: change(of: 1)
    case .opacity: 0
    }
  }
}

/// Returns the greatest distance between corresponding edges of two rectangles, or the greatest
/// difference of a side, whichever is larger.
func furthest(_ a: Rect, _ b: Rect) -> Double {
  max(
    abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY),
    abs(a.width - b.width), abs(a.height - b.height))
}
