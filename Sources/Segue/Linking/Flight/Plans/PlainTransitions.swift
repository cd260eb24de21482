/// The area in which the two screens of a transition move, in device coordinates.
struct ScreenRoom {
  /// The device, or the split view column that contains both screens.
  let bounds: Rect
  /// The frame of the destination screen at rest.
  let entering: Rect
  /// The frame of the source screen at rest.
  let exiting: Rect
  /// Whether the destination screen comes to rest at full height. Nothing changes below a sheet
  /// that does not.
  let isWhole: Bool
  /// The layout direction of the destination screen, which resolves `leading` and `trailing`.
  let direction: LayoutDirection
}

extension Transition {
  /// Returns the tracks that animate the two screens when the destination opens.
  ///
  /// - Parameter windows: The ranges of a hero's progress in which the screens below change.
  func screenTracks(in room: ScreenRoom, _ windows: FlightWindows) -> ScreenTracks {
    var tracks = ScreenTracks()
    var scaling = ProgressWindow.whole
    switch kind {
    case .none: break
    case .fade:
      tracks.entering = [Track(.opacity, from: .number(0), to: .number(1))]
    case .hero, .sourceScale:
      tracks.entering = [
        Track(.opacity, from: .number(0), to: .number(1), window: windows.entering)
      ]
      scaling = windows.exiting
    case .scale:
      tracks.entering = [
        Track(.scale, from: .number(0.8), to: .number(1)),
        Track(.opacity, from: .number(0), to: .number(1), window: ProgressWindow(0, 0.6) ?? .whole),
      ]
    case .slide:
      tracks.entering = [comingIn(room)]
      tracks.exiting = [goingOut(room)]
    case .moveIn:
      tracks.entering = [comingIn(room)]
    case .slideUp:
      tracks.entering = [comingIn(room)]
      if room.isWhole {
        tracks.exiting = [Track(.cornerRadius, from: .number(0), to: .number(12))]
      }
    case .custom: tracks = push
    }
    if backgroundScale != 1 && kind != .none && room.isWhole {
      tracks.exiting.append(
        Track(.scale, from: .number(1), to: .number(backgroundScale), window: scaling))
    }
    return tracks
  }

  /// Returns a track that moves a screen in from just outside the area, even if it is a small card.
  private func comingIn(_ room: ScreenRoom) -> Track {
    let side = edge.side(room.direction)
    return Track(
      side.property, from: .number(side.way(of: room.entering, outOf: room.bounds)), to: .number(0))
  }

  /// Returns a track that moves a screen out to the opposite side, to just outside the area.
  private func goingOut(_ room: ScreenRoom) -> Track {
    let side = edge.side(room.direction).opposite
    return Track(
      side.property, from: .number(0), to: .number(side.way(of: room.exiting, outOf: room.bounds)))
  }
}

extension Transition.Edge {
  /// Returns the side outside which a screen entering from this edge starts, and to which it
  /// returns.
  func side(_ direction: LayoutDirection) -> PanDirection {
    switch self {
    case .top: .up
    case .bottom: .down
    case .leading: direction == .ltr ? .left : .right
    case .trailing: direction == .ltr ? .right : .left
    }
  }
}

extension PanDirection {
  fileprivate var property: Track.Property { axis == .horizontal ? .translateX : .translateY }

  fileprivate var opposite: PanDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// Returns how far a rectangle must move in this direction until it is just out of sight, signed
  /// as a coordinate.
  func way(of rect: Rect, outOf room: Rect) -> Double {
    switch self {
    case .left: room.x - rect.maxX
    case .right: room.maxX - rect.x
    case .up: room.y - rect.maxY
    case .down: room.maxY - rect.y
    }
  }
}
