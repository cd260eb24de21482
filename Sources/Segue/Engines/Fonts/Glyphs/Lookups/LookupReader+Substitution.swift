/// The subtables of GSUB of types 1 to 4 and 8 (OpenType, "GSUB — Glyph Substitution Table").
extension LookupReader {
  /// Reads type 1, single substitution; nil if it is damaged.
  mutating func readSingle(_ part: FontTable, at offset: Int) -> LookupTable.Subtable? {
    guard let format = part.uint16(0), let coverageOffset = part.uint16(2),
      let coverage = coverage(at: offset + coverageOffset), let value = part.uint16(4)
    else { return nil }
    if format == 1 {
      return LookupTable.Subtable(kind: .singleDelta, coverage: coverage, data: Int32(value))
    }
    guard format == 2, hasRoom(for: value) else { return nil }
    let data = end
    for index in 0..<value {
      guard let substitute = part.uint16(6 + 2 * index) else { return nil }
      append(substitute)
    }
    return LookupTable.Subtable(
      kind: .single, coverage: coverage, data: Int32(data), count: Int32(value))
  }

  /// The common beginning of multiple, alternate and ligature substitutions: a coverage, and a set
  /// for each covered glyph.
  private struct Sets {
    var coverage: Int32
    var count: Int
    /// The pool offset of the entries of the glyphs, which are −1 until they are set.
    var data: Int

    func subtable(_ kind: LookupTable.Subtable.Kind) -> LookupTable.Subtable {
      LookupTable.Subtable(
        kind: kind, coverage: coverage, data: Int32(data), count: Int32(count))
    }
  }

  /// Reads the coverage and the number of sets.
  private mutating func sets(_ part: FontTable, at offset: Int) -> Sets? {
    guard part.uint16(0) == 1, let coverageOffset = part.uint16(2),
      let coverage = coverage(at: offset + coverageOffset), let count = part.uint16(4),
      hasRoom(for: count)
    else { return nil }
    return Sets(coverage: coverage, count: count, data: reserve(count))
  }

  /// Reads type 2, multiple substitution; nil if it is damaged.
  mutating func readMultiple(_ part: FontTable, at offset: Int) -> LookupTable.Subtable? {
    guard let sets = sets(part, at: offset) else { return nil }
    for index in 0..<sets.count {
      guard let start = part.uint16(6 + 2 * index), let glyphs = part.uint16(start),
        hasRoom(for: glyphs + 1)
      else { return nil }
      set(sets.data + index, to: end)
      append(glyphs)
      for glyph in 0..<glyphs {
        guard let substitute = part.uint16(start + 2 + 2 * glyph) else { return nil }
        append(substitute)
      }
    }
    return sets.subtable(.multiple)
  }

  /// Reads type 3, alternate substitution; nil if it is damaged. The first alternate is used, as
  /// for a feature that is on without a value.
  mutating func readAlternate(_ part: FontTable, at offset: Int) -> LookupTable.Subtable? {
    guard let sets = sets(part, at: offset) else { return nil }
    for index in 0..<sets.count {
      guard let start = part.uint16(6 + 2 * index), let alternates = part.uint16(start) else {
        return nil
      }
      guard alternates > 0 else { continue }
      guard let first = part.uint16(start + 2) else { return nil }
      set(sets.data + index, to: first)
    }
    return sets.subtable(.single)
  }

  /// Reads type 4, ligature substitution; nil if it is damaged.
  mutating func readLigatures(_ part: FontTable, at offset: Int) -> LookupTable.Subtable? {
    guard let sets = sets(part, at: offset) else { return nil }
    for index in 0..<sets.count {
      guard let start = part.uint16(6 + 2 * index), let ligatures = part.uint16(start) else {
        return nil
      }
      set(sets.data + index, to: end)
      append(ligatures)
      for ligature in 0..<ligatures {
        guard let distance = part.uint16(start + 2 + 2 * ligature),
          let glyph = part.uint16(start + distance),
          let components = part.uint16(start + distance + 2), components > 0,
          hasRoom(for: components + 1)
        else { return nil }
        append(glyph)
        append(components - 1)
        for component in 0..<(components - 1) {
          guard let glyph = part.uint16(start + distance + 4 + 2 * component) else { return nil }
          append(glyph)
        }
      }
    }
    return sets.subtable(.ligature)
  }

  /// Reads type 8, reverse chaining contextual single substitution; nil if it is damaged.
  mutating func readReverse(_ part: FontTable, at offset: Int) -> LookupTable.Subtable? {
    guard part.uint16(0) == 1, let coverageOffset = part.uint16(2),
      let coverage = coverage(at: offset + coverageOffset), let before = part.uint16(4),
      let after = part.uint16(6 + 2 * before),
      let count = part.uint16(8 + 2 * (before + after)), hasRoom(for: 2 + before + after + count)
    else { return nil }
    var coverages: [Int] = []
    for index in 0..<(before + after) {
      let fieldOffset = index < before ? 6 + 2 * index : 8 + 2 * index
      guard let distance = part.uint16(fieldOffset), let list = self.coverage(at: offset + distance)
      else { return nil }
      coverages.append(Int(list))
    }
    let data = end
    append(before)
    append(after)
    for list in coverages { append(list) }
    for index in 0..<count {
      guard let substitute = part.uint16(10 + 2 * (before + after + index)) else { return nil }
      append(substitute)
    }
    return LookupTable.Subtable(
      kind: .reverse, coverage: coverage, data: Int32(data), count: Int32(count))
  }
}
