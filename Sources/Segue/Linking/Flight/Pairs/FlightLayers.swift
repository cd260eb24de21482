/// Builds the flying layers: one for each kept part of a pair, and one for each part of either
/// screen that is above them, in the order in which both screens paint them.
///
/// A part with a counterpart on the other screen turns into it during the flight: as one layer if
/// both differ only in numeric properties, otherwise as two layers that cross-fade. A part without
/// a counterpart leaves or arrives with its hero and is invisible at the other end. Pictures keep
/// their aspect ratio, and text its size.
struct FlightLayers {
  let from: FlightEnd
  let to: FlightEnd
  let path: PathStyle
  let windows: FlightWindows
  let clipTravels: Bool

  /// The layers, lowest first.
  private(set) var layers: [Layer] = []
  /// The motions of `layers`.
  private(set) var motions: [FlightMotion] = []
  /// The components that layers represent without their descendants. They are hidden on their
  /// screens so that nothing is painted twice.
  var hidden: (from: [ComponentID], to: [ComponentID]) = ([], [])
  /// The components that layers represent with all their descendants.
  var lifted: (from: [ComponentID], to: [ComponentID]) = ([], [])
  let names: (from: ComponentNames, to: ComponentNames)
  private let scale: Double
  private let device: Size
  var heroes: [FlownHero] = []
  /// Whether the layers belong to pairs.
  var isPaired = true

  /// - Parameter count: The approximate number of parts.
  init(
    from: FlightEnd, to: FlightEnd, _ transition: Transition, _ windows: FlightWindows, count: Int
  ) {
    self.from = from
    self.to = to
    self.windows = windows
    path = transition.path
    clipTravels = transition.clip == .leave
    device = from.layout.device.size
    scale = from.layout.device.scale
    names = (ComponentNames(from.screen, for: count), ComponentNames(to.screen, for: count))
  }

  /// Adds the layers of all pairs. Linear in the number of parts and of components near them.
  mutating func fly(_ pairs: [PairParts]) {
    heroes = pairs.map { parts in
      let (from, to) = (from.place(of: parts.pair.from), to.place(of: parts.pair.to))
      return FlownHero(
        from: from, to: to, carrier: RectPath(from: from.frame, to: to.frame, style: path))
    }
    let slots = FlightSlots(pairs, heroes, from: from, to: to)
    for entry in slots.order.entries {
      switch entry {
      case .whole(let slot): add(slots[slot])
      case .source(let slot): giveWay(slots[slot], isDestination: false)
      case .destination(let slot): giveWay(slots[slot], isDestination: true)
      }
    }
    addBars()
    hidden.from.sort()
    hidden.to.sort()
    lifted.from.sort()
    lifted.to.sort()
  }

  /// Adds the navigation bars that the screens declare, above everything that flies: a bar that
  /// looks the same on both stays, others cross-fade. None of them moves.
  mutating func addBars() {
    let slot = FlightSlot(
      pair: 0, look: .whole, isLifted: true, source: from.barAbove(hidden.from),
      destination: to.barAbove(hidden.to))
    add(slot)
  }

  // MARK: Slots

  mutating func add(_ slot: FlightSlot) {
    note(slot)
    switch (slot.source, slot.destination) {
    case (let part?, let counterpart?):
      if slot.isLifted {
        stay(part, counterpart: counterpart, slot: slot)
      } else {
        become(counterpart, from: part, slot)
      }
    case (let part?, nil):
      if slot.isLifted {
        lift(part, end: from, slot: slot)
      } else {
        fade(part, of: from, counterpart: nil, slot)
      }
    case (nil, let part?):
      if slot.isLifted {
        lift(part, end: to, slot: slot)
      } else {
        fade(part, of: to, counterpart: nil, slot)
      }
    case (nil, nil): break
    }
  }

  /// Hides the components that the layers of a slot represent.
  mutating func note(_ slot: FlightSlot) {
    switch slot.look {
    case .part:
      if let part = slot.source { hidden.from.append(part) }
      if let part = slot.destination { hidden.to.append(part) }
    case .whole:
      if let part = slot.source { lifted.from.append(part) }
      if let part = slot.destination { lifted.to.append(part) }
    case .shadow: break
    }
  }

  private mutating func become(
    _ counterpart: ComponentID, from part: ComponentID, _ slot: FlightSlot
  ) {
    let (leaving, arriving) = (from.look(of: part), to.look(of: counterpart))
    let start = from.place(of: part)
    let finish = to.place(of: counterpart)
    let natural = (
      from: from.layout.naturalSize(of: part), to: to.layout.naturalSize(of: counterpart)
    )
    switch (leaving, arriving) {
    case (.layout, .layout):
      append(
        slot, part: part, counterpart: counterpart, content: leaving, start: start, finish: finish,
        opacity: windows.opacity)
    case (.picture(let source, _), .picture(let other, _))
    where source == other && natural.from == natural.to:
      append(
        slot, part: part, counterpart: counterpart, content: leaving, start: start, finish: finish,
        opacity: windows.opacity,
        picture: picture(part, of: from, manners: (part, counterpart), start: start, finish: finish)
      )
    case (.picture, .picture):
      crossFade(part, counterpart: counterpart, start: start, finish: finish, slot: slot)
    case (.component, .component) where isSameText(part, counterpart):
      append(
        slot, part: part, counterpart: counterpart, content: leaving, start: start, finish: finish,
        opacity: windows.opacity)
    default:
      fade(part, of: from, counterpart: finish, slot)
      fade(counterpart, of: to, counterpart: start, slot)
    }
  }

  /// Adds two layers for different pictures that follow the same path.
  ///
  /// In the first half of `arriving` the destination's picture fades in above the source's, which
  /// fades out below it in the second half. Nothing shines through in between, and only one is
  /// visible at each end.
  private mutating func crossFade(
    _ part: ComponentID, counterpart: ComponentID, start: FlightPlace, finish: FlightPlace,
    slot: FlightSlot
  ) {
    var (gone, waiting) = (finish, start)
    gone.opacity = 0
    waiting.opacity = 0
    append(
      slot, part: part, counterpart: nil, content: from.look(of: part), start: start, finish: gone,
      opacity: windows.arriving.halves.second,
      picture: picture(part, of: from, manners: (part, counterpart), start: start, finish: finish))
    append(
      slot, part: nil, counterpart: counterpart, content: to.look(of: counterpart), start: waiting,
      finish: finish,
      opacity: windows.arriving.halves.first,
      picture: picture(
        counterpart, of: to, manners: (part, counterpart), start: start, finish: finish))
  }

  /// Adds one of the two layers of a part that both screens have but paint in different orders: the
  /// destination's fades in, and then the source's fades out.
  private mutating func giveWay(_ slot: FlightSlot, isDestination: Bool) {
    guard let part = slot.source, let counterpart = slot.destination else { return }
    if !isDestination { note(slot) }
    let own = isDestination ? counterpart : part
    let end = isDestination ? to : from
    if slot.look == .whole {
      return stay(part, counterpart: counterpart, slot: slot, isDestination: isDestination)
    }
    let (start, finish) = (from.place(of: part), to.place(of: counterpart))
    guard isAlike(from.look(of: part), to.look(of: counterpart)) else {
      // Text keeps its size, so each layer leaves or arrives on its own.
      return fade(own, of: end, counterpart: isDestination ? start : finish, slot)
    }
    var (begin, last) = (start, finish)
    if isDestination { begin.opacity = 0 } else { last.opacity = 0 }
    append(
      slot, part: isDestination ? nil : part, counterpart: isDestination ? counterpart : nil,
      content: end.look(of: own),
      start: begin,
      finish: last,
      opacity: isDestination ? windows.arriving.halves.first : windows.arriving.halves.second,
      picture: picture(own, of: end, manners: (part, counterpart), start: start, finish: finish))
  }

  private func isAlike(_ look: Layer.Content, _ other: Layer.Content) -> Bool {
    switch (look, other) {
    case (.picture, .picture), (.layout, .layout): true
    default: false
    }
  }

  /// Returns whether both are the same text, in the same style and broken into the same lines:
  /// either in boxes of one size, or on one line, which fits into every width between the two.
  private func isSameText(_ part: ComponentID, _ counterpart: ComponentID) -> Bool {
    let (a, b) = (from.screen, to.screen)
    let style = a.textStyle(of: part)
    guard a.components[part].content == b.components[counterpart].content,
      style == b.textStyle(of: counterpart)
    else { return false }
    let (size, other) = (from.frame(of: part).size, to.frame(of: counterpart).size)
    let pixel = 1 / scale
    guard abs(size.height - other.height) <= pixel else { return false }
    if abs(size.width - other.width) <= pixel { return true }
    // Two lines are always at least twice as high as their font size, unless they overlap. Text
    // that may end in an ellipsis is truncated differently at another width.
    let box = from.layout.contentBox(of: part, in: size)
    return box.height < 2 * from.layout.textStyle(of: part).font.size && style.maxLines == nil
      && style.whiteSpace != .nowrap
  }

  // MARK: Parts of one screen alone

  /// Adds the layer of a part that only one screen has, or that cannot turn into its counterpart.
  ///
  /// - Parameters:
  ///   - end: The part's screen. From the source it fades out, on the destination it fades in.
  ///   - counterpart: The state of its counterpart, which looks different; nil without one.
  private mutating func fade(
    _ part: ComponentID, of end: FlightEnd, counterpart: FlightPlace?, _ slot: FlightSlot
  ) {
    let own = end.place(of: part)
    let hero = heroes[slot.pair]
    let isDestination = end.isDestination
    let carrier =
      counterpart.map {
        let (first, last) = isDestination ? ($0, own) : (own, $0)
        return RectPath(from: first.frame, to: last.frame, style: path)
      } ?? hero.carrier
    let (near, far) =
      isDestination ? (carrier.to, carrier.from) : (carrier.from, carrier.to)
    let attachment = end.attachment(of: part, own.frame, in: near, other: far)
    let (first, last) =
      isDestination ? (attachment.other, attachment.own) : (attachment.own, attachment.other)
    var faded = own
    faded.frame = attachment.other.frame(on: far)
    let beyond = counterpart ?? (isDestination ? hero.from : hero.to)
    faded.clip = beyond.clip
    faded.clipCorners = beyond.clipCorners
    faded.opacity = 0
    faded.corners = faded.corners.fitted(to: faded.frame.size)
    append(
      slot, part: isDestination ? nil : part, counterpart: isDestination ? part : nil,
      content: end.look(of: part), start: isDestination ? faded : own,
      finish: isDestination ? own : faded,
      opacity: isDestination ? windows.arriving : windows.leaving,
      picture: picture(part, of: end, own),
      attachment: AttachmentMotion(to: carrier, from: first, to: last))
  }

  /// Adds the layer of a component above a hero that only one screen has.
  ///
  /// It fades out or in at its own size, and keeps its distances to the hero's nearest sides;
  /// outside the hero it does not move.
  private mutating func lift(_ component: ComponentID, end: FlightEnd, slot: FlightSlot) {
    let hero = heroes[slot.pair]
    var own = slot.look == .part ? end.place(of: component) : end.groupPlace(component)
    if slot.look == .shadow {
      // Only the part on the hero is drawn twice.
      let place = end.isDestination ? hero.to : hero.from
      own.clip = own.clip.intersection(place.clip).intersection(place.frame)
      own.clipCorners = own.clip == place.frame ? place.corners : .zero
    }
    let attachment =
      slot.look == .shadow
      ? nil : end.liftedAttachment(component, to: heroes[slot.pair], stretches: slot.look == .part)
    var other = own
    other.opacity = 0
    if let attachment {
      let place = end.isDestination ? hero.from : hero.to
      other.frame = attachment.frame(on: place.frame)
      other.clip = place.clip
      other.clipCorners = place.clipCorners
      other.corners = other.corners.fitted(to: other.frame.size)
    }
    let content: Layer.Content =
      slot.look == .part ? end.look(of: component) : .part(end.screen.components[component].type)
    append(
      slot, part: end.isDestination ? nil : component,
      counterpart: end.isDestination ? component : nil, content: content,
      start: end.isDestination ? other : own, finish: end.isDestination ? own : other,
      opacity: end.isDestination ? windows.arriving : windows.leaving,
      picture: slot.look == .part ? picture(component, of: end, own) : nil,
      attachment: attachment.map { AttachmentMotion(to: hero.carrier, from: $0, to: $0) })
  }

  /// Adds the layers of a component above a hero that both screens have: one layer, or, where
  /// rounding to pixels makes a difference, two that cross-fade.
  private mutating func stay(_ part: ComponentID, counterpart: ComponentID, slot: FlightSlot) {
    if from.looks(like: to, part, counterpart, within: 1e-6) {
      stay(part, counterpart: counterpart, slot: slot, isDestination: nil)
    } else {
      stay(part, counterpart: counterpart, slot: slot, isDestination: false)
      stay(part, counterpart: counterpart, slot: slot, isDestination: true)
    }
  }

  /// - Parameter isDestination: Which of the two layers to add; nil for a single one.
  private mutating func stay(
    _ part: ComponentID, counterpart: ComponentID, slot: FlightSlot, isDestination: Bool?
  ) {
    let (a, b) = (
      from.liftedAttachment(part, to: heroes[slot.pair]),
      to.liftedAttachment(counterpart, to: heroes[slot.pair])
    )
    var attachment: AttachmentMotion?
    if let a, let b {
      attachment = AttachmentMotion(to: heroes[slot.pair].carrier, from: a, to: b)
    }
    var (start, finish) = (from.groupPlace(part), to.groupPlace(counterpart))
    let content = Layer.Content.part(from.screen.components[part].type)
    let halves = windows.arriving.halves
    if isDestination != nil, part == from.screen.navigationBar {
      // Bars do not move, and do not become each other.
      if isDestination == true { start = finish } else { finish = start }
    }
    switch isDestination {
    case nil:
      append(
        slot, part: part, counterpart: counterpart, content: content, start: start, finish: finish,
        opacity: windows.opacity, attachment: attachment)
    case false?:
      finish.opacity = 0
      append(
        slot, part: part, counterpart: nil, content: content, start: start, finish: finish,
        opacity: halves.second, attachment: attachment)
    case true?:
      start.opacity = 0
      append(
        slot, part: nil, counterpart: counterpart, content: content, start: start, finish: finish,
        opacity: halves.first, attachment: attachment)
    }
  }

  // MARK: Layers

  /// Adds a layer that draws a part of the source, or its counterpart if there is no part.
  mutating func append(
    _ slot: FlightSlot, part: ComponentID?, counterpart: ComponentID?, content: Layer.Content,
    start: FlightPlace, finish: FlightPlace, opacity: ProgressWindow,
    picture: PictureMotion? = nil, attachment: AttachmentMotion? = nil
  ) {
    guard let drawn = part ?? counterpart else { return }
    let isDestination = part == nil
    let names = isDestination ? self.names.to : self.names.from
    let own = isDestination ? to : from
    let isGroup = slot.look != .part
    let first = isGroup ? [] : part.map { from.shadows(of: $0) } ?? own.shadows(of: drawn)
    let last = isGroup ? [] : counterpart.map { to.shadows(of: $0) } ?? own.shadows(of: drawn)
    let ownGradients = isGroup ? [] : own.screen.paintStyle(of: drawn).backgroundImage
    var (start, finish) = (start, finish)
    // A border that only one end has keeps its colour while its width changes from or to 0.
    if start.border == .zero { start.borderColor = finish.borderColor }
    if finish.border == .zero { finish.borderColor = start.borderColor }
    let motion = FlightMotion(
      from: start, to: finish, path: path,
      windows: FlightMotion.Windows(
        frame: windows.frame, content: windows.content, corners: windows.cornerRadius,
        paint: windows.paint, clip: windows.clip, opacity: opacity),
      clipTravels: clipTravels, picture: picture, attachment: attachment, device: device)
    motions.append(motion)
    func gradients(_ component: ComponentID?, _ end: FlightEnd) -> [LinearGradient] {
      guard !isGroup, let component else { return ownGradients }
      return end.screen.paintStyle(of: component).backgroundImage
    }
    layers.append(
      Layer(
        id: names.name(of: drawn) + (isDestination ? " (arriving)" : ""),
        pair: isPaired ? slot.pair : nil,
        z: 2 + layers.count, content: content, isLifted: slot.isLifted,
        origin: Layer.Origin(
          isDestination: isDestination, component: drawn, path: names.path(of: drawn)),
        from: part, to: counterpart, pixelSize: nil,
        gradients: GradientChange(
          from: gradients(part, from), to: gradients(counterpart, to)),
        motion: .flight(motion),
        shadowMotions: shadowMotions(from: first, to: last, in: windows.paint),
        partner: part == nil ? slot.source : counterpart == nil ? slot.destination : nil))
  }
}

extension ProgressWindow {
  /// The first and the second half of the window.
  var halves: (first: ProgressWindow, second: ProgressWindow) {
    let middle = (start + end) / 2
    return (ProgressWindow(start, middle) ?? self, ProgressWindow(middle, end) ?? self)
  }
}

extension Rect {
  /// Returns the rectangle that has the same relative position and size in `partner` as this one
  /// has in `hero`.
  func carried(from hero: Rect, to partner: Rect) -> Rect {
    Attachment(carrying: self, in: hero).frame(on: partner)
  }
}
