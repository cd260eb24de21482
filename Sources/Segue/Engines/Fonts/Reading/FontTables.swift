/// The tables of one face, by their four letters (OpenType 1.9, "Organization of an OpenType Font").
struct FontTables: Sendable {
  private var tables: [(tag: Int, table: FontTable)] = []

  /// More tables than any font has. A damaged file costs no more than so many steps.
  private static let mostTables = 256

  /// Reads the directory at `offset` of a file; tables that do not lie in the file are left out, and
  /// reported.
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
    if count > Self.mostTables {
      problems.append(
        FontProblem(
          table: "", message: "lists \(count) tables, of which \(Self.mostTables) are looked at"))
    }
    for index in 0..<min(count, Self.mostTables) {
      let record = offset + 12 + index * 16
      guard let tag = file.uint32(record), let start = file.uint32(record + 8),
        let length = file.uint32(record + 12)
      else {
        problems.append(FontProblem(table: "", message: "ends in its list of tables"))
        break
      }
      guard let table = file.part(at: start, length: length) else {
        problems.append(
          FontProblem(table: Self.letters(tag), message: "does not lie in the file as a whole"))
        continue
      }
      tables.append((tag, table))
    }
  }

  /// Of two with the same letters the first; nil if there is none.
  subscript(_ letters: String) -> FontTable? {
    let tag = Self.number(letters)
    return tables.first { $0.tag == tag }?.table
  }

  func required(_ letters: String) throws(FontProblem) -> FontTable {
    guard let table = self[letters] else {
      throw FontProblem(table: letters, message: "is missing")
    }
    return table
  }

  static func number(_ letters: String) -> Int {
    letters.utf8.reduce(0) { $0 << 8 | Int($1) }
  }

  /// As it is shown: what is not ASCII becomes a question mark.
  private static func letters(_ tag: Int) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    let shown = bytes.map { (0x21...0x7E).contains($0) ? $0 : $0 == 0x20 ? 0x20 : 0x3F }
    return String(decoding: shown, as: UTF8.self)
  }
}
