/// Where a layer is at one end of its flight, and how it looks there.
struct FlightPlace {
  var frame: Rect
  /// What its ancestors that clip, and the screen, leave of the device. In device coordinates.
  var clip: Rect
  var clipCorners: CornerRadii
  var opacity: Double
  var corners: CornerRadii
  var background: RGBA
  var border: Edges
  var borderColor: RGBA
  /// What is drawn, relative to the frame.
  var content: Rect
}

/// What bounds all layers of a flight above and below: the device, or what the bars leave of it.
struct Stage: Hashable, Sendable {
  let top: Double
  let bottom: Double
}

extension FlightPlace {
  func state(on device: Size, _ stage: Stage, gradientMix: Double) -> LayerState {
    let visible = Rect(
      x: 0, y: stage.top, width: device.width, height: max(0, stage.bottom - stage.top))
    return LayerState(
      frame: frame, clip: clip.intersection(visible), clipCorners: clipCorners, opacity: opacity,
      corners: corners, background: background, border: border, borderColor: borderColor,
      gradientMix: gradientMix, content: content)
  }

  func channels(clipTravels: Bool, _ stage: Stage) -> LayerChannels {
    let edges =
      clipTravels
      ? Quad(
        clip.y - frame.y, frame.maxX - clip.maxX, frame.maxY - clip.maxY, clip.x - frame.x)
      : Quad(clip.y, clip.maxX, clip.maxY, clip.x)
    return LayerChannels(
      frame: frame.quad, content: content.quad, corners: corners.quad,
      background: background.premultiplied, border: border.quad,
      borderColor: borderColor.premultiplied, clip: edges, clipCorners: clipCorners.quad,
      rest: Quad(opacity, 0, stage.top, stage.bottom))
  }
}
