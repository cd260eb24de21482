/// A key of one of the formats: what readers know it by and what schemas say of it.
package struct KeyShape: Sendable {
  package let name: String
  package let shape: ValueShape
  package let isRequired: Bool
  /// One sentence for people who write the file.
  package let summary: String

  package init(
    _ name: String, _ shape: ValueShape, isRequired: Bool = false, _ summary: String
  ) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.summary = summary
  }
}

/// What the value of a key may be.
package indirect enum ValueShape: Sendable {
  case string
  case number(ClosedRange<Double>)
  case boolean
  case null
  case keyword([String])
  case array(of: ValueShape)
  case object([KeyShape])
  /// An object whose keys its writer chooses.
  case map(of: ValueShape)
  /// An object of whatever an app needs.
  case freeObject
  /// Several shapes are allowed.
  case either([ValueShape])
  /// A shape that has a name of its own in a schema.
  case named(NamedShape)
  case any
}

/// Shapes that refer to each other, or that several keys share.
package enum NamedShape: String, Hashable, Sendable, CaseIterable {
  case component, style, textStyle, action, parameterType, screenParameter, componentParameter
  case easing, track, transition, device, argument, rectangle, layer
}
