/// Builds the layers of a plan.
struct FlightPlanner {
  let request: FlightRequest
  let from: FlightEnd
  let to: FlightEnd
  private var pairs: [FlightPair] = []
  private var flying: [Layer] = []
  /// What layers stand for, so that nothing is seen twice.
  private var hidden: (from: [Int], to: [Int]) = ([], [])
  private var names: (from: ComponentNames, to: ComponentNames)
  private var device: Device { request.source.device }

  init(request: FlightRequest, from: FlightEnd, to: FlightEnd) {
    self.request = request
    self.from = from
    self.to = to
    names = (ComponentNames(from.screen, for: 1), ComponentNames(to.screen, for: 1))
  }

  // MARK: Plans

  /// A transition of the two screens as wholes.
  func plain(_ transition: Transition, fallbackFrom: Transition.Kind? = nil) -> FlightPlan {
    let screens = screenLayers(transition)
    return FlightPlan(
      transition: transition.name, kind: transition.kind, fallbackFrom: fallbackFrom,
      device: device, link: request.link, tapped: tappedEnd, from: tappedEnd,
      to: end(0, of: to, names.to), pairs: [], primary: nil, screens: screens, flying: [],
      handover: FlightPlan.Handover(hiddenOnSource: [], hiddenOnDestination: []),
      timing: timing(of: transition, screens))
  }

  /// The flight of what `fly` has added.
  func hero() -> FlightPlan {
    let transition = request.transition
    let screens = screenLayers(transition)
    let ends = pairs.map { pair in
      FlightPlan.Pair(
        bond: pair.bond, from: end(pair.from, of: from, names.from),
        to: end(pair.to, of: to, names.to))
    }
    let primary = ends.indices.max {
      (ends[$0].from.frame.area, $1) < (ends[$1].from.frame.area, $0)
    }
    let timing = timing(of: transition, screens + flying)
    var layers = flying
    for index in layers.indices {
      layers[index].pixelSize = pixelSize(of: layers[index], timing.progressRange)
    }
    return FlightPlan(
      transition: transition.name, kind: .hero, fallbackFrom: nil, device: device,
      link: request.link, tapped: tappedEnd,
      from: primary.map { ends[$0].from } ?? tappedEnd,
      to: primary.map { ends[$0].to } ?? end(0, of: to, names.to),
      pairs: ends, primary: primary, screens: screens, flying: layers,
      handover: FlightPlan.Handover(
        hiddenOnSource: hidden.from.map { names.from.path(of: $0) },
        hiddenOnDestination: hidden.to.map { names.to.path(of: $0) }),
      timing: timing)
  }

  private var tappedEnd: FlightPlan.End { end(request.tapped, of: from, names.from) }

  private func end(
    _ component: Int, of end: FlightEnd, _ names: ComponentNames
  ) -> FlightPlan.End {
    FlightPlan.End(
      screen: end.screen.id, component: names.name(of: component),
      frame: end.frame(of: component))
  }

  private func screenLayers(_ transition: Transition) -> [Layer] {
    let direction = to.screen.layoutStyle(of: 0).direction
    let whole = Rect(origin: .zero, size: device.size)
    var tracks = transition.screenTracks(direction)
    var runsBackwards = false
    if request.isPop, let pop = transition.pop {
      // On the way back the screen that opened is the one that leaves.
      tracks = ScreenTracks(entering: pop.exiting, exiting: pop.entering)
      runsBackwards = true
    }
    func layer(_ id: String, _ end: FlightEnd, _ tracks: [Track], z: Int) -> Layer {
      Layer(
        id: id, pair: nil, z: z, content: .screen(id: end.screen.id), pixelSize: nil,
        motion: .screen(
          ScreenMotion(
            rest: end.layout.viewport.frame, device: whole, tracks: tracks,
            runsBackwards: runsBackwards)))
    }
    return [
      layer("exiting", from, tracks.exiting, z: 0),
      layer("entering", to, tracks.entering, z: 1),
    ]
  }

  // MARK: Time

  /// A spring plays until every channel stays within half a device pixel of its end, and every
  /// opacity within half of one of 255 steps.
  private func timing(of transition: Transition, _ layers: [Layer]) -> Timing {
    if case .spring(let spring) = transition.easing {
      let reach = layers.map(\.reach).max() ?? 0
      let pixels = reach > 0 ? 0.5 / device.scale / reach : 1
      let steps = 0.5 / 255 / (layers.map(\.steepness).max() ?? 1)
      // The manifest's reader has refused springs that do not come to rest within the finest.
      let tolerance = max(min(pixels, steps), Device.finestTolerance)
      return (try? Timing(spring: spring, within: tolerance)) ?? .immediate
    }
    let duration =
      transition.duration
      ?? Timing.duration(
        overWay: layers.map(\.reach).max() ?? 0, diagonal: device.size.diagonal)
    return (try? Timing(easing: transition.easing, duration: duration))
      ?? .immediate
  }

  // MARK: Layers

  /// Adds the layers of all pairs, in document order of what is tapped.
  mutating func fly(_ pairs: [FlightPair], _ snapshot: Snapshot) {
    self.pairs = pairs
    names = (
      ComponentNames(from.screen, for: snapshot.nodes.count),
      ComponentNames(to.screen, for: snapshot.nodes.count)
    )
    for (index, pair) in pairs.enumerated() {
      let partner = Partner(pair.to, of: to)
      let root = from.endpoint(pair.from)
      let parts = pair.from..<from.screen.components[pair.from].subtreeEnd
      for part in parts where snapshot.isKept(part) {
        if part != pair.from && !shows(part) { continue }
        add(part, pair, index, root, partner)
      }
    }
  }

  /// Whether a part draws something by itself.
  private func shows(_ part: Int) -> Bool {
    switch from.screen.components[part].content {
    case .layout: from.screen.paintStyle(of: part).paints(from.screen.layoutStyle(of: part))
    case .label, .button, .image, .video: true
    }
  }

  private mutating func add(
    _ part: Int, _ pair: FlightPair, _ index: Int, _ root: Endpoint, _ partner: Partner
  ) {
    let start = part == pair.from ? root : from.endpoint(part)
    let partnerPart =
      part == pair.from
      ? pair.to
      : partner.counterpart(
        hero: from.screen.components[part].hero?.name,
        source: from.layout.pictures[part]?.source?.name)
    let finish =
      partnerPart.map { to.endpoint($0) }
      ?? start.carried(from: root.frame, to: partner.endpoint, scale: device.scale)
    hidden.from.append(part)
    if let partnerPart { hidden.to.append(partnerPart) }
    let content = content(of: part)
    let drawnFrom = drawn(part, of: from, frame: start.frame, like: part, of: from)
    // A partner that is a picture says how the picture is drawn there; else it is drawn as before.
    let drawnTo: Rect
    if let partnerPart, to.layout.pictures[partnerPart] != nil {
      drawnTo = drawn(part, of: from, frame: finish.frame, like: partnerPart, of: to)
    } else {
      drawnTo = drawn(part, of: from, frame: finish.frame, like: part, of: from)
    }
    append(
      id: names.from.name(of: part), index,
      (part, crossFades(part, partnerPart) ? nil : partnerPart), content,
      start.state(drawnFrom), finish.state(drawnTo))
    addArrival(part, partnerPart, index, start, finish)
  }

  /// Where the two pictures differ, the destination's fades in over the source's on the same way, so
  /// that the handover shows nothing new.
  private mutating func addArrival(
    _ part: Int, _ partnerPart: Int?, _ index: Int, _ start: Endpoint, _ finish: Endpoint
  ) {
    guard let partnerPart, crossFades(part, partnerPart),
      let source = to.layout.pictures[partnerPart]?.source?.name
    else { return }
    var first = start.state(
      drawn(partnerPart, of: to, frame: start.frame, like: part, of: from))
    first.opacity = 0
    append(
      id: names.to.name(of: partnerPart) + " (arriving)", index, (nil, partnerPart),
      .picture(source: source, isPoster: to.screen.components[partnerPart].type == .video), first,
      finish.state(drawn(partnerPart, of: to, frame: finish.frame, like: partnerPart, of: to)))
  }

  /// Whether a part and its partner are two different pictures.
  private func crossFades(_ part: Int, _ partner: Int?) -> Bool {
    guard let leaving = from.layout.pictures[part]?.source?.name, let partner,
      let arriving = to.layout.pictures[partner]?.source?.name
    else { return false }
    return leaving != arriving
  }

  private mutating func append(
    id: String, _ pair: Int, _ parts: (from: Int?, to: Int?), _ content: Layer.Content,
    _ first: LayerState, _ last: LayerState
  ) {
    flying.append(
      Layer(
        id: id, pair: pair, z: 2 + flying.count, content: content, pixelSize: nil,
        motion: .flight(FlightMotion(from: first, to: last, path: request.transition.path)),
        from: parts.from, to: parts.to))
  }

  private func content(of part: Int) -> Layer.Content {
    let component = from.screen.components[part]
    if let source = from.layout.pictures[part]?.source?.name {
      return .picture(source: source, isPoster: component.type == .video)
    }
    return component.type == .layout ? .layout : .component(component.type)
  }

  /// Where a picture of one screen is drawn in a frame, in the manner of a component of either;
  /// relative to the frame. What is no picture fills it.
  private func drawn(
    _ picture: Int, of owner: FlightEnd, frame: Rect, like model: Int, of end: FlightEnd
  ) -> Rect {
    guard let known = owner.layout.pictures[picture] else {
      return Rect(origin: .zero, size: frame.size)
    }
    let paint = end.screen.paintStyle(of: model)
    return drawnPicture(
      known.drawnSize, in: end.layout.contentBox(of: model, in: frame.size), fit: paint.objectFit,
      position: paint.objectPosition)
  }

  /// The pixels that a picture needs at its largest moment. Each side is linear in the progress but
  /// for the clamp at 0, so the extremes of the progress are the extremes of the size.
  private func pixelSize(of layer: Layer, _ progress: ClosedRange<Double>) -> Size? {
    guard case .picture = layer.content else { return nil }
    var largest = Size.zero
    for p in [0, 1, progress.lowerBound, progress.upperBound] {
      let drawn = layer.state(at: p).content
      largest.width = max(largest.width, drawn.width)
      largest.height = max(largest.height, drawn.height)
    }
    // A millionth of a pixel is no pixel.
    func pixels(_ points: Double) -> Double { max(0, (points * device.scale - 1e-6).rounded(.up)) }
    return Size(width: pixels(largest.width), height: pixels(largest.height))
  }
}

extension Timing {
  /// Nothing is seen between beginning and end.
  static let immediate: Timing = {
    guard let timing = try? Timing(easing: .linear, duration: 0) else {
      preconditionFailure("Zero seconds are a duration.")
    }
    return timing
  }()
}

extension Layer {
  /// The furthest that anything measured in points goes while progress goes from 0 to 1, at the speed
  /// that it has at the end: what is left of it where progress lacks ε is ε times this at most.
  fileprivate var reach: Double {
    switch motion {
    case .screen(let screen): return screen.reach
    case .flight(let flight):
      let (from, to) = (flight.from, flight.to)
      // On a quarter of a circle an edge is π/2 times as fast as on the straight way.
      let speed = flight.path.style == .arc ? Double.pi / 2 : 1
      let radii = zip(from.corners.clockwise, to.corners.clockwise).map { abs($0 - $1) }
      return max(
        furthest(from.frame, to.frame) * speed, furthest(from.content, to.content),
        furthest(from.clip, to.clip), radii.max() ?? 0)
    }
  }

  /// How many times faster than progress its opacity may change at the end.
  fileprivate var steepness: Double {
    if case .screen(let screen) = motion { screen.steepness } else { 1 }
  }
}

extension Endpoint {
  func state(_ content: Rect) -> LayerState {
    LayerState(
      frame: frame, clip: clip, opacity: opacity, corners: corners, background: background,
      content: content)
  }

  /// The part where its hero goes: at the same place in the partner's frame as in the hero's, and
  /// faded out, for the destination has nothing like it.
  fileprivate func carried(from hero: Rect, to partner: Endpoint, scale: Double) -> Endpoint {
    let horizontal = hero.width > 0 ? partner.frame.width / hero.width : 1
    let vertical = hero.height > 0 ? partner.frame.height / hero.height : 1
    return Endpoint(
      component: component,
      frame: Rect(
        x: partner.frame.x + (frame.x - hero.x) * horizontal,
        y: partner.frame.y + (frame.y - hero.y) * vertical,
        width: frame.width * horizontal, height: frame.height * vertical
      ).rounded(toPixelsOf: scale),
      clip: partner.clip, opacity: 0, corners: corners, background: background)
  }
}
