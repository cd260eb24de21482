/// The movement of a sheet from one of its detents to another.
public struct DetentChange: Hashable, Sendable {
  /// The detent at which the sheet starts.
  public let from: Detent
  /// The detent at which the sheet comes to rest.
  public let to: Detent

  /// Creates a movement between two detents.
  public init(from: Detent, to: Detent) {
    self.from = from
    self.to = to
  }
}

extension FlightPlanner {
  /// Plans the movement of an open sheet between two detents: the sheet moves, and what is below it
  /// is dimmed and scaled as at each of the detents that the sheet passes.
  ///
  /// - Parameters:
  ///   - change: Two of the destination screen's detents.
  ///   - easing: The progress over time. Unless it is a spring, the duration depends on the
  ///     distance.
  func plan(of change: DetentChange, easing: Easing) -> FlightPlan {
    let transition = request.transition
    let heights = SheetHeights(of: to.layout, change)
    let layout = to.layout
    let (first, last) = (layout.rest(at: change.from), layout.rest(at: change.to))
    func end(_ rest: ScreenRest) -> FlightPlan.End {
      FlightPlan.End(
        screen: to.screen.shownID, component: destinationEnd.component, frame: rest.frame, index: 0)
    }
    let moving = Track(
      .translateY, from: .number(first.frame.y - last.frame.y), to: .number(0))
    // A card dims at all of its detents or, if it has an undimmed detent, above that one.
    let dimming = Track(
      .opacity, from: .number(first.scrimOpacity), to: .number(last.scrimOpacity),
      window: heights.window(where: { $0.scrimOpacity > 0 }))
    let screens = ScreenCast(
      from: from, to: FlightEnd(layout, scrolledBy: request.destinationScrolledBy, rest: last),
      exiting: exitingTracks(from: first, to: last, heights), entering: [moving],
      runsBackwards: false,
      scrim: max(first.scrimOpacity, last.scrimOpacity) > 0 ? dimming : nil,
      windows: nil
    ).layers(below: [])
    return FlightPlan(
      direction: .push, transition: transition.name, kind: transition.kind, device: device,
      link: request.link, tapped: tappedEnd, from: end(first), to: end(last), screens: screens,
      timing: timing(easing, duration: nil, screens: screens, flying: [], nearEnd: true),
      late: late(transition), detents: change)
  }

  /// Returns the tracks of the source screen: what the transition changed stays, except for what
  /// applies only to a sheet at full height.
  private func exitingTracks(
    from first: ScreenRest, to last: ScreenRest, _ heights: SheetHeights
  ) -> [Track] {
    func tracks(isWhole: Bool) -> [Track] {
      let room = ScreenRoom(
        bounds: Rect(origin: .zero, size: device.size), entering: last.frame,
        exiting: from.rest.frame, isWhole: isWhole,
        direction: to.screen.layoutStyle(of: 0).direction)
      return request.transition.screenTracks(in: room, request.transition.windows).exiting
    }
    let lasting = tracks(isWhole: false)
    return tracks(isWhole: true).map { track in
      let isLasting = lasting.contains(track)
      return Track(
        track.property, from: isLasting || first.isWhole ? track.to : track.from,
        to: isLasting || last.isWhole ? track.to : track.from,
        window: heights.window { $0.isWhole })
    }
  }
}

/// The heights of a sheet at its detents, in the context of a change between two of them.
private struct SheetHeights {
  private let rests: [(height: Double, rest: ScreenRest)]
  private let from: Double
  private let to: Double

  init(of layout: ScreenLayout, _ change: DetentChange) {
    let full = layout.viewport.frame.height
    rests = (layout.sheet?.detents ?? []).map {
      ($0.progress(over: full), layout.rest(at: $0))
    }
    from = change.from.progress(over: full)
    to = change.to.progress(over: full)
  }

  /// Returns the range of progress in which a property changes that holds for all detents from some
  /// height up: between the highest detent without the property and the lowest with it.
  func window(where holds: (ScreenRest) -> Bool) -> ProgressWindow {
    let low = rests.filter { !holds($0.rest) }.map { $0.height }.max()
    let high = rests.filter { holds($0.rest) }.map { $0.height }.min()
    guard let low, let high, from != to else { return .whole }
    let ends = [low, high].map { min(max(($0 - from) / (to - from), 0), 1) }
    return ProgressWindow(min(ends[0], ends[1]), max(ends[0], ends[1])) ?? .whole
  }
}
