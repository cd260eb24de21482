/// Encodes the chunk of a link: its plans on each device. Linear in their layers. Rows that plans
/// share, as a push and its return usually share all of them, are stored once.
///
/// - Parameters:
///   - plans: The plans of the link, in the order of the devices; those of some devices may be
///     missing.
///   - devices: The devices of the project.
package func linkChunk(of plans: [FlightPlans], on devices: [Device]) -> ArtefactChunk {
  var encoder = LinkChunkEncoder()
  var next = 0
  for plans in plans {
    guard let device = devices[next...].firstIndex(of: plans.push.device) else { continue }
    next = device + 1
    encoder.add(
      plans.push, .push, device: device, hasOwnReturn: plans.hasOwnReturn,
      dismissal: plans.dismissal)
    encoder.add(plans.pop, .back, device: device, hasOwnReturn: plans.hasOwnReturn)
    encoder.add(plans.reduced, .reduced, device: device, hasOwnReturn: false)
  }
  return ArtefactChunk(encoder.writer.bytes())
}

/// An encoder of a link's chunk.
struct LinkChunkEncoder {
  fileprivate(set) var writer = ChunkWriter(LinkRow.tables)
  /// The blocks of rows that have been added.
  private var blocks: [(table: Int, first: UInt32, rows: Int)] = []
  private var blockIndex = ContentIndex()

  mutating func add(
    _ plan: FlightPlan, _ role: PlanRole, device: Int, hasOwnReturn: Bool,
    dismissal: InteractiveDismissal? = nil
  ) {
    var bits = plan.kind.binaryCode
    bits |= (plan.fallbackFrom.map { $0.binaryCode + 1 } ?? 0) << PlanBits.fallbackShift
    if plan.direction == .pop { bits |= PlanBits.pop }
    if hasOwnReturn { bits |= PlanBits.ownReturn }
    bits |= (dismissal?.binaryCode).map { ($0 + 1) << PlanBits.dismissalShift } ?? 0
    let hidden = plan.handover.components
    writer.add(
      LinkRow.Plan(
        device: word(device), role: role.rawValue, bits: bits,
        transition: writer.string(plan.transition), timing: timing(plan.timing),
        firstLayer: layers(plan.screens + plan.flying), screenCount: word(plan.screens.count),
        flyingCount: word(plan.flying.count), tapped: end(plan.tapped), from: end(plan.from),
        to: end(plan.to), firstPair: block(plan.pairs.map { pair($0) }),
        pairCount: word(plan.pairs.count), primaryPlus1: plus1(plan.primary),
        firstHidden: block(
          (hidden.onSource + hidden.onDestination + hidden.liftedFromSource
            + hidden.liftedFromDestination).map { LinkRow.Hidden(word($0.index)) }),
        onSource: word(hidden.onSource.count), onDestination: word(hidden.onDestination.count),
        lateFallback: writer.string(plan.late.fallback),
        lateTimeout: writer.number(plan.late.timeout),
        liftedFromSource: word(hidden.liftedFromSource.count),
        liftedFromDestination: word(hidden.liftedFromDestination.count)))
  }

  private func word(_ number: Int) -> UInt32 { UInt32(truncatingIfNeeded: number) }

  /// Returns an index plus 1, or 0 for nil.
  private func plus1(_ index: Int?) -> UInt32 { index.map { word($0 + 1) } ?? 0 }

  /// Returns the first row of a block, which is added once for equal blocks; 0 for an empty one.
  private mutating func block<Row: ChunkRow>(_ rows: some Collection<Row>) -> UInt32 {
    guard !rows.isEmpty else { return 0 }
    var hash = ContentHash(UInt64(Row.table) << 32 | UInt64(rows.count))
    for row in rows {
      unsafe row.withWords { words in
        for index in 0..<Row.width { unsafe hash.add(UInt64(words[index])) }
      }
    }
    let known = blockIndex.index(of: hash) {
      let block = blocks[Int($0)]
      return block.table == Row.table && block.rows == rows.count
        && rows.enumerated().allSatisfy {
          writer.has($1, at: block.first + UInt32(truncatingIfNeeded: $0))
        }
    }
    if let known { return blocks[Int(known)].first }
    let first = writer.count(Row.self)
    for row in rows { writer.add(row) }
    blockIndex.insert(UInt32(blocks.count), hash)
    blocks.append((Row.table, first, rows.count))
    return first
  }

  private mutating func block(_ row: some ChunkRow) -> UInt32 { block(CollectionOfOne(row)) }

  private mutating func end(_ end: FlightPlan.End) -> LinkRow.End {
    LinkRow.End(component: word(end.index.index), frame: writer.quad(end.frame))
  }

  private mutating func pair(_ pair: FlightPlan.Pair) -> LinkRow.Pair {
    let (keyKind, key): (UInt32, String) =
      switch pair.matchKey {
      case .hero(let key): (0, key)
      case .source(let source): (1, source)
      }
    return LinkRow.Pair(
      keyKind: keyKind, key: writer.string(key), from: end(pair.from), to: end(pair.to))
  }

  // MARK: Layers

  private mutating func layers(_ layers: [Layer]) -> UInt32 {
    block(
      layers.map { layer in
        switch layer.motion {
        case .screen(let motion): LinkRow.Layer(isFlying: 0, motion: screen(layer, motion))
        case .flight(let motion): LinkRow.Layer(isFlying: 1, motion: flight(layer, motion))
        }
      })
  }

  private mutating func screen(_ layer: Layer, _ motion: ScreenMotion) -> UInt32 {
    let shape = motion.shape
    let tracks = motion.tracks.map { track($0) }
    return block(
      LinkRow.ScreenMotion(
        bits: (layer.role?.binaryCode ?? 0)
          | (motion.runsBackwards ? ScreenMotionBits.backwards : 0),
        frame: writer.quad(motion.rest), firstTrack: block(tracks), trackCount: word(tracks.count),
        corners: writer.quad(shape.corners.quad), part: shape.part.map { writer.quad($0) } ?? 0,
        background: writer.quad(shape.background), z: word(layer.z)))
  }

  private mutating func track(_ track: Track) -> LinkRow.Track {
    func amount(_ amount: Track.Amount) -> (kind: UInt32, value: Double) {
      switch amount {
      case .number(let number): (0, number)
      case .percent(let percent): (1, percent)
      }
    }
    let (from, to) = (amount(track.from), amount(track.to))
    return LinkRow.Track(
      bits: track.property.binaryCode | from.kind << 8 | to.kind << 9,
      amounts: writer.quad(from.value, to.value, track.window.start, track.window.end))
  }

  private mutating func flight(_ layer: Layer, _ motion: FlightMotion) -> UInt32 {
    var flags: UInt32 = 0
    var source: String?
    switch layer.content {
    case .picture(let picture, let isPoster):
      source = picture
      if isPoster { flags |= FlightBits.poster }
    case .layout: flags = 1
    case .component(let type): flags = 2 | type.nodeCode << FlightBits.typeShift
    case .screen, .scrim, .grabber, .backdrop, .bar: flags = 3
    case .part(let type): flags = 4 | type.nodeCode << FlightBits.typeShift
    }
    if layer.origin?.isDestination ?? false { flags |= FlightBits.destination }
    if motion.clipTravels { flags |= FlightBits.clipTravels }
    if motion.path.style == .arc || motion.attachment?.carrier.style == .arc {
      flags |= FlightBits.arc
    }
    if layer.isLifted { flags |= FlightBits.lifted }
    let shadows = layer.shadowMotions.map { shadow($0) }
    let windows = motion.windows
    let pixels: UInt32 =
      if let size = layer.pixelSize { writer.quad(size.width, size.height, 1) } else { 0 }
    let row = LinkRow.Flight(
      flags: flags, picture: writer.string(source), pair: word(layer.pair ?? 0), z: word(layer.z),
      component: word(layer.origin?.component.index ?? 0), fromPlus1: plus1(layer.from?.index),
      toPlus1: plus1(layer.to?.index), pixels: pixels, gradientsFrom: css(layer.gradients.from),
      gradientsTo: css(layer.gradients.to), firstShadow: block(shadows),
      shadowCount: word(shadows.count),
      windows: LinkRow.Windows(
        frameContent: quad(windows.frame, windows.content),
        cornersPaint: quad(windows.corners, windows.paint),
        clipOpacity: quad(windows.clip, windows.opacity)),
      first: channels(motion.first, motion.from), last: channels(motion.last, motion.to),
      drawnFirst: drawn(motion.from), drawnLast: drawn(motion.to),
      picturePlus1: motion.picture.map { picture($0) + 1 } ?? 0,
      attachmentPlus1: motion.attachment.map { attachment($0) + 1 } ?? 0,
      firstBox: writer.quad(motion.from.contentBox), lastBox: writer.quad(motion.to.contentBox))
    return block(row)
  }

  private mutating func channels(
    _ channels: LayerChannels, _ state: LayerState
  ) -> LinkRow.Channels {
    LinkRow.Channels(
      frame: writer.quad(channels.frame), content: writer.quad(state.content),
      corners: writer.quad(channels.corners), background: writer.quad(channels.background),
      border: writer.quad(channels.border), borderColor: writer.quad(channels.borderColor),
      clip: writer.quad(channels.clip), clipCorners: writer.quad(channels.clipCorners),
      weights: writer.quad(channels.weights))
  }

  /// Returns the values of a state that are not in the channels. The corners of the clip follow
  /// from the state and the channels, but not bit for bit.
  private mutating func drawn(_ state: LayerState) -> LinkRow.Drawn {
    LinkRow.Drawn(
      clip: writer.quad(state.clip), clipCorners: writer.quad(state.clipCorners),
      background: writer.quad(state.background), borderColor: writer.quad(state.borderColor))
  }

  private mutating func picture(_ picture: PictureMotion) -> UInt32 {
    var flags = picture.from.fit.binaryCode | picture.to.fit.binaryCode << PictureBits.endShift
    if picture.natural != nil { flags |= PictureBits.hasSize }
    if picture.covers { flags |= PictureBits.covers }
    let size = picture.natural ?? .zero
    return block(
      LinkRow.Picture(
        flags: flags, size: writer.quad(size.width, size.height), from: end(picture.from),
        to: end(picture.to)))
  }

  private mutating func end(_ manner: PictureMotion.Manner) -> LinkRow.PictureEnd {
    let (x, y) = (manner.position.x, manner.position.y)
    return LinkRow.PictureEnd(
      position: writer.quad(x.percent, x.points, y.percent, y.points),
      padding: writer.quad(manner.padding))
  }

  private mutating func attachment(_ motion: AttachmentMotion) -> UInt32 {
    block(
      LinkRow.Attachment(
        carrierFrom: writer.quad(motion.carrier.from), carrierTo: writer.quad(motion.carrier.to),
        from: end(motion.from), to: end(motion.to)))
  }

  private mutating func end(_ attachment: Attachment) -> LinkRow.AttachmentEnd {
    LinkRow.AttachmentEnd(
      origin: writer.quad(attachment.origin), size: writer.quad(attachment.size))
  }

  private mutating func css(_ gradients: [LinearGradient]) -> UInt32 {
    gradients.isEmpty ? 0 : writer.string(LinearGradient.css(gradients))
  }

  private mutating func quad(_ a: ProgressWindow, _ b: ProgressWindow) -> UInt32 {
    writer.quad(a.start, a.end, b.start, b.end)
  }

  private mutating func shadow(_ motion: ShadowMotion) -> LinkRow.Shadow {
    LinkRow.Shadow(
      flags: (motion.from.isInset ? 1 : 0) | (motion.to.isInset ? 2 : 0), from: end(motion.from),
      to: end(motion.to), window: quad(motion.window, .whole))
  }

  private mutating func end(_ shadow: ShadowState) -> LinkRow.ShadowEnd {
    LinkRow.ShadowEnd(lengths: writer.quad(shadow.lengths), color: writer.quad(shadow.color))
  }

  // MARK: Timing

  private mutating func timing(_ timing: Timing) -> UInt32 {
    var kind: UInt32 = 0
    var (a, b, c): (UInt32, UInt32, UInt32) = (0, 0, 0)
    var stops: [LinkRow.Stop] = []
    switch timing.easing {
    case .linear: break
    case .cubicBezier(let curve):
      kind = 1
      a = quad(curve)
    case .joinedCubics(let curves):
      kind = 2
      a = quad(curves.first)
      b = writer.quad(curves.joint.x, curves.joint.y)
      c = quad(curves.second)
    case .stops(let list):
      kind = 3
      stops = zip(list.positions, list.outputs).map {
        LinkRow.Stop(time: writer.number($0), output: writer.number($1))
      }
    case .spring(let spring):
      kind = 4
      a = writer.quad(
        spring.angularFrequency, spring.dampingRatio, spring.initialVelocity, spring.blendDuration)
    }
    if timing.isReversed { kind |= 1 << 8 }
    return block(
      LinkRow.Timing(
        bits: kind, duration: writer.number(timing.duration), a: a, b: b, c: c,
        firstStop: block(stops), stopCount: word(stops.count)))
  }

  private mutating func quad(_ curve: CubicBezier) -> UInt32 {
    writer.quad(curve.x1, curve.y1, curve.x2, curve.y2)
  }
}
