/// A reader of the `cmap` table, which maps characters to glyphs (OpenType 1.9, "cmap").
///
/// Takes at most one step for each code point and one for each byte of the table, even if the table
/// is damaged.
struct CharacterMapReader {
  let table: FontTable
  let glyphCount: Int
  private(set) var problems: [FontProblem] = []
  private var characters = CharacterMap()
  private var count = 0
  private var hasOutOfRangeGlyphs = false

  init(_ table: FontTable, glyphCount: Int) {
    self.table = table
    self.glyphCount = glyphCount
  }

  /// Reads the map of the best encoding that can be read. Encodings of all of Unicode are preferred
  /// to those of the Basic Multilingual Plane; symbol encodings come last.
  mutating func read() throws(FontProblem) -> CharacterMap {
    guard let records = table.uint16(2) else { throw problem("ends before its list of encodings") }
    var encodings: [(rank: Int, offset: Int, isSymbol: Bool)] = []
    for index in 0..<records {
      let record = 4 + index * 8
      guard let platform = table.uint16(record), let encoding = table.uint16(record + 2),
        let offset = table.size32(record + 4)
      else {
        report(problem("ends in its list of encodings"))
        break
      }
      if let rank = Self.rank(platform, encoding) {
        encodings.append((rank, offset, platform == 3 && encoding == 0))
      }
      // All records may point at the same bytes, so only 16 are read.
      if encodings.count == 16 { break }
    }
    for encoding in encodings.sorted(by: { $0.rank < $1.rank }) {
      guard let part = table.part(at: encoding.offset), let format = part.uint16(0) else {
        report(problem("locates an encoding beyond its end"))
        continue
      }
      switch format {
      case 4: readSegments(part)
      case 12: readGroups(part)
      default: continue
      }
      guard count > 0 else { continue }
      if encoding.isSymbol { addSymbols() }
      if hasOutOfRangeGlyphs {
        report(problem("names glyphs that the font does not have"))
      }
      return characters
    }
    throw problem("maps no character in a format that is read: 4 or 12, for Unicode")
  }

  /// Returns the preference of an encoding, 0 for the best; nil if it is not supported.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10): 0
    // Encoding 5 contains only variation sequences.
    case (0, 4), (0, 6): 1
    case (3, 1): 2
    case (0, 0...3): 3
    case (3, 0): 4
    default: nil
    }
  }

  private func problem(_ message: String) -> FontProblem {
    FontProblem(table: "cmap", message: message)
  }

  /// Reports a problem once: a damaged table may cause it in each of its parts.
  private mutating func report(_ problem: FontProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Maps a code point to a glyph, unless the glyph is missing or out of range.
  private mutating func set(_ point: Int, _ glyph: Int) {
    guard glyph != 0 else { return }
    guard glyph < glyphCount else {
      hasOutOfRangeGlyphs = true
      return
    }
    guard let scalar = UInt32(exactly: point).flatMap({ Unicode.Scalar($0) }) else { return }
    characters[scalar] = GlyphID(glyph)
    count += 1
  }

  /// Reads format 4: segments of the Basic Multilingual Plane, ordered by their ends. A segment
  /// that overlaps the preceding one is cut, so that the result equals that of a search for the
  /// first segment that ends at or after a character.
  private mutating func readSegments(_ part: FontTable) {
    guard let twice = part.uint16(6), twice >= 2 else {
      report(problem("ends before its segments"))
      return
    }
    let segments = twice / 2
    var next = 0
    for segment in 0..<segments {
      let offsetPlace = 16 + segments * 6 + segment * 2
      guard let end = part.uint16(14 + segment * 2),
        let start = part.uint16(16 + segments * 2 + segment * 2),
        let delta = part.uint16(16 + segments * 4 + segment * 2),
        let offset = part.uint16(offsetPlace)
      else {
        report(problem("ends in its segments"))
        return
      }
      guard end >= next, start <= end else {
        report(problem("has segments that are out of order"))
        continue
      }
      for point in max(start, next)...max(end, next) where point != 0xFFFF {
        if offset == 0 || offset == 0xFFFF {
          set(point, (point + delta) & 0xFFFF)
        } else {
          guard let glyph = part.uint16(offsetPlace + offset + (point - start) * 2) else {
            report(problem("ends in the glyphs of a segment"))
            break
          }
          if glyph != 0 { set(point, (glyph + delta) & 0xFFFF) }
        }
      }
      next = end + 1
    }
  }

  /// Reads format 12: groups of all planes, in order.
  private mutating func readGroups(_ part: FontTable) {
    guard let groups = part.size32(12) else {
      report(problem("ends before its groups"))
      return
    }
    var next = 0
    for group in 0..<groups {
      let record = 16 + group * 12
      guard let start = part.size32(record), let end = part.size32(record + 4),
        let glyph = part.size32(record + 8)
      else {
        report(problem("ends in its groups"))
        return
      }
      guard end >= next, start <= end, end <= 0x10FFFF else {
        report(problem("has groups that are out of order"))
        continue
      }
      let first = max(start, next)
      // Glyph indices count up within a group, so that the rest of a group past the last glyph is
      // empty.
      let last = min(end, start + max(0, glyphCount - glyph))
      if first <= last {
        for point in first...last { set(point, glyph + point - start) }
      }
      if last < end { hasOutOfRangeGlyphs = true }
      next = end + 1
    }
  }

  /// Maps the first 256 characters to the symbols, which are encoded from U+F000 on, as well.
  private mutating func addSymbols() {
    for value in UInt32(0)...0xFF {
      guard let scalar = Unicode.Scalar(value), let symbol = Unicode.Scalar(0xF000 + value),
        characters[scalar] == 0, characters[symbol] != 0
      else { continue }
      characters[scalar] = characters[symbol]
    }
  }
}
