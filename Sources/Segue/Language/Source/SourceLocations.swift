/// The files, lines and columns of many source ranges. A file's line table is built once, when it
/// is first needed.
package struct SourceLocations {
  package struct Location {
    package let file: String
    package let position: SourcePosition
  }

  private let sources: SourceMap
  private var tables: [Int: LineTable] = [:]
  /// The file of the last lookup, which usually is that of the next one.
  private var last: (id: FileID, file: SourceFile, lines: LineTable)?

  package init(_ sources: SourceMap) {
    self.sources = sources
  }

  /// Returns a file with its lines; nil if the id is unknown.
  mutating func file(_ id: FileID) -> (file: SourceFile, lines: LineTable)? {
    if let last, last.id == id { return (last.file, last.lines) }
    guard id.index >= 0, id.index < sources.count else { return nil }
    let file = sources[id]
    let table = tables[id.index] ?? LineTable(file.bytes)
    tables[id.index] = table
    last = (id, file, table)
    return (file, table)
  }

  /// Returns the line and column where a range begins; nil if its file is unknown.
  package mutating func location(of range: SourceRange) -> Location? {
    guard let (file, lines) = file(range.file) else { return nil }
    return Location(file: file.path, position: lines.position(of: range.lowerBound, in: file))
  }
}
