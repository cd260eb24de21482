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

  /// The size in points, of one in pixels.
  func inPoints(scale: Double) -> Size { Size(width: width / scale, height: height / scale) }

  /// From corner to corner.
  var diagonal: Double { (width * width + height * height).squareRoot() }
}

/// The pixels in a point that a device may have; 1 for a scale that none has.
func deviceScale(_ scale: Double) -> Double { (0.001...1000).contains(scale) ? scale : 1 }

/// An axis of the screen: not of writing, and not of a flex container.
public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which a line of text, and a flex row, runs.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case ltr
  case rtl
}
