/// The shape of the path that an element follows.
public enum PathStyle: String, Hashable, Sendable, CaseIterable {
  case straight
  case arc
}

/// The path of a point between two others: a straight line, or a circular arc that starts or ends
/// along an axis, as in Material's motion.
public struct PointPath: Hashable, Sendable {
  /// The start of the path.
  public let from: Point
  /// The end of the path.
  public let to: Point
  private let arc: Arc?

  /// Creates a path. An arc needs more than 2 pt along each axis; otherwise the path is a straight
  /// line.
  public init(from: Point, to: Point, style: PathStyle) {
    self.from = from
    self.to = to
    arc = style == .arc ? Arc(from: from, to: to) : nil
  }

  /// Returns the point at progress `p`. Before 0 and after 1 the line or the circle is
  /// extrapolated. At 0 and 1 the result equals the ends exactly.
  ///
  /// Cost: constant, for an arc one sine and cosine; no allocation.
  @inline(__always)
  public func point(at p: Double) -> Point {
    guard let arc else { return interpolate(from, to, at: p) }
    if p == 0 { return from }
    if p == 1 { return to }
    let offset = arc.offset(at: p)
    return Point(x: from.x + offset.x, y: from.y + offset.y)
  }

  /// Returns the derivative of the point with respect to progress, at progress `p`. Multiplied by
  /// the velocity of progress, it is the velocity of the point.
  public func derivative(at p: Double) -> Point {
    arc?.derivative(at: p) ?? Point(x: to.x - from.x, y: to.y - from.y)
  }

  /// The maximum change of a coordinate per unit of progress.
  var greatestSpeed: Double {
    if let arc { return (arc.diameter * arc.halfSweep).magnitude }
    return max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
  }
}

/// An arc relative to its start: a chord of the circle, whose length and direction both follow from
/// half the swept angle. Unlike center and radius, this representation stays precise on the huge
/// circles of almost straight arcs.
private struct Arc: Hashable {
  let diameter: Double
  /// Half the angle between the ends as seen from the center; negative is counterclockwise on a
  /// screen.
  let halfSweep: Double
  /// The direction of the circle at the start, towards increasing angles.
  let tangent: Point

  /// Creates an arc, with D the distance between its ends. The shorter of |dx| and |dy| determines
  /// the circle of radius D² / (2 · shorter): if dx is shorter, its center is beside the end (so
  /// the arc ends vertically), otherwise above or below the start (so it starts horizontally). Half
  /// the sweep is asin(D/2r) = arctan(shorter / longer).
  init?(from: Point, to: Point) {
    let dx = to.x - from.x
    let dy = to.y - from.y
    guard dx.magnitude > 2 && dy.magnitude > 2 else { return nil }
    let distance = (dx * dx + dy * dy).squareRoot()
    let shorter = min(dx.magnitude, dy.magnitude)
    diameter = distance * (distance / shorter)
    guard diameter.isFinite else { return nil }
    let angle = Elementary.atan2(shorter, max(dx.magnitude, dy.magnitude))
    if dx.magnitude < dy.magnitude {
      // The end is at angle 0 (π if the center is to its right), and the start is one sweep before
      // it.
      let isCentreLeft = dx > 0
      halfSweep = (dy > 0) == isCentreLeft ? angle : -angle
      let (sine, cosine) = Elementary.sincos(-2 * halfSweep)
      tangent = isCentreLeft ? Point(x: -sine, y: cosine) : Point(x: sine, y: -cosine)
    } else {
      // The start is at angle −π/2, above the center (π/2, below it).
      let isCentreBelow = dy > 0
      halfSweep = (dx > 0) == isCentreBelow ? angle : -angle
      tangent = Point(x: isCentreBelow ? 1 : -1, y: 0)
    }
  }

  /// Returns the offset from the start to the point at progress `p`: the tangent rotated by half
  /// the swept angle, times the length of the chord.
  @inline(__always)
  func offset(at p: Double) -> Point {
    let (sine, cosine) = Elementary.sincos(halfSweep * p)
    let chord = diameter * sine
    return Point(
      x: chord * (tangent.x * cosine - tangent.y * sine),
      y: chord * (tangent.x * sine + tangent.y * cosine))
  }

  /// Returns the derivative at progress `p`. With a = halfSweep · p, d/da of sin(a) times a vector
  /// rotated by a is that vector rotated by 2a.
  func derivative(at p: Double) -> Point {
    let (sine, cosine) = Elementary.sincos(2 * halfSweep * p)
    let speed = diameter * halfSweep
    return Point(
      x: speed * (tangent.x * cosine - tangent.y * sine),
      y: speed * (tangent.x * sine + tangent.y * cosine))
  }
}
