/// The layers of a running transition, with all their numbers in one flat array.
struct FlightCast: Sendable {
  /// The screens, then the flying layers; in each group those of the plan in its order, then those
  /// that fade out.
  let parts: [FlightPart]
  let screenCount: Int
  /// The index of the first number of each part.
  let firsts: [Int]
  /// The total number of numbers.
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

  /// The parts that a player draws: the flying layers, or the screens if nothing flies.
  var drawn: Range<Int> { flying.isEmpty ? screens : flying }

  func channels(at p: Double) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for part in parts { part.append(at: p, to: &numbers) }
    return numbers
  }

  /// Returns the derivative of each number with respect to progress; at the edge of a window, the
  /// one-sided derivative.
  func slopes(at p: Double, _ side: DerivativeSide) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for part in parts { part.appendSlopes(at: p, side, to: &numbers) }
    return numbers
  }

  /// The range of each number over the whole flight: the difference between the least and the
  /// greatest of nine samples, because an arc or a custom track may return to where it began.
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
