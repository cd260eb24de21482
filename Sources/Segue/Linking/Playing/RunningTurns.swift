// Reversing and redirecting.
extension RunningTransition {
  /// Reverses the transition towards its other end.
  ///
  /// While the plan plays by its timing, progress runs back along the same curve for as long as it
  /// has run; reversed again, it continues forwards. A transition that is finished by a spring is
  /// pulled to the other end by the same spring. One that is led by a finger, or that has been sent
  /// to an end, has no curve to reverse: it is sent to the other end with the current timing.
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
      send(
        to: otherEnd, numbers(at: time), timing: plan.timing, at: time, blendDuration: blendDuration
      )
    case .straight(let course):
      send(
        to: otherEnd, numbers(at: time), timing: course.playback.timing, at: time,
        blendDuration: blendDuration)
    }
  }

  /// The end to which the transition is not heading; if its target is between the two, the one
  /// further away.
  private var otherEnd: Double { target > 0.5 ? 0 : 1 }

  /// Moves everything straight back from its current state to where the transition began.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - timing: The timing, such as a spring; by default the plan's.
  ///   - blendDuration: How long the current velocities take to decay, in seconds; by default the
  ///     timing's own.
  public mutating func sendBack(
    at time: Double, timing: Timing? = nil, blendDuration: Double? = nil
  ) {
    send(
      to: 1 - plan.direction.end, numbers(at: time), timing: timing ?? plan.timing, at: time,
      blendDuration: blendDuration)
  }

  /// Moves everything straight from its current state to the end of another plan, for example
  /// because the destination has loaded with another layout, the device was rotated, or another
  /// screen is opened.
  ///
  /// A layer continues as the layer of the new plan with the same id and content. A layer that only
  /// the new plan has begins invisibly in its state at the current progress. A layer that the new
  /// plan lacks moves to its own end and fades out on the way, and so does a shadow; a layer that
  /// has already faded out is discarded.
  ///
  /// - Parameters:
  ///   - next: The plan, whose direction determines which of its ends is meant.
  ///   - time: The time in seconds.
  ///   - timing: The timing; by default that of the new plan.
  ///   - blendDuration: How long the current velocities take to decay, in seconds; by default the
  ///     timing's own.
  public mutating func retarget(
    to next: FlightPlan, at time: Double, timing: Timing? = nil, blendDuration: Double? = nil
  ) {
    var succession = Succession(
      from: cast, numbers(at: time), target: target, progress: progress(at: time))
    succession.pass(to: next)
    take(next, succession.cast)
    send(
      to: next.direction.end, succession.numbers, timing: timing ?? next.timing, at: time,
      blendDuration: blendDuration)
  }

  /// Moves the primary pair to a frame other than that of the end to which it is heading, and
  /// everything else to that end. From now on, the frame is the pair's end.
  ///
  /// Layers that fly with the pair keep their relative position in it. Text keeps its size; a
  /// picture is scaled by the larger growth of its frame's two sides, about the same point. If
  /// nothing flies, no end is moved.
  ///
  /// - Parameters:
  ///   - frame: The frame in device coordinates, within a billion points.
  ///   - time: The time in seconds.
  ///   - timing: The timing from now on; by default the plan's.
  ///   - blendDuration: How long the current velocities take to decay, in seconds; by default the
  ///     timing's own.
  public mutating func retarget(
    toFrame frame: Rect, at time: Double, timing: Timing? = nil, blendDuration: Double? = nil
  ) {
    let numbers = numbers(at: time)
    let end: Double = target > 0.5 ? 1 : 0
    take(plan, cast.moving(pair: plan.primary, of: plan, toFrame: frame, atEnd: end))
    send(to: end, numbers, timing: timing ?? plan.timing, at: time, blendDuration: blendDuration)
  }

  /// Moves everything in a straight line to an end of the plan.
  private mutating func send(
    to end: Double, _ numbers: RunningNumbers, timing: Timing, at time: Double,
    blendDuration: Double?
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
    // The distance differs from the one for which the timing was made. An edge is the sum of two
    // numbers.
    let timing = timing.settled(
      within: furthest > 0 ? min(0.25 / plan.device.scale / furthest, 0.5 / 255) : 1)
    let course = StraightCourse(
      playback: Playback(timing, takingOverAt: time, blendDuration: blend), from: numbers.values,
      to: targets, progress: progress(at: time), end: end)
    take(.straight(course), at: time, from: numbers, blend: blend)
  }
}
