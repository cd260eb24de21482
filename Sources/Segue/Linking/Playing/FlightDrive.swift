/// What says at each time where the progress of a plan is, and how fast it runs.
enum FlightDrive: Hashable, Sendable {
  /// The plan's own timing; mirrored for a way back, so that progress is 1 minus the curve's.
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

  /// The progress a second with which it comes to a time, and at its beginning, with which it goes on.
  func velocity(at time: Double) -> Double {
    switch self {
    case .timing(let playback, let isMirrored):
      isMirrored ? 0 - playback.velocity(before: time) : playback.velocity(before: time)
    case .finger(let lead): lead.velocity
    case .spring(let lead): lead.velocity(at: time)
    }
  }

  /// When progress is at its target; a finger leads without end.
  var endTime: Double {
    switch self {
    case .timing(let playback, _): playback.endTime
    case .finger: .infinity
    case .spring(let lead): lead.endTime
    }
  }

  /// Where progress ends; under a finger, where it would have ended without.
  var target: Double {
    switch self {
    case .timing(let playback, let isMirrored): playback.runsBackwards == isMirrored ? 1 : 0
    case .finger(let lead): lead.formerTarget
    case .spring(let lead): lead.target
    }
  }
}

/// A finger that leads progress, as it last was.
struct FingerLead: Hashable, Sendable {
  /// What its gesture finishes.
  let direction: FlightPlan.Direction
  let formerTarget: Double
  /// The plan's, not the gesture's.
  private(set) var progress: Double
  private(set) var velocity = 0.0

  init(at progress: Double, finishing direction: FlightPlan.Direction, formerTarget: Double) {
    self.direction = direction
    self.formerTarget = formerTarget
    self.progress = progress.bounded(to: MotionLimits.magnitude)
  }

  /// - Parameters:
  ///   - progress: The gesture's.
  ///   - velocity: The gesture's progress a second.
  mutating func follow(_ progress: Double, velocity: Double) {
    self.progress = direction.planProgress(progress).bounded(to: MotionLimits.magnitude)
    self.velocity = (velocity * direction.sign).bounded(to: MotionLimits.magnitude)
  }
}

/// A spring that leads progress to a target from where a finger let go.
struct SpringLead: Hashable, Sendable {
  let spring: Spring
  let target: Double
  let start: Double
  let endTime: Double
  private let state: SpringState

  /// - Parameters:
  ///   - tolerance: In progress: what nobody sees.
  init(
    _ spring: Spring, from progress: Double, velocity: Double, to target: Double, at time: Double,
    within tolerance: Double
  ) {
    self.spring = spring
    self.target = target.bounded(to: MotionLimits.magnitude)
    start = time.bounded(to: MotionLimits.place)
    state = SpringState(displacement: progress - self.target, velocity: velocity)
    // One that does not come to rest by itself is put there after an hour, as any timing is.
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
  /// The progress of a plan when a gesture that finishes this has some of its own, and the other way
  /// round.
  func planProgress(_ progress: Double) -> Double { self == .push ? progress : 1 - progress }

  /// The progress at the end of this way.
  var end: Double { self == .push ? 1 : 0 }

  fileprivate var sign: Double { self == .push ? 1 : -1 }
}
