/// A key of a file format, which readers look up and schemas describe.
package struct KeyShape: Sendable {
  package let name: String
  package let shape: ValueShape
  package let isRequired: Bool
  /// One sentence for the authors of files.
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

/// One of several kinds of objects, distinguished by the value of a key such as `type`.
package struct ShapeVariant: Sendable {
  /// The value of the distinguishing key.
  package let name: String
  package let summary: String
  /// The keys besides those that all variants have.
  package let keys: [KeyShape]

  package init(_ name: String, _ summary: String, _ keys: [KeyShape]) {
    self.name = name
    self.summary = summary
    self.keys = keys
  }
}

/// The shape of a key's value.
package indirect enum ValueShape: Sendable {
  case string
  /// A nonempty string that is not one of the reserved ones.
  case name(except: [String] = [])
  /// A string that contains a match of a regular expression in ECMA-262 syntax.
  case text(matching: String)
  case number(ClosedRange<Double>)
  /// A number without a fraction, in every notation.
  case integer(ClosedRange<Double>)
  /// Text such as `"50%"`.
  case percentage(mayBeNegative: Bool)
  case boolean
  case null
  case keyword([String])
  /// A string that is only `"${name}"`, which inserts the components of a parameter.
  case slot
  case array(of: ValueShape, atLeast: Int = 0, atMost: Int? = nil)
  /// An array with a value for each shape, in order. Values after the first `atLeast` may be
  /// omitted from the end.
  case list([ValueShape], atLeast: Int)
  case object([KeyShape])
  /// An object with exactly one of the first keys, or at most one if `orNone` is true, and the
  /// other keys besides.
  case oneKey([KeyShape], besides: [KeyShape] = [], orNone: Bool = false)
  /// An object in one of several notations, whose keys cannot be mixed.
  case notations([[KeyShape]])
  /// An object whose keys the author chooses.
  case map(
    of: ValueShape, names: ValueShape = .string, atLeast: Int? = nil, atMost: Int? = nil)
  /// An object with arbitrary members, for the app.
  case freeObject
  /// Any value.
  case anything
  /// One of several shapes, of which at most one has each JSON type, except for strings.
  case either([ValueShape])
  /// A shape that a schema defines by name.
  case named(NamedShape)
}

extension ValueShape {
  static let anyNumber = ValueShape.number(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  static let numberFromZero = ValueShape.number(0...Double.greatestFiniteMagnitude)
}

/// Shapes that refer to each other, or that several keys share.
package enum NamedShape: String, Hashable, Sendable, CaseIterable {
  case component, child, argument, passedObject, style, textStyle, action, screenParameter,
    componentParameter
  case schema
  case device, transition, track, easing
}
