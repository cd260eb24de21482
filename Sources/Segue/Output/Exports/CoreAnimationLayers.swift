/// Makes the Core Animation layers of a layer, and records what they cannot show.
struct CoreAnimationLayers {
  let track: FlightSamples.Track
  let flight: FlightSamples
  /// Descriptions of what is omitted.
  private(set) var omitted: [String] = []

  init(track: FlightSamples.Track, flight: FlightSamples) {
    self.track = track
    self.flight = flight
  }

  private typealias Value = CoreAnimationLayer.Value

  private var layer: Layer { track.layer }
  private var slack: Double { flight.tolerance.points / 8 }

  private func number(_ length: Double) -> Double { flight.tolerance.lengths.rounded(length) }
  private func share(_ number: Double) -> Double { flight.tolerance.unitFormat.rounded(number) }

  private func numbers(_ lengths: Double...) -> Value { .numbers(lengths.map(number)) }

  private func color(_ color: RGBA) -> Value {
    .numbers([color.red, color.green, color.blue, color.alpha].map(share))
  }

  // MARK: Layers

  mutating func make() -> CoreAnimationLayer {
    let box = box()
    guard flight.isClipped(track) else { return box }
    var clip = CoreAnimationLayer("clip")
    clip.set("masksToBounds", .flag(true))
    let stops = flight.clipStops(track)
    // The bounds have the origin of the frame, so that sublayers use device coordinates.
    setGeometry(&clip, stops: stops, keepsOrigin: true) { $0.state.clip }
    setCorners(&clip, stops: stops, corners: { $0.state.clipCorners }, { $0.state.clip })
    clip.sublayers = [box]
    return clip
  }

  private mutating func box() -> CoreAnimationLayer {
    var box = CoreAnimationLayer("box")
    box.layer = layer.id
    setGeometry(&box, stops: flight.frameStops(track), keepsOrigin: false) { $0.state.frame }
    roundBox(&box)
    box.animate("opacity", stops: flight.opacityStops(track), in: flight) {
      .number(share(track.moments[$0].state.opacity))
    }
    if track.moments.contains(where: { $0.state.background.alpha > 0 }) {
      let (stops, colors) = flight.colorStops(of: track) { $0.state.background }
      box.animate("backgroundColor", stops: stops, in: flight) { color(colors[$0]) }
    }
    addBorder(to: &box)
    let hasShadow = addShadow(to: &box)
    if !layer.gradients.from.isEmpty || !layer.gradients.to.isEmpty {
      omitted.append("gradients of the background")
    }
    if let content = content() {
      if hasShadow {
        // A layer that masks its content would mask its shadow too.
        var frame = CoreAnimationLayer("frame")
        setGeometry(&frame, stops: flight.frameStops(track), keepsOrigin: false) {
          Rect(origin: .zero, size: $0.state.frame.size)
        }
        roundBox(&frame)
        frame.set("masksToBounds", .flag(true))
        frame.sublayers = [content]
        box.sublayers = [frame]
      } else {
        if !layer.isGroup { box.set("masksToBounds", .flag(true)) }
        box.sublayers = [content]
      }
    }
    return box
  }

  /// Sets the position and the bounds of a layer: its center in its superlayer, and its size.
  private func setGeometry(
    _ part: inout CoreAnimationLayer, stops: PropertyStops, keepsOrigin: Bool,
    _ rect: (LayerMoment) -> Rect
  ) {
    part.animate("position", stops: stops, in: flight) {
      let center = rect(track.moments[$0]).center
      return numbers(center.x, center.y)
    }
    part.animate("bounds", stops: stops, in: flight) {
      let rect = rect(track.moments[$0])
      return numbers(keepsOrigin ? rect.x : 0, keepsOrigin ? rect.y : 0, rect.width, rect.height)
    }
  }

  private func roundBox(_ part: inout CoreAnimationLayer) {
    let stops = flight.stops(of: track, flight.lengths(10)) {
      $0.state.frame.appendWithEdges(to: &$1)
      $0.state.corners.quad.append(to: &$1)
    }
    setCorners(
      &part, stops: stops, corners: { $0.state.corners },
      { Rect(origin: .zero, size: $0.state.frame.size) })
  }

  /// Sets one corner radius if the rounded corners are equal, or else a mask with an animated path.
  ///
  /// - Parameter stops: The stops of the rectangle and the radii together, for the mask.
  private func setCorners(
    _ part: inout CoreAnimationLayer, stops: PropertyStops,
    corners: (LayerMoment) -> CornerRadii, _ rect: (LayerMoment) -> Rect
  ) {
    switch CornerShape(track.moments.map(corners), within: slack) {
    case .sharp: return
    case .uniform(let isRound):
      let radii = flight.stops(of: track, flight.lengths(1)) {
        $1.append(corners($0).radius(of: isRound))
      }
      part.animate("cornerRadius", stops: radii, in: flight) {
        .number(number(corners(track.moments[$0]).radius(of: isRound)))
      }
      guard isRound.contains(false) else { return }
      let names = [
        "layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMaxXMaxYCorner",
        "layerMinXMaxYCorner",
      ]
      part.set("maskedCorners", .names(zip(names, isRound).filter { $0.1 }.map { $0.0 }))
    case .different:
      var mask = CoreAnimationLayer("mask")
      mask.animate("path", stops: stops, in: flight) {
        let moment = track.moments[$0]
        let rect = rect(moment)
        return .path(
          [rect.x, rect.y, rect.width, rect.height].map(number),
          radii: corners(moment).clockwise.map(number))
      }
      part.mask = [mask]
    }
  }

  // MARK: Paint

  private mutating func addBorder(to box: inout CoreAnimationLayer) {
    let bordered = track.moments.filter {
      $0.state.border != .zero && $0.state.borderColor.alpha > 0
    }
    guard !bordered.isEmpty else { return }
    let isUniform = bordered.allSatisfy { moment in
      let border = moment.state.border
      let widths = [border.top, border.right, border.bottom, border.left]
      return widths.allSatisfy { abs($0 - border.top) <= slack }
    }
    guard isUniform else {
      omitted.append("a border of several widths")
      return
    }
    if hasContent { omitted.append("a border below the content: it is drawn above") }
    let widths = flight.stops(of: track, flight.lengths(1)) { $1.append($0.state.border.top) }
    box.animate("borderWidth", stops: widths, in: flight) {
      .number(number(track.moments[$0].state.border.top))
    }
    let (stops, colors) = flight.colorStops(of: track) { $0.state.borderColor }
    box.animate("borderColor", stops: stops, in: flight) { color(colors[$0]) }
  }

  /// Adds the first outer shadow. Returns whether there is one.
  private mutating func addShadow(to box: inout CoreAnimationLayer) -> Bool {
    let shadows = track.moments[0].shadows
    if shadows.contains(where: { $0.isInset }) { omitted.append("inner shadows") }
    let outer = shadows.indices.filter { !shadows[$0].isInset }
    guard let shadowIndex = outer.first else { return false }
    if outer.count > 1 { omitted.append("shadows after the first") }
    guard box.mask.isEmpty else {
      omitted.append("a shadow of a box with corners of several radii")
      return false
    }
    if track.moments.contains(where: { abs($0.shadow(shadowIndex).spreadRadius) > slack }) {
      omitted.append("the spread of a shadow")
    }
    let offsets = flight.stops(of: track, flight.lengths(2)) {
      $1.append($0.shadow(shadowIndex).offsetX)
      $1.append($0.shadow(shadowIndex).offsetY)
    }
    box.animate("shadowOffset", stops: offsets, in: flight) {
      let shadow = track.moments[$0].shadow(shadowIndex)
      return numbers(shadow.offsetX, shadow.offsetY)
    }
    // The blur radius of CSS is twice the standard deviation of its Gaussian (CSS Backgrounds 3 §
    // 6.1.2).
    let radii = flight.stops(of: track, flight.lengths(1)) {
      $1.append($0.shadow(shadowIndex).blurRadius / 2)
    }
    box.animate("shadowRadius", stops: radii, in: flight) {
      .number(number(track.moments[$0].shadow(shadowIndex).blurRadius / 2))
    }
    let (stops, colors) = flight.colorStops(of: track) { $0.shadow(shadowIndex).color }
    box.animate("shadowOpacity", stops: stops, in: flight) { .number(share(colors[$0].alpha)) }
    box.animate("shadowColor", stops: stops, in: flight) {
      .numbers([colors[$0].red, colors[$0].green, colors[$0].blue, 1].map(share))
    }
    return true
  }

  // MARK: Content

  private var hasContent: Bool {
    switch layer.content {
    case .layout, .scrim, .grabber, .backdrop: false
    case .picture, .component, .part, .screen, .bar: true
    }
  }

  private mutating func content() -> CoreAnimationLayer? {
    var part = CoreAnimationLayer("content")
    switch layer.content {
    case .layout, .scrim, .grabber, .backdrop: return nil
    case .picture(let source, _):
      part.content = .picture(source)
      part.set("contentsGravity", .text("resize"))
    case .component:
      guard let origin = layer.origin else { return nil }
      part.content = .component(path: origin.path, isDestination: origin.isDestination)
    case .part:
      guard let origin = layer.origin else { return nil }
      part.content = .part(path: origin.path, isDestination: origin.isDestination)
    case .bar(let bar): part.content = .bar(bar)
    case .screen(let id):
      part.content = .screen(id)
      scale(&part)
      return part
    }
    let stops = flight.frameStops(track)
    guard track.moments.contains(where: { $0.state.hasInnerBox }) else {
      setGeometry(&part, stops: stops, keepsOrigin: false) { $0.state.content }
      return part
    }
    setGeometry(&part, stops: stops, keepsOrigin: false) {
      let box = $0.state.contentBox
      return $0.state.content.offset(x: -box.x, y: -box.y)
    }
    var window = CoreAnimationLayer("window")
    window.set("masksToBounds", .flag(true))
    setGeometry(&window, stops: stops, keepsOrigin: false) { $0.state.contentBox }
    setCorners(
      &window,
      stops: flight.stops(of: track, flight.lengths(10)) {
        $0.state.contentBox.appendWithEdges(to: &$1)
        $0.state.contentCorners.quad.append(to: &$1)
      }, corners: { $0.state.contentCorners },
      { Rect(origin: .zero, size: $0.state.contentBox.size) })
    window.sublayers = [part]
    return window
  }

  /// Scales a screen with its frame; its bounds keep the size of its layout.
  private func scale(_ part: inout CoreAnimationLayer) {
    guard case .screen(let motion) = layer.motion else { return }
    let rest = motion.rest.size
    let stops = flight.frameStops(track)
    part.animate("position", stops: stops, in: flight) {
      let size = track.moments[$0].state.frame.size
      return numbers(size.width / 2, size.height / 2)
    }
    part.set("bounds", numbers(0, 0, rest.width, rest.height))
    guard rest.width > 0, rest.height > 0 else { return }
    let format = DecimalFormat(
      finerThan: flight.tolerance.points / 64 / max(1, rest.width, rest.height))
    part.animate("transform.scale.x", stops: stops, in: flight) {
      .number(format.rounded(track.moments[$0].state.frame.width / rest.width))
    }
    part.animate("transform.scale.y", stops: stops, in: flight) {
      .number(format.rounded(track.moments[$0].state.frame.height / rest.height))
    }
  }
}
