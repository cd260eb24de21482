/// Four numbers that move together: a rectangle, four edges, four radii, a colour.
///
/// Plain arithmetic on named members, which the compiler makes into vector instructions.
struct Quad: Hashable, Sendable {
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

  static let zero = Quad(0, 0, 0, 0)
  static let one = Quad(1, 1, 1, 1)

  @inline(__always)
  static func + (lhs: Quad, rhs: Quad) -> Quad {
    Quad(lhs.a + rhs.a, lhs.b + rhs.b, lhs.c + rhs.c, lhs.d + rhs.d)
  }

  @inline(__always)
  static func - (lhs: Quad, rhs: Quad) -> Quad {
    Quad(lhs.a - rhs.a, lhs.b - rhs.b, lhs.c - rhs.c, lhs.d - rhs.d)
  }

  @inline(__always)
  static func * (lhs: Quad, rhs: Double) -> Quad {
    Quad(lhs.a * rhs, lhs.b * rhs, lhs.c * rhs, lhs.d * rhs)
  }

  /// Of a change of x, y, width and height, the most that a side or an edge changes.
  var greatestOfBox: Double {
    max(greatestMagnitude, max((a + c).magnitude, (b + d).magnitude))
  }

  /// The largest of the four, without their signs.
  var greatestMagnitude: Double {
    max(max(a.magnitude, b.magnitude), max(c.magnitude, d.magnitude))
  }
}
