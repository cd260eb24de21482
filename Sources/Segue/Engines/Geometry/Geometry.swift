/// A position in points, from the top left corner of the viewport; y grows downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// Converts a size in pixels to points.
  func inPoints(scale: Double) -> Size { Size(width: width / scale, height: height / scale) }

  /// The distance between opposite corners.
  var diagonal: Double { (width * width + height * height).squareRoot() }
}

/// Returns a scale in pixels per point if a device can have it, or else 1.
func deviceScale(_ scale: Double) -> Double { (0.001...1000).contains(scale) ? scale : 1 }

/// A physical axis of the screen, independent of the writing direction and of flex containers.
public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which lines of text, and flex rows, run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case ltr
  case rtl
}
