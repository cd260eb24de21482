/// The keys with which files declare their parameters.
extension ComponentVocabulary {
  /// The shape of a parameter's name, which has to fit into `${name}`.
  static let parameterName = ValueShape.text(matching: "^[^{}]+$")

  /// The key that distinguishes the types.
  package static let parameterType = KeyShape(
    "type", .string, isRequired: true, "The type of the parameter.")

  /// The keys of a parameter that is declared with a default value.
  static let parameterNames = [parameterType.name, "default"]

  /// Returns the shapes of a parameter with a default value, one for each type.
  package static func parameters(of types: [ParameterType]) -> [ShapeVariant] {
    types.map { type in
      ShapeVariant(
        type.rawValue, type.summary,
        [KeyShape("default", type.defaultShape, "The value if none is passed.")])
    }
  }
}

extension ParameterType {
  /// The types of a screen's parameters, whose values a link can carry.
  package static let scalars = named.filter { $0.isScalar }

  fileprivate var summary: String {
    switch self {
    case .string: "Text."
    case .number: "A number."
    case .boolean: "true or false."
    case .component: "One component."
    case .components: "A slot for any number of components."
    case .data: "Data of a type in JSON Type Definition."
    }
  }

  /// The shape of a default value, which cannot refer to parameters.
  fileprivate var defaultShape: ValueShape {
    switch self {
    case .string: .string
    case .number: .anyNumber
    case .boolean: .boolean
    case .component: .named(.component)
    case .components: .array(of: .named(.child))
    case .data: .freeObject
    }
  }
}
