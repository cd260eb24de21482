/// Repetitions, conditions and choices.
extension BodyExpressionReader {
  /// Reads one of them. Keys are checked where it is expanded; here expressions are, so that they
  /// are whether or not any data reaches them.
  mutating func readControl(
    _ control: ControlType, _ object: JSONID, _ environment: EnvironmentID
  ) {
    var members: [String: JSONID] = [:]
    for value in document.elements(object) {
      guard let key = document.string(document.key(ofMember: value)) else { continue }
      members[key] = members[key] ?? value
    }
    switch control {
    case .forEach: readRepetition(members, environment)
    case .condition: readCondition(members, environment)
    case .choice: readChoice(members, environment)
    }
  }

  /// The expression that a key contains; nil if it is not a string, which is reported where it is
  /// expanded.
  private mutating func expression(_ value: JSONID?) -> ExpressionSource? {
    guard let value, document.kind(value) == .string else { return nil }
    let source = ExpressionSource(value, in: document)
    guard case .whole(let text) = Template(source.text(source.bytes.indices)) else {
      return source
    }
    diagnostics.append(.substitutionAsExpression(text, at: document.range(value)))
    return nil
  }

  // MARK: Repetitions

  private mutating func readRepetition(
    _ members: [String: JSONID], _ environment: EnvironmentID
  ) {
    if let empty = members["empty"] { add(empty, .component, environment) }
    var element = ExpressionType.invalid
    var scope = environments[environment]
    if let source = expression(members["forEach"]), let program = compile(source, environment) {
      scope.types = program.types
      if let type = program.types.element(of: program.type) {
        element = type
      } else {
        diagnostics.append(
          .notRepeatable(
            program.types.name(program.type), at: source.range(source.bytes.indices)))
      }
    }
    declare(members["as"], or: "item", element, in: &scope)
    guard let body = members["body"] else { return }
    let inner = add(scope, of: body)
    if let source = expression(members["key"]), let program = compile(source, inner),
      ![.string, .int, .bool, .invalid].contains(program.type)
    {
      diagnostics.append(
        .wrongElementKey(
          program.types.name(program.type), at: source.range(source.bytes.indices)))
    }
    add(body, .component, inner)
  }

  /// Declares the variable of a repetition or a choice.
  ///
  /// - Parameter name: The value of the key with the name; nil for the usual name.
  private mutating func declare(
    _ name: JSONID?, or usual: String, _ type: ExpressionType,
    in environment: inout ExpressionEnvironment
  ) {
    let text = name.flatMap { document.string($0) } ?? usual
    let isTaken = environment.index(of: text) != nil || parameters.index(named: text) != nil
    if let name, document.kind(name) == .string {
      if !text.isVariableName {
        diagnostics.append(.invalidVariableName(text, at: document.range(name)))
      } else if isTaken {
        diagnostics.append(.takenName(text, at: document.range(name)))
      }
    }
    environment.declare(text, type)
  }

  // MARK: Conditions

  private mutating func readCondition(
    _ members: [String: JSONID], _ environment: EnvironmentID
  ) {
    var condition: ExpressionProgram.Condition?
    if let source = expression(members["if"]) {
      condition = compileCondition(source, environment)
      if let program = condition?.program, ![.bool, .invalid].contains(program.type) {
        diagnostics.append(
          .notACondition(
            program.types.name(program.type), at: source.range(source.bytes.indices)))
      }
    }
    let outer = environments[environment]
    if let then = members["then"] {
      add(then, .component, add(condition?.then ?? outer, of: then))
    }
    if let otherwise = members["else"] {
      add(otherwise, .component, add(condition?.otherwise ?? outer, of: otherwise))
    }
  }

  // MARK: Choices

  private mutating func readChoice(_ members: [String: JSONID], _ environment: EnvironmentID) {
    if let otherwise = members["else"] { add(otherwise, .component, environment) }
    var scope = environments[environment]
    var alternatives: ExpressionTypes.Alternatives?
    var variable: String?
    if let source = expression(members["discriminator"]),
      let program = compile(source, environment)
    {
      let text = source.text(source.bytes.indices)
      if scope.index(of: text) != nil { variable = text }
      scope.types = program.types
      alternatives = program.types.alternatives(of: program.type)
      if alternatives == nil, program.type != .invalid {
        diagnostics.append(
          .notAChoice(program.types.name(program.type), at: source.range(source.bytes.indices)))
      }
    }
    guard let mapping = members["mapping"], document.kind(mapping) == .object else { return }
    var mapped: Set<String> = []
    for part in document.elements(mapping) {
      guard let tag = document.string(document.key(ofMember: part)) else { continue }
      mapped.insert(tag)
      let known = alternatives?.records.first { $0.value == tag }
      if let alternatives, known == nil {
        diagnostics.append(
          .unknownAlternative(
            tag, known: alternatives.records.map { $0.value },
            at: document.range(document.key(ofMember: part))))
      }
      var inner = scope
      if let name = members["as"] {
        declare(name, or: "item", known?.type ?? .invalid, in: &inner)
      } else if let variable {
        inner.declare(variable, known?.type ?? .invalid)
      }
      add(part, .component, add(inner, of: part))
    }
    let missing = alternatives?.records.map { $0.value }.filter { !mapped.contains($0) } ?? []
    if !missing.isEmpty, members["else"] == nil {
      diagnostics.append(
        .missingAlternatives(missing, at: document.range(document.key(ofMember: mapping))))
    }
  }
}

extension String {
  /// Whether expressions can use the name for a variable.
  fileprivate var isVariableName: Bool {
    guard let first = utf8.first, first > UInt8(ascii: "9") else { return false }
    let isName = utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return isName && !ReservedWords.all.contains(self)
  }
}

extension Diagnostic {
  fileprivate static func substitutionAsExpression(
    _ text: String, at range: SourceRange
  ) -> Diagnostic {
    var writer = JSONWriter()
    writer.string(text)
    return Diagnostic(
      .invalidValue, .error, "this key takes an expression, which is written without ${…}",
      at: range, fix: Fix(replacing: range, with: writer.text))
  }

  fileprivate static func notRepeatable(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error, "\"forEach\" takes a list, and this is of type \(type)", at: range)
  }

  fileprivate static func notACondition(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "\"if\" takes a condition of type bool, and this is of type \(type): compare it with a value",
      at: range)
  }

  fileprivate static func notAChoice(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "\"discriminator\" takes a value whose type has the form discriminator, and this is of type "
        + "\(type): use \"if\"", at: range)
  }

  fileprivate static func wrongElementKey(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "\"key\" takes a string, an int or a bool, and this is of type \(type)", at: range)
  }

  fileprivate static func invalidVariableName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "\(quoted(name)) cannot be the name of a variable: use letters, digits and _, beginning with "
        + "a letter", at: range)
  }

  static func takenName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .takenName, .error, "the name \(quoted(name)) is already in use here: choose another",
      at: range)
  }

  fileprivate static func unknownAlternative(
    _ tag: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let meant = suggestion(for: tag, among: known)
    return Diagnostic(
      .unknownAlternative, .error,
      "the type has no alternative \(quoted(tag))"
        + (meant.map { didYouMean($0) } ?? alternatives(known)), at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  fileprivate static func missingAlternatives(
    _ tags: [String], at range: SourceRange
  ) -> Diagnostic {
    let shown = tags.prefix(5).map { quoted($0) }.joined(separator: ", ")
    let rest = tags.count > 5 ? " and \(tags.count - 5) others" : ""
    return Diagnostic(
      .missingAlternative, .error,
      "nothing is shown for \(shown)\(rest): map each alternative, or add \"else\"", at: range)
  }
}
