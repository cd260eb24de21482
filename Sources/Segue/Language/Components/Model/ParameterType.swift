/// The type of a parameter.
public enum ParameterType: String, Hashable, Sendable, CaseIterable {
  case string, number, boolean, component, components
  /// A type of data, which is declared in JSON Type Definition.
  case data

  /// The types that are declared by their names.
  public static let named: [ParameterType] = [.string, .number, .boolean, .component, .components]

  /// Whether a link can carry a value of this type.
  public var isScalar: Bool { self == .string || self == .number || self == .boolean }
}
