/// The line that something follows on its way.
public enum PathStyle: String, Hashable, Sendable, CaseIterable {
  case straight
  case arc
}

/// The way of a point between two: a straight line, or the arc of a circle that leaves or arrives
/// along an axis, as in Material's motion.
public struct PointPath: Hashable, Sendable {
  public let from: Point
  public let to: Point
  private let arc: Arc?

  /// An arc needs more than 2 pt along each axis; below, it is a straight line.
  public init(from: Point, to: Point, style: PathStyle) {
    self.from = from
    self.to = to
    arc = style == .arc ? Arc(from: from, to: to) : nil
  }

  /// The point at progress `p`; before 0 and after 1 farther along the line or the circle. At 0 and 1
  /// the ends themselves.
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

  /// How far the point goes for a whole unit of progress, at progress `p`: times the progress a second,
  /// its velocity.
  public func derivative(at p: Double) -> Point {
    arc?.derivative(at: p) ?? Point(x: to.x - from.x, y: to.y - from.y)
  }

  /// The most that a coordinate changes for a whole unit of progress.
  var greatestSpeed: Double {
    if let arc { return (arc.diameter * arc.halfSweep).magnitude }
    return max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
  }
}

/// An arc from a point, seen from there: a chord of the circle whose length and direction both follow
/// from half the angle swept. Unlike centre plus radius this keeps its digits on the huge circles that
/// almost straight ways lie on.
private struct Arc: Hashable {
  let diameter: Double
  /// Half the angle between the ends as seen from the centre, negative against the clock on a screen.
  let halfSweep: Double
  /// The direction of the circle at the beginning, in the sense of growing angles.
  let tangent: Point

  /// With D the distance, the shorter of |dx| and |dy| decides: the circle of radius D² / (2 · shorter)
  /// has its centre beside the end (and arrives vertically) when dx is shorter, and otherwise above or
  /// below the beginning (and leaves horizontally). Half the sweep is
  /// asin(D/2r) = arctan(shorter / longer).
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
      // The end stands at angle 0 (π when the centre is to its right), the beginning a sweep before.
      let isCentreLeft = dx > 0
      halfSweep = (dy > 0) == isCentreLeft ? angle : -angle
      let (sine, cosine) = Elementary.sincos(-2 * halfSweep)
      tangent = isCentreLeft ? Point(x: -sine, y: cosine) : Point(x: sine, y: -cosine)
    } else {
      // The beginning stands at angle −π/2 above the centre (π/2 below it).
      let isCentreBelow = dy > 0
      halfSweep = (dx > 0) == isCentreBelow ? angle : -angle
      tangent = Point(x: isCentreBelow ? 1 : -1, y: 0)
    }
  }

  /// From the beginning to the point at progress `p`: the tangent turned by half the angle swept, times
  /// the chord's length.
  @inline(__always)
  func offset(at p: Double) -> Point {
    let (sine, cosine) = Elementary.sincos(halfSweep * p)
    let chord = diameter * sine
    return Point(
      x: chord * (tangent.x * cosine - tangent.y * sine),
      y: chord * (tangent.x * sine + tangent.y * cosine))
  }

  /// With a = halfSweep · p, d/da of sin(a) times a vector turned by a is that vector turned by 2a.
  func derivative(at p: Double) -> Point {
    let (sine, cosine) = Elementary.sincos(2 * halfSweep * p)
    let speed = diameter * halfSweep
    return Point(
      x: speed * (tangent.x * cosine - tangent.y * sine),
      y: speed * (tangent.x * sine + tangent.y * cosine))
  }
}
