/// Returns a text as a Swift string literal. Invisible characters and line breaks are escaped.
func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case _ where isInvisible(scalar):
      literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}

/// Whether a scalar is a control, a space other than U+0020, a joiner, a bidirectional mark, a
/// variation selector, a tag or not a character.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
  case .spaceSeparator: scalar != " "
  // A mark at the start of a text would combine with the quotation mark.
  case .nonspacingMark, .enclosingMark: true
  default: false
  }
}

extension ScalarValue {
  /// The value as a literal of the parameter's Swift type.
  var swiftLiteral: String {
    switch self {
    case .string(let text): Segue.swiftLiteral(text)
    case .boolean(let value): value ? "true" : "false"
    case .number(let number):
      number.isSubnormal
        ? "Double(bitPattern: \(number.bitPattern))" : shortestText(of: number)
    }
  }
}

extension ParameterType {
  /// The Swift type of the parameter's values.
  var swiftType: String {
    switch self {
    case .number: "Double"
    case .boolean: "Bool"
    case .string, .component, .components, .data: "String"
    }
  }
}
