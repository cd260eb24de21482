/// A layer of a transition at one moment. Frames and clip are in device coordinates.
public struct LayerState: Hashable, Sendable {
  public var frame: Rect
  /// Nothing of the layer is seen outside of it.
  public var clip: Rect
  public var opacity: Double
  public var corners: CornerRadii
  public var background: RGBA
  /// What is drawn, relative to the frame, which clips it.
  public var content: Rect
}

/// A layer of a transition: what it shows and how it moves.
public struct Layer: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A picture, drawn anew from its source.
    case picture(source: String, isPoster: Bool)
    /// The paint of a layout.
    case layout
    /// A whole screen.
    case screen(id: String)
    /// Text or a button that asked to be kept.
    case component(ComponentType)
  }

  public let id: String
  /// The place of its pair; nil for a screen.
  public let pair: Int?
  /// Layers with a greater one lie on top.
  public let z: Int
  public let content: Content
  /// The pixels that a picture needs at its largest moment on the device; nil for others.
  public internal(set) var pixelSize: Size?
  let motion: LayerMotion
  /// The place of the component that it stands for on the screen that is left; nil for a screen, and
  /// for what has no counterpart there.
  var from: Int?
  /// The same on the screen that opens.
  var to: Int?

  /// The layer at a progress, which may lie outside of 0…1. At 0 and 1 the end points themselves.
  /// Constant time, no allocation.
  public func state(at progress: Double) -> LayerState {
    switch motion {
    case .flight(let flight): flight.state(at: progress)
    case .screen(let screen): screen.state(at: progress)
    }
  }
}

enum LayerMotion: Hashable, Sendable {
  case flight(FlightMotion)
  case screen(ScreenMotion)
}

/// From one state to another: frame and drawn picture each by itself, so that a change of `objectFit`
/// does not jump.
struct FlightMotion: Hashable, Sendable {
  let from: LayerState
  let to: LayerState
  let path: RectPath

  init(from: LayerState, to: LayerState, path: PathStyle) {
    self.from = from
    self.to = to
    self.path = RectPath(from: from.frame, to: to.frame, style: path)
  }

  func state(at p: Double) -> LayerState {
    if p == 0 { return from }
    if p == 1 { return to }
    let frame = path.rect(at: p)
    let corners = CornerRadii(
      topLeft: max(0, interpolate(from.corners.topLeft, to.corners.topLeft, at: p)),
      topRight: max(0, interpolate(from.corners.topRight, to.corners.topRight, at: p)),
      bottomRight: max(0, interpolate(from.corners.bottomRight, to.corners.bottomRight, at: p)),
      bottomLeft: max(0, interpolate(from.corners.bottomLeft, to.corners.bottomLeft, at: p)))
    return LayerState(
      frame: frame,
      clip: interpolate(from.clip, to.clip, at: p),
      opacity: min(max(interpolate(from.opacity, to.opacity, at: p), 0), 1),
      corners: corners.fitted(to: frame.size),
      background: interpolate(from.background, to.background, at: p),
      content: interpolate(from.content, to.content, at: p))
  }
}
