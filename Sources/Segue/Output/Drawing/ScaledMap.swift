/// Scales a part of the plane uniformly to fit a rectangle, and centers it there.
struct ScaledMap {
  private let scale: Double
  private let origin: Point

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - bounds: The part of the plane; its width and height are positive.
  ///   - largest: The maximum scale.
  init(_ bounds: Rect, in room: Rect, atMost largest: Double = .infinity) {
    scale = min(largest, min(room.width / bounds.width, room.height / bounds.height))
    origin = Point(
      x: room.x + (room.width - bounds.width * scale) / 2 - bounds.x * scale,
      y: room.y + (room.height - bounds.height * scale) / 2 - bounds.y * scale)
  }

  func point(_ point: Point) -> Point {
    Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  func rect(_ rect: Rect) -> Rect {
    Rect(
      origin: point(rect.origin),
      size: Size(width: rect.width * scale, height: rect.height * scale))
  }

  func box(_ state: LayerState) -> RoundedBox {
    let radii = state.corners.clockwise.map { $0 * scale }
    return RoundedBox(
      rect(state.frame),
      CornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
  }
}
