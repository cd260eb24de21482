/// The values of an expression's variables.
///
/// ```swift
/// var inputs = ExpressionInputs(document, count: environment.variables.count)
/// inputs[data] = ExpressionValue(document.root)
/// ```
package struct ExpressionInputs: Sendable {
  package internal(set) var document: JSONDocument
  /// The value of each variable.
  var values: [ExpressionValue]
  /// The strings that are not in the document.
  private(set) var text: [UInt8] = []

  /// Creates the inputs of a number of variables, all of which are null.
  package init(_ document: JSONDocument, count: Int) {
    self.document = document
    values = Array(repeating: .null, count: count)
  }

  /// Creates inputs without data.
  package init(count: Int = 0) {
    self.init(JSONDocument(file: FileID(0), bytes: []), count: count)
  }

  /// The value of the variable with an index. An index without a variable is ignored.
  package subscript(index: Int) -> ExpressionValue {
    get { values.indices.contains(index) ? values[index] : .null }
    set { if values.indices.contains(index) { values[index] = newValue } }
  }

  /// Sets a variable to a string.
  package mutating func set(_ index: Int, to string: String) {
    self[index] = add(string)
  }

  /// The number of bytes of the strings that are not in the document.
  var byteCount: Int { text.count }

  /// Adds a string, which remains as long as the inputs.
  mutating func add(_ string: String) -> ExpressionValue {
    let start = text.count
    text += Array(string.utf8)
    return ExpressionValue(.inputText, start..<text.count)
  }
}

/// What is known about values of the document.
extension ExpressionInputs {
  /// Returns the range of a value in the document; nil for other values.
  func range(of value: ExpressionValue) -> SourceRange? {
    value.kind == .data ? document.range(value.node) : nil
  }
}
