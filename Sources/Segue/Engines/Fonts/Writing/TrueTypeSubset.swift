/// The outlines of some glyphs of a TrueType font, and of the glyphs that they consist of
/// (OpenType 1.9, "glyf — Glyph Data").
struct TrueTypeSubset {
  /// The table `glyf`.
  private(set) var glyphs: [UInt8] = []
  /// The table `loca`.
  private(set) var locations: [UInt8] = []
  private var kept: [Bool]

  /// Selects glyphs; nil if the tables are damaged.
  init?(_ tables: FontTables, keeping wanted: [Bool]) {
    guard let glyf = tables["glyf"], let loca = tables["loca"],
      let format = tables["head"]?.uint16(50), format <= 1,
      loca.count >= (wanted.count + 1) * (format == 0 ? 2 : 4)
    else { return nil }
    kept = wanted
    func outline(_ glyph: Int) -> FontTable? {
      let start = format == 0 ? loca.uint16(2 * glyph).map { 2 * $0 } : loca.size32(4 * glyph)
      let end =
        format == 0 ? loca.uint16(2 * glyph + 2).map { 2 * $0 } : loca.size32(4 * glyph + 4)
      guard let start, let end, end > start else { return nil }
      return glyf.part(at: start, length: end - start)
    }
    // The outlines of a damaged font may overlap.
    var remaining = glyf.count
    var pending = kept.indices.filter { kept[$0] }
    while let glyph = pending.popLast() {
      guard let outline = outline(glyph) else { continue }
      remaining -= outline.count
      guard remaining >= 0 else { return nil }
      for component in Self.components(of: outline)
      where component < kept.count && !kept[component] {
        kept[component] = true
        pending.append(component)
      }
    }
    var (data, offsets) = (TableWriter(), TableWriter())
    for glyph in kept.indices {
      if format == 0 { offsets.uint16(data.count / 2) } else { offsets.size32(data.count) }
      if kept[glyph], let outline = outline(glyph) {
        data.append(outline.content)
        data.pad(to: 2)
      }
    }
    if format == 0 { offsets.uint16(data.count / 2) } else { offsets.size32(data.count) }
    guard format == 1 || data.count / 2 <= 0xFFFF else { return nil }
    // A table of no bytes is not a table to some readers.
    if data.count == 0 { data.uint16(0) }
    glyphs = data.bytes
    locations = offsets.bytes
  }

  /// Returns the glyphs of which a composite glyph consists.
  private static func components(of outline: FontTable) -> [Int] {
    guard let contours = outline.int16(0), contours < 0 else { return [] }
    var components: [Int] = []
    var offset = 10
    while let flags = outline.uint16(offset), let glyph = outline.uint16(offset + 2) {
      components.append(glyph)
      offset += flags & 0x0001 != 0 ? 8 : 6
      if flags & 0x0008 != 0 {
        offset += 2
      } else if flags & 0x0040 != 0 {
        offset += 4
      } else if flags & 0x0080 != 0 {
        offset += 8
      }
      if flags & 0x0020 == 0 { break }
    }
    return components
  }

  /// Returns `gvar` with the variations of the selected glyphs; nil if it is damaged.
  func variations(_ table: FontTable) -> [UInt8]? {
    guard let header = table.part(at: 0, length: 20), let axes = table.uint16(4),
      let tupleCount = table.uint16(6), let tuplesOffset = table.size32(8),
      let count = table.uint16(12), count <= kept.count, let flags = table.uint16(14),
      axes <= 64, tupleCount <= 0xFFF, let dataOffset = table.size32(16),
      let data = table.part(at: dataOffset),
      let tuples = table.part(at: tuplesOffset, length: 2 * axes * tupleCount)
    else { return nil }
    let isLong = flags & 1 != 0
    guard table.part(at: 20, length: (isLong ? 4 : 2) * (count + 1)) != nil else { return nil }
    func offset(_ glyph: Int) -> Int? {
      isLong ? table.size32(20 + 4 * glyph) : table.uint16(20 + 2 * glyph).map { 2 * $0 }
    }
    var (offsets, contents) = (TableWriter(), TableWriter())
    for glyph in 0..<count {
      offsets.size32(contents.count)
      guard kept[glyph], let start = offset(glyph), let end = offset(glyph + 1), end > start else {
        continue
      }
      guard let part = data.part(at: start, length: end - start),
        contents.count + part.count <= table.count
      else { return nil }
      contents.append(part.content)
      contents.pad(to: 4)
    }
    offsets.size32(contents.count)
    var writer = TableWriter()
    writer.append(header.content)
    writer.set16(14, to: flags | 1)
    writer.set32(8, to: UInt32(clamping: 20 + offsets.count))
    writer.set32(16, to: UInt32(clamping: 20 + offsets.count + tuples.count))
    for part in [offsets.bytes, Array(tuples.content), contents.bytes] { writer.append(part) }
    return writer.bytes
  }
}
