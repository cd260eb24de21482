/// The attachment of a layer to a moving carrier: the layer's frame is a linear function of the
/// carrier's frame.
///
/// The layer therefore keeps its position in the carrier on an arc, in a window and in an
/// overshoot.
package struct Attachment: Hashable, Sendable {
  /// The coefficients of the origin: x share, x offset, y share, y offset. The left edge is
  /// `carrier.x + x share · carrier.width + x offset`; the top edge likewise.
  let origin: Vector4
  /// The coefficients of the size: width share, width offset, height share, height offset. The
  /// width is `width share · carrier.width + width offset`; the height likewise.
  let size: Vector4

  init(origin: Vector4, size: Vector4) {
    self.origin = origin
    self.size = size
  }

  @inline(__always)
  func frame(on carrier: Vector4) -> Vector4 {
    Vector4(
      carrier.a + carrier.c * origin.a + origin.b, carrier.b + carrier.d * origin.c + origin.d,
      carrier.c * size.a + size.b, carrier.d * size.c + size.d)
  }

  func frame(on carrier: Rect) -> Rect {
    let quad = frame(on: carrier.quad)
    return Rect(x: quad.a, y: quad.b, width: max(0, quad.c), height: max(0, quad.d))
  }
}

/// An attachment at both ends of a flight; in between, its coefficients are interpolated linearly.
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

  /// Returns x, y, width and height; the width and height may be negative.
  @inline(__always)
  func quad(at p: Double) -> Vector4 { attachment(at: p).frame(on: carrier.quad(at: p)) }

  /// Returns the derivative of each component of `quad` with respect to progress.
  func derivative(at p: Double) -> Vector4 {
    let (now, rect, speed) = (attachment(at: p), carrier.quad(at: p), carrier.derivative(at: p))
    let moved = now.frame(on: speed) - Vector4(now.origin.b, now.origin.d, now.size.b, now.size.d)
    let change = Attachment(origin: to.origin - from.origin, size: to.size - from.size)
    return moved
      + Vector4(
        rect.c * change.origin.a + change.origin.b, rect.d * change.origin.c + change.origin.d,
        rect.c * change.size.a + change.size.b, rect.d * change.size.c + change.size.d)
  }

  /// The greatest speed of any edge or side, per unit of progress, near both ends.
  var greatestSpeed: Double {
    [-0.05, 0, 0.05, 0.95, 1, 1.05].reduce(0) { max($0, derivative(at: $1).greatestOfBox) }
  }
}

extension Attachment {
  /// An attachment that fills the carrier.
  static let filling = Attachment(origin: .zero, size: Vector4(1, 0, 1, 0))

  /// Creates an attachment that keeps the frame's size and its distances to the nearest sides of
  /// the carrier.
  ///
  /// A box that spans the carrier along an axis continues to span it if `stretches`. A box centred
  /// between two sides stays centred.
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
      origin: Vector4(x.share, x.offset, y.share, y.offset),
      size: Vector4(x.sizeShare, x.sizeOffset, y.sizeShare, y.sizeOffset))
  }

  /// Creates an attachment that keeps the frame's relative position and relative size in the
  /// carrier.
  init(carrying frame: Rect, in carrier: Rect) {
    func share(_ length: Double, _ whole: Double) -> (share: Double, offset: Double) {
      whole > 0 ? (length / whole, 0) : (0, length)
    }
    let (x, width) = (share(frame.x - carrier.x, carrier.width), share(frame.width, carrier.width))
    let (y, height) = (
      share(frame.y - carrier.y, carrier.height), share(frame.height, carrier.height)
    )
    self.init(
      origin: Vector4(x.share, x.offset, y.share, y.offset),
      size: Vector4(width.share, width.offset, height.share, height.offset))
  }

  /// Creates an attachment that keeps a fixed size.
  ///
  /// - Parameters:
  ///   - point: The point of the carrier to attach to, as fractions of its width and height.
  ///   - anchor: The point of the layer that is at `point`, as fractions of its own size.
  init(of size: Size, at point: Point, anchor: Point) {
    self.init(
      origin: Vector4(point.x, -size.width * anchor.x, point.y, -size.height * anchor.y),
      size: Vector4(0, size.width, 0, size.height))
  }
}
