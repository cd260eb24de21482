/// The room in which the two screens of a transition move, in device coordinates.
struct ScreenRoom {
  /// The device, or the column of a split view that both stand in.
  let bounds: Rect
  /// The screen that opens, at rest.
  let entering: Rect
  /// The screen that is left, at rest.
  let exiting: Rect
  /// Whether the screen that opens comes to rest as high as it can: behind a sheet that does not, nothing
  /// changes.
  let isWhole: Bool
  /// That of the screen that opens, which `leading` and `trailing` follow.
  let direction: LayoutDirection
}

extension Transition {
  /// What the transition does to the two screens when the destination opens.
  ///
  /// - Parameter windows: When in a hero's progress the screens below change.
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

  /// From just outside of the room, however small a card the screen is.
  private func comingIn(_ room: ScreenRoom) -> Track {
    let side = edge.side(room.direction)
    return Track(
      side.property, from: .number(side.way(of: room.entering, outOf: room.bounds)), to: .number(0))
  }

  /// To the other side, just outside of the device.
  private func goingOut(_ room: ScreenRoom) -> Track {
    let side = edge.side(room.direction).opposite
    return Track(
      side.property, from: .number(0), to: .number(side.way(of: room.exiting, outOf: room.bounds)))
  }
}

extension Transition.Edge {
  /// Where a screen waits that comes from this edge, and where it goes again.
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

  /// How far a rectangle goes this way until it just cannot be seen any more; its sign is that of the
  /// coordinates.
  func way(of rect: Rect, outOf room: Rect) -> Double {
    switch self {
    case .left: room.x - rect.maxX
    case .right: room.maxX - rect.x
    case .up: room.y - rect.maxY
    case .down: room.maxY - rect.y
    }
  }
}
