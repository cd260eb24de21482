/// A layer of a transition at one moment. Frames and clips are in device coordinates.
public struct LayerState: Hashable, Sendable {
  public var frame: Rect

  /// Nothing of the layer is seen outside of it.
  public var clip: Rect

  /// How the clip's corners are rounded.
  public var clipCorners: CornerRadii

  public var opacity: Double
  public var corners: CornerRadii
  public var background: RGBA

  /// How wide the borders are, in points.
  public var border: Edges

  public var borderColor: RGBA

  /// How far the gradients of the one end have given way to those of the other, from 0 to 1.
  public var gradientMix: Double

  /// What is drawn, relative to the frame.
  public var content: Rect

  /// The box that clips what is drawn, relative to the frame: inside of the border and padding of a
  /// picture, otherwise the whole frame (CSS Box 3 §1).
  public var contentBox: Rect

  /// A layer that is not seen.
  static let nothing = LayerState(
    frame: .zero, clip: .zero, clipCorners: .zero, opacity: 0, corners: .zero,
    background: RGBA(red: 0, green: 0, blue: 0, alpha: 0), border: .zero,
    borderColor: RGBA(red: 0, green: 0, blue: 0, alpha: 0), gradientMix: 0, content: .zero,
    contentBox: .zero)
}

/// A shadow of a layer at one moment. Lengths are points.
public struct ShadowState: Hashable, Sendable {
  public var offsetX: Double
  public var offsetY: Double
  /// Not negative.
  public var blurRadius: Double
  public var spreadRadius: Double
  public var color: RGBA
  public let isInset: Bool
}

extension LayerState {
  /// Whether the content's box is smaller than the frame.
  var hasInnerBox: Bool { contentBox != Rect(origin: .zero, size: frame.size) }

  /// How round the content's box is: what is left of the frame's corners inside of it.
  var contentCorners: CornerRadii {
    corners.cut(
      by: Edges(
        top: contentBox.y, right: frame.width - contentBox.maxX,
        bottom: frame.height - contentBox.maxY, left: contentBox.x)
    ).fitted(to: contentBox.size)
  }
}
