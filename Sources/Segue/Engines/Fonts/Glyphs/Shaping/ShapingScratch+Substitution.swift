/// The substitutions of GSUB, applied to a whole item.
extension ShapingScratch {
  /// Applies a range of the plan's substitutions.
  mutating func substitute(
    _ range: Range<Int>, of plan: ShapingPlan, usesOptional: Bool, in layout: GlyphLayout
  ) {
    let table = layout.substitution
    findCandidates(plan, in: table)
    for step in plan.substitutions[range] where usesOptional || !step.isOptional {
      let lookup = table.lookups[Int(step.lookup)]
      guard remainingWork > 0, !lookup.subtables.isEmpty,
        !lookup.needsNeighbour || lookup.mask & neighbourMask != 0
      else { continue }
      // Lookups that apply nowhere take work too, and a font may have 65,535 of them.
      remainingWork &-= candidates.count >> 2
      hasChanges = false
      isWithinSyllables = step.isWithinSyllables
      matchesNonJoiners = step.matchesNonJoiners
      if lookup.isReverse {
        for candidate in candidates.indices.reversed() {
          _ = apply(step, at: Int(candidates[candidate]), in: table, of: layout)
        }
      } else if isExpansion(lookup, in: table) {
        expandAll(step, in: table, of: layout)
      } else {
        applyForwards(step, mask: lookup.mask, in: table, of: layout)
      }
      if hasDeletions { compact() }
      if hasChanges { findCandidates(plan, in: table) }
    }
    isWithinSyllables = false
    matchesNonJoiners = false
  }

  /// Applies a step at the candidates from first to last.
  private mutating func applyForwards(
    _ step: ShapingPlan.Step, mask: UInt64, in table: borrowing LookupTable, of layout: GlyphLayout
  ) {
    // Glyphs inserted before a candidate shift it.
    let count = slots.count
    var next = 0
    for candidate in candidates.indices {
      let index = Int(candidates[candidate]) + slots.count - count
      guard index >= next, index < slots.count, table.mask(of: slots[index].glyph) & mask != 0
      else { continue }
      next = max(next, apply(step, at: index, in: table, of: layout))
    }
  }

  /// Applies a step at one slot.
  private mutating func apply(
    _ step: ShapingPlan.Step, at index: Int, in table: borrowing LookupTable, of layout: GlyphLayout
  ) -> Int {
    apply(
      step.lookup, at: index, forms: step.forms, ignoresJoiners: step.ignoresJoiners, depth: 0,
      isPositioning: false, in: table, of: layout)
  }

  /// Returns whether a lookup replaces one glyph by several.
  private func isExpansion(
    _ lookup: LookupTable.Lookup, in table: borrowing LookupTable
  ) -> Bool {
    table.subtables[Int(lookup.subtables.lowerBound)].kind == .multiple
  }

  /// Applies a lookup that replaces one glyph by several in a single pass, so that the time is
  /// linear however often it applies. The text grows to at most four times its length plus 1024
  /// glyphs, and not beyond `maximumSlotCount`.
  private mutating func expandAll(
    _ step: ShapingPlan.Step, in table: borrowing LookupTable, of layout: GlyphLayout
  ) {
    guard slots.count < maximumSlotCount else { return }
    remainingWork &-= slots.count >> 2
    let limit = min(4 * slots.count + 1024, maximumSlotCount)
    let lookup = table.lookups[Int(step.lookup)]
    let options = LookupMatchOptions(
      flags: lookup.flags, markSet: lookup.markSet, forms: step.forms,
      ignoresJoiners: step.ignoresJoiners, isPositioning: false)
    spare.removeAll(keepingCapacity: true)
    for index in slots.indices {
      let slot = slots[index]
      guard table.mask(of: slot.glyph) & lookup.mask != 0, slot.forms & step.forms != 0,
        !isSkipped(slot, by: options, in: layout),
        let start = expansion(of: slot.glyph, by: lookup, in: table)
      else {
        spare.append(slot)
        continue
      }
      let count = Int(table.pool[start])
      hasChanges = true
      if count == 0 { hasMergedClusters = true }
      for offset in 0..<count where spare.count < limit {
        var slot = slot
        if count > 1 {
          slot.origin.remove(.laterPart)
          slot.origin.formUnion(offset == 0 ? .part : [.part, .laterPart])
        }
        slot.glyph = UInt16(truncatingIfNeeded: table.pool[start + 1 + offset])
        slot.flags |= ShapingSlot.Flag.substituted
        slot.flags &= ~ShapingSlot.Flag.hasSyntheticAdvance
        if layout.traits.hasClasses { slot.traits = layout.traits.traits(of: slot.glyph) }
        spare.append(slot)
      }
    }
    swap(&slots, &spare)
  }

  /// Returns the offset of a glyph's substitutes in the pool; nil if there are none.
  private func expansion(
    of glyph: GlyphID, by lookup: LookupTable.Lookup, in table: borrowing LookupTable
  ) -> Int? {
    for index in lookup.subtables {
      let subtable = table.subtables[Int(index)]
      let coverageIndex = table.ranges.index(of: glyph, in: subtable.coverage)
      guard coverageIndex >= 0, coverageIndex < subtable.count else { continue }
      let start = Int(table.pool[Int(subtable.data) + coverageIndex])
      if start >= 0 { return start }
    }
    return nil
  }

  /// Finds the slots at which a lookup of the plan may apply, ignoring lookups whose required
  /// neighbours are missing.
  private mutating func findCandidates(_ plan: ShapingPlan, in table: borrowing LookupTable) {
    candidates.removeAll(keepingCapacity: true)
    remainingWork &-= (slots.count + plan.substitutions.count) >> 2
    for slot in slots { neighbourMask |= table.neighbourMask(of: slot.glyph) }
    let live = plan.liveMask(in: table, neighbours: neighbourMask)
    for index in slots.indices where table.mask(of: slots[index].glyph) & live != 0 {
      candidates.append(Int32(truncatingIfNeeded: index))
    }
  }
}

extension ShapingPlan {
  /// Returns the bits of the lookups that may apply in a text with these neighbour masks.
  func liveMask(in table: borrowing LookupTable, neighbours: UInt64) -> UInt64 {
    var live: UInt64 = 0
    for step in substitutions {
      let lookup = table.lookups[Int(step.lookup)]
      if !lookup.needsNeighbour || lookup.mask & neighbours != 0 { live |= lookup.mask }
    }
    return live
  }
}
