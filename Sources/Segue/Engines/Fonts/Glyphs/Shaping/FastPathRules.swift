/// The substitutions of text of fast-path glyphs, as rules on their indices: bit tests decide
/// whether a lookup applies at a glyph, without creating glyphs.
///
/// Rules that require a glyph off the fast path are omitted, because they cannot match.
struct FastPathRules: Sendable {
  struct Rule: Sendable {
    /// The lookup of the rule. After a rule matches, the other rules of its lookup are skipped.
    var lookup: Int32
    /// The number of glyphs before and after that the rule requires.
    var before: UInt8
    var after: UInt8
    /// Whether the rule changes something. The only effect of a rule without changes is that it
    /// prevents later rules of its lookup.
    var acts: Bool
    /// Whether the rule is for ligatures and alternates that letter spacing disables.
    var isOptional: Bool
    /// The offset in the pattern array of the sets that the glyphs must be in: those before, then
    /// those after, nearest first.
    var pattern: Int32
  }

  /// For each index, the offset of its rules, which are in order.
  private var starts: [Int32] = []
  private var rules: [Rule] = []
  private var pattern: [Int32] = []
  /// Sets of indices, four words each.
  private var sets: [UInt64] = []
  /// For each index, whether its glyph changes in any context.
  private(set) var unconditional: [Bool] = []

  /// Computes the rules of a plan; nil if they exceed the bound on work.
  init?(_ plan: ShapingPlan, in table: LookupTable, _ glyphs: FastPathGlyphs) {
    var builder = FastPathRulesBuilder(table, glyphs)
    unconditional = [Bool](repeating: false, count: glyphs.count)
    starts = [0, 0]
    for glyphIndex in 1..<max(1, glyphs.count) {
      let first = builder.rules.count
      for step in plan.substitutions {
        if builder.add(step, at: glyphIndex) { unconditional[glyphIndex] = true }
        guard builder.remainingWork > 0 else { return nil }
      }
      if unconditional[glyphIndex] { builder.rules.removeLast(builder.rules.count - first) }
      starts.append(Int32(builder.rules.count))
    }
    rules = builder.rules
    pattern = builder.pattern
    sets = builder.sets
  }

  /// Calls `body` with the first and second index of each pair at which a rule may match.
  func forEachPair(count: Int, _ body: (Int, Int) -> Void) {
    for glyphIndex in 1..<max(1, count) {
      for index in starts[glyphIndex]..<starts[glyphIndex + 1] {
        let rule = rules[Int(index)]
        let before = rule.before > 0 ? pattern[Int(rule.pattern)] : -1
        let after = rule.after > 0 ? pattern[Int(rule.pattern) + Int(rule.before)] : -1
        // If both neighbours are required, the rarer one is used.
        if before >= 0, after < 0 || size(of: before) <= size(of: after) {
          forEachMember(of: before, below: count) { body($0, glyphIndex) }
        } else if after >= 0 {
          forEachMember(of: after, below: count) { body(glyphIndex, $0) }
        }
      }
    }
  }

  /// Returns the number of indices in a set.
  private func size(of set: Int32) -> Int {
    let start = Int(set) * 4
    var size = 0
    for word in start..<start + 4 { size += sets[word].nonzeroBitCount }
    return size
  }

  /// Calls `body` with the indices in a set in ascending order, except for 0.
  private func forEachMember(of set: Int32, below count: Int, _ body: (Int) -> Void) {
    for word in 0..<4 {
      var bits = sets[Int(set) * 4 + word]
      if word == 0 { bits &= ~1 }
      while bits != 0 {
        let glyphIndex = word * 64 + bits.trailingZeroBitCount
        if glyphIndex < count { body(glyphIndex) }
        bits &= bits - 1
      }
    }
  }

  /// Returns whether a lookup changes something at the character at `index`.
  ///
  /// - Parameters:
  ///   - bytes: The range of `text` that may be examined.
  ///   - unsafeRanges: Receives, for each rule that matches without changing anything, the offsets
  ///     of the first and last characters that it examined.
  func acts(
    at index: Int, in bytes: Range<Int>, of text: Span<UInt8>, _ glyphs: FastPathGlyphs,
    usesOptional: Bool, unsafeRanges: inout [(first: Int32, last: Int32)]
  ) -> Bool {
    let (glyphIndex, length) = glyphs.index(at: index, text)
    var done: Int32 = -1
    rules: for number in starts[glyphIndex]..<starts[glyphIndex + 1] {
      let rule = rules[Int(number)]
      if rule.lookup == done || rule.isOptional && !usesOptional { continue }
      var element = Int(rule.pattern)
      var first = index
      for _ in 0..<rule.before {
        guard first > bytes.lowerBound else { continue rules }
        first -= 1
        while first > bytes.lowerBound, text[first] & 0xC0 == 0x80 { first -= 1 }
        guard contains(glyphs.index(at: first, text).index, in: pattern[element]) else {
          continue rules
        }
        element += 1
      }
      var last = index
      var end = index + length
      for _ in 0..<rule.after {
        guard end < bytes.upperBound else { continue rules }
        last = end
        let (glyphIndex, length) = glyphs.index(at: last, text)
        guard contains(glyphIndex, in: pattern[element]) else { continue rules }
        end += length
        element += 1
      }
      if rule.acts { return true }
      if first < last {
        unsafeRanges.append((Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: last)))
      }
      done = rule.lookup
    }
    return false
  }

  /// Returns whether an index is in a set.
  @inline(__always)
  private func contains(_ glyphIndex: Int, in set: Int32) -> Bool {
    sets[Int(set) << 2 | glyphIndex >> 6] >> UInt64(glyphIndex & 63) & 1 != 0
  }
}
