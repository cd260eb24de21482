/// The state of a layer in one frame of a transition. Frames and clips are in device coordinates.
public struct LayerState: Hashable, Sendable {
  /// The layer's frame.
  public var frame: Rect

  /// The rectangle to which the layer is clipped.
  public var clip: Rect

  /// The corner radii of the clip.
  public var clipCorners: CornerRadii

  /// The opacity, from 0 to 1.
  public var opacity: Double
  /// The corner radii of the frame.
  public var corners: CornerRadii
  /// The background colour.
  public var background: RGBA

  /// The border widths, in points.
  public var border: Edges

  /// The border colour.
  public var borderColor: RGBA

  /// The opacity of the gradients at the end of the motion, from 0 to 1.
  public var gradientMix: Double

  /// The rectangle in which the content is drawn, relative to the frame.
  public var content: Rect

  /// The rectangle to which the content is clipped, relative to the frame: a picture's content box,
  /// otherwise the whole frame (CSS Box 3 §1).
  public var contentBox: Rect

  /// An invisible layer.
  static let nothing = LayerState(
    frame: .zero, clip: .zero, clipCorners: .zero, opacity: 0, corners: .zero,
    background: RGBA(red: 0, green: 0, blue: 0, alpha: 0), border: .zero,
    borderColor: RGBA(red: 0, green: 0, blue: 0, alpha: 0), gradientMix: 0, content: .zero,
    contentBox: .zero)
}

/// The state of a layer's shadow in one frame. Lengths are in points.
public struct ShadowState: Hashable, Sendable {
  /// The horizontal offset; positive values move the shadow to the right.
  public var offsetX: Double
  /// The vertical offset; positive values move the shadow down.
  public var offsetY: Double
  /// The blur radius; not negative.
  public var blurRadius: Double
  /// The spread radius; negative values shrink the shadow.
  public var spreadRadius: Double
  /// The colour of the shadow.
  public var color: RGBA
  /// Whether the shadow is inside the box.
  public let isInset: Bool
}

extension LayerState {
  /// Whether the content box is smaller than the frame.
  var hasInnerBox: Bool { contentBox != Rect(origin: .zero, size: frame.size) }

  /// The corner radii of the content box: the frame's radii less its insets.
  var contentCorners: CornerRadii {
    corners.cut(
      by: Edges(
        top: contentBox.y, right: frame.width - contentBox.maxX,
        bottom: frame.height - contentBox.maxY, left: contentBox.x)
    ).fitted(to: contentBox.size)
  }
}
