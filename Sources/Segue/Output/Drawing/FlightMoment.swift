/// A moment of a transition in a drawing.
struct FlightMoment {
  /// The time, in seconds.
  let time: Double
  /// The progress at that time, eased and not clamped.
  let progress: Double
}

extension FlightPlan {
  /// Returns the moments at which forward progress first reaches given values. For values of at
  /// most 0 that is the start, for values of at least 1 the end of the transition.
  ///
  /// In a pop the times are the same, and the moments' progress is what remains.
  func moments(reaching values: [Double]) -> [FlightMoment] {
    let (first, last) = timing.isReversed ? (1.0, 0.0) : (0.0, 1.0)
    return values.filter { $0.isFinite }.sorted().map { value in
      // A transition with a duration of zero is at its end at once, but its start is drawn all the
      // same.
      if value <= 0 { return FlightMoment(time: 0, progress: first) }
      if value >= 1 { return FlightMoment(time: timing.duration, progress: last) }
      let time = self.time(reaching: value)
      return FlightMoment(time: time, progress: timing.progress(at: time))
    }
  }

  /// Finds the first of 256 samples that is past the value, and bisects the interval before it.
  private func time(reaching value: Double) -> Double {
    let forward = timing.isReversed ? timing.reversed : timing
    let count = 256
    let step = timing.duration / Double(count)
    guard
      let past = (1...count).first(where: { forward.progress(at: step * Double($0)) >= value })
    else { return timing.duration }
    var low = step * Double(past - 1)
    var high = past == count ? timing.duration : step * Double(past)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if forward.progress(at: middle) >= value { high = middle } else { low = middle }
    }
    return high
  }
}
