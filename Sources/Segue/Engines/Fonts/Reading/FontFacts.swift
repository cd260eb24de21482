/// What a face says of itself, apart from its glyphs: names, weight, slant and vertical metrics.
struct FontFacts: Sendable {
  /// From `OS/2`; nil if it says nothing that makes sense.
  var weight: Double?
  var isItalic = false
  /// The families it belongs to, in several languages perhaps.
  var families: [String] = []

  init(_ tables: FontTables) {
    if let os2 = tables["OS/2"] {
      // Some old fonts count from 1 to 9.
      if let weight = os2.uint16(4), (10...1000).contains(weight) { self.weight = Double(weight) }
      // Bit 0 says italic, bit 9 oblique.
      if let selection = os2.uint16(62) { isItalic = selection & 0x201 != 0 }
    } else if let style = tables["head"]?.uint16(44) {
      isItalic = style & 2 != 0
    }
    if let names = tables["name"] { families = Self.families(in: names) }
  }

  func belongs(to family: String) -> Bool {
    let wanted = family.lowercased()
    return families.contains { $0.lowercased() == wanted }
  }

  /// The longest name that is read, in bytes, and how many are: records may all point at the same
  /// bytes.
  private static let longestName = 256
  private static let mostNames = 256

  /// The family (name 1) and the typographic family (16) of the `name` table.
  private static func families(in table: FontTable) -> [String] {
    guard let count = table.uint16(2), let storage = table.uint16(4) else { return [] }
    var names: [String] = []
    for index in 0..<count {
      let record = 6 + index * 12
      guard let platform = table.uint16(record), let id = table.uint16(record + 6),
        let length = table.uint16(record + 8), let offset = table.uint16(record + 10)
      else { break }
      guard id == 1 || id == 16, length <= longestName,
        let text = table.part(at: storage + offset, length: length)
      else { continue }
      let name: String
      if platform == 1 {
        // Macintosh scripts agree on ASCII; other names of a font stand in Unicode too.
        let bytes = (0..<length).compactMap { text.uint8($0).map { UInt8($0) } }
        guard bytes.allSatisfy({ $0 < 0x80 }) else { continue }
        name = String(decoding: bytes, as: UTF8.self)
      } else {
        let units = stride(from: 0, to: length - 1, by: 2).compactMap { text.uint16($0) }
        name = String(decoding: units.map { UInt16($0) }, as: UTF16.self)
      }
      if !names.contains(name) { names.append(name) }
      if names.count == mostNames { break }
    }
    return names
  }
}

/// Above and below the baseline, in units of the font.
struct VerticalMetrics: Sendable {
  var ascent: Int
  /// Positive downwards.
  var descent: Int
  var lineGap: Int

  /// As browsers choose: the typographic metrics of `OS/2` where it asks for them (fsSelection, bit
  /// 7), else those of `hhea`; where these are 0, the typographic ones, and then `usWinAscent` and
  /// `usWinDescent`. A gap is never negative.
  init(hhea: FontTable, os2: FontTable?) throws(FontProblem) {
    guard let ascent = hhea.int16(4), let descent = hhea.int16(6), let gap = hhea.int16(8) else {
      throw FontProblem(table: "hhea", message: "ends before its line gap")
    }
    self.init(ascent: ascent, descent: -descent, lineGap: max(0, gap))
    guard let os2, let typoAscent = os2.int16(68), let typoDescent = os2.int16(70),
      let typoGap = os2.int16(72)
    else { return }
    let typo = VerticalMetrics(
      ascent: typoAscent, descent: -typoDescent, lineGap: max(0, typoGap))
    if let selection = os2.uint16(62), selection & 0x80 != 0 {
      self = typo
    } else if ascent == 0, descent == 0 {
      if typoAscent != 0 || typoDescent != 0 {
        self = typo
      } else if let winAscent = os2.uint16(74), let winDescent = os2.uint16(76) {
        self.init(ascent: winAscent, descent: winDescent, lineGap: 0)
      }
    }
  }

  private init(ascent: Int, descent: Int, lineGap: Int) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
  }
}
