/// A flight as it is played: by its own timing, driven back by a finger, or interrupted on the way.
///
/// The frames stand at i ÷ fps seconds from its beginning, then one where all is at rest. They are
/// computed one at a time, so that a long flight needs no more memory than a short one.
package struct PlayedFlight: Sendable {
  /// What moves it.
  package enum Drive: String, Hashable, Sendable {
    /// The plan's timing.
    case timing
    /// A finger, and a spring from where it lets go.
    case finger, spring
    /// From an interruption on: the same curve back, a way straight back, a way to another end.
    case reversed, sentBack, retargeted
  }

  private enum Course: Sendable {
    case timing
    case pan(FlightPan)
    /// As it runs from each of the instants on; the first is the beginning.
    case interrupted([FlightTurn], [RunningTransition])
  }

  package let plan: FlightPlan
  package let framesPerSecond: Int
  /// When all is at rest, in seconds from the beginning.
  package let duration: Double
  private let course: Course

  /// A plan that nobody interrupts. The rate is clamped to 1…1000, here and below.
  package init(_ plan: FlightPlan, perSecond framesPerSecond: Int) {
    self.init(plan, framesPerSecond, .timing, duration: plan.timing.duration)
  }

  /// A return under a finger.
  package init(_ plan: FlightPlan, drivenBy pan: FlightPan, perSecond framesPerSecond: Int) {
    self.init(plan, framesPerSecond, .pan(pan), duration: pan.duration)
  }

  /// A plan that is interrupted, once for each turn.
  ///
  /// - Parameters:
  ///   - turns: In order of time.
  ///   - spring: On which everything goes back that is sent there.
  /// - Throws: when nothing runs any more at the time of a turn, or nothing flies that could be sent to
  ///   another end.
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
      plan, framesPerSecond, turns.isEmpty ? .timing : .interrupted(turns, runs),
      duration: running.endTime)
  }

  private init(_ plan: FlightPlan, _ framesPerSecond: Int, _ course: Course, duration: Double) {
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

  /// What interrupts it, each with the time at which all would be at rest if nothing followed.
  package var turns: [(turn: FlightTurn, endTime: Double)] {
    guard case .interrupted(let turns, let runs) = course else { return [] }
    return zip(turns, runs.dropFirst()).map { ($0, $1.endTime) }
  }

  /// How many frames there are; constant in time up to rounding.
  package var frameCount: Int {
    let rate = Double(framesPerSecond)
    // A duration is a billion seconds at most, so the product is far inside of Int.
    var count = Int(duration * rate)
    while count > 0 && Double(count - 1) / rate >= duration { count -= 1 }
    while Double(count) / rate < duration { count += 1 }
    return count + 1
  }

  /// The seconds at which a frame stands; the last one is at `duration` exactly.
  package func time(ofFrame index: Int) -> Double {
    min(Double(index) / Double(framesPerSecond), duration)
  }

  /// The moment of a frame, counted from 0.
  package func frame(_ index: Int) -> PlayedFrame { frame(at: time(ofFrame: index), index: index) }

  /// The moment at any time: before the beginning the first, from `duration` on the last.
  package func frame(at time: Double, index: Int = 0) -> PlayedFrame {
    switch course {
    case .timing:
      return PlayedFrame(plan, at: plan.timing.progress(at: time), .timing, index, time)
    case .pan(let pan):
      let progress = pan.planProgress(at: time)
      let drive = pan.isTracked(at: time) ? Drive.finger : .spring
      return PlayedFrame(plan, at: progress, drive, index, time)
    case .interrupted(let turns, let runs):
      let place = turns.prefix { $0.time <= time }.count
      return PlayedFrame(runs[place], place == 0 ? .timing : turns[place - 1].drive, index, time)
    }
  }

  /// Which of the parts that are told apart a time belongs to: before and behind the finger's letting
  /// go, or behind how many interruptions.
  package func part(at time: Double) -> Int {
    switch course {
    case .timing: 0
    case .pan(let pan): pan.isTracked(at: time) ? 0 : 1
    case .interrupted(let turns, _): turns.prefix { $0.time <= time }.count
    }
  }
}

/// One moment of a played flight.
package struct PlayedFrame: Sendable {
  package let index: Int
  /// In seconds from the beginning.
  package let time: Double
  /// The plan's; not clamped.
  package let progress: Double
  package let drive: PlayedFlight.Drive
  /// The two screens, the one that is left first, and what belongs to them.
  package let screens: [LayerMoment]
  /// What flies above them; nothing where nothing does.
  package let flying: [LayerMoment]

  /// What a player draws: what flies, or the screens where nothing does.
  package var layers: [LayerMoment] { flying.isEmpty ? screens : flying }
}

/// A layer at one moment.
package struct LayerMoment: Sendable {
  package let layer: Layer
  package let state: LayerState
  package let shadows: [ShadowState]
}

extension PlayedFrame {
  fileprivate init(
    _ plan: FlightPlan, at progress: Double, _ drive: PlayedFlight.Drive, _ index: Int,
    _ time: Double
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
    _ running: RunningTransition, _ drive: PlayedFlight.Drive, _ index: Int, _ time: Double
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
