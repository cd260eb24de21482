/// The path of a rectangle between two others: straight, or with two opposite corners that each
/// follow an arc.
///
/// The arc back would differ from the arc there, so a pop plays this same path from 1 to 0.
public struct RectPath: Hashable, Sendable {
  /// The rectangle at the start.
  public let from: Rect
  /// The rectangle at the end.
  public let to: Rect
  /// The shape of the path.
  public let style: PathStyle

  /// The paths of the two corners. `first` starts on the left if `isFirstLeft`, and at the top if
  /// `isFirstTop`.
  private let first: PointPath
  private let second: PointPath
  private let isFirstLeft: Bool
  private let isFirstTop: Bool

  /// Creates a path. The two corners are the ends of the diagonal of `from` whose direction is
  /// closest to that between the centers. Of equal ones it is the first of top left to bottom
  /// right, its reverse, top right to bottom left, its reverse.
  public init(from: Rect, to: Rect, style: PathStyle) {
    self.from = from
    self.to = to
    self.style = style
    let dx = to.center.x - from.center.x
    let dy = to.center.y - from.center.y
    var best = -Double.infinity
    var (isLeft, isTop) = (true, true)
    for (left, top) in [(true, true), (false, false), (false, true), (true, false)] {
      let along = (left ? from.width : -from.width) * dx + (top ? from.height : -from.height) * dy
      if along > best {
        best = along
        (isLeft, isTop) = (left, top)
      }
    }
    isFirstLeft = isLeft
    isFirstTop = isTop
    first = PointPath(
      from: from.corner(left: isLeft, top: isTop), to: to.corner(left: isLeft, top: isTop),
      style: style)
    second = PointPath(
      from: from.corner(left: !isLeft, top: !isTop), to: to.corner(left: !isLeft, top: !isTop),
      style: style)
  }

  /// Returns the rectangle at progress `p`, which equals the ends at 0 and 1 exactly. Its sides are
  /// never negative.
  ///
  /// Cost: constant, for arcs two sines and cosines; no allocation.
  public func rect(at p: Double) -> Rect {
    if p == 0 { return from }
    if p == 1 { return to }
    let quad = quad(at: p)
    return Rect(x: quad.a, y: quad.b, width: max(0, quad.c), height: max(0, quad.d))
  }

  /// Returns the x, y, width and height of the rectangle, without limiting the sides.
  @inline(__always)
  func quad(at p: Double) -> Vector4 {
    guard style == .arc else {
      return Vector4(
        from.x + (to.x - from.x) * p, from.y + (to.y - from.y) * p,
        from.width + (to.width - from.width) * p, from.height + (to.height - from.height) * p)
    }
    return box(first.point(at: p), second.point(at: p))
  }

  /// Returns the derivative of each number of `quad` with respect to progress.
  func derivative(at p: Double) -> Vector4 {
    box(first.derivative(at: p), second.derivative(at: p))
  }

  /// An upper limit of the speed of every side and edge, per unit of progress.
  var greatestSpeed: Double {
    guard style == .arc else { return derivative(at: 0).greatestOfBox }
    return first.greatestSpeed + second.greatestSpeed
  }

  @inline(__always)
  private func box(_ a: Point, _ b: Point) -> Vector4 {
    let (left, right) = isFirstLeft ? (a.x, b.x) : (b.x, a.x)
    let (top, bottom) = isFirstTop ? (a.y, b.y) : (b.y, a.y)
    return Vector4(left, top, right - left, bottom - top)
  }
}

extension Rect {
  fileprivate func corner(left: Bool, top: Bool) -> Point {
    Point(x: left ? x : maxX, y: top ? y : maxY)
  }
}
