extension ScreenLayout {
  /// Returns the screen as HTML: a `section`, and in it an element for each component, nested as
  /// the components are, at its compiled frame. The browser lays out nothing, and breaks no line.
  ///
  /// A component that is tapped to follow a link is a link, any other that handles taps a button;
  /// both can be reached by keyboard, and have a name for screen readers. `data-path` is the
  /// component's path, `data-id` its id, and `data-events` its events as JSON, as in a screen file.
  /// The section has the screen's id in `data-screen`, its title in `aria-label`, the heights of
  /// its bars in `data-bars`, at the top and at the bottom, and the opacity of what dims the screen
  /// below in `data-scrim`.
  ///
  /// The elements need the rules of ``htmlStyleSheet`` and the fonts with which the text was
  /// measured. Lengths are points, which a page shows as CSS pixels. Linear in the components and
  /// their text, and in the sum of the components' depths.
  public func html(_ addresses: HTMLAddresses) -> String {
    var screen = ScreenHTML(self, addresses)
    screen.write()
    return screen.text
  }

  /// Returns ``html(_:)`` as a document of its own.
  ///
  /// - Parameter fonts: The fonts that the document may embed; nil if it embeds none.
  package func htmlDocument(_ addresses: HTMLAddresses, fonts: FontEmbedding? = nil) -> String {
    let size = device.size
    var html = ScreenHTML(self, addresses, embedding: fonts)
    html.write()
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(xmlEscaped("\(screen.id) on \(device.name)"))</title>
      <style>
      body { margin: 0; }
      main { position: relative; overflow: clip; width: \(cssNumber(size.width))px; height: \(cssNumber(size.height))px; }
      \(Self.htmlStyleSheet)\(html.fonts.css)</style>
      <main>\(html.text)</main>
      </html>

      """
  }

  /// The rules for the classes of ``html(_:)``.
  public static var htmlStyleSheet: String {
    """
    .screen { position: absolute; overflow: clip; isolation: isolate; background: #fff; outline: 0; }
    .screen.card { background: none; }
    .node, .content, .picture, .picture > *, .room, .hit, .grabber { position: absolute; }
    .node { box-sizing: border-box; border: 0 solid #0000; color: inherit; text-decoration: none; }
    .content, .room { pointer-events: none; }
    .picture { overflow: clip; }
    .icon > img { object-fit: contain; }
    .text { position: absolute; top: 0; left: 0; width: 1px; height: 1px; overflow: visible; }
    .text text { white-space: pre; text-rendering: geometricPrecision; }
    .words { position: absolute; inset: 0; overflow: hidden; clip-path: inset(50%); }
    .scroller { scrollbar-width: none; }
    .room { top: 0; inset-inline-start: 0; }
    .hit { inset: 0; }
    .tappable:has(> .hit) .node { pointer-events: none; }
    .tappable:has(> .hit) :is(.tappable, .scroller), .tappable > .hit { pointer-events: auto; }
    .tappable { cursor: pointer; }
    .grabber { z-index: 9999; border-radius: 2.5px; background: #3c3c434d; pointer-events: none; }

    """
  }
}

/// Writes a screen as HTML.
private struct ScreenHTML {
  private enum Step {
    case open(ComponentID)
    case close(tag: String)
  }

  private let layout: ScreenLayout
  private let addresses: HTMLAddresses
  private let end: FlightEnd
  private let order: PaintOrder
  private let paths: [String]
  /// Whether screen readers skip a component.
  private let isSilent: [Bool]
  /// The number of components before each that handle taps.
  private let tapCounts: [Int]
  private let contentSizes: [ComponentID: Size]
  private var writer = HTMLWriter()
  /// The fonts of the text.
  private(set) var fonts: UsedFonts

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

  private var screen: Screen { layout.screen }

  mutating func write() {
    openScreen()
    // The depth of a screen must not become that of the stack.
    var steps = [Step.open(0)]
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
        "aria-label": screen.title, "tabindex": "-1", "dir": screen.direction.rawValue,
        "data-bars": "\(cssNumber(bars.top)) \(cssNumber(bars.bottom))",
        "data-scrim": cssNumber(rest.scrimOpacity), "style": style.text,
      ])
    if let grabber = rest.grabberFrame(on: device) {
      var style = CSSDeclarations()
      style.add(box: grabber.offset(x: -rest.frame.x, y: -rest.frame.y))
      writer.element("div", ["class": "grabber", "style": style.text])
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

  /// Returns the texts in a component, without those of other targets in it; nil without any.
  ///
  /// A component is visited once for the target that it belongs to.
  private func shownWords(in component: ComponentID) -> String? {
    var words: [String] = []
    var index = component
    while index < screen.components[component].subtreeEnd {
      let part = screen.components[index]
      guard index == component || part.actions(for: .tap).isEmpty else {
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

  // MARK: Content

  /// Writes what a component draws itself, relative to its frame.
  private mutating func writeContent(of index: ComponentID) {
    let component = screen.components[index]
    guard component.type != .layout, layout.isLaidOut(index) else { return }
    let border = layout.border(of: index)
    let size = end.frame(of: index).size
    var style = CSSDeclarations()
    style.add(box: Rect(origin: Point(x: -border.left, y: -border.top), size: size))
    writer.open("div", ["class": "content", "style": style.text])
    writePicture(of: index, in: Rect(origin: .zero, size: size))
    if let text = layout.text(of: index) { write(text) }
    let words = component.accessibilityLabel ?? component.displayedText
    if let words, !words.isEmpty, component.displayedText != nil {
      writer.element("span", ["class": "words"], words)
    }
    writer.close("div")
  }

  private mutating func writePicture(of index: ComponentID, in frame: Rect) {
    let component = screen.components[index]
    switch component.content {
    case .layout, .label: break
    case .button(_, let icon):
      guard let icon, let text = layout.text(of: index), let square = text.icon else { return }
      let box = square.offset(x: text.box.x, y: text.box.y)
      openPicture("picture icon", in: RoundedBox(box, .zero))
      writeImage(icon.name, Rect(origin: .zero, size: box.size), label: nil)
      writer.close("div")
    case .image, .video:
      let (drawn, box) = layout.pictureFrames(of: index, in: frame)
      openPicture("picture", in: box)
      let rect = drawn.offset(x: -box.rect.x, y: -box.rect.y)
      if case .video(let source, let poster, _) = component.content {
        write(source.name, poster: poster?.name, rect, label: component.accessibilityLabel)
      } else if let source = layout.pictureSource(of: index) {
        writeImage(source, rect, label: component.accessibilityLabel)
      }
      writer.close("div")
    }
  }

  private mutating func openPicture(_ name: String, in box: RoundedBox) {
    var style = CSSDeclarations()
    style.add(box: box.rect)
    if !box.isSharp {
      // The corners of a box inside borders of several widths are elliptical.
      let radii = [box.horizontal, box.vertical].map { lengths($0.clockwise) }
      style.add("border-radius", radii[0] == radii[1] ? radii[0] : radii.joined(separator: " / "))
    }
    writer.open("div", ["class": name, "style": style.text])
  }

  private mutating func writeImage(_ source: String, _ rect: Rect, label: String?) {
    guard let address = addresses.picture(source) else { return }
    var style = CSSDeclarations()
    style.add(box: rect)
    writer.open(
      "img",
      [
        "data-source": source, "alt": label ?? "", "decoding": "sync", "draggable": "false",
        "style": style.text, "src": address,
      ])
  }

  private mutating func write(_ video: String, poster: String?, _ rect: Rect, label: String?) {
    var style = CSSDeclarations()
    style.add(box: rect)
    style.add("object-fit", "fill")
    writer.element(
      "video",
      [
        "src": addresses.picture(video), "poster": poster.flatMap(addresses.picture), "muted": "",
        "loop": "", "playsinline": "", "preload": "none", "aria-label": label,
        "style": style.text,
      ])
  }

  /// Writes the lines of a text, each piece where it was measured. Screen readers get the text
  /// elsewhere.
  private mutating func write(_ text: PlacedText) {
    writer.open("svg", ["class": "text", "aria-hidden": "true"])
    for line in text.lines {
      let (x, y) = (text.box.x + line.x, text.box.y + line.baseline)
      guard text.style.direction == .rtl else {
        for piece in line.pieces where piece.width > 0 {
          writer.element(
            "text",
            [
              "x": number(x + piece.x), "y": number(y),
              "style": letters(of: piece, in: line, of: text),
              "textLength": fits([piece], text) ? number(piece.width) : nil,
              "lengthAdjust": fits([piece], text) ? "spacingAndGlyphs" : nil,
            ], piece.text)
        }
        continue
      }
      writeRightToLeft(line, of: text, x: x + line.width, y: y)
    }
    writer.close("svg")
  }

  /// Writes a line as one piece, since only the browser reorders its parts.
  private mutating func writeRightToLeft(
    _ line: TextLine, of text: PlacedText, x: Double, y: Double
  ) {
    guard let first = line.pieces.first else { return }
    writer.open(
      "text",
      [
        "x": number(x), "y": number(y),
        "style": letters(of: first, in: line, of: text) + ";direction:rtl",
        "textLength": fits(line.pieces, text) ? number(line.width) : nil,
        "lengthAdjust": fits(line.pieces, text) ? "spacingAndGlyphs" : nil,
      ])
    if line.pieces.count == 1 {
      writer.write(first.text)
    } else {
      for piece in line.pieces {
        writer.element("tspan", ["style": letters(of: piece, in: line, of: text)], piece.text)
      }
    }
    writer.close("text")
  }

  /// Returns the CSS declarations of a piece, whose font is used from now on.
  private mutating func letters(
    of piece: TextLine.Piece, in line: TextLine, of text: PlacedText
  ) -> String {
    let style = text.style(of: piece)
    fonts.add(piece.text, in: style.font, of: layout.fonts)
    return style.lettersCSS(wordSpacing: line.wordSpacing, in: layout.fonts)
  }

  /// Whether a text may be fitted to the width at which it was measured.
  private func fits(_ pieces: [TextLine.Piece], _ text: PlacedText) -> Bool {
    text.isMeasured(pieces, by: layout.fonts)
  }

  private func number(_ length: Double) -> String { cssNumber(roundedForPage(length)) }

  private func lengths(_ values: [Double]) -> String {
    values.map { "\(number($0))px" }.joined(separator: " ")
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
