/// The shaping steps that all scripts with reordered syllables share.
extension ShapingScratch {
  /// Applies the substitutions of a plan, and reorders the syllables between them.
  mutating func substitute(
    _ plan: ShapingPlan, rules: SyllableRules, usesOptional: Bool, characters: CharacterMap,
    in layout: GlyphLayout
  ) {
    switch rules {
    case .indic(let script):
      substituteIndic(
        plan, script: script, usesOptional: usesOptional, characters: characters, in: layout)
    case .khmer:
      substituteKhmer(plan, usesOptional: usesOptional, characters: characters, in: layout)
    case .myanmar:
      substituteMyanmar(plan, usesOptional: usesOptional, characters: characters, in: layout)
    case .universal:
      substituteUniversal(plan, usesOptional: usesOptional, characters: characters, in: layout)
    }
  }

  /// Divides the slots into syllables, and ties each together.
  ///
  /// - Parameter next: Returns the kind of the syllable that starts at a slot, and its end.
  mutating func findSyllables(
    _ next: (ShapingScratch, Int) -> (kind: SyllableKind, end: Int)
  ) {
    var start = 0
    var number: UInt8 = 0
    while start < slots.count {
      let (kind, end) = next(self, start)
      assignSyllable(start..<end, kind, number: &number)
      start = end
    }
  }

  /// Assigns a range of slots to a new syllable.
  mutating func assignSyllable(_ range: Range<Int>, _ kind: SyllableKind, number: inout UInt8) {
    number = number % 63 + 1
    for index in range { slots[index].syllable = number << 2 | kind.rawValue }
    markUnsafeToBreak(range.lowerBound, range.upperBound - 1)
  }

  /// Calls `body` with the range of each syllable that has letters or is broken.
  mutating func forEachSyllable(_ body: (inout ShapingScratch, Range<Int>) -> Void) {
    var start = 0
    while start < slots.count {
      var end = start + 1
      while end < slots.count, slots[end].syllable == slots[start].syllable { end += 1 }
      let kind = SyllableKind(rawValue: slots[start].syllable & 3) ?? .other
      if kind == .complete || kind == .broken { body(&self, start..<end) }
      start = end
    }
  }

  /// Inserts a dotted circle into each syllable that has only signs, if the font has one.
  mutating func insertDottedCircles(from characters: CharacterMap, in layout: GlyphLayout) {
    let glyph = characters["\u{25CC}"]
    guard glyph != 0,
      slots.contains(where: { $0.syllable & 3 == SyllableKind.broken.rawValue })
    else { return }
    spare.removeAll(keepingCapacity: true)
    var syllable: UInt8 = 0
    // The syllable that still needs a circle, which goes after a repha.
    var incomplete: ShapingSlot?
    func circle(in slot: ShapingSlot) -> ShapingSlot {
      var circle = ShapingSlot(
        glyph: glyph, traits: layout.traits.traits(of: glyph), cluster: slot.cluster)
      if !layout.traits.hasClasses { circle.traits |= GlyphTraits.base }
      circle.category = .dottedCircle
      circle.universal = .base
      circle.syllable = slot.syllable
      return circle
    }
    for slot in slots {
      if slot.syllable != syllable {
        if let incomplete { spare.append(circle(in: incomplete)) }
        syllable = slot.syllable
        incomplete = syllable & 3 == SyllableKind.broken.rawValue ? slot : nil
      }
      if incomplete != nil, slot.category != .repha, slot.universal != .repha {
        spare.append(circle(in: slot))
        incomplete = nil
      }
      spare.append(slot)
    }
    if let incomplete { spare.append(circle(in: incomplete)) }
    swap(&slots, &spare)
  }

  /// Moves a slot to an index, and shifts the slots between by one.
  mutating func move(_ from: Int, to target: Int) {
    guard from != target else { return }
    remainingWork &-= abs(from - target)
    let slot = slots[from]
    let step = from < target ? 1 : -1
    var index = from
    while index != target {
      slots[index] = slots[index + step]
      index += step
    }
    slots[target] = slot
  }
}
