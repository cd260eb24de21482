/// Where a spring's end is, as seen from its target, and how fast it moves there: in any unit, and
/// that unit per second.
public struct SpringState: Hashable, Sendable {
  public var displacement: Double
  public var velocity: Double

  public init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
  }
}

extension Spring {
  /// The progress `seconds` after the beginning: 0 then and before.
  public func position(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    return 1 + state(at: seconds, from: start).displacement
  }

  /// The progress a second, `seconds` after the beginning.
  public func velocity(at seconds: Double) -> Double {
    state(at: seconds, from: start).velocity
  }

  /// Progress 0, at the initial velocity.
  var start: SpringState {
    SpringState(displacement: -1, velocity: initialVelocity)
  }

  /// The state `seconds` after another one; that one itself at 0 and before.
  ///
  /// All three regimes have one closed form, y = g (y₀ C + (v₀ + δ y₀) S) and
  /// y' = g (v₀ C − (δ v₀ + ω² y₀) S), in which only g, C and S differ. Written so, nothing cancels
  /// and nothing divides by nearly zero where ζ is next to 1.
  public func state(at seconds: Double, from initial: SpringState) -> SpringState {
    guard seconds > 0 else { return initial }
    let (g, c, s) = kernel(at: seconds)
    // When the exponential has vanished, the factor of a late moment must not be infinite beside it.
    guard g > 0 else { return SpringState(displacement: 0, velocity: 0) }
    let (y0, v0) = (initial.displacement, initial.velocity)
    let push = v0 + decay * y0
    let pull = decay * v0 + angularFrequency * angularFrequency * y0
    return SpringState(displacement: g * (y0 * c + push * s), velocity: g * (v0 * c - pull * s))
  }

  /// g, C and S of the closed form:
  /// - ζ < 1: e^(−δt), cos ωd t, sin(ωd t)/ωd
  /// - ζ = 1: e^(−ωt), 1, t
  /// - ζ > 1: e^(r₊t), (1 + E)/2, (1 − E)/(2w), where w = ω√(ζ²−1), E = e^(−2wt) and the slower rate
  ///   r₊ = w − δ is −ω²/(δ + w), which does not cancel.
  @inline(__always)
  private func kernel(at seconds: Double) -> (g: Double, c: Double, s: Double) {
    // An undamped spring swings on; after 30,000 years nobody looks.
    let t = min(seconds, 1e12)
    if detuning == 0 {
      return (Elementary.exp(-decay * t), 1, t)
    }
    if dampingRatio < 1 {
      let (sine, cosine) = Elementary.sincos(detuning * t)
      return (Elementary.exp(-decay * t), cosine, sine / detuning)
    }
    let slowRate = angularFrequency * (angularFrequency / (decay + detuning))
    let difference = Elementary.expm1(-2 * detuning * t)
    return (
      Elementary.exp(-slowRate * t), 1 + difference / 2, -difference / (2 * detuning)
    )
  }
}
