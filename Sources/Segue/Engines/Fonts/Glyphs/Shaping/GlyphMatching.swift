/// The properties of a lookup, and of the step that applies it, that determine which glyphs match.
struct LookupMatchOptions {
  var flags: UInt16
  var markSet: Int32
  var forms: UInt8
  var ignoresJoiners: Bool
  var isPositioning: Bool
  /// The only syllable in which glyphs match; 0 for all syllables.
  var syllable: UInt8 = 0
  /// Whether a zero width non-joiner prevents contexts from matching.
  var matchesNonJoiners = false
}

/// The way in which a number identifies a glyph of a context: as a glyph index, a class, or a
/// coverage.
enum GlyphPattern {
  case any
  case glyph
  case classes(Int32)
  case coverage
}

extension ShapingScratch {
  /// Whether a lookup ignores a glyph: `maybe` if it matches only where a pattern names it.
  private enum Skip { case no, maybe, yes }

  /// Returns whether the lookup ignores a slot; `maybe` for a default ignorable character, which
  /// matches only if the pattern names it.
  @inline(__always)
  private func skip(
    _ slot: ShapingSlot, options: LookupMatchOptions, isContext: Bool, in layout: GlyphLayout
  ) -> Skip {
    typealias Flag = ShapingSlot.Flag
    if slot.flags & Flag.deleted != 0 { return .yes }
    if slot.traits & options.flags & 0xE != 0 { return .yes }
    if slot.traits & GlyphTraits.mark != 0 {
      if options.markSet >= 0 {
        guard options.markSet < layout.traits.markSetCount,
          layout.traits.markSets.contains(slot.glyph, in: options.markSet)
        else { return .yes }
      } else if options.flags & 0xFF00 != 0, options.flags & 0xFF00 != slot.traits & 0xFF00 {
        return .yes
      }
    }
    guard slot.flags & (Flag.ignorable | Flag.substituted) == Flag.ignorable,
      slot.flags & Flag.hidden == 0 || options.isPositioning
    else { return .no }
    if slot.flags & Flag.nonJoiner != 0, !options.isPositioning,
      !isContext || options.matchesNonJoiners
    {
      return .no
    }
    if slot.flags & Flag.joiner != 0, !options.isPositioning, !isContext, !options.ignoresJoiners {
      return .no
    }
    return .maybe
  }

  /// Returns whether the lookup cannot apply at a slot because it ignores the glyph.
  func isSkipped(
    _ slot: ShapingSlot, by options: LookupMatchOptions, in layout: GlyphLayout
  ) -> Bool {
    skip(slot, options: options, isContext: false, in: layout) == .yes
  }

  /// Returns whether a sequence of the lookup may continue across a slot.
  @inline(__always)
  func isPassed(
    _ slot: ShapingSlot, by options: LookupMatchOptions, in layout: GlyphLayout
  ) -> Bool {
    skip(slot, options: options, isContext: false, in: layout) != .no
  }

  /// Returns the index of the next slot, in the direction of `step`, that the lookup does not
  /// ignore; −1 if it does not match the pattern or there is none.
  mutating func next(
    from index: Int, step: Int, options: LookupMatchOptions, isContext: Bool,
    matching pattern: GlyphPattern, number: Int32 = 0, in table: borrowing LookupTable,
    of layout: GlyphLayout
  ) -> Int {
    var index = index &+ step
    while index >= 0, index < slots.count {
      remainingWork &-= 1
      if remainingWork <= 0 { return -1 }
      let slot = slots[index]
      let skip = skip(slot, options: options, isContext: isContext, in: layout)
      if skip != .yes {
        let isAllowed =
          (isContext || slot.forms & options.forms != 0)
          && (options.syllable == 0 || slot.syllable == options.syllable)
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
