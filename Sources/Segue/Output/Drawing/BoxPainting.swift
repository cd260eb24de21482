/// Draws the parts of a box in CSS Backgrounds 3: shadows, backgrounds, border and outline.
struct BoxPainting {
  let box: RoundedBox
  let border: Edges
  let paint: PaintStyle
  let textColor: RGBA

  private var paddingBox: RoundedBox { box.inset(by: border) }

  /// Writes everything below the content, the lowest first.
  func write(to document: inout SVGDocument) {
    for shadow in paint.boxShadow.reversed() where !shadow.isInset {
      writeOuter(shadow, to: &document)
    }
    if paint.backgroundColor.alpha > 0 && box.rect.area > 0 {
      box.write(to: &document.body, paint.backgroundColor.painting("fill"))
    }
    for gradient in paint.backgroundImage.reversed() where box.rect.area > 0 {
      write(gradient, to: &document)
    }
    for shadow in paint.boxShadow.reversed() where shadow.isInset {
      writeInner(shadow, to: &document)
    }
    if border != .zero && paint.borderColor.alpha > 0 {
      writeFrame(box, paddingBox, paint.borderColor, to: &document)
    }
  }

  /// Writes the outline, which is painted above the content of the box.
  func writeOutline(to document: inout SVGDocument) {
    guard paint.outlineWidth > 0, paint.outlineColor.alpha > 0 else { return }
    let inner = box.spread(by: paint.outlineOffset)
    writeFrame(inner.spread(by: paint.outlineWidth), inner, paint.outlineColor, to: &document)
  }

  private func writeFrame(
    _ outer: RoundedBox, _ inner: RoundedBox, _ color: RGBA, to document: inout SVGDocument
  ) {
    document.body.element(
      "path",
      ["d": .string(RoundedBox.framePath(outer, inner)), "fill-rule": "evenodd"]
        + color.painting("fill"))
  }

  private func write(_ gradient: LinearGradient, to document: inout SVGDocument) {
    // §3.6 and §3.7: positioned in the padding box, painted up to the border's outer edge.
    let line = GradientStops(gradient, in: paddingBox.rect, textColor: textColor)
    let id = document.define(
      "g", "linearGradient",
      [
        "gradientUnits": "userSpaceOnUse", "x1": .number(line.start.x),
        "y1": .number(line.start.y), "x2": .number(line.end.x), "y2": .number(line.end.y),
      ]
    ) { definition in
      for stop in line.stops {
        definition.element(
          "stop",
          [
            "offset": .number(stop.offset), "stop-color": .string(stop.color.sixDigits),
            "stop-opacity": stop.color.alpha < 1 ? .number(stop.color.alpha) : nil,
          ])
      }
    }
    box.write(to: &document.body, ["fill": "url(#\(id))"])
  }

  /// §6.1.1: An outer shadow is below the box, and is clipped inside it even if the box is
  /// transparent.
  private func writeOuter(_ shadow: BoxShadow, to document: inout SVGDocument) {
    let color = shadow.color.resolved(textColor: textColor)
    let shape = box.offset(x: shadow.offsetX, y: shadow.offsetY).spread(by: shadow.spreadRadius)
    guard color.alpha > 0, shape.rect.area > 0 else { return }
    let room = RoundedBox(shape.rect).spread(by: 1.5 * shadow.blurRadius + 1)
    let whole = RoundedBox(room.rect.union(box.rect))
    let clip = document.define("c", "clipPath") {
      $0.element("path", ["d": .string(RoundedBox.framePath(whole, box)), "clip-rule": "evenodd"])
    }
    document.body.open("g", ["clip-path": "url(#\(clip))"])
    shape.write(
      to: &document.body,
      color.painting("fill") + blur(shadow.blurRadius, within: room.rect, &document))
    document.body.close()
  }

  /// §6.1.1: An inner shadow is inside the padding box, around a hole of the same shape.
  private func writeInner(_ shadow: BoxShadow, to document: inout SVGDocument) {
    let color = shadow.color.resolved(textColor: textColor)
    guard color.alpha > 0, paddingBox.rect.area > 0 else { return }
    let hole = paddingBox.offset(x: shadow.offsetX, y: shadow.offsetY)
      .spread(by: -shadow.spreadRadius)
    let room = RoundedBox(paddingBox.rect.union(hole.rect)).spread(by: 3 * shadow.blurRadius + 1)
    document.body.open("g", ["clip-path": document.clip(to: paddingBox)])
    document.body.element(
      "path",
      ["d": .string(RoundedBox.framePath(room, hole)), "fill-rule": "evenodd"]
        + color.painting("fill") + blur(shadow.blurRadius, within: room.rect, &document))
    document.body.close()
  }

  /// Returns the attribute for a blur: §6.1.2, a Gaussian with a standard deviation of half the
  /// radius.
  private func blur(
    _ radius: Double, within room: Rect, _ document: inout SVGDocument
  ) -> SVGAttributes {
    guard radius > 0 else { return [:] }
    let id = document.define(
      "f", "filter",
      [
        "filterUnits": "userSpaceOnUse", "x": .number(room.x), "y": .number(room.y),
        "width": .number(room.width), "height": .number(room.height),
        "color-interpolation-filters": "sRGB",
      ]
    ) { $0.element("feGaussianBlur", ["stdDeviation": .number(radius / 2)]) }
    return ["filter": "url(#\(id))"]
  }
}
