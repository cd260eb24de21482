/// A stop of CSS `linear()`: an output and, if specified, the time at which it is reached (0.4 for
/// `40%`). A stop with two percentages is represented as two stops with the same output.
public struct LinearStop: Hashable, Sendable {
  /// The value at the stop.
  public var output: Double
  /// The time of the stop, or nil if it is not specified.
  public var position: Double?

  /// Creates a stop.
  public init(_ output: Double, at position: Double? = nil) {
    self.output = output
    self.position = position
  }
}

/// The curve of CSS `linear()`: straight segments between stops, of which the first and the last
/// are extrapolated (CSS Easing Functions Level 2, § 2.2).
public struct LinearStops: Hashable, Sendable {
  /// The times of the stops, with missing ones filled in, in nondecreasing order.
  public let positions: [Double]
  /// The values at the stops.
  public let outputs: [Double]

  /// The minimum and maximum value for times between 0 and 1. `value(at:)` is never outside this
  /// range.
  public let range: ClosedRange<Double>

  /// Creates a curve from at least two stops.
  /// - Throws: If there are fewer than two stops, or if a number is not finite or exceeds a
  ///   billion.
  public init(_ stops: [LinearStop]) throws(MotionError) {
    guard stops.count > 1 else {
      throw MotionError(.linear, .atLeastTwo, value: Double(stops.count))
    }
    for (index, stop) in stops.enumerated() {
      try require(stop.output, in: MotionLimits.magnitude, .stop, index: index)
      if let position = stop.position {
        try require(position, in: MotionLimits.magnitude, .position, index: index)
      }
    }
    let positions = filledPositions(of: stops)
    let outputs = stops.map { $0.output }
    self.positions = positions
    self.outputs = outputs
    let start = segmentValue(positions, outputs, at: 0)
    let end = segmentValue(positions, outputs, at: 1)
    var (least, greatest) = (min(start, end), max(start, end))
    for (position, output) in zip(positions, outputs) where position >= 0 && position <= 1 {
      least = min(least, output)
      greatest = max(greatest, output)
    }
    range = least...greatest
  }

  /// Returns the value at a time. Times outside 0…1 have the value of the nearer end.
  ///
  /// Cost: logarithmic in the number of stops.
  public func value(at time: Double) -> Double {
    // NaN counts as the start.
    let time = time > 0 ? min(time, 1) : 0
    let value = segmentValue(positions, outputs, at: time)
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns the slope of the value over time from a time on: at a corner that of the segment after
  /// it. A jump between two stops at the same time is ignored.
  ///
  /// Cost: logarithmic in the number of stops. Limited to a billion.
  public func slope(at time: Double) -> Double {
    let time = time > 0 ? min(time, 1) : 0
    return segmentSlope(positions, outputs) { $0 <= time }
  }

  /// Returns the slope of the value up to a time: at a corner that of the segment before it.
  public func slope(before time: Double) -> Double {
    let time = time > 0 ? min(time, 1) : 0
    return segmentSlope(positions, outputs) { $0 < time }
  }
}

/// Returns the positions as CSS resolves them: a position is never before an earlier one, the first
/// and the last default to 0 and 1, and missing ones are distributed evenly between those around
/// them.
private func filledPositions(of stops: [LinearStop]) -> [Double] {
  var positions = [Double](repeating: 0, count: stops.count)
  var known = 0
  var largest = -Double.infinity
  for (index, stop) in stops.enumerated() {
    let position: Double
    if let written = stop.position {
      position = max(written, largest)
    } else if index == 0 {
      position = 0
    } else if index == stops.count - 1 {
      position = max(largest, 1)
    } else {
      continue
    }
    largest = position
    positions[index] = position
    let gaps = Double(index - known)
    for between in (known + 1)..<max(index, known + 1) {
      let share = Double(between - known) / gaps
      positions[between] = positions[known] + (position - positions[known]) * share
    }
    known = index
  }
  return positions
}

/// Returns the value on the segment that begins at the last position not after `time`. The first
/// and the last segment are extrapolated within the motion limits.
private func segmentValue(_ positions: [Double], _ outputs: [Double], at time: Double) -> Double {
  let low = segment(positions) { $0 <= time }
  let (from, to) = (positions[low], positions[low + 1])
  let (start, end) = (outputs[low], outputs[low + 1])
  guard from < to && start != end else { return end }
  let value = start + (end - start) * ((time - from) / (to - from))
  return min(max(value, MotionLimits.magnitude.lowerBound), MotionLimits.magnitude.upperBound)
}

/// Returns the slope of the segment that begins at the last position for which a condition is true,
/// or 0 if that segment is vertical.
private func segmentSlope(
  _ positions: [Double], _ outputs: [Double], from isBefore: (Double) -> Bool
) -> Double {
  let low = segment(positions, from: isBefore)
  let (from, to) = (positions[low], positions[low + 1])
  guard from < to else { return 0 }
  let slope = (outputs[low + 1] - outputs[low]) / (to - from)
  return min(max(slope, MotionLimits.magnitude.lowerBound), MotionLimits.magnitude.upperBound)
}

/// Returns the index of the segment that begins at the last position for which a condition is true.
/// The condition is true for all earlier positions too. Returns the first segment if the condition
/// is true for no position, and the last if it is true for all.
@inline(__always)
private func segment(_ positions: [Double], from isBefore: (Double) -> Bool) -> Int {
  var (low, high) = (0, positions.count - 1)
  // Invariant: the resulting segment begins at or after `low`, and before `high`.
  while high - low > 1 {
    let middle = (low + high) / 2
    if isBefore(positions[middle]) { low = middle } else { high = middle }
  }
  return low
}
