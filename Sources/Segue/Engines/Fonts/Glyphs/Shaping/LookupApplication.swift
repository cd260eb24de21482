/// The application of a lookup at one glyph, by the rules of OpenType in the order of HarfBuzz.
extension ShapingScratch {
  /// Applies the first subtable of a lookup that matches at `index`.
  ///
  /// - Returns: The index after the glyphs that matched; −1 if no subtable matches.
  mutating func apply(
    _ lookup: Int32, at index: Int, forms: UInt8, ignoresJoiners: Bool, depth: Int,
    isPositioning: Bool, in table: borrowing LookupTable, of layout: GlyphLayout
  ) -> Int {
    let description = table.lookups[Int(lookup)]
    let options = LookupMatchOptions(
      flags: description.flags, markSet: description.markSet, forms: forms,
      ignoresJoiners: ignoresJoiners, isPositioning: isPositioning,
      syllable: isWithinSyllables ? slots[index].syllable : 0, matchesNonJoiners: matchesNonJoiners)
    let glyph = slots[index].glyph
    guard table.mask(of: glyph) & description.mask != 0, slots[index].forms & forms != 0,
      !isSkipped(slots[index], by: options, in: layout)
    else { return -1 }
    for subtableIndex in description.subtables {
      remainingWork &-= 1
      if remainingWork <= 0 { return -1 }
      let subtable = table.subtables[Int(subtableIndex)]
      let coverageIndex = table.ranges.index(of: glyph, in: subtable.coverage)
      guard coverageIndex >= 0 else { continue }
      let end: Int
      switch subtable.kind {
      case .singleDelta:
        replace(index, with: glyph &+ UInt16(truncatingIfNeeded: subtable.data), in: layout)
        end = index + 1
      case .single:
        guard coverageIndex < subtable.count else { continue }
        let substitute = table.pool[Int(subtable.data) + coverageIndex]
        guard substitute >= 0 else { continue }
        replace(index, with: UInt16(truncatingIfNeeded: substitute), in: layout)
        end = index + 1
      case .multiple:
        guard coverageIndex < subtable.count else { continue }
        let start = Int(table.pool[Int(subtable.data) + coverageIndex])
        guard start >= 0 else { continue }
        end = expand(index, from: start, in: table, of: layout)
      case .ligature:
        guard coverageIndex < subtable.count else { continue }
        let start = Int(table.pool[Int(subtable.data) + coverageIndex])
        guard start >= 0 else { continue }
        end = ligate(index, from: start, options: options, depth: depth, in: table, of: layout)
      case .glyphContext, .classContext, .coverageContext:
        end = applyContext(
          subtable, coverageIndex: coverageIndex, at: index, options: options, depth: depth,
          in: table, of: layout)
      case .reverse:
        end = applyReverse(
          subtable, coverageIndex: coverageIndex, at: index, options: options, in: table,
          of: layout)
      case .singleAdjustment:
        guard subtable.count < 0 || coverageIndex < subtable.count else { continue }
        let change = table.pool[Int(subtable.data) + (subtable.count < 0 ? 0 : coverageIndex)]
        slots[index].advance &+= adjustment(change)
        end = index + 1
      case .glyphPairs, .classPairs:
        end = applyPair(
          subtable, coverageIndex: coverageIndex, at: index, options: options, in: table,
          of: layout)
      case .cursive:
        end = applyCursive(
          subtable, coverageIndex: coverageIndex, at: index, options: options, in: table,
          of: layout)
      }
      if end >= 0 { return end }
    }
    return -1
  }

  /// Replaces the glyph of a slot.
  private mutating func replace(
    _ index: Int, with glyph: GlyphID, ligature: Bool = false, in layout: GlyphLayout
  ) {
    hasChanges = true
    slots[index].glyph = glyph
    slots[index].flags |= ShapingSlot.Flag.substituted
    slots[index].flags &= ~ShapingSlot.Flag.hasSyntheticAdvance
    if ligature {
      slots[index].origin.insert(.ligature)
      slots[index].origin.remove(.part)
    }
    if layout.traits.hasClasses {
      slots[index].traits = layout.traits.traits(of: glyph)
    } else if ligature {
      slots[index].traits = GlyphTraits.ligature
    }
  }

  /// Replaces a glyph by a sequence of glyphs, which may be empty.
  private mutating func expand(
    _ index: Int, from start: Int, in table: borrowing LookupTable, of layout: GlyphLayout
  ) -> Int {
    let count = Int(table.pool[start])
    guard count > 0 else {
      slots[index].flags |= ShapingSlot.Flag.deleted
      hasDeletions = true
      hasChanges = true
      hasMergedClusters = true
      return index + 1
    }
    if count > 1 {
      // The subsequent slots have to move, which counts as work.
      remainingWork &-= (slots.count - index) / 4 + count
      guard remainingWork > 0, slots.count + count <= maximumSlotCount else { return -1 }
      slots.insert(
        contentsOf: repeatElement(slots[index], count: count - 1), at: index + 1)
      slots[index].origin.remove(.laterPart)
      slots[index].origin.insert(.part)
      for part in (index + 1)..<(index + count) {
        slots[part].origin.formUnion([.part, .laterPart])
      }
    }
    for offset in 0..<count {
      replace(
        index + offset, with: UInt16(truncatingIfNeeded: table.pool[start + 1 + offset]),
        in: layout)
    }
    return index + count
  }

  /// Applies the first ligature whose components match.
  private mutating func ligate(
    _ index: Int, from start: Int, options: LookupMatchOptions, depth: Int,
    in table: borrowing LookupTable, of layout: GlyphLayout
  ) -> Int {
    makeRoomForMatches()
    let base = depth * Self.contextLimit
    var poolIndex = start + 1
    // For most ligatures, the neighbour differs from the second component; this check is cheap.
    var neighbour: Int32 = -1
    if index + 1 < slots.count, !isPassed(slots[index + 1], by: options, in: layout) {
      neighbour = Int32(slots[index + 1].glyph)
    }
    ligatures: for _ in 0..<Int(table.pool[start]) {
      remainingWork &-= 1
      if remainingWork <= 0 { return -1 }
      let glyph = table.pool[poolIndex]
      let count = Int(table.pool[poolIndex + 1])
      let components = poolIndex + 2
      poolIndex = components + count
      guard count < Self.contextLimit else { continue }
      if neighbour >= 0, count > 0, table.pool[components] != neighbour { continue }
      var last = index
      for component in 0..<count {
        last = next(
          from: last, step: 1, options: options, isContext: false, matching: .glyph,
          number: table.pool[components + component], in: table, of: layout)
        guard last >= 0 else { continue ligatures }
        matches[base + component] = Int32(last)
      }
      if count > 0 {
        markUnsafeToBreak(index, last)
        mergeClusters(index, last)
        for component in 0..<count {
          slots[Int(matches[base + component])].flags |= ShapingSlot.Flag.deleted
        }
        hasDeletions = true
      }
      replace(index, with: UInt16(truncatingIfNeeded: glyph), ligature: count > 0, in: layout)
      return last + 1
    }
    return -1
  }

  /// Applies a reverse chaining substitution.
  private mutating func applyReverse(
    _ subtable: LookupTable.Subtable, coverageIndex: Int, at index: Int,
    options: LookupMatchOptions, in table: borrowing LookupTable, of layout: GlyphLayout
  ) -> Int {
    guard coverageIndex < subtable.count else { return -1 }
    let start = Int(subtable.data)
    let before = Int(table.pool[start])
    let after = Int(table.pool[start + 1])
    var first = index
    for offset in 0..<before {
      first = next(
        from: first, step: -1, options: options, isContext: true, matching: .coverage,
        number: table.pool[start + 2 + offset], in: table, of: layout)
      guard first >= 0 else { return -1 }
    }
    var last = index
    for offset in 0..<after {
      last = next(
        from: last, step: 1, options: options, isContext: true, matching: .coverage,
        number: table.pool[start + 2 + before + offset], in: table, of: layout)
      guard last >= 0 else { return -1 }
    }
    markUnsafeToBreak(first, last)
    let substitute = table.pool[start + 2 + before + after + coverageIndex]
    replace(index, with: UInt16(truncatingIfNeeded: substitute), in: layout)
    return index
  }
}
