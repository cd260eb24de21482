/// How a picture is drawn in its layer throughout a flight: a function of the layer's current
/// frame. A picture that covers its frame at both ends therefore covers it in between, even on an
/// arc and in an overshoot.
///
/// The picture's rectangle is computed as the source screen and as the destination screen would
/// draw it in the frame (CSS Images 3 §5.5 and §5.6), and interpolated between the two.
///
/// A class for the same reason as `FlightMotion`: its numbers are read in place for each frame.
package final class PictureMotion: Equatable, Sendable {
  /// How one of the two screens draws the picture in a box.
  package struct Manner: Hashable, Sendable {
    let fit: PaintStyle.ObjectFit
    let position: ObjectPosition
    /// The distances from the border to the picture's box, in points.
    let padding: Edges
    private let shares: Point
    private let offset: Point

    package init(fit: PaintStyle.ObjectFit, position: ObjectPosition, padding: Edges) {
      self.fit = fit
      self.position = position
      self.padding = padding
      shares = Point(x: position.x.percent / 100, y: position.y.percent / 100)
      offset = Point(x: position.x.points, y: position.y.points)
    }

    @inline(__always)
    fileprivate func drawn(_ natural: Size, in box: Rect, _ ratios: Size) -> Rect {
      drawnPicture(natural, in: box, ratios: ratios, fit: fit, shares: shares, offset: offset)
    }
  }

  /// The size of the picture in its own pixels; nil if unknown, in which case it fills the box.
  package let natural: Size?
  let from: Manner
  let to: Manner
  /// Whether the picture covers the box at both ends, and therefore must cover it in between.
  let covers: Bool
  private let isPadded: Bool
  private let isKnown: Bool
  /// Whether both screens draw the picture in a box in the same way.
  private let isSteady: Bool

  /// - Parameter boxes: The layer's padding box at both ends.
  package convenience init(
    natural: Size?, from: Manner, to: Manner, boxes: (from: Rect, to: Rect)
  ) {
    let ends = [(boxes.from.inset(by: from.padding), from), (boxes.to.inset(by: to.padding), to)]
    let covers = ends.allSatisfy { box, manner in
      drawnPicture(natural, in: box, fit: manner.fit, position: manner.position)
        .inset(by: Edges(top: -1e-6, right: -1e-6, bottom: -1e-6, left: -1e-6)).contains(box)
    }
    self.init(natural: natural, from: from, to: to, covers: covers)
  }

  /// Restores a motion that was serialized.
  init(natural: Size?, from: Manner, to: Manner, covers: Bool) {
    self.natural = natural
    self.from = from
    self.to = to
    self.covers = covers
    isKnown = natural.map { $0.width > 0 && $0.height > 0 } ?? false
    isPadded = from.padding != .zero || to.padding != .zero
    isSteady = from.fit == to.fit && from.position == to.position
  }

  package static func == (a: PictureMotion, b: PictureMotion) -> Bool {
    a === b || a.natural == b.natural && a.from == b.from && a.to == b.to && a.covers == b.covers
  }

  /// Returns the picture's box and the rectangle in which the picture is drawn, which the box
  /// clips; both relative to the layer's frame. Constant time.
  ///
  /// - Parameters:
  ///   - inner: The current padding box, relative to the frame.
  ///   - share: The weight of the destination's way of drawing the picture; clamped to 0…1.
  @inline(__always)
  func content(in inner: Rect, at share: Double) -> (box: Rect, drawn: Rect) {
    let share = min(max(share, 0), 1)
    var box = inner
    if isPadded {
      let (a, b) = (from.padding, to.padding)
      box = inner.inset(
        by: Edges(
          top: interpolate(a.top, b.top, at: share),
          right: interpolate(a.right, b.right, at: share),
          bottom: interpolate(a.bottom, b.bottom, at: share),
          left: interpolate(a.left, b.left, at: share)))
    }
    guard isKnown, let natural else { return (box, box) }
    let ratios = Size(width: box.width / natural.width, height: box.height / natural.height)
    var drawn = from.drawn(natural, in: box, ratios)
    if !isSteady {
      let (start, end) = (drawn.quad, to.drawn(natural, in: box, ratios).quad)
      let quad = share == 1 ? end : start + (end - start) * share
      drawn = Rect(x: quad.a, y: quad.b, width: quad.c, height: quad.d)
    }
    return (box, covers ? drawn.covering(box) : drawn)
  }
}

extension Rect {
  /// Returns this rectangle if it covers a box, otherwise scaled and moved as little as needed to
  /// cover it.
  @inline(__always)
  fileprivate func covering(_ box: Rect) -> Rect {
    if width >= box.width && height >= box.height && x <= box.x && y <= box.y && maxX >= box.maxX
      && maxY >= box.maxY
    {
      return self
    }
    var rect = self
    let scale = max(
      width > 0 ? box.width / width : 1, height > 0 ? box.height / height : 1)
    if scale > 1 {
      let (width, height) = (max(box.width, width * scale), max(box.height, height * scale))
      rect = Rect(
        x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
    rect.x = min(max(rect.x, box.maxX - rect.width), box.x)
    rect.y = min(max(rect.y, box.maxY - rect.height), box.y)
    return rect
  }
}
