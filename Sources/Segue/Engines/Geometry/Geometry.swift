/// A position in points, measured from the top left corner of the viewport; y grows downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge of the viewport.
  public var x: Double
  /// The distance from the top edge of the viewport.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner of the viewport.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size from a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without an extent.
  public static let zero = Size(width: 0, height: 0)

  /// Converts a size from pixels to points.
  func inPoints(scale: Double) -> Size { Size(width: width / scale, height: height / scale) }

  /// The length of the diagonal, the distance between opposite corners.
  var diagonal: Double { (width * width + height * height).squareRoot() }
}

/// Returns `scale`, in pixels per point, if a device can have it, and 1 otherwise.
func validatedScale(_ scale: Double) -> Double { (0.001...1000).contains(scale) ? scale : 1 }

/// A physical axis of the screen, independent of the writing direction and of flex containers.
public enum Axis: Hashable, Sendable {
  /// The axis from left to right.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The inline base direction: the direction in which lines of text and flex rows run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Left to right.
  case ltr
  /// Right to left.
  case rtl
}
