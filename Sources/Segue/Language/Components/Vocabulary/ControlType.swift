/// What can be written in place of a component among others, and stands for any number of them.
package enum ControlType: String, CaseIterable, Sendable {
  /// One or several components for each element of a list.
  case forEach
  /// Components that are there if a condition holds.
  case condition = "if"
  /// Components that the tag of a value selects.
  case choice = "discriminator"

  /// The key that tells this type from the others, and contains its expression.
  var key: String { rawValue }

  static let byName = NameTable(allCases.map { ($0.key, $0) })

  /// The keys, beginning with the one that has the name of the type.
  package var keys: [KeyShape] {
    switch self {
    case .forEach:
      [
        KeyShape("forEach", .string, isRequired: true, "An expression: the list."),
        KeyShape("as", Self.variable, "The name of the element in expressions; item by default."),
        KeyShape(
          "key", .string,
          "An expression that differs for each element, such as outfit.id. Ids inside have it in "
            + "brackets; by default it is the element's index."),
        KeyShape("body", Self.components, isRequired: true, "What is repeated."),
        KeyShape("empty", Self.components, "What is shown if the list is empty."),
      ]
    case .condition:
      [
        KeyShape("if", .string, isRequired: true, "An expression: the condition."),
        KeyShape("then", Self.components, "What is shown if the condition is true."),
        KeyShape("else", Self.components, "What is shown if the condition is false."),
      ]
    case .choice:
      [
        KeyShape(
          "discriminator", .string, isRequired: true,
          "An expression: a value whose type has the form discriminator."),
        KeyShape(
          "as", Self.variable,
          "The name of the value in the expressions of the mapping, if it is not a variable."),
        KeyShape(
          "mapping", .map(of: Self.components), isRequired: true,
          "What is shown for each value of the tag."),
        KeyShape("else", Self.components, "What is shown for the values that are not mapped."),
      ]
    }
  }

  var names: [String] { keys.map { $0.name } }

  private static let variable = ValueShape.text(matching: "^[A-Za-z_][A-Za-z0-9_]*$")

  /// One component or several, with repetitions, conditions and choices among them.
  private static let components = ValueShape.either([
    .named(.child), .array(of: .either([.named(.child), .slot])), .slot,
  ])
}
