/// A decoder of a link's plan. Names and paths of components come from the trees of both screens.
struct LinkReading {
  let link: CompiledLink
  let row: Int
  let device: Device
  let view: ChunkView
  let source: CompiledTree
  let target: CompiledTree
  private let ids: (source: String, target: String)

  /// Creates a decoder, or returns nil if a screen has no components, which no compiled screen
  /// lacks.
  init?(_ link: CompiledLink, _ row: Int, device: Device) {
    self.link = link
    self.row = row
    self.device = device
    view = link.view
    let (from, to) = (
      link.project.screen(at: link.from), link.project.screen(at: link.to)
    )
    source = from.tree
    target = to.tree
    ids = (from.id, to.id)
    guard !source.isEmpty, !target.isEmpty else { return nil }
  }

  private func word(_ column: Int) -> UInt32 {
    view.word(LinkTable.plans, row: row, column: column)
  }

  /// Decodes the plan. Returns nil if its timing is invalid.
  func plan() -> FlightPlan? {
    guard let timing = timing(Int(word(4))) else { return nil }
    let bits = word(2)
    let fallback = bits >> PlanBits.fallbackShift & 0x3F
    let screens = layers(from: word(5), count: word(6))
    let flying = layers(from: word(5) &+ word(6), count: word(7))
    let pairs = view.rows(LinkTable.pairs, from: word(14), count: word(15)).map(pair)
    let primary = Int(word(16))
    return FlightPlan(
      direction: bits & PlanBits.pop != 0 ? .pop : .push,
      transition: view.string(word(3)) ?? "", kind: Transition.Kind(binaryCode: bits & 0xFF),
      fallbackFrom: fallback == 0 ? nil : Transition.Kind(binaryCode: fallback - 1),
      device: device, link: Link(url: link.url, range: .start(of: FileID(0))),
      tapped: end(8, isTarget: false), from: end(10, isTarget: false), to: end(12, isTarget: true),
      pairs: pairs, primary: primary > 0 && primary <= pairs.count ? primary - 1 : nil,
      screens: screens.map(\.layer), flying: flying.map(\.layer), handover: handover,
      timing: timing,
      late: LateDestination(
        timeout: view.number(word(21)), fallback: view.string(word(20)) ?? ""),
      motions: flying.compactMap(\.motion))
  }

  // MARK: Components

  /// Returns the end whose component is in a column of the plan, and its frame in the next column.
  private func end(_ column: Int, isTarget: Bool) -> FlightPlan.End {
    end(word(column), word(column + 1), isTarget: isTarget)
  }

  private func end(_ place: UInt32, _ frame: UInt32, isTarget: Bool) -> FlightPlan.End {
    let tree = isTarget ? target : source
    let component = bounded(place, in: tree)
    return FlightPlan.End(
      screen: isTarget ? ids.target : ids.source, component: tree.name(of: component),
      frame: view.rect(frame), index: component)
  }

  /// Returns a component's index, or the root's if the index is out of bounds.
  func bounded(_ place: UInt32, in tree: CompiledTree) -> ComponentID {
    Int(place) < tree.count ? ComponentID(Int(place)) : 0
  }

  private func pair(_ row: Int) -> FlightPlan.Pair {
    let table = LinkTable.pairs
    let key = view.string(table, row: row, column: 1) ?? ""
    return FlightPlan.Pair(
      bond: view.word(table, row: row, column: 0) == 0 ? .hero(key) : .source(key),
      from: end(
        view.word(table, row: row, column: 2), view.word(table, row: row, column: 3),
        isTarget: false),
      to: end(
        view.word(table, row: row, column: 4), view.word(table, row: row, column: 5), isTarget: true
      ))
  }

  private var handover: FlightPlan.Handover {
    var first = word(17)
    func components(count column: Int, of tree: CompiledTree) -> [ComponentID] {
      let rows = view.rows(LinkTable.hidden, from: first, count: word(column))
      first = UInt32(truncatingIfNeeded: rows.upperBound)
      return rows.map { bounded(view.word(LinkTable.hidden, row: $0, column: 0), in: tree) }
    }
    let components = FlightPlan.HiddenComponents(
      onSource: components(count: 18, of: source), onDestination: components(count: 19, of: target),
      liftedFromSource: components(count: 22, of: source),
      liftedFromDestination: components(count: 23, of: target))
    return FlightPlan.Handover(
      components: components, source: source.path, destination: target.path)
  }

  // MARK: Layers

  private func layers(
    from first: UInt32, count: UInt32
  ) -> [(layer: Layer, motion: FlightMotion?)] {
    view.rows(LinkTable.layers, from: first, count: count).map { row in
      let motion = Int(view.word(LinkTable.layers, row: row, column: 1))
      guard view.word(LinkTable.layers, row: row, column: 0) == 1 else {
        return (screen(motion), nil)
      }
      return flight(motion)
    }
  }

  private func screen(_ row: Int) -> Layer {
    let table = LinkTable.screenMotions
    let flags = view.word(table, row: row, column: 0)
    let role = Layer.ScreenRole(binaryCode: flags & ScreenMotionBits.role)
    let tracks = view.rows(
      LinkTable.tracks, from: view.word(table, row: row, column: 2),
      count: view.word(table, row: row, column: 3)
    ).map(track)
    let corners = view.quad(view.word(table, row: row, column: 4))
    let part = view.word(table, row: row, column: 5)
    let shape = ScreenShape(
      rest: view.rect(view.word(table, row: row, column: 1)),
      part: part == 0 ? nil : view.rect(part),
      corners: CornerRadii(
        topLeft: corners.a, topRight: corners.b, bottomRight: corners.c, bottomLeft: corners.d),
      background: view.color(view.word(table, row: row, column: 6)))
    let content = role.content(source: ids.source, destination: ids.target)
    return Layer(
      role, content: content, z: Int(Int32(bitPattern: view.word(table, row: row, column: 7))),
      motion: ScreenMotion(
        shape, device: device, tracks: tracks,
        runsBackwards: flags & ScreenMotionBits.backwards != 0))
  }

  private func track(_ row: Int) -> Track {
    let flags = view.word(LinkTable.tracks, row: row, column: 0)
    let quad = view.quad(view.word(LinkTable.tracks, row: row, column: 1))
    func amount(_ value: Double, _ bit: UInt32) -> Track.Amount {
      flags & 1 << bit == 0 ? .number(value) : .percent(value)
    }
    return Track(
      Track.Property(binaryCode: flags & 0xFF), from: amount(quad.a, 8), to: amount(quad.b, 9),
      window: ProgressWindow(quad.c, quad.d) ?? .whole)
  }

  private func flight(_ row: Int) -> (layer: Layer, motion: FlightMotion?) {
    let table = LinkTable.flights
    func word(_ column: Int) -> UInt32 { view.word(table, row: row, column: column) }
    let flags = word(0)
    let isTarget = flags & FlightBits.destination != 0
    let code = flags >> FlightBits.typeShift & FlightBits.typeMask
    let tree = isTarget ? target : source
    let component = bounded(word(4), in: tree)
    let content: Layer.Content =
      switch flags & FlightBits.contentMask {
      case 0: .picture(source: view.string(word(1)) ?? "", isPoster: flags & FlightBits.poster != 0)
      case 1: .layout
      case 2: .component(ComponentType(nodeCode: code))
      case 4: .part(ComponentType(nodeCode: code))
      default: .screen(id: isTarget ? ids.target : ids.source)
      }
    let style: PathStyle = flags & FlightBits.arc != 0 ? .arc : .straight
    let motion = FlightMotion(
      first: channels(row, at: 15), last: channels(row, at: 24),
      from: state(row, at: 15, own: 33, box: 43, 0), to: state(row, at: 24, own: 37, box: 44, 1),
      path: style, windows: windows(row), clipTravels: flags & FlightBits.clipTravels != 0,
      picture: word(41) == 0 ? nil : picture(Int(word(41)) - 1),
      attachment: word(42) == 0 ? nil : attachment(Int(word(42)) - 1, style),
      device: device.size)
    let pixels = view.quad(word(7))
    let layer = Layer(
      id: tree.name(of: component) + (isTarget ? " (arriving)" : ""), pair: Int(word(2)),
      z: Int(Int32(bitPattern: word(3))), content: content,
      isLifted: flags & FlightBits.lifted != 0,
      origin: Layer.Origin(
        isDestination: isTarget, component: component, path: tree.path(of: component)),
      from: word(5) == 0 ? nil : bounded(word(5) - 1, in: source),
      to: word(6) == 0 ? nil : bounded(word(6) - 1, in: target),
      pixelSize: word(7) == 0 ? nil : Size(width: pixels.a, height: pixels.b),
      gradients: GradientChange(from: gradients(word(8)), to: gradients(word(9))),
      motion: .flight(motion),
      shadowMotions: view.rows(LinkTable.shadows, from: word(10), count: word(11)).map(shadow))
    return (layer, motion)
  }

  private func picture(_ row: Int) -> PictureMotion {
    let table = LinkTable.pictures
    let flags = view.word(table, row: row, column: 0)
    let size = view.quad(view.word(table, row: row, column: 1))
    func manner(_ fit: UInt32, _ column: Int) -> PictureMotion.Manner {
      let position = view.quad(view.word(table, row: row, column: column))
      return PictureMotion.Manner(
        fit: PaintStyle.ObjectFit(binaryCode: fit & PictureBits.fitMask),
        position: ObjectPosition(
          x: ObjectPosition.Offset(percent: position.a, points: position.b),
          y: ObjectPosition.Offset(percent: position.c, points: position.d)),
        padding: view.edges(view.word(table, row: row, column: column + 1)))
    }
    return PictureMotion(
      natural: flags & PictureBits.hasSize != 0 ? Size(width: size.a, height: size.b) : nil,
      from: manner(flags, 2), to: manner(flags >> PictureBits.endShift, 4),
      covers: flags & PictureBits.covers != 0)
  }

  private func attachment(_ row: Int, _ style: PathStyle) -> AttachmentMotion {
    let table = LinkTable.attachments
    func quad(_ column: Int) -> Vector4 { view.quad(view.word(table, row: row, column: column)) }
    func rect(_ column: Int) -> Rect { view.rect(view.word(table, row: row, column: column)) }
    return AttachmentMotion(
      to: RectPath(from: rect(0), to: rect(1), style: style),
      from: Attachment(origin: quad(2), size: quad(3)),
      to: Attachment(origin: quad(4), size: quad(5)))
  }

  private func gradients(_ row: UInt32) -> [LinearGradient] {
    view.string(row).flatMap { try? LinearGradient.layers(css: $0) } ?? []
  }

  private func shadow(_ row: Int) -> ShadowMotion {
    let table = LinkTable.shadows
    let flags = view.word(table, row: row, column: 0)
    func state(_ column: Int, isInset: Bool) -> ShadowState {
      let lengths = view.quad(view.word(table, row: row, column: column))
      return ShadowState(
        offsetX: lengths.a, offsetY: lengths.b, blurRadius: lengths.c, spreadRadius: lengths.d,
        color: view.color(view.word(table, row: row, column: column + 1)), isInset: isInset)
    }
    let window = view.quad(view.word(table, row: row, column: 5))
    return ShadowMotion(
      from: state(1, isInset: flags & 1 != 0), to: state(3, isInset: flags & 2 != 0),
      window: ProgressWindow(window.a, window.b) ?? .whole)
  }
}

// MARK: Numbers

extension LinkReading {
  private func quad(_ row: Int, _ column: Int) -> Vector4 {
    view.quad(view.word(LinkTable.flights, row: row, column: column))
  }

  fileprivate func channels(_ row: Int, at column: Int) -> LayerChannels {
    LayerChannels(
      frame: quad(row, column), content: .zero, corners: quad(row, column + 2),
      background: quad(row, column + 3), border: quad(row, column + 4),
      borderColor: quad(row, column + 5), clip: quad(row, column + 6),
      clipCorners: quad(row, column + 7), rest: quad(row, column + 8))
  }

  /// Returns the state at an end, most of which equals the channels.
  fileprivate func state(
    _ row: Int, at column: Int, own: Int, box: Int, _ gradientMix: Double
  ) -> LayerState {
    func word(_ column: Int) -> UInt32 { view.word(LinkTable.flights, row: row, column: column) }
    return LayerState(
      frame: view.rect(word(column)), clip: view.rect(word(own)),
      clipCorners: view.radii(word(own + 1)), opacity: quad(row, column + 8).a,
      corners: view.radii(word(column + 2)), background: view.color(word(own + 2)),
      border: view.edges(word(column + 4)), borderColor: view.color(word(own + 3)),
      gradientMix: gradientMix, content: view.rect(word(column + 1)),
      contentBox: view.rect(word(box)))
  }

  fileprivate func windows(_ row: Int) -> FlightMotion.Windows {
    func window(_ start: Double, _ end: Double) -> ProgressWindow {
      ProgressWindow(start, end) ?? .whole
    }
    let (first, second, third) = (quad(row, 12), quad(row, 13), quad(row, 14))
    return FlightMotion.Windows(
      frame: window(first.a, first.b), content: window(first.c, first.d),
      corners: window(second.a, second.b), paint: window(second.c, second.d),
      clip: window(third.a, third.b), opacity: window(third.c, third.d))
  }

  // MARK: Timing

  /// Decodes a timing. Returns nil if its numbers are invalid.
  fileprivate func timing(_ row: Int) -> Timing? {
    let table = LinkTable.timings
    let bits = view.word(table, row: row, column: 0)
    func numbers(_ column: Int) -> Vector4 { view.quad(view.word(table, row: row, column: column)) }
    func curve(_ column: Int) -> CubicBezier? {
      let quad = numbers(column)
      return try? CubicBezier(x1: quad.a, y1: quad.b, x2: quad.c, y2: quad.d)
    }
    let easing: Easing
    switch bits & 0xFF {
    case 0: easing = .linear
    case 1:
      guard let curve = curve(2) else { return nil }
      easing = .cubicBezier(curve)
    case 2:
      let joint = numbers(3)
      guard let first = curve(2), let second = curve(4), joint.a > 0, joint.a < 1, joint.b > 0,
        joint.b < 1
      else { return nil }
      easing = .joinedCubics(
        PiecewiseCubic(first: first, joint: Point(x: joint.a, y: joint.b), second: second))
    case 3:
      let rows = view.rows(
        LinkTable.stops, from: view.word(table, row: row, column: 5),
        count: view.word(table, row: row, column: 6))
      let stops = rows.map {
        LinearStop(
          view.number(LinkTable.stops, row: $0, column: 1),
          at: view.number(LinkTable.stops, row: $0, column: 0))
      }
      guard let list = try? LinearStops(stops) else { return nil }
      easing = .stops(list)
    case 4:
      let quad = numbers(2)
      guard
        let spring = try? Spring(
          angularFrequency: quad.a, dampingRatio: quad.b, initialVelocity: quad.c,
          blendDuration: quad.d)
      else { return nil }
      easing = .spring(spring)
    default: return nil
    }
    guard
      let timing = try? Timing(easing: easing, duration: view.number(table, row: row, column: 1))
    else {
      return nil
    }
    return bits & 1 << 8 != 0 ? timing.reversed : timing
  }
}
