/// One stop of CSS `linear()`: an output and, where it was written, the time at which it is reached
/// (0.4 for `40%`). A stop written with two percentages is two stops of one output.
public struct LinearStop: Hashable, Sendable {
  public var output: Double
  public var position: Double?

  public init(_ output: Double, at position: Double? = nil) {
    self.output = output
    self.position = position
  }
}

/// CSS `linear()`: straight segments between stops, which at both ends run on (CSS Easing Functions
/// Level 2, § 2.2).
public struct LinearStops: Hashable, Sendable {
  /// The stops' times, filled in and never decreasing.
  public let positions: [Double]
  public let outputs: [Double]

  /// The least and the greatest value between the times 0 and 1, which `value(at:)` never leaves.
  public let range: ClosedRange<Double>

  /// - Throws: when there are fewer than two stops, or a number is not finite or beyond a billion.
  public init(_ stops: [LinearStop]) throws(MotionProblem) {
    guard stops.count > 1 else {
      throw MotionProblem(.linear, .atLeastTwo, value: Double(stops.count))
    }
    for (index, stop) in stops.enumerated() {
      try require(stop.output, in: MotionLimits.magnitude, .stop, index: index)
      if let position = stop.position {
        try require(position, in: MotionLimits.magnitude, .position, index: index)
      }
    }
    let positions = filledPositions(of: stops)
    let outputs = stops.map(\.output)
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

  /// The value at a moment, for moments outside 0…1 the one at the nearer end.
  ///
  /// Cost: logarithmic in the number of stops.
  public func value(at time: Double) -> Double {
    // NaN counts as the beginning.
    let time = time > 0 ? min(time, 1) : 0
    let value = segmentValue(positions, outputs, at: time)
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// How many times faster than time the value grows from a moment on: at a corner the slope of the
  /// segment after it. Where two stops share a time the value jumps, which is no slope.
  ///
  /// Cost: logarithmic in the number of stops. Bounded to a billion.
  public func slope(at time: Double) -> Double {
    let time = time > 0 ? min(time, 1) : 0
    return segmentSlope(positions, outputs) { $0 <= time }
  }

  /// The slope with which the value comes to a moment: at a corner that of the segment before it.
  public func slope(before time: Double) -> Double {
    let time = time > 0 ? min(time, 1) : 0
    return segmentSlope(positions, outputs) { $0 < time }
  }
}

/// Positions as CSS resolves them: none may lie before an earlier one, the first and the last default
/// to 0 and 1, and the others are spread evenly between their neighbours.
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

/// The value on the segment that begins at the last position not after `time`; the first and the last
/// segment run on, as far as the limits of motion.
private func segmentValue(_ positions: [Double], _ outputs: [Double], at time: Double) -> Double {
  let low = segment(positions) { $0 <= time }
  let (from, to) = (positions[low], positions[low + 1])
  let (start, end) = (outputs[low], outputs[low + 1])
  guard from < to && start != end else { return end }
  let value = start + (end - start) * ((time - from) / (to - from))
  return min(max(value, MotionLimits.magnitude.lowerBound), MotionLimits.magnitude.upperBound)
}

/// The slope of the segment that begins at the last position of which a condition holds; an upright
/// one has none.
private func segmentSlope(
  _ positions: [Double], _ outputs: [Double], from isBefore: (Double) -> Bool
) -> Double {
  let low = segment(positions, from: isBefore)
  let (from, to) = (positions[low], positions[low + 1])
  guard from < to else { return 0 }
  let slope = (outputs[low + 1] - outputs[low]) / (to - from)
  return min(max(slope, MotionLimits.magnitude.lowerBound), MotionLimits.magnitude.upperBound)
}

/// The segment that begins at the last position of which a condition holds that holds of the earlier
/// ones too; the first segment if it holds of none, and the last if of all.
@inline(__always)
private func segment(_ positions: [Double], from isBefore: (Double) -> Bool) -> Int {
  var (low, high) = (0, positions.count - 1)
  // Invariant: the segment sought begins at `low` or later and before `high`.
  while high - low > 1 {
    let middle = (low + high) / 2
    if isBefore(positions[middle]) { low = middle } else { high = middle }
  }
  return low
}
