/// A text as a string literal of Swift. What cannot be seen or ends a line is written as its number.
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

/// Controls, spaces other than the usual one, joiners, marks of direction, variants and tags, and what
/// is no character.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
  case .spaceSeparator: scalar != " "
  // A mark at the start of a text would stand on the quotation mark.
  case .nonspacingMark, .enclosingMark: true
  default: false
  }
}

extension ScalarValue {
  /// As a literal of the type that the parameter has in Swift.
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
  /// The type of a value in Swift.
  var swiftType: String {
    switch self {
    case .number: "Double"
    case .boolean: "Bool"
    case .string, .component, .components: "String"
    }
  }
}
