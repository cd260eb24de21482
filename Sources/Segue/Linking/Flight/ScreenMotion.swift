/// How a plain transition moves one of the two screens: tracks on its frame.
struct ScreenMotion: Hashable, Sendable {
  /// The screen at rest, in device coordinates.
  let rest: Rect
  let device: Rect
  let tracks: [Track]
  /// Whether the tracks run as p goes from 1 to 0: those of a pop that is not the push reversed.
  let runsBackwards: Bool

  func state(at progress: Double) -> LayerState {
    let p = runsBackwards ? 1 - progress : progress
    var translation = Point.zero
    var scale = 1.0
    var opacity = 1.0
    var radius = 0.0
    for track in tracks {
      switch track.property {
      case .translateX: translation.x += track.value(at: p, of: rest.width)
      case .translateY: translation.y += track.value(at: p, of: rest.height)
      case .scale: scale *= max(0, track.value(at: p, of: 1))
      case .opacity: opacity *= min(max(track.value(at: p, of: 1), 0), 1)
      case .cornerRadius: radius = max(radius, track.value(at: p, of: 1))
      }
    }
    let size = Size(width: rest.width * scale, height: rest.height * scale)
    let frame = Rect(
      x: rest.x + (rest.width - size.width) / 2 + translation.x,
      y: rest.y + (rest.height - size.height) / 2 + translation.y,
      width: size.width, height: size.height)
    return LayerState(
      frame: frame, clip: device, opacity: opacity,
      corners: CornerRadii(max(0, radius)).fitted(to: size),
      background: RGBA(red: 0, green: 0, blue: 0, alpha: 0),
      content: Rect(origin: .zero, size: size))
  }

  /// The furthest that an edge, a side or a radius of the screen goes, in points, at the speed that
  /// it has at the end.
  var reach: Double {
    let (from, to) = (state(at: 0), state(at: 1))
    let radius = abs(from.corners.topLeft - to.corners.topLeft)
    return max(furthest(from.frame, to.frame), radius) * steepness
  }

  /// How many times faster than progress the fastest track runs at the end: one that begins late.
  var steepness: Double {
    tracks.reduce(1) { steepness, track in
      let window = runsBackwards ? track.window.mirrored : track.window
      return window.end == 1 ? max(steepness, 1 / (window.end - window.start)) : steepness
    }
  }
}

/// The furthest that an edge goes between two rectangles, or the most that a side changes.
func furthest(_ a: Rect, _ b: Rect) -> Double {
  max(
    abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY),
    abs(a.width - b.width), abs(a.height - b.height))
}

extension Track {
  /// The value at a progress; inside of its window the track runs from `from` to `to`, and past 0
  /// and 1 it goes on where the window touches them, so that an overshoot is seen.
  func value(at p: Double, of whole: Double) -> Double {
    func points(_ amount: Amount) -> Double {
      switch amount {
      case .number(let number): number
      case .percent(let percent): percent / 100 * whole
      }
    }
    return interpolate(points(from), points(to), at: window.local(p))
  }
}

extension Transition {
  /// What the transition does to the two screens when the destination opens. `leading` and
  /// `trailing` follow the direction.
  func screenTracks(_ direction: LayoutDirection) -> ScreenTracks {
    var tracks = ScreenTracks()
    switch kind {
    case .none: break
    case .fade, .hero:
      tracks.entering = [Track(.opacity, from: .number(0), to: .number(1))]
    case .scale:
      tracks.entering = [
        Track(.scale, from: .number(0.8), to: .number(1)),
        Track(.opacity, from: .number(0), to: .number(1), window: ProgressWindow(0, 0.6) ?? .whole),
      ]
    case .slide:
      tracks.entering = [comingIn(direction)]
      tracks.exiting = [goingOut(direction)]
    case .moveIn:
      tracks.entering = [comingIn(direction)]
    case .slideUp:
      tracks.entering = [comingIn(direction)]
      tracks.exiting = [Track(.cornerRadius, from: .number(0), to: .number(12))]
    case .custom: tracks = push
    }
    if backgroundScale != 1 && kind != .none {
      tracks.exiting.append(Track(.scale, from: .number(1), to: .number(backgroundScale)))
    }
    return tracks
  }

  private func comingIn(_ direction: LayoutDirection) -> Track {
    let (property, sign) = side(direction)
    return Track(property, from: .percent(100 * sign), to: .number(0))
  }

  private func goingOut(_ direction: LayoutDirection) -> Track {
    let (property, sign) = side(direction)
    return Track(property, from: .number(0), to: .percent(-100 * sign))
  }

  /// Where the entering screen waits: along which axis, and on which side.
  private func side(_ direction: LayoutDirection) -> (Track.Property, Double) {
    switch edge {
    case .top: (.translateY, -1)
    case .bottom: (.translateY, 1)
    case .leading: (.translateX, direction == .ltr ? -1 : 1)
    case .trailing: (.translateX, direction == .ltr ? 1 : -1)
    }
  }
}
