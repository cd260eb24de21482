/// Writes a screen as HTML.
struct ScreenHTML {
  private enum Step {
    case open(ComponentID)
    case close(tag: String)
  }

  let layout: ScreenLayout
  let addresses: HTMLAddresses
  let end: FlightEnd
  private let order: PaintOrder
  private let paths: [String]
  /// Whether screen readers skip a component.
  private let isSilent: [Bool]
  /// The number of components before each that handle taps.
  private let tapCounts: [Int]
  private let contentSizes: [ComponentID: Size]
  var writer = HTMLWriter()
  /// The fonts of the text.
  var fonts: UsedFonts

  init(
    _ layout: ScreenLayout, _ addresses: HTMLAddresses, embedding: FontEmbedding? = nil
  ) {
    fonts = UsedFonts(embedding)
    self.layout = layout
    self.addresses = addresses
    end = FlightEnd(layout, scrolledBy: ScrollOffsets())
    order = PaintOrder(screen: layout.screen)
    paths = layout.screen.paths()
    var isSilent: [Bool] = []
    for component in layout.screen.components {
      let isInSilent = component.parent.map { isSilent[$0.index] } ?? false
      isSilent.append(isInSilent || component.isAccessibilityHidden)
    }
    self.isSilent = isSilent
    var tapCounts = [0]
    for component in layout.screen.components {
      tapCounts.append((tapCounts.last ?? 0) + (component.actions(for: .tap).isEmpty ? 0 : 1))
    }
    self.tapCounts = tapCounts
    contentSizes = Dictionary(
      firstOf: layout.tree.scrollAreas.map { (ComponentID($0.box), $0.contentSize) })
  }

  var text: String { writer.text }

  var screen: Screen { layout.screen }

  mutating func write() {
    openScreen()
    // The depth of a screen must not become that of the stack.
    var steps = screen.roots.reversed().map { Step.open($0) }
    while let step = steps.popLast() {
      switch step {
      case .close(let tag): writer.close(tag)
      case .open(let component):
        guard screen.layoutStyle(of: component).display != .none else { continue }
        steps.append(.close(tag: open(component)))
        for child in order.children(of: component).reversed() { steps.append(.open(child)) }
      }
    }
    writer.close("section")
  }

  // MARK: The screen

  private mutating func openScreen() {
    let (rest, device) = (layout.rest, layout.device)
    let isCard = rest.frame.width < device.size.width || rest.frame.height < device.size.height
    var style = CSSDeclarations()
    style.add(box: rest.frame)
    if rest.corners != .zero { style.add("border-radius", lengths(rest.corners.clockwise)) }
    let bars = layout.viewport.bars
    writer.open(
      "section",
      [
        "class": isCard ? "screen card" : "screen", "data-screen": screen.id,
        "data-phase": screen.phase == .content ? nil : screen.phase.rawValue,
        "aria-label": screen.title, "tabindex": "-1", "dir": screen.direction.rawValue,
        "data-bars": "\(cssNumber(bars.top)) \(cssNumber(bars.bottom))",
        "data-scrim": cssNumber(rest.scrimOpacity), "data-detents": detents, "style": style.text,
      ])
    if let grabber = rest.grabberFrame(on: device) {
      var style = CSSDeclarations()
      style.add(box: grabber.offset(x: -rest.frame.x, y: -rest.frame.y))
      writer.element("div", ["class": "grabber", "style": style.text])
    }
  }

  /// The distances from the device's top edge to the sheet's at each of its detents, in the order
  /// of the declaration; nil without detents.
  private var detents: String? {
    layout.sheet.map { sheet in
      sheet.detents.map { cssNumber(layout.rest(at: $0).frame.y) }.joined(separator: " ")
    }
  }

  // MARK: Components

  /// Writes the start tag of a component and what it draws. Returns the name of its element.
  private mutating func open(_ index: ComponentID) -> String {
    let component = screen.components[index]
    let target = tapTarget(index)
    let isTarget = target != nil && !holdsTargets(index)
    let name = isTarget && target?.address != nil ? "a" : "div"
    var classes = "node"
    if target != nil { classes += " tappable" }
    var style = CSSDeclarations()
    style.add(box: frame(of: index))
    style.add(layout.paintCSS(of: index))
    // No child of the content is above the bar, whatever its z-index.
    if component.parent == nil, screen.navigationBar != nil { style.add("isolation", "isolate") }
    // For the back button that a client adds.
    if index == screen.navigationBar { style.add("color", screen.textStyle(of: index).color.css) }
    let content = scrolledContent(of: index)
    if let content {
      classes += " scroller"
      style.add("overflow", content.overflow)
      if content.isFromRight { style.add("direction", "rtl") }
    }
    let label = component.accessibilityLabel
    var role: String?
    if isTarget, target?.address == nil { role = "button" }
    if target == nil, component.type == .layout, label != nil {
      role = holdsTargets(index) ? "group" : "img"
    }
    let isNamed = isTarget ? target?.isNamed ?? false : role != nil
    writer.open(
      name,
      [
        "class": classes, "data-path": paths[index], "data-id": component.id,
        "data-events": events(of: component), "style": style.text,
        "href": isTarget ? target?.address : nil, "role": role,
        "tabindex": isTarget && role != nil ? "0" : nil,
        "aria-label": isNamed ? target?.name ?? label : nil,
        "aria-hidden": component.isAccessibilityHidden ? "true" : nil,
      ])
    if let target, !isTarget {
      // What a button contains is not announced on its own, so this one is below the others.
      writer.element(
        target.address == nil ? "div" : "a",
        [
          "class": "hit", "href": target.address, "role": target.address == nil ? "button" : nil,
          "tabindex": target.address == nil ? "0" : nil, "aria-label": target.name,
        ])
    }
    writeContent(of: index)
    if let content {
      let size =
        "width:\(cssNumber(content.size.width))px;height:\(cssNumber(content.size.height))px"
      writer.element("div", ["class": "room", "style": size])
    }
    return name
  }

  /// Returns a component's frame in the padding box of its parent, on whole device pixels.
  private func frame(of component: ComponentID) -> Rect {
    let scale = layout.device.scale
    func inPoints(_ pixels: Rect) -> Rect {
      Rect(
        x: pixels.x / scale, y: pixels.y / scale, width: pixels.width / scale,
        height: pixels.height / scale)
    }
    let frame = inPoints(end.pixelFrame(of: component))
    guard let parent = screen.components[component].parent else { return frame }
    let (outer, border) = (inPoints(end.pixelFrame(of: parent)), layout.border(of: parent))
    return frame.offset(x: -outer.x - border.left, y: -outer.y - border.top)
  }

  private func events(of component: Component) -> String? {
    guard !component.events.isEmpty else { return nil }
    var writer = JSONWriter()
    writer.events(component.events)
    return writer.text
  }

  /// The size of a scroll container's content, and how it overflows.
  private func scrolledContent(
    of component: ComponentID
  ) -> (size: Size, overflow: String, isFromRight: Bool)? {
    let style = screen.layoutStyle(of: component)
    guard style.overflow == .scroll, let size = contentSizes[component] else { return nil }
    let inner = frame(of: component).size
    let border = layout.border(of: component)
    // Content that exceeds its container only by rounding does not scroll.
    let overflow = [
      size.width - inner.width + border.left + border.right,
      size.height - inner.height + border.top + border.bottom,
    ].map { $0 > 0.5 ? "auto" : "hidden" }
    return (size, overflow.joined(separator: " "), style.scrollsLeft)
  }

  // MARK: Taps

  /// What a tap on a component is for links and buttons.
  private struct Target {
    /// The address of the page that the tap opens; nil for a button.
    let address: String?
    let name: String
    /// Whether the name must be given, since the component shows no text.
    let isNamed: Bool
  }

  /// Returns what a tap on a component does; nil for one that handles no taps, or that screen
  /// readers skip.
  private func tapTarget(_ component: ComponentID) -> Target? {
    let actions = screen.components[component].actions(for: .tap)
    guard !actions.isEmpty, !isSilent[component.index] else { return nil }
    let words = shownWords(in: component)
    let label = screen.components[component].accessibilityLabel
    return Target(
      address: actions.lazy.compactMap { $0.link }.first.flatMap { addresses.link($0.url) },
      name: label ?? words ?? screen.components[component].id
        ?? screen.components[component].type.rawValue,
      isNamed: label != nil || words == nil)
  }

  /// Returns the texts that a component shows, without those of other targets in it; nil if there
  /// are none.
  ///
  /// A component is visited once for the target that it belongs to.
  private func shownWords(in component: ComponentID) -> String? {
    var words: [String] = []
    var index = component
    while index < screen.components[component].subtreeEnd {
      let part = screen.components[index]
      let isShown = screen.layoutStyle(of: index).display != .none
      guard isShown && (index == component || part.actions(for: .tap).isEmpty) else {
        index = part.subtreeEnd
        continue
      }
      if let text = part.displayedText, !text.isEmpty { words.append(text) }
      index += 1
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Returns whether components inside another one handle taps.
  private func holdsTargets(_ component: ComponentID) -> Bool {
    tapCounts[screen.components[component].subtreeEnd.index] > tapCounts[component.index + 1]
  }
}

extension FlightEnd {
  /// Returns a component's frame relative to the screen's top left corner in device pixels: whole
  /// numbers, as edges are aligned to pixels.
  func pixelFrame(of component: ComponentID) -> Rect {
    let (frame, origin, scale) = (frame(of: component), rest.frame.origin, layout.device.scale)
    return Rect(
      x: ((frame.x - origin.x) * scale).rounded() + 0,
      y: ((frame.y - origin.y) * scale).rounded() + 0,
      width: (frame.width * scale).rounded(), height: (frame.height * scale).rounded())
  }
}

extension Component {
  /// The text of a label or a button.
  var displayedText: String? {
    switch content {
    case .label(let runs): runs.map { $0.text }.joined()
    case .button(let title, _): title
    case .layout, .image, .video: nil
    }
  }
}
