/// The fewest of a curve's points such that the straight lines between them pass every point in between
/// within the tolerances.
///
/// Both ends are always among them. Two points at one time are a jump: a line between them is allowed, and
/// one that passes them must be near to both.
///
/// From a point, every later one is looked at in turn, and the slopes are kept that a line may have which
/// passes all points so far; a point can be reached if the slope to it is one of them, and nothing behind
/// can any more once there are none. So the points reached with one line are found, then with two, until
/// the last is among them: the lines are the fewest there are, and among equals those found first from
/// the point that is furthest on.
///
/// Cost: linear in the points for a straight line; otherwise, a point for each that one line may pass.
/// Above `mostCandidates` points only those are candidates without which a line would be off by a
/// sixty-fourth of the tolerance, so that a long smooth curve does not cost the square.
///
/// - Parameters:
///   - times: Growing; at most two are the same.
///   - values: The numbers of the first point, then those of the second.
///   - tolerances: One for each number.
/// - Returns: the places of the points in `times`, growing.
package func fewestStops(
  times: [Double], values: [Double], tolerances: [Double]
) -> [Int] {
  guard times.count > 1, !tolerances.isEmpty, values.count == times.count * tolerances.count
  else { return Array(times.indices.prefix(1)) }
  let curve = StopSearch(times: times, values: values, tolerances: tolerances)
  guard times.count > StopSearch.mostCandidates else { return curve.fewest() }
  let share = StopSearch.thinning
  let candidates = StopSearch(
    times: times, values: values, tolerances: tolerances.map { $0 * share }
  ).greedy()
  let count = tolerances.count
  let thinned = StopSearch(
    times: candidates.map { times[$0] },
    values: candidates.flatMap { values[($0 * count)..<(($0 + 1) * count)] },
    tolerances: tolerances.map { $0 * (1 - share) })
  return thinned.fewest().map { candidates[$0] }
}

private struct StopSearch {
  let times: [Double]
  let values: [Double]
  let tolerances: [Double]

  static let mostCandidates = 1024
  static let thinning = 1.0 / 64

  /// The slopes that a line from a point may have, one range a number.
  private struct Cone {
    var low: [Double]
    var high: [Double]

    init(count: Int) {
      low = Array(repeating: -.infinity, count: count)
      high = Array(repeating: .infinity, count: count)
    }

    mutating func open() {
      for index in low.indices {
        low[index] = -.infinity
        high[index] = .infinity
      }
    }
  }

  /// What is known of a point from another.
  private enum View {
    /// A line to it passes all between.
    case reached
    /// It does not, but one to a later point may.
    case passed
    /// No line passes it.
    case blocked
    /// A line to it does, and none passes it.
    case last
  }

  private func view(of end: Int, from start: Int, _ cone: inout Cone) -> View {
    let count = tolerances.count
    let duration = times[end] - times[start]
    var (isReached, isBlocked) = (true, false)
    for index in 0..<count {
      let way = values[end * count + index] - values[start * count + index]
      let tolerance = tolerances[index]
      guard duration > 0 else {
        // The other side of a jump: a line goes there, and passes it if it is near.
        if abs(way) > tolerance { isBlocked = true }
        continue
      }
      let slope = way / duration
      if slope < cone.low[index] || slope > cone.high[index] { isReached = false }
      cone.low[index] = max(cone.low[index], (way - tolerance) / duration)
      cone.high[index] = min(cone.high[index], (way + tolerance) / duration)
      if cone.low[index] > cone.high[index] { isBlocked = true }
    }
    if isBlocked { return isReached ? .last : .blocked }
    return isReached ? .reached : .passed
  }

  func fewest() -> [Int] {
    let last = times.count - 1
    var origins = [Int](repeating: -1, count: times.count)
    var cone = Cone(count: tolerances.count)
    var level = [0]
    while !level.isEmpty {
      var next: [Int] = []
      for start in level.reversed() {
        cone.open()
        for end in (start + 1)..<max(times.count, start + 1) {
          let view = view(of: end, from: start, &cone)
          if view == .reached || view == .last, origins[end] < 0 {
            origins[end] = start
            if end == last { return path(to: last, origins) }
            next.append(end)
          }
          if view == .blocked || view == .last { break }
        }
      }
      next.sort()
      level = next
    }
    // Never: the next point can always be reached, so every level before the last point has some.
    return Array(times.indices)
  }

  private func path(to end: Int, _ origins: [Int]) -> [Int] {
    var path = [end]
    while let first = path.last, first > 0 { path.append(origins[first]) }
    return path.reversed()
  }

  /// From each point straight to the furthest that can be reached: not the fewest, in linear time.
  func greedy() -> [Int] {
    var path = [0]
    var cone = Cone(count: tolerances.count)
    while let start = path.last, start < times.count - 1 {
      cone.open()
      var furthest = start + 1
      for end in (start + 1)..<times.count {
        let view = view(of: end, from: start, &cone)
        if view == .reached || view == .last { furthest = end }
        if view == .blocked || view == .last { break }
      }
      path.append(furthest)
    }
    return path
  }
}
