/// How a layer hangs on something that flies: its frame is a linear function of that frame.
///
/// So it keeps its place on an arc, in a window and in an overshoot, whatever the other one does.
package struct Attachment: Hashable, Sendable {
  /// The left edge is `x + x share · width + x offset` of the carrier, the upper edge likewise:
  /// x share, x offset, y share, y offset.
  let origin: Quad
  /// The width is `width share · width + width offset` of the carrier, the height likewise:
  /// width share, width offset, height share, height offset.
  let size: Quad

  init(origin: Quad, size: Quad) {
    self.origin = origin
    self.size = size
  }

  @inline(__always)
  func frame(on carrier: Quad) -> Quad {
    Quad(
      carrier.a + carrier.c * origin.a + origin.b, carrier.b + carrier.d * origin.c + origin.d,
      carrier.c * size.a + size.b, carrier.d * size.c + size.d)
  }

  func frame(on carrier: Rect) -> Rect {
    let quad = frame(on: carrier.quad)
    return Rect(x: quad.a, y: quad.b, width: max(0, quad.c), height: max(0, quad.d))
  }
}

/// An attachment at both ends of a way; in between its numbers go straight from the one to the other.
package struct AttachmentMotion: Hashable, Sendable {
  let carrier: RectPath
  let from: Attachment
  let to: Attachment

  init(to carrier: RectPath, from: Attachment, to: Attachment) {
    self.carrier = carrier
    self.from = from
    self.to = to
  }

  @inline(__always)
  private func attachment(at p: Double) -> Attachment {
    Attachment(
      origin: from.origin + (to.origin - from.origin) * p,
      size: from.size + (to.size - from.size) * p)
  }

  /// x, y, width and height, the sides not bounded.
  @inline(__always)
  func quad(at p: Double) -> Quad { attachment(at: p).frame(on: carrier.quad(at: p)) }

  /// How fast each number of `quad` changes, for a whole unit of progress.
  func derivative(at p: Double) -> Quad {
    let (now, rect, speed) = (attachment(at: p), carrier.quad(at: p), carrier.derivative(at: p))
    let moved = now.frame(on: speed) - Quad(now.origin.b, now.origin.d, now.size.b, now.size.d)
    let change = Attachment(origin: to.origin - from.origin, size: to.size - from.size)
    return moved
      + Quad(
        rect.c * change.origin.a + change.origin.b, rect.d * change.origin.c + change.origin.d,
        rect.c * change.size.a + change.size.b, rect.d * change.size.c + change.size.d)
  }

  /// What no side and no edge exceeds in speed, for a whole unit of progress near the two ends.
  var greatestSpeed: Double {
    [-0.05, 0, 0.05, 0.95, 1, 1.05].reduce(0) { max($0, derivative(at: $1).greatestOfBox) }
  }
}

extension Attachment {
  /// It fills the carrier.
  static let filling = Attachment(origin: .zero, size: Quad(1, 0, 1, 0))

  /// In its own size, at the distances that it has from the nearest sides of the carrier. A box that
  /// spans the carrier along an axis goes on spanning it, if it may stretch.
  ///
  /// In the middle between two sides it stays in the middle.
  init(of frame: Rect, nearestSidesOf carrier: Rect, stretches: Bool) {
    func axis(
      _ start: Double, _ length: Double, _ side: Double, _ whole: Double
    ) -> (share: Double, offset: Double, sizeShare: Double, sizeOffset: Double) {
      let (before, after) = (start - side, side + whole - start - length)
      if stretches, before < 0.5, after < 0.5 { return (0, before, 1, length - whole) }
      if abs(before - after) < 0.5 { return (0.5, before - whole / 2, 0, length) }
      return before < after ? (0, before, 0, length) : (1, before - whole, 0, length)
    }
    let x = axis(frame.x, frame.width, carrier.x, carrier.width)
    let y = axis(frame.y, frame.height, carrier.y, carrier.height)
    self.init(
      origin: Quad(x.share, x.offset, y.share, y.offset),
      size: Quad(x.sizeShare, x.sizeOffset, y.sizeShare, y.sizeOffset))
  }

  /// The place in the carrier that a frame has there, as large a part of it.
  init(carrying frame: Rect, in carrier: Rect) {
    func share(_ length: Double, _ whole: Double) -> (share: Double, offset: Double) {
      whole > 0 ? (length / whole, 0) : (0, length)
    }
    let (x, width) = (share(frame.x - carrier.x, carrier.width), share(frame.width, carrier.width))
    let (y, height) = (
      share(frame.y - carrier.y, carrier.height), share(frame.height, carrier.height)
    )
    self.init(
      origin: Quad(x.share, x.offset, y.share, y.offset),
      size: Quad(width.share, width.offset, height.share, height.offset))
  }

  /// A size of its own, at a point of the carrier: shares of its sides, and as much of its own size
  /// before that point.
  init(of size: Size, at point: Point, anchor: Point) {
    self.init(
      origin: Quad(point.x, -size.width * anchor.x, point.y, -size.height * anchor.y),
      size: Quad(0, size.width, 0, size.height))
  }
}
