/// The glyph properties in GDEF: glyph classes (base, ligature, mark), mark attachment classes and
/// mark glyph sets.
struct GlyphTraits: Sendable {
  /// Bits of a glyph's traits. Each equals the bit of LookupFlag that ignores such glyphs.
  static let base: UInt16 = 2
  static let ligature: UInt16 = 4
  static let mark: UInt16 = 8

  /// Whether GDEF classifies glyphs. If not, marks are recognized by their characters.
  private(set) var hasClasses = false
  /// The bits of each glyph, with the attachment class of a mark in the upper byte.
  private(set) var traits: [UInt16] = []
  /// The mark glyph sets, one per list.
  private(set) var markSets = GlyphRanges()
  private(set) var markSetCount = 0

  /// Creates the traits of a font without GDEF.
  init() {}

  /// Reads GDEF. Reports the parts that are damaged and omits them.
  init(_ table: FontTable, glyphCount: Int, problems: inout [FontProblem]) {
    func damaged(_ what: String) {
      problems.append(FontProblem(table: "GDEF", message: "has \(what) that cannot be read"))
    }
    guard let version = table.uint32(0), version >> 16 == 1, let classes = table.uint16(4),
      let attachment = table.uint16(10)
    else {
      damaged("a header")
      return
    }
    traits = [UInt16](repeating: 0, count: glyphCount)
    var lists = GlyphRanges()
    if classes != 0 {
      if let part = table.part(at: classes), let list = lists.readClasses(part) {
        hasClasses = true
        set(Int32(list), of: lists) {
          $0 == 1 ? Self.base : $0 == 2 ? Self.ligature : $0 == 3 ? 8 : 0
        }
      } else {
        damaged("glyph classes")
      }
    }
    if attachment != 0 {
      if let part = table.part(at: attachment), let list = lists.readClasses(part) {
        set(Int32(list), of: lists) { UInt16(truncatingIfNeeded: $0 & 0xFF) << 8 }
      } else {
        damaged("attachment classes")
      }
    }
    guard version >= 0x1_0002, let offset = table.uint16(12), offset != 0 else { return }
    readMarkSets(table, at: offset)
    if markSetCount == 0 { damaged("mark sets") }
  }

  private mutating func set(_ list: Int32, of lists: GlyphRanges, _ bits: (Int) -> UInt16) {
    let count = traits.count
    lists.forEach(in: list) { first, last, number in
      let bits = bits(number)
      for glyph in first..<max(first, min(last + 1, count)) { traits[glyph] |= bits }
    }
  }

  /// Reads the mark glyph sets. Each becomes a separate list, even if several refer to one coverage
  /// table; reading stops when there are more ranges than the table can contain.
  private mutating func readMarkSets(_ table: FontTable, at offset: Int) {
    guard let part = table.part(at: offset), part.uint16(0) == 1, let count = part.uint16(2) else {
      return
    }
    for index in 0..<count {
      guard let distance = part.size32(4 + 4 * index), markSets.rangeCount <= table.count else {
        return
      }
      // A damaged set contains no marks.
      if let set = part.part(at: distance), markSets.readCoverage(set) != nil {
        markSetCount += 1
      } else {
        _ = markSets.endList()
        markSetCount += 1
      }
    }
  }

  /// Returns the traits of a glyph; 0 if the font has no such glyph.
  @inline(__always)
  func traits(of glyph: GlyphID) -> UInt16 {
    Int(glyph) < traits.count ? traits[Int(glyph)] : 0
  }
}
