/// The geometry and appearance of a layer at one end of its flight.
package struct FlightPlace {
  package var frame: Rect
  /// The area left visible by clipping ancestors and the screen, in device coordinates.
  package var clip: Rect
  package var clipCorners: CornerRadii
  package var opacity: Double
  package var corners: CornerRadii
  package var background: RGBA
  package var border: Edges
  package var borderColor: RGBA

  package init(
    frame: Rect, clip: Rect, clipCorners: CornerRadii, opacity: Double, corners: CornerRadii,
    background: RGBA, border: Edges, borderColor: RGBA
  ) {
    self.frame = frame
    self.clip = clip
    self.clipCorners = clipCorners
    self.opacity = opacity
    self.corners = corners
    self.background = background
    self.border = border
    self.borderColor = borderColor
  }
}

extension FlightPlace {
  func state(
    on device: Size, gradientMix: Double, content: (box: Rect, drawn: Rect)
  ) -> LayerState {
    let seen = clip.intersection(Rect(origin: .zero, size: device))
    // Where the device cuts the clip, the visible area does not have the clip's corners.
    let corner = clipCorners.cut(
      by: Edges(
        top: seen.y - clip.y, right: clip.maxX - seen.maxX, bottom: clip.maxY - seen.maxY,
        left: seen.x - clip.x)
    ).fitted(to: seen.size)
    return LayerState(
      frame: frame, clip: seen, clipCorners: corner, opacity: opacity,
      corners: corners, background: background, border: border, borderColor: borderColor,
      gradientMix: gradientMix, content: content.drawn, contentBox: content.box)
  }

  func channels(clipTravels: Bool, on device: Size) -> LayerChannels {
    let edges = clipTravels ? insets(on: device) : Vector4(clip.y, clip.maxX, clip.maxY, clip.x)
    return LayerChannels(
      frame: frame.quad, content: .zero, corners: corners.quad,
      background: background.premultiplied, border: border.quad,
      borderColor: borderColor.premultiplied, clip: edges, clipCorners: clipCorners.quad,
      weights: Vector4(opacity, 0, 0, 0))
  }

  /// Returns how far the clip's edges are inside the frame's; negative where they are outside.
  ///
  /// A straight cut by the device's edge is not included: it stays in place while the frame moves.
  private func insets(on device: Size) -> Vector4 {
    let radii = clipCorners
    func inset(_ amount: Double, reachesEdge: Bool, first: Double, second: Double) -> Double {
      reachesEdge && first == 0 && second == 0 ? min(amount, 0) : amount
    }
    return Vector4(
      inset(
        clip.y - frame.y, reachesEdge: clip.y <= 0, first: radii.topLeft, second: radii.topRight),
      inset(
        frame.maxX - clip.maxX, reachesEdge: clip.maxX >= device.width, first: radii.topRight,
        second: radii.bottomRight),
      inset(
        frame.maxY - clip.maxY, reachesEdge: clip.maxY >= device.height, first: radii.bottomLeft,
        second: radii.bottomRight),
      inset(
        clip.x - frame.x, reachesEdge: clip.x <= 0, first: radii.topLeft, second: radii.bottomLeft))
  }
}
