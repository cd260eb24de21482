import Segue
import Testing

@Suite("Interpolation")
struct InterpolationTests {
  @Test("Positions extrapolate beyond the ends, and sizes stop at zero")
  func overshoot() {
    let a = Rect(x: 0, y: 10, width: 100, height: 50)
    let b = Rect(x: 100, y: 0, width: 10, height: 60)
    #expect(interpolate(a, b, at: 0.5) == Rect(x: 50, y: 5, width: 55, height: 55))
    #expect(interpolate(a, b, at: 1.25) == Rect(x: 125, y: -2.5, width: 0, height: 62.5))
    #expect(interpolate(a.size, b.size, at: 2) == Size(width: 0, height: 70))
    #expect(interpolate(a.origin, b.origin, at: -1) == Point(x: -100, y: 20))
  }

  @Test("A transparent end adds no colour")
  func premultiplied() {
    // CSS Color 4 §12.3, by hand: red and a transparent green mix to red.
    let red = RGBA(red: 1, green: 0, blue: 0)
    let none = RGBA(red: 0, green: 1, blue: 0, alpha: 0)
    #expect(interpolate(red, none, at: 0.5) == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(interpolate(red, none, at: 1) == none)
    #expect(interpolate(red, none, at: 1.5) == RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    // (0.2, 0.4, 0.6, 0.5) and (1, 0, 0.2, 1): alpha 0.75, components 0.55/0.75, 0.1/0.75,
    // 0.25/0.75.
    let mixed = interpolate(
      RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5), RGBA(red: 1, green: 0, blue: 0.2), at: 0.5)
    #expect(abs(mixed.red - 0.55 / 0.75) < 1e-15 && abs(mixed.green - 0.1 / 0.75) < 1e-15)
    #expect(abs(mixed.blue - 0.25 / 0.75) < 1e-15 && mixed.alpha == 0.75)
  }

  @Test("The ends are the values themselves, bit for bit")
  func ends() {
    var random = SeededRandom(seed: 51)
    for _ in 0..<5_000 {
      let a = random.rect()
      let b = random.rect()
      for style in PathStyle.allCases {
        let path = RectPath(from: a, to: b, style: style)
        #expect(path.rect(at: 0) == a && path.rect(at: 1) == b)
        let way = PointPath(from: a.origin, to: b.origin, style: style)
        #expect(way.point(at: 0) == a.origin && way.point(at: 1) == b.origin)
      }
      #expect(interpolate(a.x, b.x, at: 0) == a.x && interpolate(a.x, b.x, at: 1) == b.x)
      #expect(interpolate(a.size, b.size, at: 1) == b.size)
    }
    #expect(interpolate(-0.0, 1, at: 0).bitPattern == (-0.0).bitPattern)
    #expect(interpolate(1e300, -1e-300, at: 1) == -1e-300)
  }
}

@Suite("Paths")
struct PathTests {
  @Test("The arc of a point passes through the published points")
  func publishedArc() {
    // Reference: motion, expected numbers.
    let path = PointPath(from: Point(x: 180, y: 110), to: Point(x: 37, y: 250), style: .arc)
    for (p, x, y) in [(0.25, 126.0, 120.0), (0.75, 48, 196)] {
      let point = path.point(at: p)
      #expect(abs(point.x - x) <= 2 && abs(point.y - y) <= 2, "\(point)")
    }
  }

  @Test("An arc that is almost parallel to an axis is a straight line")
  func nearlyStraight() {
    let path = PointPath(from: .zero, to: Point(x: 2, y: 100), style: .arc)
    #expect(path.point(at: 0.5) == Point(x: 1, y: 50))
    #expect(PointPath(from: .zero, to: .zero, style: .arc).point(at: 0.3) == .zero)
  }

  @Test("A quarter of a circle has constant speed")
  func quarter() {
    // |dx| = |dy| = 100: r = 20000/200 = 100, centre (0, 100), a sweep of 90°. Worked out by hand.
    let path = PointPath(from: .zero, to: Point(x: 100, y: 100), style: .arc)
    for step in 0...10 {
      let angle = Double(step) / 10 * Double.pi / 2
      let point = path.point(at: Double(step) / 10)
      #expect(abs(point.x - 100 * Elementary.sin(angle)) < 1e-12)
      #expect(abs(point.y - (100 - 100 * Elementary.cos(angle))) < 1e-12)
    }
  }

  @Test("The arc of a rectangle moves two opposite corners along arcs")
  func rectangle() {
    // Down and to the right: the corners of the diagonal from top left to bottom right.
    let from = Rect(x: 0, y: 0, width: 40, height: 20)
    let to = Rect(x: 200, y: 300, width: 80, height: 60)
    let path = RectPath(from: from, to: to, style: .arc)
    let first = PointPath(from: .zero, to: Point(x: 200, y: 300), style: .arc).point(at: 0.3)
    let second = PointPath(
      from: Point(x: 40, y: 20), to: Point(x: 280, y: 360), style: .arc
    ).point(at: 0.3)
    let rect = path.rect(at: 0.3)
    #expect(rect.origin == first)
    #expect(rect.width == second.x - first.x && rect.height == second.y - first.y)
    // Up and to the right: the other diagonal.
    let up = RectPath(from: to.offset(x: -200, y: 0), to: to.offset(x: 0, y: -250), style: .arc)
    let bottomLeft = PointPath(
      from: Point(x: 0, y: 360), to: Point(x: 200, y: 110), style: .arc
    ).point(at: 0.3)
    #expect(abs(up.rect(at: 0.3).x - bottomLeft.x) < 1e-12)
    #expect(abs(up.rect(at: 0.3).maxY - bottomLeft.y) < 1e-12)
  }

  @Test("The arc back differs from the arc there")
  func direction() {
    let (a, b) = (Point(x: 0, y: 0), Point(x: 100, y: 60))
    let there = PointPath(from: a, to: b, style: .arc).point(at: 0.5)
    let back = PointPath(from: b, to: a, style: .arc).point(at: 0.5)
    #expect(abs(there.y - back.y) > 10)
  }
}

@Suite("Path invariants")
struct PathLaws {
  @Test("An arc stays on its circle and starts or ends along an axis")
  func circle() {
    var random = SeededRandom(seed: 52)
    for _ in 0..<2_000 {
      let b = random.rect().origin
      let e = random.rect().origin
      let (dx, dy) = (e.x - b.x, e.y - b.y)
      guard abs(dx) > 2.5 && abs(dy) > 2.5 else { continue }
      // Radius and centre by the formula.
      let squared = dx * dx + dy * dy
      let isUpright = abs(dx) < abs(dy)
      let r = squared / (2 * (isUpright ? abs(dx) : abs(dy)))
      let centre =
        isUpright
        ? Point(x: e.x + r * (b.x > e.x ? 1 : -1), y: e.y)
        : Point(x: b.x, y: b.y + r * (e.y > b.y ? 1 : -1))
      let path = PointPath(from: b, to: e, style: .arc)
      for step in -2...12 {
        let point = path.point(at: Double(step) / 10)
        let (x, y) = (point.x - centre.x, point.y - centre.y)
        #expect(abs((x * x + y * y).squareRoot() - r) < 1e-9 * r, "\(b) \(e) \(step)")
      }
      // There is no jump near the ends, and the arc does not run around the far side of the circle.
      let (early, late) = (path.point(at: 1e-9), path.point(at: 1 - 1e-9))
      #expect(abs(early.x - b.x) + abs(early.y - b.y) < 1e-5)
      #expect(abs(late.x - e.x) + abs(late.y - e.y) < 1e-5)
      let middle = path.point(at: 0.5)
      #expect(middle.x >= min(b.x, e.x) && middle.x <= max(b.x, e.x))
      #expect(middle.y >= min(b.y, e.y) && middle.y <= max(b.y, e.y))
    }
  }

  @Test("Every rectangle on a path is finite and has no negative size, for any progress")
  func finite() {
    var random = SeededRandom(seed: 53)
    for _ in 0..<5_000 {
      let path = RectPath(
        from: random.rect(), to: random.rect(), style: random.int(in: 0...1) == 0 ? .arc : .straight
      )
      let rect = path.rect(at: random.double(in: -10...10))
      #expect(rect.x.isFinite && rect.y.isFinite)
      #expect(rect.width >= 0 && rect.height >= 0 && rect.width.isFinite && rect.height.isFinite)
    }
  }
}

extension SeededRandom {
  /// Returns a rectangle on or near a screen. Every fourth one is empty.
  fileprivate mutating func rect() -> Rect {
    let isEmpty = int(in: 0...3) == 0
    return Rect(
      x: double(in: -500...1500), y: double(in: -500...1500),
      width: isEmpty ? 0 : double(in: 0...1000), height: isEmpty ? 0 : double(in: 0...1000))
  }
}
