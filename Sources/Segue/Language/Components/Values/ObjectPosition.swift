/// The position of a picture in its box, as in `objectPosition` (CSS Images 3 §5.6).
public struct ObjectPosition: Hashable, Sendable {
  /// A position on one axis: a percentage of the free space beside the picture, plus points. 100
  /// percent and −10 points are 10 points from the far edge.
  public struct Offset: Hashable, Sendable {
    /// The percentage of the free space.
    public var percent: Double
    /// The distance in points, added to the percentage.
    public var points: Double

    /// Creates a position on one axis.
    public init(percent: Double = 0, points: Double = 0) {
      self.percent = percent
      self.points = points
    }

    /// Returns the distance from the near edge in points. The free space is negative for a picture
    /// larger than its box.
    public func resolved(freeSpace: Double) -> Double {
      percent / 100 * freeSpace + points
    }
  }

  /// The position from the left edge.
  public var x: Offset
  /// The position from the top edge.
  public var y: Offset

  /// Creates a position, by default the center.
  public init(x: Offset = Offset(percent: 50), y: Offset = Offset(percent: 50)) {
    self.x = x
    self.y = y
  }

  /// The center, which is the initial value.
  public static let center = ObjectPosition()
}

extension ObjectPosition: CustomStringConvertible {
  /// The position in CSS notation: `50% 10px`, or `right 10px top 0%` for an offset from the far
  /// edge. Parsing it returns an equal position if this one was parsed. Combinations that parsers
  /// never return are written with `calc()`.
  public var description: String {
    guard x.isFarEdge || y.isFarEdge else { return "\(x) \(y)" }
    return "\(x.edge(near: "left", far: "right")) \(y.edge(near: "top", far: "bottom"))"
  }
}

extension ObjectPosition.Offset: CustomStringConvertible {
  /// The position on the axis in CSS notation.
  public var description: String {
    if points == 0 { return cssNumber(percent) + "%" }
    if percent == 0 { return cssNumber(points) + "px" }
    return "calc(\(cssNumber(percent))% + \(cssNumber(points))px)"
  }

  fileprivate var isFarEdge: Bool { percent == 100 && points != 0 }

  fileprivate func edge(near: String, far: String) -> String {
    isFarEdge ? "\(far) \(cssNumber(-points))px" : "\(near) \(self)"
  }
}
