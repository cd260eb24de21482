/// The initial reordering of an Indic syllable, after which the basic features apply.
extension ShapingScratch {
  private typealias Position = IndicCharacter.Position
  private typealias Form = IndicStage.Form

  /// Finds the base, sorts the syllable by position, and selects the features of each slot.
  mutating func reorderInitially(
    _ syllable: Range<Int>, _ order: IndicReordering, in table: borrowing LookupTable
  ) {
    let (start, end) = (syllable.lowerBound, syllable.upperBound)
    if order.script.script == .kannada, start + 3 <= end, isOne(start, of: .init(.ra)),
      isHalant(start + 1), isOne(start + 2, of: .init(.joiner))
    {
      mergeClusters(start + 1, start + 2)
      slots.swapAt(start + 1, start + 2)
    }
    var (base, hasReph) = findBase(syllable, order, in: table)
    for index in start..<base where slots[index].position.rawValue > Position.preConsonant.rawValue
    {
      slots[index].position = .preConsonant
    }
    if base < end { slots[base].position = .base }
    if hasReph { slots[start].position = .reph }
    if order.script.usesOlderTag { moveHalant(after: base, end: end, order.script) }
    attachSigns(syllable)
    attachToConsonants(after: base, end: end)
    base = sort(syllable, usesOlderTag: order.script.usesOlderTag)
    setForms(syllable, base: base, order)
    markPreBase(syllable, base: base, order, in: table)
    for index in syllable.dropFirst() where isOne(index, of: .init(.nonJoiner)) {
      // A non-joiner prevents the half form of the preceding consonant.
      var letter = index
      repeat {
        letter -= 1
        remainingWork &-= 1
        slots[letter].forms &= ~Form.half
      } while letter > start && !isOne(letter, of: .consonants) && remainingWork > 0
    }
  }

  /// Finds the base consonant, around which the others are arranged, and whether the syllable
  /// starts with a reph.
  private mutating func findBase(
    _ syllable: Range<Int>, _ order: IndicReordering, in table: borrowing LookupTable
  ) -> (base: Int, hasReph: Bool) {
    let (start, end) = (syllable.lowerBound, syllable.upperBound)
    let reph = order.script.reph
    let rephSteps = order.steps(.reph)
    var base = end
    var limit = start
    var hasReph = false
    if !rephSteps.isEmpty, start + 3 <= end,
      reph == .implicit && !isOne(start + 2, of: .joiners)
        || reph == .explicit && slots[start + 2].category == .joiner
    {
      let pair = [slots[start].glyph, slots[start + 1].glyph]
      let triple = pair + [slots[start + 2].glyph]
      if wouldSubstitute(
        rephSteps, of: order.plan, pair, ignoresContext: order.script.ignoresContext, in: table)
        || reph == .explicit
          && wouldSubstitute(
            rephSteps, of: order.plan, triple, ignoresContext: order.script.ignoresContext,
            in: table)
      {
        limit += 2
        hasReph = true
      }
    } else if reph == .logical, slots[start].category == .repha {
      limit += 1
      hasReph = true
    }
    if hasReph {
      while limit < end, isOne(limit, of: .joiners) { limit += 1 }
      base = start
    }
    var index = end
    var hasBelow = false
    repeat {
      index -= 1
      if isOne(index, of: .consonants) {
        base = index
        let position = slots[index].position
        if position != .below, position != .post || hasBelow { break }
        hasBelow = hasBelow || position == .below
      } else if start < index, slots[index].category == .joiner,
        slots[index - 1].category == .halant
      {
        // A joiner after a halant requests a half form, and so ends the search for the base.
        break
      }
    } while index > limit
    if hasReph, base == start, limit - base <= 2 { hasReph = false }
    return (base, hasReph)
  }

  /// Moves the halant for fonts with the older tag, which expect it after the consonants that
  /// follow the base.
  private mutating func moveHalant(after base: Int, end: Int, _ script: IndicScript) {
    guard base < end,
      let halant = ((base + 1)..<max(base + 1, end)).first(where: {
        slots[$0].category == .halant
      })
    else { return }
    var last = end - 1
    while last > halant, !isOne(last, of: .consonants),
      !(script.script == .kannada && slots[last].category == .halant)
    {
      last -= 1
    }
    if last > halant, slots[last].category != .halant { move(halant, to: last) }
  }

  /// Gives the signs that modify or join a letter the position of the character before them.
  private mutating func attachSigns(_ syllable: Range<Int>) {
    let start = syllable.lowerBound
    var last = Position.start
    for index in syllable {
      if slots[index].category.isOne(of: .attached) {
        slots[index].position = last
        // A halant does not go before the base with the matra that it follows.
        if slots[index].category == .halant, last == .preMatra {
          let other = (start..<index).last { slots[$0].position != .preMatra }
          if let other { slots[index].position = slots[other].position }
        }
      } else if slots[index].position != .modifier {
        if slots[index].category == .postMatra, index > start,
          slots[index - 1].category == .modifier
        {
          slots[index - 1].position = slots[index].position
        }
        last = slots[index].position
      }
    }
  }

  /// Gives the characters before a consonant after the base the position of that consonant.
  private mutating func attachToConsonants(after base: Int, end: Int) {
    guard base < end else { return }
    var last = base
    for index in (base + 1)..<end {
      if isOne(index, of: .consonants) {
        for sign in (last + 1)..<max(last + 1, index)
        where slots[sign].position.rawValue < Position.modifier.rawValue {
          slots[sign].position = slots[index].position
        }
        last = index
      } else if isOne(index, of: .matras) {
        last = index
      }
    }
  }

  /// Sorts the slots by position, and merges the clusters of those that have moved.
  ///
  /// - Returns: The new index of the base.
  private mutating func sort(_ syllable: Range<Int>, usesOlderTag: Bool) -> Int {
    let (start, end) = (syllable.lowerBound, syllable.upperBound)
    order.removeAll(keepingCapacity: true)
    for index in syllable {
      order.append(Int(slots[index].position.rawValue) << 24 | (index - start))
    }
    order.sort()
    spare.removeAll(keepingCapacity: true)
    spare.append(contentsOf: slots[syllable])
    for (target, key) in order.enumerated() {
      order[target] = key & 0xFF_FFFF
      slots[start + target] = spare[order[target]]
    }
    let base = syllable.first { slots[$0].position == .base } ?? end
    let matras = (start..<base).filter { slots[$0].position == .preMatra }
    if let first = matras.first, let last = matras.last, first < last {
      reverse(first..<(last + 1), start: start)
      var next = first
      for index in first...last where slots[index].category.isOne(of: .matras) {
        reverse(next..<(index + 1), start: start)
        next = index + 1
      }
    }
    if usesOlderTag || end - start > 127 {
      if base < end { mergeClusters(base, end - 1) }
      return base
    }
    for index in base..<end where order[index - start] >= 0 {
      var (low, high) = (index, index)
      var next = start + order[index - start]
      while next != index, order[next - start] >= 0 {
        low = min(low, next)
        high = max(high, next)
        let source = next - start
        next = start + order[source]
        order[source] = -1
      }
      mergeClusters(max(base, low), high)
    }
    return base
  }

  /// Reverses a range of slots and of their sort keys.
  private mutating func reverse(_ range: Range<Int>, start: Int) {
    slots[range].reverse()
    order[(range.lowerBound - start)..<(range.upperBound - start)].reverse()
  }

  /// Sets the bits of the basic features that apply to each slot.
  private mutating func setForms(_ syllable: Range<Int>, base: Int, _ order: IndicReordering) {
    let (start, end) = (syllable.lowerBound, syllable.upperBound)
    for index in syllable {
      guard slots[index].position == .reph else { break }
      slots[index].forms |= Form.reph
    }
    let hasBelow = !order.script.usesOlderTag && order.script.hasBelowBeforeBase
    for index in start..<base { slots[index].forms |= Form.half | (hasBelow ? Form.below : 0) }
    for index in min(base + 1, end)..<end {
      slots[index].forms |= Form.below | Form.above | Form.post
    }
    guard order.script.usesOlderTag, order.script.script == .devanagari, start + 1 < base else {
      return
    }
    // The eyelash form of Ra.
    for index in start..<(base - 1)
    where slots[index].category == .ra && slots[index + 1].category == .halant
      && (index + 2 == base || slots[index + 2].category != .joiner)
    {
      slots[index].forms |= Form.below
      slots[index + 1].forms |= Form.below
    }
  }

  /// Sets the bit of the pre-base form for a Ra after the base.
  private mutating func markPreBase(
    _ syllable: Range<Int>, base: Int, _ order: IndicReordering, in table: borrowing LookupTable
  ) {
    guard order.hasPreBase, base + 2 < syllable.upperBound else { return }
    for index in (base + 1)..<(syllable.upperBound - 1) {
      let pair = [slots[index].glyph, slots[index + 1].glyph]
      if wouldSubstitute(
        order.steps(.preBase), of: order.plan, pair,
        ignoresContext: order.script.ignoresContext, in: table)
      {
        slots[index].forms |= Form.preBase
        slots[index + 1].forms |= Form.preBase
        return
      }
    }
  }
}
