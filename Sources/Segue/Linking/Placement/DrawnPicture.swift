extension ScreenLayout {
  /// The box inside of a component's border and padding, relative to its frame, for a frame of any
  /// size: percentages of padding are those of the layout. Lengths are cut as layout cuts them, and the root's padding has the safe area added.
  func contentBox(of component: Int, in size: Size) -> Rect {
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

  /// What lies between a component's border, in whole device pixels, and the box of its picture.
  func picturePadding(of component: Int) -> Edges {
    // A box that is larger than any padding.
    let whole = Size(width: 1_048_576, height: 1_048_576)
    let (box, border) = (contentBox(of: component, in: whole), border(of: component))
    return Edges(
      top: box.y - border.top, right: whole.width - box.maxX - border.right,
      bottom: whole.height - box.maxY - border.bottom, left: box.x - border.left)
  }

  /// A length without keywords as layout resolves it: in the device's pixels.
  private func plain(_ length: Length, of base: Double) -> Double {
    PackedLength(length, scale: device.scale).plain(base * device.scale) / device.scale
  }

  /// As layout adds it to the root's padding.
  private var safeArea: Edges {
    let insets = viewport.safeArea
    func points(_ inset: Double) -> Double { max(0, snapped(inset * device.scale)) / device.scale }
    return Edges(
      top: points(insets.top), right: points(insets.right), bottom: points(insets.bottom),
      left: points(insets.left))
  }

  /// The width that percentages of a component's padding refer to (CSS 2 §8.4).
  private func containingWidth(of component: Int) -> Double {
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

/// Where a picture is drawn in its content box (CSS Images 3 §5.5 and §5.6).
///
/// The rectangle may be larger than the box, which clips it. A picture of unknown size fills it.
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

/// The same of a picture whose size is known.
///
/// - Parameters:
///   - ratios: The box's sides, as parts of the picture's.
///   - shares: What of the room left over lies to the left and above.
///   - offset: What is added to that.
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
  // The side that decides the scale is the box's own, not a product that may miss it by a rounding.
  let size = Size(
    width: scale == ratios.width ? box.width : natural.width * scale,
    height: scale == ratios.height ? box.height : natural.height * scale)
  return Rect(
    x: box.x + (shares.x * (box.width - size.width) + offset.x),
    y: box.y + (shares.y * (box.height - size.height) + offset.y),
    width: size.width, height: size.height)
}
