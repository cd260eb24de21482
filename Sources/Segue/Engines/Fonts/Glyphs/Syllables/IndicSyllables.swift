/// The syllables of Indic scripts: the longest of HarfBuzz's patterns that matches.
extension ShapingScratch {
  typealias Category = IndicCharacter.Category

  /// Longer runs of joiners are no part of a syllable, so that the time is linear.
  private static let mostJoiners = 16

  /// What is at an index; nil at the end.
  @inline(__always)
  func category(_ index: Int) -> Category? {
    index < slots.count ? slots[index].category : nil
  }

  /// The kind of the syllable that starts at an index, and where it ends.
  func indicSyllable(at start: Int) -> (kind: SyllableKind, end: Int) {
    guard let first = category(start) else { return (.other, start) }
    if first == .symbol {
      return (.fixed, tail(skip(.nukta, start + 1)))
    }
    var index = start
    // Ra and halant, or the sign for both, before a vowel or a circle.
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
        return (.letters, end)
      }
      // Ra and halant before signs that no letter follows.
      let broken = complexTail(modifiers(start + 2))
      return broken > end ? (.broken, broken) : (.letters, end)
    case .vowel where isFree:
      let end = modifiers(index + 1)
      return (.letters, max(skip(.joiner, end), complexTail(end)))
    case .placeholder: return (.letters, complexTail(modifiers(index + 1)))
    case .dottedCircle where isFree:
      return (.letters, complexTail(modifiers(index + 1)))
    default: break
    }
    if first == .stacker { return (.other, start + 1) }
    let end = complexTail(modifiers(index))
    return end > start ? (.broken, end) : (.other, start + 1)
  }

  func skip(_ wanted: Category, _ index: Int) -> Int {
    category(index) == wanted ? index + 1 : index
  }

  func skipAll(_ wanted: Category, _ start: Int) -> Int {
    var index = start
    while category(index) == wanted { index += 1 }
    return index
  }

  func `is`(_ index: Int, _ set: IndicCharacter.CategorySet) -> Bool {
    category(index)?.isOne(of: set) ?? false
  }

  private func modifiers(_ start: Int) -> Int {
    var index = start
    let shifter = skip(.nonJoiner, index)
    if category(shifter) == .registerShifter { index = shifter + 1 }
    return skip(.nukta, skip(.nukta, index))
  }

  private func letter(_ start: Int) -> Int {
    modifiers(skip(.joiner, start + 1))
  }

  /// A halant, with what joins it to what follows; nil if there is none.
  private func halant(_ start: Int) -> Int? {
    var index = start
    if self.is(index, .joiners) { index += 1 }
    guard category(index) == .halant else { return nil }
    index += 1
    return category(index) == .joiner ? skip(.nukta, index + 1) : index
  }

  private func matra(_ start: Int) -> Int? {
    var index = start
    while self.is(index, .joiners), index - start < Self.mostJoiners { index += 1 }
    if category(index) != .matra {
      if self.is(index, .modifiers) { index += 1 }
      guard category(index) == .postMatra else { return nil }
    }
    return skip(.halant, skip(.nukta, index + 1))
  }

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
