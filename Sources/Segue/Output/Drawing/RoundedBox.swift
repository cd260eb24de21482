/// A rectangle with elliptical corners, as in CSS Backgrounds 3.
struct RoundedBox: Hashable {
  let rect: Rect
  /// The corners' radii along the x and y axes.
  let horizontal: CornerRadii
  let vertical: CornerRadii

  init(_ rect: Rect, _ radii: CornerRadii = .zero) {
    self.rect = rect
    let fitted = radii.fitted(to: rect.size)
    horizontal = fitted
    vertical = fitted
  }

  private init(_ rect: Rect, horizontal: CornerRadii, vertical: CornerRadii) {
    self.rect = rect
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the inner edge of a border or padding (§4.2).
  func inset(by edges: Edges) -> RoundedBox {
    RoundedBox(
      rect.inset(by: edges),
      horizontal: CornerRadii(
        topLeft: max(0, horizontal.topLeft - edges.left),
        topRight: max(0, horizontal.topRight - edges.right),
        bottomRight: max(0, horizontal.bottomRight - edges.right),
        bottomLeft: max(0, horizontal.bottomLeft - edges.left)),
      vertical: CornerRadii(
        topLeft: max(0, vertical.topLeft - edges.top),
        topRight: max(0, vertical.topRight - edges.top),
        bottomRight: max(0, vertical.bottomRight - edges.bottom),
        bottomLeft: max(0, vertical.bottomLeft - edges.bottom)))
  }

  /// Returns the box expanded on each side, or contracted if `distance` is negative. A corner with
  /// a radius of zero stays sharp, and a small radius grows proportionally less (§6.1.1).
  func spread(by distance: Double) -> RoundedBox {
    guard distance > 0 else {
      return inset(
        by: Edges(top: -distance, right: -distance, bottom: -distance, left: -distance))
    }
    func radius(_ radius: Double) -> Double {
      guard radius < distance else { return radius + distance }
      let missing = radius / distance - 1
      return radius + distance * (1 + missing * missing * missing)
    }
    func radii(_ radii: CornerRadii) -> CornerRadii {
      CornerRadii(
        topLeft: radius(radii.topLeft), topRight: radius(radii.topRight),
        bottomRight: radius(radii.bottomRight), bottomLeft: radius(radii.bottomLeft))
    }
    return RoundedBox(
      Rect(
        x: rect.x - distance, y: rect.y - distance, width: rect.width + 2 * distance,
        height: rect.height + 2 * distance),
      horizontal: radii(horizontal), vertical: radii(vertical))
  }

  func offset(x: Double, y: Double) -> RoundedBox {
    RoundedBox(rect.offset(x: x, y: y), horizontal: horizontal, vertical: vertical)
  }

  var isSharp: Bool { horizontal == .zero && vertical == .zero }

  /// The radius of all corners; nil if they differ.
  private var commonRadius: Double? {
    let radius = horizontal.topLeft
    return horizontal == CornerRadii(radius) && vertical == horizontal ? radius : nil
  }

  /// Writes a `rect` if SVG can express the box as one, or else a `path`.
  func write(to writer: inout SVGWriter, _ attributes: SVGAttributes = [:]) {
    guard let radius = commonRadius else {
      writer.element("path", ["d": .string(path)] + attributes)
      return
    }
    writer.element(
      "rect",
      [
        "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
        "height": .number(rect.height), "rx": radius > 0 ? .number(radius) : nil,
      ] + attributes)
  }

  /// The outline as path data, clockwise from the end of the top left corner.
  var path: String {
    func arc(rx: Double, ry: Double, toX x: Double, y: Double) -> String {
      rx > 0 && ry > 0 ? "A\(shortNumbers(rx, ry)) 0 0 1 \(shortNumbers(x, y))" : ""
    }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    return "M\(shortNumbers(left + horizontal.topLeft, top))"
      + "H\(shortNumber(right - horizontal.topRight))"
      + arc(rx: horizontal.topRight, ry: vertical.topRight, toX: right, y: top + vertical.topRight)
      + "V\(shortNumber(bottom - vertical.bottomRight))"
      + arc(
        rx: horizontal.bottomRight, ry: vertical.bottomRight, toX: right - horizontal.bottomRight,
        y: bottom)
      + "H\(shortNumber(left + horizontal.bottomLeft))"
      + arc(
        rx: horizontal.bottomLeft, ry: vertical.bottomLeft, toX: left,
        y: bottom - vertical.bottomLeft)
      + "V\(shortNumber(top + vertical.topLeft))"
      + arc(rx: horizontal.topLeft, ry: vertical.topLeft, toX: left + horizontal.topLeft, y: top)
      + "Z"
  }

  /// Returns the path between two boxes, to be filled with the rule `evenodd`.
  static func framePath(_ outer: RoundedBox, _ inner: RoundedBox) -> String {
    outer.path + inner.path
  }
}
