/// A recorded pan as it was seen: progress that follows the finger, and from the release on the spring.
///
/// On the recording's clock a sample counts from its time on, or from that of the latest one before if
/// its own is earlier or no number: a machine cannot show what it hears of later. Between two samples
/// nothing moves, since nobody has heard where the finger is; of several at one time the last counts.
package struct PlayedPan: Sendable {
  /// The gesture's progress, from a time on, while the finger was down.
  private struct Moment: Sendable {
    let time: Double
    let progress: Double
    let velocity: Double
  }

  /// The gesture as the last sample left it.
  package let gesture: PanGesture

  /// What finishes.
  package let spring: Spring

  package let decision: PanDecision

  /// When the first sample came, in seconds on the recording's clock.
  package let startTime: Double

  /// When the finger let go.
  package let releaseTime: Double

  /// When the spring is at rest: from then on progress is the decision's target.
  package let endTime: Double

  /// Growing times.
  private var moments: [Moment] = []

  /// Plays samples through a gesture that has heard none. A recording that does not end is cancelled
  /// behind its last sample, where that was; samples behind the end count for nothing.
  ///
  /// Linear in the samples.
  /// - Parameter tolerance: the progress within which the spring rests: half a pixel over the travel's
  ///   distance.
  /// - Throws: when the recording lasts more than `Timing.longestDuration`, or the spring would take
  ///   longer than that to come to rest.
  package init(
    _ samples: [PanSample], through gesture: PanGesture, finishedBy spring: Spring,
    within tolerance: Double
  ) throws(MotionProblem) {
    var gesture = gesture
    let times = MotionLimits.place
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
    // A gesture decides at any sample that ends it, wherever the finger is: at one of its own, or here.
    guard let decision = gesture.decision else {
      preconditionFailure("A pan is decided when it ends.")
    }
    try require(now - startTime, in: 0...Timing.longestDuration, .duration)
    guard let rest = decision.settlingDuration(on: spring, within: tolerance),
      rest <= Timing.longestDuration
    else { throw MotionProblem(.dampingFraction, .comesToRest, value: spring.dampingRatio) }
    self.gesture = gesture
    self.spring = spring
    self.decision = decision
    releaseTime = now
    endTime = now + rest
  }

  /// Whether the finger is down.
  package func isTracked(at time: Double) -> Bool { !(time >= releaseTime) }

  /// The gesture's progress at a time: that at which it took over before the first sample, and the
  /// decision's target from `endTime` on. NaN counts as before. Logarithmic in the samples.
  package func progress(at time: Double) -> Double {
    guard !isTracked(at: time) else { return moment(at: time)?.progress ?? gesture.start }
    guard time < endTime else { return decision.target }
    return decision.progress(at: time - releaseTime, on: spring)
  }

  /// The gesture's progress a second at a time: the finger's as the gesture judges it, then the
  /// spring's, and 0 at rest. Logarithmic in the samples.
  package func velocity(at time: Double) -> Double {
    guard !isTracked(at: time) else { return moment(at: time)?.velocity ?? 0 }
    guard time < endTime else { return 0 }
    return decision.velocity(at: time - releaseTime, on: spring)
  }

  /// The seconds at which frames stand: i ÷ fps behind the first sample, then one when all is at rest.
  /// The rate is clamped to 1…1000; there are 7.2 million frames at most.
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

  /// The last moment that is not behind a time.
  private func moment(at time: Double) -> Moment? {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = low + (high - low) / 2
      if moments[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : moments[low - 1]
  }
}
