/// Draws moments of a flight, in device coordinates: the whole composition of its plan.
struct FlightDrawing {
  let plan: FlightPlan
  /// The layers, the lowest first.
  private let layers: [Layer]
  private let source: ScreenDrawing
  private let destination: ScreenDrawing
  /// Both screens, with no component hidden.
  private let whole: (source: ScreenDrawing, destination: ScreenDrawing)

  init(
    _ plan: FlightPlan, source: ScreenLayout, scrolledBy: ScrollOffsets, destination: ScreenLayout,
    destinationScrolledBy: ScrollOffsets
  ) {
    self.plan = plan
    layers = plan.composition
    let from = FlightEnd(source, scrolledBy: scrolledBy)
    let to = FlightEnd(destination, scrolledBy: destinationScrolledBy, isDestination: true)
    let hidden = plan.handover.components
    whole = (ScreenDrawing(from), ScreenDrawing(to))
    self.source = ScreenDrawing(
      from, hidden: Set(hidden.onSource), lifted: Set(hidden.liftedFromSource))
    self.destination = ScreenDrawing(
      to, hidden: Set(hidden.onDestination), lifted: Set(hidden.liftedFromDestination),
      // The destination's grabber is a separate layer.
      showsGrabber: false)
  }

  /// Defines the drawings that all moments share. Returns a reference per layer, in paint order;
  /// nil for a layer without one.
  func defineDrawings(in document: inout SVGDocument) -> [String?] {
    layers.map { layer in
      switch layer.content {
      case .screen:
        let drawing =
          switch layer.role {
          case .entering: destination
          case .returning: whole.source
          default: source
          }
        return document.defineDrawing("s") { write(drawing, to: &$0) }
      case .part:
        guard let origin = layer.origin else { return nil }
        let drawing = origin.isDestination ? whole.destination : whole.source
        return document.defineDrawing("s") { drawing.write(origin.component, to: &$0) }
      case .picture, .layout, .component, .scrim, .grabber, .backdrop, .bar: return nil
      }
    }
  }

  /// Writes a screen. If it fills the device, a white background is added, so that the other screen
  /// is never visible through a transparent root.
  private func write(_ drawing: ScreenDrawing, to document: inout SVGDocument) {
    let viewport = drawing.end.rest.frame
    if viewport.contains(Rect(origin: .zero, size: plan.device.size)),
      drawing.screen.paintStyle(of: 0).backgroundColor.alpha < 1
    {
      RoundedBox(viewport).write(to: &document.body, ["fill": "#ffffff"])
    }
    drawing.write(to: &document)
  }

  /// Writes one moment.
  ///
  /// - Parameter drawings: The result of `defineDrawings`.
  func write(_ progress: Double, drawings: [String?], to document: inout SVGDocument) {
    for (layer, drawing) in zip(layers, drawings) {
      let state = layer.state(at: progress)
      switch layer.content {
      case .screen:
        guard let drawing, case .screen(let motion) = layer.motion else { continue }
        writeScreen(drawing, rest: motion.rest, state: state, to: &document)
      case .part:
        if let drawing { writePart(drawing, layer: layer, state: state, to: &document) }
      case .scrim, .grabber, .backdrop: writePaint(of: state, &document)
      case .bar: break
      case .picture, .layout, .component: write(layer, at: progress, &document)
      }
    }
  }

  /// Writes a component with its descendants, drawn at its frame on the screen and translated from
  /// there.
  private func writePart(
    _ id: String, layer: Layer, state: LayerState, to document: inout SVGDocument
  ) {
    guard state.opacity > 0, let origin = layer.origin else { return }
    let drawing = origin.isDestination ? whole.destination : whole.source
    let position = drawing.end.frame(of: origin.component).origin
    let device = Rect(origin: .zero, size: plan.device.size)
    let isCut = state.clip != device || state.clipCorners != .zero
    let opened = document.openGroup([
      "clip-path": isCut ? document.clip(to: RoundedBox(state.clip, state.clipCorners)) : nil,
      "opacity": state.opacity < 1 ? .number(state.opacity) : nil,
    ])
    document.body.element(
      "use",
      [
        "href": "#\(id)", "x": .number(state.frame.x - position.x),
        "y": .number(state.frame.y - position.y), "data-layer": .string(layer.id),
      ])
    document.close(opened)
  }

  /// Writes a layer that has only a background color.
  private func writePaint(of state: LayerState, _ document: inout SVGDocument) {
    guard state.opacity > 0, state.frame.area > 0 else { return }
    let opened = document.openGroup([
      "opacity": state.opacity < 1 ? .number(state.opacity) : nil
    ])
    var paint = PaintStyle()
    paint.backgroundColor = state.background
    paintBox(RoundedBox(state.frame, state.corners), border: .zero, paint: paint, to: &document)
    document.close(opened)
  }

  private func writeScreen(
    _ id: String, rest: Rect, state: LayerState, to document: inout SVGDocument
  ) {
    guard state.opacity > 0, state.frame.area > 0 else { return }
    let shape = RoundedBox(state.frame, state.corners)
    let opened = document.openGroup([
      "clip-path": shape.isSharp ? nil : document.clip(to: shape),
      "opacity": state.opacity < 1 ? .number(state.opacity) : nil,
    ])
    if state.frame == rest {
      document.body.element("use", ["href": "#\(id)"])
    } else {
      document.body.open("svg", frameAttributes(state.frame) + viewBoxAttributes(rest))
      document.body.element("use", ["href": "#\(id)"])
      document.body.close()
    }
    document.close(opened)
  }

  private func write(_ layer: Layer, at progress: Double, _ document: inout SVGDocument) {
    let state = layer.state(at: progress)
    guard state.opacity > 0, state.frame.area > 0 else { return }
    let shadows = layer.shadows(at: progress).map { $0.boxShadow }
    let isCut = !state.clip.contains(state.frame) || state.clipCorners != .zero || !shadows.isEmpty
    var opened = document.openGroup([
      "clip-path": isCut ? document.clip(to: RoundedBox(state.clip, state.clipCorners)) : nil,
      "opacity": state.opacity < 1 ? .number(state.opacity) : nil,
    ])
    var paint = PaintStyle()
    paint.boxShadow = shadows.filter { !$0.isInset }
    paintBox(RoundedBox(state.frame, state.corners), border: .zero, paint: paint, to: &document)
    // An inner `svg` clips to its rectangle and keeps exact lengths, where a scale would be
    // rounded.
    document.body.open("svg", frameAttributes(state.frame) + ["data-layer": .string(layer.id)])
    let shape = RoundedBox(Rect(origin: .zero, size: state.frame.size), state.corners)
    opened += 1
    opened += document.openGroup(["clip-path": shape.isSharp ? nil : document.clip(to: shape)])
    writeBox(
      of: layer, state, shape: shape, insetShadows: shadows.filter { $0.isInset }, to: &document)
    writeContent(of: layer, state, shape: shape, to: &document)
    document.close(opened)
  }

  private func writeContent(
    of layer: Layer, _ state: LayerState, shape: RoundedBox, to document: inout SVGDocument
  ) {
    switch layer.content {
    case .picture(let source, _):
      let box = RoundedBox(state.contentBox, state.contentCorners)
      let isInside = !state.hasInnerBox || box.isSharp && box.rect.contains(state.content)
      let opened = document.openGroup(["clip-path": isInside ? nil : document.clip(to: box)])
      document.writePicture(source, state.content, placeholder: box.rect)
      document.close(opened)
    case .component:
      guard let origin = layer.origin else { return }
      let drawing = origin.isDestination ? destination : source
      let share = drawing.screen.leadingSpaceFraction(ofTextIn: origin.component)
      let own = drawing.layout.tree.frames[origin.component].width
      // In a box wider than that of its layout, text is moved according to its alignment.
      let start = Point(x: (shape.rect.width - own) * share, y: 0)
      drawing.writeText(of: origin.component, at: start, shape.rect, &document)
    case .layout, .screen, .part, .scrim, .grabber, .backdrop, .bar: break
    }
  }

  /// Writes everything below the content: the background, gradients that cross-fade, inner shadows
  /// and the border.
  private func writeBox(
    of layer: Layer, _ state: LayerState, shape: RoundedBox, insetShadows: [BoxShadow],
    to document: inout SVGDocument
  ) {
    var paint = PaintStyle()
    paint.backgroundColor = state.background
    paintBox(shape, border: .zero, paint: paint, to: &document)
    let change = layer.gradients
    if change.isNone {
      writeGradients(
        change.from, opacity: 1, of: layer, isDestination: layer.from == nil, state: state,
        shape: shape, to: &document)
    } else {
      let mix = state.gradientMix
      writeGradients(
        change.from, opacity: 1 - mix, of: layer, isDestination: false, state: state, shape: shape,
        to: &document)
      writeGradients(
        change.to, opacity: mix, of: layer, isDestination: true, state: state, shape: shape,
        to: &document)
    }
    paint = PaintStyle()
    paint.boxShadow = insetShadows
    paint.borderColor = state.borderColor
    paintBox(shape, border: state.border, paint: paint, to: &document)
  }

  private func writeGradients(
    _ gradients: [LinearGradient], opacity: Double, of layer: Layer, isDestination: Bool,
    state: LayerState, shape: RoundedBox, to document: inout SVGDocument
  ) {
    guard !gradients.isEmpty, opacity > 0 else { return }
    let screen = isDestination ? destination.screen : source.screen
    var paint = PaintStyle()
    paint.backgroundImage = gradients
    paint.borderColor.alpha = 0
    let color = (isDestination ? layer.to : layer.from).map { screen.textStyle(of: $0).color }
    let opened = document.openGroup(["opacity": opacity < 1 ? .number(opacity) : nil])
    paintBox(shape, border: state.border, paint: paint, textColor: color, to: &document)
    document.close(opened)
  }

  private func paintBox(
    _ box: RoundedBox, border: Edges, paint: PaintStyle, textColor: RGBA? = nil,
    to document: inout SVGDocument
  ) {
    let color = textColor ?? RGBA(red: 0, green: 0, blue: 0)
    BoxPainting(box: box, border: border, paint: paint, textColor: color).write(to: &document)
  }

  private func frameAttributes(_ frame: Rect) -> SVGAttributes {
    [
      "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
      "height": .number(frame.height),
    ]
  }

  private func viewBoxAttributes(_ rect: Rect) -> SVGAttributes {
    [
      "viewBox": .string(shortNumbers(rect.x, rect.y, rect.width, rect.height)),
      "preserveAspectRatio": "none",
    ]
  }
}

extension Screen {
  /// Returns the fraction of a line's free space that is on its left (CSS Text 3 § 6.1). The line
  /// of a button is centered.
  func leadingSpaceFraction(ofTextIn component: ComponentID) -> Double {
    if components[component].type == .button { return 0.5 }
    let style = textStyle(of: component)
    let isLeftToRight = style.direction == .ltr
    return switch style.alignment {
    case .left: 0
    case .right: 1
    case .center: 0.5
    case .start, .justify: isLeftToRight ? 0 : 1
    case .end: isLeftToRight ? 1 : 0
    }
  }
}
