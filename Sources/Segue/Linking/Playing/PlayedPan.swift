/// A recorded pan as it was displayed: progress follows the finger, and after the release the
/// spring.
///
/// On the recording's clock a sample takes effect at its time, or at that of the latest preceding
/// sample if its own is earlier or NaN, because a machine cannot display what arrives later.
/// Between two samples nothing moves, since the position of the finger is unknown; of several at
/// one time, the last counts.
package struct PlayedPan: Sendable {
  /// The gesture's progress from a time on, while the finger was down.
  private struct Moment: Sendable {
    let time: Double
    let progress: Double
    let velocity: Double
  }

  /// The gesture after the last sample.
  package let gesture: PanGesture

  /// The spring that finishes the pan.
  package let spring: Spring

  package let decision: PanDecision

  /// The time of the first sample, in seconds on the recording's clock.
  package let startTime: Double

  /// The time at which the finger is released.
  package let releaseTime: Double

  /// The time at which the spring is at rest: from then on, progress is the decision's target.
  package let endTime: Double

  /// Sorted by time.
  private var moments: [Moment] = []

  /// Plays samples through a gesture that has not received any.
  ///
  /// A recording without an end is cancelled at the time and position of its last sample; samples
  /// after the end are ignored. Linear in the number of samples.
  ///
  /// - Parameter tolerance: The progress within which the spring counts as at rest: half a pixel
  ///   divided by the distance of the travel.
  /// - Throws: An error if the recording lasts longer than `Timing.longestDuration`, or the spring
  ///   would take longer to come to rest.
  package init(
    _ samples: [PanSample], through gesture: PanGesture, finishedBy spring: Spring,
    within tolerance: Double
  ) throws(MotionError) {
    var gesture = gesture
    let times = MotionLimits.value
    startTime = samples.first { times.contains($0.time) }?.time ?? 0
    var now = startTime
    for sample in samples where gesture.decision == nil {
      if times.contains(sample.time) { now = max(now, sample.time) }
      gesture.receive(sample)
      let release = gesture.release
      moments.append(
        Moment(time: now, progress: release.progress, velocity: release.progressVelocity))
    }
    if gesture.decision == nil {
      let place = samples.last?.position ?? Point(x: .nan, y: .nan)
      gesture.receive(PanSample(.cancelled, time: now, position: place))
    }
    // A gesture decides at any sample that ends it, wherever the finger is: at one of the
    // recording's, or at the cancellation added here.
    guard let decision = gesture.decision else {
      preconditionFailure("A pan is decided when it ends.")
    }
    try require(now - startTime, in: 0...Timing.longestDuration, .duration)
    guard let rest = decision.settlingDuration(on: spring, within: tolerance),
      rest <= Timing.longestDuration
    else { throw MotionError(.dampingFraction, .comesToRest, value: spring.dampingRatio) }
    self.gesture = gesture
    self.spring = spring
    self.decision = decision
    releaseTime = now
    endTime = now + rest
  }

  /// Returns whether the finger is down.
  package func isTracked(at time: Double) -> Bool { !(time >= releaseTime) }

  /// Returns the gesture's progress at a time: its start before the first sample, and the
  /// decision's target from `endTime` on. NaN counts as before the first sample. Logarithmic in the
  /// number of samples.
  package func progress(at time: Double) -> Double {
    guard !isTracked(at: time) else { return moment(at: time)?.progress ?? gesture.start }
    guard time < endTime else { return decision.target }
    return decision.progress(at: time - releaseTime, on: spring)
  }

  /// Returns the velocity of the gesture's progress at a time, per second: that of the finger as
  /// the gesture estimates it, then that of the spring, and 0 at rest. Logarithmic in the number of
  /// samples.
  package func velocity(at time: Double) -> Double {
    guard !isTracked(at: time) else { return moment(at: time)?.velocity ?? 0 }
    guard time < endTime else { return 0 }
    return decision.velocity(at: time - releaseTime, on: spring)
  }

  /// Returns the times of the frames in seconds: i ÷ fps after the first sample, then one when
  /// everything is at rest.
  ///
  /// The frame rate is clamped to 1…1000; there are at most 7.2 million frames.
  package func frameTimes(perSecond framesPerSecond: Int) -> [Double] {
    let rate = Double(min(max(1, framesPerSecond), 1000))
    let duration = endTime - startTime
    var times: [Double] = []
    var index = 0.0
    while index / rate < duration {
      times.append(startTime + index / rate)
      index += 1
    }
    times.append(endTime)
    return times
  }

  /// Returns the last moment not after a time.
  private func moment(at time: Double) -> Moment? {
    let next = moments.indices.partitioningIndex { !(moments[$0].time <= time) }
    return next == 0 ? nil : moments[next - 1]
  }
}
