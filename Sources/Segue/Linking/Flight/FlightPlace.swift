/// Where a layer is at one end of its flight, and how it looks there.
package struct FlightPlace {
  package var frame: Rect
  /// What its ancestors that clip, and the screen, leave of the device. In device coordinates.
  package var clip: Rect
  package var clipCorners: CornerRadii
  package var opacity: Double
  package var corners: CornerRadii
  package var background: RGBA
  package var border: Edges
  package var borderColor: RGBA
  /// What is drawn, relative to the frame.
  package var content: Rect

  package init(
    frame: Rect, clip: Rect, clipCorners: CornerRadii, opacity: Double, corners: CornerRadii,
    background: RGBA, border: Edges, borderColor: RGBA, content: Rect
  ) {
    self.frame = frame
    self.clip = clip
    self.clipCorners = clipCorners
    self.opacity = opacity
    self.corners = corners
    self.background = background
    self.border = border
    self.borderColor = borderColor
    self.content = content
  }
}

/// What bounds all layers of a flight above and below: the device, or what the bars leave of it.
package struct Stage: Hashable, Sendable {
  let top: Double
  let bottom: Double

  package init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}

extension FlightPlace {
  func state(on device: Size, _ stage: Stage, gradientMix: Double) -> LayerState {
    let visible = Rect(
      x: 0, y: stage.top, width: device.width, height: max(0, stage.bottom - stage.top))
    let seen = clip.intersection(visible)
    // Where the device or a bar cuts the clip, its corners are not those of what is seen.
    let corner = clipCorners.cut(
      by: Edges(
        top: seen.y - clip.y, right: clip.maxX - seen.maxX, bottom: clip.maxY - seen.maxY,
        left: seen.x - clip.x)
    ).fitted(to: seen.size)
    return LayerState(
      frame: frame, clip: seen, clipCorners: corner, opacity: opacity,
      corners: corners, background: background, border: border, borderColor: borderColor,
      gradientMix: gradientMix, content: content)
  }

  func channels(clipTravels: Bool, on device: Size, _ stage: Stage) -> LayerChannels {
    let edges =
      clipTravels
      ? insets(on: device, stage) : Quad(clip.y, clip.maxX, clip.maxY, clip.x)
    return LayerChannels(
      frame: frame.quad, content: content.quad, corners: corners.quad,
      background: background.premultiplied, border: border.quad,
      borderColor: borderColor.premultiplied, clip: edges, clipCorners: clipCorners.quad,
      rest: Quad(opacity, 0, stage.top, stage.bottom))
  }

  /// What the clip cuts off the frame on each side; negative where it lies outside. What the device's
  /// edge or a bar cuts off straight is not among it: those stay where they are while the frame moves.
  private func insets(on device: Size, _ stage: Stage) -> Quad {
    let radii = clipCorners
    func inset(_ amount: Double, reachesEdge: Bool, _ first: Double, _ second: Double) -> Double {
      reachesEdge && first == 0 && second == 0 ? min(amount, 0) : amount
    }
    return Quad(
      inset(
        clip.y - frame.y, reachesEdge: clip.y <= stage.top, radii.topLeft, radii.topRight),
      inset(
        frame.maxX - clip.maxX, reachesEdge: clip.maxX >= device.width, radii.topRight,
        radii.bottomRight),
      inset(
        frame.maxY - clip.maxY, reachesEdge: clip.maxY >= stage.bottom, radii.bottomLeft,
        radii.bottomRight),
      inset(clip.x - frame.x, reachesEdge: clip.x <= 0, radii.topLeft, radii.bottomLeft))
  }
}
