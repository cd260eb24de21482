/// Builds what flies: a layer for each kept part of a pair, in the order in which the parts lie on top
/// of each other.
///
/// A part with a counterpart on the other screen becomes it on the way: one layer where both look alike
/// but for numbers, otherwise two that give way to one another. What has no counterpart leaves or
/// arrives with its hero: at the place in the other end's frame that it has in its own, out of sight at
/// that end. Text is always at its own size.
struct FlightLayers {
  let from: FlightEnd
  let to: FlightEnd
  let path: PathStyle
  let windows: FlightWindows
  let clipTravels: Bool
  let stages: (from: Stage, to: Stage)

  /// The lowest first.
  private(set) var layers: [Layer] = []
  /// Those of the layers.
  private(set) var motions: [FlightMotion] = []
  /// What layers stand for, so that nothing is seen twice.
  private(set) var hidden: (from: [Int], to: [Int]) = ([], [])
  let names: (from: ComponentNames, to: ComponentNames)
  private let scale: Double
  private let device: Size

  /// - Parameter count: About how many parts there are.
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
    let whole = Stage(top: 0, bottom: device.height)
    stages = transition.coversBars ? (whole, whole) : (from.stage, to.stage)
    names = (ComponentNames(from.screen, for: count), ComponentNames(to.screen, for: count))
  }

  /// Adds the layers of a pair. Linear in the parts of both of its ends.
  mutating func fly(_ parts: PairParts, _ index: Int) {
    let hero = Hero(
      from: from.place(of: parts.pair.from), to: to.place(of: parts.pair.to), index: index)
    var arrivals = parts.arrivals[...]
    for (part, counterpart) in parts.departures {
      // What only the destination has stands among the others as it does there.
      while let counterpart, let arrival = arrivals.first, arrival < counterpart {
        arrive(arrival, hero)
        arrivals.removeFirst()
      }
      if let counterpart {
        become(counterpart, from: part, hero)
      } else {
        leave(part, to: nil, hero)
      }
    }
    for arrival in arrivals { arrive(arrival, hero) }
  }

  /// The two ends of a pair.
  private struct Hero {
    let from: FlightPlace
    let to: FlightPlace
    let index: Int
  }

  // MARK: Parts with a counterpart

  private mutating func become(_ counterpart: Int, from part: Int, _ hero: Hero) {
    hidden.from.append(part)
    hidden.to.append(counterpart)
    let (leaving, arriving) = (look(part, of: from), look(counterpart, of: to))
    let start = place(part, of: from)
    let finish = place(counterpart, of: to)
    switch (leaving, arriving) {
    case (.layout, .layout):
      append(part, counterpart, leaving, start, finish, windows.opacity, hero)
    case (.picture(let source, _), .picture(let other, _)) where source == other:
      append(
        part, counterpart, leaving, start, drawing(part, of: from, at: finish, like: counterpart),
        windows.opacity, hero)
    case (.picture, .picture):
      crossFade(part, counterpart, start, finish, hero)
    case (.component, .component) where isSameText(part, counterpart):
      append(part, counterpart, leaving, start, finish, windows.opacity, hero)
    default:
      leave(part, to: finish, hero)
      arrive(counterpart, from: start, hero)
    }
  }

  /// Two pictures on the same way: while what arrives is half way, the one has come over the other,
  /// which then goes below it. So nothing shines through between, and at both ends one is seen.
  private mutating func crossFade(
    _ part: Int, _ counterpart: Int, _ start: FlightPlace, _ finish: FlightPlace, _ hero: Hero
  ) {
    let window = windows.arriving
    let middle = (window.start + window.end) / 2
    let (first, second) = (
      ProgressWindow(window.start, middle) ?? window, ProgressWindow(middle, window.end) ?? window
    )
    var gone = drawing(part, of: from, at: finish, like: counterpart)
    gone.opacity = 0
    append(part, nil, look(part, of: from), start, gone, second, hero)
    var waiting = start
    waiting.content = drawn(counterpart, of: to, in: start.frame.size, like: part, of: from)
    waiting.opacity = 0
    append(nil, counterpart, look(counterpart, of: to), waiting, finish, first, hero)
  }

  /// Whether both are the same words, set alike and broken into the same lines: in boxes of one size,
  /// or on one line, which fits in whatever is between two widths.
  private func isSameText(_ part: Int, _ counterpart: Int) -> Bool {
    let (a, b) = (from.screen, to.screen)
    let style = a.textStyle(of: part)
    guard a.components[part].content == b.components[counterpart].content,
      style == b.textStyle(of: counterpart)
    else { return false }
    let (size, other) = (from.frame(of: part).size, to.frame(of: counterpart).size)
    let pixel = 1 / scale
    guard abs(size.height - other.height) <= pixel else { return false }
    if abs(size.width - other.width) <= pixel { return true }
    // Two lines are never as low as twice the size of their font, unless they overlap. What may be cut
    // off with an ellipsis is cut elsewhere in another width.
    let box = from.layout.contentBox(of: part, in: size)
    return box.height < 2 * from.layout.textStyle(of: part).font.size && style.maxLines == nil
      && style.whiteSpace != .nowrap
  }

  // MARK: Parts without

  /// - Parameter finish: Where its counterpart, which looks different, is; nil without one.
  private mutating func leave(_ part: Int, to finish: FlightPlace?, _ hero: Hero) {
    if finish == nil { hidden.from.append(part) }
    let start = place(part, of: from)
    let target = finish?.frame ?? start.frame.carried(from: hero.from.frame, to: hero.to.frame)
    var end = resting(part, of: from, start, in: target)
    end.clip = (finish ?? hero.to).clip
    end.clipCorners = (finish ?? hero.to).clipCorners
    end.opacity = 0
    append(part, nil, look(part, of: from), start, end, windows.leaving, hero)
  }

  /// - Parameter start: Where its counterpart, which looks different, is; nil without one.
  private mutating func arrive(_ part: Int, from start: FlightPlace? = nil, _ hero: Hero) {
    if start == nil { hidden.to.append(part) }
    let finish = place(part, of: to)
    let target = start?.frame ?? finish.frame.carried(from: hero.to.frame, to: hero.from.frame)
    var begin = resting(part, of: to, finish, in: target)
    begin.clip = (start ?? hero.from).clip
    begin.clipCorners = (start ?? hero.from).clipCorners
    begin.opacity = 0
    append(nil, part, look(part, of: to), begin, finish, windows.arriving, hero)
  }

  /// The part in a frame at the other end, to which it never quite gets: text at its own size, at the
  /// beginning of its lines and in the middle of the height, all else as large as the frame.
  private func resting(
    _ part: Int, of end: FlightEnd, _ place: FlightPlace, in target: Rect
  ) -> FlightPlace {
    var resting = place
    resting.frame = target
    if case .component = look(part, of: end) {
      let size = place.frame.size
      let isBackwards = end.screen.textStyle(of: part).direction == .rtl
      resting.frame = Rect(
        x: isBackwards ? target.maxX - size.width : target.x,
        y: target.y + (target.height - size.height) / 2, width: size.width, height: size.height)
    }
    resting.frame = resting.frame.rounded(toPixelsOf: scale)
    resting.content = drawn(part, of: end, in: resting.frame.size, like: part, of: end)
    resting.corners = resting.corners.fitted(to: resting.frame.size)
    return resting
  }

  // MARK: Pictures

  private func look(_ part: Int, of end: FlightEnd) -> Layer.Content {
    let type = end.screen.components[part].type
    if let source = end.layout.pictures.source(of: part)?.name {
      return .picture(source: source, isPoster: type == .video)
    }
    return type == .layout ? .layout : .component(type)
  }

  private func place(_ part: Int, of end: FlightEnd) -> FlightPlace {
    var place = end.place(of: part)
    place.content = drawn(part, of: end, in: place.frame.size, like: part, of: end)
    return place
  }

  /// A picture of the one screen where its counterpart is, drawn in the counterpart's manner.
  private func drawing(
    _ part: Int, of owner: FlightEnd, at place: FlightPlace, like model: Int
  ) -> FlightPlace {
    var place = place
    place.content = drawn(part, of: owner, in: place.frame.size, like: model, of: to)
    return place
  }

  /// Where a picture of one screen is drawn in a frame, in the manner of a component of either;
  /// relative to the frame. What is no picture fills it.
  private func drawn(
    _ picture: Int, of owner: FlightEnd, in size: Size, like model: Int, of end: FlightEnd
  ) -> Rect {
    guard let known = owner.layout.pictures[picture] else { return Rect(origin: .zero, size: size) }
    let paint = end.screen.paintStyle(of: model)
    return drawnPicture(
      known.drawnSize, in: end.layout.contentBox(of: model, in: size), fit: paint.objectFit,
      position: paint.objectPosition)
  }

  // MARK: Layers

  /// A layer that draws a part of the source, or without one its counterpart.
  private mutating func append(
    _ part: Int?, _ counterpart: Int?, _ content: Layer.Content, _ start: FlightPlace,
    _ finish: FlightPlace, _ opacity: ProgressWindow, _ hero: Hero
  ) {
    guard let drawn = part ?? counterpart else { return }
    let isDestination = part == nil
    let names = isDestination ? self.names.to : self.names.from
    let own = isDestination ? to : from
    let first = part.map { from.shadows(of: $0) } ?? own.shadows(of: drawn)
    let last = counterpart.map { to.shadows(of: $0) } ?? own.shadows(of: drawn)
    let ownGradients = own.screen.paintStyle(of: drawn).backgroundImage
    var (start, finish) = (start, finish)
    // A border that only one end has keeps its colour while it comes or goes.
    if start.border == .zero { start.borderColor = finish.borderColor }
    if finish.border == .zero { finish.borderColor = start.borderColor }
    let motion = FlightMotion(
      from: start, to: finish, path: path,
      windows: FlightMotion.Windows(
        frame: windows.frame, content: windows.content, corners: windows.cornerRadius,
        paint: windows.paint, clip: windows.clip, opacity: opacity),
      clipTravels: clipTravels, stages: stages, device: device)
    motions.append(motion)
    layers.append(
      Layer(
        id: names.name(of: drawn) + (isDestination ? " (arriving)" : ""), pair: hero.index,
        z: 2 + layers.count, content: content,
        origin: Layer.Origin(
          isDestination: isDestination, component: drawn, path: names.path(of: drawn)),
        from: part, to: counterpart, pixelSize: nil,
        gradients: GradientChange(
          from: part.map { from.screen.paintStyle(of: $0).backgroundImage } ?? ownGradients,
          to: counterpart.map { to.screen.paintStyle(of: $0).backgroundImage } ?? ownGradients),
        motion: .flight(motion),
        shadowMotions: shadowMotions(from: first, to: last, in: windows.paint)))
  }
}

extension Rect {
  /// The place in another hero's frame that this one has in its own.
  func carried(from hero: Rect, to partner: Rect) -> Rect {
    let horizontal = hero.width > 0 ? partner.width / hero.width : 1
    let vertical = hero.height > 0 ? partner.height / hero.height : 1
    return Rect(
      x: partner.x + (x - hero.x) * horizontal, y: partner.y + (y - hero.y) * vertical,
      width: width * horizontal, height: height * vertical)
  }
}
