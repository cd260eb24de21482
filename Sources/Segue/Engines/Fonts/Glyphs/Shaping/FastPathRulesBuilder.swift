/// A converter of lookup subtables to `FastPathRules`.
struct FastPathRulesBuilder {
  private let table: LookupTable
  private let glyphs: FastPathGlyphs
  var rules: [FastPathRules.Rule] = []
  var pattern: [Int32] = []
  var sets: [UInt64] = []
  /// The number of the set of each glyph, class or coverage that has been computed; −1 if it
  /// contains no fast-path glyph.
  private var known: [Key: Int32] = [:]
  /// For each rule, by its offset in the pool, the offset of its pattern, which all first glyphs of
  /// the rule share; −1 for a rule that no fast-path glyphs match.
  private var patterns: [Int32]
  /// The number of steps that may still be taken.
  var remainingWork = 2_000_000

  private static let unread: Int32 = -2

  /// A glyph (list −1), a coverage (−2), any glyph (−3), or a class of the list of classes.
  private struct Key: Hashable {
    var list: Int32
    var number: Int32
  }

  init(_ table: LookupTable, _ glyphs: FastPathGlyphs) {
    self.table = table
    self.glyphs = glyphs
    patterns = [Int32](repeating: Self.unread, count: table.pool.count)
  }

  /// Adds the rules of a lookup for the glyph at an index. Returns true if the lookup applies in
  /// any context.
  mutating func add(_ step: ShapingPlan.Step, at glyphIndex: Int) -> Bool {
    let lookup = table.lookups[Int(step.lookup)]
    let glyph = glyphs.glyphs[glyphIndex]
    guard table.mask(of: glyph) & lookup.mask != 0 else { return false }
    let first = rules.count
    for index in lookup.subtables {
      remainingWork -= 4
      let subtable = table.subtables[Int(index)]
      let covered = table.ranges.index(of: glyph, in: subtable.coverage)
      guard covered >= 0, remainingWork > 0 else { continue }
      switch subtable.kind {
      case .singleDelta: return true
      case .single, .multiple:
        guard covered < subtable.count else { continue }
        if table.pool[Int(subtable.data) + covered] >= 0 { return true }
      case .ligature:
        if addLigatures(of: subtable, coverageIndex: covered, step: step) { return true }
      case .glyphContext, .classContext, .coverageContext:
        addContext(of: subtable, coverageIndex: covered, glyph: glyph, step: step)
      case .reverse:
        let rule = Int(subtable.data)
        let before = Int(table.pool[rule])
        let after = Int(table.pool[rule + 1])
        add(rule, before: before, after: after, acts: true, step: step) {
          (.coverage, rule + 2 + $0)
        }
      case .singleAdjustment, .glyphPairs, .classPairs, .cursive: continue
      }
    }
    // A rule that changes nothing matters only if it prevents a later rule.
    while rules.count > first, let last = rules.last, !last.acts { rules.removeLast() }
    return rules[first...].contains { $0.before == 0 && $0.after == 0 && $0.acts }
  }

  /// Adds the ligatures that start with a covered glyph. Returns true if one has no other
  /// component.
  private mutating func addLigatures(
    of subtable: LookupTable.Subtable, coverageIndex covered: Int, step: ShapingPlan.Step
  ) -> Bool {
    guard covered < subtable.count else { return false }
    let start = Int(table.pool[Int(subtable.data) + covered])
    guard start >= 0 else { return false }
    var next = start + 1
    for _ in 0..<Int(table.pool[start]) {
      let ligature = next
      let count = Int(table.pool[ligature + 1])
      next += 2 + count
      remainingWork -= 1 + count
      guard remainingWork > 0 else { return true }
      if count == 0 { return true }
      add(ligature, before: 0, after: count, acts: true, step: step) { (.glyph, ligature + 2 + $0) }
    }
    return false
  }

  /// Adds the rules of a contextual subtable.
  private mutating func addContext(
    of subtable: LookupTable.Subtable, coverageIndex covered: Int, glyph: GlyphID,
    step: ShapingPlan.Step
  ) {
    var start = Int(subtable.data)
    let kinds: (before: GlyphPattern, input: GlyphPattern, after: GlyphPattern)
    switch subtable.kind {
    case .glyphContext:
      guard covered < subtable.count else { return }
      start = Int(table.pool[start + covered])
      kinds = (.glyph, .glyph, .glyph)
    case .classContext:
      let classes = subtable.classes
      let number = table.ranges.number(of: glyph, in: classes.input)
      guard number < subtable.count else { return }
      start = Int(table.pool[start + number])
      kinds = (.classes(classes.before), .classes(classes.input), .classes(classes.after))
    default: kinds = (.coverage, .coverage, .coverage)
    }
    guard start >= 0 else { return }
    var next = start + 1
    for _ in 0..<Int(table.pool[start]) {
      let rule = next
      next += 1 + Int(table.pool[rule])
      remainingWork -= 1 + Int(table.pool[rule])
      guard remainingWork > 0 else { return }
      let before = Int(table.pool[rule + 1])
      let input = Int(table.pool[rule + 2])
      let after = Int(table.pool[rule + 3])
      add(rule, before: before, after: input + after, acts: table.pool[rule + 4] > 0, step: step) {
        let kind =
          $0 < before ? kinds.before : $0 < before + input ? kinds.input : kinds.after
        return (kind, rule + 5 + $0)
      }
    }
  }

  /// Adds a rule at an offset of the pool.
  ///
  /// - Parameter element: Returns, for each glyph of the rule, the kind of its pattern, and the
  ///   offset in the pool of the number to match.
  private mutating func add(
    _ rule: Int, before: Int, after: Int, acts: Bool, step: ShapingPlan.Step,
    _ element: (Int) -> (pattern: GlyphPattern, poolIndex: Int)
  ) {
    if patterns[rule] == Self.unread { patterns[rule] = pattern(of: before + after, element) }
    guard patterns[rule] >= 0 else { return }
    remainingWork -= 1 + before + after
    rules.append(
      FastPathRules.Rule(
        lookup: step.lookup, before: UInt8(before), after: UInt8(after), acts: acts,
        isOptional: step.isOptional, pattern: patterns[rule]))
  }

  /// Returns the offset of a pattern of `count` glyphs; −1 if no fast-path glyphs match it.
  private mutating func pattern(
    of count: Int, _ element: (Int) -> (pattern: GlyphPattern, poolIndex: Int)
  ) -> Int32 {
    guard count <= FastPath.maximumReach else { return -1 }
    let start = pattern.count
    for offset in 0..<count {
      let (kind, poolIndex) = element(offset)
      let set = set(kind, table.pool[poolIndex])
      guard set >= 0 else {
        pattern.removeLast(pattern.count - start)
        return -1
      }
      pattern.append(set)
    }
    return Int32(start)
  }

  /// Returns the number of the set of indices whose glyphs match; −1 if there are none.
  private mutating func set(_ pattern: GlyphPattern, _ number: Int32) -> Int32 {
    let key: Key
    switch pattern {
    case .any: key = Key(list: -3, number: 0)
    case .glyph:
      guard glyphs.index(of: UInt16(truncatingIfNeeded: number)) != 0 else { return -1 }
      key = Key(list: -1, number: number)
    case .classes(let list): key = Key(list: list, number: number)
    case .coverage: key = Key(list: -2, number: number)
    }
    if let set = known[key] { return set }
    var words: [UInt64] = [0, 0, 0, 0]
    for glyphIndex in 1..<max(1, glyphs.count) {
      let glyph = glyphs.glyphs[glyphIndex]
      remainingWork -= 1
      let matches: Bool
      switch pattern {
      case .any: matches = true
      case .glyph: matches = Int32(glyph) == number
      case .classes(let list): matches = Int32(table.ranges.number(of: glyph, in: list)) == number
      case .coverage: matches = table.ranges.contains(glyph, in: number)
      }
      if matches { words[glyphIndex >> 6] |= 1 << UInt64(glyphIndex & 63) }
    }
    let set = words.allSatisfy { $0 == 0 } ? -1 : Int32(sets.count >> 2)
    if set >= 0 { sets += words }
    known[key] = set
    return set
  }
}
