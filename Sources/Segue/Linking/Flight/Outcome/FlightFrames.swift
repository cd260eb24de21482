/// One frame of a plan's animation.
public struct FlightFrame: Sendable {
  /// The index of the frame.
  public let index: Int
  /// The time in seconds.
  public let time: Double
  /// The eased progress, not clamped; exactly 0 and 1 at the ends.
  public let progress: Double
  /// The states of the plan's `layers`, one per layer.
  public let layers: [LayerState]
  /// The states of the plan's `screens`: the two screens and their bars, scrim and grabbers.
  public let screens: [LayerState]
}

extension FlightPlan {
  /// Returns the frames of the transition: at i ÷ fps seconds, then one at its end.
  ///
  /// - Parameter framesPerSecond: Clamped to 1…1000; with the maximum duration of one hour, that is
  ///   3.6 million frames. For a single frame, use `frame(at:)`.
  public func frames(perSecond framesPerSecond: Int) -> [FlightFrame] {
    frameTimes(perSecond: framesPerSecond).enumerated().map { frame(at: $1, index: $0) }
  }

  /// Returns the times of `frames(perSecond:)`, in seconds.
  public func frameTimes(perSecond framesPerSecond: Int) -> [Double] {
    let rate = Double(min(max(1, framesPerSecond), 1000))
    var times: [Double] = []
    var index = 0.0
    while index / rate < timing.duration {
      times.append(index / rate)
      index += 1
    }
    times.append(timing.duration)
    return times
  }

  /// Returns the frame at a time in seconds.
  public func frame(at time: Double, index: Int = 0) -> FlightFrame {
    let progress = timing.progress(at: time)
    return FlightFrame(
      index: index, time: time, progress: progress,
      layers: layers.map { $0.state(at: progress) },
      screens: screens.map { $0.state(at: progress) })
  }

  /// Writes the states of `layers` at a progress over the contents of the array.
  ///
  /// Does not allocate once the array is large enough, so that a player can call it for every
  /// displayed frame.
  public func writeStates(at progress: Double, into states: inout [LayerState]) {
    let count = layers.count
    if states.count != count { states = Array(repeating: .nothing, count: count) }
    if flying.isEmpty {
      for index in screens.indices { states[index] = screens[index].state(at: progress) }
    } else {
      // The plan retains its motions, so unmanaged references are safe: reference counting would
      // take a fifth of the time.
      let retained = motions
      let motions = retained.span
      var states = states.mutableSpan
      for index in motions.indices {
        unsafe Unmanaged.passUnretained(motions[index])._withUnsafeGuaranteedRef {
          $0.write(to: &states[index], at: progress)
        }
      }
    }
  }
}
