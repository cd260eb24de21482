/// The table `kern` of older fonts: horizontal subtables of formats 0 (pairs) and 2 (classes), with
/// the headers of OpenType (version 0) and Apple (version 1.0).
struct KernTable: Sendable {
  struct Subtable: Sendable {
    /// The pairs of format 0, ascending: the left glyph in the upper half, the right one in the
    /// lower.
    var pairs: [UInt32] = []
    /// The change of each pair, in font units.
    var values: [Int16] = []
    /// The class tables of format 2: for the glyphs from `first` on, the offset of their row or
    /// column.
    var left: (first: Int, offsets: [UInt16]) = (0, [])
    var right: (first: Int, offsets: [UInt16]) = (0, [])
    /// The subtable of format 2, which is read at the sum of both offsets; nil for format 0.
    var cells: FontTable?

    /// Returns the change between two glyphs in font units; 0 if they are not kerned.
    func value(_ leftGlyph: GlyphID, _ rightGlyph: GlyphID) -> Int {
      guard let cells else {
        let key = UInt32(leftGlyph) << 16 | UInt32(rightGlyph)
        let index = pairs.indices.partitioningIndex { pairs[$0] >= key }
        return index < pairs.count && pairs[index] == key ? Int(values[index]) : 0
      }
      let row = Int(leftGlyph) - left.first
      let column = Int(rightGlyph) - right.first
      let offset =
        (left.offsets.indices.contains(row) ? Int(left.offsets[row]) : 0)
        + (right.offsets.indices.contains(column) ? Int(right.offsets[column]) : 0)
      return cells.int16(offset) ?? 0
    }

    /// Calls `body` with the indices of the glyphs and the change of each pair of fast-path glyphs
    /// that is kerned.
    func forEach(among glyphs: FastPathGlyphs, _ body: (Int, Int, Int) -> Void) {
      if cells == nil {
        for (pair, value) in zip(pairs, values) where value != 0 {
          let left = glyphs.index(of: UInt16(truncatingIfNeeded: pair >> 16))
          let right = glyphs.index(of: UInt16(truncatingIfNeeded: pair))
          if left != 0, right != 0 { body(left, right, Int(value)) }
        }
        return
      }
      for left in 1..<max(1, glyphs.count) {
        for right in 1..<glyphs.count {
          let value = value(glyphs.glyphs[left], glyphs.glyphs[right])
          if value != 0 { body(left, right, value) }
        }
      }
    }
  }

  private(set) var subtables: [Subtable] = []

  /// The greatest number of subtables that are read, since each pair of glyphs is looked up in all
  /// of them. FreeType has the same limit.
  private static let maximumSubtableCount = 32

  /// Creates an empty table.
  init() {}

  /// Reads the table. Linear in its size, because subtables are consecutive.
  init(_ table: FontTable, problems: inout [FontProblem]) {
    let isApple = table.uint32(0) == 0x1_0000
    guard let count = isApple ? table.size32(4) : table.uint16(2) else {
      problems.append(FontProblem(table: "kern", message: "has no header"))
      return
    }
    var offset = isApple ? 8 : 4
    for index in 0..<count {
      guard let length = isApple ? table.size32(offset) : table.uint16(offset + 2),
        let coverage = table.uint16(offset + 4)
      else {
        problems.append(FontProblem(table: "kern", message: "ends before its last subtable"))
        return
      }
      let header = isApple ? 8 : 6
      // Subtables with more pairs than a 16-bit length allows are common: the last subtable takes
      // the rest of the table.
      let size = index == count - 1 ? table.count - offset : max(length, header)
      guard let part = table.part(at: offset, length: size) else {
        problems.append(FontProblem(table: "kern", message: "ends in a subtable"))
        return
      }
      offset += size
      let format = isApple ? coverage & 0xFF : coverage >> 8
      // Apple: 0x8000 is vertical, 0x4000 cross-stream, 0x2000 for variations. OpenType: 1 is
      // horizontal, 4 cross-stream.
      let isWanted = isApple ? coverage & 0xE000 == 0 : coverage & 5 == 1
      guard isWanted, format == 0 || format == 2 else { continue }
      guard subtables.count < Self.maximumSubtableCount else {
        problems.append(
          FontProblem(
            table: "kern",
            message: "has more than the \(Self.maximumSubtableCount) subtables that are read"))
        return
      }
      guard let read = format == 0 ? Self.pairs(part, header) : Self.classes(part, header) else {
        problems.append(FontProblem(table: "kern", message: "has a subtable that cannot be read"))
        continue
      }
      subtables.append(read)
    }
  }

  /// Reads a subtable of format 0, without pairs that are out of order.
  private static func pairs(_ part: FontTable, _ header: Int) -> Subtable? {
    guard let count = part.uint16(header) else { return nil }
    var result = Subtable()
    for index in 0..<count {
      let recordOffset = header + 8 + 6 * index
      guard let pair = part.uint32(recordOffset), let value = part.int16(recordOffset + 4) else {
        break
      }
      guard result.pairs.last.map({ $0 < pair }) ?? true else { continue }
      result.pairs.append(pair)
      result.values.append(Int16(truncatingIfNeeded: value))
    }
    return result
  }

  /// Reads a subtable of format 2.
  private static func classes(_ part: FontTable, _ header: Int) -> Subtable? {
    func offsets(_ recordOffset: Int) -> (Int, [UInt16])? {
      guard let start = part.uint16(recordOffset), let first = part.uint16(start),
        let count = part.uint16(start + 2),
        let list = part.part(at: start + 4, length: 2 * count)
      else { return nil }
      return (first, (0..<count).map { UInt16(truncatingIfNeeded: list.uint16(2 * $0) ?? 0) })
    }
    guard let left = offsets(header + 2), let right = offsets(header + 4) else { return nil }
    var result = Subtable()
    result.left = left
    result.right = right
    result.cells = part
    return result
  }
}
