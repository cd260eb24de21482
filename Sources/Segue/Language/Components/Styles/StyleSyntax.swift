/// The syntax of a style property's value.
package enum StyleSyntax: Hashable, Sendable {
  /// A length in points, or in one of the other forms that CSS allows.
  case length(LengthForms)
  case number(ClosedRange<Double>, keywords: [String] = [])
  case integer(ClosedRange<Double>, keywords: [String] = [])
  /// A number that is not negative, `"auto"`, or two numbers such as `"16 / 9"`.
  case ratio
  case keyword([String])
  /// Text in the syntax of a CSS value.
  case css(CSSText)
  /// One number, or four, clockwise from the top left corner.
  case radii
  case text

  package enum CSSText: String, Hashable, Sendable {
    case color, gradient, shadow, position
  }
}

/// The forms of a length that a property accepts besides a number of points.
package struct LengthForms: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let percent = LengthForms(rawValue: 1)
  static let auto = LengthForms(rawValue: 2)
  static let intrinsic = LengthForms(rawValue: 4)
  static let none = LengthForms(rawValue: 8)
  static let negative = LengthForms(rawValue: 16)
  static let content = LengthForms(rawValue: 32)
  static let normal = LengthForms(rawValue: 64)

  /// The keywords among the forms, in the order in which messages and schemas name them.
  package var keywords: [String] {
    var keywords: [String] = []
    if contains(.auto) { keywords.append("auto") }
    if contains(.none) { keywords.append("none") }
    if contains(.normal) { keywords.append("normal") }
    if contains(.content) { keywords.append("content") }
    if contains(.intrinsic) { keywords += ["min-content", "max-content", "fit-content"] }
    return keywords
  }
}

extension StyleSyntax {
  package var shape: ValueShape {
    switch self {
    case .length(let forms):
      let mayBeNegative = forms.contains(.negative)
      let least = mayBeNegative ? -Double.greatestFiniteMagnitude : 0
      return alternatives(
        .number(least...Double.greatestFiniteMagnitude),
        forms.contains(.percent) ? .percentage(mayBeNegative: mayBeNegative) : nil,
        keywords: forms.keywords)
    case .number(let range, let keywords):
      return alternatives(.number(range), nil, keywords: keywords)
    case .integer(let range, let keywords):
      return alternatives(.integer(range), nil, keywords: keywords)
    case .ratio:
      return alternatives(
        .numberFromZero,
        .text(matching: "^ *\(unsignedDecimalPattern) */ *\(unsignedDecimalPattern) *$"),
        keywords: ["auto"])
    case .keyword(let keywords): return .keyword(keywords)
    case .css, .text: return .string
    case .radii:
      return .either([
        .numberFromZero, .list(Array(repeating: .numberFromZero, count: 4), atLeast: 4),
      ])
    }
  }
}

private func alternatives(
  _ number: ValueShape, _ text: ValueShape?, keywords: [String]
) -> ValueShape {
  let shapes =
    [number] + (text.map { [$0] } ?? []) + (keywords.isEmpty ? [] : [.keyword(keywords)])
  return shapes.count == 1 ? number : .either(shapes)
}

/// A regular expression for a number without a minus sign, as `decimal(_:)` reads it in a text.
package let unsignedDecimalPattern = #"\+?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?"#
/// A regular expression for a number, as `decimal(_:)` reads it in a text.
package let decimalPattern = #"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?"#
