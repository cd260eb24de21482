/// Assembles a plan: the two screens, the layers that fly above them, and the timing.
struct FlightPlanner {
  /// What push and pop have in common, stored by reference because it is large.
  private final class Subject: Sendable {
    let request: FlightRequest
    let from: FlightEnd
    let to: FlightEnd
    let tappedEnd: FlightPlan.End
    let destinationEnd: FlightPlan.End

    init(
      _ request: FlightRequest, from: FlightEnd, to: FlightEnd, tappedEnd: FlightPlan.End,
      destinationEnd: FlightPlan.End
    ) {
      self.request = request
      self.from = from
      self.to = to
      self.tappedEnd = tappedEnd
      self.destinationEnd = destinationEnd
    }
  }

  private let subject: Subject
  private let direction: FlightPlan.Direction

  init(request: FlightRequest, from: FlightEnd, to: FlightEnd) {
    let destination =
      request.isDestinationUnknown
      ? FlightPlan.End(
        screen: to.screen.shownID, component: "", frame: to.frame(of: 0), index: 0)
      : Self.end(0, of: to, ComponentNames(to.screen, for: 1))
    subject = Subject(
      request, from: from, to: to,
      tappedEnd: Self.end(request.tapped, of: from, ComponentNames(from.screen, for: 1)),
      destinationEnd: destination)
    direction = request.direction
  }

  private init(_ subject: Subject, _ direction: FlightPlan.Direction) {
    self.subject = subject
    self.direction = direction
  }

  /// A planner for the pop.
  var returning: FlightPlanner { FlightPlanner(subject, .pop) }

  var request: FlightRequest { _read { yield subject.request } }
  var from: FlightEnd { _read { yield subject.from } }
  var to: FlightEnd { _read { yield subject.to } }
  var tappedEnd: FlightPlan.End { subject.tappedEnd }
  var destinationEnd: FlightPlan.End { subject.destinationEnd }
  var device: Device { request.source.device }

  /// Plans a transition of the two whole screens.
  func plain(_ transition: Transition, fallbackFrom: Transition.Kind? = nil) -> FlightPlan {
    let screens = screenLayers(transition)
    return FlightPlan(
      direction: direction, transition: transition.name, kind: transition.kind,
      fallbackFrom: fallbackFrom, device: device, link: request.link, tapped: tappedEnd,
      from: tappedEnd, to: destinationEnd, screens: screens,
      timing: timing(of: transition, screens, []), late: late(transition))
  }

  /// Plans the flight of some pairs, whose layers are in document order of the tapped component.
  func hero(_ cast: PairedParts) -> FlightPlan {
    let transition = request.transition
    let windows = windows(of: transition)
    let (from, to) = ends(of: transition)
    var flight = FlightLayers(
      from: from, to: to, transition, windows, count: cast.partCount)
    flight.fly(cast.parts)
    let names = flight.names
    let ends = cast.parts.map { parts in
      FlightPlan.Pair(
        matchKey: parts.pair.matchKey, from: Self.end(parts.pair.from, of: from, names.from),
        to: Self.end(parts.pair.to, of: to, names.to))
    }
    let primary = ends.indices.max {
      (ends[$0].from.frame.area, $1) < (ends[$1].from.frame.area, $0)
    }
    var layers = flight.layers
    let screens = screenLayers(transition, below: layers, hero: windows)
    let timing = timing(of: transition, screens, layers)
    for index in layers.indices {
      layers[index].pixelSize = layers[index].pixelSize(over: timing.progressRange, on: device)
    }
    return FlightPlan(
      direction: direction, transition: transition.name, kind: .hero, device: device,
      link: request.link, tapped: tappedEnd,
      from: primary.map { ends[$0].from } ?? tappedEnd,
      to: primary.map { ends[$0].to } ?? destinationEnd,
      pairs: ends, primary: primary, screens: screens, flying: layers,
      handover: FlightPlan.Handover(
        components: FlightPlan.HiddenComponents(
          onSource: flight.hidden.from, onDestination: flight.hidden.to,
          liftedFromSource: flight.lifted.from, liftedFromDestination: flight.lifted.to),
        source: names.from.path, destination: names.to.path),
      timing: timing, late: late(transition), motions: flight.motions)
  }

  /// Plans the flight of a whole snapshot to its landing.
  func sourceScale(_ snapshot: Snapshot) -> FlightPlan {
    let transition = request.transition
    let windows = windows(of: transition)
    let landing = landing
    let (from, to) = ends(of: transition)
    var flight = FlightLayers(
      from: from, to: to, transition, windows, count: snapshot.nodes.count)
    flight.scale(snapshot, to: landing, isKnown: !request.isDestinationUnknown)
    var layers = flight.layers
    let screens = screenLayers(transition, below: layers, hero: windows)
    let timing = timing(of: transition, screens, layers)
    for index in layers.indices {
      layers[index].pixelSize = layers[index].pixelSize(over: timing.progressRange, on: device)
    }
    let names = flight.names
    return FlightPlan(
      direction: direction, transition: transition.name, kind: .sourceScale,
      fallbackFrom: transition.kind == .hero ? .hero : nil, device: device, link: request.link,
      tapped: tappedEnd, from: tappedEnd,
      to: FlightPlan.End(
        screen: destinationEnd.screen, component: destinationEnd.component, frame: landing, index: 0
      ),
      screens: screens, flying: layers,
      handover: FlightPlan.Handover(
        components: FlightPlan.HiddenComponents(
          onSource: flight.hidden.from, onDestination: flight.hidden.to,
          liftedFromSource: flight.lifted.from, liftedFromDestination: flight.lifted.to),
        source: names.from.path, destination: names.to.path),
      timing: timing, late: late(transition), motions: flight.motions)
  }

  /// The frame in which a snapshot lands, aligned to device pixels: as declared by the transition,
  /// or else by the destination.
  private var landing: Rect {
    let landing = request.transition.landing ?? to.screen.landing ?? .standard
    let (card, bars) = (to.rest.frame, to.layout.viewport.bars)
    let insets = device.safeArea
    let direction = to.screen.layoutStyle(of: 0).direction
    let isCard = to.layout.presentation.isCard
    let sides = isCard ? (left: 0.0, right: 0.0) : (left: insets.leading, right: insets.trailing)
    let isLeftToRight = direction == .ltr
    let safeArea = Edges(
      top: max(isCard ? 0 : insets.top, bars.top),
      right: isLeftToRight ? sides.right : sides.left, bottom: max(insets.bottom, bars.bottom),
      left: isLeftToRight ? sides.left : sides.right)
    let visible = card.intersection(Rect(origin: .zero, size: device.size))
    return landing.frame(
      of: tappedEnd.frame.size, in: visible, safeArea: safeArea, direction: direction
    ).rounded(toPixelsOf: device.scale)
  }

  /// Plans another transition between the same screens.
  func reduced(_ request: FlightRequest) -> FlightPlan {
    let planner = FlightPlanner(
      Subject(
        request, from: from, to: to, tappedEnd: tappedEnd, destinationEnd: destinationEnd),
      request.direction)
    // The diagnostics are those of the push.
    var repeated: [Diagnostic] = []
    return planner.plan(planner.act(&repeated))
  }

  func late(_ transition: Transition) -> LateDestination {
    let named = request.lateFallback.flatMap { $0.kind == .hero ? nil : $0.name }
    return LateDestination(
      timeout: transition.timeout, fallback: named ?? request.plainFallback.name)
  }

  /// Returns the pop of a push whose transition declares none of its own: the same layers, with the
  /// time that they take to reach the beginning.
  ///
  /// - Parameter transition: The transition that the push plays.
  func turned(_ push: FlightPlan, _ transition: Transition) -> FlightPlan {
    let timing = timing(of: transition, push.screens, push.flying)
    var flying = push.flying
    if timing.progressRange != push.timing.progressRange {
      for index in flying.indices {
        let size = flying[index].pixelSize(over: timing.progressRange, on: device)
        if size != flying[index].pixelSize { flying[index].pixelSize = size }
      }
    }
    return FlightPlan(
      direction: .pop, transition: push.transition, kind: push.kind,
      fallbackFrom: push.fallbackFrom, device: push.device, link: push.link, tapped: push.tapped,
      from: push.from, to: push.to, pairs: push.pairs, primary: push.primary,
      screens: push.screens, flying: flying, handover: push.handover, timing: timing,
      late: push.late, motions: push.motions)
  }

  static func end(
    _ component: ComponentID, of end: FlightEnd, _ names: ComponentNames
  ) -> FlightPlan.End {
    FlightPlan.End(
      screen: end.screen.shownID, component: names.name(of: component),
      frame: end.frame(of: component), index: component)
  }

  // MARK: Channels

  /// Returns the windows of the direction that is played, in terms of the push's progress.
  private func windows(of transition: Transition) -> FlightWindows {
    guard direction == .pop, let windows = transition.popWindows else {
      return transition.windows
    }
    return windows.mirrored
  }

  /// Returns both ends of a hero's flight.
  ///
  /// The bars of either screen are below the flying layers if the transition covers bars. The
  /// source's bars are also below them if the destination leaves the source visible, because they
  /// belong to what it covers.
  private func ends(of transition: Transition) -> (from: FlightEnd, to: FlightEnd) {
    let stays = !to.layout.presentation.covers
    return (
      from.cutByBars(transition.coversBars || stays), to.cutByBars(transition.coversBars)
    )
  }

  /// Returns the layers of the two screens and what belongs to them, in paint order.
  ///
  /// - Parameters:
  ///   - flying: The layers between the screens and whatever is above all flying layers.
  ///   - hero: The windows of a flight; nil if nothing flies.
  private func screenLayers(
    _ transition: Transition, below flying: [Layer] = [], hero: FlightWindows? = nil
  ) -> [Layer] {
    let (left, opened) = (from.rest, to.rest)
    let (column, whole) = (from.layout.column, Rect(origin: .zero, size: device.size))
    let room = ScreenRoom(
      bounds: column == to.layout.column ? column?.frame ?? whole : whole, entering: opened.frame,
      exiting: left.frame, isWhole: opened.isWhole,
      direction: to.screen.layoutStyle(of: 0).direction)
    var tracks = transition.screenTracks(in: room, windows(of: transition))
    var runsBackwards = false
    if direction == .pop, let pop = transition.pop {
      // In a pop, the destination screen is the one that exits.
      tracks = ScreenTracks(entering: pop.exiting, exiting: pop.entering)
      runsBackwards = true
    }
    let dimming = Track(
      .opacity, from: .number(transition.kind == .none ? opened.scrimOpacity : 0),
      to: .number(opened.scrimOpacity))
    let ends = ends(of: transition)
    return ScreenCast(
      from: ends.from, to: ends.to, exiting: tracks.exiting, entering: tracks.entering,
      runsBackwards: runsBackwards, scrim: opened.scrimOpacity > 0 ? dimming : nil, windows: hero
    ).layers(below: flying)
  }

  // MARK: Time

  private func timing(
    of transition: Transition, _ screens: [Layer], _ flying: [Layer]
  ) -> Timing {
    let push = (transition.easing, transition.duration)
    guard direction == .pop else {
      return timing(push.0, duration: push.1, screens: screens, flying: flying, nearEnd: true)
    }
    // The push's own spring, run in reverse, also ends when everything is near its beginning.
    let pop =
      transition.popEasing.map { ($0, transition.popDuration) }
      ?? (push.0, transition.popDuration ?? push.1)
    return timing(pop.0, duration: pop.1, screens: screens, flying: flying, nearEnd: false).reversed
  }

  /// Returns the timing of a plan.
  ///
  /// A spring plays until every channel stays within half a device pixel of its end, and every
  /// opacity within half of 1/255. A curve takes its declared duration, or by default one that
  /// depends on the distance.
  func timing(
    _ easing: Easing, duration: Double?, screens: [Layer], flying: [Layer],
    nearEnd isEnd: Bool
  ) -> Timing {
    if case .spring(let spring) = easing {
      let tolerance = restTolerance(of: screens, and: flying, nearEnd: isEnd, on: device)
      return (try? Timing(spring: spring, within: tolerance)) ?? .immediate
    }
    let seconds =
      duration
      ?? Timing.defaultDuration(
        distance: max(furthestWay(screens), furthestWay(flying)), diagonal: device.size.diagonal)
    return (try? Timing(easing: easing, duration: seconds)) ?? .immediate
  }
}

private func furthestWay(_ layers: [Layer]) -> Double {
  layers.indices.reduce(0) { max($0, layers[$1].way) }
}

extension Timing {
  /// A timing of zero duration.
  static let immediate: Timing = {
    // These numbers are valid constants, so the initializer cannot fail.
    guard let timing = try? Timing(easing: .linear, duration: 0) else {
      preconditionFailure("Zero seconds are a duration.")
    }
    return timing
  }()
}

extension Layer {
  /// Returns the greatest speed of any length, in points per unit of progress, near the end or the
  /// beginning of the motion.
  func greatestSpeed(nearEnd isEnd: Bool) -> Double {
    shadowMotions.reduce(motion.greatestSpeed(nearEnd: isEnd)) {
      max($0, $1.greatestSpeed(nearEnd: isEnd))
    }
  }

  /// Returns how many times faster than progress the layer's opacity may change near an end.
  func greatestOpacitySpeed(nearEnd isEnd: Bool) -> Double {
    motion.greatestOpacitySpeed(nearEnd: isEnd)
  }

  /// The greatest distance that an edge of the frame travels from end to end.
  fileprivate var way: Double { furthest(state(at: 0).frame, state(at: 1).frame) }

  /// Returns the pixels that a picture needs at its largest frame of the animation; nil for other
  /// layers.
  ///
  /// On a straight path and drawn in one manner, a picture is largest at an extreme of the
  /// progress. Otherwise its size is sampled densely enough that the curvature bounds what is
  /// between two samples.
  fileprivate func pixelSize(over progress: ClosedRange<Double>, on device: Device) -> Size? {
    guard case .picture = content else { return nil }
    var largest = Size.zero
    for p in [0, 1, progress.lowerBound, progress.upperBound] {
      let drawn = state(at: p).content
      largest.width = max(largest.width, drawn.width)
      largest.height = max(largest.height, drawn.height)
    }
    if !motion.growsStraight {
      let (count, step) = (48, (progress.upperBound - progress.lowerBound) / 48)
      let sizes = (0...count).map {
        state(at: progress.lowerBound + Double($0) * step).content.size
      }
      for index in 1..<count {
        let (before, size, after) = (sizes[index - 1], sizes[index], sizes[index + 1])
        // Between its neighbours, a curve exceeds its highest sample by at most this much.
        func summit(_ a: Double, _ b: Double, _ c: Double) -> Double {
          b >= a && b >= c ? b + (2 * b - a - c) / 4 : b
        }
        largest.width = max(largest.width, summit(before.width, size.width, after.width))
        largest.height = max(largest.height, summit(before.height, size.height, after.height))
      }
    }
    // Ignores a millionth of a pixel, which is a rounding error.
    func pixels(_ points: Double) -> Double { max(0, (points * device.scale - 1e-6).rounded(.up)) }
    return Size(width: pixels(largest.width), height: pixels(largest.height))
  }
}
