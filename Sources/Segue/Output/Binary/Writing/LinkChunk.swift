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
  fileprivate(set) var writer = ChunkWriter(tables: LinkTable.count)
  /// The blocks of rows that have been added.
  private var blocks: [(table: ChunkTable, first: UInt32, words: Int)] = []
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
      LinkTable.plans,
      [
        UInt32(truncatingIfNeeded: device), role.rawValue, bits, writer.string(plan.transition),
        timing(plan.timing), layers(plan.screens + plan.flying),
        UInt32(truncatingIfNeeded: plan.screens.count),
        UInt32(truncatingIfNeeded: plan.flying.count), word(plan.tapped.index),
        writer.quad(plan.tapped.frame), word(plan.from.index), writer.quad(plan.from.frame),
        word(plan.to.index), writer.quad(plan.to.frame),
        block(LinkTable.pairs, plan.pairs.flatMap { pair($0) }),
        UInt32(truncatingIfNeeded: plan.pairs.count), word(plan.primary.map { $0 + 1 } ?? 0),
        block(
          LinkTable.hidden,
          (hidden.onSource + hidden.onDestination + hidden.liftedFromSource
            + hidden.liftedFromDestination).map { word($0) }),
        word(hidden.onSource.count), word(hidden.onDestination.count),
        writer.string(plan.late.fallback), writer.number(plan.late.timeout),
        word(hidden.liftedFromSource.count), word(hidden.liftedFromDestination.count),
      ])
  }

  private func word(_ number: Int) -> UInt32 { UInt32(truncatingIfNeeded: number) }

  private func word(_ component: ComponentID) -> UInt32 { word(component.index) }

  /// Returns a component's index plus 1, or 0 for nil.
  private func place(_ component: ComponentID?) -> UInt32 { component.map { word($0) + 1 } ?? 0 }

  /// Returns the first row of a block, which is added once for equal blocks; 0 for an empty one.
  private mutating func block(_ table: ChunkTable, _ words: [UInt32]) -> UInt32 {
    guard !words.isEmpty else { return 0 }
    var hash = ContentHash(UInt64(table.index) << 32 | UInt64(words.count))
    for word in words { hash.add(UInt64(word)) }
    let known = blockIndex.index(of: hash) {
      let block = blocks[Int($0)]
      return block.table.index == table.index && block.words == words.count
        && writer.has(table, from: block.first, words)
    }
    if let known { return blocks[Int(known)].first }
    let first = writer.add(table, words)
    blockIndex.insert(UInt32(blocks.count), hash)
    blocks.append((table, first, words.count))
    return first
  }

  private mutating func pair(_ pair: FlightPlan.Pair) -> [UInt32] {
    let (kind, key): (UInt32, String) =
      switch pair.bond {
      case .hero(let key): (0, key)
      case .source(let source): (1, source)
      }
    return [
      kind, writer.string(key), word(pair.from.index), writer.quad(pair.from.frame),
      word(pair.to.index), writer.quad(pair.to.frame),
    ]
  }

  // MARK: Layers

  private mutating func layers(_ layers: [Layer]) -> UInt32 {
    var words: [UInt32] = []
    for layer in layers {
      switch layer.motion {
      case .screen(let motion): words += [0, screen(layer, motion)]
      case .flight(let motion): words += [1, flight(layer, motion)]
      }
    }
    return block(LinkTable.layers, words)
  }

  private mutating func screen(_ layer: Layer, _ motion: ScreenMotion) -> UInt32 {
    let shape = motion.shape
    let tracks = motion.tracks.flatMap { track($0) }
    return block(
      LinkTable.screenMotions,
      [
        (layer.role?.binaryCode ?? 0) | (motion.runsBackwards ? ScreenMotionBits.backwards : 0),
        writer.quad(motion.rest), block(LinkTable.tracks, tracks),
        UInt32(truncatingIfNeeded: motion.tracks.count), writer.quad(shape.corners.quad),
        shape.part.map { writer.quad($0) } ?? 0, writer.quad(shape.background), word(layer.z),
      ])
  }

  private mutating func track(_ track: Track) -> [UInt32] {
    func amount(_ amount: Track.Amount) -> (kind: UInt32, value: Double) {
      switch amount {
      case .number(let number): (0, number)
      case .percent(let percent): (1, percent)
      }
    }
    let (from, to) = (amount(track.from), amount(track.to))
    return [
      track.property.binaryCode | from.kind << 8 | to.kind << 9,
      writer.quad(from.value, to.value, track.window.start, track.window.end),
    ]
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
    let shadows = layer.shadowMotions.flatMap { shadow($0) }
    let windows = motion.windows
    let pixels: UInt32 =
      if let size = layer.pixelSize { writer.quad(size.width, size.height, 1) } else { 0 }
    let shadowCount = UInt32(truncatingIfNeeded: layer.shadowMotions.count)
    var words: [UInt32] = [
      flags, writer.string(source), word(layer.pair ?? 0), word(layer.z),
      word(layer.origin?.component ?? 0), place(layer.from), place(layer.to), pixels,
      css(layer.gradients.from), css(layer.gradients.to), block(LinkTable.shadows, shadows),
      shadowCount, quad(windows.frame, windows.content), quad(windows.corners, windows.paint),
      quad(windows.clip, windows.opacity),
    ]
    for (channels, state) in [(motion.first, motion.from), (motion.last, motion.to)] {
      words += [
        writer.quad(channels.frame), writer.quad(state.content), writer.quad(channels.corners),
        writer.quad(channels.background), writer.quad(channels.border),
        writer.quad(channels.borderColor), writer.quad(channels.clip),
        writer.quad(channels.clipCorners), writer.quad(channels.rest),
      ]
    }
    // The values of the states that are not in the channels. The corners of the clip follow from
    // the state and the channels, but not bit for bit.
    for state in [motion.from, motion.to] {
      words += [
        writer.quad(state.clip), writer.quad(state.clipCorners), writer.quad(state.background),
        writer.quad(state.borderColor),
      ]
    }
    words += [
      motion.picture.map { picture($0) + 1 } ?? 0,
      motion.attachment.map { attachment($0) + 1 } ?? 0,
      writer.quad(motion.from.contentBox), writer.quad(motion.to.contentBox),
    ]
    return block(LinkTable.flights, words)
  }

  private mutating func picture(_ picture: PictureMotion) -> UInt32 {
    var flags = picture.from.fit.binaryCode | picture.to.fit.binaryCode << PictureBits.endShift
    if picture.natural != nil { flags |= PictureBits.hasSize }
    if picture.covers { flags |= PictureBits.covers }
    let size = picture.natural ?? .zero
    var words = [flags, writer.quad(size.width, size.height)]
    for manner in [picture.from, picture.to] {
      let (x, y) = (manner.position.x, manner.position.y)
      words += [
        writer.quad(x.percent, x.points, y.percent, y.points), writer.quad(manner.padding),
      ]
    }
    return block(LinkTable.pictures, words)
  }

  private mutating func attachment(_ motion: AttachmentMotion) -> UInt32 {
    block(
      LinkTable.attachments,
      [
        writer.quad(motion.carrier.from), writer.quad(motion.carrier.to),
        writer.quad(motion.from.origin), writer.quad(motion.from.size),
        writer.quad(motion.to.origin), writer.quad(motion.to.size),
      ])
  }

  private mutating func css(_ gradients: [LinearGradient]) -> UInt32 {
    gradients.isEmpty ? 0 : writer.string(LinearGradient.css(gradients))
  }

  private mutating func quad(_ a: ProgressWindow, _ b: ProgressWindow) -> UInt32 {
    writer.quad(a.start, a.end, b.start, b.end)
  }

  private mutating func shadow(_ motion: ShadowMotion) -> [UInt32] {
    [
      (motion.from.isInset ? 1 : 0) | (motion.to.isInset ? 2 : 0), writer.quad(motion.from.lengths),
      writer.quad(motion.from.color), writer.quad(motion.to.lengths), writer.quad(motion.to.color),
      quad(motion.window, .whole),
    ]
  }

  // MARK: Timing

  private mutating func timing(_ timing: Timing) -> UInt32 {
    var kind: UInt32 = 0
    var quads: [UInt32] = []
    var stops: [UInt32] = []
    var stopCount = 0
    switch timing.easing {
    case .linear: break
    case .cubicBezier(let curve):
      kind = 1
      quads = [quad(curve)]
    case .joinedCubics(let curves):
      kind = 2
      quads = [
        quad(curves.first), writer.quad(curves.joint.x, curves.joint.y), quad(curves.second),
      ]
    case .stops(let list):
      kind = 3
      stopCount = list.positions.count
      stops = zip(list.positions, list.outputs).flatMap {
        [writer.number($0), writer.number($1)]
      }
    case .spring(let spring):
      kind = 4
      quads = [
        writer.quad(
          spring.angularFrequency, spring.dampingRatio, spring.initialVelocity,
          spring.blendDuration)
      ]
    }
    if timing.isReversed { kind |= 1 << 8 }
    while quads.count < 3 { quads.append(0) }
    let words =
      [kind, writer.number(timing.duration)] + quads + [
        block(LinkTable.stops, stops), UInt32(truncatingIfNeeded: stopCount),
      ]
    return block(LinkTable.timings, words)
  }

  private mutating func quad(_ curve: CubicBezier) -> UInt32 {
    writer.quad(curve.x1, curve.y1, curve.x2, curve.y2)
  }
}
