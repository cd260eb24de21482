/// How a transition moves one of the two screens, or what belongs to one: tracks on its frame.
///
/// What belongs to a screen, as a sheet's grabber does, goes where the screen goes.
///
/// At both ends the frame lies on device pixels, or fills the device. What rounding moves there is spread over
/// the way, so that no last step jumps onto a pixel.
package struct ScreenMotion: Hashable, Sendable {
  let shape: ScreenShape
  let device: Size
  let tracks: [Track]
  /// Whether the tracks run as p goes from 1 to 0: those of a pop that is not the push reversed.
  let runsBackwards: Bool

  /// What is returned at progress 0 and 1.
  let from: LayerState
  let to: LayerState
  private let firstCorrection: Quad
  private let lastCorrection: Quad

  /// The screen at rest, in device coordinates.
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
    func end(_ p: Double) -> (state: LayerState, correction: Quad) {
      let numbers = ScreenNumbers(tracks, at: runsBackwards ? 1 - p : p, .after, rest.size)
      var channels = numbers.channels(of: shape, on: device.size)
      let unrounded = channels.frame
      let state = channels.state(on: device.size, clipTravels: false, picture: nil)
      // A screen that fills the device fills it at rest, even if that ends between two pixels, and what
      // is part of it is where it was laid out.
      guard
        rest != Rect(origin: .zero, size: device.size)
          || furthest(state.frame, shape.part ?? rest) > 1e-9
      else {
        return (state, state.frame.quad - unrounded)
      }
      // The radii are those that fit the frame on its pixels.
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
    let numbers = ScreenNumbers(tracks, at: runsBackwards ? 1 - p : p, .after, rest.size)
    var channels = numbers.channels(of: shape, on: device)
    channels.frame =
      channels.frame + firstCorrection * (1 - p) + lastCorrection * p
    return channels
  }

  func slopes(at p: Double, _ side: Side) -> LayerChannels {
    let trackSide: Side = runsBackwards == (side == .before) ? .after : .before
    let numbers = ScreenNumbers(tracks, at: runsBackwards ? 1 - p : p, trackSide, rest.size)
    var slopes = numbers.slopes(of: shape, runsBackwards ? -1 : 1)
    slopes.frame = slopes.frame + (lastCorrection - firstCorrection)
    return slopes
  }
}

/// What a screen's layer draws.
struct ScreenShape: Hashable, Sendable {
  /// The screen at rest, in device coordinates.
  var rest: Rect
  /// The part of it that is drawn, from its top left corner; nil for all of it.
  var part: Rect?
  /// At rest; they are scaled with the screen.
  var corners: CornerRadii = .zero
  /// What is painted behind the content; a whole screen has a background of its own.
  var background = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}

extension ScreenMotion {
  /// The furthest that an edge, a side or a radius of the screen goes for a unit of progress near the
  /// end, or near the beginning: what its tracks add up to there, for two may lead away and back.
  func reach(nearEnd isEnd: Bool) -> Double {
    // What rounding has moved at the ends goes over the whole way.
    let rounding = (lastCorrection - firstCorrection).greatestOfBox
    return tracks.reduce(rounding) { reach, track in
      reach + track.way(of: rest.size) * track.window.speed(nearEnd: isEnd != runsBackwards)
    }
  }

  /// How many times faster than progress the fastest track runs there.
  func steepness(nearEnd isEnd: Bool) -> Double {
    tracks.reduce(0) { steepness, track in
      max(steepness, track.window.speed(nearEnd: isEnd != runsBackwards))
    }
  }
}

extension Track {
  /// How far it carries an edge, a side or a radius of a screen, in points; an opacity carries none.
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

/// The furthest that an edge goes between two rectangles, or the most that a side changes.
func furthest(_ a: Rect, _ b: Rect) -> Double {
  max(
    abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY),
    abs(a.width - b.width), abs(a.height - b.height))
}
