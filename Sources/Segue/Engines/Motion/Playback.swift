/// The progress over time of a timing that started at some time, forwards or backwards.
///
/// A playback that takes over from another motion starts at rest, whatever its curve, because the
/// moving values already have a velocity, which decays in their `Residual`. With p₀ the progress at
/// that time, f the seconds of the curve e that have already been played and R the rise time in
/// seconds, the progress t seconds later is
///
///     progress(t) = p₀ + (e(f ± t) − p₀) · s(t/R), s(u) = u² (3 − 2u), s = 1 for t ≥ R
///     R = blend · σ / (1 + σ),    σ = |e'(f)| · d
///
/// where σ is the slope of the curve at that point in the unit square, for a curve that takes d
/// seconds. So a curve that starts at rest (σ = 0) is played unchanged, and one that starts
/// vertically or with a jump rises for the whole blend. The alternative, subtracting the velocity
/// of the curve from the residual, would first move a channel in the wrong direction, on steep
/// curves by more than its whole distance.
public struct Playback: Hashable, Sendable {
  /// The timing, played forwards. If a reversed timing is given, this is its curve too.
  public let timing: Timing

  /// The start time, in seconds on the caller's clock.
  public let start: Double

  /// The time in the timing at which the playback starts, in seconds: f.
  public let startOffset: Double

  /// Whether progress runs backwards along the same curve.
  public let runsBackwards: Bool

  /// The progress at the start: p₀.
  public let startProgress: Double

  /// The rise time R, in seconds; 0 without a rise.
  public let riseDuration: Double

  /// Creates a playback that starts from rest, with the velocity of its curve.
  public init(_ timing: Timing, at time: Double) {
    self.timing = timing.isReversed ? timing.reversed : timing
    start = time.bounded(to: MotionLimits.value)
    startOffset = 0
    runsBackwards = false
    startProgress = timing.duration == 0 ? 1 : 0
    riseDuration = 0
  }

  /// Creates a playback that takes over from another motion.
  public init(_ timing: Timing, takingOverAt time: Double, blendDuration: Double) {
    self.init(
      takingOver: timing.isReversed ? timing.reversed : timing, start: time, startOffset: 0,
      runsBackwards: false, startProgress: 0, blend: blendDuration)
  }

  private init(
    takingOver timing: Timing, start: Double, startOffset: Double, runsBackwards: Bool,
    startProgress: Double,
    blend: Double
  ) {
    self.timing = timing
    self.start = start.bounded(to: MotionLimits.value)
    self.startOffset = startOffset
    self.runsBackwards = runsBackwards
    self.startProgress = startProgress
    let next = timing.progress(at: runsBackwards ? startOffset.nextDown : startOffset.nextUp)
    let slope =
      runsBackwards ? timing.velocity(before: startOffset) : timing.velocity(at: startOffset)
    let steepness = slope.magnitude * timing.duration
    let share = (next - startProgress).magnitude > 1e-9 ? 1 : steepness / (1 + steepness)
    riseDuration = blend.bounded(to: 0...Timing.longestDuration) * share
  }

  /// Returns the playback backwards along the same curve, from its progress at a time. Reversed
  /// again, it continues forwards.
  public func reversed(at time: Double, blendDuration: Double) -> Playback {
    Playback(
      takingOver: timing, start: time, startOffset: offset(at: time), runsBackwards: !runsBackwards,
      startProgress: progress(at: time), blend: blendDuration)
  }

  /// The remaining seconds of the curve at the start.
  private var remaining: Double { runsBackwards ? startOffset : timing.duration - startOffset }

  /// The time at which progress is at its end: 1, or 0 if it runs backwards.
  public var endTime: Double { start + max(remaining, riseDuration) }

  /// Returns the seconds since the start; 0 before it and for NaN.
  public func elapsed(at time: Double) -> Double { time > start ? time - start : 0 }

  /// Returns the time in the timing, in seconds.
  private func offset(at time: Double) -> Double {
    // Not computed from the elapsed seconds, which rounding may make slightly less than the
    // remaining ones.
    if time >= start + remaining { return runsBackwards ? 0 : timing.duration }
    let elapsed = elapsed(at: time)
    return runsBackwards
      ? max(0, startOffset - elapsed) : min(timing.duration, startOffset + elapsed)
  }

  /// Returns the progress of the curve alone.
  @inline(__always)
  private func curve(at time: Double) -> Double {
    // A timing without duration is at its end at once.
    if timing.duration == 0 { return runsBackwards ? 0 : 1 }
    return timing.progress(at: offset(at: time))
  }

  /// Returns the progress at a time: at and after `endTime` exactly 1, or 0 if it runs backwards.
  public func progress(at time: Double) -> Double {
    let progress = curve(at: time)
    guard riseDuration > 0 && !(time >= endTime) else { return progress }
    let elapsed = elapsed(at: time)
    guard elapsed < riseDuration else { return progress }
    return startProgress + (progress - startProgress) * smoothstep(elapsed / riseDuration)
  }

  /// Returns the velocity of progress up to a time, per second, which an interruption preserves: 0
  /// at and before the start, and 0 after `endTime`. At corners it differs from the velocity after
  /// the time.
  public func velocity(before time: Double) -> Double {
    guard time > start && time <= endTime else { return 0 }
    let slope = slope(before: time)
    let elapsed = elapsed(at: time)
    guard elapsed < riseDuration else { return slope }
    // The derivative of (e − p₀) · s.
    let u = elapsed / riseDuration
    let growth = (curve(at: time) - startProgress) * (6 * u * (1 - u) / riseDuration)
    return (slope * smoothstep(u) + growth).bounded(to: MotionLimits.speed)
  }

  /// Returns the velocity of the curve alone, up to a time.
  private func slope(before time: Double) -> Double {
    guard time <= start + remaining else { return 0 }
    let phase = offset(at: time)
    return runsBackwards ? 0 - timing.velocity(at: phase) : timing.velocity(before: phase)
  }
}

@inline(__always)
private func smoothstep(_ u: Double) -> Double { u * u * (3 - 2 * u) }

extension Timing {
  /// The default time over which an interruption blends, in seconds: the `blendDuration` of a
  /// spring if it has one, otherwise a quarter of a second, as in SwiftUI's interactive spring.
  public var blendDuration: Double {
    if case .spring(let spring) = easing, spring.blendDuration > 0 {
      return min(spring.blendDuration, Timing.longestDuration)
    }
    return 0.25
  }

  /// Returns the given blend duration, or the default if it is nil or not positive: without a
  /// blend, a velocity could not be preserved.
  func blend(_ asked: Double?) -> Double {
    guard let asked, asked > 0 else { return blendDuration }
    return min(asked, Timing.longestDuration)
  }
}
