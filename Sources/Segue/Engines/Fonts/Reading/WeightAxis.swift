/// The weight axis of a variable font: from `fvar`, with the bends of `avar` (OpenType 1.9, "fvar",
/// "avar" and "Font Variations Overview").
struct WeightAxis: Sendable {
  let range: ClosedRange<Double>
  let defaultWeight: Double
  /// Its place among the axes, and how many there are.
  let index: Int
  let axisCount: Int
  /// Pairs in 1/16384 of the axis, in order; empty where nothing is bent.
  private var bends: [(from: Int, to: Int)] = []

  /// nil if the font does not vary in weight.
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
    if let avar = tables["avar"] { readBends(avar, &problems) }
  }

  private mutating func readBends(_ table: FontTable, _ problems: inout [FontProblem]) {
    if table.uint16(0) == 2 {
      problems.append(
        FontProblem(table: "avar", message: "is of version 2, of which the segments are used"))
    }
    var place = 8
    for axis in 0...index {
      guard let count = table.uint16(place) else {
        problems.append(FontProblem(table: "avar", message: "ends before the weight axis"))
        return
      }
      if axis == index {
        let pairs = (0..<count).compactMap { pair -> (from: Int, to: Int)? in
          guard let from = table.int16(place + 2 + pair * 4),
            let to = table.int16(place + 4 + pair * 4)
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
        bends = pairs
      }
      place += 2 + count * 4
    }
  }

  /// The place of a weight on the axis: -1 at its light end, 0 at its default, 1 at its heavy one,
  /// bent, and rounded to 1/16384 as in the font's own numbers.
  func coordinate(of weight: Double) -> Double {
    let weight = min(max(weight, range.lowerBound), range.upperBound)
    var exact = 0.0
    if weight < defaultWeight {
      exact = (weight - defaultWeight) / (defaultWeight - range.lowerBound)
    } else if weight > defaultWeight {
      exact = (weight - defaultWeight) / (range.upperBound - defaultWeight)
    }
    return Double(bent(Int((exact * 16384).rounded()))) / 16384
  }

  private func bent(_ value: Int) -> Int {
    guard let first = bends.first, let last = bends.last else { return value }
    // Past the ends, which a font has at -1 and 1, the map goes on as it ended.
    if value <= first.from { return value - first.from + first.to }
    if value >= last.from { return value - last.from + last.to }
    guard let next = bends.firstIndex(where: { $0.from >= value }) else { return value }
    let upper = bends[next]
    if upper.from == value { return upper.to }
    let lower = bends[next - 1]
    let share = Double(value - lower.from) / Double(upper.from - lower.from)
    return lower.to + Int((Double(upper.to - lower.to) * share).rounded())
  }
}

extension FontTable {
  /// A number with 16 bits behind the point.
  func fixed(_ offset: Int) -> Double? {
    uint32(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  /// A number with 14 bits behind the point.
  func fixed2Dot14(_ offset: Int) -> Double? {
    int16(offset).map { Double($0) / 16384 }
  }
}
