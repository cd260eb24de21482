/// What GSUB does to text of plain glyphs, as rules on their places: whether a lookup applies at a
/// glyph is told without glyphs being made, by tests of bits.
///
/// Rules that ask for a glyph which is not plain are left out: they do not match.
struct PlainRules: Sendable {
  struct Rule: Sendable {
    /// The rules of one lookup have one number; after one that matches, its others are not tried.
    var lookup: Int32
    /// How many glyphs before and after are asked for.
    var before: UInt8
    var after: UInt8
    /// Whether it changes something. One that changes nothing keeps its lookup's others from it.
    var acts: Bool
    /// Only for ligatures and alternates that letter spacing turns off.
    var isOptional: Bool
    /// Where the numbers of the sets stand: those before, then those after, the nearest first.
    var pattern: Int32
  }

  /// Of the glyph at `place` the rules, in their order.
  private var starts: [Int32] = []
  private var rules: [Rule] = []
  private var pattern: [Int32] = []
  /// Sets of places, four words each.
  private var sets: [UInt64] = []
  /// Places whose glyphs change whatever is around them.
  private(set) var unconditional: [Bool] = []

  /// Work is bounded: nil if the lookups ask for too much.
  init?(_ plan: ShapingPlan, in table: LookupTable, _ plain: PlainGlyphs) {
    var builder = PlainRulesBuilder(table, plain)
    unconditional = [Bool](repeating: false, count: plain.count)
    starts = [0, 0]
    for place in 1..<max(1, plain.count) {
      let first = builder.rules.count
      for step in plan.substitutions {
        if builder.add(step, at: place) { unconditional[place] = true }
        guard builder.work > 0 else { return nil }
      }
      if unconditional[place] { builder.rules.removeLast(builder.rules.count - first) }
      starts.append(Int32(builder.rules.count))
    }
    rules = builder.rules
    pattern = builder.pattern
    sets = builder.sets
  }

  /// The pairs of places at which a rule may match: calls `body` with the first and the second.
  func forEachPair(count: Int, _ body: (Int, Int) -> Void) {
    for place in 1..<max(1, count) {
      for index in starts[place]..<starts[place + 1] {
        let rule = rules[Int(index)]
        let before = rule.before > 0 ? pattern[Int(rule.pattern)] : -1
        let after = rule.after > 0 ? pattern[Int(rule.pattern) + Int(rule.before)] : -1
        // Of two neighbours that are both asked for, the rarer one tells.
        if before >= 0, after < 0 || size(of: before) <= size(of: after) {
          forEachMember(of: before, below: count) { body($0, place) }
        } else if after >= 0 {
          forEachMember(of: after, below: count) { body(place, $0) }
        }
      }
    }
  }

  private func size(of set: Int32) -> Int {
    let start = Int(set) * 4
    var size = 0
    for word in start..<start + 4 { size += sets[word].nonzeroBitCount }
    return size
  }

  /// The places of a set in their order, without place 0.
  private func forEachMember(of set: Int32, below count: Int, _ body: (Int) -> Void) {
    for word in 0..<4 {
      var bits = sets[Int(set) * 4 + word]
      if word == 0 { bits &= ~1 }
      while bits != 0 {
        let place = word * 64 + bits.trailingZeroBitCount
        if place < count { body(place) }
        bits &= bits - 1
      }
    }
  }

  /// Whether a lookup changes something at the character at `index`.
  ///
  /// - Parameters:
  ///   - bytes: Of `text`, what may be looked at.
  ///   - ties: Gets the first bytes of the outer characters of what a rule that changes nothing has
  ///     looked at.
  func acts(
    at index: Int, in bytes: Range<Int>, of text: Span<UInt8>, _ plain: PlainGlyphs,
    usesOptional: Bool, ties: inout [(first: Int32, last: Int32)]
  ) -> Bool {
    let (place, length) = plain.place(at: index, text)
    var done: Int32 = -1
    rules: for number in starts[place]..<starts[place + 1] {
      let rule = rules[Int(number)]
      if rule.lookup == done || rule.isOptional && !usesOptional { continue }
      var element = Int(rule.pattern)
      var first = index
      for _ in 0..<rule.before {
        guard first > bytes.lowerBound else { continue rules }
        first -= 1
        while first > bytes.lowerBound, text[first] & 0xC0 == 0x80 { first -= 1 }
        guard contains(plain.place(at: first, text).place, in: pattern[element]) else {
          continue rules
        }
        element += 1
      }
      var last = index
      var end = index + length
      for _ in 0..<rule.after {
        guard end < bytes.upperBound else { continue rules }
        last = end
        let (place, length) = plain.place(at: last, text)
        guard contains(place, in: pattern[element]) else { continue rules }
        end += length
        element += 1
      }
      if rule.acts { return true }
      if first < last {
        ties.append((Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: last)))
      }
      done = rule.lookup
    }
    return false
  }

  @inline(__always)
  private func contains(_ place: Int, in set: Int32) -> Bool {
    sets[Int(set) << 2 | place >> 6] >> UInt64(place & 63) & 1 != 0
  }
}
