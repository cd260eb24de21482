extension ScreenLayout {
  /// Returns the content box of a component, relative to its frame, for a frame of the given size.
  ///
  /// Percentage padding resolves against the containing block that layout used, and lengths are
  /// truncated as in layout. The root's padding includes the safe area.
  func contentBox(of component: ComponentID, in size: Size) -> Rect {
    let padding = screen.layoutStyles[screen.components[component].layoutStyle].padding
    let border = border(of: component)
    var edges = border
    if padding != EdgeLengths(.zero) {
      let base = padding.hasPercent ? containingWidth(of: component) : 0
      func points(_ length: Length) -> Double { max(0, plain(length, of: base)) }
      edges.top += points(padding.top)
      edges.right += points(padding.right)
      edges.bottom += points(padding.bottom)
      edges.left += points(padding.left)
    }
    let box = Rect(origin: .zero, size: size).inset(by: edges)
    return component == 0 ? box.inset(by: safeArea) : box
  }

  /// Returns the distances from a component's border, in whole device pixels, to the box of its
  /// picture.
  func picturePadding(of component: ComponentID) -> Edges {
    // An arbitrary box that is larger than any padding.
    let whole = Size(width: 1_048_576, height: 1_048_576)
    let (box, border) = (contentBox(of: component, in: whole), border(of: component))
    return Edges(
      top: box.y - border.top, right: whole.width - box.maxX - border.right,
      bottom: whole.height - box.maxY - border.bottom, left: box.x - border.left)
  }

  /// Resolves a length without keywords as layout does, truncated to 64ths of a device pixel.
  private func plain(_ length: Length, of base: Double) -> Double {
    PackedLength(length, scale: device.scale).resolved(against: base * device.scale) / device.scale
  }

  /// The safe area insets, truncated as layout adds them to the root's padding.
  private var safeArea: Edges {
    let insets = viewport.safeArea
    func points(_ inset: Double) -> Double {
      max(0, truncatedTo64ths(inset * device.scale)) / device.scale
    }
    return Edges(
      top: points(insets.top), right: points(insets.right), bottom: points(insets.bottom),
      left: points(insets.left))
  }

  /// Returns the width that percentages of a component's padding refer to (CSS 2 §8.4).
  private func containingWidth(of component: ComponentID) -> Double {
    guard let parent = screen.components[component].parent else { return viewport.frame.width }
    let padding = screen.layoutStyles[screen.components[parent].layoutStyle].padding
    let width = tree.frames[parent].width - border(of: parent).horizontal
    guard
      case .relative = screen.layoutStyles[screen.components[component].layoutStyle].position
    else { return max(0, width) }
    let safeArea = parent == 0 ? safeArea.horizontal : 0
    func points(_ length: Length) -> Double { plain(length, of: 0) }
    return max(0, width - points(padding.left) - points(padding.right) - safeArea)
  }
}

extension EdgeLengths {
  fileprivate var hasPercent: Bool {
    func isPercent(_ length: Length) -> Bool { if case .percent = length { true } else { false } }
    return isPercent(top) || isPercent(right) || isPercent(bottom) || isPercent(left)
  }
}

/// Returns the rectangle in which a picture is drawn in its content box (CSS Images 3 §5.5 and
/// §5.6).
///
/// The rectangle may be larger than the box, which clips it. A picture of unknown size fills the
/// box.
func drawnPicture(
  _ natural: Size?, in box: Rect, fit: PaintStyle.ObjectFit, position: ObjectPosition
) -> Rect {
  guard let natural, natural.width > 0, natural.height > 0 else { return box }
  return drawnPicture(
    natural, in: box,
    ratios: Size(width: box.width / natural.width, height: box.height / natural.height), fit: fit,
    shares: Point(x: position.x.percent / 100, y: position.y.percent / 100),
    offset: Point(x: position.x.points, y: position.y.points))
}

/// As above, for a picture of known size.
///
/// - Parameters:
///   - ratios: The box's width and height divided by the picture's.
///   - shares: The fractions of the free space that go to the left of and above the picture.
///   - offset: The translation added afterwards.
@inline(__always)
func drawnPicture(
  _ natural: Size, in box: Rect, ratios: Size, fit: PaintStyle.ObjectFit, shares: Point,
  offset: Point
) -> Rect {
  guard fit != .fill else { return box }
  let scale: Double =
    switch fit {
    case .fill, .none: 1
    case .contain: min(ratios.width, ratios.height)
    case .cover: max(ratios.width, ratios.height)
    case .scaleDown: min(1, ratios.width, ratios.height)
    }
  // The side that determines the scale takes the box's exact length; a product could differ from it
  // by a rounding error.
  let size = Size(
    width: scale == ratios.width ? box.width : natural.width * scale,
    height: scale == ratios.height ? box.height : natural.height * scale)
  return Rect(
    x: box.x + (shares.x * (box.width - size.width) + offset.x),
    y: box.y + (shares.y * (box.height - size.height) + offset.y),
    width: size.width, height: size.height)
}
