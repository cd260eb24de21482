/// Contextual lookups: the glyphs around an index decide which lookups apply there.
extension ShapingScratch {
  /// Applies the first rule that matches. Returns the index after the input sequence, or −1 if no
  /// rule matches.
  ///
  /// - Parameter coverageIndex: The coverage index of the glyph.
  mutating func applyContext(
    _ subtable: LookupTable.Subtable, coverageIndex: Int, at index: Int,
    options: LookupMatchOptions, depth: Int, in table: borrowing LookupTable, of layout: GlyphLayout
  ) -> Int {
    let set: Int
    let patterns: (before: GlyphPattern, input: GlyphPattern, after: GlyphPattern)
    switch subtable.kind {
    case .glyphContext:
      guard coverageIndex < subtable.count else { return -1 }
      set = Int(table.pool[Int(subtable.data) + coverageIndex])
      patterns = (.glyph, .glyph, .glyph)
    case .classContext:
      let number = table.ranges.number(of: slots[index].glyph, in: subtable.classes.input)
      guard number < subtable.count else { return -1 }
      set = Int(table.pool[Int(subtable.data) + number])
      let classes = subtable.classes
      patterns = (.classes(classes.before), .classes(classes.input), .classes(classes.after))
    default:
      set = Int(subtable.data)
      patterns = (.coverage, .coverage, .coverage)
    }
    guard set >= 0 else { return -1 }
    makeRoomForMatches()
    var rule = set + 1
    rules: for _ in 0..<Int(table.pool[set]) {
      remainingWork &-= 1
      if remainingWork <= 0 { return -1 }
      let start = rule
      rule += 1 + Int(table.pool[start])
      let before = Int(table.pool[start + 1])
      let input = Int(table.pool[start + 2])
      let after = Int(table.pool[start + 3])
      let actions = Int(table.pool[start + 4])
      guard input < Self.contextLimit else { continue }
      let base = depth * Self.contextLimit
      matches[base] = Int32(index)
      var last = index
      for offset in 0..<input {
        last = next(
          from: last, step: 1, options: options, isContext: false, matching: patterns.input,
          number: table.pool[start + 5 + before + offset], in: table, of: layout)
        guard last >= 0 else { continue rules }
        matches[base + 1 + offset] = Int32(last)
      }
      let end = last
      for offset in 0..<after {
        last = next(
          from: last, step: 1, options: options, isContext: true, matching: patterns.after,
          number: table.pool[start + 5 + before + input + offset], in: table, of: layout)
        guard last >= 0 else { continue rules }
      }
      var first = index
      for offset in 0..<before {
        first = next(
          from: first, step: -1, options: options, isContext: true, matching: patterns.before,
          number: table.pool[start + 5 + offset], in: table, of: layout)
        guard first >= 0 else { continue rules }
      }
      markUnsafeToBreak(first, last)
      return applyActions(
        from: start + 5 + before + input + after, count: actions, inputCount: input + 1,
        end: end + 1, options: options, depth: depth, in: table, of: layout)
    }
    return -1
  }

  /// Applies the lookups of a rule at indices of its input sequence.
  ///
  /// A lookup that changes the number of glyphs shifts the subsequent indices, as in HarfBuzz.
  private mutating func applyActions(
    from start: Int, count: Int, inputCount: Int, end: Int, options: LookupMatchOptions, depth: Int,
    in table: borrowing LookupTable, of layout: GlyphLayout
  ) -> Int {
    guard depth < Self.nestingLimit else { return end }
    let base = depth * Self.contextLimit
    var inputCount = inputCount
    var end = end
    for action in 0..<count {
      let sequenceIndex = Int(table.pool[start + 2 * action])
      let lookup = table.pool[start + 2 * action + 1]
      remainingWork &-= 1
      guard remainingWork > 0 else { return end }
      guard sequenceIndex < inputCount, lookup >= 0 else { continue }
      let index = Int(matches[base + sequenceIndex])
      guard index < slots.count, slots[index].flags & ShapingSlot.Flag.deleted == 0 else {
        continue
      }
      let slotCount = slots.count
      let applied = apply(
        lookup, at: index, forms: options.forms, ignoresJoiners: options.ignoresJoiners,
        depth: depth + 1, isPositioning: options.isPositioning, in: table, of: layout)
      guard applied >= 0 else { continue }
      let added = slots.count - slotCount
      if added > 0 {
        guard inputCount + added <= Self.contextLimit else { return end + added }
        end += added
        var from = inputCount - 1
        while from > sequenceIndex {
          matches[base + from + added] = matches[base + from] + Int32(added)
          from -= 1
        }
        for offset in 1...added { matches[base + sequenceIndex + offset] = Int32(index + offset) }
        inputCount += added
      } else {
        inputCount = removeDeleted(after: sequenceIndex, inputCount: inputCount, base: base)
      }
    }
    return end
  }

  /// Removes the deleted components of a ligature from the input sequence, and returns its new
  /// length.
  private mutating func removeDeleted(after sequenceIndex: Int, inputCount: Int, base: Int) -> Int {
    guard hasDeletions else { return inputCount }
    var kept = sequenceIndex + 1
    for from in (sequenceIndex + 1)..<max(sequenceIndex + 1, inputCount) {
      let index = matches[base + from]
      if slots[Int(index)].flags & ShapingSlot.Flag.deleted == 0 {
        matches[base + kept] = index
        kept += 1
      }
    }
    return min(kept, inputCount)
  }
}
