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
    guard style == .arc else { return interpolate(from, to, at: p) }
    if p == 0 { return from }
    if p == 1 { return to }
    let a = first.point(at: p)
    let b = second.point(at: p)
    let (left, right) = isFirstLeft ? (a.x, b.x) : (b.x, a.x)
    let (top, bottom) = isFirstTop ? (a.y, b.y) : (b.y, a.y)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

extension Rect {
  fileprivate func corner(left: Bool, top: Bool) -> Point {
    Point(x: left ? x : maxX, y: top ? y : maxY)
  }
}
