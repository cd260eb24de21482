/// A rectangle in points. Rectangles that Segue returns never have a negative width or height.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var origin: Point { Point(x: x, y: y) }
  public var size: Size { Size(width: width, height: height) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  public var area: Double { width * height }

  /// Converts a rectangle in pixels to points.
  func inPoints(scale: Double) -> Rect {
    Rect(x: x / scale, y: y / scale, width: width / scale, height: height / scale)
  }

  /// Returns the rectangle, moved by an offset.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the rectangle inside `edges`. A side that would become negative has no length.
  public func inset(by edges: Edges) -> Rect {
    Rect(
      x: x + edges.left, y: y + edges.top,
      width: max(0, width - edges.left - edges.right),
      height: max(0, height - edges.top - edges.bottom))
  }

  /// Returns the intersection of two rectangles. If they do not meet, it is an empty rectangle at
  /// the nearest edge of `other`.
  public func intersection(_ other: Rect) -> Rect {
    let left = min(max(x, other.x), other.maxX)
    let top = min(max(y, other.y), other.maxY)
    let right = max(left, min(maxX, other.maxX))
    let bottom = max(top, min(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether this rectangle contains every point of `other`.
  public func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the rectangle with each edge moved to the nearest device pixel, floor(edge · scale +
  /// ½) / scale, so that adjacent rectangles stay adjacent. A scale that no device has, or at which
  /// a pixel is too large to be counted, rounds nothing.
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
  // Rounded to a millionth first, so that half a pixel is one however the edge was summed up.
  let pixels = (edge * scale * 1_048_576).rounded() / 1_048_576
  let rounded = (pixels + 0.5).rounded(.down) / scale
  return scale > 0 && rounded.isFinite ? rounded : edge
}
