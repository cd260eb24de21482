/// A component as it is seen on the device when a flight begins or ends.
struct Endpoint {
  let component: Int
  /// In device coordinates after scrolling, on device pixels.
  let frame: Rect
  /// What its ancestors that clip, and the device, leave of the screen. In device coordinates.
  let clip: Rect
  /// The product of its own opacity and its ancestors'.
  let opacity: Double
  let corners: CornerRadii
  let background: RGBA
}

/// A screen at one end of a flight.
struct FlightEnd {
  let layout: ScreenLayout
  /// Device coordinates, after scrolling, one a component.
  private let frames: [Rect]

  init(_ layout: ScreenLayout, scrolledBy offsets: ScrollOffsets) {
    self.layout = layout
    let origin = layout.viewport.frame.origin
    frames = layout.frames(scrolledBy: offsets).map { $0.offset(x: origin.x, y: origin.y) }
  }

  var screen: Screen { layout.screen }

  /// A component's frame on device pixels.
  func frame(of component: Int) -> Rect {
    frames[component].rounded(toPixelsOf: layout.device.scale)
  }

  func endpoint(_ component: Int) -> Endpoint {
    let frame = frame(of: component)
    var clip = layout.viewport.frame
    var opacity = 1.0
    var corners = screen.paintStyle(of: component).borderRadius.fitted(to: frame.size)
    var current = component
    while true {
      opacity *= screen.paintStyle(of: current).opacity
      guard let parent = screen.components[current].parent else { break }
      current = parent
      if screen.layoutStyle(of: current).overflow != .visible {
        let (box, radii) = paddingBox(of: current)
        clip = clip.intersection(box)
        corners = corners.cut(frame, by: box, radii)
      }
    }
    return Endpoint(
      component: component, frame: frame, clip: clip, opacity: opacity, corners: corners,
      background: screen.paintStyle(of: component).backgroundColor)
  }

  /// The box inside of a component's border, on device pixels, with the radii of its corners
  /// (CSS Backgrounds 3 §4.2).
  private func paddingBox(of component: Int) -> (box: Rect, radii: CornerRadii) {
    let frame = frame(of: component)
    let border = layout.border(of: component)
    let outer = screen.paintStyle(of: component).borderRadius.fitted(to: frame.size)
    let radii = CornerRadii(
      topLeft: max(0, outer.topLeft - max(border.top, border.left)),
      topRight: max(0, outer.topRight - max(border.top, border.right)),
      bottomRight: max(0, outer.bottomRight - max(border.bottom, border.right)),
      bottomLeft: max(0, outer.bottomLeft - max(border.bottom, border.left)))
    return (frame.inset(by: border).rounded(toPixelsOf: layout.device.scale), radii)
  }
}

extension CornerRadii {
  /// The radii with which a frame appears that lies in the rounded corners of a box that clips it: a
  /// picture that fills a rounded card is as round as the card.
  fileprivate func cut(_ frame: Rect, by box: Rect, _ radii: CornerRadii) -> CornerRadii {
    let tolerance = 0.5
    let left = abs(frame.x - box.x) < tolerance
    let right = abs(frame.maxX - box.maxX) < tolerance
    let top = abs(frame.y - box.y) < tolerance
    let bottom = abs(frame.maxY - box.maxY) < tolerance
    return CornerRadii(
      topLeft: left && top ? max(topLeft, radii.topLeft) : topLeft,
      topRight: right && top ? max(topRight, radii.topRight) : topRight,
      bottomRight: right && bottom ? max(bottomRight, radii.bottomRight) : bottomRight,
      bottomLeft: left && bottom ? max(bottomLeft, radii.bottomLeft) : bottomLeft
    ).fitted(to: frame.size)
  }
}
