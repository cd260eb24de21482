/// The variables that an expression can use, with their types.
///
/// ```swift
/// var environment = ExpressionEnvironment()
/// let type = environment.types.type(of: document)
/// environment.declare("data", type)
/// ```
package struct ExpressionEnvironment: Sendable {
  package struct Variable: Sendable {
    package let name: String
    package let type: ExpressionType
  }

  package private(set) var variables: [Variable] = []
  package var types = ExpressionTypes()
  /// The facts that hold wherever an expression is evaluated.
  var facts = ExpressionFacts()
  /// Whether `data` is declared, but has no value yet.
  package var lacksData = false
  private var indices: [String: Int] = [:]

  package init() {}

  /// Declares a variable. The last one with a name counts.
  ///
  /// - Returns: The index of the variable's value in ``ExpressionInputs``.
  @discardableResult
  package mutating func declare(_ name: String, _ type: ExpressionType) -> Int {
    variables.append(Variable(name: name, type: type))
    indices[name] = variables.count - 1
    return variables.count - 1
  }

  package func index(of name: String) -> Int? { indices[name] }
}
