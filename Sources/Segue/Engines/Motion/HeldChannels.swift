/// Channels that something outside leads: a finger, a scroll position, a transition's own function of
/// progress. They are where it says, plus what is left of the motion before, so that taking over is no
/// jump.
///
/// It knows no history: whoever leads says at each time where, and on release how fast.
public struct HeldChannels: Hashable, Sendable {
  /// When it was taken hold of, in seconds on the caller's clock.
  public let start: Double

  /// What each channel still carries.
  public let residuals: [Residual]

  /// When nothing is left to carry, in seconds on the caller's clock.
  let endTime: Double

  /// As many channels that carry nothing.
  init(restingAt time: Double, count: Int) {
    start = time.bounded(to: MotionLimits.place)
    residuals = [Residual](repeating: .none, count: count)
    endTime = start
  }

  /// What is left of a motion, as seen from what leads from now on. All lists have one number a
  /// channel.
  ///
  /// - Parameters:
  ///   - values: Where the channels are.
  ///   - velocities: How fast they move, per second.
  ///   - led: Where they are led.
  ///   - ledVelocities: How fast they are led.
  ///   - reaches: The longest way of each, which bounds how far its velocity may carry it.
  ///   - duration: In seconds, over which the difference is gone.
  init(
    takingOverAt time: Double, from values: [Double], velocities: [Double], ledTo led: [Double],
    _ ledVelocities: [Double], reaches: [Double], duration: Double
  ) {
    start = time.bounded(to: MotionLimits.place)
    residuals = values.indices.map { index in
      Residual(
        offset: values[index] - led[index].bounded(to: MotionLimits.place),
        velocity: velocities[index] - ledVelocities[index].bounded(to: MotionLimits.speed),
        duration: duration, reach: reaches[index])
    }
    endTime = start + residuals.reduce(0) { max($0, $1.end) }
  }

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
