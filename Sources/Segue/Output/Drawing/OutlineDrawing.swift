/// Draws the frames of a screen's components with their names and sizes.
///
/// Where names would overlap, components with an id come first, then document order; the other
/// names are omitted.
struct OutlineDrawing {
  let end: FlightEnd

  private static let letterSize = 9.0
  private static let tagHeight = 13.0

  func write(to document: inout SVGDocument) {
    let visible = self.visible
    for (component, box) in visible {
      RoundedBox(end.frame(of: component)).write(
        to: &document.body,
        [
          "fill": "none", "stroke": .string(color(of: component)),
          "stroke-opacity": end.screen.components[component].id == nil ? 0.55 : 1,
          "clip-path": box.contains(end.frame(of: component))
            ? nil : document.clip(to: RoundedBox(box)),
        ])
    }
    var taken = TagLayout(rowHeight: Self.tagHeight)
    for isNamed in [true, false] {
      for (component, box) in visible
      where (end.screen.components[component].id != nil) == isNamed {
        writeTag(of: component, in: box, &taken, &document.body)
      }
    }
  }

  /// The visible components, each with the visible part of the device.
  private var visible: [(component: ComponentID, box: Rect)] {
    var clips: [Rect] = []
    var isShown: [Bool] = []
    var visible: [(component: ComponentID, box: Rect)] = []
    for index in end.screen.components.ids {
      let parent = end.screen.components[index].parent
      let style = end.screen.layoutStyle(of: index)
      let outer = parent.map { clips[$0] } ?? end.rest.frame
      let frame = end.frame(of: index)
      isShown.append(style.display != .none && (parent.map { isShown[$0] } ?? true))
      clips.append(
        style.overflow == .visible
          ? outer : frame.inset(by: end.layout.border(of: index)).intersection(outer))
      if isShown[index], frame.intersection(outer).area > 0 { visible.append((index, outer)) }
    }
    return visible
  }

  private func writeTag(
    of component: ComponentID, in box: Rect, _ taken: inout TagLayout, _ writer: inout SVGWriter
  ) {
    let frame = end.frame(of: component)
    let name = end.screen.components[component].id ?? end.screen.components[component].type.rawValue
    let text = "\(shortened(name, to: 32)) \(hundredths(frame.width))×\(hundredths(frame.height))"
    // The average advance of the built-in font family is 0.56 em.
    let width = Double(text.count) * Self.letterSize * 0.56 + 8
    let shown = frame.intersection(box)
    let tag = Rect(x: shown.x, y: shown.y, width: width, height: Self.tagHeight)
    guard tag.maxX <= box.maxX, tag.maxY <= box.maxY, taken.insert(tag) else { return }
    RoundedBox(tag, CornerRadii(3)).write(to: &writer, ["fill": .string(color(of: component))])
    writer.fonts.add(caption: text, weight: 600)
    writer.element(
      "text",
      [
        "x": .number(tag.x + 4), "y": .number(tag.y + 9.8), "font-size": .number(Self.letterSize),
        "font-weight": 600, "fill": "#ffffff", "textLength": .number(width - 8),
        "lengthAdjust": "spacingAndGlyphs",
      ], text: text)
  }

  private func color(of component: ComponentID) -> String {
    switch end.screen.components[component].type {
    case .layout: "#4a63d3"
    case .label: "#1c7c54"
    case .button: "#8a3fb5"
    case .image, .video: "#b4532a"
    }
  }
}
