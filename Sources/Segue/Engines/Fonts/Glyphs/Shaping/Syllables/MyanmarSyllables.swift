/// The stages of Myanmar shaping in order (Microsoft, "Developing OpenType Fonts for Myanmar
/// Script").
enum MyanmarStage: Int {
  case variations, language, reph, preBase, below, post, last

  /// The features of each stage.
  static let list: [ShapingStage] = {
    let basic = ["rphf", "pref", "blwf", "pstf"].map {
      ShapingStage($0, ignoresJoiners: false, isWithinSyllables: true)
    }
    let signs = ShapingStage("pres", "abvs", "blws", "psts", ignoresJoiners: false)
    return [.variations, ShapingStage("locl", "ccmp", isWithinSyllables: true)] + basic
      + [signs + .ligatures]
  }()
}

/// The shaping of Myanmar, as in HarfBuzz.
extension ShapingScratch {
  private typealias Position = IndicCharacter.Position

  /// Applies the substitutions of Myanmar, and reorders the syllables between them.
  mutating func substituteMyanmar(
    _ plan: ShapingPlan, usesOptional: Bool, characters: CharacterMap, in layout: GlyphLayout
  ) {
    findSyllables { $0.myanmarSyllable(at: $1) }
    let language = plan.steps(ofStage: MyanmarStage.language.rawValue)
    substitute(0..<language.upperBound, of: plan, usesOptional: usesOptional, in: layout)
    insertDottedCircles(from: characters, in: layout)
    forEachSyllable { $0.reorderMyanmar($1) }
    let rest = language.upperBound..<plan.substitutions.count
    substitute(rest, of: plan, usesOptional: usesOptional, in: layout)
  }

  /// Assigns each slot of a syllable its position and sorts the syllable.
  private mutating func reorderMyanmar(_ syllable: Range<Int>) {
    let start = syllable.lowerBound
    let hasKinzi = isKinzi(start) && start + 3 <= syllable.upperBound
    let first = start + (hasKinzi ? 3 : 0)
    let base =
      (first..<max(first, syllable.upperBound)).first { self.is($0, .consonants) }
      ?? (hasKinzi ? start : first)
    for index in start..<max(first, base) {
      slots[index].position = index < first ? .afterMain : .preConsonant
    }
    var index = max(first, base)
    if index < syllable.upperBound {
      slots[index].position = .base
      index += 1
    }
    var position = Position.afterMain
    while index < syllable.upperBound {
      let category = slots[index].category
      switch (category, position) {
      case (.medialRa, _): slots[index].position = .preConsonant
      case (.vowelBefore, _): slots[index].position = .preMatra
      case (.variationSelector, _): slots[index].position = slots[index - 1].position
      case (.vowelBelow, .afterMain):
        position = .below
        slots[index].position = position
      case (.accent, .below): slots[index].position = .beforeSub
      case (.vowelBelow, .below): slots[index].position = position
      case (_, .below):
        position = .afterSub
        slots[index].position = position
      default: slots[index].position = position
      }
      index += 1
    }
    sortMyanmar(syllable)
  }

  /// Sorts the slots by position. A slot that moves is merged into the clusters that it passes.
  private mutating func sortMyanmar(_ syllable: Range<Int>) {
    let start = syllable.lowerBound
    for index in syllable.dropFirst() {
      var target = index
      while target > start,
        slots[target - 1].position.rawValue > slots[index].position.rawValue
      {
        target -= 1
      }
      guard target < index else { continue }
      mergeClusters(target, index)
      move(index, to: target)
      guard remainingWork > 0 else { break }
    }
    guard let first = syllable.first(where: { slots[$0].position == .preMatra }),
      let last = syllable.last(where: { slots[$0].position == .preMatra }), first < last
    else { return }
    // Several vowels before the base are encoded outwards from it, so that their order is reversed.
    slots[first...last].reverse()
    var next = first
    for index in first...last where slots[index].category == .vowelBefore {
      slots[next...index].reverse()
      next = index + 1
    }
  }

  /// Returns whether a kinzi (Nga above the following letter) starts at an index.
  private func isKinzi(_ index: Int) -> Bool {
    category(index) == .ra && category(index + 1) == .asat && category(index + 2) == .halant
  }

  /// Returns the kind of the syllable that starts at an index, and its end.
  private func myanmarSyllable(at start: Int) -> (kind: SyllableKind, end: Int) {
    var index = start
    if isKinzi(start) { index += 3 } else { index = skip(.stacker, index) }
    if self.is(
      index, .init(.consonant, .ra, .vowel, .placeholder, .dottedCircle))
    {
      return (.complete, myanmarTail(skip(.variationSelector, index + 1)))
    }
    if category(start) == .stacker || self.is(start, .joiners) { return (.other, start + 1) }
    let end = myanmarTail(skip(.variationSelector, index))
    return end > start ? (.broken, end) : (.other, start + 1)
  }

  /// Returns the index after the stacked consonants, vowels and signs that may follow a letter.
  private func myanmarTail(_ start: Int) -> Int {
    var index = start
    while category(index) == .halant, self.is(index + 1, .init(.consonant, .ra, .vowel)) {
      index = skip(.variationSelector, index + 2)
    }
    if category(index) == .halant { return index + 1 }
    index = skipAll(.asat, index)
    index = myanmarMedials(index)
    while category(index) == .vowelBefore { index = skip(.variationSelector, index + 1) }
    index = skipAll(.vowelBelow, skipAll(.vowelAbove, index))
    index = myanmarDot(skipAll(.accent, index))
    while category(index) == .vowelAfter {
      index = skip(.medialLa, skip(.medialHa, index + 1))
      index = skipAll(.vowelAbove, skipAll(.asat, index))
      index = myanmarDot(skipAll(.accent, index))
    }
    while self.is(index, .init(.tone, .modifier)) {
      if category(index) == .tone {
        index = skip(.asat, skip(.nukta, skipAll(.accent, index + 1)))
      } else {
        index += 1
      }
    }
    return self.is(index, .joiners) ? index + 1 : index
  }

  /// Returns the index after the medial consonants at an index.
  private func myanmarMedials(_ start: Int) -> Int {
    let index = skip(.medialRa, skip(.asat, skip(.medialYa, start)))
    let end = skip(.medialLa, skip(.medialHa, skip(.medialWa, index)))
    return end > index ? skip(.asat, end) : index
  }

  /// Returns the index after an optional dot below, which an asat may follow.
  private func myanmarDot(_ index: Int) -> Int {
    category(index) == .nukta ? skip(.asat, index + 1) : index
  }
}
