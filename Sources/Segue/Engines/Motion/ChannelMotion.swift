/// Several numbers that move by one timing, and that may be interrupted at any time: turned back, sent
/// elsewhere, or taken hold of.
///
/// At that instant each channel keeps its position and its velocity, by itself: the motion is replaced by
/// one that begins there, with a `Residual` for what would otherwise jump. However often that happens, a
/// channel is seven numbers. Values of it are copies, so the motion before remains at hand.
///
///     var motion = ChannelMotion(from: [0, 0], to: [300, 120], timing: timing, at: 0)
///     motion.retarget(to: [0, 40], at: 0.13)
///     motion.reverse(at: 0.2)
///     motion.values(at: 0.25)
///
/// Times are seconds on the caller's clock. A time before the last interruption counts as its instant.
public struct ChannelMotion: Hashable, Sendable {
  /// How progress runs since the last interruption.
  public private(set) var playback: Playback

  public private(set) var channels: [MotionChannel]

  /// When every channel is at its end, exactly and for good.
  public private(set) var endTime: Double

  /// A motion from rest, of as many channels as both lists have.
  public init(from: [Double], to: [Double], timing: Timing, at time: Double) {
    playback = Playback(timing, at: time)
    channels = zip(from, to).map { MotionChannel(from: $0, to: $1) }
    endTime = playback.endTime
  }

  /// A motion that takes over what moves already: numbers on an arc, under a finger, in another program.
  ///
  /// - Parameters:
  ///   - from: Where the channels are.
  ///   - velocities: In each channel's unit per second. A channel without one begins at rest.
  ///   - to: Where they go, one a channel.
  ///   - timing: How they go there.
  ///   - time: When it takes over, in seconds.
  ///   - blendDuration: In seconds, over which the velocities are spent; by default `timing`'s own.
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
      let start = from.bounded(to: MotionLimits.place)
      let end = to.bounded(to: MotionLimits.magnitude)
      // The way says nothing about velocities from elsewhere.
      let reach = velocity == 0 ? (end - start).magnitude : .infinity
      channels.append(
        MotionChannel(
          from: start, to: end,
          residual: Residual(offset: 0, velocity: velocity, duration: blend, reach: reach),
          reach: reach))
    }
    endTime = playback.endTime
    extendToResiduals()
  }

  private mutating func extendToResiduals() {
    let last = channels.reduce(0) { max($0, $1.residual.end) }
    endTime = max(playback.endTime, playback.start + last)
  }
}

extension ChannelMotion {
  /// Whether every channel rests at its end.
  public func isFinished(at time: Double) -> Bool { time >= endTime }

  /// Where the channels are. At `endTime` and after these are the targets bit for bit; after a turn
  /// back, the numbers that the motion came from.
  ///
  /// Cost: linear in the channels, and the progress once.
  public func values(at time: Double) -> [Double] {
    var values: [Double] = []
    writeValues(at: time, into: &values)
    return values
  }

  /// The same, in place of what the array holds: without an allocation once it is large enough.
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

  /// How fast the channels come to a time, in their units per second; 0 after `endTime`.
  public func velocities(at time: Double) -> [Double] {
    let progressVelocity = playback.velocity(before: time)
    let elapsed = playback.elapsed(at: time)
    return channels.map { $0.velocity(progressVelocity: progressVelocity, after: elapsed) }
  }

  /// The rectangle that four channels from `first` on are: x, y, width, height. Sides are never less
  /// than 0, though their channels may be. Nil without four such channels.
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
  /// Turns the motion back along its own curve, from where it is, at the velocity that it has: to the
  /// numbers it came from, in as long as it has played. Turned back again, it goes on to its targets.
  ///
  /// A spring runs backwards too, with the swings that it has made. For one that pulls back, `retarget`.
  public mutating func reverse(at time: Double, blendDuration: Double? = nil) {
    let blend = playback.timing.blend(blendDuration)
    let next = playback.reversed(at: time, blendDuration: blend)
    let (present, speeds) = (values(at: time), velocities(at: time))
    let progress = playback.progress(at: time)
    for (index, channel) in channels.enumerated() {
      // What the last interruption left goes on dying away, from what it is now.
      let base = interpolate(channel.from, channel.to, at: progress)
      channels[index] = MotionChannel(
        from: channel.from, to: channel.to,
        residual: Residual(
          offset: present[index] - base, velocity: speeds[index], duration: blend,
          reach: channel.reach),
        reach: channel.reach)
    }
    playback = next
    extendToResiduals()
  }

  /// Sends the channels elsewhere from where they are.
  ///
  /// - Parameters:
  ///   - targets: One a channel; a channel without one keeps the end it is on its way to, and there is
  ///     no channel for what is more.
  ///   - timing: How, from now on; by default as before. The velocity at hand takes the place of a
  ///     spring's `initialVelocity`. One without duration rises for the blend.
  ///   - time: When, in seconds.
  ///   - blendDuration: In seconds, over which the present velocities are spent; by default `timing`'s
  ///     own.
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
      let reach = max(channel.reach, (target - present[index]).magnitude)
      channels[index] = MotionChannel(
        from: present[index], to: target,
        residual: Residual(
          offset: 0, velocity: speeds[index], duration: blend, reach: reach), reach: reach)
    }
    playback = Playback(timing, takingOverAt: time, blendDuration: blend)
    extendToResiduals()
  }

  /// Lets something else say where the channels are from now on: a finger.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - values: Where it is, one a channel; a channel without one stays where it is.
  ///   - velocities: How fast it moves, per second. Unknown, it rests: a finger has just come down.
  ///   - blendDuration: In seconds, over which the difference is gone; by default the timing's own.
  public func held(
    at time: Double, by values: [Double], velocities: [Double] = [], blendDuration: Double? = nil
  ) -> HeldChannels {
    let blend = playback.timing.blend(blendDuration)
    let (present, speeds) = (self.values(at: time), self.velocities(at: time))
    return HeldChannels(
      takingOverAt: time, from: present, velocities: speeds,
      ledTo: present.indices.map { $0 < values.count ? values[$0] : present[$0] },
      present.indices.map { $0 < velocities.count ? velocities[$0] : 0 },
      reaches: channels.map(\.reach), duration: blend)
  }
}
