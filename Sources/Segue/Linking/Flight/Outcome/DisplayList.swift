/// What is painted at one end of a transition, lowest first: by the screens at rest, or by the
/// composition of a flight.
///
/// Two lists can be compared exactly, whereas rendered pictures could only be compared by eye.
struct DisplayList {
  /// What one component itself paints, or a layer that does not belong to a component.
  struct Item {
    enum Subject: Hashable {
      case component(ComponentID, isDestination: Bool)
      case layer(String)
    }

    enum Content: Hashable {
      case nothing
      case picture(source: String)
      case text(Component.Content, TextStyle)
    }

    var subject: Subject
    var frame: Rect
    var clip: Rect
    var clipCorners: CornerRadii
    var opacity: Double
    /// The radii with which the box appears inside rounded ancestors.
    var corners: CornerRadii
    /// The radii of the component's own corners.
    var ownCorners: CornerRadii
    var background: RGBA
    var border: Edges
    var borderColor: RGBA
    var shadows: [ShadowState]
    var gradients: [LinearGradient]
    /// The width, offset and colour of the outline.
    var outline: (width: Double, offset: Double, color: RGBA)
    var content: Content
    /// The rectangle in which content is drawn, in device coordinates.
    var drawn: Rect
    /// The rectangle that clips the content, in device coordinates.
    var box: Rect
    /// The area that the item paints.
    var ink: Rect
  }

  private(set) var entries: [Entry] = []

  mutating func append(_ item: Item) { entries.append(Entry(Painted(item))) }

  /// Adds an item unless it is invisible.
  mutating func appendSeen(_ item: Item) {
    let painted = Painted(item)
    if !painted.isEmpty { entries.append(Entry(painted)) }
  }

  /// Adds what a component paints, which may be nothing.
  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Removes all entries, which are now covered by an opaque item.
  mutating func cover() { entries.removeAll() }
}

extension FlightEnd {
  /// Returns what a component itself paints on its screen.
  ///
  /// - Parameter root: The component that is drawn with all its descendants; nil for the whole
  ///   screen.
  func item(of component: ComponentID, in root: ComponentID? = nil) -> DisplayList.Item {
    var place = place(of: component, in: root)
    if root == nil {
      let seen = place.state(
        on: layout.device.size, gradientMix: 0, content: (box: .zero, drawn: .zero))
      (place.clip, place.clipCorners) = (seen.clip, seen.clipCorners)
    }
    let paint = screen.paintStyle(of: component)
    let frame = place.frame
    var item = DisplayList.Item(
      subject: .component(component, isDestination: isDestination), frame: frame,
      clip: place.clip, clipCorners: place.clipCorners, opacity: place.opacity,
      corners: place.corners, ownCorners: paint.borderRadius.fitted(to: frame.size),
      background: place.background, border: place.border, borderColor: place.borderColor,
      shadows: shadows(of: component),
      gradients: paint.backgroundImage,
      outline: (paint.outlineWidth, paint.outlineOffset, paint.outlineColor), content: .nothing,
      drawn: .zero, box: .zero, ink: ink(of: component))
    switch screen.components[component].content {
    case .layout: break
    case .label, .button:
      item.content = .text(
        screen.components[component].content, screen.textStyle(of: component))
    case .image, .video:
      guard let source = layout.pictures.source(of: component) else { break }
      item.content = .picture(source: source.name)
      let inner = layout.contentBox(of: component, in: frame.size)
      item.box = inner.offset(x: frame.x, y: frame.y)
      item.drawn = drawnPicture(
        layout.naturalSize(of: component), in: inner, fit: paint.objectFit,
        position: paint.objectPosition
      ).offset(x: frame.x, y: frame.y)
    }
    return item
  }
}

extension Layer {
  /// Returns what the layer paints at one of the ends of its flight.
  func item(
    _ subject: DisplayList.Item.Subject, at end: Double, text: (Component.Content, TextStyle)? = nil
  ) -> DisplayList.Item {
    let state = state(at: end)
    var item = DisplayList.Item(
      subject: subject, frame: state.frame, clip: state.clip, clipCorners: state.clipCorners,
      opacity: state.opacity, corners: state.corners, ownCorners: state.corners,
      background: state.background,
      border: state.border, borderColor: state.borderColor, shadows: shadows(at: end),
      gradients: end == 0 ? gradients.from : gradients.to,
      outline: (0, 0, RGBA(red: 0, green: 0, blue: 0, alpha: 0)), content: .nothing, drawn: .zero,
      box: .zero, ink: state.frame)
    if case .picture(let source, _) = content {
      item.content = .picture(source: source)
      item.drawn = state.content.offset(x: state.frame.x, y: state.frame.y)
      item.box = state.contentBox.offset(x: state.frame.x, y: state.frame.y)
    }
    if let text { item.content = .text(text.0, text.1) }
    return item
  }
}

extension DisplayList.Item {
  /// Returns the item moved by `way`, clipped by another clip, with its opacity multiplied.
  func moved(by way: Point, within clip: Rect, _ corners: CornerRadii, opacity: Double)
    -> DisplayList.Item
  {
    var item = self
    item.frame = frame.offset(x: way.x, y: way.y)
    item.drawn = drawn.offset(x: way.x, y: way.y)
    item.box = box.offset(x: way.x, y: way.y)
    item.ink = ink.offset(x: way.x, y: way.y)
    let seen = RoundedRect(
      rect: self.clip.offset(x: way.x, y: way.y), corners: clipCorners
    ).intersection(RoundedRect(rect: clip, corners: corners))
    (item.clip, item.clipCorners) = (seen.rect, seen.corners)
    item.opacity = self.opacity * opacity
    return item
  }

  /// The part of the area that is visible.
  var seen: Rect { ink.intersection(clip) }

  private var isPicture: Bool { if case .picture = content { true } else { false } }

  /// Whether nothing of the item is visible.
  var isEmpty: Bool {
    if opacity <= 0 || seen.area <= 0 { return true }
    return content == .nothing && background.alpha == 0 && gradients.isEmpty
      && (border == .zero || borderColor.alpha == 0) && !shadows.contains { $0.color.alpha > 0 }
      && (outline.width == 0 || outline.color.alpha == 0)
  }

  /// Describes in words how the item differs from another of the same subject; nil if both paint
  /// the same to within 1e-5.
  func difference(from other: DisplayList.Item) -> String? {
    let near = 1e-5
    func differs(_ a: Rect, _ b: Rect) -> Bool { furthest(a, b) > near }
    func differs(_ a: RGBA, _ b: RGBA) -> Bool {
      let (a, b) = (a.premultiplied, b.premultiplied)
      return (a - b).greatestMagnitude > near
    }
    func differs(_ a: CornerRadii, _ b: CornerRadii) -> Bool {
      (a.quad - b.quad).greatestMagnitude > near
    }
    let (mine, others) = (
      shadows.filter { $0.color.alpha > 0 }, other.shadows.filter { $0.color.alpha > 0 }
    )
    let seen = (clip.intersection(ink), other.clip.intersection(other.ink))
    let isCut = !clip.contains(ink)
    return if differs(frame, other.frame) {
      "its frame"
    } else if differs(seen.0, seen.1) {
      "what cuts it off"
    } else if isCut && differs(clipCorners, other.clipCorners) && differs(corners, other.corners) {
      "its rounded clip"
    } else if (opacity - other.opacity).magnitude > near {
      "its opacity"
    } else if differs(corners, other.corners) && differs(ownCorners, other.ownCorners) {
      "its corners"
    } else if differs(background, other.background) {
      "its background"
    } else if (border.quad - other.border.quad).greatestMagnitude > near
      || border != .zero && differs(borderColor, other.borderColor)
    {
      "its border"
    } else if mine.count != others.count || zip(mine, others).contains(where: { $0 != $1 }) {
      "its shadows"
    } else if gradients != other.gradients {
      "its gradients"
    } else if outline.width != other.outline.width || outline.offset != other.outline.offset
      || outline.width > 0 && differs(outline.color, other.outline.color)
    {
      "its outline"
    } else if content != other.content {
      "what it shows"
    } else if isPicture && (differs(drawn, other.drawn) || differs(box, other.box)) {
      "where its picture is drawn"
    } else {
      nil
    }
  }
}
