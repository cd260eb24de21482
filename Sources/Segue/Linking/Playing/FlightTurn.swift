/// An interruption of a running flight.
package struct FlightTurn: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// Runs the same curve in reverse.
    case reverse
    /// Moves everything straight back to its start on a spring.
    case sendBack
    /// Moves the end of the primary pair to another frame, in device coordinates.
    case retarget(Rect)
  }

  /// The time of the interruption, in seconds from the flight's beginning.
  package let time: Double
  package let action: Action

  /// - Returns: nil unless the time is within 0…`Timing.longestDuration` and the frame, if there is
  ///   one, is within a billion points and has no negative size.
  package init?(at time: Double, _ action: Action) {
    guard (0...Timing.longestDuration).contains(time) else { return nil }
    if case .retarget(let frame) = action {
      let sizes = [frame.width, frame.height]
      guard [frame.x, frame.y].allSatisfy(MotionLimits.magnitude.contains),
        sizes.allSatisfy(MotionLimits.nonnegative.contains)
      else { return nil }
    }
    self.time = time
    self.action = action
  }

  var drive: PlayedFlight.Drive {
    switch action {
    case .reverse: .reversed
    case .sendBack: .sentBack
    case .retarget: .retargeted
    }
  }

  /// The reason why a turn cannot be taken.
  package struct Problem: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// Everything has been at rest since a time, in seconds.
      case isOver(at: Double)
      /// No pair flies whose end could be changed.
      case nothingFlies
      /// The spring would not come to rest within `Timing.longestDuration`.
      case neverRests
    }

    package let turn: FlightTurn
    package let reason: Reason
  }
}

extension RunningTransition {
  mutating func take(_ turn: FlightTurn, spring: Spring) throws(FlightTurn.Problem) {
    switch turn.action {
    case .reverse:
      reverse(at: turn.time)
    case .sendBack:
      let start = 1 - plan.direction.end
      let tolerance = restTolerance(
        of: plan.screens + plan.flying, nearEnd: start == 1, on: plan.device)
      guard let timing = try? Timing(spring: spring, within: tolerance) else {
        throw FlightTurn.Problem(turn: turn, reason: .neverRests)
      }
      sendBack(at: turn.time, timing: timing)
    case .retarget(let frame):
      guard plan.primary != nil else {
        throw FlightTurn.Problem(turn: turn, reason: .nothingFlies)
      }
      retarget(toFrame: frame, at: turn.time)
    }
  }
}
