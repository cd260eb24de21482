/// Draws moments of a flight, in device coordinates: the two screens, and above them what flies.
struct FlightDrawing {
  let plan: FlightPlan
  private let source: ScreenDrawing
  private let destination: ScreenDrawing
  /// The places of the source's components by the names that layers bear.
  private let components: [String: Int]

  init(
    _ plan: FlightPlan, source: ScreenLayout, scrolledBy: ScrollOffsets, destination: ScreenLayout,
    fonts: FontLibrary
  ) {
    self.plan = plan
    let (from, to) = (source.screen, destination.screen)
    self.source = ScreenDrawing(
      FlightEnd(source, scrolledBy: scrolledBy),
      hidden: Self.components(at: plan.handover.hiddenOnSource, of: from), fonts: fonts)
    self.destination = ScreenDrawing(
      FlightEnd(destination, scrolledBy: ScrollOffsets()),
      hidden: Self.components(at: plan.handover.hiddenOnDestination, of: to), fonts: fonts)
    var components: [String: Int] = [:]
    for (index, path) in from.paths().enumerated() {
      components[from.components[index].id ?? path] = index
    }
    self.components = components
  }

  private static func components(at paths: [String], of screen: Screen) -> Set<Int> {
    guard !paths.isEmpty else { return [] }
    let wanted = Set(paths)
    return Set(screen.paths().enumerated().filter { wanted.contains($1) }.map(\.offset))
  }

  /// The two screens as definitions that each moment uses: the one that is left first.
  func defineScreens(in document: inout SVGDocument) -> [String] {
    [
      document.defineDrawing("s") { source.write(to: &$0) },
      document.defineDrawing("s") { destination.write(to: &$0) },
    ]
  }

  /// One moment.
  ///
  /// - Parameter screens: What `defineScreens` has returned.
  func write(_ progress: Double, screens: [String], to document: inout SVGDocument) {
    let rests = [source.layout.viewport.frame, destination.layout.viewport.frame]
    for (index, layer) in plan.screens.enumerated() where index < screens.count {
      writeScreen(screens[index], rest: rests[index], layer.state(at: progress), &document)
    }
    for layer in plan.flying.sorted(by: { $0.z < $1.z }) {
      write(layer, layer.state(at: progress), &document)
    }
  }

  private func writeScreen(
    _ id: String, rest: Rect, _ state: LayerState, _ document: inout SVGDocument
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
      document.body.open("svg", placed(state.frame) + seen(rest))
      document.body.element("use", ["href": "#\(id)"])
      document.body.close()
    }
    document.close(opened)
  }

  private func write(_ layer: Layer, _ state: LayerState, _ document: inout SVGDocument) {
    guard state.opacity > 0, state.frame.area > 0 else { return }
    let isCut = !state.clip.contains(state.frame)
    var opened = document.openGroup([
      "clip-path": isCut ? document.clip(to: RoundedBox(state.clip)) : nil,
      "opacity": state.opacity < 1 ? .number(state.opacity) : nil,
    ])
    // An inner `svg` clips to its rectangle and takes exact lengths, where a scale would be rounded.
    document.body.open("svg", placed(state.frame) + ["data-layer": .string(layer.id)])
    opened += 1
    let shape = RoundedBox(Rect(origin: .zero, size: state.frame.size), state.corners)
    opened += document.openGroup(["clip-path": shape.isSharp ? nil : document.clip(to: shape)])
    writeBackground(of: layer, shape, state.background, &document)
    switch layer.content {
    case .picture(let source, _):
      document.writePicture(source, state.content, placeholder: shape.rect)
    case .component:
      if let component = components[layer.id] {
        let frame = source.end.frame(of: component)
        document.body.open("svg", placed(shape.rect) + seen(frame))
        source.writeText(of: component, at: frame.origin, frame, &document)
        document.body.close()
      }
    case .layout, .screen: break
    }
    document.close(opened)
  }

  /// What the component paints by itself: a layout is seen with its gradients and border, a picture
  /// with its background alone.
  private func writeBackground(
    of layer: Layer, _ shape: RoundedBox, _ color: RGBA, _ document: inout SVGDocument
  ) {
    var paint = PaintStyle()
    var border = Edges.zero
    var textColor = RGBA(red: 0, green: 0, blue: 0)
    switch layer.content {
    case .layout, .component:
      if let component = components[layer.id] {
        paint = source.screen.paintStyle(of: component)
        paint.boxShadow.removeAll { !$0.isInset }
        border = source.screen.layoutStyle(of: component).border
        textColor = source.screen.textStyle(of: component).color
      }
    case .picture, .screen: break
    }
    paint.backgroundColor = color
    BoxPainting(box: shape, border: border, paint: paint, textColor: textColor)
      .write(to: &document)
  }

  private func placed(_ frame: Rect) -> SVGAttributes {
    [
      "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
      "height": .number(frame.height),
    ]
  }

  private func seen(_ rect: Rect) -> SVGAttributes {
    [
      "viewBox": .string(shortNumbers(rect.x, rect.y, rect.width, rect.height)),
      "preserveAspectRatio": "none",
    ]
  }
}
