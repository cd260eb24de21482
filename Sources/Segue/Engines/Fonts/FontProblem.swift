/// What is wrong with a font file. The rest of the file is used if it can be.
public struct FontProblem: Error, Hashable, Sendable {
  /// The four letters of the table it is in; empty for the file as a whole.
  public var table: String
  /// What is wrong, as the end of a sentence that begins with the table: "ends in the middle of …".
  public var message: String

  public init(table: String, message: String) {
    self.table = table
    self.message = message
  }
}

extension FontProblem: CustomStringConvertible {
  /// A sentence without a full stop.
  public var description: String {
    table.isEmpty ? "the file \(message)" : "the table \(table) \(message)"
  }
}
