/// A table of the binary artefact.
package struct TableDescription: Sendable {
  /// The index of the table in its chunk.
  package let index: Int
  /// The number of words in a row.
  package let width: Int

  #if hasFeature(Embedded)
    init<Row: ChunkRow>(_ row: Row.Type) {
      index = Row.table
      width = Row.width
    }
  #else
    private let names: @Sendable () -> [String]

    init<Row: ChunkRow>(_ row: Row.Type) {
      index = Row.table
      width = Row.width
      names = { Self.columns(of: Row.zero) }
    }

    /// The names of the columns in their order, a word each, as the documentation lists them. Those
    /// of a group follow its name and a point.
    package var columns: [String] { names() }

    private static func columns(of fields: Any) -> [String] {
      Mirror(reflecting: fields).children.flatMap { label, value -> [String] in
        let name = label ?? ""
        return value is UInt32 ? [name] : columns(of: value).map { "\(name).\($0)" }
      }
    }
  #endif

  /// The tables with which all chunks begin.
  package static let shared = SharedRow.tables
  package static let project = ProjectRow.tables
  package static let screen = ScreenRow.tables
  package static let link = LinkRow.tables
  package static let source = SourceRow.tables
  package static let template = TemplateRow.tables
}

extension ChunkRow {
  /// The row whose words are all 0.
  fileprivate static var zero: Self {
    let words = [UInt32](repeating: 0, count: width)
    return unsafe words.span.bytes.unsafeLoad(as: Self.self)
  }
}
