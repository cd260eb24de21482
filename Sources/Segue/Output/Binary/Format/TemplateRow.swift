/// The rows of the chunk with the templates: the files from which screens with data are filled.
enum TemplateRow {
  /// A file, in the order of the project's sources.
  struct File: ChunkRow {
    static let table = 4
    var part, path, text: UInt32
  }

  /// An asset. Its format is an index plus 1, or 0 for a file that is not a picture, with the
  /// reason.
  struct Asset: ChunkRow {
    static let table = 5
    var path, formatPlus1, width, height, reason: UInt32
  }

  static let tables = [
    TableDescription(File.self),
    TableDescription(Asset.self),
  ]
}
