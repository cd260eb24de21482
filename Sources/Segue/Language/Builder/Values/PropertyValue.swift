/// A property of a tracked event or of a custom action: any JSON value.
///
/// ```swift
/// .track("open", properties: ["outfit": 1, "tags": ["linen", "summer"]])
/// ```
public struct PropertyValue: Sendable {
  let value: DescribedValue

  /// Literal text.
  public static func string(_ text: String) -> PropertyValue { .text(ScreenText(text)) }

  /// Text with parameters.
  public static func text(_ text: ScreenText) -> PropertyValue { PropertyValue(value: .text(text)) }

  /// A number.
  public static func number(_ number: Double) -> PropertyValue {
    PropertyValue(value: .number(number))
  }

  /// True or false.
  public static func boolean(_ flag: Bool) -> PropertyValue {
    PropertyValue(value: .boolean(flag))
  }

  /// The JSON value `null`.
  public static let null = PropertyValue(value: .null)

  /// The value of a parameter of the screen, with its type.
  public static func parameter<Value>(_ parameter: ScreenParameter<Value>) -> PropertyValue {
    PropertyValue(value: parameter.reference)
  }

  /// An array of values.
  public static func array(_ values: [PropertyValue]) -> PropertyValue {
    PropertyValue(value: .array(values.map { $0.value }))
  }

  /// An object. Of members with the same name, the last one is used.
  public static func object(_ members: [(name: String, value: PropertyValue)]) -> PropertyValue {
    var described: [DescribedMember] = []
    for member in members { described.set(member.name, member.value.value) }
    return PropertyValue(value: .object(described))
  }
}

extension PropertyValue: ExpressibleByStringInterpolation, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }

  public init(stringInterpolation: ScreenText.StringInterpolation) {
    self = .text(ScreenText(stringInterpolation: stringInterpolation))
  }

  public init(floatLiteral value: Double) { self = .number(value) }

  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  public init(nilLiteral: ()) { self = .null }

  public init(arrayLiteral elements: PropertyValue...) { self = .array(elements) }

  public init(dictionaryLiteral elements: (String, PropertyValue)...) {
    self = .object(elements.map { (name: $0, value: $1) })
  }
}
