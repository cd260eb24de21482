/// Pair adjustment and cursive attachment, which change advances depending on the next glyph.
extension ShapingScratch {
  /// Applies a pair adjustment. Returns the index at which to continue; −1 if there is none for the
  /// pair.
  mutating func applyPair(
    _ subtable: LookupTable.Subtable, coverageIndex: Int, at index: Int,
    options: LookupMatchOptions, in table: borrowing LookupTable, of layout: GlyphLayout
  ) -> Int {
    let second = next(
      from: index, step: 1, options: options, isContext: false, matching: .any, in: table,
      of: layout)
    guard second >= 0 else { return -1 }
    let found = table.pair(
      slots[index].glyph, slots[second].glyph, in: subtable, coverageIndex: coverageIndex)
    guard found >= 0 else { return -1 }
    let changes = (table.pool[found], subtable.hasSecondValue ? table.pool[found + 1] : 0)
    slots[index].advance &+= adjustment(changes.0)
    slots[second].advance &+= adjustment(changes.1)
    guard subtable.hasSecondValue else {
      if changes.0 != 0 { markUnsafeToBreak(index, second) }
      return second
    }
    // The second glyph does not start another pair, so the glyph after it depends on the first one
    // too, even if no advance changes.
    markUnsafeToBreak(index, min(second + 1, slots.count - 1))
    return second + 1
  }

  /// Attaches the entry of a glyph to the exit of the preceding one. The parts of both glyphs
  /// beyond these anchors do not count towards their advances.
  mutating func applyCursive(
    _ subtable: LookupTable.Subtable, coverageIndex: Int, at index: Int,
    options: LookupMatchOptions, in table: borrowing LookupTable, of layout: GlyphLayout
  ) -> Int {
    guard coverageIndex < subtable.count else { return -1 }
    let entry = Int(subtable.data) + 3 * coverageIndex
    guard table.pool[entry] & 1 != 0 else { return -1 }
    let previous = next(
      from: index, step: -1, options: options, isContext: false, matching: .any, in: table,
      of: layout)
    guard previous >= 0 else { return -1 }
    let previousPlace = table.ranges.index(of: slots[previous].glyph, in: subtable.coverage)
    guard previousPlace >= 0, previousPlace < subtable.count else { return -1 }
    let exit = Int(subtable.data) + 3 * previousPlace
    guard table.pool[exit] & 2 != 0 else { return -1 }
    markUnsafeToBreak(previous, index)
    let entryX = adjustment(table.pool[entry + 1])
    let exitX = adjustment(table.pool[exit + 2])
    if isRightToLeft {
      let moved = exitX &+ slots[previous].offset
      slots[previous].advance &-= moved
      slots[previous].offset &-= moved
      slots[index].advance = entryX &+ slots[index].offset
    } else {
      slots[previous].advance = exitX &+ slots[previous].offset
      let moved = entryX &+ slots[index].offset
      slots[index].advance &-= moved
      slots[index].offset &-= moved
    }
    return index + 1
  }
}

extension LookupTable {
  /// Returns the offset in the pool of the changes of a pair; −1 if the subtable has none.
  @inline(__always)
  func pair(_ first: GlyphID, _ second: GlyphID, in subtable: Subtable, coverageIndex: Int) -> Int {
    if subtable.kind == .classPairs {
      let firstClass = ranges.number(of: first, in: subtable.classes.input)
      let secondClass = ranges.number(of: second, in: subtable.classes.after)
      guard firstClass < subtable.count, secondClass < subtable.secondCount else { return -1 }
      let pair = firstClass * Int(subtable.secondCount) + secondClass
      return Int(subtable.data) + (subtable.hasSecondValue ? 2 * pair : pair)
    }
    guard coverageIndex < subtable.count else { return -1 }
    let start = Int(pool[Int(subtable.data) + coverageIndex])
    guard start >= 0 else { return -1 }
    var low = 0
    var high = Int(pool[start])
    while low < high {
      let middle = (low + high) >> 1
      let glyph = pool[start + 1 + 3 * middle]
      if glyph == Int32(second) { return start + 2 + 3 * middle }
      if glyph < Int32(second) { low = middle + 1 } else { high = middle }
    }
    return -1
  }
}
