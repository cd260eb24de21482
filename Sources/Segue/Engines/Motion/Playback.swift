/// How progress runs on somebody's clock: a timing that began at a time, forwards or backwards.
///
/// One that takes over from another motion starts at rest, whatever its curve, for what moves has a
/// velocity already: progress is e(t) · s(t/R), in which s(u) = u² (3 − 2u) rises from 0 to 1 in R
/// seconds and R = min(blend, d) · σ / (1 + σ), with σ = |e'(0)| the curve's slope at its beginning in
/// the unit square. A curve that starts at rest (σ = 0) plays as it is. Subtracting the curve's velocity
/// instead would send the channel backwards on steep curves.
public struct Playback: Hashable, Sendable {
  /// What plays, forwards; a timing given reversed plays its curve too.
  public let timing: Timing

  /// When it began, in seconds on the caller's clock.
  public let start: Double

  /// How many seconds into the timing it began.
  public let phase: Double

  /// Whether progress goes back along the same curve, e(phase − t).
  public let runsBackwards: Bool

  /// R, in seconds; 0 without a rise.
  public let rise: Double

  /// Whether something moved before, so that its velocity at the start is not a question of this curve.
  private let takesOver: Bool

  /// A timing that starts at a time, from rest.
  public init(_ timing: Timing, at time: Double) {
    self.init(
      timing: timing.isReversed ? timing.reversed : timing, start: time, phase: 0,
      runsBackwards: false, rise: 0, takesOver: false)
  }

  /// A timing that takes over at a time from something that moves.
  public init(_ timing: Timing, takingOverAt time: Double, blendDuration: Double) {
    let timing = timing.isReversed ? timing.reversed : timing
    self.init(
      timing: timing, start: time, phase: 0, runsBackwards: false,
      rise: min(blendDuration, timing.duration) * timing.riseShare, takesOver: true)
  }

  private init(
    timing: Timing, start: Double, phase: Double, runsBackwards: Bool, rise: Double,
    takesOver: Bool
  ) {
    self.timing = timing
    self.start = start.bounded(to: MotionLimits.place)
    self.phase = phase
    self.runsBackwards = runsBackwards
    self.rise = rise.bounded(to: 0...timing.duration)
    self.takesOver = takesOver
  }

  /// Back along the same curve from where it is at a time. Reversed again, it goes on forwards.
  public func reversed(at time: Double) -> Playback {
    Playback(
      timing: timing, start: time, phase: phase(at: time), runsBackwards: !runsBackwards,
      rise: rise, takesOver: true)
  }

  /// The seconds that remain of it at its start.
  public var remaining: Double { runsBackwards ? phase : timing.duration - phase }

  /// When progress is at its end: 1, or backwards 0.
  public var endTime: Double { start + remaining }

  /// The seconds since the start; 0 before, and for NaN.
  public func elapsed(at time: Double) -> Double { time > start ? time - start : 0 }

  /// How many seconds into the timing it is.
  func phase(at time: Double) -> Double {
    // Not by the elapsed seconds, which rounding may leave just short of those that remain.
    if time >= endTime { return runsBackwards ? 0 : timing.duration }
    let elapsed = elapsed(at: time)
    return runsBackwards ? max(0, phase - elapsed) : min(timing.duration, phase + elapsed)
  }

  /// The progress at a time: at `endTime` and after exactly 1, or backwards 0.
  public func progress(at time: Double) -> Double {
    // A timing without duration is at its end at once, whichever that is.
    if timing.duration == 0 { return runsBackwards ? 0 : 1 }
    let phase = phase(at: time)
    let progress = timing.progress(at: phase)
    return phase < rise ? progress * smoothstep(phase / rise) : progress
  }

  /// The progress a second with which it goes on from a time; 0 at `endTime` and after.
  public func velocity(at time: Double) -> Double {
    guard time < endTime else { return 0 }
    let phase = phase(at: time)
    return runsBackwards ? 0 - slope(at: phase, .before) : slope(at: phase, .after)
  }

  /// The progress a second with which it comes to a time, which is what an interruption then keeps: 0
  /// at the start and before, unless it takes over from something, and 0 after `endTime`.
  public func velocity(before time: Double) -> Double {
    guard time > start else { return takesOver ? velocity(at: start) : 0 }
    guard time <= endTime else { return 0 }
    let phase = phase(at: time)
    return runsBackwards ? 0 - slope(at: phase, .after) : slope(at: phase, .before)
  }

  /// The derivative of e · s.
  private func slope(at phase: Double, _ side: Side) -> Double {
    let slope = side == .after ? timing.velocity(at: phase) : timing.velocity(before: phase)
    guard phase < rise else { return slope }
    let u = phase / rise
    let growth = 6 * u * (1 - u) / rise * timing.progress(at: phase)
    return (slope * smoothstep(u) + growth).bounded(to: MotionLimits.speed)
  }
}

@inline(__always)
private func smoothstep(_ u: Double) -> Double { u * u * (3 - 2 * u) }

extension Timing {
  /// σ / (1 + σ); 1 for stops that begin with a jump.
  fileprivate var riseShare: Double {
    if case .stops(let stops) = easing, stops.value(at: 0) != 0 { return 1 }
    let steepness = velocity(at: 0).magnitude * duration
    return steepness / (1 + steepness)
  }

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
