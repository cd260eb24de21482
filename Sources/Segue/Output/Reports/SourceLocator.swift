/// Converts byte ranges to locations: a path, lines and columns. The line table of a file is built
/// once, on the first use of the file.
struct SourceLocator {
  /// A location in a source file.
  struct Location {
    let file: SourceFile
    /// The byte range, clamped to the file.
    let bytes: Range<Int>
    let start: SourcePosition
    /// The position after the last character.
    let end: SourcePosition
    /// The bytes of the first line of the range, without the line terminator.
    let line: Range<Int>
  }

  private var positions: SourceLocations

  init(_ sources: SourceMap) {
    positions = SourceLocations(sources)
  }

  /// Returns the location of a range; nil if it belongs to no file. Bounds after the end of a file
  /// are clamped.
  mutating func location(of range: SourceRange) -> Location? {
    guard let (file, table) = positions.file(range.file) else { return nil }
    let lower = min(max(0, range.lowerBound), file.bytes.count)
    let upper = min(max(lower, range.upperBound), file.bytes.count)
    var line = table.bytes(ofLine: table.line(of: lower))
    while let last = line.last, file.bytes[last] == 0x0A || file.bytes[last] == 0x0D {
      line = line.lowerBound..<last
    }
    return Location(
      file: file, bytes: lower..<upper, start: table.position(of: lower, in: file),
      end: table.position(of: upper, in: file), line: line)
  }
}
