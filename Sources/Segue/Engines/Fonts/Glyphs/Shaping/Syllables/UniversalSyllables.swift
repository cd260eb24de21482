/// The syllables of the Universal Shaping Engine, matched with its patterns; the longest match
/// counts.
struct UniversalSyllables: Sendable {
  /// The characters that are matched, which are those that the engine does not ignore, and their
  /// slots.
  private var units: [(slot: Int, category: UniversalCategory)] = []
  private var slotCount = 0

  /// The number of characters that are matched.
  var count: Int { units.count }

  /// Returns the slot of a character; the number of slots for the index after the last character.
  func slot(_ index: Int) -> Int { index < units.count ? units[index].slot : slotCount }

  /// Reads the characters. Joiners and variation selectors are ignored and belong to the preceding
  /// syllable, as does a non-joiner before a mark.
  mutating func read(_ slots: [ShapingSlot]) {
    units.removeAll(keepingCapacity: true)
    slotCount = slots.count
    var isBeforeMark = false
    for index in slots.indices.reversed() {
      let category = slots[index].universal
      if category == .ignorable { continue }
      if category != .nonJoiner || !isBeforeMark { units.append((index, category)) }
      isBeforeMark = slots[index].origin.contains(.mark)
    }
    units.reverse()
  }

  /// Returns the category at an index; nil at the end.
  private func category(_ index: Int) -> UniversalCategory? {
    index < units.count ? units[index].category : nil
  }

  /// Returns the index after an optional character of a category.
  private func skip(_ wanted: UniversalCategory, _ index: Int) -> Int {
    category(index) == wanted ? index + 1 : index
  }

  /// Returns the index after all consecutive characters of each category in turn.
  private func skipAll(_ wanted: UniversalCategory..., from start: Int) -> Int {
    var index = start
    for category in wanted {
      while self.category(index) == category { index += 1 }
    }
    return index
  }

  /// Returns the kind of the syllable that starts at an index, and its end.
  func syllable(at start: Int) -> (kind: SyllableKind, end: Int) {
    // A non-joiner without a preceding letter is a broken syllable.
    if category(start) == .nonJoiner { return (.broken, start + 1) }
    var (kind, end) = bareSyllable(at: start)
    if kind != .other || category(start)?.isHieroglyphic == true { end = skip(.nonJoiner, end) }
    return (kind, end)
  }

  /// As above, without a non-joiner at the end.
  private func bareSyllable(at start: Int) -> (kind: SyllableKind, end: Int) {
    let first = category(start)
    let letter = first == .repha || first == .stacked ? start + 1 : start
    switch category(letter) {
    case .base: return (.complete, tail(letter + 1, hasSymbols: false))
    case .baseOther: return (.complete, tail(letter + 1, hasSymbols: letter == start))
    default: break
    }
    switch first {
    case .other: return (.complete, tail(start + 1, hasSymbols: true))
    case .baseNumber: return (.notReordered, numeral(start + 1))
    case .numberHalant: return (.broken, numeral(start))
    case .hieroglyph, .segmentBegin: return hieroglyphs(start)
    case .finalModifierAfter, .stacked: return (.other, start + 1)
    case .repha:
      return (.broken, max(tail(letter, hasSymbols: true), numeral(letter)))
    default:
      let end = tail(start, hasSymbols: true)
      return end > start ? (.broken, end) : (.other, start + 1)
    }
  }

  /// Returns the index after halants of numbers and the numbers between them.
  private func numeral(_ start: Int) -> Int {
    var index = start
    while category(index) == .numberHalant {
      index += 1
      guard category(index) == .baseNumber else { break }
      index += 1
    }
    return index
  }

  /// Returns the index after the subjoined and joined consonants at an index.
  private func consonantModifiers(_ start: Int) -> Int {
    var index = skipAll(.consonantAbove, .consonantBelow, from: start)
    while let sign = category(index) {
      if sign == .subjoined {
        index += 1
      } else if sign.joinsConsonants, category(index + 1) == .base {
        index += 2
      } else {
        break
      }
      index = skipAll(.consonantAbove, .consonantBelow, from: index)
    }
    return index
  }

  /// Returns the index after the consonants, vowels and signs that may follow a base.
  private func tail(_ start: Int, hasSymbols: Bool) -> Int {
    let consonants = consonantModifiers(start)
    var index = skip(.medialBefore, consonants)
    index = skip(.medialAfter, skip(.medialBelow, skip(.medialAbove, index)))
    let vowels = skipAll(.vowelBefore, .vowelAbove, .vowelBelow, .vowelAfter, from: index)
    index = vowels > index ? vowels : skip(.halant, index)
    index = skip(.halantOrModifier, index)
    index = skipAll(
      .modifierBefore, .modifierAbove, .modifierBelow, .modifierAfter, from: index)
    while category(index) == .sakot, category(index + 1) == .base { index += 2 }
    var end = skip(.sakot, index)
    if end == index {
      index = skipAll(.finalAbove, .finalBelow, .finalAfter, from: index)
      end = skipAll(.finalModifierAbove, .finalModifierBelow, from: index)
      if end == index { end = skip(.finalModifierAfter, index) }
    }
    end = max(end, skip(.stacker, consonants), skip(.killer, consonants))
    if hasSymbols { end = max(end, skipAll(.symbolAbove, .symbolBelow, from: start)) }
    return end
  }

  /// Returns the kind of a sequence of joined hieroglyphs, and its end.
  private func hieroglyphs(_ start: Int) -> (kind: SyllableKind, end: Int) {
    var index = skipAll(.segmentBegin, from: start)
    guard category(index) == .hieroglyph else {
      return (.complete, tail(start + 1, hasSymbols: true))
    }
    index = hieroglyph(index)
    while category(index) == .hieroglyphJoiner {
      index = skipAll(.segmentBegin, from: index + 1)
      if category(index) == .hieroglyph { index = hieroglyph(index) }
    }
    return (.other, index)
  }

  /// Returns the index after a hieroglyph with its modifiers.
  private func hieroglyph(_ index: Int) -> Int {
    skipAll(
      .segmentEnd, from: skip(.hieroglyphModifier, skip(.hieroglyphMirror, index + 1)))
  }
}

extension UniversalCategory {
  /// Whether the category may start a sequence of hieroglyphs.
  fileprivate var isHieroglyphic: Bool { self == .hieroglyph || self == .segmentBegin }
}
