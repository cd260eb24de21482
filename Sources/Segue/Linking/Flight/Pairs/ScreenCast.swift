/// The layers of a transition that do not fly: the two screens and what belongs to them.
struct ScreenCast {
  let from: FlightEnd
  let to: FlightEnd
  let exiting: [Track]
  let entering: [Track]
  let runsBackwards: Bool
  /// The opacity track of the scrim; nil if nothing is dimmed.
  let scrim: Track?
  /// The windows of a hero's flight; nil if nothing flies.
  let windows: FlightWindows?

  /// Returns the layers in paint order, beginning with those below all flying layers.
  ///
  /// The bars and the grabber are above the flying layers, because nothing covers them on their
  /// screens either, unless the hero emerges from under the bars.
  func layers(below flying: [Layer]) -> [Layer] {
    var layers: [Layer] = []
    layers.reserveCapacity(8)
    layers.append(exitingLayer)
    layers += returning
    layers += barsBehind
    layers += dimming
    layers += backdrop
    layers.append(enteringLayer)
    for index in layers.indices { layers[index].z = 2 + index - layers.count }
    var above: [Layer] = []
    if to.isCutByBars {
      // Of layers with the same z, the later one is on top.
      layers += bars.map { $0.with(z: 1) }
    } else {
      above = bars
    }
    above += grabber
    let highest = flying.reduce(1) { max($0, $1.z) }
    layers += above.enumerated().map { $1.with(z: highest + 1 + $0) }
    return layers
  }

  private var device: Device { to.layout.device }

  private func layer(
    _ role: Layer.ScreenRole, shape: ScreenShape, tracks: [Track], backwards: Bool = false
  ) -> Layer {
    Layer(
      role, content: role.content(source: from.screen.shownID, destination: to.screen.shownID),
      z: 0,
      motion: ScreenMotion(shape, device: device, tracks: tracks, runsBackwards: backwards))
  }

  // MARK: Screens

  private var exitingLayer: Layer {
    layer(
      .exiting, shape: ScreenShape(rest: from.rest.frame, corners: from.rest.corners),
      tracks: exiting,
      backwards: runsBackwards)
  }

  private var enteringLayer: Layer {
    layer(
      .entering, shape: ScreenShape(rest: to.rest.frame, corners: to.rest.corners),
      tracks: entering,
      backwards: runsBackwards)
  }

  /// Whether the source is still visible when the destination is at rest.
  private var staysInSight: Bool { !to.layout.presentation.covers }

  /// The whole source screen again, if it is still visible when the destination is at rest, as
  /// around a sheet: it shows what has flown away once the flight ends.
  private var returning: [Layer] {
    guard let windows, staysInSight else { return [] }
    return [
      layer(
        .returning, shape: ScreenShape(rest: from.rest.frame, corners: from.rest.corners),
        tracks: exiting + [fading(in: windows.arriving)])
    ]
  }

  private var dimming: [Layer] {
    guard let scrim else { return [] }
    let shape = ScreenShape(
      rest: Rect(origin: .zero, size: device.size), background: RGBA(red: 0, green: 0, blue: 0))
    return [layer(.scrim, shape: shape, tracks: [scrim])]
  }

  /// The background of the destination's root, if it paints one.
  ///
  /// It covers the source's text before the destination's appears, so that two texts are never
  /// superimposed.
  private var backdrop: [Layer] {
    guard let windows else { return [] }
    let root = to.place(of: 0)
    let seen = root.frame.intersection(root.clip)
    let corners = root.corners.largest(root.clipCorners).fitted(to: seen.size)
    let isOpaque = root.opacity == 1 && root.background.alpha == 1
    var shape = ScreenShape(
      rest: to.rest.frame, corners: to.rest.corners, background: root.background)
    if to.layout.presentation.covers {
      // Such a screen is on white, which is visible where its root is translucent.
      if !isOpaque || corners != .zero || !seen.contains(shape.rest) {
        shape.background = RGBA(red: 1, green: 1, blue: 1)
      }
    } else {
      guard isOpaque, seen.area > 0 else { return [] }
      if seen != shape.rest {
        shape.part = seen.offset(x: -shape.rest.x, y: -shape.rest.y)
      }
      shape.corners = corners
    }
    return [layer(.backdrop, shape: shape, tracks: [fading(in: windows.leaving)])]
  }

  private var grabber: [Layer] {
    guard let grabber = to.rest.grabber else { return [] }
    let shape = ScreenShape(
      rest: to.rest.frame, part: grabber, corners: CornerRadii(grabber.height / 2),
      background: SheetAppearance.grabberColor)
    return [layer(.grabber, shape: shape, tracks: entering, backwards: runsBackwards)]
  }

  // MARK: Bars

  /// The bars of a source that stays visible: they are below the scrim and move with the source.
  private var barsBehind: [Layer] {
    guard windows != nil, staysInSight else { return [] }
    return Bar.allCases.compactMap { bar in
      from.frame(of: bar).map { frame in
        var shape = from.shape(ofBarAt: frame)
        shape.part = frame.offset(x: -from.rest.frame.x, y: -from.rest.frame.y)
        shape.rest = from.rest.frame
        return layer(
          bar == .tab ? .tabBar : .navigationBar, shape: shape, tracks: exiting,
          backwards: runsBackwards)
      }
    }
  }

  /// The bars of both screens. A bar that both have stays; the source's others fade out, and the
  /// destination's others fade in.
  private var bars: [Layer] {
    guard let windows else { return [] }
    return Bar.allCases.flatMap { bar -> [Layer] in
      let (left, opened) = (staysInSight ? nil : from.frame(of: bar), to.frame(of: bar))
      let roles: (leaving: Layer.ScreenRole, arriving: Layer.ScreenRole) =
        switch bar {
        case .navigation: (.navigationBar, .arrivingNavigationBar)
        case .tab: (.tabBar, .arrivingTabBar)
        }
      if let left, left == opened {
        return [layer(roles.leaving, shape: from.shape(ofBarAt: left), tracks: [])]
      }
      let leaving = left.map {
        layer(
          roles.leaving, shape: from.shape(ofBarAt: $0),
          tracks: [
            Track(
              .opacity, from: .number(1), to: .number(0), window: windows.leaving)
          ])
      }
      let arriving = opened.map {
        layer(roles.arriving, shape: to.shape(ofBarAt: $0), tracks: [fading(in: windows.arriving)])
      }
      return [leaving, arriving].compactMap { $0 }
    }
  }

  private func fading(in window: ProgressWindow) -> Track {
    Track(.opacity, from: .number(0), to: .number(1), window: window)
  }
}

extension Layer {
  /// Creates a layer that does not fly.
  init(_ role: ScreenRole, content: Content, z: Int, motion: ScreenMotion) {
    self.init(
      id: role.rawValue, pair: nil, z: z, content: content, isLifted: false, origin: nil, from: nil,
      to: nil, pixelSize: nil, gradients: GradientChange(from: [], to: []),
      motion: .screen(motion), shadowMotions: [])
  }

  fileprivate func with(z: Int) -> Layer {
    var layer = self
    layer.z = z
    return layer
  }
}

extension Layer.ScreenRole {
  /// Returns what a layer of this role draws.
  func content(source: String, destination: String) -> Layer.Content {
    switch self {
    case .exiting, .returning: .screen(id: source)
    case .scrim: .scrim
    case .backdrop: .backdrop
    case .entering: .screen(id: destination)
    case .grabber: .grabber
    case .navigationBar, .arrivingNavigationBar: .bar(.navigation)
    case .tabBar, .arrivingTabBar: .bar(.tab)
    }
  }
}

extension FlightEnd {
  /// Returns the shape of a bar on the screen, rounded at the corners of a card.
  fileprivate func shape(ofBarAt frame: Rect) -> ScreenShape {
    let card = RoundedRect(rect: rest.frame, corners: rest.corners)
    return ScreenShape(rest: frame, corners: card.corners(at: frame))
  }

  /// Returns the frame on the device of a bar that the client draws; nil if the screen does not
  /// have the bar, or declares what is in it.
  func frame(of bar: Bar) -> Rect? {
    let (frame, bars) = (rest.frame, layout.viewport.bars)
    switch bar {
    case .navigation:
      return bars.top > 0 && screen.navigationBar == nil
        ? Rect(x: frame.x, y: frame.y, width: frame.width, height: bars.top) : nil
    case .tab:
      return bars.bottom > 0
        ? Rect(
          x: frame.x, y: frame.maxY - bars.bottom, width: frame.width, height: bars.bottom) : nil
    }
  }
}
