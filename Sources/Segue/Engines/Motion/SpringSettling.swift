extension Spring {
  /// Returns the time in seconds after which progress stays within `tolerance` of 1, or nil if it
  /// never does (without damping).
  public func settlingDuration(within tolerance: Double) -> Double? {
    settlingDuration(from: start, within: tolerance)
  }

  /// Returns the time in seconds after which the displacement stays within `tolerance` of 0, in the
  /// unit of the state.
  ///
  /// For ζ ≥ 1 this is the last time at which the displacement is that large. For ζ < 1 it is the
  /// time at which an envelope of the oscillation is, at most half a period later: √(y₀² + B²)
  /// e^(−δt), B = (v₀ + δ y₀)/ωd, or if ωd is small the tighter (|y₀| + |v₀ + δ y₀| t) e^(−δt), so
  /// that the result is continuous at ζ = 1.
  public func settlingDuration(from state: SpringState, within tolerance: Double) -> Double? {
    guard tolerance > 0 else { return nil }
    guard state.displacement.isFinite && state.velocity.isFinite else { return nil }
    if dampingRatio < 1 {
      return envelopeSettling(from: state, within: tolerance)
    }
    return exactSettling(from: state, within: tolerance)
  }

  private func envelopeSettling(from state: SpringState, within tolerance: Double) -> Double? {
    let push = (state.velocity + decayRate * state.displacement).magnitude
    let b = dampedFrequency == 0 ? .infinity : push / dampedFrequency
    let amplitude = (state.displacement * state.displacement + b * b).squareRoot()
    guard amplitude > tolerance else { return 0 }
    guard decayRate > 0 else { return nil }
    let byAmplitude = Elementary.log(amplitude / tolerance) / decayRate

    let offset = state.displacement.magnitude
    func creep(_ t: Double) -> Double { (offset + push * t) * Elementary.exp(-decayRate * t) }
    let peak = push > 0 ? max(0, 1 / decayRate - offset / push) : 0
    guard creep(peak) > tolerance else { return 0 }
    guard creep(byAmplitude) <= tolerance && byAmplitude > peak else {
      return byAmplitude.isFinite ? byAmplitude : nil
    }
    return firstMoment(between: peak, and: byAmplitude) { creep($0) <= tolerance }
  }

  private func exactSettling(from state: SpringState, within tolerance: Double) -> Double? {
    func isWithin(_ t: Double) -> Bool {
      self.state(at: t, from: state).displacement.magnitude <= tolerance
    }
    // After its only extremum the magnitude of the displacement decreases; before it, the
    // displacement is monotonic.
    let extremum = creepExtremum(from: state) ?? 0
    if isWithin(extremum) {
      guard !isWithin(0) else { return 0 }
      return firstMoment(between: 0, and: extremum, where: isWithin)
    }
    var late = extremum + 1 / angularFrequency
    // The slowest valid spring halves its displacement in fewer than 2⁹⁰ of these steps.
    for _ in 0..<128 where !isWithin(late) {
      late = extremum + (late - extremum) * 2
    }
    guard isWithin(late) else { return nil }
    return firstMoment(between: extremum, and: late, where: isWithin)
  }

  /// Finds, by bisection, the time from which on a condition is true that is true at `late`.
  private func firstMoment(
    between early: Double, and late: Double, where holds: (Double) -> Bool
  ) -> Double {
    var (early, late) = (early, late)
    for _ in 0..<80 {
      let middle = early + (late - early) / 2
      if holds(middle) { late = middle } else { early = middle }
    }
    return late
  }
}

extension Spring {
  /// The first times, at most two, at which progress reverses its direction. Later extremes are
  /// between the values at these.
  ///
  /// y' is zero where S/C = v₀ / (δ v₀ + ω² y₀).
  var turningPoints: [Double] {
    guard dampingRatio < 1 && dampedFrequency > 0 else {
      return creepExtremum(from: start).map { [$0] } ?? []
    }
    let v0 = initialVelocity
    let pull = decayRate * v0 - angularFrequency * angularFrequency
    var angle = Elementary.atan2(v0 * dampedFrequency, pull)
    if angle <= 0 { angle += Double.pi }
    return [angle / dampedFrequency, (angle + Double.pi) / dampedFrequency]
  }

  /// Returns the only time, if there is one, at which a spring with ζ ≥ 1 has zero velocity before
  /// it rests.
  private func creepExtremum(from state: SpringState) -> Double? {
    let pull =
      decayRate * state.velocity + angularFrequency * angularFrequency * state.displacement
    let q = state.velocity / pull
    guard q > 0 else { return nil }
    guard dampedFrequency > 0 else { return q }
    // Solves tanh(wt) = wq for t.
    let u = dampedFrequency * q
    guard u < 1 else { return nil }
    return Elementary.log((1 + u) / (1 - u)) / (2 * dampedFrequency)
  }
}
