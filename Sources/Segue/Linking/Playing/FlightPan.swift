/// The pan that drives a pop, on the pop's clock: seconds from the first sample.
package struct FlightPan: Sendable {
  package let gesture: DismissGesture
  package let played: PlayedPan

  /// Plays a recording for the pop of a transition.
  ///
  /// The pan is at rest when no edge is off by more than half a device pixel.
  ///
  /// - Parameters:
  ///   - gesture: The gesture that the finger performs.
  ///   - detent: The detent at which the sheet rests, unless the recording specifies detents of its
  ///     own.
  ///   - spring: The spring that continues the motion after the finger is released.
  /// - Throws: An error if the pan or the spring lasts longer than `Timing.longestDuration`.
  package init(
    _ recording: PanRecording, of gesture: DismissGesture, restingAt detent: Detent? = nil,
    finishedBy spring: Spring, on device: Device
  ) throws(MotionError) {
    self.gesture = gesture
    played = try PlayedPan(
      recording.samples, through: try gesture.pan(for: recording, restingAt: detent),
      finishedBy: spring,
      within: 0.5 / device.scale / gesture.travel.distance)
  }

  package var decision: PanDecision { played.decision }

  /// The gesture's progress at which it took hold.
  package var start: Double { played.gesture.start }

  /// The time at which the finger is released, in seconds from the first sample.
  package var releaseTime: Double { played.releaseTime - played.startTime }

  /// The time at which everything is at rest, in seconds from the first sample.
  package var duration: Double { played.endTime - played.startTime }

  package func isTracked(at time: Double) -> Bool { time < releaseTime }

  /// Returns the plan's progress: exactly that of the decision's target from `duration` on.
  package func planProgress(at time: Double) -> Double {
    // Rounding could make the sum less than the recording's own end.
    let clock = time >= duration ? played.endTime : played.startTime + time
    return gesture.planProgress(played.progress(at: clock))
  }
}
