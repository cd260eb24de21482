import Segue
import Testing

/// Fonts of a few kilobytes that request a book of glyphs or days of reading. The limits follow
/// from the promise "no input hangs or fills the memory".
@Suite("Hostile fonts")
struct HostileFontTests {
  /// Twenty lookups, each of which turns an "a" into four glyphs: 4²⁰ would be 10¹².
  @Test("Text that grows with every lookup is limited in length")
  func growth() throws {
    let substitution = MadeFont.multiple(of: MadeFont.glyph("a"), by: 4)
    let table = MadeFont.layoutTable(
      "liga", lookups: Array(repeating: substitution, count: 20))
    let file = FontFile(MadeFont.bytes(["GSUB": table]), family: "Made")
    let face = try #require(file.face)
    #expect(file.problems.isEmpty)

    var shaping = TextShaping("a", face: face, size: 1, script: .latin)
    shaping.shape()
    // Each glyph is half an em wide, and advances are in 1/65536 of a point.
    let glyphs = try #require(shaping.advances.first) / 32_768
    // Each lookup lets the text grow to at most four times its length plus 1024 glyphs, and the
    // limit is 16,384 glyphs plus 8 for each character.
    #expect(glyphs > 1024 && glyphs <= 2 * (16_384 + 8))

    var once = TextShaping("bab", face: face, size: 1, script: .latin)
    once.shape()
    #expect(once.advances[0] == 32_768 && once.advances[2] == 32_768)
  }

  /// Each of 200 lookups refers to one damaged subtable 20,000 times: four million reads of 20,000
  /// glyphs.
  @Test("A damaged subtable is not read repeatedly")
  func damage() throws {
    let count = 20_000
    // Ascending, except for the last glyph.
    let coverage = [1, count] + (0..<count - 1).map { 8 + $0 } + [3]
    let subtable = [1, 6, 0] + coverage
    let lookup = [1, 0, count] + Array(repeating: 6 + 2 * count, count: count) + subtable
    let table = MadeFont.layoutTable("liga", lookup: lookup, times: 200)
    let file = FontFile(MadeFont.bytes(["GSUB": table]), family: "Made")
    #expect(file.face?.advance(of: "a") == 512)
    #expect(file.problems.map(\.table) == ["GSUB"])
    #expect(file.problems.first?.message.contains("4000000 subtables") == true)
  }

  /// The work limit is 512 steps a character plus 65,536, and looking at four characters is one
  /// step: 2,112 lookups that match none of 4,096 characters use it up, and later lookups are not
  /// applied.
  @Test("Lookups that match nothing count as work too", arguments: [(1_500, true), (3_000, false)])
  func idleLookups(count: Int, leavesWork: Bool) throws {
    // Lookup flag 2 ignores base glyphs, and "a" is one; the substitution would turn it into "b".
    let idle = [1, 2, 1, 8, 1, 6, 1, 1, 1, MadeFont.glyph("a")]
    let double = MadeFont.multiple(of: MadeFont.glyph("a"), by: 2)
    let table = MadeFont.layoutTable("liga", lookup: idle, times: count, behind: [double])
    // Version 1.0, glyph classes at offset 12: "a" has class 1.
    let classes = [1, 0, 12, 0, 0, 0, 1, MadeFont.glyph("a"), 1, 1]
    let file = FontFile(
      MadeFont.bytes(["GSUB": table, "GDEF": MadeFont.words(classes)]), family: "Made")
    let face = try #require(file.face)
    var shaping = TextShaping(
      String(repeating: "a", count: 4096), face: face, size: 1, script: .latin)
    shaping.shape()
    // Each glyph is half an em wide.
    #expect(shaping.advances.allSatisfy { $0 == (leavesWork ? 65_536 : 32_768) })
  }

  /// FreeType 2.13 also reads 32 subtables (tt_face_load_kern).
  @Test("32 subtables of a kerning table are read, and more are reported")
  func kerningSubtables() throws {
    let (a, b) = (MadeFont.glyph("a"), MadeFont.glyph("b"))
    // Version, length, coverage (horizontal, format 0); the number of pairs and three numbers for
    // binary search; one pair.
    func subtable(_ change: Int) -> [Int] { [0, 20, 1, 1, 0, 0, 0, a, b, change] }
    func table(_ changes: [Int]) -> [UInt8] {
      MadeFont.words([0, changes.count] + changes.flatMap { subtable($0) })
    }
    for (count, problems) in [(32, []), (33, ["kern"])] as [(Int, [String])] {
      // The last subtable adds an em, the others nothing.
      let changes = Array(repeating: 0, count: count - 1) + [1024]
      let file = FontFile(MadeFont.bytes(["kern": table(changes)]), family: "Made")
      #expect(file.problems.map(\.table) == problems)
      let face = try #require(file.face)
      var shaping = TextShaping("ab", face: face, size: 1, script: .latin)
      shaping.shape()
      // Both glyphs advance by half an em, and the kerning is distributed between them.
      let kerning = count == 32 ? 65_536 : 0
      #expect(shaping.advances.reduce(0, +) == 65_536 + kerning)
    }
  }
}

/// A font with the characters U+0020 to U+007E as glyphs 1 to 95, each 512 of 1024 units wide,
/// written according to the OpenType specification.
enum MadeFont {
  static func glyph(_ character: Unicode.Scalar) -> Int { Int(character.value) - 0x20 + 1 }

  static func words(_ words: [Int]) -> [UInt8] {
    words.flatMap {
      [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
  }

  /// Returns the font file, with additional tables.
  static func bytes(_ others: [String: [UInt8]]) -> [UInt8] {
    let glyphs = 96
    var tables = others
    // The units per em are the tenth word.
    tables["head"] = words(Array(repeating: 0, count: 9) + [1024])
    tables["maxp"] = words([1, 0, glyphs])
    tables["hhea"] = words(
      [1, 0, 800, -200, 0] + Array(repeating: 0, count: 12) + [glyphs])
    tables["hmtx"] = words((0..<glyphs).flatMap { _ in [512, 0] })
    // One encoding, Windows Unicode, with format 12 and one group.
    let group = [0, 0x20, 0, 0x7E, 0, 1]
    tables["cmap"] = words([0, 1, 3, 10, 0, 12] + [12, 0, 0, 28, 0, 0, 0, 1] + group)

    var records: [UInt8] = []
    var body: [UInt8] = []
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      let start = 12 + 16 * tables.count + body.count
      let place = [start >> 16, start, table.count >> 16, table.count]
      records += Array(tag.utf8) + words([0, 0] + place)
      body += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return words([1, 0, tables.count, 0, 0, 0]) + records + body
  }

  /// Returns a GSUB or GPOS table with one feature for Latin, which uses all lookups in order.
  static func layoutTable(_ feature: String, lookups: [[Int]]) -> [UInt8] {
    var offsets: [Int] = []
    var next = 2 + 2 * lookups.count
    for lookup in lookups {
      offsets.append(next)
      next += 2 * lookup.count
    }
    return layoutTable(feature, offsets: offsets, lookups.flatMap { $0 })
  }

  /// As above, with one lookup that is listed `count` times, followed by other lookups.
  static func layoutTable(
    _ feature: String, lookup: [Int], times count: Int, behind others: [[Int]] = []
  ) -> [UInt8] {
    let start = 2 + 2 * (count + others.count)
    var offsets = Array(repeating: start, count: count)
    var next = start + 2 * lookup.count
    for other in others {
      offsets.append(next)
      next += 2 * other.count
    }
    return layoutTable(feature, offsets: offsets, lookup + others.flatMap { $0 })
  }

  private static func layoutTable(
    _ feature: String, offsets: [Int], _ lookups: [Int]
  ) -> [UInt8] {
    func tag(_ text: String) -> [Int] {
      let bytes = text.utf8.map { Int($0) }
      return [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
    }
    let scripts = [1] + tag("latn") + [8, 4, 0, 0, 0xFFFF, 1, 0]
    let features = [1] + tag(feature) + [8, 0, offsets.count] + Array(offsets.indices)
    let places = [10, 10 + 2 * scripts.count, 10 + 2 * (scripts.count + features.count)]
    return words([1, 0] + places + scripts + features + [offsets.count] + offsets + lookups)
  }

  /// Returns a lookup that replaces a glyph with `count` copies of it.
  static func multiple(of glyph: Int, by count: Int) -> [Int] {
    let sequence = [count] + Array(repeating: glyph, count: count)
    let coverage = [1, 1, glyph]
    return [2, 0, 1, 8] + [1, 8 + 2 * sequence.count, 1, 8] + sequence + coverage
  }
}
