/// The tables that describe a font of the built-in family as a whole.
struct BuiltInDescription {
  let face: FontFace
  /// The least x and y of the font, the greatest, the position and thickness of the underline, the
  /// size and position of the strikeout, the heights of x and of capitals, and the average width.
  let measures: [Int]
  let selection: GlyphSelection

  private var isBold: Bool { face.weight >= 700 }

  /// The table `head`.
  var header: [UInt8] {
    var writer = TableWriter()
    writer.uint32(0x0001_0000)
    writer.uint32(0x0003_0000)
    // The checksum is set when the file is written.
    writer.uint32(0)
    writer.uint32(0x5F0F_3CF5)
    writer.uint16(3)
    writer.uint16(face.unitsPerEm)
    for _ in 0..<8 { writer.uint16(0) }
    for measure in measures[0..<4] { writer.uint16(measure) }
    writer.uint16(isBold ? 1 : 0)
    for number in [6, 2, 0, 0] { writer.uint16(number) }
    return writer.bytes
  }

  /// The table `hhea`.
  var horizontalHeader: [UInt8] {
    var writer = TableWriter()
    writer.uint32(0x0001_0000)
    for number in [face.ascent, -face.descent, face.lineGap] { writer.uint16(number) }
    writer.uint16(selection.glyphs.reduce(0) { max($0, face.advance(of: $1)) })
    // The least side bearings are unknown; the greatest extent is that of the font.
    for number in [0, 0, measures[2], 1, 0, 0, 0, 0, 0, 0, 0] { writer.uint16(number) }
    writer.uint16(selection.glyphs.count)
    return writer.bytes
  }

  /// The table `maxp`.
  var maximumProfile: [UInt8] {
    var writer = TableWriter()
    writer.uint32(0x0000_5000)
    writer.uint16(selection.glyphs.count)
    return writer.bytes
  }

  /// The table `OS/2`.
  var metrics: [UInt8] {
    var writer = TableWriter()
    let half = face.unitsPerEm / 2
    for number in [4, measures[10], Int(face.weight), 5, 0] { writer.uint16(number) }
    // Subscripts and superscripts.
    for number in [half, half, 0, half / 4, half, half, 0, half] { writer.uint16(number) }
    for number in [measures[6], measures[7], 0] { writer.uint16(number) }
    // The classification, the ranges of characters and the vendor.
    for _ in 0..<13 { writer.uint16(0) }
    writer.append(Array("RSMS".utf8))
    // The weight, and that the following metrics count.
    writer.uint16(isBold ? 0xA0 : face.weight == 400 ? 0xC0 : 0x80)
    writer.uint16(Int(min(selection.characters.first?.point ?? 0, 0xFFFF)))
    writer.uint16(Int(min(selection.characters.last?.point ?? 0, 0xFFFF)))
    for number in [face.ascent, -face.descent, face.lineGap, face.ascent, face.descent] {
      writer.uint16(number)
    }
    writer.uint32(1)
    writer.uint32(0)
    for number in [measures[8], measures[9], 0, 32, 12] { writer.uint16(number) }
    return writer.bytes
  }

  /// The table `name`: the copyright, the family, and the license.
  var names: [UInt8] {
    let names: [(id: Int, text: String)] = [
      (0, "Copyright 2016-2022 The Inter Project Authors"), (1, BuiltInFamily.name),
      (13, "SIL Open Font License 1.1"),
    ]
    var (writer, texts) = (TableWriter(), TableWriter())
    writer.uint16(0)
    writer.uint16(names.count)
    writer.uint16(6 + 12 * names.count)
    for (id, text) in names {
      let units = Array(text.utf8)
      for number in [3, 1, 0x409, id, 2 * units.count, texts.count] { writer.uint16(number) }
      // UTF-16 of ASCII.
      for unit in units { texts.uint16(Int(unit)) }
    }
    writer.append(texts.bytes)
    return writer.bytes
  }

  /// The table `post`, without names of glyphs.
  var postScript: [UInt8] {
    var writer = TableWriter()
    writer.uint32(0x0003_0000)
    writer.uint32(0)
    writer.uint16(measures[4])
    writer.uint16(measures[5])
    for _ in 0..<5 { writer.uint32(0) }
    return writer.bytes
  }
}
