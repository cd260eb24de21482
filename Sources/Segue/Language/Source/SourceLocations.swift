/// The files, lines and columns of many source ranges. A file's line table is built once, when it
/// is first needed.
package struct SourceLocations {
  package struct Location {
    package let file: String
    package let position: SourcePosition
  }

  private let sources: SourceMap
  private var files: [(file: SourceFile, lines: LineTable)] = []
  private var indices: [FileID: Int] = [:]
  /// The file of the last lookup, which usually is that of the next one.
  private var last: (id: FileID, index: Int)?

  package init(_ sources: SourceMap) {
    self.sources = sources
  }

  /// Returns a file with its lines; nil if the id is unknown.
  mutating func file(_ id: FileID) -> (file: SourceFile, lines: LineTable)? {
    index(of: id).map { files[$0] }
  }

  /// Returns the line and column where a range begins; nil if its file is unknown.
  package mutating func location(of range: SourceRange) -> Location? {
    guard let index = index(of: range.file) else { return nil }
    return Location(
      file: files[index].file.path,
      position: files[index].lines.position(of: range.lowerBound, in: files[index].file))
  }

  private mutating func index(of id: FileID) -> Int? {
    if let last, last.id == id { return last.index }
    guard (0..<sources.count).contains(id.index) else { return nil }
    let index = indices[id] ?? files.count
    if index == files.count {
      files.append((sources[id], LineTable(sources[id].bytes)))
      indices[id] = index
    }
    last = (id, index)
    return index
  }
}
