/// Four lengths in points, one for each physical edge of a rectangle.
public struct Edges: Hashable, Sendable {
  public var top: Double
  public var right: Double
  public var bottom: Double
  public var left: Double

  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  public static let zero = Edges(top: 0, right: 0, bottom: 0, left: 0)

  public var horizontal: Double { left + right }
  public var vertical: Double { top + bottom }
}
