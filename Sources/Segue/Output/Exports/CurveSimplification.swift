/// Returns the fewest points of a curve such that linear interpolation between them is within the
/// tolerances of every point in between.
///
/// Both ends are always included. Two points at the same time are a jump: a line may connect them,
/// and a line past them must be near both.
///
/// From a start point, the search visits the later points in order and keeps the range of slopes of
/// lines from the start that pass all points so far. A point is reachable if the slope to it is in
/// the range; once the range is empty, no later point is. In this way the search finds the points
/// that are reachable with one line, then with two, and so on, until the last point is among them.
/// The number of lines is minimal; of equal solutions, the one found first from the furthest start
/// is returned.
///
/// Cost: linear in the points for a straight line; otherwise, for each point, the number of points
/// that one line may pass. Above `maximumCandidateCount` points, the only candidates are those
/// without which a line would be off by a sixty-fourth of the tolerance, so that a long smooth
/// curve does not cost quadratic time.
///
/// - Parameters:
///   - times: Ascending; at most two are equal.
///   - values: The numbers of the first point, then those of the second, and so on.
///   - tolerances: One for each number.
/// - Returns: The indices of the points in `times`, ascending.
package func simplifyCurve(
  times: [Double], values: [Double], tolerances: [Double]
) -> [Int] {
  guard times.count > 1, !tolerances.isEmpty, values.count == times.count * tolerances.count
  else { return Array(times.indices.prefix(1)) }
  let curve = StopSearch(times: times, values: values, tolerances: tolerances)
  guard times.count > StopSearch.maximumCandidateCount else { return curve.fewest() }
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

  static let maximumCandidateCount = 1024
  static let thinning = 1.0 / 64

  /// The range of slopes of lines from a point, for each number.
  private struct SlopeRange {
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

  /// The relation of a later point to a start point.
  private enum Reachability {
    /// A line to the point passes all points in between.
    case reached
    /// No line to the point does, but a line to a later point may.
    case passed
    /// No line passes the point.
    case blocked
    /// A line to the point passes all points in between, but no line continues past it.
    case last
  }

  private func reachability(of end: Int, from start: Int, _ slopes: inout SlopeRange)
    -> Reachability
  {
    let count = tolerances.count
    let duration = times[end] - times[start]
    var (isReached, isBlocked) = (true, false)
    for index in 0..<count {
      let way = values[end * count + index] - values[start * count + index]
      let tolerance = tolerances[index]
      guard duration > 0 else {
        // The other side of a jump: a line may end there, and passes it if it is near.
        if abs(way) > tolerance { isBlocked = true }
        continue
      }
      let slope = way / duration
      if slope < slopes.low[index] || slope > slopes.high[index] { isReached = false }
      slopes.low[index] = max(slopes.low[index], (way - tolerance) / duration)
      slopes.high[index] = min(slopes.high[index], (way + tolerance) / duration)
      if slopes.low[index] > slopes.high[index] { isBlocked = true }
    }
    if isBlocked { return isReached ? .last : .blocked }
    return isReached ? .reached : .passed
  }

  func fewest() -> [Int] {
    let last = times.count - 1
    var origins = [Int](repeating: -1, count: times.count)
    var slopes = SlopeRange(count: tolerances.count)
    var level = [0]
    while !level.isEmpty {
      var next: [Int] = []
      for start in level.reversed() {
        slopes.open()
        for end in (start + 1)..<max(times.count, start + 1) {
          let reachability = reachability(of: end, from: start, &slopes)
          if reachability == .reached || reachability == .last, origins[end] < 0 {
            origins[end] = start
            if end == last { return path(to: last, origins) }
            next.append(end)
          }
          if reachability == .blocked || reachability == .last { break }
        }
      }
      next.sort()
      level = next
    }
    // Unreachable: the next point is always reachable, so no level before the last point is empty.
    return Array(times.indices)
  }

  private func path(to end: Int, _ origins: [Int]) -> [Int] {
    var path = [end]
    while let first = path.last, first > 0 { path.append(origins[first]) }
    return path.reversed()
  }

  /// Goes from each point to the furthest reachable one: not the fewest points, but in linear time.
  func greedy() -> [Int] {
    var path = [0]
    var slopes = SlopeRange(count: tolerances.count)
    while let start = path.last, start < times.count - 1 {
      slopes.open()
      var furthest = start + 1
      for end in (start + 1)..<times.count {
        let reachability = reachability(of: end, from: start, &slopes)
        if reachability == .reached || reachability == .last { furthest = end }
        if reachability == .blocked || reachability == .last { break }
      }
      path.append(furthest)
    }
    return path
  }
}
