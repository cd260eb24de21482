/// The layers of a running transition, and every number of theirs in one flat list.
struct FlightCast: Sendable {
  /// The screens first, then what flies; of each those of the plan in its order, then those that leave.
  let parts: [FlightPart]
  let screenCount: Int
  /// Where the numbers of each part begin.
  let firsts: [Int]
  /// How many numbers there are.
  let count: Int

  init(screens: [FlightPart], flying: [FlightPart]) {
    parts = screens + flying
    screenCount = screens.count
    var firsts: [Int] = []
    var count = 0
    for part in parts {
      firsts.append(count)
      count += part.count
    }
    self.firsts = firsts
    self.count = count
  }

  init(_ plan: FlightPlan) {
    self.init(screens: plan.screens.map(FlightPart.init), flying: plan.flying.map(FlightPart.init))
  }

  var screens: Range<Int> { 0..<screenCount }
  var flying: Range<Int> { screenCount..<parts.count }

  /// What a player draws: what flies, or the screens where nothing does.
  var drawn: Range<Int> { flying.isEmpty ? screens : flying }

  func channels(at p: Double) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for part in parts { part.append(at: p, to: &numbers) }
    return numbers
  }

  /// How fast each number changes, for a whole unit of progress; at a window's corner, on one side.
  func slopes(at p: Double, _ side: Side) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for part in parts { part.appendSlopes(at: p, side, to: &numbers) }
    return numbers
  }

  /// How far each number goes on the whole way: between the least and the greatest of nine places on
  /// it, for an arc and a custom track may come back to where they began.
  var reaches: [Double] {
    var (least, greatest) = (channels(at: 0), channels(at: 1))
    for index in least.indices where least[index] > greatest[index] {
      (least[index], greatest[index]) = (greatest[index], least[index])
    }
    for eighth in 1..<8 {
      for (index, number) in channels(at: Double(eighth) / 8).enumerated() {
        least[index] = min(least[index], number)
        greatest[index] = max(greatest[index], number)
      }
    }
    return zip(least, greatest).map { $1 - $0 }
  }
}
