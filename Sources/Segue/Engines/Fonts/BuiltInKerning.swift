/// The kerning of the built-in family, as a matrix of classes. Each glyph has a row as the first of
/// a pair and a column as the second; the cell of a row and a column has a set of advance changes,
/// one for each weight.
struct BuiltInKerning {
  /// The indices of the cells that are not empty, row by row, and their sets.
  private let cells: [(offset: Int, set: Int)]
  /// Sets of `weights.count` advance changes, in font units.
  private let changes: [Int]
  /// The lookups without the changes.
  private let classes: LookupTable

  init() {
    typealias Family = BuiltInFamily
    changes = Family.sets(of: Family.kernings)
    cells = Self.cells(Family.kerningCells)
    classes = Self.classes(
      rows: Family.numbers(of: Family.kerningRows, count: Family.glyphCount),
      columns: Family.numbers(of: Family.kerningColumns, count: Family.glyphCount))
  }

  /// Returns the lookups that kern the weight with this index.
  func lookups(ofWeight weight: Int) -> LookupTable {
    var table = classes
    table.pool = [Int32](
      repeating: 0, count: BuiltInFamily.kerningRowCount * BuiltInFamily.kerningColumnCount)
    for (offset, set) in cells {
      table.pool[offset] = Int32(changes[set * BuiltInFamily.weights.count + weight])
    }
    return table
  }

  /// Decodes the cells that are not empty.
  private static func cells(_ list: String) -> [(offset: Int, set: Int)] {
    var digits = NumberListReader(list)
    var cells: [(offset: Int, set: Int)] = []
    for row in 0..<BuiltInFamily.kerningRowCount {
      var column = 0
      for _ in 0..<(digits.next() ?? 0) {
        column += digits.next() ?? 0
        let set = digits.next() ?? 0
        if column < BuiltInFamily.kerningColumnCount {
          cells.append((row * BuiltInFamily.kerningColumnCount + column, set))
        }
        column += 1
      }
    }
    return cells
  }

  /// Creates one lookup with one class pair subtable that changes the first glyph's advance. It
  /// covers every glyph and ignores marks.
  private static func classes(rows: [Int], columns: [Int]) -> LookupTable {
    var table = LookupTable()
    var subtable = LookupTable.Subtable(kind: .classPairs, coverage: 0, data: 0)
    subtable.coverage = Int32(table.ranges.addAll(rows.count))
    subtable.classes.input = Int32(table.ranges.addClasses(of: rows.count) { rows[$0] } ?? 0)
    subtable.classes.after = Int32(table.ranges.addClasses(of: columns.count) { columns[$0] } ?? 0)
    subtable.count = Int32(BuiltInFamily.kerningRowCount)
    subtable.secondCount = Int32(BuiltInFamily.kerningColumnCount)
    table.subtables = [subtable]
    table.lookups = [
      LookupTable.Lookup(
        subtables: 0..<1, flags: GlyphTraits.mark, markSet: -1, mask: 1, isReverse: false,
        isPairKerning: true)
    ]
    table.indices = [0]
    table.masks = [UInt64](repeating: 1, count: rows.count)
    table.neighbourMasks = [UInt64](repeating: 0, count: rows.count)
    return table
  }
}
