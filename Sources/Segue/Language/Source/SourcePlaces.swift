/// Line and column of many places. A file's line table is built once, when it is first asked for.
package struct SourcePlaces {
  package struct Place {
    package let file: String
    package let position: SourcePosition
  }

  private let sources: SourceMap
  private var tables: [Int: LineTable] = [:]
  /// The file that was asked for last, which most often is the one that is asked for next.
  private var last: (id: FileID, file: SourceFile, lines: LineTable)?

  package init(_ sources: SourceMap) {
    self.sources = sources
  }

  /// A file with its lines; nil if it is none of the files.
  mutating func file(_ id: FileID) -> (file: SourceFile, lines: LineTable)? {
    if let last, last.id == id { return (last.file, last.lines) }
    guard id.index >= 0, id.index < sources.count else { return nil }
    let file = sources[id]
    let table = tables[id.index] ?? LineTable(file.bytes)
    tables[id.index] = table
    last = (id, file, table)
    return (file, table)
  }

  /// Where a range begins; nil if it belongs to none of the files.
  package mutating func place(of range: SourceRange) -> Place? {
    guard let (file, lines) = file(range.file) else { return nil }
    return Place(file: file.path, position: lines.position(of: range.lowerBound, in: file))
  }
}
