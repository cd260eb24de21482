/// A defect of a font file. The rest of the file is used if possible.
public struct FontProblem: Error, Hashable, Sendable {
  /// The four-letter tag of the table with the defect; empty for the file as a whole.
  public var table: String
  /// The description, as the predicate of a sentence whose subject is the table: "ends in the
  /// middle of …".
  public var message: String

  /// Creates a problem in a table, or in the file if `table` is empty.
  public init(table: String, message: String) {
    self.table = table
    self.message = message
  }
}

extension FontProblem: CustomStringConvertible {
  /// The problem as a sentence without a full stop.
  public var description: String {
    table.isEmpty ? "the file \(message)" : "the table \(table) \(message)"
  }
}
