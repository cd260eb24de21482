/// What determines a plan's progress and its velocity over time.
enum FlightDrive: Hashable, Sendable {
  /// The plan's own timing; mirrored for a pop, so that progress is 1 minus the curve's.
  case timing(Playback, isMirrored: Bool)
  case finger(FingerLead)
  case spring(SpringLead)

  func progress(at time: Double) -> Double {
    switch self {
    case .timing(let playback, let isMirrored):
      isMirrored ? 1 - playback.progress(at: time) : playback.progress(at: time)
    case .finger(let lead): lead.progress
    case .spring(let lead): lead.progress(at: time)
    }
  }

  /// Returns the left-hand velocity of progress at a time, per second; at the beginning, the
  /// right-hand velocity.
  func velocity(at time: Double) -> Double {
    switch self {
    case .timing(let playback, let isMirrored):
      isMirrored ? 0 - playback.velocity(before: time) : playback.velocity(before: time)
    case .finger(let lead): lead.velocity
    case .spring(let lead): lead.velocity(at: time)
    }
  }

  /// The time at which progress reaches its target; infinite while a finger leads.
  var endTime: Double {
    switch self {
    case .timing(let playback, _): playback.endTime
    case .finger: .infinity
    case .spring(let lead): lead.endTime
    }
  }

  /// The final progress; while a finger leads, that before it took hold.
  var target: Double {
    switch self {
    case .timing(let playback, let isMirrored): playback.runsBackwards == isMirrored ? 1 : 0
    case .finger(let lead): lead.formerTarget
    case .spring(let lead): lead.target
    }
  }
}

/// The most recent state of a finger that leads progress.
struct FingerLead: Hashable, Sendable {
  /// The direction that the gesture finishes.
  let direction: FlightPlan.Direction
  let formerTarget: Double
  /// The plan's progress, not the gesture's.
  private(set) var progress: Double
  private(set) var velocity = 0.0

  init(at progress: Double, finishing direction: FlightPlan.Direction, formerTarget: Double) {
    self.direction = direction
    self.formerTarget = formerTarget
    self.progress = progress.bounded(to: MotionLimits.magnitude)
  }

  /// Updates the state.
  ///
  /// - Parameters:
  ///   - progress: The gesture's progress.
  ///   - velocity: The velocity of the gesture's progress, per second.
  mutating func follow(_ progress: Double, velocity: Double) {
    self.progress = direction.planProgress(progress).bounded(to: MotionLimits.magnitude)
    self.velocity = (velocity * direction.sign).bounded(to: MotionLimits.magnitude)
  }
}

/// A spring that leads progress to a target from where a finger was released.
struct SpringLead: Hashable, Sendable {
  let spring: Spring
  let target: Double
  let start: Double
  let endTime: Double
  private let state: SpringState

  /// - Parameter tolerance: The difference in progress that is invisible.
  init(
    _ spring: Spring, from progress: Double, velocity: Double, to target: Double, at time: Double,
    within tolerance: Double
  ) {
    self.spring = spring
    self.target = target.bounded(to: MotionLimits.magnitude)
    start = time.bounded(to: MotionLimits.value)
    state = SpringState(displacement: progress - self.target, velocity: velocity)
    // A spring that does not come to rest is stopped after an hour, like any timing.
    let settling = spring.settlingDuration(from: state, within: tolerance) ?? .infinity
    endTime = start + min(settling, Timing.longestDuration)
  }

  func progress(at time: Double) -> Double {
    if time >= endTime { return target }
    return target + spring.state(at: time - start, from: state).displacement
  }

  func velocity(at time: Double) -> Double {
    if time > endTime { return 0 }
    return spring.state(at: time - start, from: state).velocity
  }
}

extension FlightPlan.Direction {
  /// Converts the progress of a gesture that finishes this direction to the plan's progress. The
  /// conversion is its own inverse.
  func planProgress(_ progress: Double) -> Double { self == .push ? progress : 1 - progress }

  /// The progress at the end of this direction.
  var end: Double { self == .push ? 1 : 0 }

  fileprivate var sign: Double { self == .push ? 1 : -1 }
}
