/// The value of a parameter at the use of a composed component.
///
/// ```swift
/// Use("outfit-card", arguments: ["picture": "a.jpg", "price": 289, "sale": true])
///   .argument("footer", .components { Label("Linen") })
/// ```
public struct ArgumentValue: Sendable {
  let value: DescribedValue

  /// Literal text.
  public static func string(_ text: String) -> ArgumentValue { .text(ScreenText(text)) }

  /// Text with parameters.
  public static func text(_ text: ScreenText) -> ArgumentValue { ArgumentValue(value: .text(text)) }

  /// A number.
  public static func number(_ number: Double) -> ArgumentValue {
    ArgumentValue(value: .number(number))
  }

  /// True or false.
  public static func boolean(_ flag: Bool) -> ArgumentValue {
    ArgumentValue(value: .boolean(flag))
  }

  /// Data, such as a value of a generated type, for a parameter whose type is a schema.
  ///
  /// ```swift
  /// Use("outfit-card", arguments: ["outfit": .data(Shop.Shared.Outfit(id: "1", title: "Linen"))])
  /// ```
  ///
  /// A text in it that contains `${` is an error of the screen.
  public static func data(_ data: some JSONRepresentable) -> ArgumentValue {
    ArgumentValue(value: .json(data.json))
  }

  /// The value of a parameter of the screen, with its type.
  public static func parameter<Value>(_ parameter: ScreenParameter<Value>) -> ArgumentValue {
    ArgumentValue(value: parameter.reference)
  }

  /// One component, for a parameter of that type.
  public static func component(_ component: some ScreenComponent) -> ArgumentValue {
    ArgumentValue(value: .component(component.description))
  }

  /// Components, for a slot.
  public static func components(
    @ComponentBuilder _ components: () -> [ComponentDescription]
  ) -> ArgumentValue {
    ArgumentValue(value: .components(components()))
  }
}

extension ArgumentValue: ExpressibleByStringInterpolation, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }

  public init(stringInterpolation: ScreenText.StringInterpolation) {
    self = .text(ScreenText(stringInterpolation: stringInterpolation))
  }

  public init(floatLiteral value: Double) { self = .number(value) }

  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
