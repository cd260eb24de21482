/// A transition that plays, and that may at any time be turned back, sent elsewhere, or taken over by a
/// gesture and let go.
///
/// At that instant every number of every layer keeps its position and its velocity, by itself. With
/// f the plan's function of progress p, or a straight way, and r a `Residual`, number i is
///
///     x_i(t) = f_i(p(t)) + r_i(t)
///     x_i'(t) = f_i'(p(t)) · p'(t) + r_i'(t)
///
/// in which each interruption changes what leads p and begins the residuals anew: r_i and r_i' are what
/// would otherwise jump. At corners, where a window begins or ends, the velocity is kept with which the
/// number came there.
///
///     var running = RunningTransition(plan, at: 0)
///     running.reverse(at: 0.12)
///     running.grab(at: 0.2)
///     running.follow(0.35)
///     running.release(at: 0.4, decision, spring: .smooth)
///     running.frame(at: 0.42)
///
/// Numbers are kept unbounded, and bounded where they are drawn: an opacity held at 1 would forget its
/// velocity. Times are seconds on the caller's clock; a time before the last interruption counts as its
/// instant, and so does NaN. Values of it are copies, so the transition before remains at hand. However
/// often it is interrupted, it remembers as much as after one time.
public struct RunningTransition: Sendable {
  /// The plan that it follows, or to an end of which it has been sent.
  public private(set) var plan: FlightPlan

  private(set) var cast: FlightCast
  private(set) var course: FlightCourse
  /// What is left of the motion before the last interruption.
  private(set) var carried: HeldChannels
  /// How far each number may be carried by its velocity.
  private(set) var reaches: [Double]

  /// A plan that plays from a time on, in seconds. Until somebody interrupts, its frames are those of
  /// the plan bit for bit.
  ///
  /// Cost: as of ten frames.
  public init(_ plan: FlightPlan, at time: Double) {
    self.plan = plan
    let playback = Playback(plan.timing, at: time)
    cast = FlightCast(plan)
    course = .planned(.timing(playback, isMirrored: plan.timing.isReversed))
    carried = HeldChannels(restingAt: time, count: cast.count)
    reaches = cast.reaches
  }

  /// Another course from a time on, on which every number keeps its position and its velocity.
  mutating func take(
    _ course: FlightCourse, at time: Double, from numbers: RunningNumbers, blend: Double
  ) {
    self.course = course
    reaches = numbers.reaches
    carried = HeldChannels(
      takingOverAt: time, from: numbers.values, velocities: numbers.velocities,
      ledTo: course.values(of: cast, at: time),
      course.velocities(of: cast, at: time, isBeginning: true), reaches: reaches, duration: blend)
  }

  /// The same to an end of another plan.
  mutating func take(_ plan: FlightPlan, _ cast: FlightCast) {
    self.plan = plan
    self.cast = cast
  }

  /// Where a finger leads from now on. What is left of the motion before goes on dying away.
  mutating func take(_ lead: FingerLead) { course = .planned(.finger(lead)) }
}

/// Where the numbers of a cast are and how fast they move, at one moment.
struct RunningNumbers {
  var values: [Double]
  /// Per second.
  var velocities: [Double]
  var reaches: [Double]
}

extension RunningTransition {
  /// What a player draws: what flies, or the screens where nothing does. After the layers of the plan
  /// come those that it does not have and that fade out since another plan was left. A layer's `z` says
  /// what lies on top.
  public var layers: [Layer] { cast.drawn.map { cast.parts[$0].layer } }

  /// The two screens, and those that fade out.
  public var screens: [Layer] { cast.screens.map { cast.parts[$0].layer } }

  /// When every layer is at its end, exactly and for good; endless under a finger.
  public var endTime: Double { max(course.endTime, carried.endTime) }

  public func isFinished(at time: Double) -> Bool { time >= endTime }

  /// The progress of the plan at which it ends: 1 with the destination open, 0 without, or a sheet's
  /// detent. Under a finger, where it was on its way to before.
  public var target: Double { course.target }

  /// The plan's progress at a time. On a straight way to an end it runs there from where it was.
  public func progress(at time: Double) -> Double { course.progress(at: time) }

  /// The moment at a time: one state for each of `layers`, and of `screens`. At `endTime` and after these
  /// are the states at the plan's end bit for bit.
  ///
  /// Cost: linear in the layers.
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

  /// The shadows of one of `layers` at a time, the first on top; none for a place where no layer is.
  public func shadows(ofLayer index: Int, at time: Double) -> [ShadowState] {
    guard cast.drawn.indices.contains(index &+ cast.drawn.lowerBound), index >= 0 else { return [] }
    let place = cast.drawn.lowerBound + index
    let part = cast.parts[place]
    if isAlone(at: time) { return part.shadows(at: progress(at: time)) }
    return part.shadows(channels(at: time), at: cast.firsts[place])
  }

  /// Whether the plan alone says where everything is.
  private func isAlone(at time: Double) -> Bool {
    if isFinished(at: time) { return true }
    if case .straight = course { return false }
    return time >= carried.endTime || carried.endTime == carried.start
  }
}

// Every number by itself, for whoever checks that nothing jumps.
extension RunningTransition {
  /// The numbers of all layers at a time, the screens' first.
  package func channels(at time: Double) -> [Double] {
    carried.values(at: time, following: course.values(of: cast, at: time))
  }

  /// How fast they come to a time, per second; at the last interruption and before, how they go on.
  package func velocities(at time: Double) -> [Double] {
    carried.velocities(
      at: time,
      following: course.velocities(of: cast, at: time, isBeginning: !(time > carried.start)))
  }

  /// Which numbers are whose, and whether their clips are insets of the frames.
  package var numbering: [(layer: Layer, isScreen: Bool, clipTravels: Bool, range: Range<Int>)] {
    cast.parts.indices.map { index in
      let (part, first) = (cast.parts[index], cast.firsts[index])
      return (
        part.layer, index < cast.screenCount, part.layer.motion.clipTravels,
        first..<(first + part.count)
      )
    }
  }

  /// What each number's residual never exceeds in speed, per second.
  package var greatestCarriedSpeeds: [Double] { carried.residuals.map(\.greatestSpeed) }

  /// The progress of which the course is a function: the plan's, or that of a straight way.
  package func courseProgress(at time: Double) -> Double {
    if case .straight(let course) = course { return course.playback.progress(at: time) }
    return progress(at: time)
  }

  /// How fast the numbers change on the course alone, for a whole unit of its progress, as it comes to a
  /// progress from below.
  package func courseSlopes(at progress: Double) -> [Double] {
    if case .straight(let course) = course { return zip(course.from, course.to).map { $1 - $0 } }
    return cast.slopes(at: progress, .before)
  }

  /// Where each is and how fast, with what it needs to be taken over.
  func numbers(at time: Double) -> RunningNumbers {
    RunningNumbers(values: channels(at: time), velocities: velocities(at: time), reaches: reaches)
  }
}
