import Segue
import Testing

/// Springs in the common notations, compared with a numerical solution of their equation.
@Suite("Spring equation")
struct SpringEquationTests {
  /// Integrates m y'' + c y' + k y = 0 from y = −1 with classical Runge–Kutta steps of 50 µs.
  /// Returns position and velocity at every tenth of a second for two seconds.
  private func integrate(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) -> [(position: Double, velocity: Double)] {
    func acceleration(_ y: Double, _ v: Double) -> Double { -(stiffness * y + damping * v) / mass }
    var (y, v) = (-1.0, velocity)
    var states = [(position: 0.0, velocity: velocity)]
    let h = 5e-5
    for step in 1...40_000 {
      let (k1, l1) = (v, acceleration(y, v))
      let (k2, l2) = (v + h / 2 * l1, acceleration(y + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, acceleration(y + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, acceleration(y + h * k3, v + h * l3))
      y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      if step % 2000 == 0 { states.append((1 + y, v)) }
    }
    return states
  }

  private func expect(
    _ spring: Spring, _ mass: Double, _ stiffness: Double, _ damping: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let states = integrate(
      mass: mass, stiffness: stiffness, damping: damping, velocity: spring.initialVelocity)
    for (index, state) in states.enumerated() {
      let t = Double(index) / 10
      let off = max(
        abs(spring.position(at: t) - state.position),
        abs(spring.velocity(at: t) - state.velocity) / 100)
      #expect(off < 1e-9, "\(spring) at \(t)", sourceLocation: sourceLocation)
    }
  }

  /// Below, at and above critical damping; at rest and with a velocity in either direction.
  @Test(
    "Springs by mass, stiffness and damping solve the equation",
    arguments: [(1.0, 100.0, 5.0), (1, 100, 20), (1, 300, 100), (3, 1000, 500), (2, 50, 20)],
    [0.0, 12, -7])
  func physical(_ parameters: (Double, Double, Double), _ velocity: Double) throws {
    let (mass, stiffness, damping) = parameters
    let spring = try Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    expect(spring, mass, stiffness, damping)
  }

  @Test("Springs by response solve the equation", arguments: [0.3, 0.825, 1, 1.6], [0.0, 5, -20])
  func response(_ fraction: Double, _ velocity: Double) throws {
    // k = (2π / response)², c = 4π · fraction / response, with a mass of 1.
    let spring = try Spring(
      response: 0.4, dampingFraction: fraction, initialVelocity: velocity)
    let omega = 2 * Double.pi / 0.4
    expect(spring, 1, omega * omega, 4 * Double.pi * fraction / 0.4)
  }

  @Test("Springs by bounce solve the equation", arguments: [0.3, 0, -0.4], [0.0, 5, -20])
  func bounce(_ bounce: Double, _ velocity: Double) throws {
    // ζ = 1 − bounce, and 1 / (1 + bounce) below 0.
    let spring = try Spring(duration: 0.5, bounce: bounce, initialVelocity: velocity)
    let ratio = [0.3: 0.7, 0: 1, -0.4: 1 / 0.6][bounce] ?? .nan
    let omega = 2 * Double.pi / 0.5
    expect(spring, 1, omega * omega, 2 * ratio * omega)
  }

  @Test("The damping of a response and the presets have their published values")
  func published() throws {
    // Reference: motion, expected numbers: k 157.91 and c = ζ · 2√k, for a response of 0.5 and ζ =
    // 0.3.
    let spring = try Spring(response: 0.5, dampingFraction: 0.3)
    let damping = 2 * spring.dampingRatio * spring.angularFrequency
    #expect(abs(damping - 0.3 * 2 * 157.91.squareRoot()) < 0.01)
    // The presets have a bounce of 0, 0.15 and 0.3 and a duration of half a second; the interactive
    // one has 0.15, 0.86, 0.25.
    for (preset, bounce) in [(Spring.smooth, 0.0), (.snappy, 0.15), (.bouncy, 0.3)] {
      #expect(preset == (try Spring(duration: 0.5, bounce: bounce)))
    }
    #expect(
      Spring.interactive
        == (try Spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)))
  }
}
