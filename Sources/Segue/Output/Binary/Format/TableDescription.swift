/// A table of the binary artefact, as its documentation lists it.
package struct TableDescription: Sendable {
  /// The index of the table in its chunk.
  package let index: Int
  /// The names of the columns in their order, a word each. Those of a group follow its name and a
  /// point.
  package let columns: [String]
  /// The number of words in a row.
  package let width: Int

  fileprivate init<Row: ChunkRow>(_ row: Row.Type) {
    index = Row.table
    width = Row.width
    columns = Self.columns(of: Row.zero)
  }

  private static func columns(of fields: Any) -> [String] {
    Mirror(reflecting: fields).children.flatMap { label, value -> [String] in
      let name = label ?? ""
      return value is UInt32 ? [name] : columns(of: value).map { "\(name).\($0)" }
    }
  }

  /// The tables with which all chunks begin.
  package static let shared = SharedRow.tables.map { TableDescription($0) }
  package static let project = ProjectRow.tables.map { TableDescription($0) }
  package static let screen = ScreenRow.tables.map { TableDescription($0) }
  package static let link = LinkRow.tables.map { TableDescription($0) }
  package static let source = SourceRow.tables.map { TableDescription($0) }
  package static let template = TemplateRow.tables.map { TableDescription($0) }
}

extension ChunkRow {
  /// The row whose words are all 0.
  fileprivate static var zero: Self {
    let words = [UInt32](repeating: 0, count: width)
    return unsafe words.span.bytes.unsafeLoad(as: Self.self)
  }
}
