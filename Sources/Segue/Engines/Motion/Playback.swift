/// How progress runs on somebody's clock: a timing that began at a time, forwards or backwards.
///
/// One that takes over from another motion starts at rest, whatever its curve, for what moves has a
/// velocity already, which its `Residual` spends. With p₀ the progress at that time, f seconds of a
/// curve e behind it and R seconds to rise, t seconds later it is
///
///     progress(t) = p₀ + (e(f ± t) − p₀) · s(t/R),    s(u) = u² (3 − 2u), from R on 1
///     R = blend · σ / (1 + σ),    σ = |e'(f)| · d
///
/// in which σ is the slope there in the unit square of a curve over d seconds. So a curve that leaves at
/// rest (σ = 0) plays as it is, and one that leaves upright rises for the whole blend, as does one that
/// would leave with a jump. To subtract the curve's own velocity from the residual instead would send a
/// channel the wrong way first, on steep curves by more than their whole way.
public struct Playback: Hashable, Sendable {
  /// What plays, forwards; a timing given reversed plays its curve too.
  public let timing: Timing

  /// When it began, in seconds on the caller's clock.
  public let start: Double

  /// How many seconds into the timing it began: f.
  public let phase: Double

  /// Whether progress goes back along the same curve.
  public let runsBackwards: Bool

  /// The progress at the start: p₀.
  public let origin: Double

  /// R, in seconds; 0 without a rise.
  public let rise: Double

  /// A timing that starts at a time, from rest: with the velocity of its curve.
  public init(_ timing: Timing, at time: Double) {
    self.timing = timing.isReversed ? timing.reversed : timing
    start = time.bounded(to: MotionLimits.place)
    phase = 0
    runsBackwards = false
    origin = timing.duration == 0 ? 1 : 0
    rise = 0
  }

  /// A timing that takes over at a time from something that moves.
  public init(_ timing: Timing, takingOverAt time: Double, blendDuration: Double) {
    self.init(
      takingOver: timing.isReversed ? timing.reversed : timing, start: time, phase: 0,
      runsBackwards: false, origin: 0, blend: blendDuration)
  }

  private init(
    takingOver timing: Timing, start: Double, phase: Double, runsBackwards: Bool, origin: Double,
    blend: Double
  ) {
    self.timing = timing
    self.start = start.bounded(to: MotionLimits.place)
    self.phase = phase
    self.runsBackwards = runsBackwards
    self.origin = origin
    let next = timing.progress(at: runsBackwards ? phase.nextDown : phase.nextUp)
    let slope = runsBackwards ? timing.velocity(before: phase) : timing.velocity(at: phase)
    let steepness = slope.magnitude * timing.duration
    let share = (next - origin).magnitude > 1e-9 ? 1 : steepness / (1 + steepness)
    rise = blend.bounded(to: 0...Timing.longestDuration) * share
  }

  /// Back along the same curve from where it is at a time. Reversed again, it goes on forwards.
  public func reversed(at time: Double, blendDuration: Double) -> Playback {
    Playback(
      takingOver: timing, start: time, phase: phase(at: time), runsBackwards: !runsBackwards,
      origin: progress(at: time), blend: blendDuration)
  }

  /// The seconds that remain of the curve at the start.
  private var remaining: Double { runsBackwards ? phase : timing.duration - phase }

  /// When progress is at its end: 1, or backwards 0.
  public var endTime: Double { start + max(remaining, rise) }

  /// The seconds since the start; 0 before, and for NaN.
  public func elapsed(at time: Double) -> Double { time > start ? time - start : 0 }

  /// How many seconds into the timing it is.
  private func phase(at time: Double) -> Double {
    // Not by the elapsed seconds, which rounding may leave just short of those that remain.
    if time >= start + remaining { return runsBackwards ? 0 : timing.duration }
    let elapsed = elapsed(at: time)
    return runsBackwards ? max(0, phase - elapsed) : min(timing.duration, phase + elapsed)
  }

  /// The progress of the curve alone.
  @inline(__always)
  private func curve(at time: Double) -> Double {
    // A timing without duration is at its end at once, whichever that is.
    if timing.duration == 0 { return runsBackwards ? 0 : 1 }
    return timing.progress(at: phase(at: time))
  }

  /// The progress at a time: at `endTime` and after exactly 1, or backwards 0.
  public func progress(at time: Double) -> Double {
    let progress = curve(at: time)
    guard rise > 0 && !(time >= endTime) else { return progress }
    let elapsed = elapsed(at: time)
    guard elapsed < rise else { return progress }
    return origin + (progress - origin) * smoothstep(elapsed / rise)
  }

  /// The progress a second with which it comes to a time, which is what an interruption then keeps: 0
  /// at the start and before, and 0 after `endTime`. At corners it goes on with another one.
  public func velocity(before time: Double) -> Double {
    guard time > start && time <= endTime else { return 0 }
    let slope = slope(before: time)
    let elapsed = elapsed(at: time)
    guard elapsed < rise else { return slope }
    // The derivative of (e − p₀) · s.
    let u = elapsed / rise
    let growth = (curve(at: time) - origin) * (6 * u * (1 - u) / rise)
    return (slope * smoothstep(u) + growth).bounded(to: MotionLimits.speed)
  }

  /// The curve's own.
  private func slope(before time: Double) -> Double {
    guard time <= start + remaining else { return 0 }
    let phase = phase(at: time)
    return runsBackwards ? 0 - timing.velocity(at: phase) : timing.velocity(before: phase)
  }
}

@inline(__always)
private func smoothstep(_ u: Double) -> Double { u * u * (3 - 2 * u) }

extension Timing {
  /// Over how many seconds an interruption blends if nobody says: a spring's `blendDuration` if it has
  /// one, and otherwise the quarter of a second of SwiftUI's interactive spring.
  public var blendDuration: Double {
    if case .spring(let spring) = easing, spring.blendDuration > 0 {
      return min(spring.blendDuration, Timing.longestDuration)
    }
    return 0.25
  }

  /// The blend that was asked for, or the default where that is none: without any, a velocity could
  /// not be kept.
  func blend(_ asked: Double?) -> Double {
    guard let asked, asked > 0 else { return blendDuration }
    return min(asked, Timing.longestDuration)
  }
}
