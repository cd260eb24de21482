/// The rows of the tables with which every chunk begins.
enum SharedRow {
  /// A string: its location in the UTF-8 bytes of all strings. Row 0 means no string.
  struct StringRange: ChunkRow {
    static let table = 0
    var offset, length: UInt32
  }

  /// Four UTF-8 bytes of the strings.
  typealias Text = WordRow<1>

  /// Four numbers, by their rows. Row 0 is four zeros.
  struct Quad: ChunkRow {
    static let table = 2
    var a, b, c, d: UInt32
  }

  /// A number of 64 bits. Row 0 is 0.
  struct Number: ChunkRow {
    static let table = 3
    var low, high: UInt32
  }

  static let tables = [
    TableDescription(StringRange.self),
    TableDescription(Text.self),
    TableDescription(Quad.self),
    TableDescription(Number.self),
  ]
}

/// The rows of a chunk with source locations.
enum SourceRow {
  /// The path of a file.
  typealias File = WordRow<4>

  /// The source location of a component.
  struct Location: ChunkRow {
    static let table = 5
    var file, line, column: UInt32
  }

  static let tables = [
    TableDescription(File.self),
    TableDescription(Location.self),
  ]
}
