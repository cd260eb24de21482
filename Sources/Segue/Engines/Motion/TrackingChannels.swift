/// Channels that are controlled by an outside source: a finger, a scroll position, or a
/// transition's own function of progress. Their values are those of the source plus the residual of
/// the previous motion, so that the change of control causes no jump.
///
/// No history is stored: at each time the caller passes the values of the source, and on release
/// also its velocities.
public struct TrackingChannels: Hashable, Sendable {
  /// The time at which the source took over, in seconds on the caller's clock.
  public let start: Double

  /// The residual of each channel.
  public let residuals: [Residual]

  /// The time from which on all residuals are 0, in seconds on the caller's clock.
  let endTime: Double

  /// Creates channels without residuals.
  init(restingAt time: Double, count: Int) {
    start = time.bounded(to: MotionLimits.value)
    residuals = [Residual](repeating: .none, count: count)
    endTime = start
  }

  /// Creates channels with the residuals of a motion relative to the source. All lists contain one
  /// number per channel.
  ///
  /// - Parameters:
  ///   - time: The time at which the source takes over, in seconds.
  ///   - values: The values of the channels in the motion.
  ///   - velocities: The velocities of the channels in the motion, per second.
  ///   - sourceValues: The values in the source.
  ///   - sourceVelocities: The velocities in the source, per second.
  ///   - reaches: The greatest distance of each channel, which limits how far its velocity can
  ///     carry it.
  ///   - duration: The time in seconds over which the difference decays.
  init(
    takingOverAt time: Double, from values: [Double], velocities: [Double],
    ledTo sourceValues: [Double],
    _ sourceVelocities: [Double], reaches: [Double], duration: Double
  ) {
    start = time.bounded(to: MotionLimits.value)
    residuals = values.indices.map { index in
      Residual(
        offset: values[index] - sourceValues[index].bounded(to: MotionLimits.value),
        velocity: velocities[index] - sourceVelocities[index].bounded(to: MotionLimits.speed),
        duration: duration, distance: reaches[index])
    }
    endTime = start + residuals.reduce(0) { max($0, $1.duration) }
  }

  /// Returns the values of the channels at a time at which the source has the values
  /// `sourceValues`, one per channel. Missing values are 0.
  public func values(at time: Double, following sourceValues: [Double]) -> [Double] {
    let elapsed = elapsed(at: time)
    return residuals.indices.map { index in
      let base = (index < sourceValues.count ? sourceValues[index] : 0).bounded(
        to: MotionLimits.value)
      let rest = residuals[index].value(after: elapsed)
      return rest == 0 ? base : (base + rest).bounded(to: MotionLimits.value)
    }
  }

  /// Returns the velocities of the channels, per second, if the source has the velocities
  /// `sourceVelocities`. Missing velocities are 0.
  public func velocities(at time: Double, following sourceVelocities: [Double]) -> [Double] {
    let elapsed = elapsed(at: time)
    return residuals.indices.map { index in
      let base = (index < sourceVelocities.count ? sourceVelocities[index] : 0).bounded(
        to: MotionLimits.speed)
      return (base + residuals[index].velocity(after: elapsed)).bounded(to: MotionLimits.speed)
    }
  }

  /// Releases the channels, which move on to targets from their current values, with their current
  /// velocities.
  ///
  /// - Parameters:
  ///   - time: The time of the release, in seconds.
  ///   - values: The value of each channel in the source.
  ///   - velocities: The velocity of each channel in the source, per second.
  ///   - targets: The target of each channel. The motion has at most as many channels as there are
  ///     targets.
  ///   - timing: The timing of the motion to the targets.
  ///   - blendDuration: The time in seconds over which the velocities decay; by default that of the
  ///     timing.
  public func releasedMotion(
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
