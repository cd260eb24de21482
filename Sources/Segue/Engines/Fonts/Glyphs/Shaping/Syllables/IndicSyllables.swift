/// The syllables of Indic scripts, matched with the patterns of HarfBuzz; the longest match counts.
extension ShapingScratch {
  typealias Category = IndicCharacter.Category

  /// The longest sequence of joiners in a syllable; the limit makes matching linear.
  private static let maximumJoinerCount = 16

  /// Returns the category of the slot at an index; nil at the end.
  @inline(__always)
  func category(_ index: Int) -> Category? {
    index < slots.count ? slots[index].category : nil
  }

  /// Returns the kind of the syllable that starts at an index, and its end.
  func indicSyllable(at start: Int) -> (kind: SyllableKind, end: Int) {
    guard let first = category(start) else { return (.other, start) }
    if first == .symbol {
      return (.notReordered, tail(skip(.nukta, start + 1)))
    }
    var index = start
    // A reph, which is Ra and halant before a vowel or dotted circle, or a single character; or a
    // stacker.
    if first == .ra, category(start + 1) == .halant,
      let next = category(start + 2), next == .vowel || next == .dottedCircle
    {
      index = start + 2
    } else if first == .repha || first == .stacker {
      index = start + 1
    }
    let isReph = index > start && first != .stacker
    let isFree = index == start || isReph
    switch category(index) {
    case .consonant, .ra:
      let end = complexTail(letter(index))
      guard index == start, first == .ra, category(start + 1) == .halant else {
        return (.complete, end)
      }
      // Ra and halant before signs that follow no letter.
      let broken = complexTail(modifiers(start + 2))
      return broken > end ? (.broken, broken) : (.complete, end)
    case .vowel where isFree:
      let end = modifiers(index + 1)
      return (.complete, max(skip(.joiner, end), complexTail(end)))
    case .placeholder: return (.complete, complexTail(modifiers(index + 1)))
    case .dottedCircle where isFree:
      return (.complete, complexTail(modifiers(index + 1)))
    default: break
    }
    if first == .stacker { return (.other, start + 1) }
    let end = complexTail(modifiers(index))
    return end > start ? (.broken, end) : (.other, start + 1)
  }

  /// Returns the index after an optional slot of a category.
  func skip(_ wanted: Category, _ index: Int) -> Int {
    category(index) == wanted ? index + 1 : index
  }

  /// Returns the index after all consecutive slots of a category.
  func skipAll(_ wanted: Category, _ start: Int) -> Int {
    var index = start
    while category(index) == wanted { index += 1 }
    return index
  }

  /// Returns whether the category at an index is in a set.
  func `is`(_ index: Int, _ set: IndicCharacter.CategorySet) -> Bool {
    category(index)?.isOne(of: set) ?? false
  }

  /// Returns the index after an optional register shifter and up to two nuktas.
  private func modifiers(_ start: Int) -> Int {
    var index = start
    let shifter = skip(.nonJoiner, index)
    if category(shifter) == .registerShifter { index = shifter + 1 }
    return skip(.nukta, skip(.nukta, index))
  }

  /// Returns the index after a letter with its joiner and nuktas.
  private func letter(_ start: Int) -> Int {
    modifiers(skip(.joiner, start + 1))
  }

  /// Returns the index after a halant with its joiners; nil if there is none.
  private func halant(_ start: Int) -> Int? {
    var index = start
    if self.is(index, .joiners) { index += 1 }
    guard category(index) == .halant else { return nil }
    index += 1
    return category(index) == .joiner ? skip(.nukta, index + 1) : index
  }

  /// Returns the index after a matra with its signs; nil if there is none.
  private func matra(_ start: Int) -> Int? {
    var index = start
    while self.is(index, .joiners), index - start < Self.maximumJoinerCount { index += 1 }
    if category(index) != .matra {
      if self.is(index, .modifiers) { index += 1 }
      guard category(index) == .postMatra else { return nil }
    }
    return skip(.halant, skip(.nukta, index + 1))
  }

  /// Returns the index after the consonants, matras and signs that may follow a letter.
  private func complexTail(_ start: Int) -> Int {
    var index = start
    while let end = halant(index), self.is(end, .letters) { index = letter(end) }
    index = skip(.medial, index)
    if category(index) == .halant, category(index + 1) == .nonJoiner {
      index += 2
    } else if let end = halant(index) {
      index = end
    } else {
      while let end = matra(index) { index = end }
    }
    return tail(index)
  }

  /// Returns the index after the syllable modifiers and accents at the end of a syllable.
  private func tail(_ start: Int) -> Int {
    var index = start
    let sign = self.is(index, .joiners) ? index + 1 : index
    if self.is(sign, .modifiers) {
      index = sign + 1
      if self.is(index, .modifiers) { index += 1 }
      index = skip(.nonJoiner, index)
    }
    while category(index) == .accent { index += 1 }
    return index
  }
}
