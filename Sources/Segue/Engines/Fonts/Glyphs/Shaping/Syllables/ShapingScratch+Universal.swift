/// The stages of the Universal Shaping Engine in order.
enum UniversalStage: Int {
  case variations, language, reph, preBase, basic, topography, last

  /// The bit in `ShapingSlot.forms` of the feature that applies only to some glyphs of a syllable.
  enum Form {
    static let reph: UInt8 = 16
  }

  /// The features of each stage.
  static let list: [ShapingStage] = {
    typealias Joined = ShapingPlan.Form
    func basic(_ tag: String, form: UInt8 = ShapingPlan.Form.any) -> ShapingStage {
      ShapingStage(tag, form: form, ignoresJoiners: false, isWithinSyllables: true)
    }
    let forms = ["rkrf", "abvf", "blwf", "half", "pstf", "vatu", "cjct"].map { basic($0) }
    return [
      .variations,
      ShapingStage("locl", "ccmp", "nukt", isWithinSyllables: true) + basic("akhn"),
      basic("rphf", form: Form.reph), basic("pref"), forms.dropFirst().reduce(forms[0], +),
      ShapingStage("isol", form: Joined.isolated) + ShapingStage("init", form: Joined.initial)
        + ShapingStage("medi", form: Joined.medial) + ShapingStage("fina", form: Joined.final),
      ShapingStage("abvs", "blws", "haln", "pres", "psts", ignoresJoiners: false) + .ligatures,
    ]
  }()
}

/// The shaping of scripts of the Universal Shaping Engine, as in HarfBuzz.
extension ShapingScratch {
  /// Applies the substitutions of the engine, and reorders the syllables between them.
  mutating func substituteUniversal(
    _ plan: ShapingPlan, usesOptional: Bool, characters: CharacterMap, in layout: GlyphLayout
  ) {
    func apply(_ first: UniversalStage, to last: UniversalStage, in scratch: inout ShapingScratch) {
      let steps =
        plan.steps(ofStage: first.rawValue)
        .lowerBound..<plan.steps(ofStage: last.rawValue)
        .upperBound
      scratch.substitute(steps, of: plan, usesOptional: usesOptional, in: layout)
    }
    findUniversalSyllables()
    markRephs()
    if !plan.joinsLetters, !plan.steps(ofStage: UniversalStage.topography.rawValue).isEmpty {
      joinSyllables()
    }
    apply(.variations, to: .language, in: &self)
    clearSubstitutionFlags()
    apply(.reph, to: .reph, in: &self)
    forEachSyllable {
      $0.recategorizeFirstSubstitution($1, form: UniversalStage.Form.reph, as: .repha)
    }
    clearSubstitutionFlags()
    apply(.preBase, to: .preBase, in: &self)
    forEachSyllable {
      $0.recategorizeFirstSubstitution($1, form: ShapingPlan.Form.any, as: .vowelBefore)
    }
    apply(.basic, to: .basic, in: &self)
    insertDottedCircles(from: characters, in: layout)
    forEachSyllable { $0.reorderUniversal($1) }
    apply(.topography, to: .last, in: &self)
  }

  /// Divides the slots into syllables.
  private mutating func findUniversalSyllables() {
    universal.read(slots)
    let syllables = universal
    var start = 0
    var number: UInt8 = 0
    while start < syllables.count {
      let (kind, end) = syllables.syllable(at: start)
      assignSyllable(syllables.slot(start)..<syllables.slot(end), kind, number: &number)
      start = end
    }
  }

  /// Sets the bit of `rphf` for the first three glyphs of each syllable, or for its repha only.
  private mutating func markRephs() {
    forEachSyllable { scratch, syllable in
      let count = scratch.slots[syllable.lowerBound].universal == .repha ? 1 : 3
      for index in syllable.prefix(count) {
        scratch.slots[index].forms |= UniversalStage.Form.reph
      }
    }
  }

  /// Gives syllables joining forms, as if each were one letter.
  private mutating func joinSyllables() {
    typealias Form = ShapingPlan.Form
    var previous = 0..<0
    var form: UInt8 = 0
    var start = 0
    while start < slots.count {
      var end = start + 1
      while end < slots.count, slots[end].syllable == slots[start].syllable { end += 1 }
      let isJoining = slots[start].syllable & 3 != SyllableKind.other.rawValue
      let joins = isJoining && (form == Form.final || form == Form.isolated)
      if joins {
        for index in previous {
          slots[index].forms &= ~form
          slots[index].forms |= form == Form.final ? Form.medial : Form.initial
        }
        markUnsafeToBreak(start - 1, start)
      }
      form = !isJoining ? 0 : joins ? Form.final : Form.isolated
      for index in start..<end { slots[index].forms |= form }
      previous = start..<end
      start = end
    }
  }

  /// Clears the flags of substituted glyphs, so that those of the next stage can be
  /// recognized.
  private mutating func clearSubstitutionFlags() {
    for index in slots.indices { slots[index].flags &= ~ShapingSlot.Flag.substituted }
  }

  /// Changes the category of the first glyph of a syllable that a feature has substituted.
  private mutating func recategorizeFirstSubstitution(
    _ syllable: Range<Int>, form: UInt8, as category: UniversalCategory
  ) {
    for index in syllable where slots[index].forms & form != 0 {
      if slots[index].flags & ShapingSlot.Flag.substituted != 0 {
        slots[index].universal = category
        return
      }
    }
  }

  /// Returns whether a slot joins consonants like a halant and is not a ligature.
  private func isUniversalHalant(_ index: Int) -> Bool {
    switch slots[index].universal {
    case .halant, .halantOrModifier, .stacker: !slots[index].origin.contains(.ligature)
    default: false
    }
  }

  /// Reorders a syllable: moves the repha towards the end, and vowels before the base to the start.
  private mutating func reorderUniversal(_ syllable: Range<Int>) {
    let start = syllable.lowerBound
    if slots[start].universal == .repha, syllable.count > 1 {
      let sign = syllable.dropFirst().first {
        slots[$0].universal.followsBase || isUniversalHalant($0)
      }
      let target = sign.map { $0 - 1 } ?? syllable.upperBound - 1
      mergeClusters(start, target)
      move(start, to: target)
    }
    var target = start
    for index in syllable {
      if isUniversalHalant(index) {
        target = index + 1
      } else if slots[index].universal == .vowelBefore
        || slots[index].universal == .modifierBefore,
        !slots[index].origin.contains(.laterPart), target < index
      {
        mergeClusters(target, index)
        move(index, to: target)
      }
    }
  }
}
