/// Four numbers that are animated together: a rectangle, four edges, four radii, a color.
///
/// The arithmetic is plain operations on named members, which the compiler vectorizes.
struct Vector4: Hashable, Sendable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  @inline(__always)
  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  static let zero = Vector4(0, 0, 0, 0)
  static let one = Vector4(1, 1, 1, 1)

  @inline(__always)
  static func + (lhs: Vector4, rhs: Vector4) -> Vector4 {
    Vector4(lhs.a + rhs.a, lhs.b + rhs.b, lhs.c + rhs.c, lhs.d + rhs.d)
  }

  @inline(__always)
  static func - (lhs: Vector4, rhs: Vector4) -> Vector4 {
    Vector4(lhs.a - rhs.a, lhs.b - rhs.b, lhs.c - rhs.c, lhs.d - rhs.d)
  }

  @inline(__always)
  static func * (lhs: Vector4, rhs: Double) -> Vector4 {
    Vector4(lhs.a * rhs, lhs.b * rhs, lhs.c * rhs, lhs.d * rhs)
  }

  /// For a change of x, y, width and height: the greatest change of a side or an edge.
  var greatestOfBox: Double {
    max(greatestMagnitude, max((a + c).magnitude, (b + d).magnitude))
  }

  /// The greatest magnitude of the four numbers.
  var greatestMagnitude: Double {
    max(max(a.magnitude, b.magnitude), max(c.magnitude, d.magnitude))
  }
}
