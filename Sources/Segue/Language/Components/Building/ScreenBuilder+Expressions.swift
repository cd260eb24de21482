/// Evaluates expressions.
extension ScreenBuilder {
  /// Returns the value of an expression between `${` and `}`.
  ///
  /// - Parameter program: The index of its program; nil if it could not be compiled.
  mutating func expression(
    _ program: Int?, in scope: ScopeID, at useRange: SourceRange
  ) -> Value {
    func value(_ content: Value.Content, dataRange: SourceRange? = nil) -> Value {
      Value(
        content: content, origin: useRange, useRange: useRange, isVerbatim: false,
        dataRange: dataRange)
    }
    guard let program, let program = scopes[scope].expressions.programs[program] else {
      return value(.invalid)
    }
    if isUnknown(scope) { return value(program.unknownContent) }
    guard let found = run(program, in: scope) else { return value(.invalid) }
    return value(content(found, of: program), dataRange: inputs.range(of: found))
  }

  /// Returns an expression; nil if it has errors, which have been reported.
  func program(_ text: String, in scope: ScopeID) -> ExpressionProgram? {
    let expressions = scopes[scope].expressions
    return expressions.index(of: text, in: scopes[scope].environment)
      .flatMap { expressions.programs[$0] }
  }

  /// Whether the values of the variables are not known yet.
  mutating func isUnknown(_ scope: ScopeID) -> Bool {
    readArguments(of: scope)
    return if case .unknown = scopes[scope].variables { true } else { false }
  }

  /// Lets a scope have its variables.
  private mutating func readArguments(of scope: ScopeID) {
    if case .notRead = scopes[scope].variables {
      scopes[scope].variables = variables(of: scopes[scope])
    }
  }

  /// Evaluates an expression in a scope with known variables. A list or a map is kept for as long
  /// as the screen is built.
  ///
  /// - Returns: The value; nil, with an error reported, if there is none.
  mutating func run(_ program: ExpressionProgram, in scope: ScopeID) -> ExpressionValue? {
    guard readVariables(of: scope) else { return nil }
    if record != nil { program.forEachReading(inputs) { record?.addReading(of: $0) } }
    let used = expressionMeter.used
    let result = program.evaluate(inputs, in: &scratch, &expressionMeter, isWritten: false)
    let work = expressionMeter.used - used
    budget.countExpression(work: work)
    meter.add(work)
    switch result {
    case .success(let value):
      if value.isMade { scratch.keep(program) }
      return value
    case .failure(let error):
      isComplete = false
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  /// Lets expressions use the variables of a scope. Returns false if one of them is invalid.
  private mutating func readVariables(of scope: ScopeID) -> Bool {
    if inputsScope == scope { return true }
    readArguments(of: scope)
    // A parameter that could not be read has a variable, and no value.
    let environment = scopes[scope].expressions.environments[scopes[scope].environment]
    guard case .known(let values) = scopes[scope].variables,
      values.count == environment.variables.count
    else { return false }
    inputs.values = values
    inputsScope = scope
    return true
  }

  /// Returns the values of a body's variables: its arguments, and the screen's data.
  private mutating func variables(of scope: Scope) -> Scope.Variables {
    var values: [ExpressionValue] = []
    for argument in scope.arguments {
      switch argument {
      case .scalar(.string(let text), _): values.append(inputs.add(text))
      case .scalar(.number(let number), _): values.append(ExpressionValue(number))
      case .scalar(.boolean(let flag), _): values.append(ExpressionValue(flag))
      case .components: values.append(.null)
      case .data(let value?): values.append(value)
      case .data(nil), .unknown: return .unknown
      case .invalid: return .invalid
      }
    }
    if scope.declaration == nil, let data { values.append(ExpressionValue(data.node)) }
    return .known(values)
  }

  /// Returns what an expression has found, as the value of a key.
  private func content(
    _ value: ExpressionValue, of program: ExpressionProgram
  ) -> Value.Content {
    if scratch.isText(value, inputs) {
      return .scalar(.string(program.text(value, inputs, scratch)))
    }
    if let flag = program.bool(value, inputs, scratch) { return .scalar(.boolean(flag)) }
    if let number = program.number(value, inputs, scratch) {
      // A text shows every digit of an int, also of one that is not a double.
      let isExact = number.isFinite && (program.type != .int || abs(number) < 0x1p53)
      return .scalar(
        isExact ? .number(number) : .string(program.text(value, inputs, scratch)))
    }
    return .data(DataValue(value: value, program: program))
  }
}

extension ExpressionValue {
  /// Whether the value is a list or a map that an expression has made.
  fileprivate var isMade: Bool { kind == .list || kind == .map }
}

extension ExpressionProgram {
  /// What the expression is, as the value of a key, if its variables are not known.
  fileprivate var unknownContent: Value.Content {
    switch type {
    case .string: .unknown(.string)
    case .int, .double: .unknown(.number)
    case .bool: .unknown(.boolean)
    case .invalid: .invalid
    default: .data(DataValue(value: nil, program: self))
    }
  }
}
