/// A named value that a link passes to the screen that it opens.
///
/// ```swift
/// let outfit = ScreenParameter<Double>("outfit")
/// let picture = ScreenParameter("picture", default: "outfits/1.jpg")
/// let screen = ComposedScreen("outfit", route: "/outfits/{outfit}", parameters: outfit, picture) {
///   Image("\(picture)").hero("outfit/\(outfit)")
/// }
/// ```
///
/// A screen lists all parameters that it uses: one that is missing is an error of the screen.
public struct ScreenParameter<Value: ScreenParameterValue>: Hashable, Sendable {
  public let name: String
  /// The value where a link passes none; nil if every link has to pass one.
  public let defaultValue: Value?

  public init(_ name: String, default defaultValue: Value? = nil) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// The types of parameters: `String`, `Double` and `Bool`.
public protocol ScreenParameterValue: Hashable, Sendable {
  /// The type's name in a screen file.
  static var parameterType: ParameterType { get }
  /// The value as links carry it.
  var scalarValue: ScalarValue { get }
}

extension String: ScreenParameterValue {
  public static var parameterType: ParameterType { .string }
  public var scalarValue: ScalarValue { .string(self) }
}

extension Double: ScreenParameterValue {
  public static var parameterType: ParameterType { .number }
  public var scalarValue: ScalarValue { .number(self) }
}

extension Bool: ScreenParameterValue {
  public static var parameterType: ParameterType { .boolean }
  public var scalarValue: ScalarValue { .boolean(self) }
}

extension ScreenParameter {
  var declaration: DescribedMember {
    let type = DescribedValue.keyword(Value.parameterType.rawValue)
    guard let value = defaultValue?.scalarValue else { return DescribedMember(name, type) }
    return DescribedMember(
      name, .object([DescribedMember("type", type), DescribedMember("default", .scalar(value))]))
  }

  /// The reference to the parameter in a screen file.
  var reference: DescribedValue { .text(ScreenText(parameter: name)) }
}
