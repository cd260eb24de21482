/// A playing transition that can be reversed, redirected, or grabbed and released by a gesture at
/// any time.
///
/// At that instant every number of every layer keeps its own value and velocity. With f the plan's
/// function of progress p, or a straight line, and r a `Residual`, number i is
///
///     x_i(t) = f_i(p(t)) + r_i(t)
///     x_i'(t) = f_i'(p(t)) · p'(t) + r_i'(t)
///
/// Each interruption changes what drives p, and restarts the residuals: r_i and r_i' are what would
/// otherwise jump. At the edges of a window, where velocity is discontinuous, the velocity before
/// the edge is kept.
///
///     var running = RunningTransition(plan, at: 0)
///     running.reverse(at: 0.12)
///     running.grab(at: 0.2)
///     running.follow(0.35)
///     running.release(at: 0.4, decision, spring: .smooth)
///     running.frame(at: 0.42)
///
/// Numbers are stored unbounded, and clamped when they are drawn: an opacity clamped to 1 would
/// lose its velocity. Times are seconds on the caller's clock; a time before the last interruption
/// counts as that instant, and so does NaN. The type has value semantics, so a copy preserves the
/// transition before an interruption. Memory does not grow with the number of interruptions.
public struct RunningTransition: Sendable {
  /// The plan that the transition follows, or to an end of which it has been sent.
  public private(set) var plan: FlightPlan

  private(set) var cast: FlightCast
  private(set) var course: FlightCourse
  /// The residuals of the motion before the last interruption.
  private(set) var carried: TrackingChannels
  /// How far each number may be carried by its velocity.
  private(set) var reaches: [Double]

  /// Starts a plan at a time, in seconds. Until it is interrupted, its frames are bit for bit those
  /// of the plan.
  ///
  /// Costs about as much as ten frames.
  public init(_ plan: FlightPlan, at time: Double) {
    self.plan = plan
    let playback = Playback(plan.timing, at: time)
    cast = FlightCast(plan)
    course = .planned(.timing(playback, isMirrored: plan.timing.isReversed))
    carried = TrackingChannels(restingAt: time, count: cast.count)
    reaches = cast.reaches
  }

  /// Continues on another course from a time on; every number keeps its value and its velocity.
  mutating func take(
    _ course: FlightCourse, at time: Double, from numbers: RunningNumbers, blend: Double
  ) {
    self.course = course
    reaches = numbers.reaches
    carried = TrackingChannels(
      takingOverAt: time, from: numbers.values, velocities: numbers.velocities,
      ledTo: course.values(of: cast, at: time),
      course.velocities(of: cast, at: time, isBeginning: true), reaches: reaches, duration: blend)
  }

  /// Replaces the plan and its layers.
  mutating func take(_ plan: FlightPlan, _ cast: FlightCast) {
    self.plan = plan
    self.cast = cast
  }

  /// Updates the finger that leads progress. The residuals continue to decay.
  mutating func take(_ lead: FingerLead) { course = .planned(.finger(lead)) }
}

/// The values and velocities of a cast's numbers at one time.
struct RunningNumbers {
  var values: [Double]
  /// The velocities, per second.
  var velocities: [Double]
  var reaches: [Double]
}

extension RunningTransition {
  /// The layers that a player draws: the flying layers, or the screens if nothing flies.
  ///
  /// The layers of the plan come first, followed by those of a previous plan that fade out. A
  /// layer's `z` determines the stacking order.
  public var layers: [Layer] { cast.drawn.map { cast.parts[$0].layer } }

  /// The two screens and what belongs to them, followed by those that fade out.
  public var screens: [Layer] { cast.screens.map { cast.parts[$0].layer } }

  /// The time from which every layer stays exactly at its end; infinite while a finger leads.
  public var endTime: Double { max(course.endTime, carried.endTime) }

  /// Returns whether every layer is at its end at a time.
  public func isFinished(at time: Double) -> Bool { time >= endTime }

  /// The plan's progress at the end: 1 with the destination open, 0 without it, or that of a
  /// sheet's detent. While a finger leads, the target before it took hold.
  public var target: Double { course.target }

  /// Returns the plan's progress at a time. On a straight line to an end, it is interpolated from
  /// its previous value.
  public func progress(at time: Double) -> Double { course.progress(at: time) }

  /// Returns the frame at a time: one state for each of `layers` and of `screens`. From `endTime`
  /// on, they are bit for bit the states at the plan's end.
  ///
  /// Linear in the number of layers.
  public func frame(at time: Double, index: Int = 0) -> FlightFrame {
    let progress = progress(at: time)
    let states: [LayerState]
    if isAlone(at: time) {
      states = cast.parts.map { $0.state(at: progress) }
    } else {
      let numbers = channels(at: time)
      states = cast.parts.indices.map {
        cast.parts[$0].state(LayerChannels(numbers, at: cast.firsts[$0]))
      }
    }
    return FlightFrame(
      index: index, time: time, progress: progress, layers: Array(states[cast.drawn]),
      screens: Array(states[cast.screens]))
  }

  /// Returns the shadows of one of `layers` at a time, topmost first; empty if the index is out of
  /// range.
  public func shadows(ofLayer index: Int, at time: Double) -> [ShadowState] {
    guard cast.drawn.indices.contains(index &+ cast.drawn.lowerBound), index >= 0 else { return [] }
    let place = cast.drawn.lowerBound + index
    let part = cast.parts[place]
    if isAlone(at: time) { return part.shadows(at: progress(at: time)) }
    return part.shadows(channels(at: time), at: cast.firsts[place])
  }

  /// Whether the plan alone determines the state, without residuals.
  private func isAlone(at time: Double) -> Bool {
    if isFinished(at: time) { return true }
    if case .straight = course { return false }
    return time >= carried.endTime || carried.endTime == carried.start
  }
}

// Access to every number, for checks that nothing jumps.
extension RunningTransition {
  /// Returns the numbers of all layers at a time, those of the screens first.
  package func channels(at time: Double) -> [Double] {
    carried.values(at: time, following: course.values(of: cast, at: time))
  }

  /// Returns the left-hand velocities of the numbers at a time, per second; up to the last
  /// interruption, the right-hand velocities.
  package func velocities(at time: Double) -> [Double] {
    carried.velocities(
      at: time,
      following: course.velocities(of: cast, at: time, isBeginning: !(time > carried.start)))
  }

  /// The range of each layer's numbers, and whether its clip's edges are insets of the frame.
  package var numbering: [(layer: Layer, isScreen: Bool, clipTravels: Bool, range: Range<Int>)] {
    cast.parts.indices.map { index in
      let (part, first) = (cast.parts[index], cast.firsts[index])
      return (
        part.layer, index < cast.screenCount, part.layer.motion.clipTravels,
        first..<(first + part.count)
      )
    }
  }

  /// The maximum speed of each number's residual, per second.
  package var greatestCarriedSpeeds: [Double] { carried.residuals.map { $0.greatestSpeed } }

  /// Returns the progress of which the course is a function: the plan's, or that of a straight
  /// line.
  package func courseProgress(at time: Double) -> Double {
    if case .straight(let course) = course { return course.playback.progress(at: time) }
    return progress(at: time)
  }

  /// Returns the left-hand derivative of each number on the course alone, with respect to the
  /// course's progress.
  package func courseSlopes(at progress: Double) -> [Double] {
    if case .straight(let course) = course { return zip(course.from, course.to).map { $1 - $0 } }
    return cast.slopes(at: progress, .before)
  }

  /// Returns the values and velocities of the numbers, as a starting point for another course.
  func numbers(at time: Double) -> RunningNumbers {
    RunningNumbers(values: channels(at: time), velocities: velocities(at: time), reaches: reaches)
  }
}
