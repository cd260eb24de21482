/// The family that needs no font file: the faces written in the generated table.
///
/// Decoding reads some ten thousand numbers once, at the first use of `FontLibrary.builtIn`; the
/// kerning and the substitutions of a weight are read when text is first set in it.
enum BuiltInFamily {
  static func faces() -> [FontFace] {
    let sets = sets(of: widths)
    let glyphWidths = numbers(of: glyphWidths, count: glyphCount)
    let characters = characterMap()
    return weights.indices.map { face in
      FontFace(
        family: name, weight: Double(weights[face]), unitsPerEm: unitsPerEm, ascent: ascent,
        descent: descent, lineGap: lineGap, characters: characters,
        advances: glyphWidths.map { UInt16(clamping: sets[$0 * weights.count + face]) },
        isBuiltIn: true, layout: layouts[face]())
    }
  }

  private static func characterMap() -> CharacterMap {
    var characters = CharacterMap()
    var glyphs = Digits(glyphs)
    var ranges = Digits(ranges)
    var glyph = 0
    var point: UInt32 = 0
    while let skipped = ranges.next(), let length = ranges.next() {
      point &+= UInt32(truncatingIfNeeded: skipped)
      for _ in 0..<length {
        guard let difference = glyphs.nextSigned(), let scalar = Unicode.Scalar(point) else {
          break
        }
        glyph += difference
        characters[scalar] = GlyphID(clamping: glyph)
        point &+= 1
      }
    }
    return characters
  }

  /// `weights.count` numbers for each set.
  private static func sets(of list: String) -> [Int] {
    var digits = Digits(list)
    var sets: [Int] = []
    var regular = 0
    while let change = digits.nextSigned() {
      regular += change
      var value = regular
      sets.append(value)
      for _ in 1..<weights.count {
        value += digits.nextSigned() ?? 0
        sets.append(value)
      }
    }
    return sets
  }

  private static func numbers(of list: String, count: Int) -> [Int] {
    var digits = Digits(list)
    return (0..<count).map { _ in digits.next() ?? 0 }
  }

  // MARK: Layout tables

  /// Of each weight, read when it is first asked for.
  private static let layouts: [@Sendable () -> GlyphLayout] = [
    { regular }, { medium }, { semibold }, { bold },
  ]
  private static let regular = layout(0)
  private static let medium = layout(1)
  private static let semibold = layout(2)
  private static let bold = layout(3)

  private static func layout(_ face: Int) -> GlyphLayout {
    // What our own table says has no problems.
    var problems: [FontProblem] = []
    return GlyphLayout(
      gsub: FontTable(table(of: substitutions)), gpos: FontTable(kerningTable(face)),
      gdef: FontTable(table(of: glyphClasses)), glyphCount: glyphCount,
      characters: characterMap(), problems: &problems)
  }

  /// The bytes of a table that is written as differences of numbers of 16 bits.
  private static func table(of list: String) -> [UInt8] {
    var digits = Digits(list)
    var number = 0
    var table = TableWriter()
    while let difference = digits.nextSigned() {
      number += difference
      table.append(number)
    }
    return table.bytes
  }

  /// A GPOS table of one feature, `kern`, of one lookup, which kerns classes of glyphs and passes over
  /// marks. Its rows are spread over several subtables, for a subtable's offsets have 16 bits.
  private static func kerningTable(_ face: Int) -> [UInt8] {
    let rows = numbers(of: kerningRows, count: glyphCount)
    let columns = numbers(of: kerningColumns, count: glyphCount)
    let blocks = kerningBlocks(face, rows: rows, columns: columns)
    var table = TableWriter()
    // Version 1.0; the lists of scripts, features and lookups.
    table.append(1, 0, 10, 30, 44)
    // The script DFLT with one language, which has the feature 0.
    table.append(1)
    table.append(tag: "DFLT")
    table.append(8, 4, 0, 0, 0xFFFF, 1, 0)
    // The feature kern with the lookup 0.
    table.append(1)
    table.append(tag: "kern")
    table.append(8, 0, 1, 0)
    // One lookup of extensions (type 9) that ignores marks (flag 8).
    table.append(1, 4, 9, 8, blocks.count)
    let first = 6 + 2 * blocks.count
    for index in blocks.indices { table.append(first + 8 * index) }
    var start = 8 * blocks.count
    for (index, block) in blocks.enumerated() {
      table.append(1, 2)
      table.append(long: start - 8 * index)
      start += block.count
    }
    return blocks.reduce(into: table.bytes) { $0 += $1 }
  }

  /// How many rows of kerning a subtable holds.
  private static let rowsInBlock = 96

  /// The subtables: pairs by classes (format 2), each with some of the rows.
  private static func kerningBlocks(_ face: Int, rows: [Int], columns: [Int]) -> [[UInt8]] {
    let sets = sets(of: kernings)
    var cells = Digits(kerningCells)
    return stride(from: 0, to: kerningRowCount, by: rowsInBlock).map { firstRow in
      let rowCount = min(rowsInBlock, kerningRowCount - firstRow)
      var values: [Int] = []
      for _ in 0..<rowCount {
        var row = [Int](repeating: 0, count: kerningColumnCount)
        var column = 0
        for _ in 0..<(cells.next() ?? 0) {
          column += cells.next() ?? 0
          let set = cells.next() ?? 0
          if column < row.count { row[column] = sets[set * weights.count + face] }
          column += 1
        }
        values += row
      }
      let covered = rows.indices.filter { rows[$0] >= firstRow && rows[$0] < firstRow + rowCount }
      return pairs(
        covered, rows: rows.map { max(0, min($0 - firstRow, rowCount - 1)) }, columns: columns,
        rowCount: rowCount, values: values)
    }
  }

  private static func pairs(
    _ covered: [Int], rows: [Int], columns: [Int], rowCount: Int, values: [Int]
  ) -> [UInt8] {
    let coverage = 16 + 2 * values.count
    let rowClasses = coverage + 4 + 2 * covered.count
    let columnClasses = rowClasses + 6 + 2 * rows.count
    var table = TableWriter()
    // The first glyph's advance changes (value format 4), the second one's does not.
    table.append(2, coverage, 4, 0, rowClasses, columnClasses, rowCount, kerningColumnCount)
    values.forEach { table.append($0) }
    table.append(1, covered.count)
    covered.forEach { table.append($0) }
    table.append(1, 0, rows.count)
    rows.forEach { table.append($0) }
    table.append(1, 0, columns.count)
    columns.forEach { table.append($0) }
    return table.bytes
  }
}

/// Writes big-endian numbers.
private struct TableWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ numbers: Int...) {
    for number in numbers { append(number) }
  }

  mutating func append(_ number: Int) {
    bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    bytes.append(UInt8(truncatingIfNeeded: number))
  }

  mutating func append(long number: Int) {
    append(number >> 16)
    append(number)
  }

  mutating func append(tag: String) {
    bytes += tag.utf8
  }
}
