// Gesture-driven playback.
extension RunningTransition {
  /// Whether a finger leads the transition.
  public var isHeld: Bool {
    if case .planned(.finger) = course { return true }
    return false
  }

  /// Returns the progress at which a gesture begins that takes hold at a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - direction: What the gesture finishes; by default the direction of the plan. A gesture that
  ///     finishes a pop is at 1 minus the plan's progress.
  public func gestureProgress(
    at time: Double, finishing direction: FlightPlan.Direction? = nil
  ) -> Double {
    (direction ?? plan.direction).planProgress(progress(at: time))
  }

  /// Takes hold: from now on the finger determines the plan's progress, which at first does not
  /// change.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - direction: What the gesture finishes; by default the direction of the plan.
  ///   - blendDuration: How long the previous velocity and the difference to the plan take to
  ///     decay, in seconds; by default the timing's own.
  public mutating func grab(
    at time: Double, finishing direction: FlightPlan.Direction? = nil,
    blendDuration: Double? = nil
  ) {
    let lead = FingerLead(
      at: progress(at: time), finishing: direction ?? plan.direction, formerTarget: target)
    take(
      .planned(.finger(lead)), at: time, from: numbers(at: time),
      blend: plan.timing.blend(blendDuration))
  }

  /// Takes hold with the gesture that dismisses the screen.
  public mutating func grab(
    at time: Double, with gesture: DismissGesture, blendDuration: Double? = nil
  ) {
    grab(
      at: time, finishing: gesture.measure == .wayBack ? .pop : .push,
      blendDuration: blendDuration)
  }

  /// Updates the progress to follow the finger. Does nothing unless the transition is held.
  ///
  /// - Parameters:
  ///   - progress: The gesture's progress, as in `PanGesture.progress`; clamped to ±1 billion.
  ///   - velocity: The velocity of the gesture's progress, per second. It matters if something
  ///     other than a release ends the hold.
  public mutating func follow(_ progress: Double, velocity: Double = 0) {
    guard case .planned(.finger(var lead)) = course else { return }
    lead.follow(progress, velocity: velocity)
    take(lead)
  }

  /// Releases the transition: a spring leads progress from the finger's position, with the finger's
  /// velocity, to the decided target. Takes hold first if the transition is not held.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - decision: The gesture's decision, in the gesture's progress.
  ///   - spring: The spring. Its initial velocity is ignored. If it does not come to rest, it is
  ///     stopped after an hour.
  ///   - blendDuration: How long what remains of the hold's residuals takes to decay, in seconds;
  ///     by default the spring's own, or the timing's if the spring has none.
  public mutating func release(
    at time: Double, _ decision: PanDecision, spring: Spring, blendDuration: Double? = nil
  ) {
    if !isHeld { grab(at: time, blendDuration: blendDuration) }
    follow(decision.release.progress, velocity: decision.release.progressVelocity)
    guard case .planned(.finger(let lead)) = course else { return }
    settle(
      by: spring, to: lead.direction.planProgress(decision.target), from: lead.progress,
      velocity: lead.velocity, at: time, blendDuration)
  }

  /// Lets a spring lead the plan's progress to a target.
  mutating func settle(
    by spring: Spring, to target: Double, from progress: Double, velocity: Double,
    at time: Double, _ blendDuration: Double?
  ) {
    let own = spring.blendDuration > 0 ? spring.blendDuration : nil
    let lead = SpringLead(
      spring, from: progress, velocity: velocity, to: target, at: time,
      within: plan.tolerance(at: target))
    take(
      .planned(.spring(lead)), at: time, from: numbers(at: time),
      blend: plan.timing.blend(blendDuration ?? own))
  }
}

extension FlightPlan {
  /// Returns the remaining progress that is invisible at a target: at both ends half a device pixel
  /// of the fastest motion, and in between the finest tolerance of any device.
  fileprivate func tolerance(at target: Double) -> Double {
    guard target == 0 || target == 1 else { return Device.finestTolerance }
    return restTolerance(of: screens + flying, nearEnd: target == 1, on: device)
  }
}
