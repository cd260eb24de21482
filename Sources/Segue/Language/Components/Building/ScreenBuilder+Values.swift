/// Substitutes arguments, and reads values as the types that keys take.
extension ScreenBuilder {
  func document(_ written: ScopedNode) -> JSONDocument { declarations[written.file] }

  func range(_ written: ScopedNode) -> SourceRange {
    declarations[written.file].range(written.node)
  }

  func kind(_ written: ScopedNode) -> JSONDocument.Kind {
    declarations[written.file].kind(written.node)
  }

  /// Returns a value of a file with each `${name}` replaced by its argument.
  ///
  /// - Parameter isLink: Whether arguments are percent-encoded as parts of a link, each as one path
  ///   segment or one part of the query. An argument at the very beginning is the beginning of the
  ///   link, and is not encoded.
  mutating func value(_ written: ScopedNode, isLink: Bool = false) -> Value {
    let useRange = range(written)
    guard declarations[written.file].mayHoldSubstitution(written.node) else {
      return Value(content: .written(written), origin: useRange, useRange: useRange)
    }
    return substituted(written, at: useRange, isLink: isLink)
  }

  private mutating func substituted(
    _ written: ScopedNode, at useRange: SourceRange, isLink: Bool
  ) -> Value {
    let asWritten = Value(content: .written(written), origin: useRange, useRange: useRange)
    let document = document(written)
    let known = scopes[written.scope].expressions.template(written.node)
    if known == nil, let name = document.wholeSubstitution(written.node) {
      return whole(name, in: written.scope, at: useRange)
    }
    guard known != nil || document.kind(written.node) == .string else { return asWritten }
    let string = known ?? WrittenTemplate(document.string(written.node) ?? "")
    switch string.template {
    case .text(let literal):
      guard literal.utf8.count != string.text.utf8.count else { return asWritten }
      return Value(content: .scalar(.string(literal)), origin: useRange, useRange: useRange)
    case .whole(let name):
      return whole(name, in: written.scope, at: useRange)
    case .wholeExpression(_, let program):
      return counted(expression(program, in: written.scope, at: useRange))
    case .parts(let parts):
      return joined(
        parts, of: string.text, in: written.scope, at: useRange,
        isLink: isLink || string.beginsDeepLink)
    case .unclosed:
      diagnostics.append(.unclosedSubstitution(at: useRange))
      return Value(content: .invalid, origin: useRange, useRange: useRange)
    }
  }

  /// Returns the argument for a string that is only a substitution.
  private mutating func whole(_ name: String, in scope: ScopeID, at useRange: SourceRange) -> Value
  {
    counted(argument(name, in: scope, at: useRange))
  }

  /// Counts the text of a value. Returns an invalid one past the limit.
  private mutating func counted(_ value: Value) -> Value {
    guard case .scalar(.string(let text)) = value.content,
      !budget.countSubstitutedText(
        text.utf8.count, at: value.useRange, reportingTo: &diagnostics)
    else { return value }
    return Value(content: .invalid, origin: value.useRange, useRange: value.useRange)
  }

  /// Returns the value of an expression with this text.
  private mutating func expression(
    named text: String, in scope: ScopeID, at useRange: SourceRange
  ) -> Value {
    let environment = scopes[scope].environment
    let program = scopes[scope].expressions.index(of: text, in: environment)
    return expression(program, in: scope, at: useRange)
  }

  private mutating func argument(_ name: String, in scope: ScopeID, at useRange: SourceRange)
    -> Value
  {
    switch scopes[scope].argument(named: name) {
    case .scalar(let scalar, let origin):
      return Value(
        content: .scalar(scalar), origin: origin.range, useRange: useRange,
        substitution: origin.substitution, isVerbatim: origin.isVerbatim,
        dataRange: origin.dataRange)
    case .components(let written):
      return Value(content: .written(written), origin: range(written), useRange: useRange)
    case .unknown(.data), .data: return expression(named: name, in: scope, at: useRange)
    case .unknown(let type):
      return Value(content: .unknown(type), origin: useRange, useRange: useRange)
    case .invalid:
      return Value(content: .invalid, origin: useRange, useRange: useRange)
    case nil where scopes[scope].hasExpression(name):
      return expression(named: name, in: scope, at: useRange)
    case nil where scopes[scope].parameters.mayDeclare(name):
      isComplete = false
      return Value(content: .invalid, origin: useRange, useRange: useRange)
    case nil:
      diagnostics.append(
        at: useRange,
        .unknownParameter(name, meant: scopes[scope].nameMeant(by: name), at: useRange))
      return Value(content: .invalid, origin: useRange, useRange: useRange)
    }
  }

  private mutating func joined(
    _ parts: [TemplatePart], of template: String, in scope: ScopeID, at useRange: SourceRange,
    isLink: Bool
  ) -> Value {
    var text = ""
    text.reserveCapacity(template.utf8.count)
    var counted = 0
    var arguments: [Substitution.Argument] = []
    var content: Value.Content?
    var dataRange: SourceRange?
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let literal): text += literal
      case .parameter(let name), .expression(let name, _):
        let value =
          if case .expression(_, let program) = part {
            expression(program, in: scope, at: useRange)
          } else {
            argument(name, in: scope, at: useRange)
          }
        dataRange = dataRange ?? value.dataRange
        switch value.content {
        case .scalar(let scalar):
          text += isLink && index > 0 ? percentEncoded(scalar.text) : scalar.text
          if template.utf8.count <= Substitution.longestTemplate || arguments.isEmpty {
            arguments.append(
              Substitution.Argument(
                name: name, range: value.dataRange ?? value.origin,
                isVerbatim: value.isVerbatim || value.dataRange != nil))
          }
        case .unknown(let type) where type.isScalar:
          if content == nil { content = .unknown(.string) }
        case .written, .unknown:
          diagnostics.append(.componentInText(name, at: useRange))
          content = .invalid
        case .data(let data):
          diagnostics.append(.dataInText(name, data, at: useRange))
          content = .invalid
        case .invalid: content = .invalid
        }
      }
      let added = text.utf8.count - counted
      counted += added
      guard budget.countSubstitutedText(added, at: useRange, reportingTo: &diagnostics) else {
        return Value(content: .invalid, origin: useRange, useRange: useRange)
      }
    }
    // Each part may be within the limit that the joined text exceeds.
    if CombiningMarks.exceedMaximum(in: text) {
      diagnostics.append(.tooManyMarks(at: useRange))
      return Value(content: .invalid, origin: useRange, useRange: useRange)
    }
    var substitution: Substitution?
    if isLink, case .unknown? = content {
      substitution = .ofUnknown(template: template, useRange: useRange, use: scopes[scope].use)
    } else if !arguments.isEmpty {
      substitution = Substitution(
        template: template.utf8.count <= Substitution.longestTemplate ? template : nil,
        useRange: useRange, arguments: arguments, use: scopes[scope].use)
    }
    return Value(
      content: content ?? .scalar(.string(text)), origin: useRange, useRange: useRange,
      substitution: substitution, isVerbatim: false, dataRange: dataRange)
  }

  // MARK: Scalars

  /// Returns the scalar of a value; nil for arrays, objects, null, and values that are unknown or
  /// were reported.
  func scalar(_ value: Value) -> ScalarValue? {
    switch value.content {
    case .scalar(let scalar): return scalar
    case .written(let written):
      return switch kind(written) {
      case .string: declarations[written.file].string(written.node).map { .string($0) }
      case .number: declarations[written.file].number(written.node).map { .number($0) }
      case .true: .boolean(true)
      case .false: .boolean(false)
      default: nil
      }
    case .data, .unknown, .invalid: return nil
    }
  }

  /// Returns a string. A number or boolean that was substituted is converted to its shortest text.
  mutating func string(_ value: Value, for key: String) -> String? {
    let scalar = scalar(value)
    if case .string(let text)? = scalar {
      // Text in the body of a component is copied into the screen for each use.
      if case .written(let written) = value.content, written.scope != 0,
        !budget.countSubstitutedText(text.utf8.count, at: value.useRange, reportingTo: &diagnostics)
      {
        return nil
      }
      return text
    }
    if let scalar, case .scalar = value.content { return scalar.text }
    reportWrongType(value, key: key, expected: "a string")
    return nil
  }

  /// Returns a nonempty string.
  mutating func name(_ value: Value, for key: String) -> NamedReference? {
    guard let text = string(value, for: key) else { return nil }
    if text.isEmpty {
      diagnostics.append(.emptyName(key, at: value.origin, notes: value.notes))
      return nil
    }
    return value.reference(text)
  }

  mutating func boolean(_ value: Value, for key: String) -> Bool? {
    if case .boolean(let flag)? = scalar(value) { return flag }
    reportWrongType(value, key: key, expected: "true or false")
    return nil
  }

  mutating func number(_ value: Value, for key: String, in range: ClosedRange<Double>) -> Double? {
    guard case .number(let number)? = scalar(value) else {
      reportWrongType(value, key: key, expected: "a number")
      return nil
    }
    guard range.contains(number) else {
      diagnostics.append(
        .outOfRange(key, range, at: value.origin, notes: value.notes))
      return nil
    }
    return number
  }

  /// Adds a diagnostic about a value, with its fix only where that repairs what is written.
  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic, of value: Value) {
    diagnostics.append(
      at: value.origin, value.isVerbatim ? diagnostic() : diagnostic().withoutFix)
  }

  /// Returns the keyword that a string names.
  mutating func keyword<Keyword: RawRepresentable<String> & CaseIterable>(
    _ value: Value, for key: String, as _: Keyword.Type = Keyword.self
  ) -> Keyword? {
    guard case .string(let text)? = scalar(value) else {
      reportWrongType(value, key: key, expected: "a string")
      return nil
    }
    if let keyword = Keyword(rawValue: text) { return keyword }
    report(
      .unknownKeyword(
        text, key: key, known: Keyword.allCases.map { $0.rawValue }, at: value.origin,
        notes: value.notes), of: value)
    return nil
  }

  // MARK: Containers

  /// Returns the elements of an array. Returns nil, with an error reported, for other values.
  mutating func array(
    _ value: Value, for key: String, takesScalars: Bool = false
  ) -> [ScopedNode]? {
    guard case .written(let written) = value.content, kind(written) == .array
    else {
      reportWrongType(value, key: key, expected: "an array", takesScalars: takesScalars)
      return nil
    }
    var elements: [ScopedNode] = []
    elements.reserveCapacity(8)
    for node in declarations[written.file].elements(written.node) {
      elements.append(ScopedNode(file: written.file, node: node, scope: written.scope))
    }
    return elements
  }

  /// Returns the members of an object. Returns nil, with an error reported, for other values.
  mutating func object(_ value: Value, for key: String) -> Members? {
    guard case .written(let written) = value.content,
      kind(written) == .object
    else {
      reportWrongType(value, key: key, expected: "an object", takesScalars: false)
      return nil
    }
    if case .members(let entries)? = knownNodes[written] { return Members(entries, of: written) }
    let members = Members(of: written, in: document(written))
    if !members.hasUnreadKeys { learn(.members(members.entries), of: written) }
    return members
  }

  /// Returns the members of a component. Returns nil, with an error reported, for other values.
  mutating func component(_ value: Value) -> ComponentMembers? {
    guard case .written(let written) = value.content,
      kind(written) == .object
    else {
      reportWrongType(value, key: "a component", expected: "an object", takesScalars: false)
      return nil
    }
    return ComponentMembers(of: written, in: declarations[written.file])
  }

  /// Reports a value of the wrong type.
  ///
  /// - Parameter takesScalars: Whether a scalar whose value is still unknown could be right.
  mutating func reportWrongType(
    _ value: Value, key: String, expected: String, takesScalars: Bool = true
  ) {
    let found: String
    switch value.content {
    case .invalid: return
    case .unknown(let type) where type.isScalar && takesScalars: return
    case .data(let data): found = "a value \(data.description)"
    case .unknown(.component), .unknown(.components): found = "components"
    case .unknown(.data): return
    case .scalar(.string), .unknown(.string): found = "a string"
    case .scalar(.number), .unknown(.number): found = "a number"
    case .scalar(.boolean), .unknown(.boolean): found = "a boolean"
    case .written(let written):
      if kind(written) == .invalid { return }
      found = document(written).description(written.node)
    }
    diagnostics.append(
      .wrongType(key, expected: expected, found: found, at: value.origin, notes: value.notes))
  }
}
