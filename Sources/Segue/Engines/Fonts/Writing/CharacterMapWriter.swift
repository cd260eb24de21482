/// A writer of the table `cmap` (OpenType 1.9, "cmap — Character to Glyph Index Mapping Table").
enum CharacterMapWriter {
  /// Consecutive characters with consecutive glyphs.
  private struct Group {
    var first: UInt32
    var last: UInt32
    var glyph: Int
  }

  /// Returns the table for characters in ascending order.
  static func table(_ characters: [(point: UInt32, index: Int)]) -> [UInt8] {
    var groups: [Group] = []
    for (point, glyph) in characters {
      if let last = groups.last, last.last + 1 == point, point != 0x10000,
        last.glyph + Int(point - last.first) == glyph
      {
        groups[groups.count - 1].last = point
      } else {
        groups.append(Group(first: point, last: point, glyph: glyph))
      }
    }
    let basic = segments(groups.filter { $0.last < 0xFFFF })
    let needsAll = groups.contains { $0.last >= 0xFFFF }
    var writer = TableWriter()
    writer.uint16(0)
    writer.uint16(needsAll ? 2 : 1)
    writer.uint16(3)
    writer.uint16(1)
    writer.size32(needsAll ? 20 : 12)
    if needsAll {
      writer.uint16(3)
      writer.uint16(10)
      writer.size32(20 + basic.count)
    }
    writer.append(basic)
    if needsAll { writer.append(all(groups)) }
    return writer.bytes
  }

  /// Format 4: the characters of the basic plane.
  private static func segments(_ groups: [Group]) -> [UInt8] {
    let groups = groups + [Group(first: 0xFFFF, last: 0xFFFF, glyph: 0)]
    var selector = 0
    while 2 << selector <= groups.count { selector += 1 }
    var writer = TableWriter()
    writer.uint16(4)
    writer.uint16(16 + 8 * groups.count)
    writer.uint16(0)
    writer.uint16(2 * groups.count)
    writer.uint16(2 << selector)
    writer.uint16(selector)
    writer.uint16(2 * groups.count - 2 << selector)
    for group in groups { writer.uint16(Int(group.last)) }
    writer.uint16(0)
    for group in groups { writer.uint16(Int(group.first)) }
    for group in groups { writer.uint16(group.glyph - Int(group.first)) }
    for _ in groups { writer.uint16(0) }
    return writer.bytes
  }

  /// Format 12: all characters.
  private static func all(_ groups: [Group]) -> [UInt8] {
    var writer = TableWriter()
    writer.uint16(12)
    writer.uint16(0)
    writer.size32(16 + 12 * groups.count)
    writer.uint32(0)
    writer.size32(groups.count)
    for group in groups {
      writer.uint32(group.first)
      writer.uint32(group.last)
      writer.size32(group.glyph)
    }
    return writer.bytes
  }
}
