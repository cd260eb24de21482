/// The variation of a variable font's advances with its weight: the table `HVAR`, flattened
/// (OpenType 1.9, "HVAR" and "OpenType Font Variations Common Table Formats").
///
/// Axes other than the weight stay at their defaults.
struct AdvanceVariations: Sendable {
  let axis: WeightAxis
  /// The advances at the default weight, as in `FontFace.advances`.
  private let base: [UInt16]
  /// A region of the variation space, restricted to the weight axis: the normalized coordinates at
  /// which it starts, peaks and ends. A region that requires another axis to leave its default
  /// never applies.
  fileprivate struct Region {
    var start = 0.0
    var peak = 0.0
    var end = 0.0
    var applies = true
  }
  /// The regions in the order of the table.
  private var regions: [Region] = []
  /// An item variation data subtable: consecutive rows with the same columns.
  private struct Block {
    let firstRow: Int
    let rowCount: Int
    let firstColumn: Int
    let columnCount: Int
    let firstDelta: Int
  }
  private var blocks: [Block] = []
  /// The region index of each column of each block.
  private var columns: [UInt16] = []
  /// The deltas of all blocks, row by row.
  private var deltas: [Int32] = []
  private var rowCount = 0
  /// The row of each glyph; −1 for a glyph whose advance does not vary.
  private var rows: [Int32] = []

  /// Reads the table. Throws if it is truncated or inconsistent.
  init(
    _ table: FontTable, axis: WeightAxis, advances: [UInt16], glyphCount: Int
  ) throws(FontProblem) {
    self.axis = axis
    base = advances
    guard let storeOffset = table.size32(4), let mapOffset = table.size32(8),
      let store = table.part(at: storeOffset)
    else { throw Self.problem("ends before its variations") }
    try readRegions(store)
    try readBlocks(store)
    try readRows(of: table, mapOffset: mapOffset, glyphCount: glyphCount)
  }

  private static func problem(_ message: String) -> FontProblem {
    FontProblem(table: "HVAR", message: message)
  }

  private mutating func readRegions(_ store: FontTable) throws(FontProblem) {
    guard let offset = store.size32(2), let axisCount = store.uint16(offset),
      let count = store.uint16(offset + 2)
    else { throw Self.problem("ends before its regions") }
    guard axisCount == axis.axisCount else {
      throw Self.problem("has \(axisCount) axes, and the table fvar \(axis.axisCount)")
    }
    for index in 0..<count {
      var region = Region()
      for other in 0..<axisCount {
        let record = offset + 4 + (index * axisCount + other) * 6
        guard let start = store.fixed2Dot14(record), let peak = store.fixed2Dot14(record + 2),
          let end = store.fixed2Dot14(record + 4)
        else { throw Self.problem("ends in its regions") }
        // A region that is out of order, spans the default, or has its peak at 0 ignores the axis.
        let ignoresAxis =
          start > peak || peak > end || peak == 0 || (start < 0 && end > 0)
        if other == axis.index {
          if !ignoresAxis { (region.start, region.peak, region.end) = (start, peak, end) }
        } else if !ignoresAxis {
          region.applies = false
        }
      }
      regions.append(region)
    }
  }

  private mutating func readBlocks(_ store: FontTable) throws(FontProblem) {
    guard let count = store.uint16(6) else { throw Self.problem("ends before its variations") }
    // A damaged table may make all blocks refer to the same bytes. In a valid table they do not
    // overlap, so that together they are no larger than the table.
    var budget = store.count
    for index in 0..<count {
      guard let offset = store.size32(8 + index * 4), let block = store.part(at: offset),
        let rowCount = block.uint16(0), let words = block.uint16(2),
        let columnCount = block.uint16(4)
      else { throw Self.problem("ends in its list of variations") }
      let isLong = words & 0x8000 != 0
      let wide = words & 0x7FFF
      guard wide <= columnCount else { throw Self.problem("has more wide columns than columns") }
      let rowSize = isLong ? wide * 4 + (columnCount - wide) * 2 : wide + columnCount
      let start = 6 + columnCount * 2
      budget -= start + rowCount * rowSize
      guard budget >= 0, block.count >= start + rowCount * rowSize else {
        throw Self.problem("has variations that do not lie in it as a whole")
      }
      // Rows without columns change nothing and are not stored, however many there are.
      let keptRows = columnCount == 0 ? 0 : rowCount
      blocks.append(
        Block(
          firstRow: self.rowCount, rowCount: keptRows, firstColumn: columns.count,
          columnCount: columnCount, firstDelta: deltas.count))
      for column in 0..<columnCount {
        let region = block.uint16(6 + column * 2) ?? 0
        guard region < regions.count else { throw Self.problem("names a region that is not there") }
        columns.append(UInt16(region))
      }
      var deltaOffset = start
      for _ in 0..<keptRows {
        for column in 0..<columnCount {
          deltas.append(block.delta(&deltaOffset, isWide: column < wide, isLong: isLong))
        }
      }
      self.rowCount += keptRows
    }
  }

  private mutating func readRows(
    of table: FontTable, mapOffset: Int, glyphCount: Int
  ) throws(FontProblem) {
    rows.reserveCapacity(glyphCount)
    guard mapOffset != 0 else {
      for glyph in 0..<glyphCount { rows.append(row(0, glyph)) }
      return
    }
    guard let map = table.part(at: mapOffset), let format = map.uint8(0),
      let entry = map.uint8(1), let count = format == 0 ? map.uint16(2) : map.size32(2), count > 0
    else { throw Self.problem("ends before the variations of its glyphs") }
    let size = (entry >> 4 & 3) + 1
    let innerBits = entry & 15 + 1
    let start = format == 0 ? 4 : 6
    guard count <= (map.count - start) / size else {
      throw Self.problem("ends in the variations of its glyphs")
    }
    for glyph in 0..<glyphCount {
      // Glyphs beyond the end use the last entry.
      let offset = start + min(glyph, count - 1) * size
      var value: Int64 = 0
      for byte in 0..<size { value = value << 8 | Int64(map.uint8(offset + byte) ?? 0) }
      rows.append(
        row(
          Int(clamping: value >> Int64(innerBits)),
          Int(clamping: value & (1 << Int64(innerBits) - 1))))
    }
  }

  /// Returns the row of a delta-set index; −1 if there is none.
  private func row(_ outer: Int, _ inner: Int) -> Int32 {
    guard outer < blocks.count, inner < blocks[outer].rowCount else { return -1 }
    return Int32(clamping: blocks[outer].firstRow + inner)
  }

  /// Returns the advance of every glyph at a weight. Linear in the number of glyphs and deltas.
  func advances(at weight: Double) -> [UInt16] {
    let coordinate = axis.normalizedCoordinate(of: weight)
    let factors = regions.map { $0.scalar(at: coordinate) }
    var changes: [Int] = []
    changes.reserveCapacity(rowCount)
    for block in blocks {
      var delta = block.firstDelta
      for _ in 0..<block.rowCount {
        var sum = 0.0
        for column in block.firstColumn..<block.firstColumn + block.columnCount {
          sum += factors[Int(columns[column])] * Double(deltas[delta])
          delta += 1
        }
        // Advances have 16 bits, so greater changes all have the same effect.
        changes.append(Int(min(max(sum + 0.5, -65536), 65536).rounded(.down)))
      }
    }
    return rows.indices.map { glyph in
      let advance = glyph < base.count ? base[glyph] : base.last ?? 0
      guard rows[glyph] >= 0 else { return advance }
      return UInt16(clamping: Int(advance) + changes[Int(rows[glyph])])
    }
  }
}

extension AdvanceVariations.Region {
  /// Returns the region's scalar, from 0 to 1, at a normalized coordinate of the weight axis.
  fileprivate func scalar(at coordinate: Double) -> Double {
    if !applies { return 0 }
    if peak == 0 || coordinate == peak { return 1 }
    if coordinate <= start || coordinate >= end { return 0 }
    return coordinate < peak
      ? (coordinate - start) / (peak - start) : (end - coordinate) / (end - peak)
  }
}

extension FontTable {
  /// Reads a delta of 32, 16 or 8 bits and advances `offset` past it.
  fileprivate func delta(_ offset: inout Int, isWide: Bool, isLong: Bool) -> Int32 {
    switch (isWide, isLong) {
    case (true, true):
      defer { offset += 4 }
      return Int32(truncatingIfNeeded: uint32(offset) ?? 0)
    case (true, false), (false, true):
      defer { offset += 2 }
      return Int32(int16(offset) ?? 0)
    case (false, false):
      defer { offset += 1 }
      return Int32(Int8(truncatingIfNeeded: uint8(offset) ?? 0))
    }
  }
}
