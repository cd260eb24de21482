/// The course of a running transition's numbers, without the residuals of interruptions.
enum FlightCourse: Sendable {
  /// The plan's own function of progress, with its arcs, windows and tracks.
  case planned(FlightDrive)
  /// A straight line from the current numbers to an end of the plan.
  case straight(StraightCourse)

  func values(of cast: FlightCast, at time: Double) -> [Double] {
    switch self {
    case .planned(let drive): cast.channels(at: drive.progress(at: time))
    case .straight(let course): course.values(at: time)
    }
  }

  /// Returns the left-hand velocity of each number at a time, per second; at the beginning, the
  /// right-hand velocity.
  ///
  /// - Parameter isBeginning: Whether the time is the beginning.
  func velocities(of cast: FlightCast, at time: Double, isBeginning: Bool) -> [Double] {
    switch self {
    case .straight(let course): return course.velocities(at: time)
    case .planned(let drive):
      let speed = drive.velocity(at: time)
      // If progress decreases, it reaches the edge of a window from above.
      let side: DerivativeSide = (speed >= 0) == isBeginning ? .after : .before
      return cast.slopes(at: drive.progress(at: time), side).map { $0 * speed }
    }
  }

  /// Returns the plan's progress; on a straight course, it is interpolated between the progress at
  /// the beginning and that of the end.
  func progress(at time: Double) -> Double {
    switch self {
    case .planned(let drive): drive.progress(at: time)
    case .straight(let course):
      interpolate(course.progress, course.end, at: course.playback.progress(at: time))
    }
  }

  var endTime: Double {
    switch self {
    case .planned(let drive): drive.endTime
    case .straight(let course): course.playback.endTime
    }
  }

  /// The plan's progress at the end.
  var target: Double {
    switch self {
    case .planned(let drive): drive.target
    case .straight(let course): course.end
    }
  }
}

/// A course on which all numbers move in a straight line with one timing.
struct StraightCourse: Sendable {
  let playback: Playback
  let from: [Double]
  let to: [Double]
  /// The plan's progress at the beginning of the course.
  /// The plan's progress at the end of the course: 0 or 1.
  let progress: Double
  let end: Double

  func values(at time: Double) -> [Double] {
    let progress = playback.progress(at: time)
    return from.indices.map { interpolate(from[$0], to[$0], at: progress) }
  }

  func velocities(at time: Double) -> [Double] {
    let speed = playback.velocity(before: time)
    return from.indices.map { (to[$0] - from[$0]) * speed }
  }
}
