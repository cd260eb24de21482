extension ScreenDrawing {
  /// Draws an image, or the poster of a video, in its content box.
  func writePicture(_ component: ComponentID, _ document: inout SVGDocument) {
    let source = layout.pictureSource(of: component)
    // Nothing has flown into an image without a source.
    if source == nil, screen.components[component].type == .image { return }
    let (drawn, box) = layout.pictureFrames(of: component, in: end.frame(of: component))
    let isInside = box.isSharp && box.rect.contains(drawn)
    let opened = document.openGroup(["clip-path": isInside ? nil : document.clip(to: box)])
    document.writePicture(source, drawn, placeholder: box.rect)
    document.close(opened)
  }
}

extension ScreenLayout {
  /// Returns the rectangle in which the picture of an image or a video is drawn, and the content
  /// box that clips it, for any frame.
  func pictureFrames(of component: ComponentID, in frame: Rect) -> (drawn: Rect, box: RoundedBox) {
    let content = contentBox(of: component, in: frame.size)
    let edges = Edges(
      top: content.y, right: frame.width - content.maxX, bottom: frame.height - content.maxY,
      left: content.x)
    let paint = screen.paintStyle(of: component)
    let box = RoundedBox(frame, paint.borderRadius).inset(by: edges)
    let drawn = drawnPicture(
      naturalSize(of: component), in: box.rect, fit: paint.objectFit,
      position: paint.objectPosition)
    return (drawn, box)
  }
}

extension SVGDocument {
  /// Draws a picture that fills `rect`; without a picture, a crossed box in `placeholder`.
  mutating func writePicture(_ source: String?, _ rect: Rect, placeholder: Rect) {
    guard let source, let symbol = symbol(ofPicture: source, isStretched: true) else {
      writePlaceholder(placeholder)
      return
    }
    guard rect.area > 0 else { return }
    write(symbol, rect)
  }

  /// Draws a picture inside a square, in its own aspect ratio.
  mutating func writeIcon(_ source: String, _ rect: Rect) {
    guard let symbol = symbol(ofPicture: source, isStretched: false) else {
      writePlaceholder(rect)
      return
    }
    write(symbol, rect)
  }

  private mutating func write(_ symbol: String, _ rect: Rect) {
    body.element(
      "use",
      [
        "href": "#\(symbol)", "x": .number(rect.x), "y": .number(rect.y),
        "width": .number(rect.width), "height": .number(rect.height),
      ])
  }

  /// Draws a tinted box with its diagonals, a designer's sign for a missing picture.
  private mutating func writePlaceholder(_ rect: Rect) {
    guard rect.area > 0 else { return }
    body.element(
      "path",
      [
        "d": .string(RoundedBox(rect).path), "fill": "#8a93a6", "fill-opacity": 0.16,
      ])
    body.element(
      "path",
      [
        "d": .string(
          "M\(shortNumbers(rect.x, rect.y))L\(shortNumbers(rect.maxX, rect.maxY))"
            + "M\(shortNumbers(rect.maxX, rect.y))L\(shortNumbers(rect.x, rect.maxY))"),
        "fill": "none", "stroke": "#8a93a6", "stroke-opacity": 0.5,
      ])
  }
}
