/// The shaping of Indic scripts (Microsoft, "Developing OpenType Fonts for Devanagari Script" and
/// related specifications), as in HarfBuzz.
extension ShapingScratch {
  /// Applies the substitutions of an Indic script, and reorders the syllables between them.
  mutating func substituteIndic(
    _ plan: ShapingPlan, script: IndicScript, usesOptional: Bool, characters: CharacterMap,
    in layout: GlyphLayout
  ) {
    findSyllables { $0.indicSyllable(at: $1) }
    let order = IndicReordering(plan: plan, script: script, characters)
    substitute(0..<order.steps(.nukta).lowerBound, of: plan, usesOptional: usesOptional, in: layout)
    assignConsonantPositions(order, in: layout.substitution)
    insertDottedCircles(from: characters, in: layout)
    forEachSyllable { scratch, syllable in
      scratch.reorderInitially(syllable, order, in: layout.substitution)
    }
    let basic = order.steps(.nukta).lowerBound..<order.steps(.last).lowerBound
    substitute(basic, of: plan, usesOptional: usesOptional, in: layout)
    forEachSyllable { scratch, syllable in scratch.reorderFinally(syllable, order) }
    substitute(order.steps(.last), of: plan, usesOptional: usesOptional, in: layout)
  }

  /// Assigns below-base and post-base positions to the consonants for which the font has such
  /// forms.
  private mutating func assignConsonantPositions(
    _ order: IndicReordering, in table: borrowing LookupTable
  ) {
    guard order.virama != 0 else { return }
    for index in slots.indices where slots[index].position == .base {
      let glyphs = [order.virama, slots[index].glyph, order.virama]
      let pairs = [Array(glyphs[..<2]), Array(glyphs[1...])]
      func forms(_ scratch: inout ShapingScratch, _ steps: Range<Int>) -> Bool {
        for pair in pairs
        where scratch.wouldSubstitute(
          steps, of: order.plan, pair, ignoresContext: order.script.ignoresContext, in: table)
        {
          return true
        }
        return false
      }
      if forms(&self, order.steps(.below)) || forms(&self, order.steps(.vattu)) {
        slots[index].position = .below
      } else if forms(&self, order.steps(.post)) || forms(&self, order.steps(.preBase)) {
        slots[index].position = .post
      }
    }
  }

  /// Returns whether the category of a slot is in the set and the slot is not a ligature.
  @inline(__always)
  func isOne(_ index: Int, of set: IndicCharacter.CategorySet) -> Bool {
    slots[index].category.isOne(of: set) && !slots[index].origin.contains(.ligature)
  }

  /// Returns whether a slot is a halant and not a ligature.
  @inline(__always)
  func isHalant(_ index: Int) -> Bool {
    slots[index].category == .halant && !slots[index].origin.contains(.ligature)
  }
}

/// The properties of a plan and font that reordering Indic syllables needs.
struct IndicReordering {
  let plan: ShapingPlan
  let script: IndicScript
  /// The glyph of the virama; 0 if the font has none.
  let virama: GlyphID
  /// Whether the font has a pre-base form of Ra.
  let hasPreBase: Bool

  init(plan: ShapingPlan, script: IndicScript, _ characters: CharacterMap) {
    self.plan = plan
    self.script = script
    virama = Unicode.Scalar(script.virama).map { characters[$0] } ?? 0
    hasPreBase = !plan.steps(ofStage: IndicStage.preBase.rawValue).isEmpty
  }

  /// Returns the range of the substitutions of a stage.
  func steps(_ stage: IndicStage) -> Range<Int> { plan.steps(ofStage: stage.rawValue) }
}
