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

  private var places: SourcePlaces

  init(_ sources: SourceMap) {
    places = SourcePlaces(sources)
  }

  /// Nil if the range belongs to none of the files. Bounds past the end of a file are moved to it.
  mutating func place(of range: SourceRange) -> Place? {
    guard let (file, table) = places.file(range.file) else { return nil }
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
