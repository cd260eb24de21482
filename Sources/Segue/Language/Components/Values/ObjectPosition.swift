/// Where a picture lies in its box, as `objectPosition` gives it (CSS Images 3 §5.6).
public struct ObjectPosition: Hashable, Sendable {
  /// A place on one axis: a part of the room that the picture leaves free, and points. 100 percent
  /// and −10 points are 10 points from the far edge.
  public struct Offset: Hashable, Sendable {
    public var percent: Double
    public var points: Double

    public init(percent: Double = 0, points: Double = 0) {
      self.percent = percent
      self.points = points
    }

    /// In points, from the near edge; the room left free is negative for a picture that is larger
    /// than its box.
    public func resolved(freeSpace: Double) -> Double {
      percent / 100 * freeSpace + points
    }
  }

  /// From the left.
  public var x: Offset
  /// From the top.
  public var y: Offset

  public init(x: Offset = Offset(percent: 50), y: Offset = Offset(percent: 50)) {
    self.x = x
    self.y = y
  }

  /// The middle, which is the initial value.
  public static let center = ObjectPosition()
}

extension ObjectPosition: CustomStringConvertible {
  /// As CSS: `50% 10px`, and `right 10px top 0%` for a place seen from the far edge; what a parser
  /// made reads back as the same position. A mixture that no parser makes is written with `calc()`.
  public var description: String {
    guard x.isFarEdge || y.isFarEdge else { return "\(x) \(y)" }
    return "\(x.edge(near: "left", far: "right")) \(y.edge(near: "top", far: "bottom"))"
  }
}

extension ObjectPosition.Offset: CustomStringConvertible {
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
