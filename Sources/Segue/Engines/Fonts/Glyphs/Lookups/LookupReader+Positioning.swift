/// The subtables of GPOS that change advances, types 1 to 3 (OpenType, "GPOS — Glyph Positioning
/// Table").
///
/// Device tables for pixel sizes and for variations are ignored: browsers use neither.
extension LookupReader {
  /// The layout of a value record: its length, and the offset of the horizontal advance in it.
  private struct ValueFormat {
    var length: Int
    /// The offset of the advance; nil if the record has none.
    var advance: Int?

    init(_ bits: Int) {
      length = 2 * (bits & 0xFF).nonzeroBitCount
      advance = bits & 4 == 0 ? nil : 2 * (bits & 3).nonzeroBitCount
    }

    /// Returns the advance of the record at an offset; nil if the record exceeds the table.
    func advance(in part: FontTable, at offset: Int) -> Int? {
      guard let advance else { return part.part(at: offset, length: length) == nil ? nil : 0 }
      return part.int16(offset + advance)
    }
  }

  /// Reads type 1, single adjustment; nil if it is damaged.
  mutating func readSingleAdjustment(_ part: FontTable, at offset: Int) -> LookupTable.Subtable? {
    guard let form = part.uint16(0), let coverageOffset = part.uint16(2),
      let coverage = coverage(at: offset + coverageOffset), let bits = part.uint16(4)
    else { return nil }
    let format = ValueFormat(bits)
    guard form == 1 || form == 2, let count = form == 1 ? 1 : part.uint16(6), hasRoom(for: count)
    else { return nil }
    let data = end
    for index in 0..<count {
      let recordOffset = (form == 1 ? 6 : 8) + index * format.length
      guard let advance = format.advance(in: part, at: recordOffset) else { return nil }
      append(advance)
    }
    // A count of −1 distinguishes one value for all glyphs from a list with a single entry.
    return LookupTable.Subtable(
      kind: .singleAdjustment, coverage: coverage, data: Int32(data),
      count: form == 1 ? -1 : Int32(count))
  }

  /// Reads type 2, pair adjustment; nil if it is damaged.
  mutating func readPairs(_ part: FontTable, at offset: Int) -> LookupTable.Subtable? {
    guard let form = part.uint16(0), let coverageOffset = part.uint16(2),
      let coverage = coverage(at: offset + coverageOffset), let firstBits = part.uint16(4),
      let secondBits = part.uint16(6)
    else { return nil }
    let first = ValueFormat(firstBits)
    let second = ValueFormat(secondBits)
    var subtable = LookupTable.Subtable(kind: .glyphPairs, coverage: coverage, data: 0)
    subtable.hasSecondValue = secondBits != 0
    switch form {
    case 1:
      guard let count = part.uint16(8), hasRoom(for: count) else { return nil }
      let data = reserve(count)
      subtable.data = Int32(data)
      subtable.count = Int32(count)
      for index in 0..<count {
        guard let start = part.uint16(10 + 2 * index), let pairs = part.uint16(start),
          hasRoom(for: 3 * pairs + 1)
        else { return nil }
        set(data + index, to: end)
        append(pairs)
        var recordOffset = start + 2
        for _ in 0..<pairs {
          guard let glyph = part.uint16(recordOffset),
            let change = first.advance(in: part, at: recordOffset + 2),
            let secondChange = second.advance(in: part, at: recordOffset + 2 + first.length)
          else { return nil }
          append(glyph)
          append(change)
          append(secondChange)
          recordOffset += 2 + first.length + second.length
        }
      }
    case 2:
      guard let firstOffset = part.uint16(8), let secondOffset = part.uint16(10),
        let firstClasses = classes(at: offset + firstOffset),
        let secondClasses = classes(at: offset + secondOffset), let count = part.uint16(12),
        let secondCount = part.uint16(14), hasRoom(for: 2 * count * secondCount)
      else { return nil }
      subtable.kind = .classPairs
      subtable.classes = (0, firstClasses, secondClasses)
      subtable.data = Int32(end)
      subtable.count = Int32(count)
      subtable.secondCount = Int32(secondCount)
      var recordOffset = 16
      for _ in 0..<(count * secondCount) {
        guard let change = first.advance(in: part, at: recordOffset),
          let secondChange = second.advance(in: part, at: recordOffset + first.length)
        else { return nil }
        append(change)
        if subtable.hasSecondValue { append(secondChange) }
        recordOffset += first.length + second.length
      }
    default:
      return nil
    }
    return subtable
  }

  /// Reads type 3, cursive attachment; nil if it is damaged.
  mutating func readCursive(_ part: FontTable, at offset: Int) -> LookupTable.Subtable? {
    guard part.uint16(0) == 1, let coverageOffset = part.uint16(2),
      let coverage = coverage(at: offset + coverageOffset), let count = part.uint16(4),
      hasRoom(for: 3 * count)
    else { return nil }
    let data = end
    for index in 0..<count {
      guard let entry = part.uint16(6 + 4 * index), let exit = part.uint16(8 + 4 * index) else {
        return nil
      }
      append((entry == 0 ? 0 : 1) | (exit == 0 ? 0 : 2))
      for anchor in [entry, exit] {
        guard anchor != 0 else {
          append(0)
          continue
        }
        guard let x = part.int16(anchor + 2) else { return nil }
        append(x)
      }
    }
    return LookupTable.Subtable(
      kind: .cursive, coverage: coverage, data: Int32(data), count: Int32(count))
  }
}
