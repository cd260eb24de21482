import Segue

/// The maximum speed of each channel of a layer, per unit of progress. It is derived only from the
/// two ends: the distance between them times the steepest window, and π/(2√2) times longer on an
/// arc.
struct SpeedLimit {
  var frame = 0.0
  var clip = 0.0
  var clipCorners = 0.0
  var opacity = 0.0
  var corners = 0.0
  var background = 0.0
  var border = 0.0
  var borderColor = 0.0
  var mix = 0.0
  var content = 0.0

  init() {}

  /// Derives the limits from the two ends of a layer.
  ///
  /// - Parameters:
  ///   - steepness: 1 ÷ the length of the shortest window.
  ///   - clipWay: The longest distance of an edge of the clip, in the coordinates in which it moves
  ///     linearly.
  init(
    from a: LayerState, to b: LayerState, isArc: Bool, steepness: Double, clipWay: Double
  ) {
    let corners = [
      (a.frame.x - b.frame.x, a.frame.y - b.frame.y),
      (a.frame.maxX - b.frame.maxX, a.frame.y - b.frame.y),
      (a.frame.x - b.frame.x, a.frame.maxY - b.frame.maxY),
      (a.frame.maxX - b.frame.maxX, a.frame.maxY - b.frame.maxY),
    ]
    // Half the sweep is the angle of the shorter side, at most 45°: an arc is a / sin a times as
    // long as its chord, which at 45° is (π/4) · √2. A straight path moves along each axis
    // separately.
    var way = 0.0
    for (x, y) in corners {
      way = max(way, isArc ? (x * x + y * y).squareRoot() * 1.1108 : max(abs(x), abs(y)))
    }
    frame = way * steepness
    // A picture that fills the frame moves with it.
    content = 2 * frame
    clip = frame + clipWay * steepness
    clipCorners = 3 * most(a.clipCorners.clockwise, b.clipCorners.clockwise) * steepness + 2 * clip
    opacity = abs(a.opacity - b.opacity) * steepness
    // Radii that do not fit shrink by side ÷ sum, and each of the three may change.
    self.corners = 3 * most(a.corners.clockwise, b.corners.clockwise) * steepness + 2 * frame
    // Beyond an end the alpha is clamped, and the components with it.
    background = 2 * most(a.background.products, b.background.products) * steepness
    borderColor = 2 * most(a.borderColor.products, b.borderColor.products) * steepness
    border = most(a.border.numbers, b.border.numbers) * steepness
    mix = abs(a.gradientMix - b.gradientMix) * steepness
  }

  /// Returns a description of the first channel that moves further between two moments than its
  /// limit allows, or nil if there is none.
  func broken(from a: LayerState, to b: LayerState, over step: Double) -> String? {
    func far(_ limit: Double, _ x: Double, _ y: Double) -> Bool {
      abs(x - y) > limit * step * (1 + 1e-9) + 1e-9
    }
    func far(_ limit: Double, _ x: Rect, _ y: Rect) -> Bool {
      far(limit, x.x, y.x) || far(limit, x.y, y.y) || far(limit, x.maxX, y.maxX)
        || far(limit, x.maxY, y.maxY)
    }
    func far(_ limit: Double, _ x: CornerRadii, _ y: CornerRadii) -> Bool {
      far(limit, x.topLeft, y.topLeft) || far(limit, x.topRight, y.topRight)
        || far(limit, x.bottomRight, y.bottomRight) || far(limit, x.bottomLeft, y.bottomLeft)
    }
    func far(_ limit: Double, _ x: RGBA, _ y: RGBA) -> Bool {
      far(limit, x.red * x.alpha, y.red * y.alpha)
        || far(limit, x.green * x.alpha, y.green * y.alpha)
        || far(limit, x.blue * x.alpha, y.blue * y.alpha) || far(limit, x.alpha, y.alpha)
    }
    if far(frame, a.frame, b.frame) { return "frame \(a.frame) \(b.frame)" }
    if far(content, a.content, b.content) { return "content \(a.content) \(b.content)" }
    if far(opacity, a.opacity, b.opacity) { return "opacity \(a.opacity) \(b.opacity)" }
    if far(corners, a.corners, b.corners) { return "corners \(a.corners) \(b.corners)" }
    if far(background, a.background, b.background) {
      return "background \(a.background) \(b.background)"
    }
    if far(border, a.border.top, b.border.top) || far(border, a.border.right, b.border.right)
      || far(border, a.border.bottom, b.border.bottom) || far(border, a.border.left, b.border.left)
    {
      return "border \(a.border) \(b.border)"
    }
    if far(borderColor, a.borderColor, b.borderColor) {
      return "border colour \(a.borderColor) \(b.borderColor)"
    }
    if far(mix, a.gradientMix, b.gradientMix) {
      return "gradients \(a.gradientMix) \(b.gradientMix)"
    }
    // An empty clip has no position.
    guard a.clip.width > 0, a.clip.height > 0, b.clip.width > 0, b.clip.height > 0 else {
      return nil
    }
    if far(clip, a.clip, b.clip) { return "clip \(a.clip) \(b.clip)" }
    if far(clipCorners, a.clipCorners, b.clipCorners) {
      return "the clip's corners \(a.clipCorners) \(b.clipCorners)"
    }
    return nil
  }
}

extension LayerState {
  /// A description of a value that no renderer can draw, or nil if the state is valid.
  var nonsense: String? {
    let sum =
      frame.sum + clip.sum + content.sum + corners.sum + clipCorners.sum + background.sum
      + borderColor.sum + border.top + border.right + border.bottom + border.left + opacity
      + gradientMix
    if !sum.isFinite { return "a number is not finite: \(self)" }
    if frame.width < 0 || frame.height < 0 || clip.width < 0 || clip.height < 0
      || content.width < 0 || content.height < 0
    {
      return "a side is negative: \(self)"
    }
    if border.top < 0 || border.right < 0 || border.bottom < 0 || border.left < 0 {
      return "a border is negative: \(self)"
    }
    func isShare(_ number: Double) -> Bool { number >= 0 && number <= 1 }
    func isColour(_ colour: RGBA) -> Bool {
      isShare(colour.red) && isShare(colour.green) && isShare(colour.blue) && isShare(colour.alpha)
    }
    if !isShare(opacity) || !isShare(gradientMix) { return "no share: \(self)" }
    if !isColour(background) || !isColour(borderColor) { return "no colour: \(self)" }
    if !corners.fit(frame.size) { return "the radii do not fit: \(self)" }
    if !clipCorners.fit(clip.size) { return "the clip's radii do not fit: \(self)" }
    return nil
  }
}

extension ShadowState {
  /// A description of the shadow if no renderer can draw it, or nil if it is valid.
  var nonsense: String? {
    let sum = offsetX + offsetY + blurRadius + spreadRadius + color.sum
    let shares = [color.red, color.green, color.blue, color.alpha]
    return sum.isFinite && blurRadius >= 0 && shares.allSatisfy { $0 >= 0 && $0 <= 1 }
      ? nil : "\(self)"
  }

  /// Returns whether another moment of the shadow is within the distance that `step` of progress
  /// allows.
  func isNear(
    _ other: ShadowState, _ a: ShadowState, _ b: ShadowState, over step: Double
  ) -> Bool {
    func near(_ x: Double, _ y: Double, _ way: Double) -> Bool {
      abs(x - y) <= abs(way) * step * (1 + 1e-9) + 1e-9
    }
    let tint = 2 * most(a.color.products, b.color.products)
    return near(offsetX, other.offsetX, a.offsetX - b.offsetX)
      && near(offsetY, other.offsetY, a.offsetY - b.offsetY)
      && near(blurRadius, other.blurRadius, a.blurRadius - b.blurRadius)
      && near(spreadRadius, other.spreadRadius, a.spreadRadius - b.spreadRadius)
      && zip(color.products, other.color.products).allSatisfy { near($0, $1, tint) }
  }
}

/// Returns the largest distance that an edge moves.
func furthestEdge(_ a: Rect, _ b: Rect) -> Double {
  max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
}

private func most(_ a: [Double], _ b: [Double]) -> Double {
  var most = 0.0
  for index in a.indices { most = max(most, abs(a[index] - b[index])) }
  return most
}

extension Rect {
  fileprivate var sum: Double { x + y + width + height }
}

extension Edges {
  fileprivate var numbers: [Double] { [top, right, bottom, left] }
}

extension RGBA {
  fileprivate var sum: Double { red + green + blue + alpha }
  /// The components premultiplied by alpha, as they are displayed.
  fileprivate var products: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }
}

extension CornerRadii {
  fileprivate var sum: Double { topLeft + topRight + bottomRight + bottomLeft }

  /// Returns whether no radius is negative and no two radii overlap (CSS Backgrounds 3 §4.5).
  fileprivate func fit(_ size: Size) -> Bool {
    let slack = 1e-9 * (1 + size.width + size.height)
    return topLeft >= 0 && topRight >= 0 && bottomRight >= 0 && bottomLeft >= 0
      && topLeft + topRight <= size.width + slack && bottomLeft + bottomRight <= size.width + slack
      && topLeft + bottomLeft <= size.height + slack
      && topRight + bottomRight <= size.height + slack
  }
}
