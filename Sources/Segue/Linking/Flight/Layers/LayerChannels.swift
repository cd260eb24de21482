/// The numeric channels of a layer in motion, unbounded, so that an interruption can preserve the
/// velocity of each.
///
/// They are clamped when they are converted to a state: no negative length, no opacity above 1.
/// Colours are premultiplied by their alpha, so that a transparent end contributes no colour.
struct LayerChannels: Hashable, Sendable {
  /// x, y, width, height.
  var frame: Vector4
  /// The offset of the drawn content from what the layer's `PictureMotion` computes: x, y, width,
  /// height. Zero in a plan; after an interruption, it keeps the picture from jumping.
  var content: Vector4
  /// Clockwise from the top left corner.
  var corners: Vector4
  /// Red, green, blue, alpha.
  var background: Vector4
  /// Top, right, bottom, left.
  var border: Vector4
  /// Red, green, blue, alpha.
  var borderColor: Vector4
  /// The clip's top, right, bottom and left edges: insets of the frame if the clip travels with it,
  /// otherwise device coordinates.
  var clip: Vector4
  /// Clockwise from the top left corner.
  var clipCorners: Vector4
  /// The opacity, the weight of the destination's gradients, and the weight of the destination's
  /// way of drawing a picture; the fourth number is unused.
  var weights: Vector4

  static let zero = LayerChannels(
    frame: .zero, content: .zero, corners: .zero, background: .zero, border: .zero,
    borderColor: .zero, clip: .zero, clipCorners: .zero, weights: .zero)

  /// The number of channels.
  static let count = 36

  /// Appends the numbers in the order of the members.
  func append(to numbers: inout [Double]) {
    for quad in [
      frame, content, corners, background, border, borderColor, clip, clipCorners, weights,
    ] {
      numbers.append(quad.a)
      numbers.append(quad.b)
      numbers.append(quad.c)
      numbers.append(quad.d)
    }
  }

  /// Reads `count` numbers back from a list, starting at an index.
  init(_ numbers: [Double], at first: Int) {
    func quad(_ index: Int) -> Vector4 {
      let place = first + 4 * index
      return Vector4(numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3])
    }
    self.init(
      frame: quad(0), content: quad(1), corners: quad(2), background: quad(3), border: quad(4),
      borderColor: quad(5), clip: quad(6), clipCorners: quad(7), weights: quad(8))
  }

  init(
    frame: Vector4, content: Vector4, corners: Vector4, background: Vector4, border: Vector4,
    borderColor: Vector4,
    clip: Vector4, clipCorners: Vector4, weights: Vector4
  ) {
    self.frame = frame
    self.content = content
    self.corners = corners
    self.background = background
    self.border = border
    self.borderColor = borderColor
    self.clip = clip
    self.clipCorners = clipCorners
    self.weights = weights
  }

  @inline(__always)
  static func - (lhs: LayerChannels, rhs: LayerChannels) -> LayerChannels {
    LayerChannels(
      frame: lhs.frame - rhs.frame, content: lhs.content - rhs.content,
      corners: lhs.corners - rhs.corners, background: lhs.background - rhs.background,
      border: lhs.border - rhs.border, borderColor: lhs.borderColor - rhs.borderColor,
      clip: lhs.clip - rhs.clip, clipCorners: lhs.clipCorners - rhs.clipCorners,
      weights: lhs.weights - rhs.weights)
  }
}

extension LayerChannels {
  /// Returns the state that is drawn.
  ///
  /// - Parameters:
  ///   - device: The device's size, to which the clip is limited.
  ///   - clipTravels: Whether the clip's edges are insets of the frame.
  ///   - picture: How a picture is drawn in the frame; nil for content that fills it.
  func state(on device: Size, clipTravels: Bool, picture: PictureMotion?) -> LayerState {
    var state = LayerState.nothing
    unsafe write(
      to: &state, on: device, clipTravels: clipTravels,
      picture: picture.map { unsafe .passUnretained($0) })
    return state
  }

  /// As above, overwriting `state`.
  ///
  /// - Parameter picture: Retained by the caller: reference counting would take a tenth of the
  ///   time.
  @inline(__always)
  func write(
    to state: inout LayerState, on device: Size, clipTravels: Bool,
    picture: Unmanaged<PictureMotion>?
  ) {
    let size = Size(width: max(0, frame.c), height: max(0, frame.d))
    state.frame = Rect(x: frame.a, y: frame.b, width: size.width, height: size.height)
    let edges =
      clipTravels
      ? Vector4(
        frame.b + clip.a, frame.a + frame.c - clip.b, frame.b + frame.d - clip.c, frame.a + clip.d)
      : clip
    let left = min(max(edges.d, 0), device.width)
    let top = min(max(edges.a, 0), device.height)
    let right = min(edges.b, device.width)
    let bottom = min(edges.c, device.height)
    state.clip = Rect(
      x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    state.clipCorners =
      clipCorners == .zero
      ? .zero
      : CornerRadii(bounded: clipCorners).cut(
        by: Edges(
          top: top - edges.a, right: edges.b - right, bottom: edges.c - bottom,
          left: left - edges.d)
      ).fitted(to: state.clip.size)
    state.opacity = min(max(weights.a, 0), 1)
    state.corners = CornerRadii(bounded: corners).fitted(to: size)
    state.background = RGBA(premultiplied: background)
    let border = Edges(
      top: max(0, border.a), right: max(0, border.b), bottom: max(0, border.c),
      left: max(0, border.d))
    state.border = border
    state.borderColor = RGBA(premultiplied: borderColor)
    state.gradientMix = min(max(weights.b, 0), 1)
    let whole = Rect(origin: .zero, size: size)
    var (box, drawn) = (whole, whole)
    if let picture = unsafe picture {
      (box, drawn) = unsafe picture._withUnsafeGuaranteedRef {
        $0.content(in: whole.inset(by: border), at: weights.c)
      }
    }
    if content != .zero {
      drawn = Rect(
        x: drawn.x + content.a, y: drawn.y + content.b, width: max(0, drawn.width + content.c),
        height: max(0, drawn.height + content.d))
    }
    state.content = drawn
    state.contentBox = box
  }
}

extension CornerRadii {
  /// Returns the corner radii of a box after its sides have moved inwards: each radius shrinks by
  /// the larger inset of its two sides, to no less than 0.
  func cut(by edges: Edges) -> CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeft - max(edges.top, edges.left)),
      topRight: max(0, topRight - max(edges.top, edges.right)),
      bottomRight: max(0, bottomRight - max(edges.bottom, edges.right)),
      bottomLeft: max(0, bottomLeft - max(edges.bottom, edges.left)))
  }

  /// Creates radii from numbers; negative ones become 0.
  @inline(__always)
  fileprivate init(bounded quad: Vector4) {
    self.init(
      topLeft: max(0, quad.a), topRight: max(0, quad.b), bottomRight: max(0, quad.c),
      bottomLeft: max(0, quad.d))
  }
}

extension RGBA {
  /// Creates a colour from components that are premultiplied by alpha (CSS Color 4, § 12.3).
  @inline(__always)
  init(premultiplied quad: Vector4) {
    let alpha = min(max(quad.d, 0), 1)
    guard quad.d != 1 else {
      func bounded(_ number: Double) -> Double { min(max(number, 0), 1) }
      self.init(red: bounded(quad.a), green: bounded(quad.b), blue: bounded(quad.c), alpha: 1)
      return
    }
    // The inverse of a smaller alpha would be infinite.
    guard alpha >= .leastNormalMagnitude else {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    let scale = 1 / quad.d
    func component(_ number: Double) -> Double { min(max(number * scale, 0), 1) }
    self.init(
      red: component(quad.a), green: component(quad.b), blue: component(quad.c), alpha: alpha)
  }

  var premultiplied: Vector4 { Vector4(red * alpha, green * alpha, blue * alpha, alpha) }
}

extension Rect {
  var quad: Vector4 { Vector4(x, y, width, height) }
}

extension CornerRadii {
  var quad: Vector4 { Vector4(topLeft, topRight, bottomRight, bottomLeft) }
}

extension Edges {
  var quad: Vector4 { Vector4(top, right, bottom, left) }
}
