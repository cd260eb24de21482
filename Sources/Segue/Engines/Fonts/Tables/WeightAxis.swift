/// The weight axis of a variable font: `fvar`, with the segment map of `avar` (OpenType 1.9,
/// "fvar", "avar" and "Font Variations Overview").
struct WeightAxis: Sendable {
  /// The weights from the minimum to the maximum of the axis.
  let range: ClosedRange<Double>
  let defaultWeight: Double
  /// The index of the axis, and the number of axes.
  let index: Int
  let axisCount: Int
  /// The segment map: pairs of normalized coordinates in 1/16384, in order; empty for the identity.
  private var segmentMap: [(from: Int, to: Int)] = []

  /// Reads the axis; nil if the font does not vary in weight.
  init?(_ tables: FontTables, _ problems: inout [FontProblem]) {
    guard let table = tables["fvar"] else { return nil }
    guard let offset = table.uint16(4), let count = table.uint16(8), let size = table.uint16(10),
      size >= 20
    else {
      problems.append(FontProblem(table: "fvar", message: "ends before its axes"))
      return nil
    }
    var found: (index: Int, values: [Double])?
    for index in 0..<count {
      let record = offset + index * size
      guard let tag = table.uint32(record) else {
        problems.append(FontProblem(table: "fvar", message: "ends in its list of axes"))
        return nil
      }
      guard tag == FontTables.number("wght") else { continue }
      let values = [4, 8, 12].compactMap { table.fixed(record + $0) }
      if values.count == 3 { found = (index, values) }
      break
    }
    guard let found else { return nil }
    let values = found.values
    guard values[0] <= values[1], values[1] <= values[2], values[0] < values[2] else {
      problems.append(
        FontProblem(table: "fvar", message: "has a weight axis whose ends are out of order"))
      return nil
    }
    range = values[0]...values[2]
    defaultWeight = values[1]
    index = found.index
    axisCount = count
    if let avar = tables["avar"] { readSegmentMap(avar, &problems) }
  }

  /// Reads the segment map of the axis.
  private mutating func readSegmentMap(_ table: FontTable, _ problems: inout [FontProblem]) {
    if table.uint16(0) == 2 {
      problems.append(
        FontProblem(table: "avar", message: "is of version 2, of which the segments are used"))
    }
    var offset = 8
    for axis in 0...index {
      guard let count = table.uint16(offset) else {
        problems.append(FontProblem(table: "avar", message: "ends before the weight axis"))
        return
      }
      if axis == index {
        let pairs = (0..<count).compactMap { pair -> (from: Int, to: Int)? in
          guard let from = table.int16(offset + 2 + pair * 4),
            let to = table.int16(offset + 4 + pair * 4)
          else { return nil }
          return (from, to)
        }
        let isInOrder = zip(pairs, pairs.dropFirst()).allSatisfy {
          $0.from <= $1.from && $0.to <= $1.to
        }
        guard pairs.count == count, isInOrder else {
          problems.append(
            FontProblem(table: "avar", message: "does not bend the weight axis in order"))
          return
        }
        segmentMap = pairs
      }
      offset += 2 + count * 4
    }
  }

  /// Returns the normalized coordinate of a weight after the segment map: −1 at the lightest
  /// weight, 0 at the default, 1 at the heaviest; rounded to 1/16384, the precision of the font's
  /// numbers.
  func normalizedCoordinate(of weight: Double) -> Double {
    let weight = min(max(weight, range.lowerBound), range.upperBound)
    var exact = 0.0
    if weight < defaultWeight {
      exact = (weight - defaultWeight) / (defaultWeight - range.lowerBound)
    } else if weight > defaultWeight {
      exact = (weight - defaultWeight) / (range.upperBound - defaultWeight)
    }
    return Double(mapped(Int((exact * 16384).rounded()))) / 16384
  }

  /// Applies the segment map to a normalized coordinate in 1/16384.
  private func mapped(_ value: Int) -> Int {
    guard let first = segmentMap.first, let last = segmentMap.last else { return value }
    // Beyond the ends, which are at −1 and 1 in a valid font, the map continues with slope 1.
    if value <= first.from { return value - first.from + first.to }
    if value >= last.from { return value - last.from + last.to }
    guard let next = segmentMap.firstIndex(where: { $0.from >= value }) else { return value }
    let upper = segmentMap[next]
    if upper.from == value { return upper.to }
    let lower = segmentMap[next - 1]
    let share = Double(value - lower.from) / Double(upper.from - lower.from)
    return lower.to + Int((Double(upper.to - lower.to) * share).rounded())
  }
}

extension FontTable {
  /// Reads a 16.16 fixed-point number.
  func fixed(_ offset: Int) -> Double? {
    uint32(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  /// Reads a 2.14 fixed-point number.
  func fixed2Dot14(_ offset: Int) -> Double? {
    int16(offset).map { Double($0) / 16384 }
  }
}
