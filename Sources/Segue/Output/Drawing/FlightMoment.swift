/// A moment of a transition that is drawn.
struct FlightMoment {
  /// In seconds.
  let time: Double
  /// As it is at that time, eased and not clamped.
  let progress: Double
}

extension FlightPlan {
  /// When the progress of the way forwards first reaches each of some values. At 0 and below that is
  /// the beginning, at 1 and above the end of the transition.
  ///
  /// In a pop the same times are taken, at which progress then is what is left of it.
  func moments(reaching values: [Double]) -> [FlightMoment] {
    let (first, last) = timing.isReversed ? (1.0, 0.0) : (0.0, 1.0)
    return values.filter(\.isFinite).sorted().map { value in
      // A transition without duration is at its end at once; its beginning is drawn all the same.
      if value <= 0 { return FlightMoment(time: 0, progress: first) }
      if value >= 1 { return FlightMoment(time: timing.duration, progress: last) }
      let time = self.time(reaching: value)
      return FlightMoment(time: time, progress: timing.progress(at: time))
    }
  }

  /// Looks at 256 times for the first that is past the value, and halves the step before it.
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
