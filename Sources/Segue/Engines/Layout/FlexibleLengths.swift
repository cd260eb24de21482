/// Resolving flexible lengths (CSS Flexbox §9.7).
extension LayoutScratch {
  /// Gives the items of a line their flexed sizes in a container whose inner main size is `room`.
  ///
  /// The loop freezes at least one item each time, so that it ends; a line of n items takes at most
  /// n rounds, and two or three in practice.
  mutating func resolveFlexibleLengths(_ line: FlexLine, _ context: FlexContext, room: Double) {
    if line.hypotheticalSum > room { closeMinima(line, context) }
    items.withSpan { items in Segue.resolveFlexibleLengths(&items, line, room: room) }
  }
}

extension LayoutScratch {
  /// Finds the automatic minima that only items which shrink need.
  private mutating func closeMinima(_ line: FlexLine, _ context: FlexContext) {
    for index in line.range
    where items[index].flags.contains(.isMinimumOpen) && items[index].shrink > 0 {
      closeMinimum(index, context)
    }
  }
}

private func resolveFlexibleLengths(
  _ items: inout MutableSpan<FlexItem>, _ line: FlexLine, room: Double
) {
  let range = line.range
  // Step 1: which factor is used.
  let grows = line.hypotheticalSum < room
  var free = room - line.baseSum
  var sums = FactorSums()
  // Step 2: items that cannot flex keep their hypothetical size.
  for index in range {
    let hypothetical = items[index].hypothetical
    let base = items[index].base
    let factor = grows ? items[index].grow : items[index].shrink
    if factor == 0 || (grows ? base > hypothetical : base < hypothetical) {
      items[index].flags.insert(.isFrozen)
      items[index].flexed = hypothetical
      free -= hypothetical - base
    } else {
      items[index].flags.remove(.isFrozen)
      sums.add(items[index].grow, items[index].shrink, base: base)
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
    for index in range where !items[index].flags.contains(.isFrozen) {
      let base = items[index].base
      var size = base
      var portion = remainder
      if grows, shared > 0 {
        portion += shared * Double(items[index].grow) / sums.grow
      } else if !grows, shared < 0, sums.scaledShrink > 0 {
        portion += shared * Double(items[index].shrink) * base / sums.scaledShrink
      }
      // What rounding takes from one item the next one gets, so that together they fill the line.
      let share = snappedToNearest(portion)
      remainder = portion - share
      size += share
      let clamped = items[index].limits.clamp(size)
      items[index].flexed = clamped
      items[index].flags.subtract([.violatesMin, .violatesMax])
      if clamped != size {
        items[index].flags.insert(clamped > size ? .violatesMin : .violatesMax)
        totalViolation += clamped - size
      }
    }
    // e: freeze all, or those that a limit changed in the direction of the total.
    if totalViolation == 0 { break }
    let frozen: FlexItem.Flags = totalViolation > 0 ? .violatesMin : .violatesMax
    sums = FactorSums()
    for index in range where !items[index].flags.contains(.isFrozen) {
      if items[index].flags.contains(frozen) {
        items[index].flags.insert(.isFrozen)
        free -= items[index].flexed - items[index].base
      } else {
        sums.add(items[index].grow, items[index].shrink, base: items[index].base)
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

  @inline(__always)
  mutating func add(_ grow: Float, _ shrink: Float, base: Double) {
    self.grow += Double(grow)
    self.shrink += Double(shrink)
    scaledShrink += Double(shrink) * base
    count += 1
  }
}
