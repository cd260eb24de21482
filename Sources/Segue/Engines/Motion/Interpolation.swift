// At progress 0 and 1 each of these functions returns the given value exactly. Progress may be
// outside 0…1: positions are extrapolated, sizes are limited to 0 and colors to the range of their
// components.

/// Interpolates between two numbers at progress `p`.
@inline(__always)
public func interpolate(_ from: Double, _ to: Double, at p: Double) -> Double {
  if p == 0 { return from }
  if p == 1 { return to }
  return from + (to - from) * p
}

/// Interpolates between two points at progress `p` along a straight line.
public func interpolate(_ from: Point, _ to: Point, at p: Double) -> Point {
  Point(x: interpolate(from.x, to.x, at: p), y: interpolate(from.y, to.y, at: p))
}

/// Interpolates between two sizes at progress `p`. Neither side is negative.
public func interpolate(_ from: Size, _ to: Size, at p: Double) -> Size {
  if p == 0 { return from }
  if p == 1 { return to }
  return Size(
    width: max(0, interpolate(from.width, to.width, at: p)),
    height: max(0, interpolate(from.height, to.height, at: p)))
}

/// Interpolates between two rectangles at progress `p`. Neither side is negative.
public func interpolate(_ from: Rect, _ to: Rect, at p: Double) -> Rect {
  if p == 0 { return from }
  if p == 1 { return to }
  return Rect(
    x: interpolate(from.x, to.x, at: p), y: interpolate(from.y, to.y, at: p),
    width: max(0, interpolate(from.width, to.width, at: p)),
    height: max(0, interpolate(from.height, to.height, at: p)))
}

/// Interpolates between two colors at progress `p`, with components premultiplied by alpha, so that
/// a transparent end contributes no color (CSS Color 4, § 12.3).
public func interpolate(_ from: RGBA, _ to: RGBA, at p: Double) -> RGBA {
  if p == 0 { return from }
  if p == 1 { return to }
  let alpha = min(max(interpolate(from.alpha, to.alpha, at: p), 0), 1)
  guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
  func component(_ a: Double, _ b: Double) -> Double {
    min(max(interpolate(a * from.alpha, b * to.alpha, at: p) / alpha, 0), 1)
  }
  return RGBA(
    red: component(from.red, to.red), green: component(from.green, to.green),
    blue: component(from.blue, to.blue), alpha: alpha)
}
