/// The values of an expression's variables.
///
/// ```swift
/// var inputs = ExpressionInputs(document, count: environment.variables.count)
/// inputs[data] = ExpressionValue(document.root)
/// ```
package struct ExpressionInputs: Sendable {
  package let document: JSONDocument
  private(set) var values: [ExpressionValue]
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
    let start = text.count
    text += Array(string.utf8)
    self[index] = ExpressionValue(.inputText, start..<text.count)
  }
}
