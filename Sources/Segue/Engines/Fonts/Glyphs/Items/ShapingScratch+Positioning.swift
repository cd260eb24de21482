/// Advances, kerning, and the widths of marks and default ignorable characters.
extension ShapingScratch {
  /// Computes the advances of all slots.
  ///
  /// - Parameter hasOnlyBaseGlyphs: Whether the item has neither marks nor default ignorable
  ///   characters.
  mutating func position(
    _ plan: ShapingPlan, font: ScaledFont, hasOnlyBaseGlyphs: Bool, in layout: GlyphLayout
  ) {
    let table = layout.positioning
    var mask: UInt64 = 0
    var marks: UInt16 = 0
    for index in slots.indices {
      let slot = slots[index]
      if slot.flags & ShapingSlot.Flag.hasSyntheticAdvance == 0 {
        slots[index].advance = font.length(font.face.advance(of: slot.glyph))
      }
      mask |= table.mask(of: slot.glyph)
      marks |= slot.traits
    }
    let hasOnlyBaseGlyphs = hasOnlyBaseGlyphs && marks & GlyphTraits.mark == 0
    let zeroesMarks = plan.syllables?.hasZeroWidthMarks
    if zeroesMarks == true {
      for index in slots.indices where slots[index].traits & GlyphTraits.mark != 0 {
        slots[index].advance = 0
      }
    }
    if hasOnlyBaseGlyphs, mask & plan.otherPositioningMask == 0 {
      if !plan.kerning.isEmpty { kern(plan, in: table, of: layout) }
    } else {
      for step in plan.positionings {
        applyPositioning(step, in: table, of: layout)
      }
    }
    if plan.usesKernTable { kern(by: layout.kern, in: layout) }
    guard !hasOnlyBaseGlyphs else { return }
    for index in slots.indices {
      let slot = slots[index]
      let isMark = zeroesMarks == nil && slot.traits & GlyphTraits.mark != 0
      let isInvisible =
        slot.flags & (ShapingSlot.Flag.ignorable | ShapingSlot.Flag.substituted)
        == ShapingSlot.Flag.ignorable
      let isLoose =
        plan.syllables == nil && !plan.hasPositioning
        && slot.flags & ShapingSlot.Flag.nonSpacing != 0
      if isMark || isInvisible || isLoose { slots[index].advance = 0 }
    }
  }

  /// Kerns glyphs that no lookup ignores.
  private mutating func kern(
    _ plan: ShapingPlan, in table: borrowing LookupTable, of layout: GlyphLayout
  ) {
    guard slots.count > 1 else { return }
    for index in 0..<(slots.count - 1) {
      let first = slots[index].glyph
      let second = slots[index + 1].glyph
      var known = KerningMatrix.unknown
      if plan.kerningFastPath >= 0 {
        let fastPath = layout.fastPaths[plan.kerningFastPath]
        known = fastPath.kerning.value(
          fastPath.glyphs.index(of: first), fastPath.glyphs.index(of: second))
      }
      if known == 0 { continue }
      if known != KerningMatrix.unknown {
        slots[index].advance &+= adjustment(Int32(known))
        markNeighboursUnsafeToBreak(index)
        continue
      }
      let mask = table.mask(of: first)
      for lookup in plan.kerning where table.lookups[Int(lookup)].mask & mask != 0 {
        let change = pairChange(
          of: first, before: second, by: table.lookups[Int(lookup)], in: table)
        if change != 0 {
          slots[index].advance &+= adjustment(change)
          markNeighboursUnsafeToBreak(index)
        }
      }
    }
  }

  /// Ties the clusters of a slot and the next one.
  @inline(__always)
  private mutating func markNeighboursUnsafeToBreak(_ index: Int) {
    let clusters = (slots[index].cluster, slots[index + 1].cluster)
    if clusters.0 != clusters.1 { unsafeRanges.append(clusters) }
  }

  /// Returns the change of the first glyph's advance, in font units, in a pair kerning lookup.
  mutating func pairChange(
    of first: GlyphID, before second: GlyphID, by lookup: LookupTable.Lookup,
    in table: borrowing LookupTable
  ) -> Int32 {
    for index in lookup.subtables {
      remainingWork &-= 1
      guard remainingWork > 0 else { return 0 }
      let subtable = table.subtables[Int(index)]
      let coverageIndex = table.ranges.index(of: first, in: subtable.coverage)
      guard coverageIndex >= 0 else { continue }
      let found = table.pair(first, second, in: subtable, coverageIndex: coverageIndex)
      if found >= 0 { return table.pool[found] }
    }
    return 0
  }

  /// Applies a positioning lookup at all slots.
  private mutating func applyPositioning(
    _ step: ShapingPlan.Step, in table: borrowing LookupTable, of layout: GlyphLayout
  ) {
    let mask = table.lookups[Int(step.lookup)].mask
    remainingWork &-= slots.count >> 2
    var index = 0
    while index < slots.count, remainingWork > 0 {
      guard table.mask(of: slots[index].glyph) & mask != 0 else {
        index += 1
        continue
      }
      let end = apply(
        step.lookup, at: index, forms: step.forms, ignoresJoiners: true, depth: 0,
        isPositioning: true, in: table, of: layout)
      index = max(index + 1, end)
    }
  }

  /// Kerns with the table `kern`. As in HarfBuzz, marks are ignored, and the change is split
  /// between both glyphs, with the greater half for the right one.
  private mutating func kern(by kern: KernTable, in layout: GlyphLayout) {
    let options = LookupMatchOptions(
      flags: GlyphTraits.mark, markSet: -1, forms: ShapingPlan.Form.any, ignoresJoiners: true,
      isPositioning: true)
    for subtable in kern.subtables {
      var index = 0
      while index < slots.count {
        let next = next(
          from: index, step: 1, options: options, isContext: false, matching: .any,
          in: layout.positioning, of: layout)
        guard next >= 0 else {
          index += 1
          continue
        }
        let (left, right) = isRightToLeft ? (next, index) : (index, next)
        let value = subtable.value(slots[left].glyph, slots[right].glyph)
        if value != 0 {
          let change = adjustment(Int32(truncatingIfNeeded: value))
          slots[left].advance &+= change >> 1
          slots[right].advance &+= change - change >> 1
          markUnsafeToBreak(index, next)
        }
        index = next
      }
    }
  }

  /// Writes the sum of the advances of each cluster, and the flags.
  ///
  /// - Parameter inner: The range of bytes to write; existing flags are kept.
  mutating func write(
    _ inner: Range<Int>, boundaries: Span<TextBoundary>, into result: inout ShapedBytes
  ) {
    let bytes = inner.clamped(to: 0..<min(result.advances.count, boundaries.count))
    for byte in bytes { result.advances[byte] = 0 }
    for slot in slots where bytes.contains(Int(slot.cluster)) {
      let byte = Int(slot.cluster)
      result.advances[byte] = result.advances[byte] &+ slot.advance
      if !boundaries[byte].contains(.cluster) { result.flags[byte].insert(.insideCluster) }
    }
    for (first, last) in unsafeRanges {
      let range = (Int(min(first, last)) + 1)..<(Int(max(first, last)) + 1)
      for byte in range.clamped(to: bytes) { result.flags[byte].insert(.unsafeToBreak) }
    }
    guard hasMergedClusters else { return }
    var next = 0
    for byte in bytes {
      while next < slots.count, Int(slots[next].cluster) < byte { next += 1 }
      guard next >= slots.count || Int(slots[next].cluster) > byte else { continue }
      // The text is tied even inside a grapheme cluster, because a dictionary may break a line
      // there.
      result.flags[byte].insert(.unsafeToBreak)
      if boundaries[byte].contains(.cluster) {
        result.flags[byte].insert(.insideLigature)
        result.hasLigatures = true
      }
    }
  }
}
