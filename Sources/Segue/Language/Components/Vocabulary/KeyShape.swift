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

/// One of several kinds of objects, told apart by the value of a key such as `type`.
package struct ShapeVariant: Sendable {
  /// The value of that key.
  package let name: String
  package let summary: String
  /// What it has besides the keys that all have.
  package let keys: [KeyShape]

  package init(_ name: String, _ summary: String, _ keys: [KeyShape]) {
    self.name = name
    self.summary = summary
    self.keys = keys
  }
}

/// What the value of a key may be.
package indirect enum ValueShape: Sendable {
  case string
  /// A string that is not empty, and none of the reserved ones.
  case name(except: [String] = [])
  /// A string that a regular expression in the syntax of ECMA 262 finds a match in.
  case text(matching: String)
  case number(ClosedRange<Double>)
  /// A number without a fraction, however it is written.
  case integer(ClosedRange<Double>)
  /// Text such as `"50%"`.
  case percentage(mayBeNegative: Bool)
  case boolean
  case null
  case keyword([String])
  /// A string that is just `"${name}"`, for the components that a parameter hands in.
  case slot
  case array(of: ValueShape, atLeast: Int = 0, atMost: Int? = nil)
  /// An array with a value for each shape, in their order; all but the first `atLeast` may be left
  /// out from the end.
  case list([ValueShape], atLeast: Int)
  case object([KeyShape])
  /// An object with exactly one of the first keys, or none of them if it need not have one, and what
  /// others it has besides.
  case oneKey([KeyShape], besides: [KeyShape] = [], orNone: Bool = false)
  /// An object whose keys all belong to one of several notations; keys of two do not mix.
  case notations([[KeyShape]])
  /// An object whose keys its writer chooses.
  case map(of: ValueShape, names: ValueShape = .string, atMost: Int? = nil)
  /// An object of whatever an app needs.
  case freeObject
  /// Several shapes are allowed. At most one is of each JSON type, save for strings.
  case either([ValueShape])
  /// A shape that has a name of its own in a schema.
  case named(NamedShape)
}

extension ValueShape {
  static let anyNumber = ValueShape.number(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  static let numberFromZero = ValueShape.number(0...Double.greatestFiniteMagnitude)
}

/// Shapes that refer to each other, or that several keys share.
package enum NamedShape: String, Hashable, Sendable, CaseIterable {
  case component, argument, style, textStyle, action, screenParameter, componentParameter
  case device, transition, track, easing
}
