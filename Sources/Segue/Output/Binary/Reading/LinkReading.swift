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
    ids = (from.phase.shownID(of: from.id), to.phase.shownID(of: to.id))
    guard !source.isEmpty, !target.isEmpty else { return nil }
  }

  /// Decodes the plan. Returns nil if its timing is invalid.
  func plan() -> FlightPlan? {
    let plan = view[LinkRow.Plan.self, row]
    guard let timing = timing(plan.timing) else { return nil }
    let fallback = plan.bits >> PlanBits.fallbackShift & 0x3F
    let screens = layers(from: plan.firstLayer, count: plan.screenCount)
    let flying = layers(from: plan.firstLayer &+ plan.screenCount, count: plan.flyingCount)
    let pairs = view.rows(LinkRow.Pair.self, from: plan.firstPair, count: plan.pairCount).map(pair)
    let primary = Int(clamping: plan.primaryPlus1)
    return FlightPlan(
      direction: plan.bits & PlanBits.pop != 0 ? .pop : .push,
      transition: view.string(plan.transition) ?? "",
      kind: Transition.Kind(binaryCode: plan.bits & 0xFF),
      fallbackFrom: fallback == 0 ? nil : Transition.Kind(binaryCode: fallback - 1),
      device: device, link: Link(url: link.url, range: .start(of: FileID(0))),
      tapped: end(plan.tapped, isTarget: false), from: end(plan.from, isTarget: false),
      to: end(plan.to, isTarget: true), pairs: pairs,
      primary: primary > 0 && primary <= pairs.count ? primary - 1 : nil,
      screens: screens.map { $0.layer }, flying: flying.map { $0.layer }, handover: handover(plan),
      timing: timing,
      late: LateDestination(
        timeout: view.number(plan.lateTimeout), fallback: view.string(plan.lateFallback) ?? ""),
      motions: flying.compactMap { $0.motion })
  }

  // MARK: Components

  private func end(_ end: RowView<LinkRow.End>, isTarget: Bool) -> FlightPlan.End {
    let tree = isTarget ? target : source
    let component = bounded(end.component, in: tree)
    return FlightPlan.End(
      screen: isTarget ? ids.target : ids.source, component: tree.name(of: component),
      frame: view.rect(end.frame), index: component)
  }

  /// Returns a component's index, or the root's if the index is out of bounds.
  func bounded(_ index: UInt32, in tree: CompiledTree) -> ComponentID {
    Int(clamping: index) < tree.count ? ComponentID(Int(clamping: index)) : 0
  }

  private func pair(_ row: Int) -> FlightPlan.Pair {
    let pair = view[LinkRow.Pair.self, row]
    let key = view.string(pair.key) ?? ""
    return FlightPlan.Pair(
      matchKey: pair.keyKind == 0 ? .hero(key) : .source(key),
      from: end(pair.from, isTarget: false),
      to: end(pair.to, isTarget: true))
  }

  private func handover(_ plan: RowView<LinkRow.Plan>) -> FlightPlan.Handover {
    var first = plan.firstHidden
    func components(_ count: UInt32, of tree: CompiledTree) -> [ComponentID] {
      let rows = view.rows(LinkRow.Hidden.self, from: first, count: count)
      first = UInt32(truncatingIfNeeded: rows.upperBound)
      return rows.map { bounded(view[LinkRow.Hidden.self, $0], in: tree) }
    }
    let components = FlightPlan.HiddenComponents(
      onSource: components(plan.onSource, of: source),
      onDestination: components(plan.onDestination, of: target),
      liftedFromSource: components(plan.liftedFromSource, of: source),
      liftedFromDestination: components(plan.liftedFromDestination, of: target))
    return FlightPlan.Handover(
      components: components, source: source.path, destination: target.path)
  }

  // MARK: Layers

  private func layers(
    from first: UInt32, count: UInt32
  ) -> [(layer: Layer, motion: FlightMotion?)] {
    view.rows(LinkRow.Layer.self, from: first, count: count).map { row in
      let layer = view[LinkRow.Layer.self, row]
      return layer.isFlying == 1 ? flight(layer.motion) : (screen(layer.motion), nil)
    }
  }

  private func screen(_ row: UInt32) -> Layer {
    let screen = view[LinkRow.ScreenMotion.self, row]
    let role = Layer.ScreenRole(binaryCode: screen.bits & ScreenMotionBits.role)
    let tracks = view.rows(LinkRow.Track.self, from: screen.firstTrack, count: screen.trackCount)
    let shape = ScreenShape(
      rest: view.rect(screen.frame), part: screen.part == 0 ? nil : view.rect(screen.part),
      corners: view.radii(screen.corners), background: view.color(screen.background))
    let content = role.content(source: ids.source, destination: ids.target)
    return Layer(
      role, content: content, z: Int(Int32(bitPattern: screen.z)),
      motion: ScreenMotion(
        shape, device: device, tracks: tracks.map(track),
        runsBackwards: screen.bits & ScreenMotionBits.backwards != 0))
  }

  private func track(_ row: Int) -> Track {
    let track = view[LinkRow.Track.self, row]
    let (flags, quad) = (track.bits, view.quad(track.amounts))
    func amount(_ value: Double, _ bit: UInt32) -> Track.Amount {
      flags & 1 << bit == 0 ? .number(value) : .percent(value)
    }
    return Track(
      Track.Property(binaryCode: flags & 0xFF), from: amount(quad.a, 8), to: amount(quad.b, 9),
      window: ProgressWindow(quad.c, quad.d) ?? .whole)
  }

  private func flight(_ row: UInt32) -> (layer: Layer, motion: FlightMotion?) {
    let flight = view[LinkRow.Flight.self, row]
    let flags = flight.flags
    let isTarget = flags & FlightBits.destination != 0
    let code = flags >> FlightBits.typeShift & FlightBits.typeMask
    let tree = isTarget ? target : source
    let component = bounded(flight.component, in: tree)
    let content: Layer.Content =
      switch flags & FlightBits.contentMask {
      case 0:
        .picture(
          source: view.string(flight.picture) ?? "", isPoster: flags & FlightBits.poster != 0)
      case 1: .layout
      case 2: .component(ComponentType(nodeCode: code))
      case 4: .part(ComponentType(nodeCode: code))
      default: .screen(id: isTarget ? ids.target : ids.source)
      }
    let style: PathStyle = flags & FlightBits.arc != 0 ? .arc : .straight
    let motion = FlightMotion(
      first: channels(flight.first), last: channels(flight.last),
      from: state(flight.first, flight.drawnFirst, box: flight.firstBox, gradientMix: 0),
      to: state(flight.last, flight.drawnLast, box: flight.lastBox, gradientMix: 1),
      path: style, windows: windows(flight.windows),
      clipTravels: flags & FlightBits.clipTravels != 0,
      picture: flight.picturePlus1 == 0 ? nil : picture(flight.picturePlus1 - 1),
      attachment: flight.attachmentPlus1 == 0
        ? nil : attachment(flight.attachmentPlus1 - 1, style),
      device: device.size)
    let pixels = view.quad(flight.pixels)
    let shadows = view.rows(
      LinkRow.Shadow.self, from: flight.firstShadow, count: flight.shadowCount)
    let layer = Layer(
      id: tree.name(of: component) + (isTarget ? " (arriving)" : ""),
      pair: Int(clamping: flight.pair),
      z: Int(Int32(bitPattern: flight.z)), content: content,
      isLifted: flags & FlightBits.lifted != 0,
      origin: Layer.Origin(
        isDestination: isTarget, component: component, path: tree.path(of: component)),
      from: flight.fromPlus1 == 0 ? nil : bounded(flight.fromPlus1 - 1, in: source),
      to: flight.toPlus1 == 0 ? nil : bounded(flight.toPlus1 - 1, in: target),
      pixelSize: flight.pixels == 0 ? nil : Size(width: pixels.a, height: pixels.b),
      gradients: GradientChange(
        from: gradients(flight.gradientsFrom), to: gradients(flight.gradientsTo)),
      motion: .flight(motion), shadowMotions: shadows.map(shadow))
    return (layer, motion)
  }

  private func picture(_ row: UInt32) -> PictureMotion {
    let picture = view[LinkRow.Picture.self, row]
    let (flags, size) = (picture.flags, view.quad(picture.size))
    func manner(_ fit: UInt32, _ end: RowView<LinkRow.PictureEnd>) -> PictureMotion.Manner {
      let position = view.quad(end.position)
      return PictureMotion.Manner(
        fit: PaintStyle.ObjectFit(binaryCode: fit & PictureBits.fitMask),
        position: ObjectPosition(
          x: ObjectPosition.Offset(percent: position.a, points: position.b),
          y: ObjectPosition.Offset(percent: position.c, points: position.d)),
        padding: view.edges(end.padding))
    }
    return PictureMotion(
      natural: flags & PictureBits.hasSize != 0 ? Size(width: size.a, height: size.b) : nil,
      from: manner(flags, picture.from), to: manner(flags >> PictureBits.endShift, picture.to),
      covers: flags & PictureBits.covers != 0)
  }

  private func attachment(_ row: UInt32, _ style: PathStyle) -> AttachmentMotion {
    let row = view[LinkRow.Attachment.self, row]
    func end(_ end: RowView<LinkRow.AttachmentEnd>) -> Attachment {
      Attachment(origin: view.quad(end.origin), size: view.quad(end.size))
    }
    return AttachmentMotion(
      to: RectPath(
        from: view.rect(row.carrierFrom), to: view.rect(row.carrierTo), style: style),
      from: end(row.from), to: end(row.to))
  }

  private func gradients(_ row: UInt32) -> [LinearGradient] {
    view.string(row).flatMap { try? LinearGradient.layers(css: $0) } ?? []
  }

  private func shadow(_ row: Int) -> ShadowMotion {
    let shadow = view[LinkRow.Shadow.self, row]
    func state(_ end: RowView<LinkRow.ShadowEnd>, isInset: Bool) -> ShadowState {
      let lengths = view.quad(end.lengths)
      return ShadowState(
        offsetX: lengths.a, offsetY: lengths.b, blurRadius: lengths.c, spreadRadius: lengths.d,
        color: view.color(end.color), isInset: isInset)
    }
    let window = view.quad(shadow.window)
    return ShadowMotion(
      from: state(shadow.from, isInset: shadow.flags & 1 != 0),
      to: state(shadow.to, isInset: shadow.flags & 2 != 0),
      window: ProgressWindow(window.a, window.b) ?? .whole)
  }
}

// MARK: Numbers

extension LinkReading {
  fileprivate func channels(_ row: RowView<LinkRow.Channels>) -> LayerChannels {
    LayerChannels(
      frame: view.quad(row.frame), content: .zero, corners: view.quad(row.corners),
      background: view.quad(row.background), border: view.quad(row.border),
      borderColor: view.quad(row.borderColor), clip: view.quad(row.clip),
      clipCorners: view.quad(row.clipCorners), weights: view.quad(row.weights))
  }

  /// Returns the state at an end, most of which equals the channels.
  fileprivate func state(
    _ channels: RowView<LinkRow.Channels>, _ drawn: RowView<LinkRow.Drawn>, box: UInt32,
    gradientMix: Double
  ) -> LayerState {
    LayerState(
      frame: view.rect(channels.frame), clip: view.rect(drawn.clip),
      clipCorners: view.radii(drawn.clipCorners), opacity: view.quad(channels.weights).a,
      corners: view.radii(channels.corners), background: view.color(drawn.background),
      border: view.edges(channels.border), borderColor: view.color(drawn.borderColor),
      gradientMix: gradientMix, content: view.rect(channels.content), contentBox: view.rect(box))
  }

  fileprivate func windows(_ row: RowView<LinkRow.Windows>) -> FlightMotion.Windows {
    func window(_ start: Double, _ end: Double) -> ProgressWindow {
      ProgressWindow(start, end) ?? .whole
    }
    let (first, second) = (view.quad(row.frameContent), view.quad(row.cornersPaint))
    let third = view.quad(row.clipOpacity)
    return FlightMotion.Windows(
      frame: window(first.a, first.b), content: window(first.c, first.d),
      corners: window(second.a, second.b), paint: window(second.c, second.d),
      clip: window(third.a, third.b), opacity: window(third.c, third.d))
  }

  // MARK: Timing

  /// Decodes a timing. Returns nil if its numbers are invalid.
  fileprivate func timing(_ row: UInt32) -> Timing? {
    let row = view[LinkRow.Timing.self, row]
    func curve(_ quad: UInt32) -> CubicBezier? {
      let quad = view.quad(quad)
      return try? CubicBezier(x1: quad.a, y1: quad.b, x2: quad.c, y2: quad.d)
    }
    let easing: Easing
    switch row.bits & 0xFF {
    case 0: easing = .linear
    case 1:
      guard let curve = curve(row.a) else { return nil }
      easing = .cubicBezier(curve)
    case 2:
      let joint = view.quad(row.b)
      guard let first = curve(row.a), let second = curve(row.c), joint.a > 0, joint.a < 1,
        joint.b > 0,
        joint.b < 1
      else { return nil }
      easing = .joinedCubics(
        PiecewiseCubic(first: first, joint: Point(x: joint.a, y: joint.b), second: second))
    case 3:
      let rows = view.rows(LinkRow.Stop.self, from: row.firstStop, count: row.stopCount)
      let stops = rows.map {
        let stop = view[LinkRow.Stop.self, $0]
        return LinearStop(view.number(stop.output), at: view.number(stop.time))
      }
      guard let list = try? LinearStops(stops) else { return nil }
      easing = .stops(list)
    case 4:
      let quad = view.quad(row.a)
      guard
        let spring = try? Spring(
          angularFrequency: quad.a, dampingRatio: quad.b, initialVelocity: quad.c,
          blendDuration: quad.d)
      else { return nil }
      easing = .spring(spring)
    default: return nil
    }
    guard let timing = try? Timing(easing: easing, duration: view.number(row.duration)) else {
      return nil
    }
    return row.bits & 1 << 8 != 0 ? timing.reversed : timing
  }
}
