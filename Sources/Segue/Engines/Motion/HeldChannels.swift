/// Channels that something outside leads: a finger, a scroll position. They are where it says, plus what
/// is left of the motion that it took over, so that taking hold is no jump either.
///
/// It knows no history: whoever leads says at each time where, and on release how fast.
public struct HeldChannels: Hashable, Sendable {
  /// When it was taken hold of, in seconds on the caller's clock.
  public let start: Double

  /// What each channel still carries.
  public let residuals: [Residual]

  /// Where the channels are at a time at which `led` says where it leads them, one a channel; those
  /// without one are led to 0.
  public func values(at time: Double, following led: [Double]) -> [Double] {
    let elapsed = elapsed(at: time)
    return residuals.indices.map { index in
      let base = (index < led.count ? led[index] : 0).bounded(to: MotionLimits.place)
      let rest = residuals[index].value(after: elapsed)
      return rest == 0 ? base : (base + rest).bounded(to: MotionLimits.place)
    }
  }

  /// How fast the channels move, per second, when they are led at `led`; those without one are led at
  /// rest.
  public func velocities(at time: Double, following led: [Double]) -> [Double] {
    let elapsed = elapsed(at: time)
    return residuals.indices.map { index in
      let base = (index < led.count ? led[index] : 0).bounded(to: MotionLimits.speed)
      return (base + residuals[index].velocity(after: elapsed)).bounded(to: MotionLimits.speed)
    }
  }

  /// Lets go: the channels move on to targets from where they are, at the velocity that they have.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - values: Where they were led, one a channel.
  ///   - velocities: How fast, per second.
  ///   - targets: Where they go; the motion has as many channels as there are targets, at most.
  ///   - timing: How they go there.
  ///   - blendDuration: In seconds, over which the velocities are spent; by default the timing's own.
  public func released(
    at time: Double, from values: [Double], velocities: [Double], to targets: [Double],
    timing: Timing, blendDuration: Double? = nil
  ) -> ChannelMotion {
    ChannelMotion(
      from: self.values(at: time, following: values),
      velocities: self.velocities(at: time, following: velocities), to: targets, timing: timing,
      at: time, blendDuration: blendDuration)
  }

  private func elapsed(at time: Double) -> Double { time > start ? time - start : 0 }
}
