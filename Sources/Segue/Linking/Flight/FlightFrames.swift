/// One moment of a plan.
public struct FlightFrame: Sendable {
  public let index: Int
  /// In seconds.
  public let time: Double
  /// Eased, not clamped; exactly 0 and 1 at the ends.
  public let progress: Double
  /// One a layer of the plan.
  public let layers: [LayerState]
  /// The two screens, and what belongs to them.
  public let screens: [LayerState]
}

extension FlightPlan {
  /// The moments of the transition: at i ÷ fps seconds, then one at its end.
  ///
  /// - Parameter framesPerSecond: Clamped to 1…1000; with the longest duration of an hour that is 3.6
  ///   million frames. One moment alone is `frame(at:)`.
  public func frames(perSecond framesPerSecond: Int) -> [FlightFrame] {
    frameTimes(perSecond: framesPerSecond).enumerated().map { frame(at: $1, index: $0) }
  }

  /// The seconds at which `frames` stand.
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

  /// The moment at a time in seconds.
  public func frame(at time: Double, index: Int = 0) -> FlightFrame {
    let progress = timing.progress(at: time)
    return FlightFrame(
      index: index, time: time, progress: progress,
      layers: layers.map { $0.state(at: progress) },
      screens: screens.map { $0.state(at: progress) })
  }

  /// Writes the states of `layers` at a progress in place of what the array holds: without an
  /// allocation once it is large enough, as a player wants it sixty times a second.
  public func writeStates(at progress: Double, into states: inout [LayerState]) {
    let count = layers.count
    if states.count != count { states = Array(repeating: .nothing, count: count) }
    if flying.isEmpty {
      for index in screens.indices { states[index] = screens[index].state(at: progress) }
    } else {
      // The plan holds its motions: counting references would take a fifth of the time.
      let motions = motions.span
      var states = states.mutableSpan
      for index in motions.indices {
        unsafe Unmanaged.passUnretained(motions[index])._withUnsafeGuaranteedRef {
          $0.write(to: &states[index], at: progress)
        }
      }
    }
  }
}
