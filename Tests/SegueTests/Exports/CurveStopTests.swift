import Segue
import Testing

/// Tests of the conversion of curves to few stops. The expected counts are computed by hand, or are
/// the minimum that dynamic programming finds over all sets of points.
@Suite("Stops of curves")
struct CurveStopTests {
  private func sampling(
    duration: Double = 1, corners: [Double] = [], tolerance: Double = 0.1,
    _ curve: (Double) -> Double
  ) -> (times: [Double], values: [Double]) {
    let sampling = CurveSampling(duration: duration, corners: corners, tolerances: [tolerance]) {
      $1.append(curve($0))
    }
    return (sampling.times, sampling.evaluationTimes.map(curve))
  }

  private func stops(
    duration: Double = 1, corners: [Double] = [], tolerance: Double = 0.1,
    _ curve: (Double) -> Double
  ) -> [(time: Double, value: Double)] {
    let (times, values) = sampling(
      duration: duration, corners: corners, tolerance: tolerance, curve)
    return simplifyCurve(times: times, values: values, tolerances: [tolerance])
      .map { (times[$0], values[$0]) }
  }

  @Test("A straight line has two stops, however steep")
  func straightLine() {
    for slope in [0, 1, -3, 1e6] {
      #expect(stops { 7 + slope * $0 }.map(\.time) == [0, 1])
    }
    #expect(stops(duration: 3600) { 100 * $0 }.map(\.time) == [0, 3600])
  }

  @Test("A curve without duration is one point")
  func noDuration() {
    for duration in [0, -1, .nan, .infinity] {
      #expect(sampling(duration: duration) { _ in 3 }.times == [0])
    }
  }

  /// Three linear pieces: two corners and two ends, each corner within half of the tolerance.
  @Test("Corners are found")
  func corners() {
    let curve: (Double) -> Double = { $0 < 0.3 ? 0 : $0 < 0.4371 ? ($0 - 0.3) * 1000 : 137.1 }
    let found = stops(curve)
    #expect(found.count == 4)
    #expect(abs(found[1].time - 0.3) < 0.001 && abs(found[2].time - 0.4371) < 0.001)
  }

  @Test("A jump has two stops at the same time")
  func jump() {
    let found = stops { $0 < 0.625 ? 0 : 10 }
    #expect(found.map(\.value) == [0, 0, 10, 10])
    #expect(found[1].time == found[2].time)
    #expect(abs(found[1].time - 0.625) <= CurveSampling.minimumInterval)
  }

  @Test("A spike is found if its time is given as a corner")
  func spike() {
    let curve: (Double) -> Double = { max(0, 10 - 100_000 * abs($0 - 0.50123)) }
    let found = stops(corners: [0.50123], curve)
    #expect(found.contains { $0.time == 0.50123 && $0.value == 10 })
  }

  @Test("The number of samples is limited, and the remaining deviation is reported")
  func bound() {
    let noise = CurveSampling(duration: 10, tolerances: [0.001]) { time, numbers in
      numbers.append((time * 1e5).truncatingRemainder(dividingBy: 7) * 100)
    }
    #expect(noise.times.count <= CurveSampling.maximumSampleCount + 4)
    #expect(noise.deviation > 1)
    let still = CurveSampling(duration: 10, tolerances: [0.001]) { $1.append($0) }
    #expect(still.deviation <= CurveSampling.relativeTolerance)
    // NaN neither traps nor hangs.
    let broken = sampling { $0 > 0.5 ? .nan : $0 }
    #expect(simplifyCurve(times: broken.times, values: broken.values, tolerances: [0.1]).count >= 2)
  }

  /// Both ends and the middle of an interval, and two points for each of twenty halvings and one
  /// more.
  @Test("Memory for samples is bounded by the depth of subdivision")
  func memory() {
    var most = 0
    let noise = CurveSampling(duration: 10, tolerances: [0.001]) { time, numbers in
      numbers.append((time * 1e5).truncatingRemainder(dividingBy: 7) * 100)
      most = max(most, numbers.count)
    }
    #expect(noise.times.count > 1000)
    #expect(most <= 3 + 2 * 21)
  }

  @Test(
    "Curves of many numbers have fewer samples",
    arguments: [(0, 16_384), (2048, 16_384), (4096, 8192), (1 << 22, 8), (.max, 8)])
  func samples(numbers: Int, most: Int) {
    #expect(CurveSampling.maximumSampleCount(ofValues: numbers) == most)
  }

  /// The square of t on 0…1 deviates from a chord of length h by h² ÷ 4, so n chords leave 1 ÷ 4n².
  /// A tolerance larger by a tenth allows chords longer by a twentieth, which saves at most one
  /// chord in twenty.
  @Test("A parabola has the computed number of stops", arguments: [4, 8, 16])
  func parabola(_ chords: Int) {
    let n = Double(chords)
    let found = stops(tolerance: 1 / (4 * n * n) * 1.1) { $0 * $0 }
    #expect(found.count == chords + 1)
  }

  /// The minimum number of lines is found over all sets of points, by dynamic programming from the
  /// definition.
  @Test("The number of stops is minimal", arguments: 0..<200)
  func fewest(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (count, numbers) = (random.int(in: 2...24), random.int(in: 1...3))
    var times: [Double] = []
    var time = 0.0
    for index in 0..<count {
      // Sometimes two points have the same time, but never three.
      let isJump = index > 1 && random.chance(0.2) && times[index - 1] > times[index - 2]
      time += isJump ? 0 : random.double(in: 0.01...1)
      times.append(time)
    }
    var values: [Double] = []
    for index in 0..<(count * numbers) {
      let previous = index >= numbers ? values[index - numbers] : 0
      values.append(previous + random.double(in: -1...1))
    }
    let tolerances = (0..<numbers).map { _ in random.double(in: 0.05...1.5) }

    func isAllowed(_ from: Int, _ to: Int) -> Bool {
      for between in (from + 1)..<max(to, from + 1) {
        for number in 0..<numbers {
          let (a, b) = (values[from * numbers + number], values[to * numbers + number])
          let share = (times[between] - times[from]) / (times[to] - times[from])
          let line = a + (b - a) * share
          if abs(line - values[between * numbers + number]) > tolerances[number] { return false }
        }
      }
      return true
    }
    var least = [Int](repeating: .max, count: count)
    least[0] = 0
    for end in 1..<count {
      for start in 0..<end where least[start] < .max && isAllowed(start, end) {
        least[end] = min(least[end], least[start] + 1)
      }
    }
    let found = simplifyCurve(times: times, values: values, tolerances: tolerances)
    #expect(found.first == 0 && found.last == count - 1)
    #expect(found.count - 1 == least[count - 1])
    for (from, to) in zip(found, found.dropFirst()) { #expect(isAllowed(from, to)) }
  }

  @Test("Many points are reduced within the tolerance")
  func thinned() {
    let times = (0...3000).map { Double($0) / 3000 }
    let values = times.map { 100 * $0 * $0 * $0 }
    let found = simplifyCurve(times: times, values: values, tolerances: [0.1])
    var worst = 0.0
    for (from, to) in zip(found, found.dropFirst()) {
      for place in from...to {
        let share = (times[place] - times[from]) / (times[to] - times[from])
        worst = max(worst, abs(values[from] + (values[to] - values[from]) * share - values[place]))
      }
    }
    #expect(worst <= 0.1)
    // A chord of length h at t deviates by 600 t h² ÷ 8, so there are at least ∫ √(600 t ÷ 0.8) dt
    // = 18.3 chords.
    #expect((19...23).contains(found.count - 1))
  }
}
