/// Draws a screen as it appears on its device, in device coordinates.
///
/// Boxes are aligned to device pixels, as at the ends of flights. Text uses the lines of its
/// paragraph. Anything outside of its clip is omitted from the file.
struct ScreenDrawing {
  let end: FlightEnd
  /// Components that are not drawn; their descendants are.
  let hidden: Set<ComponentID>
  /// Components that are not drawn, nor are their descendants.
  let lifted: Set<ComponentID>
  /// Whether a sheet's grabber is drawn.
  let showsGrabber: Bool
  private let order: PaintOrder

  init(
    _ end: FlightEnd, hidden: Set<ComponentID> = [], lifted: Set<ComponentID> = [],
    showsGrabber: Bool = true
  ) {
    self.end = end
    self.showsGrabber = showsGrabber
    self.hidden = hidden
    self.lifted = lifted
    order = PaintOrder(screen: end.screen)
  }

  var screen: Screen { end.screen }
  var layout: ScreenLayout { end.layout }

  /// A step of the traversal, which keeps an explicit stack so that deep screens do not overflow
  /// the call stack.
  private enum Step {
    case paint(ComponentID, visible: Rect)
    case raise(ComponentID, clip: ClipReference)
    case outline(ComponentID)
    case close(Int)
  }

  /// Draws the screen at its rest frame, clipped to it. Linear in the components and their text.
  func write(to document: inout SVGDocument) {
    let rest = end.rest
    document.body.open("g", ["clip-path": document.clip(to: RoundedBox(rest.frame, rest.corners))])
    for root in screen.roots { run(.paint(root, visible: rest.frame), &document) }
    document.body.close()
    if showsGrabber, let grabber = rest.grabberFrame(on: layout.device) {
      var paint = PaintStyle()
      paint.backgroundColor = SheetAppearance.grabberColor
      BoxPainting(
        box: RoundedBox(grabber, CornerRadii(grabber.height / 2)), border: .zero, paint: paint,
        textColor: SheetAppearance.grabberColor
      ).write(to: &document)
    }
  }

  /// Draws a component with its descendants, without the clips and the opacity of its ancestors.
  func write(_ component: ComponentID, to document: inout SVGDocument) {
    let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    run(.paint(component, visible: everywhere), &document)
  }

  private func run(_ first: Step, _ document: inout SVGDocument) {
    var steps = [first]
    while let step = steps.popLast() {
      switch step {
      case .paint(let component, let visible):
        paint(component, visible: visible, steps: &steps, to: &document)
      case .raise(let component, let clip):
        steps.append(.close(document.openGroup(["clip-path": clip.value])))
        steps.append(.paint(component, visible: clip.visible))
      case .outline(let component):
        painting(of: component).writeOutline(to: &document)
      case .close(let count):
        document.close(count)
      }
    }
  }

  private func paint(
    _ component: ComponentID, visible: Rect, steps: inout [Step], to document: inout SVGDocument
  ) {
    let style = screen.paintStyle(of: component)
    guard screen.layoutStyle(of: component).display != .none, style.opacity > 0,
      !lifted.contains(component)
    else { return }
    // A hidden component draws nothing, but its descendants do.
    let isHidden = hidden.contains(component)
    steps.append(
      .close(document.openGroup(["opacity": style.opacity < 1 ? .number(style.opacity) : nil])))

    let painting = painting(of: component)
    let ink = painting.box.spread(by: painting.paint.reach).rect
    if touches(ink, visible) && !isHidden {
      painting.write(to: &document)
      steps.append(.outline(component))
    }
    let isClipping = screen.layoutStyle(of: component).overflow != .visible
    var inner = visible
    if isClipping {
      if !touches(painting.box.rect, visible) { return }
      inner = openClip(of: component, visible, &document)
      steps.append(.close(1))
    }
    if !isHidden { writeContent(of: component, inner, &document) }

    var raised: [(zIndex: Int, step: Step)] = []
    if order.isContext(component) {
      let found = order.raised(in: component)
      let clips = references(to: found.clips, inside: inner, &document)
      raised = found.items.map { item in
        let clip = item.clip.flatMap { clips[$0] } ?? ClipReference(value: nil, visible: inner)
        return (item.zIndex, .raise(item.component, clip: clip))
      }
    }
    steps += raised.reversed().filter { $0.zIndex > 0 }.map { $0.step }
    for child in order.children(of: component).reversed() where !order.isRaised(child) {
      steps.append(.paint(child, visible: inner))
    }
    steps += raised.reversed().filter { $0.zIndex < 0 }.map { $0.step }
  }

  /// A reference to a clip path, and the visible rectangle inside it.
  private struct ClipReference {
    let value: SVGValue?
    let visible: Rect
  }

  /// Returns a reference for each clip that is used. Each refers to the clip around it, so that a
  /// component painted out of order needs one reference however deep it is.
  private func references(
    to clips: [PaintOrder.Clip], inside visible: Rect, _ document: inout SVGDocument
  ) -> [ClipReference?] {
    var references: [ClipReference?] = []
    for clip in clips {
      guard clip.isUsed else {
        references.append(nil)
        continue
      }
      let outer = clip.outer.flatMap { references[$0] }
      let box = paddingBox(of: clip.component)
      references.append(
        ClipReference(
          value: document.clip(to: box, inside: outer?.value),
          visible: box.rect.intersection(outer?.visible ?? visible)))
    }
    return references
  }

  /// Opens a group that is clipped to a component's padding box. Returns the visible rectangle
  /// inside it.
  private func openClip(
    of component: ComponentID, _ visible: Rect, _ document: inout SVGDocument
  ) -> Rect {
    let box = paddingBox(of: component)
    document.body.open("g", ["clip-path": document.clip(to: box)])
    return box.rect.intersection(visible)
  }

  private func paddingBox(of component: ComponentID) -> RoundedBox {
    painting(of: component).box.inset(by: layout.border(of: component))
  }

  func painting(of component: ComponentID) -> BoxPainting {
    let paint = screen.paintStyle(of: component)
    return BoxPainting(
      box: RoundedBox(end.frame(of: component), paint.borderRadius),
      border: layout.border(of: component), paint: paint,
      textColor: screen.textStyle(of: component).color)
  }

  private func writeContent(
    of component: ComponentID, _ visible: Rect, _ document: inout SVGDocument
  ) {
    switch screen.components[component].content {
    case .layout: break
    case .image, .video:
      if touches(end.frame(of: component), visible) { writePicture(component, &document) }
    case .label, .button:
      writeText(of: component, at: end.frame(of: component).origin, visible, &document)
    }
  }
}

/// Whether two rectangles touch. Empty ones touch a rectangle that contains them.
func touches(_ a: Rect, _ b: Rect) -> Bool {
  a.x <= b.maxX && b.x <= a.maxX && a.y <= b.maxY && b.y <= a.maxY
}
