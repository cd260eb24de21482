import GRDB

/// Reads the columns of a row from left to right.
///
/// A value that is not of its type is an error and no trap, since other programs may write to the
/// database.
struct RowReader {
  private let row: Row
  private var index = 0

  init(_ row: Row) { self.row = row }

  /// Returns the value of the next column.
  mutating func next<Value: DatabaseValueConvertible>(
    as type: Value.Type = Value.self
  ) throws -> Value {
    defer { index += 1 }
    return try row.decode(type, atIndex: index)
  }

  /// Returns the value of the next column, without a detour for types that SQLite has.
  mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    as type: Value.Type = Value.self
  ) throws -> Value {
    defer { index += 1 }
    return try row.decode(type, atIndex: index)
  }
}
