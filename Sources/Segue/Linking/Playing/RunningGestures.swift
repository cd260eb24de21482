// Under a finger.
extension RunningTransition {
  /// Whether a finger leads it.
  public var isHeld: Bool {
    if case .planned(.finger) = course { return true }
    return false
  }

  /// How far a gesture would be that takes hold at a time: where its own progress begins.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - direction: What the gesture finishes; by default what the plan plays. One that finishes a pop is
  ///     at 1 minus the plan's progress.
  public func gestureProgress(
    at time: Double, finishing direction: FlightPlan.Direction? = nil
  ) -> Double {
    (direction ?? plan.direction).planProgress(progress(at: time))
  }

  /// Takes hold: from now on the plan's progress is where the finger says, at first where it was.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - direction: What the gesture finishes; by default what the plan plays.
  ///   - blendDuration: In seconds, over which the velocity before, and the difference to the plan, are
  ///     spent; by default the timing's own.
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

  /// Takes hold with the gesture that takes the transition back.
  public mutating func grab(
    at time: Double, with gesture: DismissGesture, blendDuration: Double? = nil
  ) {
    grab(
      at: time, finishing: gesture.measure == .wayBack ? .pop : .push,
      blendDuration: blendDuration)
  }

  /// Where the finger is from now on. Without a hold it changes nothing.
  ///
  /// - Parameters:
  ///   - progress: The gesture's, as `PanGesture.progress` has it. Beyond a billion it is bounded.
  ///   - velocity: The gesture's progress a second, which counts if something else than the finger's
  ///     letting go ends the hold.
  public mutating func follow(_ progress: Double, velocity: Double = 0) {
    guard case .planned(.finger(var lead)) = course else { return }
    lead.follow(progress, velocity: velocity)
    take(lead)
  }

  /// Lets go: a spring leads progress on from where the finger was, at the finger's velocity, to the
  /// place that was decided. Without a hold it takes hold first.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - decision: That of the gesture, in its own progress.
  ///   - spring: Its initial velocity does not count. One that does not come to rest is put there after
  ///     an hour.
  ///   - blendDuration: In seconds, over which is spent what the hold has not yet; by default the
  ///     spring's own, or the timing's where it has none.
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

  /// A spring leads the plan's progress to a target.
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
  /// The progress that may lack at a target without anybody's seeing it: at both ends half a device
  /// pixel of what goes furthest, and in between what is that on the largest of devices.
  fileprivate func tolerance(at target: Double) -> Double {
    guard target == 0 || target == 1 else { return Device.finestTolerance }
    return restTolerance(of: screens + flying, nearEnd: target == 1, on: device)
  }
}
