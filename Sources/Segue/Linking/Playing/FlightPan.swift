/// The pan that drives a return, on the return's clock: seconds from the first sample.
package struct FlightPan: Sendable {
  package let gesture: DismissGesture
  package let played: PlayedPan

  /// Plays a recording for the return of a transition.
  ///
  /// Rest is where no edge is off by more than half a device pixel.
  ///
  /// - Parameters:
  ///   - gesture: What the finger moves.
  ///   - detent: Where the sheet rests that it moves, unless the recording names detents of its own.
  ///   - spring: On which it goes on behind the finger.
  /// - Throws: when the pan or the spring lasts more than `Timing.longestDuration`.
  package init(
    _ recording: PanRecording, of gesture: DismissGesture, restingAt detent: Detent? = nil,
    finishedBy spring: Spring, on device: Device
  ) throws(MotionProblem) {
    self.gesture = gesture
    played = try PlayedPan(
      recording.samples, through: try gesture.pan(for: recording, restingAt: detent),
      finishedBy: spring,
      within: 0.5 / device.scale / gesture.travel.distance)
  }

  package var decision: PanDecision { played.decision }

  /// The gesture's progress at which it took over.
  package var start: Double { played.gesture.start }

  /// When the finger let go, in seconds from the first sample.
  package var releaseTime: Double { played.releaseTime - played.startTime }

  /// When all is at rest, in seconds from the first sample.
  package var duration: Double { played.endTime - played.startTime }

  package func isTracked(at time: Double) -> Bool { time < releaseTime }

  /// The plan's progress: exactly that of the decision's target from `duration` on.
  package func planProgress(at time: Double) -> Double {
    // Rounding may put the sum before the recording's own end.
    let clock = time >= duration ? played.endTime : played.startTime + time
    return gesture.planProgress(played.progress(at: clock))
  }
}
