/// A reader of the pairs of fast-path glyphs that GPOS lookups with pair kerning change.
struct FastPathPairReader {
  private let table: LookupTable
  private let glyphs: FastPathGlyphs
  /// The columns of each list of classes, once they have been computed.
  private var columns: [Int32: Columns] = [:]
  /// For each second glyph, the last round in which a subtable contained the pair.
  private var known: [Int]
  /// The number of the current round; each first glyph of each lookup is one.
  private var round = 0
  /// The number of steps that may still be taken.
  private(set) var remainingWork = 16_000_000

  /// The classes of fast-path glyphs as second glyphs, ascending.
  private struct Columns {
    var numbers: [Int] = []
    /// For each class, the offset in `indices` of its glyphs, and finally the number of glyphs.
    var starts: [Int] = []
    var indices: [Int] = []
  }

  init(_ table: LookupTable, _ glyphs: FastPathGlyphs) {
    self.table = table
    self.glyphs = glyphs
    known = [Int](repeating: 0, count: glyphs.count)
  }

  /// Calls `body` with the index of each second glyph that a lookup pairs with the first one, and
  /// with the change of the first one's advance in font units. Pairs whose change is 0 may be
  /// omitted.
  ///
  /// The first subtable of a lookup that contains a pair decides.
  mutating func forEachChange(of left: Int, by lookup: Int32, _ body: (Int, Int16) -> Void) {
    let glyph = glyphs.glyphs[left]
    round += 1
    for index in table.lookups[Int(lookup)].subtables {
      let subtable = table.subtables[Int(index)]
      let coverageIndex = table.ranges.index(of: glyph, in: subtable.coverage)
      remainingWork -= 1
      guard coverageIndex >= 0 else { continue }
      if subtable.kind == .glyphPairs {
        readGlyphs(of: subtable, coverageIndex: coverageIndex, body)
      } else if readClasses(of: subtable, first: glyph, body) {
        return
      }
    }
  }

  /// Reads the pairs of glyphs with the first glyph.
  private mutating func readGlyphs(
    of subtable: LookupTable.Subtable, coverageIndex: Int, _ body: (Int, Int16) -> Void
  ) {
    guard coverageIndex < Int(subtable.count) else { return }
    let start = Int(table.pool[Int(subtable.data) + coverageIndex])
    guard start >= 0 else { return }
    for pair in 0..<Int(table.pool[start]) {
      remainingWork -= 1
      let second = table.pool[start + 1 + 3 * pair]
      let right = glyphs.index(of: UInt16(truncatingIfNeeded: second))
      if right != 0 { change(right, by: table.pool[start + 2 + 3 * pair], body) }
    }
  }

  /// Reads the pairs of classes with the first glyph. Returns true if they include all second
  /// glyphs.
  private mutating func readClasses(
    of subtable: LookupTable.Subtable, first glyph: GlyphID, _ body: (Int, Int16) -> Void
  ) -> Bool {
    let row = table.ranges.number(of: glyph, in: subtable.classes.input)
    guard row < Int(subtable.count) else { return false }
    let columns = columns(subtable.classes.after)
    let knowsAll = (columns.numbers.last ?? 0) < subtable.secondCount
    let first = Int(subtable.data) + row * Int(subtable.secondCount)
    remainingWork -= columns.numbers.count
    for (index, column) in columns.numbers.enumerated() {
      guard column < subtable.secondCount else { break }
      let units = table.pool[first + column]
      // Most changes are 0, which matters only if subtables after this one have the pair.
      if units == 0, knowsAll { continue }
      for position in columns.starts[index]..<columns.starts[index + 1] {
        change(columns.indices[position], by: units, body)
      }
    }
    return knowsAll
  }

  /// Reports the change of a pair, unless an earlier subtable contained it.
  private mutating func change(_ right: Int, by units: Int32, _ body: (Int, Int16) -> Void) {
    guard known[right] != round else { return }
    known[right] = round
    body(right, Int16(truncatingIfNeeded: units))
  }

  /// Returns the columns of a list of classes.
  private mutating func columns(_ list: Int32) -> Columns {
    if let read = columns[list] { return read }
    var result = Columns()
    // Indices have 8 bits.
    let sorted = (1..<max(1, glyphs.count)).map {
      table.ranges.number(of: glyphs.glyphs[$0], in: list) << 8 | $0
    }.sorted()
    for entry in sorted {
      if result.numbers.last != entry >> 8 {
        result.numbers.append(entry >> 8)
        result.starts.append(result.indices.count)
      }
      result.indices.append(entry & 0xFF)
    }
    result.starts.append(result.indices.count)
    remainingWork -= glyphs.count
    columns[list] = result
    return result
  }
}
