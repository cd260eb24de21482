/// A screen at one end of a flight.
struct FlightEnd {
  let layout: ScreenLayout
  /// From the viewport's top left corner, after scrolling, one a component.
  private let frames: [Rect]

  /// Constant time where nothing is scrolled, else linear in the components.
  init(_ layout: ScreenLayout, scrolledBy offsets: ScrollOffsets) {
    self.layout = layout
    frames = layout.frames(scrolledBy: offsets)
  }

  var screen: Screen { _read { yield layout.screen } }

  /// A component's frame on device pixels.
  func frame(of component: Int) -> Rect {
    let origin = layout.viewport.frame.origin
    return frames[component].offset(x: origin.x, y: origin.y)
      .rounded(toPixelsOf: layout.device.scale)
  }

  /// What the bars of the screen leave of the device.
  var stage: Stage {
    let bars = layout.viewport.bars
    let frame = layout.viewport.frame
    return Stage(
      top: bars.top > 0 ? frame.y + bars.top : 0,
      bottom: bars.bottom > 0 ? frame.maxY - bars.bottom : layout.device.size.height)
  }

  /// Where a component is and how it looks. Linear in its depth.
  ///
  /// The opacity is the product of its own and its ancestors'. Of rounded ancestors that clip, a corner
  /// counts where it is a corner of all that they leave visible; where the component fills it, the
  /// component itself appears as round as that.
  func place(of component: Int) -> FlightPlace {
    let frame = frame(of: component)
    let screen = layout.screen
    let paint = screen.paintStyle(of: component)
    var clip = RoundedRect(rect: layout.viewport.frame, corners: .zero)
    var corners = paint.borderRadius.fitted(to: frame.size)
    var opacity = paint.opacity
    var current = component
    while let parent = screen.components[current].parent {
      current = parent
      opacity *= screen.paintStyles[screen.components[current].paintStyle].opacity
      if screen.layoutStyles[screen.components[current].layoutStyle].overflow != .visible {
        let box = paddingBox(of: current)
        clip = clip.intersection(box)
        corners = corners.cut(frame, by: box)
      }
    }
    return FlightPlace(
      frame: frame, clip: clip.rect, clipCorners: clip.corners, opacity: opacity, corners: corners,
      background: paint.backgroundColor, border: layout.border(of: component),
      borderColor: paint.borderColor, content: Rect(origin: .zero, size: frame.size))
  }

  /// The shadows of a component's box, the first on top.
  func shadows(of component: Int) -> [ShadowState] {
    let shadows = screen.paintStyles[screen.components[component].paintStyle].boxShadow
    guard !shadows.isEmpty else { return [] }
    let color = screen.textStyles[screen.components[component].textStyle].color
    return shadows.map { ShadowState($0, textColor: color) }
  }

  /// The box inside of a component's border, on device pixels, with the radii of its corners
  /// (CSS Backgrounds 3 §4.2).
  private func paddingBox(of component: Int) -> RoundedRect {
    let frame = frame(of: component)
    let border = layout.border(of: component)
    let outer = screen.paintStyle(of: component).borderRadius.fitted(to: frame.size)
    let radii = CornerRadii(
      topLeft: max(0, outer.topLeft - max(border.top, border.left)),
      topRight: max(0, outer.topRight - max(border.top, border.right)),
      bottomRight: max(0, outer.bottomRight - max(border.bottom, border.right)),
      bottomLeft: max(0, outer.bottomLeft - max(border.bottom, border.left)))
    return RoundedRect(
      rect: frame.inset(by: border).rounded(toPixelsOf: layout.device.scale), corners: radii)
  }
}

/// A rectangle with rounded corners.
private struct RoundedRect {
  let rect: Rect
  let corners: CornerRadii

  /// What both leave: of each corner the larger radius among those whose corner it is.
  func intersection(_ other: RoundedRect) -> RoundedRect {
    let both = rect.intersection(other.rect)
    let (mine, others) = (corners(at: both), other.corners(at: both))
    return RoundedRect(
      rect: both,
      corners: CornerRadii(
        topLeft: max(mine.topLeft, others.topLeft), topRight: max(mine.topRight, others.topRight),
        bottomRight: max(mine.bottomRight, others.bottomRight),
        bottomLeft: max(mine.bottomLeft, others.bottomLeft)
      ).fitted(to: both.size))
  }

  /// The radii of the corners that are corners of another rectangle too, and 0 for the rest.
  func corners(at box: Rect) -> CornerRadii {
    guard corners != .zero else { return .zero }
    let tolerance = 0.5
    let left = abs(box.x - rect.x) < tolerance
    let right = abs(box.maxX - rect.maxX) < tolerance
    let top = abs(box.y - rect.y) < tolerance
    let bottom = abs(box.maxY - rect.maxY) < tolerance
    return CornerRadii(
      topLeft: left && top ? corners.topLeft : 0, topRight: right && top ? corners.topRight : 0,
      bottomRight: right && bottom ? corners.bottomRight : 0,
      bottomLeft: left && bottom ? corners.bottomLeft : 0)
  }
}

extension CornerRadii {
  /// The radii with which a frame appears that lies in the rounded corners of a box that clips it: a
  /// picture that fills a rounded card is as round as the card.
  fileprivate func cut(_ frame: Rect, by box: RoundedRect) -> CornerRadii {
    let radii = box.corners(at: frame)
    guard radii != .zero else { return self }
    return CornerRadii(
      topLeft: max(topLeft, radii.topLeft), topRight: max(topRight, radii.topRight),
      bottomRight: max(bottomRight, radii.bottomRight),
      bottomLeft: max(bottomLeft, radii.bottomLeft)
    ).fitted(to: frame.size)
  }
}
