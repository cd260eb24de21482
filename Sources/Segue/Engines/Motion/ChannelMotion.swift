/// Several numbers that are animated with one timing, and that can be interrupted at any time:
/// reversed, retargeted or held.
///
/// At an interruption each channel keeps its position and its velocity independently: the motion is
/// replaced by one that begins there, with a `Residual` for the difference that would otherwise be
/// a jump. A channel takes seven numbers, however often it is interrupted. This is a value type, so
/// copies of the previous motion remain usable.
///
///     var motion = ChannelMotion(from: [0, 0], to: [300, 120], timing: timing, at: 0)
///     motion.retarget(to: [0, 40], at: 0.13)
///     motion.reverse(at: 0.2)
///     motion.values(at: 0.25)
///
/// Times are in seconds on the caller's clock. A time before the last interruption counts as the
/// time of that interruption.
public struct ChannelMotion: Hashable, Sendable {
  /// The playback of progress since the last interruption.
  public private(set) var playback: Playback

  /// The animated numbers.
  public private(set) var channels: [MotionChannel]

  /// The time from which on every channel is exactly at its end.
  public private(set) var endTime: Double

  /// Creates a motion from rest, with as many channels as both lists contain.
  public init(from: [Double], to: [Double], timing: Timing, at time: Double) {
    playback = Playback(timing, at: time)
    channels = zip(from, to).map { MotionChannel(from: $0, to: $1) }
    endTime = playback.endTime
  }

  /// Creates a motion that takes over from another one: of numbers on an arc, under a finger, or in
  /// another program.
  ///
  /// - Parameters:
  ///   - from: The current value of each channel.
  ///   - velocities: The current velocity of each channel, in its unit per second. Channels without
  ///     a velocity begin at rest.
  ///   - to: The target of each channel.
  ///   - timing: The timing of the motion to the targets.
  ///   - time: The time at which the motion takes over, in seconds.
  ///   - blendDuration: The time in seconds over which the velocities decay; by default that of
  ///     `timing`.
  public init(
    from: [Double], velocities: [Double], to: [Double], timing: Timing, at time: Double,
    blendDuration: Double? = nil
  ) {
    let blend = timing.blend(blendDuration)
    playback = Playback(timing, takingOverAt: time, blendDuration: blend)
    channels = []
    channels.reserveCapacity(min(from.count, to.count))
    for (index, (from, to)) in zip(from, to).enumerated() {
      let velocity = index < velocities.count ? velocities[index] : 0
      let start = from.bounded(to: MotionLimits.value)
      let end = to.bounded(to: MotionLimits.magnitude)
      // The distance does not limit a velocity that comes from outside of the motion.
      let reach = velocity == 0 ? (end - start).magnitude : .infinity
      channels.append(
        MotionChannel(
          from: start, to: end,
          residual: Residual(offset: 0, velocity: velocity, duration: blend, distance: reach),
          distance: reach))
    }
    endTime = playback.endTime
    extendToResiduals()
  }

  private mutating func extendToResiduals() {
    let last = channels.reduce(0) { max($0, $1.residual.duration) }
    endTime = max(playback.endTime, playback.start + last)
  }
}

extension ChannelMotion {
  /// Whether every channel is at rest at its end.
  public func isFinished(at time: Double) -> Bool { time >= endTime }

  /// Returns the values of the channels. At and after `endTime` they equal the targets exactly, or
  /// the initial values if the motion is reversed.
  ///
  /// Cost: linear in the channels, plus one evaluation of the progress.
  public func values(at time: Double) -> [Double] {
    var values: [Double] = []
    writeValues(at: time, into: &values)
    return values
  }

  /// Replaces the contents of an array with the values of the channels, without allocating memory
  /// if its capacity is large enough.
  public func writeValues(at time: Double, into values: inout [Double]) {
    values.removeAll(keepingCapacity: true)
    let isAtRest = isFinished(at: time)
    let progress = playback.progress(at: time)
    let elapsed = playback.elapsed(at: time)
    for channel in channels {
      values.append(
        isAtRest
          ? (playback.runsBackwards ? channel.from : channel.to)
          : channel.value(progress: progress, after: elapsed))
    }
  }

  /// Returns the velocities with which the channels reach a time, in their units per second; 0
  /// after `endTime`.
  public func velocities(at time: Double) -> [Double] {
    let progressVelocity = playback.velocity(before: time)
    let elapsed = playback.elapsed(at: time)
    return channels.map { $0.velocity(progressVelocity: progressVelocity, after: elapsed) }
  }

  /// Returns the rectangle formed by four channels, starting at `first`: x, y, width, height. Width
  /// and height are never negative, although their channels may be. Returns nil if there are fewer
  /// channels.
  public func rect(at time: Double, first: Int = 0) -> Rect? {
    guard first >= 0, channels.count >= 4, first <= channels.count - 4 else { return nil }
    let progress = playback.progress(at: time)
    let elapsed = playback.elapsed(at: time)
    func value(_ offset: Int) -> Double {
      let channel = channels[first + offset]
      if isFinished(at: time) { return playback.runsBackwards ? channel.from : channel.to }
      return channel.value(progress: progress, after: elapsed)
    }
    return Rect(x: value(0), y: value(1), width: max(0, value(2)), height: max(0, value(3)))
  }
}

extension ChannelMotion {
  /// Reverses the motion along its own curve, from its current values and with its current
  /// velocities, back to its initial values, in as long as it has played. Reversed again, it
  /// continues to its targets.
  ///
  /// A spring also runs backwards, through the oscillations that it has made. For a spring that
  /// pulls back to the initial values, use `retarget`.
  public mutating func reverse(at time: Double, blendDuration: Double? = nil) {
    let blend = playback.timing.blend(blendDuration)
    let next = playback.reversed(at: time, blendDuration: blend)
    let (present, speeds) = (values(at: time), velocities(at: time))
    let progress = playback.progress(at: time)
    for (index, channel) in channels.enumerated() {
      // The residual of the last interruption continues to decay from its current value.
      let base = interpolate(channel.from, channel.to, at: progress)
      channels[index] = MotionChannel(
        from: channel.from, to: channel.to,
        residual: Residual(
          offset: present[index] - base, velocity: speeds[index], duration: blend,
          distance: channel.distance),
        distance: channel.distance)
    }
    playback = next
    extendToResiduals()
  }

  /// Changes the targets of the channels, starting from their current values.
  ///
  /// - Parameters:
  ///   - targets: The target of each channel. A channel without a target keeps its current one;
  ///     additional targets are ignored.
  ///   - timing: The new timing; by default the current one. The current velocity replaces the
  ///     `initialVelocity` of a spring. A timing without duration takes as long as the blend.
  ///   - time: The time of the change, in seconds.
  ///   - blendDuration: The time in seconds over which the current velocities decay; by default
  ///     that of `timing`.
  public mutating func retarget(
    to targets: [Double], timing: Timing? = nil, at time: Double, blendDuration: Double? = nil
  ) {
    let timing = timing ?? playback.timing
    let blend = timing.blend(blendDuration)
    let (present, speeds) = (values(at: time), velocities(at: time))
    for (index, channel) in channels.enumerated() {
      let end = playback.runsBackwards ? channel.from : channel.to
      let target = (index < targets.count ? targets[index] : end).bounded(
        to: MotionLimits.magnitude)
      let reach = max(channel.distance, (target - present[index]).magnitude)
      channels[index] = MotionChannel(
        from: present[index], to: target,
        residual: Residual(
          offset: 0, velocity: speeds[index], duration: blend, distance: reach), distance: reach)
    }
    playback = Playback(timing, takingOverAt: time, blendDuration: blend)
    extendToResiduals()
  }

  /// Hands control of the channels to an outside source, such as a finger.
  ///
  /// - Parameters:
  ///   - time: The time of the change, in seconds.
  ///   - values: The value of each channel in the source. A channel without one keeps its current
  ///     value.
  ///   - velocities: The velocity of each channel in the source, per second. It is 0 by default,
  ///     for a finger that has just come down.
  ///   - blendDuration: The time in seconds over which the difference decays; by default that of
  ///     the timing.
  public func trackingChannels(
    at time: Double, source values: [Double], velocities: [Double] = [],
    blendDuration: Double? = nil
  ) -> TrackingChannels {
    let blend = playback.timing.blend(blendDuration)
    let (present, speeds) = (self.values(at: time), self.velocities(at: time))
    return TrackingChannels(
      takingOverAt: time, from: present, velocities: speeds,
      ledTo: present.indices.map { $0 < values.count ? values[$0] : present[$0] },
      present.indices.map { $0 < velocities.count ? velocities[$0] : 0 },
      reaches: channels.map { $0.distance }, duration: blend)
  }
}
