/// The frame at which the snapshot of a tapped component rests on a screen that is not in the
/// project, or that has no partner for it. It follows from the screen's container and its safe
/// areas alone.
public struct Landing: Hashable, Sendable {
  /// The edge of the container at which the snapshot rests.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, bottom, leading, trailing
  }

  /// The width of the frame.
  public enum Width: Hashable, Sendable {
    case points(Double)
    /// A percentage of the container's width, or of the part inside the safe areas if they are
    /// respected.
    case percent(Double)
  }

  public var edge = Edge.top
  public var width = Width.percent(100)
  /// Width divided by height; nil for that of the tapped component.
  public var aspectRatio: Double?
  /// Whether the frame keeps clear of safe areas and bars.
  public var respectsSafeArea = true

  public init() {}

  /// The full width below the top safe area, in the aspect ratio of the tapped component.
  public static let standard = Landing()

  /// Returns the frame in which a snapshot lands.
  ///
  /// At `top` and `bottom` it is centered; at `leading` and `trailing` it begins at the top.
  ///
  /// - Parameters:
  ///   - size: The size of the tapped component.
  ///   - container: The frame of the screen, in device coordinates.
  ///   - safeArea: The insets of safe areas and bars in the container.
  ///   - direction: The layout direction, which determines the leading edge.
  /// - Returns: The frame, not rounded to device pixels.
  public func frame(
    of size: Size, in container: Rect, safeArea: Edges, direction: LayoutDirection
  ) -> Rect {
    let room = respectsSafeArea ? container.inset(by: safeArea) : container
    let width =
      switch self.width {
      case .points(let points): points
      case .percent(let percent): room.width * percent / 100
      }
    let ratio = aspectRatio ?? (size.height > 0 ? size.width / size.height : 1)
    let height = ratio > 0 ? width / ratio : 0
    let isLeft = (edge == .leading) == (direction == .ltr)
    let x =
      switch edge {
      case .top, .bottom: room.x + (room.width - width) / 2
      case .leading, .trailing: isLeft ? room.x : room.maxX - width
      }
    return Rect(
      x: x, y: edge == .bottom ? room.maxY - height : room.y, width: width, height: height)
  }
}

extension Landing {
  static let widths = 0.0...1_000_000.0
  static let ratios = 0.001...1_000.0
  static let percentages = 0.0...100.0
}
