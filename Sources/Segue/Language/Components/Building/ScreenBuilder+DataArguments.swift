/// Passes data to components.
extension ScreenBuilder {
  /// Returns the argument of a parameter that is data: the value of an expression, or what is
  /// written there.
  mutating func dataArgument(
    _ written: ScopedNode, _ type: DataType, for parameter: Parameter,
    of declaration: ComponentDeclaration
  ) -> Argument {
    let value = value(written)
    switch value.content {
    case .invalid: return .invalid
    case .data(let data):
      guard accepts(data.type, of: data.types, for: parameter, of: declaration) else {
        report(data.types.name(data.type), for: parameter, of: declaration, value)
        return .invalid
      }
      return .data(data.value)
    case .scalar(let scalar):
      if let data = self.data(scalar, type) { return data }
      report(quoted(scalar.text), for: parameter, of: declaration, value)
      return .invalid
    case .unknown(let known):
      let expected = type.scalarKind(type.root)
      if known == .data || known == expected { return .data(nil) }
      report(known.description, for: parameter, of: declaration, value)
      return .invalid
    case .written(let literal):
      return self.literal(literal, type, value)
    }
  }

  /// Whether values of one type can be passed for a parameter.
  private func accepts(
    _ type: ExpressionType, of types: ExpressionTypes, for parameter: Parameter,
    of declaration: ComponentDeclaration
  ) -> Bool {
    guard let expected = declaration.type(of: parameter) else { return true }
    return types.canAssign(type, to: expected.type, in: expected.types)
  }

  private mutating func report(
    _ found: String, for parameter: Parameter, of declaration: ComponentDeclaration,
    _ value: Value
  ) {
    let expected = declaration.type(of: parameter).map { $0.types.name($0.type) }
    diagnostics.append(
      .wrongData(
        parameter.name, expected: expected ?? "data of its type", found: found, at: value.origin,
        declaredAt: parameter.range))
  }

  /// Returns a scalar as data; nil if it does not have the type.
  private mutating func data(_ scalar: ScalarValue, _ type: DataType) -> Argument? {
    let root = type.root
    switch (scalar, type.form(root)) {
    case (.string(let text), .enumeration) where type.enumValues(root).contains(text):
      return .data(inputs.add(text))
    case (.string(let text), .scalar) where type.scalarKind(root) == .string:
      return .data(inputs.add(text))
    case (.boolean(let flag), .scalar) where type.scalar(root) == .boolean:
      return .data(ExpressionValue(flag))
    case (.number(let number), .scalar) where type.scalarKind(root) == .number:
      guard let integers = type.scalar(root)?.integers else {
        return .data(ExpressionValue(number))
      }
      if let integer = Int64(exactly: number), integers.contains(integer) {
        return .data(ExpressionValue(integer))
      }
    case (.string(let text), .empty): return .data(inputs.add(text))
    case (.number(let number), .empty): return .data(ExpressionValue(number))
    case (.boolean(let flag), .empty): return .data(ExpressionValue(flag))
    default: break
    }
    return nil
  }

  /// Returns data that is written as an argument. It is validated like other data, and cannot
  /// contain `${…}`.
  private mutating func literal(
    _ literal: ScopedNode, _ type: DataType, _ value: Value
  ) -> Argument {
    let document = document(literal)
    if document.kind(literal.node) == .invalid { return .invalid }
    let holdsText = (literal.node..<document.end(literal.node)).contains {
      guard let text = document.string($0), text.utf8.contains(UInt8(ascii: "$")) else {
        return false
      }
      return Template(text) != .text(text)
    }
    guard !holdsText else {
      diagnostics.append(.substitutionInData(at: value.origin))
      return .invalid
    }
    let errors = type.validate(document, at: literal.node)
    for diagnostic in errors.diagnostics { diagnostics.append(diagnostic) }
    guard errors.value.isEmpty else { return .invalid }
    let bytes = document.range(literal.node)
    guard
      budget.countSubstitutedText(
        bytes.upperBound - bytes.lowerBound, at: value.origin, reportingTo: &diagnostics)
    else { return .invalid }
    return .data(scratch.add(document, at: literal.node))
  }
}

extension ComponentDeclaration {
  /// The type of a parameter's values in expressions; nil if there is none.
  fileprivate func type(
    of parameter: Parameter
  ) -> (type: ExpressionType, types: ExpressionTypes)? {
    guard let environment = expressions.environments.first,
      let index = parameters.index(named: parameter.name), index < environment.variables.count
    else { return nil }
    return (environment.variables[index].type, environment.types)
  }
}

extension DataType {
  /// The type of parameter that a scalar of the schema corresponds to; `data` for other forms.
  fileprivate func scalarKind(_ id: ID) -> ParameterType {
    switch (form(id), scalar(id)) {
    case (.enumeration, _), (.scalar, .string), (.scalar, .timestamp): .string
    case (.scalar, .boolean): .boolean
    case (.scalar, _): .number
    default: .data
    }
  }
}

extension Diagnostic {
  fileprivate static func wrongData(
    _ name: String, expected: String, found: String, at range: SourceRange,
    declaredAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .wrongArgumentType, .error,
      "the argument \(quoted(name)) takes \(expected), not \(found)", at: range,
      notes: [Note("the parameter is declared here", at: declaredAt)])
  }

  fileprivate static func substitutionInData(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongArgumentType, .error,
      "data that is written as an argument cannot contain ${…}: pass one expression for all of it",
      at: range)
  }
}
