/// A computation of how many glyphs lookups examine around the glyph that they apply at.
struct LookupReach {
  private let table: LookupTable
  /// The number of steps that may still be taken; after that, the reach counts as unbounded.
  private var remainingWork = 1_000_000

  init(_ table: LookupTable) {
    self.table = table
  }

  /// Returns the greatest number of glyphs before or after their first glyph that these lookups,
  /// and those that they apply in turn, may examine. Returns `Int.max / 2` if there is no bound, as
  /// for a lookup that ignores base glyphs or ligatures.
  consuming func reach(of lookups: [Int32]) -> Int {
    var known: [Int32: Int] = [:]
    return lookups.reduce(0) { max($0, reach(of: $1, depth: 0, &known)) }
  }

  private static let unbounded = Int.max / 2

  /// Returns the reach of one lookup at a level of nesting.
  private mutating func reach(
    of lookup: Int32, depth: Int, _ known: inout [Int32: Int]
  ) -> Int {
    let key = lookup << 3 | Int32(depth)
    if let reach = known[key] { return reach }
    let description = table.lookups[Int(lookup)]
    guard depth <= ShapingScratch.nestingLimit else { return 0 }
    guard description.flags & (GlyphTraits.base | GlyphTraits.ligature) == 0 else {
      return Self.unbounded
    }
    var result = 0
    for index in description.subtables {
      let subtable = table.subtables[Int(index)]
      remainingWork -= 1
      guard remainingWork > 0 else { return Self.unbounded }
      switch subtable.kind {
      case .singleDelta, .single, .multiple, .singleAdjustment: break
      case .glyphPairs, .classPairs, .cursive: result = max(result, 1)
      case .ligature:
        for poolIndex in Int(subtable.data)..<Int(subtable.data + subtable.count) {
          var start = Int(table.pool[poolIndex])
          remainingWork -= 1
          guard start >= 0 else { continue }
          start += 1
          for _ in 0..<Int(table.pool[start - 1]) {
            remainingWork -= 1
            guard remainingWork > 0 else { return Self.unbounded }
            result = max(result, Int(table.pool[start + 1]))
            start += 2 + Int(table.pool[start + 1])
          }
        }
      case .reverse:
        let start = Int(subtable.data)
        result = max(result, Int(table.pool[start]), Int(table.pool[start + 1]))
      case .coverageContext:
        result = max(result, rules(at: Int(subtable.data), depth: depth, &known))
      case .glyphContext, .classContext:
        for poolIndex in Int(subtable.data)..<Int(subtable.data + subtable.count) {
          let start = Int(table.pool[poolIndex])
          remainingWork -= 1
          if start >= 0 { result = max(result, rules(at: start, depth: depth, &known)) }
        }
      }
    }
    known[key] = result
    return result
  }

  /// Returns the reach of the rules at an offset of the pool.
  private mutating func rules(at start: Int, depth: Int, _ known: inout [Int32: Int]) -> Int {
    var result = 0
    var rule = start + 1
    for _ in 0..<Int(table.pool[start]) {
      remainingWork -= 1
      guard remainingWork > 0 else { return Self.unbounded }
      let before = Int(table.pool[rule + 1])
      let after = Int(table.pool[rule + 2]) + Int(table.pool[rule + 3])
      result = max(result, before, after)
      let actions = rule + 5 + before + after
      for action in 0..<Int(table.pool[rule + 4]) {
        let lookup = table.pool[actions + 2 * action + 1]
        guard lookup >= 0 else { continue }
        let nested = reach(of: lookup, depth: depth + 1, &known)
        result = max(result, min(Self.unbounded, Int(table.pool[actions + 2 * action]) + nested))
      }
      rule += 1 + Int(table.pool[rule])
    }
    return result
  }
}
