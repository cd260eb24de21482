import Segue
import Testing

@Suite("Elementary functions")
struct ElementaryTests {
  @Test("exp differs from the reference by at most one ulp")
  func exp() {
    for (x, value) in expReference { expectClose(Elementary.exp(x), value, "exp \(x)") }
  }

  @Test("expm1 differs from the reference by at most one ulp")
  func expm1() {
    for (x, value) in expm1Reference { expectClose(Elementary.expm1(x), value, "expm1 \(x)") }
  }

  @Test("log differs from the reference by at most one ulp")
  func log() {
    for (x, value) in logReference { expectClose(Elementary.log(x), value, "log \(x)") }
  }

  @Test("sin differs from the reference by at most one ulp, also for huge angles")
  func sin() {
    for (x, value) in sinReference { expectClose(Elementary.sin(x), value, "sin \(x)") }
  }

  @Test("cos differs from the reference by at most one ulp, also for huge angles")
  func cos() {
    for (x, value) in cosReference { expectClose(Elementary.cos(x), value, "cos \(x)") }
  }

  @Test("atan2 differs from the reference by at most one ulp")
  func atan2() {
    for (y, x, value) in atan2Reference {
      expectClose(Elementary.atan2(y, x), value, "atan2 \(y) \(x)")
    }
  }

  // The values are those that IEEE 754-2019 §9.2.1 prescribes.
  @Test("Zeros, infinities and NaN give the values that IEEE 754 prescribes")
  func edges() {
    #expect(isSame(Elementary.exp(0), 1) && isSame(Elementary.exp(-0.0), 1))
    #expect(Elementary.exp(.infinity) == .infinity && isSame(Elementary.exp(-.infinity), 0))
    #expect(Elementary.exp(.nan).isNaN)
    #expect(isSame(Elementary.expm1(0), 0) && isSame(Elementary.expm1(-0.0), -0.0))
    #expect(Elementary.expm1(.infinity) == .infinity && Elementary.expm1(-.infinity) == -1)
    #expect(Elementary.expm1(.nan).isNaN)
    #expect(isSame(Elementary.log(1), 0) && Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(0) == -.infinity && Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(-1).isNaN && Elementary.log(-.infinity).isNaN)
    #expect(Elementary.log(.nan).isNaN)
    #expect(isSame(Elementary.sin(0), 0) && isSame(Elementary.sin(-0.0), -0.0))
    #expect(Elementary.cos(0) == 1 && Elementary.cos(-0.0) == 1)
    for x in [Double.infinity, -.infinity, .nan] {
      #expect(Elementary.sin(x).isNaN && Elementary.cos(x).isNaN)
    }
  }

  @Test("atan2 respects the signs of zeros and accepts infinities")
  func edgesOfAtan2() {
    let half = Double(0x1.921fb54442d18p+0)
    let pi = 2 * half
    #expect(isSame(Elementary.atan2(0, 0), 0) && isSame(Elementary.atan2(-0.0, 0), -0.0))
    #expect(Elementary.atan2(0, -0.0) == pi && Elementary.atan2(-0.0, -0.0) == -pi)
    #expect(Elementary.atan2(0, -1) == pi && Elementary.atan2(-0.0, -1) == -pi)
    #expect(Elementary.atan2(1, 0) == half && Elementary.atan2(-1, -0.0) == -half)
    #expect(Elementary.atan2(.infinity, 1) == half && Elementary.atan2(1, -.infinity) == pi)
    #expect(isSame(Elementary.atan2(-1, .infinity), -0.0))
    #expect(Elementary.atan2(.infinity, .infinity) == half / 2)
    // 3π/4, correctly rounded (mpmath).
    #expect(Elementary.atan2(-.infinity, -.infinity) == -0x1.2d97c7f3321d2p+1)
    #expect(Elementary.atan2(.nan, 1).isNaN && Elementary.atan2(1, .nan).isNaN)
  }
}

@Suite("Invariants of the elementary functions")
struct ElementaryLaws {
  @Test("sin² + cos² is 1, and atan2 restores the angle")
  func circle() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<20_000 {
      let x = random.double(in: -1e4...1e4)
      let (sine, cosine) = Elementary.sincos(x)
      #expect(abs(sine * sine + cosine * cosine - 1) < 4e-16, "\(x)")
      let angle = random.double(in: -3.14...3.14)
      let back = Elementary.atan2(Elementary.sin(angle), Elementary.cos(angle))
      #expect(abs(back - angle) < 1e-15, "\(angle)")
    }
  }

  @Test("Sine and cosine of any finite number have a square sum of 1 and the right symmetry")
  func everyAngle() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<20_000 {
      let x = Double(bitPattern: random.next())
      guard x.isFinite else { continue }
      let (sine, cosine) = Elementary.sincos(x)
      #expect(abs(sine * sine + cosine * cosine - 1) < 4e-16, "\(x)")
      #expect(isSame(Elementary.sin(-x), -sine) && isSame(Elementary.cos(-x), cosine))
    }
  }

  @Test("exp is the inverse of log and turns sums into products")
  func exponential() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<20_000 {
      let x = Double(sign: .plus, exponent: random.int(in: -1000...1000), significand: 1.3)
      let back = Elementary.exp(Elementary.log(x))
      // The logarithm is up to 700 in magnitude, so an error of one ulp of it changes the power by
      // up to 700 · 2⁻⁵³ of its value.
      #expect(abs(back / x - 1) < 2e-13, "\(x)")
      let (a, b) = (random.double(in: -5...5), random.double(in: -5...5))
      let product = Elementary.exp(a) * Elementary.exp(b)
      #expect(abs(Elementary.exp(a + b) / product - 1) < 4e-15, "\(a) \(b)")
      #expect(abs(Elementary.expm1(a) + 1 - Elementary.exp(a)) < 3e-14 + 1e-16)
    }
  }
}

private func expectClose(_ value: Double, _ reference: Double, _ what: String) {
  // Adjacent numbers of the same sign have adjacent bit patterns, including infinity.
  let distance = Int64(bitPattern: value.bitPattern &- reference.bitPattern)
  #expect(
    value.sign == reference.sign && distance.magnitude <= 1, "\(what): \(value), \(reference)")
}

private func isSame(_ a: Double, _ b: Double) -> Bool {
  a.bitPattern == b.bitPattern
}
