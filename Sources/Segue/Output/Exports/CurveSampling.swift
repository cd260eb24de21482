/// The times at which a curve of several numbers has to be known, so that straight lines between its
/// points there are as good as the curve.
///
/// A stretch is halved until the straight line between its ends meets the curve in the middle and in the
/// middles of both halves, within a sixteenth of each number's tolerance. These three are kept too, so
/// what is kept is four times as dense as what was found to be enough: between two neighbours a smooth
/// curve is off by less than a hundredth of the tolerance, and one with a corner by a twelfth at most.
///
/// Corners need no care: a bend does not become smaller by halving, and is closed in on. A jump is closed
/// in on until it takes less than a millionth of the duration; then both values are kept, at one time.
/// What leaves the straight line and is back on it between two of the first stretches' quarters is not
/// seen, unless somebody who knows of it names the time.
///
/// Cost: four evaluations a stretch that is kept. Never more than a few times `mostSamples`. Only the numbers
/// of the stretches that are being halved are in memory.
package struct CurveSampling: Sendable {
  /// Seconds, in order. Two are the same where the curve jumps.
  package private(set) var times: [Double] = []

  /// When the curve is to be asked for each of them: for the value before a jump, a little earlier.
  package private(set) var evaluationTimes: [Double] = []

  /// The largest share of a tolerance by which the curve was seen to leave a straight line that was
  /// kept: `fineness` at most, unless the samples would have been too many.
  package private(set) var deviation = 0.0

  /// The share of the tolerances within which straight lines are kept.
  package static let fineness = 1.0 / 16

  /// How many samples there are at most.
  package static let mostSamples = 16_384

  /// How many numbers all samples have together at most, so that a flight of thousands of layers takes no
  /// more memory than one of sixty; eight samples are always taken.
  package static let mostNumbers = 1 << 25

  /// How many samples there are at most of a curve of so many numbers.
  package static func mostSamples(ofNumbers count: Int) -> Int {
    min(mostSamples, max(8, mostNumbers / max(1, count)))
  }

  /// The shortest stretch, as a share of the duration.
  package static let shortestStretch = 1.0 / 1_048_576

  /// - Parameters:
  ///   - duration: In seconds; at 0 the curve is one point.
  ///   - corners: Times at which it is known to bend or to jump, in any order.
  ///   - tolerances: One for each number, above 0.
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
    // Where there would be too many samples, coarser lines are kept instead.
    var fineness = Self.fineness
    let most = Self.mostSamples(ofNumbers: tolerances.count)
    let firstTimes = Self.firstTimes(duration, corners, most: most)
    while true {
      var search = StretchSearch(
        duration: duration, fineness: fineness, tolerances: tolerances, mostSamples: most)
      if search.run(from: firstTimes, values) {
        times = search.times
        evaluationTimes = search.evaluationTimes
        deviation = search.deviation
        return
      }
      fineness *= 8
    }
  }

  /// A grid of a sixtieth of a second, within reason, and the corners: a quarter as many stretches as there
  /// may be samples at most, so that four samples of each are not too many.
  private static func firstTimes(
    _ duration: Double, _ corners: [Double], most: Int
  ) -> [Double] {
    let count = min(max(32, duration * 60), 512, Double(most / 8)).rounded(.up)
    var times = (0...Int(count)).map { Double($0) / count * duration }
    times += corners.filter { $0 > 0 && $0 < duration }.prefix(most / 8)
    times.sort()
    // What lies closer than anybody could see is one corner.
    var spread = [times[0]]
    for time in times.dropFirst() where time - spread[spread.count - 1] > duration * shortestStretch
    {
      spread.append(time)
    }
    spread[spread.count - 1] = duration
    return spread
  }
}

/// The search itself, for one fineness.
private struct StretchSearch {
  let duration: Double
  let fineness: Double
  let tolerances: [Double]
  let mostSamples: Int
  private(set) var times: [Double] = []
  private(set) var evaluationTimes: [Double] = []
  private(set) var deviation = 0.0
  /// The numbers of the points that are still to be compared, in the order in which they were looked at.
  private var pool: [Double] = []

  /// A point that was looked at.
  private struct Sample {
    let time: Double
    /// Where its numbers begin.
    let first: Int
  }

  init(duration: Double, fineness: Double, tolerances: [Double], mostSamples: Int) {
    self.duration = duration
    self.fineness = fineness
    self.tolerances = tolerances
    self.mostSamples = mostSamples
  }

  /// - Returns: false if there are too many samples.
  mutating func run(
    from firstTimes: [Double], _ values: (Double, inout [Double]) -> Void
  ) -> Bool {
    var left = sample(at: firstTimes[0], values)
    keep(left)
    for time in firstTimes.dropFirst() {
      let right = sample(at: time, values)
      let middle = sample(at: (left.time + right.time) / 2, values)
      guard divide(left, middle, right, values) else { return false }
      // Only the right end is needed any longer.
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

  /// Keeps what is needed behind `left` up to `right`. As deep as a stretch can be halved, 20 times.
  private mutating func divide(
    _ left: Sample, _ middle: Sample, _ right: Sample,
    _ values: (Double, inout [Double]) -> Void
  ) -> Bool {
    guard times.count < mostSamples else { return false }
    let known = pool.count
    defer { pool.removeSubrange(known...) }
    let before = sample(at: (left.time + middle.time) / 2, values)
    let after = sample(at: (middle.time + right.time) / 2, values)
    let found = max(
      deviation(of: before, from: left, right, at: 0.25),
      deviation(of: middle, from: left, right, at: 0.5),
      deviation(of: after, from: left, right, at: 0.75))
    if found <= fineness {
      deviation = max(deviation, found)
      for sample in [before, middle, after, right] { keep(sample) }
      return true
    }
    if right.time - left.time <= duration * CurveSampling.shortestStretch {
      times.append(right.time)
      evaluationTimes.append(left.time)
      keep(right)
      return true
    }
    return divide(left, before, middle, values) && divide(middle, after, right, values)
  }

  /// How far a sample lies from the line between two others: the largest share of a tolerance.
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
