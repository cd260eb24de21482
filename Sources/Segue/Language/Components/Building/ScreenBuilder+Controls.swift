/// Expands what stands for components: repetitions, conditions and choices.
extension ScreenBuilder {
  /// Returns the parent of the components that a control stands for; nil, with an error reported,
  /// if it stands for the root of a body.
  mutating func parent(
    of control: ControlType, _ written: ScopedNode, _ item: PendingNode
  ) -> ComponentID? {
    if let parent = item.parent, item.uses.isEmpty { return parent }
    isComplete = false
    diagnostics.append(.misplacedControl(control, at: range(written)))
    return nil
  }

  /// Returns the members of a control; nil, with an error reported, if it lacks a key.
  mutating func members(of written: ScopedNode, _ control: ControlType) -> Members? {
    var members = Members(of: written, in: document(written))
    checkKeys(
      of: &members, known: control.names,
      required: control.keys.filter { $0.isRequired }.map { $0.name }, of: "\"\(control.key)\"")
    for key in control.keys where key.isRequired && members[key.name] == nil {
      isComplete = false
      diagnostics.append(
        .missingKey(key.name, of: "\"\(control.key)\"", at: range(written)))
      return nil
    }
    return members
  }

  /// Schedules the components that a control stands for.
  mutating func expand(_ control: ControlType, _ members: Members, _ parent: ComponentID) {
    record?.reader = parent
    switch control {
    case .forEach: repeatBody(members, parent)
    case .condition: expandCondition(members, parent)
    case .choice: expandChoice(members, parent)
    }
  }

  // MARK: Parts

  /// Schedules the components of a part.
  private mutating func schedule(_ part: ScopedNode?, _ parent: ComponentID) {
    guard let part else { return }
    schedule(components(of: open(part)), parent: parent)
  }

  /// Returns a part, the value of a key, in a scope with its environment.
  ///
  /// - Parameters:
  ///   - values: The values of the variables that the environment adds.
  ///   - suffix: What follows the ids inside, besides that of the outer scope.
  private mutating func open(
    _ part: ScopedNode, adding values: [ExpressionValue] = [], suffix: String = ""
  ) -> ScopedNode {
    let outer = scopes[part.scope]
    let environment = outer.expressions.environment(of: part.node, in: outer.environment)
    guard environment != outer.environment || !suffix.isEmpty else { return part }
    scopes.append(inner(outer, environment, values, suffix))
    return ScopedNode(file: part.file, node: part.node, scope: scopes.count - 1)
  }

  /// Removes the last scope, in which there is nothing to expand.
  private mutating func close(_ scope: ScopeID) {
    guard scope == scopes.count - 1 else { return }
    scopes.removeLast()
    if inputsScope == scope { inputsScope = nil }
  }

  /// Returns the components of a part: one, or those of an array or a slot.
  private mutating func components(of part: ScopedNode) -> [ScopedNode] {
    let value = value(part)
    if value.isUnknownSlot { return [] }
    guard case .written(let written) = value.content else {
      let key = document(part).string(document(part).key(ofMember: part.node)) ?? ""
      reportWrongType(
        value, key: quoted(key), expected: "a component, or an array of them",
        takesScalars: false)
      return []
    }
    return kind(written) == .array ? array(value, for: "components") ?? [] : [written]
  }

  private func inner(
    _ outer: Scope, _ environment: Int, _ values: [ExpressionValue], _ suffix: String
  ) -> Scope {
    var scope = outer
    scope.environment = environment
    scope.idSuffix += suffix
    if case .known(let known) = outer.variables { scope.variables = .known(known + values) }
    return scope
  }

  /// Returns the expression that a key contains, with the scope of the control; nil if it is wrong,
  /// which has been reported.
  private mutating func program(_ key: String, of members: Members) -> ExpressionProgram? {
    guard let written = members[key] else { return nil }
    guard let text = document(written).string(written.node) else {
      isComplete = false
      reportWrongType(
        Value(content: .written(written), origin: range(written), useRange: range(written)),
        key: key, expected: "an expression in a string")
      return nil
    }
    guard let program = program(text, in: written.scope) else {
      isComplete = false
      return nil
    }
    return program
  }

  // MARK: Conditions

  private mutating func expandCondition(_ members: Members, _ parent: ComponentID) {
    let scope = members.object.scope
    guard let program = program("if", of: members), program.type == .bool else {
      isComplete = false
      return
    }
    if isUnknown(scope) {
      scheduleAll([members["then"], members["else"]].compactMap { $0 }, parent)
      return
    }
    guard let value = run(program, in: scope),
      let isTrue = program.bool(value, inputs, scratch)
    else { return }
    schedule(members[isTrue ? "then" : "else"], parent)
  }

  /// Schedules alternatives of which only one will be there. Their ids are not compared.
  private mutating func scheduleAll(_ parts: [ScopedNode], _ parent: ComponentID) {
    var elements: [ScopedNode] = []
    for part in parts {
      let outer = scopes[part.scope]
      scopes.append(outer)
      scopes[scopes.count - 1].idPrefix = nil
      let written = ScopedNode(file: part.file, node: part.node, scope: scopes.count - 1)
      elements += components(of: open(written))
    }
    schedule(elements, parent: parent)
  }

  // MARK: Choices

  private mutating func expandChoice(_ members: Members, _ parent: ComponentID) {
    let scope = members.object.scope
    guard let program = program("discriminator", of: members),
      let alternatives = program.types.alternatives(of: program.type),
      let mapping = members["mapping"].flatMap({ object(value($0), for: "mapping") })
    else {
      isComplete = false
      return
    }
    if isUnknown(scope) {
      let parts = mapping.entries.map { mapping.written($0) }
      scheduleAll(parts + [members["else"]].compactMap { $0 }, parent)
      return
    }
    guard let value = run(program, in: scope) else { return }
    guard let tag = scratch.text(of: alternatives.tag, in: value, inputs) else {
      isComplete = false
      return
    }
    guard let part = mapping[tag] else { return schedule(members["else"], parent) }
    let outer = scopes[scope]
    let inner = outer.expressions.environment(of: part.node, in: outer.environment)
    let environments = outer.expressions.environments
    let added =
      environments[inner].variables.count - environments[outer.environment].variables.count
    let opened = open(part, adding: Array(repeating: value, count: max(0, added)))
    schedule(components(of: opened), parent: parent)
  }

  // MARK: Repetitions

  private mutating func repeatBody(_ members: Members, _ parent: ComponentID) {
    let scope = members.object.scope
    guard let program = program("forEach", of: members), let body = members["body"],
      program.types.element(of: program.type) != nil
    else {
      isComplete = false
      return
    }
    let key = members["key"].flatMap { _ in self.key(of: members, body) }
    if isUnknown(scope) {
      var elements = components(of: open(body, suffix: "[…]"))
      if let empty = members["empty"] { elements += components(of: open(empty)) }
      schedule(elements, parent: parent)
      return
    }
    guard let list = run(program, in: scope) else { return }
    let elements = scratch.elements(of: list, inputs)
    guard !elements.isEmpty else { return schedule(members["empty"], parent) }
    guard elements.count <= budget.maximumChildren else {
      diagnostics.append(
        .tooManyElements(
          elements.count, limit: budget.maximumChildren, at: range(members.object)))
      isComplete = false
      return
    }
    var scheduled: [ScopedNode] = []
    var keys: [String: ExpressionValue] = [:]
    for (index, element) in elements.enumerated() {
      // What exceeds the limit is reported where it is scheduled.
      guard budget.steps + scheduled.count <= budget.maximumComponents else { break }
      let part = open(body, adding: [element], suffix: "[\(index)]")
      if let key {
        guard let text = text(of: key.program, in: part.scope) else { continue }
        if let first = keys[text] {
          report(duplicate: text, element, first, key.range)
          continue
        }
        keys[text] = element
        let suffix = scopes[scope].idSuffix + "[\(escapedKey(text))]"
        scopes[part.scope].idSuffix = suffix
        guard
          budget.countSubstitutedText(
            suffix.utf8.count, at: key.range, reportingTo: &diagnostics)
        else { return }
      }
      let components = components(of: part)
      // What shows nothing is counted here, and what it shows where it is scheduled.
      if components.isEmpty {
        guard count(part) else { return }
        close(part.scope)
      }
      scheduled += components
    }
    schedule(scheduled, parent: parent)
  }

  /// Returns the expression of a repetition's key, and its range.
  private mutating func key(
    of members: Members, _ body: ScopedNode
  ) -> (program: ExpressionProgram, range: SourceRange)? {
    guard let written = members["key"],
      let text = document(written).string(written.node)
    else { return nil }
    let expressions = scopes[body.scope].expressions
    let environment = expressions.environment(of: body.node, in: scopes[body.scope].environment)
    guard let index = expressions.index(of: text, in: environment),
      let program = expressions.programs[index]
    else { return nil }
    return (program, range(written))
  }

  /// Returns the value of an expression as text.
  private mutating func text(of program: ExpressionProgram, in scope: ScopeID) -> String? {
    run(program, in: scope).map { program.text($0, inputs, scratch) }
  }

  /// Reports the second of two elements with the same key.
  private mutating func report(
    duplicate key: String, _ element: ExpressionValue, _ first: ExpressionValue,
    _ range: SourceRange
  ) {
    isComplete = false
    let (place, other) = (inputs.range(of: element), inputs.range(of: first))
    diagnostics.append(
      .duplicateElementKey(
        key, at: place ?? range, declaredAt: place == nil ? nil : range, first: other))
  }
}

/// Returns a key as it is written in ids: what would not be clear in an id is percent-encoded.
private func escapedKey(_ key: String) -> String {
  let escaped = Array("/[]%".utf8)
  guard key.utf8.contains(where: escaped.contains) else { return key }
  var text: [UInt8] = []
  for byte in key.utf8 {
    if escaped.contains(byte) {
      text += Array("%\(String(byte, radix: 16, uppercase: true))".utf8)
    } else {
      text.append(byte)
    }
  }
  return String(decoding: text, as: UTF8.self)
}

extension Diagnostic {
  static func controlBesideType(_ control: ControlType, at range: SourceRange) -> Diagnostic {
    let part = control == .forEach ? "body" : control == .condition ? "then" : "mapping"
    return Diagnostic(
      .misplacedControl, .error,
      "\"\(control.key)\" is an object around a component, not a key of one: write "
        + "{\"\(control.key)\": …, \"\(part)\": {…}}", at: range)
  }

  fileprivate static func misplacedControl(
    _ control: ControlType, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedControl, .error,
      "\"\(control.key)\" cannot be the outermost component, of which there is exactly one: put it "
        + "into the children of a layout", at: range)
  }

  fileprivate static func tooManyElements(
    _ count: Int, limit: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tooManyChildren, .error,
      "the list has \(count) elements, and a layout may have \(limit) children", at: range)
  }

  fileprivate static func duplicateElementKey(
    _ key: String, at range: SourceRange, declaredAt: SourceRange?, first: SourceRange?
  ) -> Diagnostic {
    let notes =
      (first.map { [Note("it is the key of this element, too", at: $0)] } ?? [])
      + (declaredAt.map { [Note("the key is declared here", at: $0)] } ?? [])
    return Diagnostic(
      .duplicateElementKey, .error,
      "the key \(quoted(key)) is that of two elements: keys tell elements apart", at: range,
      notes: notes)
  }
}
