import Foundation
import Segue
import Testing

/// "A damaged file never crashes, hangs or uses memory out of proportion": the test fonts
/// truncated, with random bytes changed, and with offsets and counts at their extremes, from fixed
/// seeds.
@Suite("Damaged fonts")
struct DamagedFontTests {
  static let rounds = tries(10_000, withoutOptimisation: 150)

  /// The bounds of ranges, and numbers near them.
  private static let extremes: [[UInt8]] = [
    [0, 0], [0xFF, 0xFF], [0x7F, 0xFF], [0x80, 0], [0, 1], [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF],
    [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0, 0, 0xFF, 0xFF], [0, 0, 0, 12],
  ]

  static func damage(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var bytes = bytes
    for _ in 0..<random.int(in: 1...4) {
      let place = random.int(in: 0...bytes.count - 1)
      switch random.int(in: 0...7) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.remove(at: place)
      case 2, 3: bytes[place] = UInt8(random.int(in: 0...255))
      default:
        let written = extremes[random.int(in: 0...extremes.count - 1)]
        // Fields are at even offsets.
        for (index, byte) in written.enumerated() where (place & ~1) + index < bytes.count {
          bytes[(place & ~1) + index] = byte
        }
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  /// Checks the invariants of a file that was read.
  static func check(_ file: FontFile) {
    guard let face = file.face else {
      #expect(!file.problems.isEmpty)
      return
    }
    #expect((16...16384).contains(face.unitsPerEm) && face.lineGap >= 0)
    #expect(face.weights.lowerBound >= 1 && face.weights.upperBound <= 1000)
    let fonts = FontLibrary([face])
    for weight in [-1, 100, 333.3, 700, 1e9, .nan] {
      let chosen = fonts.face(for: FontDescription(family: face.family, weight: weight))
      for character in ["A", " ", "\u{F041}", "\u{1F600}", "\u{10FFFF}"] as [Unicode.Scalar] {
        #expect(chosen.advance(of: character).map { (0...65535).contains($0) } ?? true)
      }
    }
  }

  /// Shapes texts with letters, marks, punctuation and joining letters, as a whole and in parts.
  static func shape(_ face: FontFace) {
    let texts: [(String, Script, Bool)] = [
      ("ffi T- A:: 1x2 Ve\u{301} abc e\u{323}\u{301}qu\u{AD}Za", .latin, false),
      ("\u{628}\u{644}\u{64E}\u{627} \u{631}\u{628} \u{645}\u{645}", .arabic, true),
    ]
    for (text, script, isRightToLeft) in texts {
      for optional in [true, false] {
        var shaping = TextShaping(
          text, face: face, size: 16, script: script, isRightToLeft: isRightToLeft,
          usesOptionalLigatures: optional)
        shaping.shape()
        #expect(shaping.advances.count == text.utf8.count)
        shaping.shape(0..<7)
      }
    }
  }

  @Test(
    "Shaping text never traps or hangs, however its font is damaged",
    arguments: ["Shaping.ttf", "Kern.ttf"])
  func shaping(name: String) {
    var random = SeededRandom(seed: 30 + UInt64(name.utf8.count))
    let bytes = TestFont.bytes(name)
    var shaped = 0
    for round in 0..<Self.rounds / (name == "Kern.ttf" ? 4 : 1) {
      // Most damage to the file as a whole makes it unreadable.
      let damaged =
        round % 4 == 0 ? Self.damage(bytes, &random) : Self.damageTables(bytes, &random)
      guard let face = FontFile(damaged, family: "Second").face else { continue }
      Self.shape(face)
      shaped += 1
    }
    #expect(shaped > Self.rounds / 16)
  }

  @Test("Reading a font never traps or hangs, however it is damaged", arguments: TestFont.names)
  func mutations(name: String) {
    var random = SeededRandom(seed: 20 + name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    let bytes = TestFont.bytes(name)
    for _ in 0..<Self.rounds / TestFont.names.count {
      let damaged = Self.damage(bytes, &random)
      Self.check(FontFile(damaged, family: "Second"))
    }
  }

  @Test("A font that is truncated anywhere is reported as damaged", arguments: TestFont.names)
  func truncations(name: String) {
    let bytes = TestFont.bytes(name)
    // The last table is padded with up to three bytes that belong to no table.
    for length in stride(from: 0, to: bytes.count - 3, by: tries(1, withoutOptimisation: 5)) {
      let file = FontFile(Array(bytes[..<length]), family: "Second")
      Self.check(file)
    }
    let half = FontFile(Array(bytes[..<(bytes.count / 2)]), family: "Brand")
    // The first font of the collection, which is the one that is read, is in the first half.
    #expect(half.problems.contains { !$0.table.isEmpty } || name == "Collection.ttc")
  }

  /// The variations all refer to the same bytes: without a limit, reading them would take 65,535
  /// times the size of the table.
  @Test("Variations that share their bytes are rejected")
  func sharedVariations() throws {
    var bytes = TestFont.bytes("Variable.ttf")
    // The store begins with format 1; the count of its blocks follows the offset of its regions.
    let record = try #require(FontReadingTests.find(Array("HVAR".utf8), in: bytes))
    let table = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    let store = table + bytes[table + 4..<table + 8].reduce(0) { $0 << 8 | Int($1) }
    #expect(bytes[store..<store + 2] == [0, 1])
    (bytes[store + 6], bytes[store + 7]) = (0xFF, 0xFF)
    let file = FontFile(bytes, family: "Brand")
    #expect(file.face?.advance(of: "A") == 640)
    #expect(file.problems.map(\.table) == ["HVAR"])
  }

  /// Found by fuzzing: lines of negative height, and texts whose end was above their beginning. CSS
  /// does not allow a negative line height (CSS 2.2, 10.8.1).
  @Test("A font with its descent above its ascent makes lines of zero height")
  func metricsUpsideDown() throws {
    var bytes = TestFont.bytes("Regular.ttf")
    let record = try #require(FontReadingTests.find(Array("hhea".utf8), in: bytes))
    let table = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    // A depth below the baseline is negative in the file.
    (bytes[table + 6], bytes[table + 7]) = (0x7F, 0xFF)
    let face = try #require(FontFile(bytes, family: "Brand").face)
    #expect(face.ascent + face.descent + face.lineGap < 0)
    let fonts = FontLibrary([face])
    let font = FontDescription(family: "Brand")
    #expect(fonts.lineMetrics(of: font).height == 0)
    let paragraph = Paragraph(
      runs: [TextRun(text: "A\nA", font: font)], style: ParagraphStyle(), fonts: fonts)
    let measure = paragraph.measure(width: .infinity)
    #expect(measure.lineCount == 2 && measure.height == 0)
    #expect(measure.firstBaseline == measure.lastBaseline)
  }

  /// Runs only if the environment names the file that Tests/Fonts/read_with_fonttools.py writes.
  @Test(
    "Reading an installed font never traps or hangs, however it is damaged",
    .enabled(if: InstalledFontsTests.path != nil))
  func installed() throws {
    let facts = try FontFact.read(URL(filePath: try #require(InstalledFontsTests.path)))
    var files: [String] = []
    for fact in facts where !files.contains(fact.file) { files.append(fact.file) }
    var random = SeededRandom(seed: 5)
    var slowest = Duration.zero
    for file in files {
      let bytes = Array(try Data(contentsOf: URL(filePath: file)))
      // Large files take most of the time without covering more code.
      guard bytes.count < 1 << 21 else { continue }
      for _ in 0..<max(1, Self.rounds / files.count) {
        let damaged = Self.damageTables(bytes, &random)
        var read = FontFile([], family: "")
        let time = ContinuousClock().measure { read = FontFile(damaged, family: "Brand") }
        slowest = max(slowest, time)
        Self.check(read)
        if let face = read.face { Self.shape(face) }
      }
    }
    print("\(files.count) files; the slowest damaged one took \(slowest)")
  }

  /// Like `damage`, but inside a table that is read, because most bytes of a real font are
  /// outlines.
  static func damageTables(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let read = [
      "head", "hhea", "hmtx", "maxp", "OS/2", "cmap", "name", "fvar", "HVAR", "GSUB", "GPOS",
      "GDEF", "kern",
    ]
    var bytes = bytes
    let directory = Array(bytes.prefix(12 + 16 * 40))
    let places = read.compactMap { tag -> Range<Int>? in
      guard let record = FontReadingTests.find(Array(tag.utf8), in: directory) else { return nil }
      func number(_ place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      let start = number(record + 8)
      let end = start + number(record + 12)
      return end <= bytes.count ? start..<end : nil
    }
    guard let place = places.randomElement(using: &random), !place.isEmpty else { return bytes }
    // Counts and offsets are at the beginning of tables.
    let part = place.prefix(random.int(in: 0...2) == 0 ? place.count : 64)
    var damaged = damage(Array(bytes[part.startIndex..<part.endIndex]), &random)
    damaged += [UInt8](repeating: 0, count: max(0, part.count - damaged.count))
    bytes.replaceSubrange(part.startIndex..<part.endIndex, with: damaged.prefix(part.count))
    return bytes
  }
}
