/// A flight as it is played: by its own timing, driven back by a finger, or interrupted.
///
/// The frames are at i ÷ fps seconds from the beginning, followed by one when everything is at
/// rest. They are computed one at a time, so that memory does not grow with the length of the
/// flight.
package struct PlayedFlight: Sendable {
  /// What drives the flight.
  package enum Drive: String, Hashable, Sendable {
    /// The plan's timing.
    case timing
    /// A finger, and a spring from where it is released.
    case finger, spring
    /// After an interruption: the same curve in reverse, a straight line back, or a straight line
    /// to another end.
    case reversed, sentBack, retargeted
  }

  private enum Course: Sendable {
    case timing
    case pan(FlightPan)
    /// The transition after each interruption, preceded by the one at the beginning.
    case interrupted([FlightTurn], [RunningTransition])
  }

  package let plan: FlightPlan
  package let framesPerSecond: Int
  /// The time at which everything is at rest, in seconds from the beginning.
  package let duration: Double
  private let course: Course

  /// Plays a plan without interruptions. The frame rate is clamped to 1…1000, here and below.
  package init(_ plan: FlightPlan, perSecond framesPerSecond: Int) {
    self.init(
      plan, framesPerSecond: framesPerSecond, course: .timing, duration: plan.timing.duration)
  }

  /// Plays a pop driven by a finger.
  package init(_ plan: FlightPlan, drivenBy pan: FlightPan, perSecond framesPerSecond: Int) {
    self.init(plan, framesPerSecond: framesPerSecond, course: .pan(pan), duration: pan.duration)
  }

  /// Plays a plan that is interrupted once for each turn.
  ///
  /// - Parameters:
  ///   - turns: The interruptions, ordered by time.
  ///   - spring: The spring on which a `sendBack` moves.
  /// - Throws: An error if everything is at rest before the time of a turn, or nothing flies whose
  ///   end could be changed.
  package init(
    _ plan: FlightPlan, interruptedBy turns: [FlightTurn], spring: Spring,
    perSecond framesPerSecond: Int
  ) throws(FlightTurn.Problem) {
    var running = RunningTransition(plan, at: 0)
    var runs = [running]
    for turn in turns {
      guard turn.time < running.endTime else {
        throw FlightTurn.Problem(turn: turn, reason: .isOver(at: running.endTime))
      }
      try running.take(turn, spring: spring)
      runs.append(running)
    }
    self.init(
      plan, framesPerSecond: framesPerSecond,
      course: turns.isEmpty ? .timing : .interrupted(turns, runs),
      duration: running.endTime)
  }

  private init(_ plan: FlightPlan, framesPerSecond: Int, course: Course, duration: Double) {
    self.plan = plan
    self.framesPerSecond = min(max(1, framesPerSecond), 1000)
    self.course = course
    self.duration = duration.bounded(to: 0...MotionLimits.magnitude.upperBound)
  }
}

extension PlayedFlight {
  package var pan: FlightPan? {
    if case .pan(let pan) = course { pan } else { nil }
  }

  /// The interruptions, each with the time at which everything would be at rest if no other
  /// followed.
  package var turns: [(turn: FlightTurn, endTime: Double)] {
    guard case .interrupted(let turns, let runs) = course else { return [] }
    return zip(turns, runs.dropFirst()).map { ($0, $1.endTime) }
  }

  /// The number of frames. Constant time.
  package var frameCount: Int {
    let rate = Double(framesPerSecond)
    // A duration is at most a billion seconds, so the product is far within 64 bits.
    var count = Int64(duration * rate)
    while count > 0 && Double(count - 1) / rate >= duration { count -= 1 }
    while Double(count) / rate < duration { count += 1 }
    return Int(clamping: count + 1)
  }

  /// Returns the time of a frame in seconds; the last frame is exactly at `duration`.
  package func time(ofFrame index: Int) -> Double {
    min(Double(index) / Double(framesPerSecond), duration)
  }

  /// Returns the frame with an index, counted from 0.
  package func frame(_ index: Int) -> PlayedFrame { frame(at: time(ofFrame: index), index: index) }

  /// Returns the frame at any time: the first before the beginning, the last from `duration` on.
  package func frame(at time: Double, index: Int = 0) -> PlayedFrame {
    switch course {
    case .timing:
      return PlayedFrame(
        plan, at: plan.timing.progress(at: time), drive: .timing, index: index, time: time)
    case .pan(let pan):
      let progress = pan.planProgress(at: time)
      let drive = pan.isTracked(at: time) ? Drive.finger : .spring
      return PlayedFrame(plan, at: progress, drive: drive, index: index, time: time)
    case .interrupted(let turns, let runs):
      let place = turns.prefix { $0.time <= time }.count
      return PlayedFrame(
        runs[place], drive: place == 0 ? .timing : turns[place - 1].drive, index: index, time: time)
    }
  }

  /// Returns the frame at which a finger holds the plan, at time 0.
  ///
  /// - Parameter progress: The plan's progress; not clamped.
  package func frame(heldAt progress: Double) -> PlayedFrame {
    PlayedFrame(plan, at: progress, drive: .finger, index: 0, time: 0)
  }

  /// Returns the index of the section that contains a time: 0 before and 1 after the release of a
  /// finger, or the number of preceding interruptions.
  package func part(at time: Double) -> Int {
    switch course {
    case .timing: 0
    case .pan(let pan): pan.isTracked(at: time) ? 0 : 1
    case .interrupted(let turns, _): turns.prefix { $0.time <= time }.count
    }
  }
}

/// One frame of a played flight.
package struct PlayedFrame: Sendable {
  package let index: Int
  /// The time in seconds from the beginning.
  package let time: Double
  /// The plan's progress; not clamped.
  package let progress: Double
  package let drive: PlayedFlight.Drive
  /// The two screens and what belongs to them, beginning with the source screen.
  package let screens: [LayerMoment]
  /// The flying layers above the screens; empty if nothing flies.
  package let flying: [LayerMoment]

  /// The layers that a player draws: the flying layers, or the screens if nothing flies.
  package var layers: [LayerMoment] { flying.isEmpty ? screens : flying }
}

/// A layer in one frame.
package struct LayerMoment: Sendable {
  package let layer: Layer
  package let state: LayerState
  package let shadows: [ShadowState]
}

extension PlayedFrame {
  fileprivate init(
    _ plan: FlightPlan, at progress: Double, drive: PlayedFlight.Drive, index: Int,
    time: Double
  ) {
    func moment(_ layer: Layer) -> LayerMoment {
      LayerMoment(
        layer: layer, state: layer.state(at: progress), shadows: layer.shadows(at: progress))
    }
    self.init(
      index: index, time: time, progress: progress, drive: drive,
      screens: plan.screens.map(moment), flying: plan.flying.map(moment))
  }

  fileprivate init(
    _ running: RunningTransition, drive: PlayedFlight.Drive, index: Int, time: Double
  ) {
    let frame = running.frame(at: time, index: index)
    let screens = zip(running.screens, frame.screens).map {
      LayerMoment(layer: $0, state: $1, shadows: [])
    }
    var flying: [LayerMoment] = []
    if !running.plan.flying.isEmpty {
      for (place, (layer, state)) in zip(running.layers, frame.layers).enumerated() {
        let shadows = running.shadows(ofLayer: place, at: time)
        flying.append(LayerMoment(layer: layer, state: state, shadows: shadows))
      }
    }
    self.init(
      index: index, time: time, progress: frame.progress, drive: drive, screens: screens,
      flying: flying)
  }
}
