/// The tables of one face by tag (OpenType 1.9, "Organization of an OpenType Font").
struct FontTables: Sendable {
  private(set) var tables: [(tag: UInt32, table: FontTable)] = []

  /// The greatest number of tables that are read, more than any font has. It limits the cost of a
  /// damaged file.
  private static let maximumTableCount = 256

  /// Reads the table directory at `offset`. Tables that exceed the file are omitted and reported.
  /// Throws if the font is not TrueType or OpenType.
  init(_ file: FontTable, at offset: Int, _ problems: inout [FontProblem]) throws(FontProblem) {
    switch file.uint32(offset) {
    case 0x0001_0000, Self.number("OTTO"), Self.number("true"): break
    case Self.number("wOFF"), Self.number("wOF2"):
      throw FontProblem(
        table: "", message: "is a WOFF file: convert it to a TrueType or OpenType file")
    default:
      throw FontProblem(table: "", message: "is neither TrueType nor OpenType")
    }
    guard let count = file.uint16(offset + 4) else {
      throw FontProblem(table: "", message: "ends in its list of tables")
    }
    if count > Self.maximumTableCount {
      problems.append(
        FontProblem(
          table: "",
          message: "lists \(count) tables, of which \(Self.maximumTableCount) are looked at"))
    }
    for index in 0..<min(count, Self.maximumTableCount) {
      let record = offset + 12 + index * 16
      guard let tag = file.uint32(record), let start = file.size32(record + 8),
        let length = file.size32(record + 12)
      else {
        problems.append(FontProblem(table: "", message: "ends in its list of tables"))
        break
      }
      guard let table = file.part(at: start, length: length) else {
        problems.append(
          FontProblem(table: Self.letters(tag), message: "extends beyond the end of the file"))
        continue
      }
      tables.append((tag, table))
    }
  }

  /// The table with a tag; nil if there is none. Of several, the first.
  subscript(_ letters: String) -> FontTable? {
    let tag = Self.number(letters)
    return tables.first { $0.tag == tag }?.table
  }

  /// Returns the table with a tag; throws if it is missing.
  func required(_ letters: String) throws(FontProblem) -> FontTable {
    guard let table = self[letters] else {
      throw FontProblem(table: letters, message: "is missing")
    }
    return table
  }

  /// Packs a tag into a number, first letter in the highest byte.
  static func number(_ letters: String) -> UInt32 {
    letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns a tag for display, in which unprintable bytes are question marks.
  private static func letters(_ tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    let shown = bytes.map { (0x21...0x7E).contains($0) ? $0 : $0 == 0x20 ? 0x20 : 0x3F }
    return String(decoding: shown, as: UTF8.self)
  }
}
