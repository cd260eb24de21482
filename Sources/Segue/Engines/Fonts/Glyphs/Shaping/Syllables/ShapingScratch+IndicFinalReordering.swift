/// The final reordering of an Indic syllable, after the basic features: matras, reph and pre-base
/// Ra move to their final positions.
extension ShapingScratch {
  private typealias Position = IndicCharacter.Position
  private typealias Form = IndicStage.Form

  /// Moves the pre-base matras, the reph and the pre-base Ra, and selects initial forms.
  mutating func reorderFinally(_ syllable: Range<Int>, _ order: IndicReordering) {
    let start = syllable.lowerBound
    for index in syllable
    where order.virama != 0 && slots[index].glyph == order.virama
      && slots[index].origin.isSuperset(of: [.ligature, .part])
    {
      slots[index].category = .halant
      slots[index].origin.subtract([.ligature, .part])
    }
    var movesPreBase = order.hasPreBase
    var base = findBaseAgain(syllable, order.script, movesPreBase: &movesPreBase)
    moveMatras(syllable, base: &base, order.script)
    moveReph(syllable, base: &base, order.script)
    if movesPreBase { movePreBase(syllable, base: &base, order.script) }
    if slots[start].position == .preMatra {
      if start == 0 || !slots[start - 1].origin.contains(.word) {
        slots[start].forms |= Form.initial
      } else {
        markUnsafeToBreak(start - 1, start)
      }
    }
  }

  /// Finds the base among the glyphs that the basic features have produced.
  private mutating func findBaseAgain(
    _ syllable: Range<Int>, _ script: IndicScript, movesPreBase: inout Bool
  ) -> Int {
    let (start, end) = (syllable.lowerBound, syllable.upperBound)
    func isBaseOrAfter(_ index: Int) -> Bool {
      slots[index].position.rawValue >= Position.base.rawValue
    }
    var base = syllable.first(where: isBaseOrAfter) ?? end
    if base < end {
      if movesPreBase,
        let index = ((base + 1)..<max(base + 1, end)).first(where: {
          slots[$0].forms & Form.preBase != 0
        }), !slots[index].origin.isWholeLigature
      {
        // The pre-base form was not applied, so this Ra is the base.
        base = index
        while base < end, isHalant(base) { base += 1 }
        if base < end { slots[base].position = .base }
        movesPreBase = false
      }
      if script.script == .malayalam, base < end { skipUnformed(from: &base, end: end) }
      if base < end, start < base, slots[base].position.rawValue > Position.base.rawValue {
        base -= 1
      }
    }
    if base == end, start < base, isOne(base - 1, of: .init(.joiner)) { base -= 1 }
    if base < end {
      while start < base, isOne(base, of: .init(.nukta, .halant)) { base -= 1 }
    }
    return base
  }

  /// Moves the base past consonants for which the font has no below-base form.
  private mutating func skipUnformed(from base: inout Int, end: Int) {
    var index = base + 1
    while index < end {
      while index < end, isOne(index, of: .joiners) { index += 1 }
      guard index < end, isHalant(index) else { return }
      index += 1
      while index < end, isOne(index, of: .joiners) { index += 1 }
      if index < end, isOne(index, of: .consonants), slots[index].position == .below {
        base = index
        slots[base].position = .base
      }
      index += 1
    }
  }

  /// Moves pre-base matras after the last halant before the base that is still visible.
  private mutating func moveMatras(
    _ syllable: Range<Int>, base: inout Int, _ script: IndicScript
  ) {
    let (start, end) = (syllable.lowerBound, syllable.upperBound)
    guard start + 1 < end, start < base else { return }
    // If the base was lost in a ligature, the matras move before the last glyph but one.
    var target = max(start, base == end ? base - 2 : base - 1)
    if script.hasHalfForms {
      while true {
        while target > start, !isOne(target, of: .matrasAndHalants) { target -= 1 }
        guard isHalant(target), slots[target].position != .preMatra else {
          target = start
          break
        }
        guard target + 1 < end, slots[target + 1].category == .joiner, target > start else { break }
        target -= 1
      }
    }
    if start < target, slots[target].position != .preMatra {
      var index = target
      while index > start, remainingWork > 0 {
        if slots[index - 1].position == .preMatra {
          if index - 1 < base, base <= target { base -= 1 }
          move(index - 1, to: target)
          mergeClusters(target, max(target, min(end, base + 1) - 1))
          target -= 1
        }
        index -= 1
      }
    } else if let matra = (start..<base).first(where: { slots[$0].position == .preMatra }) {
      mergeClusters(matra, min(end, base + 1) - 1)
    }
  }

  /// Moves the reph to its final position.
  private mutating func moveReph(_ syllable: Range<Int>, base: inout Int, _ script: IndicScript) {
    let (start, end) = (syllable.lowerBound, syllable.upperBound)
    guard start + 1 < end, slots[start].position == .reph,
      (slots[start].category == .repha) != slots[start].origin.isWholeLigature
    else { return }
    let target = rephTarget(syllable, base: base, script)
    mergeClusters(start, target)
    move(start, to: target)
    if start < base, base <= target { base -= 1 }
  }

  /// Returns the index to which the reph moves.
  private func rephTarget(_ syllable: Range<Int>, base: Int, _ script: IndicScript) -> Int {
    let (start, end) = (syllable.lowerBound, syllable.upperBound)
    if let halant = ((start + 1)..<max(start + 1, base)).first(where: { isHalant($0) }) {
      return halant + 1 < base && isOne(halant + 1, of: .joiners) ? halant + 1 : halant
    }
    if script.rephPosition == .afterMain, base < end {
      var target = base
      while target + 1 < end,
        slots[target + 1].position.rawValue <= Position.afterMain.rawValue
      {
        target += 1
      }
      return target
    }
    if script.rephPosition == .afterSub, base < end {
      var target = base
      while target + 1 < end {
        let position = slots[target + 1].position
        if position == .post || position == .afterPost || position == .modifier { break }
        target += 1
      }
      return target
    }
    var target = end - 1
    while target > start, slots[target].position == .modifier { target -= 1 }
    if isHalant(target) {
      // The reph goes before the halant of a matra, so that it can interact with the matra.
      var index = base + 1
      while index < target {
        if slots[index].category.isOne(of: .matras) { target -= 1 }
        index += 1
      }
    }
    return target
  }

  /// Moves a Ra with the pre-base form to before the base.
  private mutating func movePreBase(
    _ syllable: Range<Int>, base: inout Int, _ script: IndicScript
  ) {
    let (start, end) = (syllable.lowerBound, syllable.upperBound)
    guard base + 1 < end,
      let index = ((base + 1)..<end).first(where: { slots[$0].forms & Form.preBase != 0 }),
      slots[index].origin.isWholeLigature
    else { return }
    var target = base
    if script.hasHalfForms {
      while target > start, !isOne(target - 1, of: .matrasAndHalants) { target -= 1 }
    }
    if target > start, isHalant(target - 1), target < end, isOne(target, of: .joiners) {
      target += 1
    }
    mergeClusters(target, index)
    move(index, to: target)
    if target <= base, base < index { base += 1 }
  }
}
