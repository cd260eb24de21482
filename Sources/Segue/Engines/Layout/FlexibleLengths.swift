/// Resolving flexible lengths (CSS Flexbox §9.7).
extension LayoutScratch {
  /// Computes the flexed sizes of a line's items in a container whose inner main size is `room`.
  ///
  /// Every round of the loop freezes at least one item, so the loop ends: a line of n items takes
  /// at most n rounds, and two or three in practice.
  mutating func resolveFlexibleLengths(_ line: FlexLine, _ context: FlexContext, room: Double) {
    if line.hypotheticalSum > room { resolveDeferredMinimums(line, context) }
    items.withSpan { items in
      if line.count == 1 {
        resolveOnlyLength(&items[line.first], line, room: room)
      } else {
        Segue.resolveFlexibleLengths(&items, line, room: room)
      }
    }
  }
}

extension LayoutScratch {
  /// Computes the automatic minimums that only shrinking items need.
  private mutating func resolveDeferredMinimums(_ line: FlexLine, _ context: FlexContext) {
    for index in line.range
    where items[index].flags.contains(.hasDeferredMinimum) && items[index].shrink > 0 {
      resolveDeferredMinimum(index, context)
    }
  }
}

private func resolveFlexibleLengths(
  _ items: inout MutableSpan<FlexItem>, _ line: FlexLine, room: Double
) {
  let range = line.range
  // Step 1: determine the flex factor to use.
  let grows = line.hypotheticalSum < room
  var free = room - line.baseSum
  var sums = FactorSums()
  // Step 2: inflexible items keep their hypothetical size.
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
  // Step 3: the initial free space.
  let initialFree = free
  // Step 4: the loop.
  while sums.count > 0 {
    // b: if the factors sum to less than one, some space remains free.
    let sum = grows ? sums.grow : sums.shrink
    var shared = free
    if sum < 1 {
      let part = truncatedTo64ths(initialFree * sum)
      if abs(part) < abs(free) { shared = part }
    }
    // c and d: distribute the space, then clamp.
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
      // The rounding error of each item is carried to the next, so that the items fill the line
      // together.
      let share = roundedTo64ths(portion)
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
    // e: freeze all items, or those whose violation has the sign of the total violation.
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

/// The same for the only item of a line, which takes one round at most.
private func resolveOnlyLength(_ item: inout FlexItem, _ line: FlexLine, room: Double) {
  let grows = line.hypotheticalSum < room
  let base = item.base
  let hypothetical = item.hypothetical
  let factor = Double(grows ? item.grow : item.shrink)
  guard factor != 0, grows ? base <= hypothetical : base >= hypothetical else {
    item.flexed = hypothetical
    return
  }
  let free = room - line.baseSum
  var shared = free
  if factor < 1 {
    let part = truncatedTo64ths(free * factor)
    if abs(part) < abs(free) { shared = part }
  }
  var portion = 0.0
  if grows, shared > 0 {
    portion = shared * factor / factor
  } else if !grows, shared < 0, factor * base > 0 {
    portion = shared * factor * base / (factor * base)
  }
  item.flexed = item.limits.clamp(base + roundedTo64ths(portion))
}

/// Sums over the items that are not frozen. They are recomputed each round, because subtracting
/// from a sum that includes a huge factor would lose the small ones.
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
