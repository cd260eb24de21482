// Back, or elsewhere.
extension RunningTransition {
  /// Turns the transition round, to its other end.
  ///
  /// While the plan plays by its timing, progress runs back along the same curve, in as long as it has
  /// run; turned again, it goes on. A transition that a spring finishes is pulled to the other end by
  /// that spring. One that is under a finger, or that has been sent to an end, has no curve back: it is
  /// sent to the other end by the timing at hand.
  public mutating func reverse(at time: Double, blendDuration: Double? = nil) {
    switch course {
    case .planned(.timing(let playback, let isMirrored)):
      let blend = playback.timing.blend(blendDuration)
      take(
        .planned(
          .timing(playback.reversed(at: time, blendDuration: blend), isMirrored: isMirrored)),
        at: time, from: numbers(at: time), blend: blend)
    case .planned(.spring(let lead)):
      settle(
        by: lead.spring, to: otherEnd, from: lead.progress(at: time),
        velocity: lead.velocity(at: time), at: time, blendDuration)
    case .planned(.finger):
      send(to: otherEnd, numbers(at: time), plan.timing, at: time, blendDuration)
    case .straight(let course):
      send(to: otherEnd, numbers(at: time), course.playback.timing, at: time, blendDuration)
    }
  }

  /// The end that it is not on its way to; from between the two, the one further away.
  private var otherEnd: Double { target > 0.5 ? 0 : 1 }

  /// Sends everything straight back to where the transition began, from where it is.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - timing: How, such as a spring; by default as the plan plays.
  ///   - blendDuration: In seconds, over which the present velocities are spent; by default the timing's
  ///     own.
  public mutating func sendBack(
    at time: Double, timing: Timing? = nil, blendDuration: Double? = nil
  ) {
    send(
      to: 1 - plan.direction.end, numbers(at: time), timing ?? plan.timing, at: time, blendDuration)
  }

  /// Sends everything straight to the end of another plan, from where it is: the destination has come
  /// with another layout, the device was turned, another screen is asked for.
  ///
  /// A layer goes on as that of the new plan which has its id and shows the same. What only the new plan
  /// has begins where the new plan has it at the present progress, out of sight. What it does not have
  /// goes to its own end and fades out on the way, a shadow that it does not have likewise; what has
  /// faded out before is forgotten.
  ///
  /// - Parameters:
  ///   - next: Its direction says which of its ends is meant.
  ///   - time: When, in seconds.
  ///   - timing: How; by default as that plan plays.
  ///   - blendDuration: In seconds, over which the present velocities are spent; by default the timing's
  ///     own.
  public mutating func retarget(
    to next: FlightPlan, at time: Double, timing: Timing? = nil, blendDuration: Double? = nil
  ) {
    var succession = Succession(
      from: cast, numbers(at: time), target: target, progress: progress(at: time))
    succession.pass(to: next)
    take(next, succession.cast)
    send(
      to: next.direction.end, succession.numbers, timing ?? next.timing, at: time, blendDuration)
  }

  /// Sends the primary pair to another frame than that of the end it is on its way to, and everything
  /// else to that end. From now on this is the pair's end.
  ///
  /// What flies with the pair keeps its place in it. Text keeps its size; a picture is drawn as much
  /// larger as its frame grows in the direction in which it grows more, about the same place. Nothing
  /// else moves where nothing flies.
  ///
  /// - Parameters:
  ///   - frame: In device coordinates, within a billion points.
  ///   - time: When, in seconds.
  ///   - timing: How, from now on; by default as the plan.
  ///   - blendDuration: In seconds, over which the present velocities are spent; by default the timing's
  ///     own.
  public mutating func retarget(
    toFrame frame: Rect, at time: Double, timing: Timing? = nil, blendDuration: Double? = nil
  ) {
    let numbers = numbers(at: time)
    let end: Double = target > 0.5 ? 1 : 0
    take(plan, cast.moving(pair: plan.primary, of: plan, toFrame: frame, atEnd: end))
    send(to: end, numbers, timing ?? plan.timing, at: time, blendDuration)
  }

  /// Straight to an end of the plan.
  private mutating func send(
    to end: Double, _ numbers: RunningNumbers, _ timing: Timing, at time: Double,
    _ blendDuration: Double?
  ) {
    let blend = timing.blend(blendDuration)
    let targets = cast.channels(at: end).map { $0.bounded(to: MotionLimits.magnitude) }
    var numbers = numbers
    var furthest = 0.0
    for index in targets.indices {
      let way = (targets[index] - numbers.values[index]).magnitude
      numbers.reaches[index] = max(numbers.reaches[index], way)
      furthest = max(furthest, way)
    }
    // The way is another one than the timing was made for. An edge is the sum of two numbers.
    let timing = timing.settled(
      within: furthest > 0 ? min(0.25 / plan.device.scale / furthest, 0.5 / 255) : 1)
    let course = StraightCourse(
      playback: Playback(timing, takingOverAt: time, blendDuration: blend), from: numbers.values,
      to: targets, progress: progress(at: time), end: end)
    take(.straight(course), at: time, from: numbers, blend: blend)
  }
}
