/// Resolving flexible lengths (CSS Flexbox §9.7).
extension LayoutScratch {
  /// Gives the items of a line their flexed sizes in a container whose inner main size is `room`.
  ///
  /// The loop freezes at least one item each time, so that it ends; a line of n items takes at most
  /// n rounds, and two or three in practice.
  mutating func resolveFlexibleLengths(_ line: FlexLine, room: Double) {
    let range = line.first..<line.first + line.count
    // Step 1: which factor is used.
    let grows = line.hypotheticalSum < room
    var free = room - line.baseSum
    var sums = FactorSums()
    // Step 2: items that cannot flex keep their hypothetical size.
    for index in range {
      let item = items[index]
      items[index].isFrozen = false
      let factor = grows ? item.grow : item.shrink
      if factor == 0 || (grows ? item.base > item.hypothetical : item.base < item.hypothetical) {
        items[index].isFrozen = true
        items[index].flexed = item.hypothetical
        free -= item.hypothetical - item.base
      } else {
        sums.add(item)
      }
    }
    // Step 3.
    let initialFree = free
    // Step 4.
    while sums.count > 0 {
      // b: factors that sum to less than one leave room.
      let sum = grows ? sums.grow : sums.shrink
      var shared = free
      if sum < 1 {
        let part = snapped(initialFree * sum)
        if abs(part) < abs(free) { shared = part }
      }
      // c and d: distribute, and clamp.
      var totalViolation = 0.0
      var remainder = 0.0
      for index in range where !items[index].isFrozen {
        let item = items[index]
        var size = item.base
        var portion = remainder
        if grows, shared > 0 {
          portion += shared * item.grow / sums.grow
        } else if !grows, shared < 0, sums.scaledShrink > 0 {
          portion += shared * item.shrink * item.base / sums.scaledShrink
        }
        // What rounding takes from one item the next one gets, so that together they fill the line.
        let share = snappedToNearest(portion)
        remainder = portion - share
        size += share
        let clamped = item.limits.clamp(size)
        items[index].flexed = clamped
        items[index].violation = clamped - size
        totalViolation += clamped - size
      }
      // e: freeze all, or those that a limit changed in the direction of the total.
      if totalViolation == 0 { break }
      sums = FactorSums()
      for index in range where !items[index].isFrozen {
        let item = items[index]
        if totalViolation > 0 ? item.violation > 0 : item.violation < 0 {
          items[index].isFrozen = true
          free -= item.flexed - item.base
        } else {
          sums.add(item)
        }
      }
    }
  }

  /// Sums over the items that are not frozen, made anew each round: subtracting from a sum that
  /// holds a huge factor would lose the small ones.
  private struct FactorSums {
    var grow = 0.0
    var shrink = 0.0
    var scaledShrink = 0.0
    var count = 0

    mutating func add(_ item: FlexItem) {
      grow += item.grow
      shrink += item.shrink
      scaledShrink += item.shrink * item.base
      count += 1
    }
  }
}
