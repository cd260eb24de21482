/// Finds, for each lookup, glyphs of which it requires at least one beside the glyph that it
/// applies at. Texts without such a glyph skip the lookup.
extension LookupTable {
  /// Computes `neighbourMasks` and `needsNeighbour`. Work is bounded; lookups beyond the bound are
  /// assumed to require no neighbour.
  mutating func findNeighbours() {
    var masks = [UInt64](repeating: 0, count: self.masks.count)
    var work = 16 * (pool.count + masks.count) + 4096
    for index in lookups.indices {
      lookups[index].needsNeighbour = mark(lookups[index], in: &masks, work: &work)
    }
    neighbourMasks = masks
  }

  /// Marks the neighbours that a lookup requires; returns false if some subtable requires none.
  private func mark(_ lookup: Lookup, in masks: inout [UInt64], work: inout Int) -> Bool {
    for index in lookup.subtables {
      let subtable = subtables[Int(index)]
      let isMarked =
        switch subtable.kind {
        case .ligature: markSeconds(of: subtable, with: lookup.mask, in: &masks, work: &work)
        case .coverageContext: markContext(of: subtable, with: lookup.mask, in: &masks, work: &work)
        case .classContext: markClasses(of: subtable, with: lookup.mask, in: &masks, work: &work)
        case .singleDelta, .single, .multiple, .glyphContext, .reverse, .singleAdjustment,
          .glyphPairs, .classPairs, .cursive:
          false
        }
      guard isMarked, work > 0 else { return false }
    }
    return true
  }

  /// Marks the second components of ligatures.
  private func markSeconds(
    of subtable: Subtable, with mask: UInt64, in masks: inout [UInt64], work: inout Int
  ) -> Bool {
    for poolIndex in Int(subtable.data)..<Int(subtable.data + subtable.count) {
      let start = Int(pool[poolIndex])
      work -= 1
      guard work > 0 else { return false }
      guard start >= 0 else { continue }
      var ligature = start + 1
      for _ in 0..<Int(pool[start]) {
        let count = Int(pool[ligature + 1])
        work -= 1
        guard work > 0, count > 0 else { return false }
        let glyph = Int(pool[ligature + 2])
        if glyph < masks.count { masks[glyph] |= mask }
        ligature += 2 + count
      }
    }
    return true
  }

  /// Marks the glyphs of one coverage that a context requires beside its first glyph.
  private func markContext(
    of subtable: Subtable, with mask: UInt64, in masks: inout [UInt64], work: inout Int
  ) -> Bool {
    let rule = Int(subtable.data) + 1
    let others = Int(pool[rule + 2] + pool[rule + 3])
    guard Int(pool[rule + 1]) + others > 0 else { return false }
    // Glyphs after the first are usually rarer than those before it.
    let first = rule + 5 + (others > 0 ? Int(pool[rule + 1]) : 0)
    ranges.forEach(in: pool[first]) { first, last, _ in
      work -= last - first + 1
      guard work > 0, first < masks.count else { return }
      for glyph in first...max(first, min(last, masks.count - 1)) { masks[glyph] |= mask }
    }
    return true
  }

  /// Marks the glyphs of the classes that each rule requires beside its first glyph.
  private func markClasses(
    of subtable: Subtable, with mask: UInt64, in masks: inout [UInt64], work: inout Int
  ) -> Bool {
    // The required classes, for both lists of classes.
    var asked: [(list: Int32, numbers: Set<Int32>)] = [
      (subtable.classes.input, []), (subtable.classes.after, []),
    ]
    for poolIndex in Int(subtable.data)..<Int(subtable.data + subtable.count) {
      let start = Int(pool[poolIndex])
      work -= 1
      guard start >= 0 else { continue }
      var rule = start + 1
      for _ in 0..<Int(pool[start]) {
        work -= 1
        let before = Int(pool[rule + 1])
        let list = pool[rule + 2] > 0 ? 0 : 1
        // Class 0 contains all glyphs that are in no other class.
        guard work > 0, pool[rule + 2] + pool[rule + 3] > 0, pool[rule + 5 + before] != 0 else {
          return false
        }
        asked[list].numbers.insert(pool[rule + 5 + before])
        rule += 1 + Int(pool[rule])
      }
    }
    for (list, numbers) in asked where !numbers.isEmpty {
      ranges.forEach(in: list) { first, last, number in
        work -= 1
        guard work > 0, first < masks.count, numbers.contains(Int32(number)) else { return }
        work -= last - first
        for glyph in first...max(first, min(last, masks.count - 1)) { masks[glyph] |= mask }
      }
    }
    return true
  }
}
