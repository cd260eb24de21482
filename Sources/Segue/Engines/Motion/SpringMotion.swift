/// The displacement of a spring from its target, and its velocity: in any unit, and in that unit
/// per second.
public struct SpringState: Hashable, Sendable {
  /// The distance from the target.
  public var displacement: Double
  /// The velocity, per second.
  public var velocity: Double

  /// Creates a state.
  public init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
  }
}

extension Spring {
  /// Returns the progress `seconds` after the start: 0 at and before it.
  public func position(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return 1 + state(at: seconds, from: start).displacement
  }

  /// Returns the velocity of progress, per second, `seconds` after the start.
  public func velocity(at seconds: Double) -> Double {
    state(at: seconds, from: start).velocity
  }

  /// The state at progress 0, with the initial velocity.
  var start: SpringState {
    SpringState(displacement: -1, velocity: initialVelocity)
  }

  /// Returns the state `seconds` after another one, which is the result at and before 0.
  ///
  /// All three regimes have the same closed form, y = g (y₀ C + (v₀ + δ y₀) S) and y' = g (v₀ C −
  /// (δ v₀ + ω² y₀) S), in which only g, C and S differ. In this form there is no cancellation and
  /// no division by nearly zero if ζ is close to 1.
  public func state(at seconds: Double, from initial: SpringState) -> SpringState {
    guard seconds > 0 else { return initial }
    let (g, c, s) = basis(at: seconds)
    // If the exponential underflows to zero, the product with a factor that is infinite must not
    // become NaN.
    guard g > 0 else { return SpringState(displacement: 0, velocity: 0) }
    let (y0, v0) = (initial.displacement, initial.velocity)
    let velocityTerm = v0 + decayRate * y0
    let forceTerm = decayRate * v0 + angularFrequency * angularFrequency * y0
    return SpringState(
      displacement: g * (y0 * c + velocityTerm * s), velocity: g * (v0 * c - forceTerm * s))
  }

  /// Returns g, C and S of the closed form:
  /// - ζ < 1: e^(−δt), cos ωd t, sin(ωd t)/ωd
  /// - ζ = 1: e^(−ωt), 1, t
  /// - ζ > 1: e^(r₊t), (1 + E)/2, (1 − E)/(2w), where w = ω√(ζ²−1), E = e^(−2wt) and the slower
  ///   rate r₊ = w − δ is computed as −ω²/(δ + w), without cancellation.
  @inline(__always)
  private func basis(at seconds: Double) -> (g: Double, c: Double, s: Double) {
    // An undamped spring oscillates forever; the time is limited to about 30,000 years.
    let t = min(seconds, 1e12)
    if dampedFrequency == 0 {
      return (Elementary.exp(-decayRate * t), 1, t)
    }
    if dampingRatio < 1 {
      let (sine, cosine) = Elementary.sincos(dampedFrequency * t)
      return (Elementary.exp(-decayRate * t), cosine, sine / dampedFrequency)
    }
    let slowRate = angularFrequency * (angularFrequency / (decayRate + dampedFrequency))
    let difference = Elementary.expm1(-2 * dampedFrequency * t)
    return (
      Elementary.exp(-slowRate * t), 1 + difference / 2, -difference / (2 * dampedFrequency)
    )
  }
}
