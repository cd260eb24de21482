/// The way of text in Indic scripts: Microsoft, "Developing OpenType Fonts for Devanagari Script" and
/// its siblings, as HarfBuzz follows them.
extension ShapingScratch {
  mutating func substitute(
    _ plan: ShapingPlan, _ indic: IndicPlan, usesOptional: Bool, _ characters: CharacterMap,
    _ layout: GlyphLayout
  ) {
    findIndicSyllables()
    substitute(0..<indic.firstOrder, of: plan, usesOptional: usesOptional, layout)
    let order = IndicOrder(plan: plan, indic: indic, characters)
    placeConsonants(order, in: layout.substitution)
    insertCircles(characters, layout)
    forEachSyllable { scratch, syllable in
      scratch.orderFirst(syllable, order, in: layout.substitution)
    }
    substitute(indic.firstOrder..<indic.lastOrder, of: plan, usesOptional: usesOptional, layout)
    forEachSyllable { scratch, syllable in scratch.orderLast(syllable, order) }
    let rest = indic.lastOrder..<plan.substitutions.count
    substitute(rest, of: plan, usesOptional: usesOptional, layout)
  }

  /// Numbers the syllables, and ties each together.
  private mutating func findIndicSyllables() {
    var start = 0
    var number: UInt8 = 0
    while start < slots.count {
      let (kind, end) = indicSyllable(at: start)
      number = number % 63 + 1
      for index in start..<end { slots[index].syllable = number << 2 | kind.rawValue }
      tie(start, end - 1)
      start = end
    }
  }

  private mutating func forEachSyllable(_ body: (inout ShapingScratch, Range<Int>) -> Void) {
    var start = 0
    while start < slots.count {
      var end = start + 1
      while end < slots.count, slots[end].syllable == slots[start].syllable { end += 1 }
      let kind = IndicSyllable(rawValue: slots[start].syllable & 3) ?? .other
      if kind == .letters || kind == .broken { body(&self, start..<end) }
      start = end
    }
  }

  /// Shows that the letter is missing from a syllable that has only signs, where the font can.
  private mutating func insertCircles(_ characters: CharacterMap, _ layout: GlyphLayout) {
    let glyph = characters["\u{25CC}"]
    guard glyph != 0,
      slots.contains(where: { $0.syllable & 3 == IndicSyllable.broken.rawValue })
    else { return }
    spare.removeAll(keepingCapacity: true)
    var syllable: UInt8 = 0
    // Whose circle has not been put in yet: it follows a sign for Ra.
    var incomplete: ShapingSlot?
    func circle(in slot: ShapingSlot) -> ShapingSlot {
      var circle = ShapingSlot(
        glyph: glyph, traits: layout.traits.traits(of: glyph), cluster: slot.cluster)
      if !layout.traits.hasClasses { circle.traits |= GlyphTraits.base }
      circle.category = .dottedCircle
      circle.syllable = slot.syllable
      return circle
    }
    for slot in slots {
      if slot.syllable != syllable {
        if let incomplete { spare.append(circle(in: incomplete)) }
        syllable = slot.syllable
        incomplete = syllable & 3 == IndicSyllable.broken.rawValue ? slot : nil
      }
      if incomplete != nil, slot.category != .repha {
        spare.append(circle(in: slot))
        incomplete = nil
      }
      spare.append(slot)
    }
    if let incomplete { spare.append(circle(in: incomplete)) }
    swap(&slots, &spare)
  }

  /// Tells consonants that have forms below or after the base from those that do not.
  private mutating func placeConsonants(_ order: IndicOrder, in table: borrowing LookupTable) {
    guard order.virama != 0 else { return }
    let indic = order.indic
    for index in slots.indices where slots[index].position == .base {
      let glyphs = [order.virama, slots[index].glyph, order.virama]
      let pairs = [Array(glyphs[..<2]), Array(glyphs[1...])]
      func forms(_ scratch: inout ShapingScratch, _ steps: Range<Int>) -> Bool {
        for pair in pairs
        where scratch.wouldSubstitute(
          steps, of: order.plan, pair, isWithoutContext: indic.isWithoutContext, in: table)
        {
          return true
        }
        return false
      }
      if forms(&self, indic.below) || forms(&self, indic.vattu) {
        slots[index].position = .below
      } else if forms(&self, indic.post) || forms(&self, indic.preBase) {
        slots[index].position = .post
      }
    }
  }

  /// Whether a slot is one of the set, and has not been made part of a ligature.
  @inline(__always)
  func isOne(_ index: Int, of set: IndicCharacter.CategorySet) -> Bool {
    slots[index].category.isOne(of: set) && !slots[index].origin.contains(.ligature)
  }

  @inline(__always)
  func isHalant(_ index: Int) -> Bool {
    slots[index].category == .halant && !slots[index].origin.contains(.ligature)
  }

  /// Moves a slot, and those between by one.
  mutating func move(_ from: Int, to target: Int) {
    guard from != target else { return }
    operations &-= abs(from - target)
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

/// What putting the syllables of a text in order needs to know.
struct IndicOrder {
  let plan: ShapingPlan
  let indic: IndicPlan
  /// 0 if the font has none.
  let virama: GlyphID

  init(plan: ShapingPlan, indic: IndicPlan, _ characters: CharacterMap) {
    self.plan = plan
    self.indic = indic
    virama = Unicode.Scalar(indic.script.virama).map { characters[$0] } ?? 0
  }
}
