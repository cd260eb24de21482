/// Tests whether lookups would apply to a sequence of glyphs in isolation, as HarfBuzz does for
/// Indic fonts.
extension ShapingScratch {
  /// Returns whether one of the steps would substitute the glyphs.
  ///
  /// - Parameter isWithoutContext: Whether to ignore rules with a backtrack or lookahead sequence.
  mutating func wouldSubstitute(
    _ steps: Range<Int>, of plan: ShapingPlan, _ glyphs: [GlyphID], isWithoutContext: Bool,
    in table: borrowing LookupTable
  ) -> Bool {
    guard let first = glyphs.first else { return false }
    let mask = table.mask(of: first)
    for step in steps {
      let lookup = table.lookups[Int(plan.substitutions[step].lookup)]
      guard lookup.mask & mask != 0 else { continue }
      for index in lookup.subtables {
        operations &-= 1
        guard operations > 0 else { return false }
        let subtable = table.subtables[Int(index)]
        let place = table.ranges.index(of: first, in: subtable.coverage)
        guard place >= 0 else { continue }
        if wouldApply(
          subtable, place: place, glyphs, isWithoutContext: isWithoutContext, in: table)
        {
          return true
        }
      }
    }
    return false
  }

  /// Returns whether a subtable would apply to exactly these glyphs.
  private mutating func wouldApply(
    _ subtable: LookupTable.Subtable, place: Int, _ glyphs: [GlyphID], isWithoutContext: Bool,
    in table: borrowing LookupTable
  ) -> Bool {
    let set: Int
    switch subtable.kind {
    case .singleDelta, .single, .multiple, .reverse: return glyphs.count == 1
    case .ligature:
      guard place < subtable.count else { return false }
      return wouldLigate(from: Int(table.pool[Int(subtable.data) + place]), glyphs, in: table)
    case .glyphContext:
      guard place < subtable.count else { return false }
      set = Int(table.pool[Int(subtable.data) + place])
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
      operations &-= 1
      guard operations > 0 else { return false }
      let start = rule
      rule += 1 + Int(table.pool[start])
      let before = Int(table.pool[start + 1])
      let input = Int(table.pool[start + 2])
      guard input + 1 == glyphs.count,
        !isWithoutContext || before == 0 && table.pool[start + 3] == 0
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
    var place = start + 1
    for _ in 0..<Int(table.pool[start]) {
      operations &-= 1
      guard operations > 0 else { return false }
      let count = Int(table.pool[place + 1])
      let components = place + 2
      place = components + count
      guard count + 1 == glyphs.count else { continue }
      if (0..<count).allSatisfy({ table.pool[components + $0] == Int32(glyphs[$0 + 1]) }) {
        return true
      }
    }
    return false
  }
}
