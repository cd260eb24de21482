/// The way of a rectangle between two: straight, or with two opposite corners that each ride an arc.
///
/// An arc there is not the arc back, so a pop runs this same path from 1 to 0.
public struct RectPath: Hashable, Sendable {
  public let from: Rect
  public let to: Rect
  public let style: PathStyle

  /// The ways of the two corners; `first` starts on the left when `isFirstLeft`, on top likewise.
  private let first: PointPath
  private let second: PointPath
  private let isFirstLeft: Bool
  private let isFirstTop: Bool

  /// Of the beginning's four diagonals, from corner to corner, the one that points most along the way
  /// between the centres gives the two corners; of equal ones the first of top left to bottom right,
  /// back, top right to bottom left, back.
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

  /// The rectangle at progress `p`, at 0 and 1 the ends themselves; sides are never less than 0.
  ///
  /// Cost: constant, on an arc two sines and cosines; no allocation.
  public func rect(at p: Double) -> Rect {
    if p == 0 { return from }
    if p == 1 { return to }
    let quad = quad(at: p)
    return Rect(x: quad.a, y: quad.b, width: max(0, quad.c), height: max(0, quad.d))
  }

  /// The rectangle's x, y, width and height, the sides not bounded.
  @inline(__always)
  func quad(at p: Double) -> Quad {
    guard style == .arc else {
      return Quad(
        from.x + (to.x - from.x) * p, from.y + (to.y - from.y) * p,
        from.width + (to.width - from.width) * p, from.height + (to.height - from.height) * p)
    }
    return box(first.point(at: p), second.point(at: p))
  }

  /// How fast each number of `quad` changes, for a whole unit of progress.
  func derivative(at p: Double) -> Quad {
    box(first.derivative(at: p), second.derivative(at: p))
  }

  /// What no side and no edge exceeds in speed, for a whole unit of progress.
  var greatestSpeed: Double {
    guard style == .arc else { return derivative(at: 0).greatestOfBox }
    return first.greatestSpeed + second.greatestSpeed
  }

  @inline(__always)
  private func box(_ a: Point, _ b: Point) -> Quad {
    let (left, right) = isFirstLeft ? (a.x, b.x) : (b.x, a.x)
    let (top, bottom) = isFirstTop ? (a.y, b.y) : (b.y, a.y)
    return Quad(left, top, right - left, bottom - top)
  }
}

extension Rect {
  fileprivate func corner(left: Bool, top: Bool) -> Point {
    Point(x: left ? x : maxX, y: top ? y : maxY)
  }
}
