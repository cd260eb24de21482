/// A writer of the kerning of selected glyphs, as GPOS of class pairs (OpenType 1.9, "Pair
/// adjustment positioning format 2").
enum KerningWriter {
  /// The largest size of the changes of a subtable: what follows them is within reach of 16 bits.
  private static let chunkSize = 40_000

  /// Returns the table; nil if no pair is kerned.
  ///
  /// - Parameter table: Lookups of which the first subtable is the kerning, in classes, as in the
  ///   built-in family.
  static func table(_ selection: GlyphSelection, _ table: LookupTable) -> [UInt8]? {
    guard let subtable = table.subtables.first, subtable.kind == .classPairs else { return nil }
    // The distinct rows and columns of the font's matrix that the glyphs use.
    var (rows, columns) = (ClassList(), ClassList())
    for glyph in selection.glyphs {
      rows.add(table.ranges.number(of: glyph, in: subtable.classes.input))
      columns.add(table.ranges.number(of: glyph, in: subtable.classes.after))
    }
    func change(_ row: Int, _ column: Int) -> Int32 {
      let cell = Int(subtable.data) + row * Int(subtable.secondCount) + column
      return cell < table.pool.count ? table.pool[cell] : 0
    }
    // Those that are equal in this selection become one, and those without kerning none.
    let columnClasses = columns.merged(startingAt: 1) { column in
      rows.numbers.map { change($0, column) }
    }
    let kept = columnClasses.representatives
    let rowClasses = rows.merged(startingAt: 0) { row in kept.map { change(row, $0) } }
    guard !rowClasses.representatives.isEmpty else { return nil }

    let width = kept.count + 1
    let rowsPerChunk = max(1, chunkSize / (2 * width))
    let seconds = selection.glyphs.indices.map { index in
      let glyph = selection.glyphs[index]
      let column = table.ranges.number(of: glyph, in: subtable.classes.after)
      return (glyph: index, number: columnClasses.number(of: columns.index(of: column)) ?? 0)
    }
    var subtables: [[UInt8]] = []
    for start in stride(from: 0, to: rowClasses.representatives.count, by: rowsPerChunk) {
      let end = min(start + rowsPerChunk, rowClasses.representatives.count)
      var firsts: [(glyph: Int, number: Int)] = []
      for (index, glyph) in selection.glyphs.enumerated() {
        let row = table.ranges.number(of: glyph, in: subtable.classes.input)
        guard let number = rowClasses.number(of: rows.index(of: row)), number >= start,
          number < end
        else { continue }
        firsts.append((index, number - start))
      }
      var values = TableWriter()
      for row in rowClasses.representatives[start..<end] {
        values.uint16(0)
        for column in kept { values.uint16(Int(change(row, column))) }
      }
      subtables.append(pairs(firsts, seconds, rows: end - start, columns: width, values.bytes))
    }
    return LayoutTableWriter.table(
      features: [(FontTables.number("kern"), [0])], lookups: [extended(subtables)])
  }

  /// Returns a class pair subtable that changes the first advance.
  private static func pairs(
    _ firsts: [(glyph: Int, number: Int)], _ seconds: [(glyph: Int, number: Int)], rows: Int,
    columns: Int, _ values: [UInt8]
  ) -> [UInt8] {
    let coverage = LayoutTableWriter.coverage(firsts.map { $0.glyph })
    let classes = LayoutTableWriter.classes(firsts)
    var writer = TableWriter()
    writer.uint16(2)
    writer.uint16(16 + values.count)
    writer.uint16(4)
    writer.uint16(0)
    writer.uint16(16 + values.count + coverage.count)
    writer.uint16(16 + values.count + coverage.count + classes.count)
    writer.uint16(rows)
    writer.uint16(columns)
    writer.append(values)
    writer.append(coverage)
    writer.append(classes)
    writer.append(LayoutTableWriter.classes(seconds))
    return writer.bytes
  }

  /// Returns a lookup that ignores marks, whose subtables are extensions, so that they may be
  /// anywhere.
  private static func extended(_ subtables: [[UInt8]]) -> [UInt8] {
    var writer = TableWriter()
    writer.uint16(9)
    writer.uint16(8)
    writer.uint16(subtables.count)
    let start = 6 + 2 * subtables.count
    for index in subtables.indices { writer.uint16(start + 8 * index) }
    var offset = 8 * subtables.count
    for subtable in subtables {
      writer.uint16(1)
      writer.uint16(2)
      writer.size32(offset)
      offset += subtable.count - 8
    }
    for subtable in subtables { writer.append(subtable) }
    return writer.bytes
  }
}

/// Distinct classes in the order of their first use.
private struct ClassList {
  private(set) var numbers: [Int] = []
  private var indices: [Int: Int] = [:]

  mutating func add(_ number: Int) {
    guard indices[number] == nil else { return }
    indices[number] = numbers.count
    numbers.append(number)
  }

  /// The index of a class that was added.
  func index(of number: Int) -> Int { indices[number] ?? 0 }

  /// Merges the classes with equal values.
  func merged(startingAt first: Int, _ values: (Int) -> [Int32]) -> MergedClasses {
    var merged = MergedClasses()
    var known: [[Int32]: Int] = [:]
    for number in numbers {
      let values = values(number)
      if !values.contains(where: { $0 != 0 }) {
        merged.newNumbers.append(nil)
      } else if let same = known[values] {
        merged.newNumbers.append(same)
      } else {
        let new = first + merged.representatives.count
        known[values] = new
        merged.newNumbers.append(new)
        merged.representatives.append(number)
      }
    }
    return merged
  }
}

private struct MergedClasses {
  /// An old class of each new one.
  var representatives: [Int] = []
  /// The new number of each old class, by its index; nil if it has no values but 0.
  var newNumbers: [Int?] = []

  func number(of index: Int) -> Int? { newNumbers[index] }
}
