/// A font file of a project without the outlines that a document does not show.
///
/// Glyphs keep their indices, and the tables for layout stay as they are, so that a browser shapes
/// the text as with the whole font. Unused glyphs are empty.
enum FontSubset {
  /// The tables that text in horizontal lines does not need, or that would not agree with the
  /// others.
  private static let omitted = [
    "DSIG", "hdmx", "VDMX", "LTSH", "PCLT", "vhea", "vmtx", "VORG", "VVAR", "BASE", "JSTF",
  ]
  /// Tables of outlines and pictures that refer to glyphs and are not read here.
  private static let opaque = ["CFF2", "COLR", "SVG ", "CBDT", "EBDT", "sbix", "VARC"]

  /// Returns the font of a face in a file, as a file of its own. If its outlines cannot be divided,
  /// it has all of them. Returns nil if the file cannot be read, or is damaged such that the font
  /// would be much larger than the file.
  ///
  /// Linear in the size of the file, also of a damaged one.
  ///
  /// - Parameters:
  ///   - file: The bytes from which the face was read.
  ///   - points: The characters to show.
  static func font(_ file: [UInt8], of face: FontFace, with points: [UInt32]) -> [UInt8]? {
    var problems: [FontProblem] = []
    guard
      let tables = try? FontFile.tables(
        FontTable(file), family: face.family, weight: face.fileWeights, isItalic: face.isItalic,
        &problems)
    else { return nil }
    let isWhole = opaque.contains { tables[$0] != nil }
    let outlines =
      isWhole ? nil : self.outlines(tables, keeping: glyphs(of: face, tables, with: points))
    var font = FontWriter()
    var size = 0
    var written: Set<UInt32> = []
    for (tag, table) in tables.tables where written.insert(tag).inserted {
      if omitted.contains(where: { FontTables.number($0) == tag }) { continue }
      if let changed = outlines?.first(where: { $0.tag == tag }) {
        font.add(tag, changed.bytes)
        continue
      }
      // Tables of a damaged file may overlap, and be larger than the file together.
      size += table.count
      guard size <= file.count else { return nil }
      if tag == FontTables.number("post"), table.count >= 32 {
        // Without the names of the glyphs.
        font.add(tag, [0, 3, 0, 0] + table.content.dropFirst(4).prefix(28))
      } else {
        font.add(tag, Array(table.content))
      }
    }
    let subset = font.file(hasCompactOutlines: tables["CFF "] != nil || tables["CFF2"] != nil)
    // A damaged file may claim to have many more glyphs than it has room for.
    return subset.count <= 2 * file.count + 4096 ? subset : nil
  }

  /// Returns for each glyph whether the text may show it.
  private static func glyphs(
    of face: FontFace, _ tables: FontTables, with points: [UInt32]
  ) -> [Bool] {
    var kept = [Bool](repeating: false, count: max(1, tables["maxp"]?.uint16(4) ?? 0))
    kept[0] = true
    for point in points {
      guard let scalar = Unicode.Scalar(point) else { continue }
      let glyph = Int(face.characters[scalar])
      if glyph < kept.count { kept[glyph] = true }
    }
    face.layout.substitution.addSubstitutes(to: &kept)
    return kept
  }

  /// Returns the tables of the outlines, without those of other glyphs; nil if they cannot be
  /// divided.
  private static func outlines(
    _ tables: FontTables, keeping kept: [Bool]
  ) -> [(tag: UInt32, bytes: [UInt8])]? {
    if let table = tables["CFF "] {
      return CompactFontSubset.table(table, keeping: kept).map {
        [(FontTables.number("CFF "), $0)]
      }
    }
    guard let outlines = TrueTypeSubset(tables, keeping: kept) else { return nil }
    var changed = [
      (FontTables.number("glyf"), outlines.glyphs), (FontTables.number("loca"), outlines.locations),
    ]
    if let table = tables["gvar"] {
      guard let variations = outlines.variations(table) else { return nil }
      changed.append((FontTables.number("gvar"), variations))
    }
    return changed.map { (tag: $0.0, bytes: $0.1) }
  }
}
