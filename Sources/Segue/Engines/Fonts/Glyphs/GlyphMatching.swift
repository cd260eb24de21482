/// What a lookup needs to know of itself while it looks at glyphs.
struct LookupUse {
  var flags: UInt16
  var markSet: Int32
  var forms: UInt8
  var skipsJoiner: Bool
  var isPositioning: Bool
  /// Of the only syllable that is looked at; 0 for all.
  var syllable: UInt8 = 0
  /// Whether a zero width non-joiner keeps contexts from matching.
  var seesNonJoiners = false
}

/// How a glyph of a context is told: by itself, by its class, or by a coverage.
enum GlyphPattern {
  case any
  case glyph
  case classes(Int32)
  case coverage
}

extension ShapingScratch {
  private enum Skip { case no, maybe, yes }

  /// Whether the lookup passes over a slot; `maybe` for a character that shows nothing, which
  /// matches only if the pattern names it.
  @inline(__always)
  private func skip(
    _ slot: ShapingSlot, _ use: LookupUse, isContext: Bool, _ layout: GlyphLayout
  ) -> Skip {
    typealias Flag = ShapingSlot.Flag
    if slot.flags & Flag.deleted != 0 { return .yes }
    if slot.traits & use.flags & 0xE != 0 { return .yes }
    if slot.traits & GlyphTraits.mark != 0 {
      if use.markSet >= 0 {
        guard use.markSet < layout.traits.markSetCount,
          layout.traits.markSets.contains(slot.glyph, in: use.markSet)
        else { return .yes }
      } else if use.flags & 0xFF00 != 0, use.flags & 0xFF00 != slot.traits & 0xFF00 {
        return .yes
      }
    }
    guard slot.flags & (Flag.ignorable | Flag.substituted) == Flag.ignorable,
      slot.flags & Flag.hidden == 0 || use.isPositioning
    else { return .no }
    if slot.flags & Flag.nonJoiner != 0, !use.isPositioning, !isContext || use.seesNonJoiners {
      return .no
    }
    if slot.flags & Flag.joiner != 0, !use.isPositioning, !isContext, !use.skipsJoiner {
      return .no
    }
    return .maybe
  }

  /// Whether the lookup applies at a slot at all.
  func isSkipped(_ slot: ShapingSlot, _ use: LookupUse, _ layout: GlyphLayout) -> Bool {
    skip(slot, use, isContext: false, layout) == .yes
  }

  /// Whether a sequence of the lookup may go on after a slot.
  @inline(__always)
  func isPassed(_ slot: ShapingSlot, _ use: LookupUse, _ layout: GlyphLayout) -> Bool {
    skip(slot, use, isContext: false, layout) != .no
  }

  /// The next slot in the direction of `step` that the lookup does not pass over, if it matches the
  /// pattern; −1 if it does not, or there is none.
  mutating func next(
    from index: Int, step: Int, _ use: LookupUse, isContext: Bool, _ pattern: GlyphPattern,
    _ number: Int32, in table: borrowing LookupTable, _ layout: GlyphLayout
  ) -> Int {
    var index = index &+ step
    while index >= 0, index < slots.count {
      operations &-= 1
      if operations <= 0 { return -1 }
      let slot = slots[index]
      let skip = skip(slot, use, isContext: isContext, layout)
      if skip != .yes {
        let isAllowed =
          (isContext || slot.forms & use.forms != 0)
          && (use.syllable == 0 || slot.syllable == use.syllable)
        let matches: Bool
        switch pattern {
        case .any: matches = skip == .no
        case .glyph: matches = Int32(slot.glyph) == number
        case .classes(let list):
          matches = Int32(table.ranges.number(of: slot.glyph, in: list)) == number
        case .coverage: matches = table.ranges.contains(slot.glyph, in: number)
        }
        if matches, isAllowed { return index }
        if skip == .no { return -1 }
      }
      index &+= step
    }
    return -1
  }
}
