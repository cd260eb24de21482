/// The properties of a face apart from its glyphs: family names, weight and slant.
struct FaceAttributes: Sendable {
  /// The weight in `OS/2`; nil if the table is missing or its value is invalid.
  var weight: Double?
  /// Whether the face is italic or oblique.
  var isItalic = false
  /// The names of its families, possibly in several languages.
  var families: [String] = []

  /// Reads the properties from `OS/2`, `head` and `name`.
  init(_ tables: FontTables) {
    if let os2 = tables["OS/2"] {
      // Some old fonts use a scale from 1 to 9.
      if let weight = os2.uint16(4), (10...1000).contains(weight) { self.weight = Double(weight) }
      // Bit 0 is ITALIC, bit 9 OBLIQUE.
      if let selection = os2.uint16(62) { isItalic = selection & 0x201 != 0 }
    } else if let style = tables["head"]?.uint16(44) {
      isItalic = style & 2 != 0
    }
    if let names = tables["name"] { families = Self.families(in: names) }
  }

  /// Returns whether the face is in a family, ignoring case.
  func belongs(to family: String) -> Bool {
    let wanted = family.lowercased()
    return families.contains { $0.lowercased() == wanted }
  }

  /// The greatest length of a name that is read, in bytes, and the greatest number of names. These
  /// are limited because all records may point at the same bytes.
  private static let maximumNameLength = 256
  private static let maximumNameCount = 256

  /// Reads the family names (name ID 1) and the typographic family names (16) of the `name` table.
  private static func families(in table: FontTable) -> [String] {
    guard let count = table.uint16(2), let storage = table.uint16(4) else { return [] }
    var names: [String] = []
    for index in 0..<count {
      let record = 6 + index * 12
      guard let platform = table.uint16(record), let id = table.uint16(record + 6),
        let length = table.uint16(record + 8), let offset = table.uint16(record + 10)
      else { break }
      guard id == 1 || id == 16, length <= maximumNameLength,
        let text = table.part(at: storage + offset, length: length)
      else { continue }
      let name: String
      if platform == 1 {
        // Macintosh encodings agree on ASCII; other names are in the table as Unicode too.
        let bytes = (0..<length).compactMap { text.uint8($0).map { UInt8($0) } }
        guard bytes.allSatisfy({ $0 < 0x80 }) else { continue }
        name = String(decoding: bytes, as: UTF8.self)
      } else {
        let units = stride(from: 0, to: length - 1, by: 2).compactMap { text.uint16($0) }
        name = String(decoding: units.map { UInt16($0) }, as: UTF16.self)
      }
      if !names.contains(name) { names.append(name) }
      if names.count == maximumNameCount { break }
    }
    return names
  }
}

/// The vertical metrics of a face, in font units.
struct VerticalMetrics: Sendable {
  /// The ascent above the baseline.
  var ascent: Int
  /// The descent below the baseline, positive downwards.
  var descent: Int
  /// The gap between lines, never negative.
  var lineGap: Int

  /// Selects metrics like browsers: the typographic metrics of `OS/2` if its USE_TYPO_METRICS bit
  /// is set (fsSelection, bit 7), else those of `hhea`. If the latter are 0, uses the typographic
  /// metrics, and if those are 0 too, `usWinAscent` and `usWinDescent`. A negative gap becomes 0.
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
