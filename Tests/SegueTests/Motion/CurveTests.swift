import Segue
import Testing

/// The progress at 0, .1, .25, .4, .5, .6, .75, .9 and 1 of the duration in Chromium 156.
///
/// Measured in headless Chromium: an element with an animation of 1000 ms and `fill: 'both'` is
/// paused, its `currentTime` is set to each moment, and `effect.getComputedTiming().progress` is
/// read.
private struct Measured {
  let css: String
  let easing: Easing
  let progress: [Double]

  init(_ css: String, _ easing: Easing, _ progress: [Double]) {
    self.css = css
    self.easing = easing
    self.progress = progress
  }

  static let moments = [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1]
}

private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws -> Easing {
  .cubicBezier(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
}

private func stops(_ stops: LinearStop...) throws -> Easing {
  .stops(try LinearStops(stops))
}

@Suite("Curves")
struct CurveTests {
  @Test("Cubic Bézier curves match Chromium")
  func cubicCurves() throws {
    let measured = [
      Measured(
        "ease", NamedEasing.ease.easing,
        [
          0, 0.09479630571576989, 0.4085105913555371, 0.6825405059782211, 0.8024033910598437,
          0.8852293098988887, 0.9604589783649767, 0.9943164774961483, 1,
        ]),
      Measured(
        "ease-in", NamedEasing.easeIn.easing,
        [
          0, 0.017026631752235472, 0.0934646510311063, 0.2148609387436395, 0.31535673426536154,
          0.42911976929618073, 0.621861869174206, 0.839427844517541, 1,
        ]),
      Measured(
        "ease-out", NamedEasing.easeOut.easing,
        [
          0, 0.16057215548245898, 0.378138130825794, 0.5708802307038193, 0.6846432657346383,
          0.7851390612563605, 0.9065353489688935, 0.9829733682477645, 1,
        ]),
      Measured(
        "ease-in-out", NamedEasing.easeInOut.easing,
        [
          0, 0.019722453548276987, 0.129161931047288, 0.3318838467342062, 0.5, 0.668116153265794,
          0.8708380689527122, 0.9802775464517232, 1,
        ]),
      Measured(
        "cubic-bezier(.2, 0, 0, 1)", NamedEasing.standard.easing,
        [
          0, 0.15625, 0.6072203649686165, 0.8022835815533412, 0.8778336049429086,
          0.9290720653847468, 0.9754800678765272, 0.9964590405390656, 1,
        ]),
      Measured(
        "cubic-bezier(.3, 0, .8, .15)", NamedEasing.emphasizedAccelerate.easing,
        [
          0, 0.005538249696573721, 0.03534266662403996, 0.09454762605552326, 0.15399819012520752,
          0.23369823890093017, 0.40558550350230377, 0.6833009246984583, 1,
        ]),
      Measured(
        "cubic-bezier(.05, .7, .1, 1)", NamedEasing.emphasizedDecelerate.easing,
        [
          0, 0.6213843974986055, 0.831529746630922, 0.9176873995137966, 0.9502474753598591,
          0.9717226533112839, 0.9905109569281506, 0.9986663459911703, 1,
        ]),
      Measured(
        "cubic-bezier(.68, -.55, .27, 1.55)", try bezier(0.68, -0.55, 0.27, 1.55),
        [
          0, -0.06627140862200687, -0.0829350944969853, 0.13935819501665492, 0.5965962920819935,
          0.943067829526787, 1.0888243958895965, 1.062695448591231, 1,
        ]),
      // The tangent in the middle is vertical: the worst case for Newton's method.
      Measured(
        "cubic-bezier(1, 0, 0, 1)", try bezier(1, 0, 0, 1),
        [
          0, 0.003761673464540662, 0.029724605505949603, 0.11139733628732748, 0.5,
          0.8886026637126724, 0.9702753944940504, 0.9962383265354594, 1,
        ]),
    ]
    for curve in measured { try expectSame(curve) }
  }

  @Test("`linear()` fills in, orders and extrapolates its stops as Chromium does")
  func linearStops() throws {
    let measured = [
      Measured(
        "linear(0, .25, 1)", try stops(LinearStop(0), LinearStop(0.25), LinearStop(1)),
        [0, 0.05, 0.125, 0.2, 0.25, 0.4, 0.625, 0.85, 1]),
      Measured(
        "linear(0, .5 20%, .2 60% 80%, 1)",
        try stops(
          LinearStop(0), LinearStop(0.5, at: 0.2), LinearStop(0.2, at: 0.6),
          LinearStop(0.2, at: 0.8), LinearStop(1)),
        [0, 0.25, 0.4625, 0.35, 0.275, 0.2, 0.2, 0.6, 1]),
      Measured(
        "linear(0 40%, 1, .5, 1)",
        try stops(LinearStop(0, at: 0.4), LinearStop(1), LinearStop(0.5), LinearStop(1)),
        [-2, -1.5, -0.75, 0, 0.5, 1, 0.625, 0.75, 1]),
      Measured(
        "linear(0, 1.2 70%, .9 50%, 1)",
        try stops(
          LinearStop(0), LinearStop(1.2, at: 0.7), LinearStop(0.9, at: 0.5), LinearStop(1)),
        [
          0, 0.17142857142857146, 0.42857142857142855, 0.6857142857142858, 0.8571428571428572,
          1.0285714285714287, 0.9166666666666667, 0.9666666666666667, 1,
        ]),
      Measured(
        "linear(0, .4 50%, .6 50%, 1)",
        try stops(
          LinearStop(0), LinearStop(0.4, at: 0.5), LinearStop(0.6, at: 0.5), LinearStop(1)),
        [0, 0.08, 0.2, 0.32, 0.6, 0.68, 0.8, 0.92, 1]),
      Measured(
        "linear(0 -20%, 1 120%)", try stops(LinearStop(0, at: -0.2), LinearStop(1, at: 1.2)),
        [
          0.14285714285714288, 0.21428571428571433, 0.32142857142857145, 0.42857142857142866, 0.5,
          0.5714285714285715, 0.6785714285714286, 0.7857142857142858, 0.8571428571428572,
        ]),
      Measured(
        "linear(0 20%, 1 80%)", try stops(LinearStop(0, at: 0.2), LinearStop(1, at: 0.8)),
        [
          -0.33333333333333337, -0.16666666666666669, 0.08333333333333331, 0.33333333333333337,
          0.5, 0.6666666666666666, 0.9166666666666667, 1.1666666666666667, 1.3333333333333335,
        ]),
      Measured(
        "linear(0, .1, .3 30%, .5, .9, 1)",
        try stops(
          LinearStop(0), LinearStop(0.1), LinearStop(0.3, at: 0.3), LinearStop(0.5),
          LinearStop(0.9), LinearStop(1)),
        [
          0, 0.06666666666666668, 0.23333333333333334, 0.3857142857142858, 0.4714285714285715,
          0.6142857142857143, 0.8714285714285716, 0.9571428571428572, 1,
        ]),
    ]
    for curve in measured { try expectSame(curve) }
  }

  @Test("Material's emphasized path has the published values")
  func emphasized() {
    // Computed from the path by an independent program (reference: motion, expected numbers).
    let curve = PiecewiseCubic.emphasized
    for (time, progress) in [(0.25, 0.77283), (0.5, 0.95061), (0.75, 0.99139)] {
      #expect(abs(curve.value(at: time) - progress) < 1e-4)
    }
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(abs(curve.value(at: 0.166666) - 0.4) < 1e-12)
  }

  @Test("Every named curve is created by its raw value")
  func names() {
    #expect(
      NamedEasing.allCases.map(\.rawValue) == [
        "linear", "ease", "easeIn", "easeOut", "easeInOut", "standard", "accelerate", "decelerate",
        "emphasized", "emphasizedAccelerate", "emphasizedDecelerate",
      ])
    for named in NamedEasing.allCases {
      #expect(NamedEasing(rawValue: named.rawValue)?.easing == named.easing)
      #expect(named.easing.runsFromZeroToOne)
    }
  }

  @Test("Only `linear()` may begin or end outside 0 and 1")
  func ends() throws {
    #expect(try stops(LinearStop(0), LinearStop(2), LinearStop(1)).runsFromZeroToOne)
    #expect(try !stops(LinearStop(0, at: 0.4), LinearStop(1)).runsFromZeroToOne)
    #expect(try !stops(LinearStop(0), LinearStop(0.5)).runsFromZeroToOne)
  }

  private func expectSame(_ measured: Measured) throws {
    for (moment, expected) in zip(Measured.moments, measured.progress) {
      let value = value(of: measured.easing, at: moment)
      // Chromium's own solver has a precision of about 1e-7.
      #expect(abs(value - expected) < 2e-6, "\(measured.css) at \(moment): \(value)")
    }
  }

  private func value(of easing: Easing, at moment: Double) -> Double {
    switch easing {
    case .linear: moment
    case .cubicBezier(let curve): curve.value(at: moment)
    case .joinedCubics(let curve): curve.value(at: moment)
    case .stops(let stops): stops.value(at: moment)
    case .spring(let spring): spring.position(at: moment)
    }
  }
}

@Suite("Curve invariants")
struct CurveLaws {
  @Test("A cubic Bézier curve passes through the points of its Bernstein form")
  func bernstein() throws {
    var random = SeededRandom(seed: 21)
    for _ in 0..<2_000 {
      let x1 = random.double(in: 0...1)
      let x2 = random.double(in: 0...1)
      let y1 = random.double(in: -2...3)
      let y2 = random.double(in: -2...3)
      let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      for _ in 0..<8 {
        let t = random.double(in: 0...1)
        let u = 1 - t
        let x = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t
        let y = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
        let dx = 3 * u * u * x1 + 6 * u * t * (x2 - x1) + 3 * t * t * (1 - x2)
        let dy = 3 * u * u * y1 + 6 * u * t * (y2 - y1) + 3 * t * t * (1 - y2)
        // Where the curve is steep, a rounding error of x changes y by the slope.
        let tolerance = 1e-14 * (1 + abs(dy / dx)) + 1e-14
        #expect(abs(curve.value(at: x) - y) < tolerance, "\(x1) \(y1) \(x2) \(y2) at \(x)")
      }
    }
  }

  @Test("A cubic Bézier curve is as exact near its beginning as elsewhere")
  func beginning() throws {
    var random = SeededRandom(seed: 24)
    for _ in 0..<2_000 {
      let x1 = random.double(in: 0.05...1)
      let x2 = random.double(in: 0...1)
      let y1 = random.double(in: 0.05...1)
      let y2 = random.double(in: 0...1)
      let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      var t = random.double(in: 0.01...0.1)
      while t > 1e-12 {
        let u = 1 - t
        let x = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t
        let y = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
        #expect(abs(curve.value(at: x) - y) < 1e-14 * y, "\(x1) \(y1) \(x2) \(y2) at \(x)")
        t *= random.double(in: 0.01...0.5)
      }
    }
  }

  @Test("A curve with increasing control points never decreases")
  func monotone() throws {
    var random = SeededRandom(seed: 22)
    for round in 0..<300 {
      // Every third curve has its control points in the corners, where tangents are vertical.
      let corner = round % 3 == 0
      let x1 = corner ? random.double(in: 0...1).rounded() : random.double(in: 0...1)
      let x2 = corner ? random.double(in: 0...1).rounded() : random.double(in: 0...1)
      let y1 = random.double(in: 0...1)
      let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: random.double(in: 0...1))
      var last = 0.0
      for step in 1...400 {
        let value = curve.value(at: Double(step) / 400)
        #expect(value >= last - 1e-15, "\(curve) at \(step)")
        last = value
      }
      #expect(curve.range == 0...1)
    }
  }

  @Test("The range of a curve matches a fine sampling")
  func range() throws {
    var random = SeededRandom(seed: 23)
    for _ in 0..<200 {
      let curve = try CubicBezier(
        x1: random.double(in: 0...1), y1: random.double(in: -2...3), x2: random.double(in: 0...1),
        y2: random.double(in: -2...3))
      var (least, greatest) = (0.0, 1.0)
      for step in 0...4000 {
        let value = curve.value(at: Double(step) / 4000)
        least = min(least, value)
        greatest = max(greatest, value)
      }
      #expect(abs(curve.range.lowerBound - least) < 1e-3, "\(curve)")
      #expect(abs(curve.range.upperBound - greatest) < 1e-3, "\(curve)")
      #expect(curve.range.contains(least) && curve.range.contains(greatest))
    }
  }
}
