/// How files declare their parameters.
extension ComponentVocabulary {
  /// What a parameter may be called: it has to fit into `${name}`.
  static let parameterName = ValueShape.text(matching: "^[^{}]+$")

  /// The key that tells the types apart.
  package static let parameterType = KeyShape(
    "type", .string, isRequired: true, "The type of its value.")

  /// The keys of a parameter that is declared with a default value.
  static let parameterNames = [parameterType.name, "default"]

  /// A parameter that is declared with a default value, by the type of it.
  package static func parameters(of types: [ParameterType]) -> [ShapeVariant] {
    types.map { type in
      ShapeVariant(
        type.rawValue, type.summary,
        [KeyShape("default", type.defaultShape, "Its value if none is handed in.")])
    }
  }
}

extension ParameterType {
  /// What screens may have: a link can carry it.
  package static let scalars = allCases.filter(\.isScalar)

  fileprivate var summary: String {
    switch self {
    case .string: "Text."
    case .number: "A number."
    case .boolean: "true or false."
    case .component: "One component."
    case .components: "A slot for components, several or none."
    }
  }

  /// A default stands for itself: it sees no parameters.
  fileprivate var defaultShape: ValueShape {
    switch self {
    case .string: .string
    case .number: .anyNumber
    case .boolean: .boolean
    case .component: .named(.component)
    case .components: .array(of: .named(.component))
    }
  }
}
