/// The type of a parameter.
public enum ParameterType: String, Hashable, Sendable, CaseIterable {
  case string, number, boolean, component, components

  /// Whether a link can carry a value of this type.
  public var isScalar: Bool { self != .component && self != .components }
}
