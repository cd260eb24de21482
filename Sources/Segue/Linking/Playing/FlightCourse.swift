/// Where the numbers of a running transition go, but for what they still carry.
enum FlightCourse: Sendable {
  /// The plan's own function of progress: arcs, windows, tracks.
  case planned(FlightDrive)
  /// Straight to an end of the plan, from where everything was.
  case straight(StraightCourse)

  func values(of cast: FlightCast, at time: Double) -> [Double] {
    switch self {
    case .planned(let drive): cast.channels(at: drive.progress(at: time))
    case .straight(let course): course.values(at: time)
    }
  }

  /// How fast the numbers come to a time, per second; at the beginning, how they go on.
  ///
  /// - Parameter isBeginning: Whether the time is the beginning.
  func velocities(of cast: FlightCast, at time: Double, isBeginning: Bool) -> [Double] {
    switch self {
    case .straight(let course): return course.velocities(at: time)
    case .planned(let drive):
      let speed = drive.velocity(at: time)
      // What runs back comes to a corner from above.
      let side: Side = (speed >= 0) == isBeginning ? .after : .before
      return cast.slopes(at: drive.progress(at: time), side).map { $0 * speed }
    }
  }

  /// The plan's progress; on a straight way between that at its beginning and that of the end.
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

/// All numbers on straight ways by one timing.
struct StraightCourse: Sendable {
  let playback: Playback
  let from: [Double]
  let to: [Double]
  /// The plan's progress at its beginning, and at its end: 0 or 1.
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
