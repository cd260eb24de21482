/// Finds the pairs of plain glyphs that lookups of GPOS change which are plain kerning.
struct PlainPairReader {
  private let table: LookupTable
  private let plain: PlainGlyphs
  /// By list of classes.
  private var columns: [Int32: Columns] = [:]
  /// By the place of the second glyph: the last round in which a subtable knew the pair.
  private var known: [Int]
  /// A first glyph in a lookup.
  private var round = 0
  /// Steps that may still be taken.
  private(set) var work = 16_000_000

  /// The classes that plain glyphs have as second glyphs, ascending.
  private struct Columns {
    var numbers: [Int] = []
    /// Where in `places` those of each class start, and where the last ones end.
    var starts: [Int] = []
    var places: [Int] = []
  }

  init(_ table: LookupTable, _ plain: PlainGlyphs) {
    self.table = table
    self.plain = plain
    known = [Int](repeating: 0, count: plain.count)
  }

  /// Calls `body` with the place of each second glyph that a lookup knows beside the first, and the
  /// change of the first one's advance in units; not with all where that is 0.
  ///
  /// Of a lookup's subtables the first that knows a pair decides.
  mutating func forEachChange(of left: Int, by lookup: Int32, _ body: (Int, Int16) -> Void) {
    let glyph = plain.glyphs[left]
    round += 1
    for index in table.lookups[Int(lookup)].subtables {
      let subtable = table.subtables[Int(index)]
      let place = table.ranges.index(of: glyph, in: subtable.coverage)
      work -= 1
      guard place >= 0 else { continue }
      if subtable.kind == .glyphPairs {
        readGlyphs(subtable, place, body)
      } else if readClasses(subtable, glyph, body) {
        return
      }
    }
  }

  private mutating func readGlyphs(
    _ subtable: LookupTable.Subtable, _ place: Int, _ body: (Int, Int16) -> Void
  ) {
    guard place < Int(subtable.count) else { return }
    let start = Int(table.pool[Int(subtable.data) + place])
    guard start >= 0 else { return }
    for pair in 0..<Int(table.pool[start]) {
      work -= 1
      let second = table.pool[start + 1 + 3 * pair]
      let right = plain.place(of: UInt16(truncatingIfNeeded: second))
      if right != 0 { change(right, by: table.pool[start + 2 + 3 * pair], body) }
    }
  }

  /// True if it knows the pairs with all glyphs.
  private mutating func readClasses(
    _ subtable: LookupTable.Subtable, _ glyph: GlyphID, _ body: (Int, Int16) -> Void
  ) -> Bool {
    let row = table.ranges.number(of: glyph, in: subtable.classes.input)
    guard row < Int(subtable.count) else { return false }
    let columns = columns(subtable.classes.after)
    let knowsAll = (columns.numbers.last ?? 0) < subtable.secondCount
    let first = Int(subtable.data) + row * Int(subtable.secondCount)
    work -= columns.numbers.count
    for (index, column) in columns.numbers.enumerated() {
      guard column < subtable.secondCount else { break }
      let units = table.pool[first + column]
      // Most are 0, and matter only to the subtables after this one.
      if units == 0, knowsAll { continue }
      for place in columns.starts[index]..<columns.starts[index + 1] {
        change(columns.places[place], by: units, body)
      }
    }
    return knowsAll
  }

  private mutating func change(_ right: Int, by units: Int32, _ body: (Int, Int16) -> Void) {
    guard known[right] != round else { return }
    known[right] = round
    body(right, Int16(truncatingIfNeeded: units))
  }

  private mutating func columns(_ list: Int32) -> Columns {
    if let read = columns[list] { return read }
    var result = Columns()
    // Places have 8 bits.
    let sorted = (1..<max(1, plain.count)).map {
      table.ranges.number(of: plain.glyphs[$0], in: list) << 8 | $0
    }.sorted()
    for entry in sorted {
      if result.numbers.last != entry >> 8 {
        result.numbers.append(entry >> 8)
        result.starts.append(result.places.count)
      }
      result.places.append(entry & 0xFF)
    }
    result.starts.append(result.places.count)
    work -= plain.count
    columns[list] = result
    return result
  }
}
