/// A rectangle in points. Rectangles that Segue returns never have a negative width or height.
public struct Rect: Hashable, Sendable {
  /// The position of the left edge.
  public var x: Double
  /// The position of the top edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a rectangle from its top left corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// A rectangle without an extent at the top left corner of the viewport.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }
  /// The position of the right edge.
  public var maxX: Double { x + width }
  /// The position of the bottom edge.
  public var maxY: Double { y + height }
  /// The center.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The width times the height, in square points.
  public var area: Double { width * height }

  /// Converts a rectangle from pixels to points.
  func inPoints(scale: Double) -> Rect {
    Rect(x: x / scale, y: y / scale, width: width / scale, height: height / scale)
  }

  /// Returns the rectangle moved by an offset in points.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the rectangle with each edge moved inwards by `edges`. A side that would become
  /// negative becomes zero.
  public func inset(by edges: Edges) -> Rect {
    Rect(
      x: x + edges.left, y: y + edges.top,
      width: max(0, width - edges.left - edges.right),
      height: max(0, height - edges.top - edges.bottom))
  }

  /// Returns the intersection of two rectangles. If they do not intersect, the result is an empty
  /// rectangle at the nearest edge of `other`.
  public func intersection(_ other: Rect) -> Rect {
    let left = min(max(x, other.x), other.maxX)
    let top = min(max(y, other.y), other.maxY)
    let right = max(left, min(maxX, other.maxX))
    let bottom = max(top, min(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns whether this rectangle contains every point of `other`.
  public func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the rectangle with each edge moved to the nearest device pixel, floor(edge · scale +
  /// ½) / scale, so that adjacent rectangles stay adjacent. Edges stay unchanged for a scale that
  /// is not positive, or at which the position in pixels is not finite.
  public func rounded(toPixelsOf scale: Double) -> Rect {
    let left = roundedToPixel(x, scale: scale)
    let top = roundedToPixel(y, scale: scale)
    return Rect(
      x: left, y: top,
      width: max(0, roundedToPixel(maxX, scale: scale) - left),
      height: max(0, roundedToPixel(maxY, scale: scale) - top))
  }
}

private func roundedToPixel(_ edge: Double, scale: Double) -> Double {
  // The edge is rounded to a millionth of a pixel first, so that half a pixel rounds up however the
  // edge was summed.
  let pixels = (edge * scale * 1_048_576).rounded() / 1_048_576
  let rounded = (pixels + 0.5).rounded(.down) / scale
  return scale > 0 && rounded.isFinite ? rounded : edge
}
