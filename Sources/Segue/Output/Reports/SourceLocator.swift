/// Turns byte ranges into places that people and tools know: a path, lines and columns. The line
/// table of a file is built once, when the first range in it is asked for.
struct SourceLocator {
  struct Place {
    let file: SourceFile
    /// Inside the file's bytes.
    let bytes: Range<Int>
    let start: SourcePosition
    /// The position behind the last character.
    let end: SourcePosition
    /// The bytes of the line where the range begins, without the line's end.
    let line: Range<Int>
  }

  private let sources: SourceMap
  private var tables: [LineTable?]

  init(_ sources: SourceMap) {
    self.sources = sources
    tables = Array(repeating: nil, count: sources.files.count)
  }

  /// Nil if the range belongs to none of the files. Bounds past the end of a file are moved to it.
  mutating func place(of range: SourceRange) -> Place? {
    let index = range.file.index
    guard sources.files.indices.contains(index) else { return nil }
    let file = sources.files[index]
    let table = tables[index] ?? LineTable(file.bytes)
    tables[index] = table

    let lower = min(max(0, range.lowerBound), file.bytes.count)
    let upper = min(max(lower, range.upperBound), file.bytes.count)
    var line = table.bytes(ofLine: table.line(of: lower))
    while let last = line.last, file.bytes[last] == 0x0A || file.bytes[last] == 0x0D {
      line = line.lowerBound..<last
    }
    return Place(
      file: file, bytes: lower..<upper, start: table.position(of: lower, in: file),
      end: table.position(of: upper, in: file), line: line)
  }
}
