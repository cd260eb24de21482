/// Four lengths in points, one for each physical edge of a rectangle.
public struct Edges: Hashable, Sendable {
  /// The length at the top edge.
  public var top: Double
  /// The length at the right edge.
  public var right: Double
  /// The length at the bottom edge.
  public var bottom: Double
  /// The length at the left edge.
  public var left: Double

  /// Creates edges from four lengths in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Edges of length zero.
  public static let zero = Edges(top: 0, right: 0, bottom: 0, left: 0)

  /// The sum of the left and right lengths.
  public var horizontal: Double { left + right }
  /// The sum of the top and bottom lengths.
  public var vertical: Double { top + bottom }
}
