/// A screen at one end of a flight.
///
/// Copying it costs one reference.
struct FlightEnd {
  /// The storage that all copies share.
  private final class Facts: Sendable {
    let layout: ScreenLayout
    let rest: ScreenRest
    let isDestination: Bool
    /// The frames after scrolling, relative to the viewport's top left corner, one per component.
    let frames: [Rect]
    /// The line boxes of texts that visibly overflow their components, after scrolling, relative to
    /// the viewport's corner.
    let textInks: [ComponentID: Rect]
    let regions: PaintRegions

    init(
      _ layout: ScreenLayout, rest: ScreenRest, isDestination: Bool, frames: [Rect],
      textInks: [ComponentID: Rect], regions: PaintRegions
    ) {
      self.layout = layout
      self.rest = rest
      self.isDestination = isDestination
      self.frames = frames
      self.textInks = textInks
      self.regions = regions
    }
  }

  private let facts: Facts
  /// Whether the screen's bars hide what is under them, because they are not above the flying
  /// layers.
  private(set) var isCutByBars = false

  /// Takes constant time if nothing is scrolled, otherwise time linear in the number of components.
  ///
  /// - Parameter rest: The screen's geometry at rest; by default, a sheet is at its initial detent.
  init(
    _ layout: ScreenLayout, scrolledBy offsets: ScrollOffsets, isDestination: Bool = false,
    rest: ScreenRest? = nil
  ) {
    let frames = layout.frames(scrolledBy: offsets)
    let textInks =
      offsets.isEmpty || layout.textInks.isEmpty
      ? layout.textInks
      : Dictionary(
        uniqueKeysWithValues: layout.textInks.map { component, ink in
          let (frame, unscrolled) = (frames[component], layout.tree.frames[component])
          return (component, ink.offset(x: frame.x - unscrolled.x, y: frame.y - unscrolled.y))
        })
    let place = rest ?? layout.rest
    facts = Facts(
      layout, rest: place, isDestination: isDestination, frames: frames, textInks: textInks,
      regions: offsets.isEmpty && place == layout.rest
        ? layout.regions
        : PaintRegions(
          layout.screen, frames: frames, textInks: textInks, at: place.frame.origin,
          scale: layout.device.scale))
  }

  var layout: ScreenLayout { _read { yield facts.layout } }
  var rest: ScreenRest { _read { yield facts.rest } }
  /// Whether this is the destination screen.
  var isDestination: Bool { facts.isDestination }
  private var frames: [Rect] { _read { yield facts.frames } }
  private var textInks: [ComponentID: Rect] { _read { yield facts.textInks } }
  /// The areas in which the components paint.
  var regions: PaintRegions { _read { yield facts.regions } }
  var screen: Screen { _read { yield layout.screen } }

  /// Returns the navigation bar that the screen declares, if it is above all flying layers with
  /// what it contains: a layer of its own, unless one of its parts flies.
  func barAbove(_ flying: some Sequence<ComponentID>) -> ComponentID? {
    guard let bar = screen.navigationBar, !isCutByBars, !flying.contains(where: { $0 >= bar })
    else { return nil }
    return bar
  }

  /// Returns this end with `isCutByBars` set: if true, only the area between its bars is visible.
  func cutByBars(_ isCut: Bool = true) -> FlightEnd {
    var end = self
    end.isCutByBars = isCut
    return end
  }

  /// Returns the part of the device in which the screen can show a component with the given frame.
  ///
  /// A rounded corner counts only if the frame reaches it: a component that is not near a card's
  /// corners does not move them with it.
  func room(around frame: Rect) -> RoundedRect {
    let card = RoundedRect(rect: rest.frame, corners: rest.corners)
    let room = RoundedRect(rect: card.rect, corners: card.cornersReached(by: frame))
    guard isCutByBars else { return room }
    var bars = layout.viewport.bars
    // A declared navigation bar is one of the screen's own parts.
    if screen.navigationBar != nil { bars.top = 0 }
    let between = rest.frame.inset(by: bars)
      .rounded(toPixelsOf: layout.device.scale)
    return room.intersection(RoundedRect(rect: between, corners: .zero))
  }

  /// Returns where a component itself paints: its frame extended by its shadows, its outline and
  /// overflowing lines.
  func ink(of component: ComponentID) -> Rect {
    let ink = screen.ink(of: component, in: frame(of: component))
    return textInks.isEmpty ? ink : ink.union(box(of: component))
  }

  /// Returns a component's frame, aligned to device pixels, extended by overflowing lines.
  func box(of component: ComponentID) -> Rect {
    let frame = frame(of: component)
    guard !textInks.isEmpty, let text = textInks[component] else { return frame }
    return frame.union(text.offset(x: rest.frame.origin.x, y: rest.frame.origin.y))
  }

  /// Returns a component's frame, aligned to device pixels.
  func frame(of component: ComponentID) -> Rect {
    let origin = rest.frame.origin
    return frames[component].offset(x: origin.x, y: origin.y)
      .rounded(toPixelsOf: layout.device.scale)
  }

  /// Returns the geometry and the appearance of a component. Linear in its depth.
  ///
  /// The opacity is the product of its own and its ancestors'. A corner of rounded clipping
  /// ancestors counts where it is a corner of everything they leave visible; where the component
  /// fills that corner, the component itself appears as round.
  ///
  /// - Parameter root: An ancestor, or the component itself, outside of which everything is
  ///   ignored; nil to take all ancestors into account.
  func place(of component: ComponentID, in root: ComponentID? = nil) -> FlightPlace {
    let frame = frame(of: component)
    let screen = layout.screen
    let paint = screen.paintStyle(of: component)
    var clip = room(around: frame)
    var corners = paint.borderRadius.fitted(to: frame.size)
    // A border, or a padding around a picture, is cut off straight; it does not follow the rounded
    // corner.
    let isFilled =
      layout.border(of: component) == .zero
      && (layout.pictures[component] == nil || layout.picturePadding(of: component) == .zero)
    if root == nil, isFilled {
      corners = corners.cut(frame, by: RoundedRect(rect: rest.frame, corners: rest.corners))
    }
    if root != nil {
      clip = RoundedRect(rect: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), corners: .zero)
    }
    var opacity = paint.opacity
    var current = component
    while current != root, let parent = screen.components[current].parent {
      current = parent
      opacity *= screen.paintStyles[screen.components[current].paintStyle].opacity
      if screen.layoutStyles[screen.components[current].layoutStyle].overflow != .visible {
        let box = paddingBox(of: current)
        clip = clip.intersection(box)
        if isFilled { corners = corners.cut(frame, by: box) }
      }
    }
    return FlightPlace(
      frame: frame, clip: clip.rect, clipCorners: clip.corners, opacity: opacity, corners: corners,
      background: paint.backgroundColor, border: layout.border(of: component),
      borderColor: paint.borderColor)
  }

  /// Returns the area to which a component's ancestors and the viewport clip it. Linear in its
  /// depth.
  func clip(of component: ComponentID) -> Rect {
    var clip = layout.viewport.frame
    var current = component
    while let parent = screen.components[current].parent {
      current = parent
      if screen.layoutStyles[screen.components[parent].layoutStyle].overflow != .visible {
        clip = clip.intersection(paddingRect(of: parent))
      }
    }
    return clip
  }

  /// Returns a component's padding box, aligned to device pixels.
  func paddingRect(of component: ComponentID) -> Rect {
    let (frame, border) = (frame(of: component), layout.border(of: component))
    if border == .zero { return frame }
    return frame.inset(by: border).rounded(toPixelsOf: layout.device.scale)
  }

  /// Returns whether a component with its descendants looks like one of another screen.
  ///
  /// - Parameter tolerance: How far the position of descendants may differ, in points.
  func looks(
    like other: FlightEnd, _ component: ComponentID, _ counterpart: ComponentID,
    within tolerance: Double
  ) -> Bool {
    let count = screen.components[component].subtreeEnd - component
    guard other.screen.components[counterpart].subtreeEnd - counterpart == count else {
      return false
    }
    let (origin, otherOrigin) = (frame(of: component).origin, other.frame(of: counterpart).origin)
    return (0..<count).allSatisfy { offset in
      let (a, b) = (component + offset, counterpart + offset)
      let (first, second) = (screen.components[a], other.screen.components[b])
      guard first.content.shows(second.content), first.subtreeEnd - a == second.subtreeEnd - b,
        screen.paintStyle(of: a) == other.screen.paintStyle(of: b),
        screen.textStyle(of: a) == other.screen.textStyle(of: b),
        layout.border(of: a) == other.layout.border(of: b),
        screen.layoutStyle(of: a).overflow == other.screen.layoutStyle(of: b).overflow,
        screen.layoutStyle(of: a).display == other.screen.layoutStyle(of: b).display
      else { return false }
      return furthest(
        frame(of: a).offset(x: -origin.x, y: -origin.y),
        other.frame(of: b).offset(x: -otherOrigin.x, y: -otherOrigin.y)) <= tolerance
    }
  }

  /// Returns the product of the opacities of a component's ancestors. Linear in its depth.
  func opacityAround(_ component: ComponentID) -> Double {
    var opacity = 1.0
    var current = component
    while let parent = screen.components[current].parent {
      current = parent
      opacity *= screen.paintStyles[screen.components[parent].paintStyle].opacity
    }
    return opacity
  }

  /// Returns the shadows of a component's box, topmost first.
  func shadows(of component: ComponentID) -> [ShadowState] {
    let shadows = screen.paintStyles[screen.components[component].paintStyle].boxShadow
    guard !shadows.isEmpty else { return [] }
    let color = screen.textStyles[screen.components[component].textStyle].color
    return shadows.map { ShadowState($0, textColor: color) }
  }

  /// Returns a component's padding box, aligned to device pixels, with the radii of its corners
  /// (CSS Backgrounds 3 §4.2).
  private func paddingBox(of component: ComponentID) -> RoundedRect {
    let frame = frame(of: component)
    let border = layout.border(of: component)
    let outer = screen.paintStyle(of: component).borderRadius.fitted(to: frame.size)
    let radii = CornerRadii(
      topLeft: max(0, outer.topLeft - max(border.top, border.left)),
      topRight: max(0, outer.topRight - max(border.top, border.right)),
      bottomRight: max(0, outer.bottomRight - max(border.bottom, border.right)),
      bottomLeft: max(0, outer.bottomLeft - max(border.bottom, border.left)))
    return RoundedRect(rect: paddingRect(of: component), corners: radii)
  }
}

extension Component.Content {
  /// Returns whether two contents draw the same, wherever in the source they are declared.
  fileprivate func shows(_ other: Component.Content) -> Bool {
    switch (self, other) {
    case (.layout, .layout): true
    case (.label(let runs), .label(let others)): runs == others
    case (.button(let title, let icon), .button(let other, let otherIcon)):
      title == other && icon?.name == otherIcon?.name
    case (.image(let source, _), .image(let other, _)): source?.name == other?.name
    case (.video(let source, let poster, _), .video(let other, let otherPoster, _)):
      source.name == other.name && poster?.name == otherPoster?.name
    default: false
    }
  }
}
