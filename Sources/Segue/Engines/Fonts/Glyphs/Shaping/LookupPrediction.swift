/// Tests whether lookups would apply to a sequence of glyphs in isolation, as HarfBuzz does for
/// Indic fonts.
extension ShapingScratch {
  /// Returns whether one of the steps would substitute the glyphs.
  ///
  /// - Parameter ignoresContext: Whether to ignore rules with a backtrack or lookahead sequence.
  mutating func wouldSubstitute(
    _ steps: Range<Int>, of plan: ShapingPlan, _ glyphs: [GlyphID], ignoresContext: Bool,
    in table: borrowing LookupTable
  ) -> Bool {
    guard let first = glyphs.first else { return false }
    let mask = table.mask(of: first)
    for step in steps {
      let lookup = table.lookups[Int(plan.substitutions[step].lookup)]
      guard lookup.mask & mask != 0 else { continue }
      for index in lookup.subtables {
        remainingWork &-= 1
        guard remainingWork > 0 else { return false }
        let subtable = table.subtables[Int(index)]
        let coverageIndex = table.ranges.index(of: first, in: subtable.coverage)
        guard coverageIndex >= 0 else { continue }
        if wouldApply(
          subtable, coverageIndex: coverageIndex, glyphs, ignoresContext: ignoresContext, in: table)
        {
          return true
        }
      }
    }
    return false
  }

  /// Returns whether a subtable would apply to exactly these glyphs.
  private mutating func wouldApply(
    _ subtable: LookupTable.Subtable, coverageIndex: Int, _ glyphs: [GlyphID], ignoresContext: Bool,
    in table: borrowing LookupTable
  ) -> Bool {
    let set: Int
    switch subtable.kind {
    case .singleDelta, .single, .multiple, .reverse: return glyphs.count == 1
    case .ligature:
      guard coverageIndex < subtable.count else { return false }
      return wouldLigate(
        from: Int(table.pool[Int(subtable.data) + coverageIndex]), glyphs, in: table)
    case .glyphContext:
      guard coverageIndex < subtable.count else { return false }
      set = Int(table.pool[Int(subtable.data) + coverageIndex])
    case .classContext:
      let number = table.ranges.number(of: glyphs[0], in: subtable.classes.input)
      guard number < subtable.count else { return false }
      set = Int(table.pool[Int(subtable.data) + number])
    case .coverageContext: set = Int(subtable.data)
    default: return false
    }
    guard set >= 0 else { return false }
    var rule = set + 1
    rules: for _ in 0..<Int(table.pool[set]) {
      remainingWork &-= 1
      guard remainingWork > 0 else { return false }
      let start = rule
      rule += 1 + Int(table.pool[start])
      let before = Int(table.pool[start + 1])
      let input = Int(table.pool[start + 2])
      guard input + 1 == glyphs.count,
        !ignoresContext || before == 0 && table.pool[start + 3] == 0
      else { continue }
      for offset in 0..<input {
        let wanted = table.pool[start + 5 + before + offset]
        let glyph = glyphs[offset + 1]
        let matches =
          switch subtable.kind {
          case .glyphContext: Int32(glyph) == wanted
          case .classContext:
            Int32(table.ranges.number(of: glyph, in: subtable.classes.input)) == wanted
          default: table.ranges.contains(glyph, in: wanted)
          }
        guard matches else { continue rules }
      }
      return true
    }
    return false
  }

  /// Returns whether a ligature set has a ligature of exactly these glyphs.
  private mutating func wouldLigate(
    from start: Int, _ glyphs: [GlyphID], in table: borrowing LookupTable
  ) -> Bool {
    guard start >= 0 else { return false }
    var poolIndex = start + 1
    for _ in 0..<Int(table.pool[start]) {
      remainingWork &-= 1
      guard remainingWork > 0 else { return false }
      let count = Int(table.pool[poolIndex + 1])
      let components = poolIndex + 2
      poolIndex = components + count
      guard count + 1 == glyphs.count else { continue }
      if (0..<count).allSatisfy({ table.pool[components + $0] == Int32(glyphs[$0 + 1]) }) {
        return true
      }
    }
    return false
  }
}
