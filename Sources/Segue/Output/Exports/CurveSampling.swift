/// The times at which to sample a curve of several numbers, so that linear interpolation between
/// the samples approximates the curve.
///
/// An interval is bisected until the straight line between its ends meets the curve at the midpoint
/// and at the midpoints of both halves, within a sixteenth of each number's tolerance. These three
/// samples are kept too, so the samples are four times as dense as necessary: between two neighbors
/// the error is less than a hundredth of the tolerance on a smooth curve, and at most a twelfth at
/// a corner.
///
/// Corners need no special handling: a bend does not shrink by bisection, so the search converges
/// to it. It converges to a jump until the interval is less than a millionth of the duration; then
/// both values are kept, at the same time. A deviation that begins and ends between two adjacent
/// quarters of an initial interval is not detected, unless the caller passes its time as a corner.
///
/// Cost: four evaluations per kept interval, and never more than a few times `maximumSampleCount`.
/// Only the numbers of the intervals under bisection are in memory.
package struct CurveSampling: Sendable {
  /// The times in seconds, ascending. Two are equal where the curve jumps.
  package private(set) var times: [Double] = []

  /// The times at which to evaluate the curve for each of `times`: for the value before a jump,
  /// slightly earlier.
  package private(set) var evaluationTimes: [Double] = []

  /// The largest observed deviation of the curve from a kept line, as a fraction of a tolerance: at
  /// most `fineness`, unless that would need too many samples.
  package private(set) var deviation = 0.0

  /// The fraction of the tolerances within which lines are kept.
  package static let relativeTolerance = 1.0 / 16

  /// The maximum number of samples.
  package static let maximumSampleCount = 16_384

  /// The maximum number of values in all samples together, so that a flight of thousands of layers
  /// needs no more memory than one of sixty; at least eight samples are taken.
  package static let maximumValueCount = 1 << 25

  /// Returns the maximum number of samples of a curve of `count` numbers.
  package static func maximumSampleCount(ofValues count: Int) -> Int {
    min(maximumSampleCount, max(8, maximumValueCount / max(1, count)))
  }

  /// The shortest interval, as a fraction of the duration.
  package static let minimumInterval = 1.0 / 1_048_576

  /// Samples a curve.
  ///
  /// - Parameters:
  ///   - duration: In seconds; at 0 the curve is one point.
  ///   - corners: Times at which the curve is known to bend or jump, in any order.
  ///   - tolerances: One for each number, positive.
  ///   - values: Appends the numbers at a time.
  package init(
    duration: Double, corners: [Double] = [], tolerances: [Double],
    values: (Double, inout [Double]) -> Void
  ) {
    guard duration > 0, duration.isFinite, !tolerances.isEmpty else {
      times = [0]
      evaluationTimes = [0]
      return
    }
    // If there were too many samples, coarser lines are kept.
    var fineness = Self.relativeTolerance
    let most = Self.maximumSampleCount(ofValues: tolerances.count)
    let firstTimes = Self.firstTimes(duration, corners, limit: most)
    while true {
      var search = IntervalBisection(
        duration: duration, relativeTolerance: fineness, tolerances: tolerances,
        maximumSampleCount: most)
      if search.run(from: firstTimes, values) {
        times = search.times
        evaluationTimes = search.evaluationTimes
        deviation = search.deviation
        return
      }
      fineness *= 8
    }
  }

  /// Returns a grid of sixtieths of a second, within bounds, and the corners: at most a quarter as
  /// many intervals as the maximum number of samples, since each interval needs four samples.
  private static func firstTimes(
    _ duration: Double, _ corners: [Double], limit: Int
  ) -> [Double] {
    let count = min(max(32, duration * 60), 512, Double(limit / 8)).rounded(.up)
    var times = (0...Int(count)).map { Double($0) / count * duration }
    times += corners.filter { $0 > 0 && $0 < duration }.prefix(limit / 8)
    times.sort()
    // Times that are closer than the shortest interval count as one corner.
    var spread = [times[0]]
    for time in times.dropFirst() where time - spread[spread.count - 1] > duration * minimumInterval
    {
      spread.append(time)
    }
    spread[spread.count - 1] = duration
    return spread
  }
}

/// The search for one fineness.
private struct IntervalBisection {
  let duration: Double
  let relativeTolerance: Double
  let tolerances: [Double]
  let maximumSampleCount: Int
  private(set) var times: [Double] = []
  private(set) var evaluationTimes: [Double] = []
  private(set) var deviation = 0.0
  /// The numbers of the samples that are still to be compared, in the order of their evaluation.
  private var pool: [Double] = []

  /// An evaluated sample.
  private struct Sample {
    let time: Double
    /// The index of its first number in the pool.
    let first: Int
  }

  init(duration: Double, relativeTolerance: Double, tolerances: [Double], maximumSampleCount: Int) {
    self.duration = duration
    self.relativeTolerance = relativeTolerance
    self.tolerances = tolerances
    self.maximumSampleCount = maximumSampleCount
  }

  /// Searches all intervals.
  ///
  /// - Returns: Whether the number of samples stays within the maximum.
  mutating func run(
    from firstTimes: [Double], _ values: (Double, inout [Double]) -> Void
  ) -> Bool {
    var left = sample(at: firstTimes[0], values)
    keep(left)
    for time in firstTimes.dropFirst() {
      let right = sample(at: time, values)
      let middle = sample(at: (left.time + right.time) / 2, values)
      guard divide(left, middle, right, values) else { return false }
      // From here on, only the right end is needed.
      pool.removeSubrange(middle.first...)
      pool.removeSubrange(..<right.first)
      left = Sample(time: right.time, first: 0)
    }
    return true
  }

  private mutating func sample(
    at time: Double, _ values: (Double, inout [Double]) -> Void
  ) -> Sample {
    let first = pool.count
    values(time, &pool)
    return Sample(time: time, first: first)
  }

  private mutating func keep(_ sample: Sample) {
    times.append(sample.time)
    evaluationTimes.append(sample.time)
  }

  /// Keeps the necessary samples after `left` up to `right`. The recursion is as deep as an
  /// interval can be bisected, 20 times.
  private mutating func divide(
    _ left: Sample, _ middle: Sample, _ right: Sample,
    _ values: (Double, inout [Double]) -> Void
  ) -> Bool {
    guard times.count < maximumSampleCount else { return false }
    let known = pool.count
    defer { pool.removeSubrange(known...) }
    let before = sample(at: (left.time + middle.time) / 2, values)
    let after = sample(at: (middle.time + right.time) / 2, values)
    let found = max(
      deviation(of: before, from: left, right, at: 0.25),
      deviation(of: middle, from: left, right, at: 0.5),
      deviation(of: after, from: left, right, at: 0.75))
    if found <= relativeTolerance {
      deviation = max(deviation, found)
      for sample in [before, middle, after, right] { keep(sample) }
      return true
    }
    if right.time - left.time <= duration * CurveSampling.minimumInterval {
      times.append(right.time)
      evaluationTimes.append(left.time)
      keep(right)
      return true
    }
    return divide(left, before, middle, values) && divide(middle, after, right, values)
  }

  /// Returns the distance of a sample from the line between two others: the largest as a fraction
  /// of a tolerance.
  private func deviation(
    of sample: Sample, from left: Sample, _ right: Sample, at share: Double
  ) -> Double {
    var largest = 0.0
    for index in tolerances.indices {
      let (a, b) = (pool[left.first + index], pool[right.first + index])
      let distance = abs(pool[sample.first + index] - (a + (b - a) * share))
      largest = max(largest, distance / tolerances[index])
    }
    return largest
  }
}
