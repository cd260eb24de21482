/// Turns subtables into rules.
struct PlainRulesBuilder {
  private let table: LookupTable
  private let plain: PlainGlyphs
  var rules: [PlainRules.Rule] = []
  var pattern: [Int32] = []
  var sets: [UInt64] = []
  /// The sets that are there: by what glyph, class or coverage they stand for. −1 for one without
  /// any plain glyph.
  private var known: [Key: Int32] = [:]
  var work = 2_000_000

  private struct Key: Hashable {
    var list: Int32
    var number: Int32
  }

  init(_ table: LookupTable, _ plain: PlainGlyphs) {
    self.table = table
    self.plain = plain
  }

  /// Adds what a lookup does at a place; true if it is done whatever is around it.
  mutating func add(_ step: ShapingPlan.Step, at place: Int) -> Bool {
    let lookup = table.lookups[Int(step.lookup)]
    let glyph = plain.glyphs[place]
    guard table.mask(of: glyph) & lookup.mask != 0 else { return false }
    let first = rules.count
    for index in lookup.subtables {
      work -= 4
      let subtable = table.subtables[Int(index)]
      let covered = table.ranges.index(of: glyph, in: subtable.coverage)
      guard covered >= 0, work > 0 else { continue }
      switch subtable.kind {
      case .singleDelta: return true
      case .single, .multiple:
        guard covered < subtable.count else { continue }
        if table.pool[Int(subtable.data) + covered] >= 0 { return true }
      case .ligature: if addLigatures(subtable, covered, step) { return true }
      case .glyphContext, .classContext, .coverageContext:
        addContext(subtable, covered, glyph, step)
      case .reverse:
        let start = Int(subtable.data)
        let before = Int(table.pool[start])
        let after = Int(table.pool[start + 1])
        var elements = (start + 2..<start + 2 + before + after).map {
          set(.coverage, table.pool[$0])
        }
        add(&elements, before: before, acts: true, step)
      case .singleAdjustment, .glyphPairs, .classPairs, .cursive: continue
      }
    }
    // What changes nothing matters only if it keeps something else from being done.
    while rules.count > first, let last = rules.last, !last.acts { rules.removeLast() }
    return rules[first...].contains { $0.before == 0 && $0.after == 0 && $0.acts }
  }

  private mutating func addLigatures(
    _ subtable: LookupTable.Subtable, _ covered: Int, _ step: ShapingPlan.Step
  ) -> Bool {
    guard covered < subtable.count else { return false }
    let start = Int(table.pool[Int(subtable.data) + covered])
    guard start >= 0 else { return false }
    var place = start + 1
    for _ in 0..<Int(table.pool[start]) {
      let count = Int(table.pool[place + 1])
      work -= 1 + count
      guard work > 0 else { return true }
      if count == 0 { return true }
      // The first component tells most of them.
      if plain.place(of: UInt16(truncatingIfNeeded: table.pool[place + 2])) != 0 {
        var elements = (place + 2..<place + 2 + count).map { set(.glyph, table.pool[$0]) }
        add(&elements, before: 0, acts: true, step)
      }
      place += 2 + count
    }
    return false
  }

  private mutating func addContext(
    _ subtable: LookupTable.Subtable, _ covered: Int, _ glyph: GlyphID, _ step: ShapingPlan.Step
  ) {
    var start = Int(subtable.data)
    var patterns: (before: GlyphPattern, input: GlyphPattern, after: GlyphPattern)
    switch subtable.kind {
    case .glyphContext:
      guard covered < subtable.count else { return }
      start = Int(table.pool[start + covered])
      patterns = (.glyph, .glyph, .glyph)
    case .classContext:
      let classes = subtable.classes
      let number = table.ranges.number(of: glyph, in: classes.input)
      guard number < subtable.count else { return }
      start = Int(table.pool[start + number])
      patterns = (.classes(classes.before), .classes(classes.input), .classes(classes.after))
    default: patterns = (.coverage, .coverage, .coverage)
    }
    guard start >= 0 else { return }
    var place = start + 1
    for _ in 0..<Int(table.pool[start]) {
      let rule = place
      place += 1 + Int(table.pool[rule])
      work -= 1 + Int(table.pool[rule])
      guard work > 0 else { return }
      let before = Int(table.pool[rule + 1])
      let input = Int(table.pool[rule + 2])
      let after = Int(table.pool[rule + 3])
      guard before + input + after <= PlainShaping.mostReach else { continue }
      var elements: [Int32] = []
      for offset in 0..<(before + input + after) {
        let kind =
          offset < before
          ? patterns.before : offset < before + input ? patterns.input : patterns.after
        elements.append(set(kind, table.pool[rule + 5 + offset]))
        if elements[offset] < 0 { break }
      }
      add(&elements, before: before, acts: table.pool[rule + 4] > 0, step)
    }
  }

  private mutating func add(
    _ elements: inout [Int32], before: Int, acts: Bool, _ step: ShapingPlan.Step
  ) {
    guard !elements.contains(where: { $0 < 0 }), elements.count <= PlainShaping.mostReach else {
      return
    }
    work -= 1 + elements.count
    rules.append(
      PlainRules.Rule(
        lookup: step.lookup, before: UInt8(before), after: UInt8(elements.count - before),
        acts: acts, isOptional: step.isOptional, pattern: Int32(pattern.count)))
    pattern += elements
  }

  /// The number of the set of the places whose glyphs match; −1 if there are none.
  private mutating func set(_ pattern: GlyphPattern, _ number: Int32) -> Int32 {
    let key: Key
    switch pattern {
    case .any: key = Key(list: -3, number: 0)
    case .glyph:
      guard plain.place(of: UInt16(truncatingIfNeeded: number)) != 0 else { return -1 }
      key = Key(list: -1, number: number)
    case .classes(let list): key = Key(list: list, number: number)
    case .coverage: key = Key(list: -2, number: number)
    }
    if let set = known[key] { return set }
    var words: [UInt64] = [0, 0, 0, 0]
    for place in 1..<max(1, plain.count) {
      let glyph = plain.glyphs[place]
      work -= 1
      let matches: Bool
      switch pattern {
      case .any: matches = true
      case .glyph: matches = Int32(glyph) == number
      case .classes(let list): matches = Int32(table.ranges.number(of: glyph, in: list)) == number
      case .coverage: matches = table.ranges.contains(glyph, in: number)
      }
      if matches { words[place >> 6] |= 1 << UInt64(place & 63) }
    }
    let set = words.allSatisfy { $0 == 0 } ? -1 : Int32(sets.count >> 2)
    if set >= 0 { sets += words }
    known[key] = set
    return set
  }
}
