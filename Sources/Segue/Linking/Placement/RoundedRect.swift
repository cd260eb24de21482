/// A rectangle with rounded corners.
struct RoundedRect {
  let rect: Rect
  let corners: CornerRadii

  /// Returns the intersection of two rounded rectangles. Each corner takes the larger radius of
  /// those whose corner it is.
  func intersection(_ other: RoundedRect) -> RoundedRect {
    let both = rect.intersection(other.rect)
    return RoundedRect(
      rect: both, corners: corners(at: both).largest(other.corners(at: both)).fitted(to: both.size))
  }

  /// Returns the radii of the corners that may cut off another rectangle, and 0 for the others.
  func cornersReached(by frame: Rect) -> CornerRadii {
    guard corners != .zero else { return .zero }
    func reached(_ radius: Double, x: Double, y: Double) -> Double {
      let corner = Rect(x: x, y: y, width: radius, height: radius)
      return corner.intersection(frame).area > 0 ? radius : 0
    }
    let (left, right) = (rect.x, rect.maxX)
    return CornerRadii(
      topLeft: reached(corners.topLeft, x: left, y: rect.y),
      topRight: reached(corners.topRight, x: right - corners.topRight, y: rect.y),
      bottomRight: reached(
        corners.bottomRight, x: right - corners.bottomRight, y: rect.maxY - corners.bottomRight),
      bottomLeft: reached(corners.bottomLeft, x: left, y: rect.maxY - corners.bottomLeft))
  }

  /// Returns the radii of the corners that coincide with a corner of another rectangle, and 0 for
  /// the others.
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
  /// Returns the radii with which a frame appears in the rounded corners of a box that clips it: a
  /// picture that fills a rounded card is as round as the card.
  func cut(_ frame: Rect, by box: RoundedRect) -> CornerRadii {
    let radii = box.corners(at: frame)
    guard radii != .zero else { return self }
    return largest(radii).fitted(to: frame.size)
  }

  /// Returns the larger radius of each corner.
  func largest(_ other: CornerRadii) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft, other.topLeft), topRight: max(topRight, other.topRight),
      bottomRight: max(bottomRight, other.bottomRight),
      bottomLeft: max(bottomLeft, other.bottomLeft))
  }
}
