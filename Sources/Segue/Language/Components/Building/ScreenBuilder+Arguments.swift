/// Resolves the arguments of parameters.
extension ScreenBuilder {
  /// Returns one argument for each parameter of a component, from its use or from the defaults.
  /// Scalars are computed once, here, in the scope of the use.
  mutating func arguments(
    for declaration: ComponentDeclaration, _ use: ComponentMembers,
    beside: [Members.Entry] = []
  ) -> [Argument] {
    let handedIn = use[.arguments].flatMap { object(value($0), for: "arguments") }
    // Any argument may be among those that could not be read, which has been reported.
    var isUnread = handedIn?.hasUnreadKeys ?? (use[.arguments] != nil)
    var given = [ScopedNode?](repeating: nil, count: declaration.parameters.count)
    for entry in handedIn?.entries ?? [] {
      guard let index = declaration.parameters.index(named: entry.key) else { continue }
      // Of a duplicate key, the first counts.
      if given[index] == nil { given[index] = handedIn?.written(entry) }
    }
    for entry in beside {
      guard let index = declaration.parameters.index(named: entry.key) else { continue }
      let parameter = declaration.parameters[index]
      let range = document(use.object).range(entry.keyNode)
      let isRequired = given[index] == nil && parameter.defaultValue == nil
      let fix = entry == beside.first ? moved(beside, in: use) : nil
      diagnostics.append(
        at: range,
        .argumentBesideType(
          entry.key, of: declaration.name, isRequired: isRequired, at: range, fix: fix))
      if given[index] == nil {
        given[index] = ScopedNode(
          file: use.object.file, node: entry.value, scope: use.object.scope)
      }
    }
    var missing: [String]?
    for entry in handedIn?.entries ?? []
    where declaration.parameters.index(named: entry.key) == nil {
      let range = document(handedIn?.object ?? use.object).range(entry.keyNode)
      if declaration.parameters.mayDeclare(entry.key) { continue }
      guard diagnostics.reports(at: range) else {
        isUnread = true
        break
      }
      let free =
        missing ?? zip(declaration.parameters, given).filter { $1 == nil }.map { $0.0.name }
      let meant = suggestion(for: entry.key, among: free)
      missing = free.filter { $0 != meant }
      diagnostics.append(
        .surplusArgument(
          entry.key, of: declaration.name, known: declaration.parameters.map { $0.name },
          meant: meant, at: range, declaredAt: declaration.range))
      // It is read as the one that was probably meant.
      if let meant, let index = declaration.parameters.index(named: meant) {
        given[index] = handedIn?.written(entry)
      }
    }
    if isUnread { isComplete = false }
    return zip(declaration.parameters, given).map { parameter, written in
      if let written { return argument(written, for: parameter, of: declaration) }
      if parameter.isDefaultDamaged { return .invalid }
      if let node = parameter.defaultValue {
        return defaultArgument(node, of: parameter, in: declaration, use: use)
      }
      guard !isUnread else { return .invalid }
      diagnostics.append(
        .missingArgument(
          parameter.name, of: declaration.name, at: range(use.object),
          declaredAt: parameter.range))
      return .invalid
    }
  }

  /// One edit that moves members of a use into `arguments`, if it has none and nothing else is
  /// between them.
  private func moved(_ entries: [Members.Entry], in use: ComponentMembers) -> Diagnostic.Fix? {
    let document = document(use.object)
    let all = Members(of: use.object, in: document).entries
    guard use[.arguments] == nil, let first = entries.first, let last = entries.last,
      let start = all.firstIndex(of: first), all[start...].starts(with: entries)
    else { return nil }
    let key = document.range(first.keyNode)
    let range = SourceRange(
      file: key.file, lowerBound: key.lowerBound,
      upperBound: document.range(last.value).upperBound)
    let text = document.bytes[range.lowerBound..<range.upperBound]
    return Diagnostic.Fix(
      replacing: range, with: "\"arguments\": {\(String(decoding: text, as: UTF8.self))}")
  }

  private mutating func argument(
    _ written: ScopedNode, for parameter: Parameter, of declaration: ComponentDeclaration
  ) -> Argument {
    if let type = parameter.dataType {
      return dataArgument(written, type, for: parameter, of: declaration)
    }
    let value = value(written)
    switch (parameter.type, value.content) {
    case (_, .invalid): return .invalid
    case (let type, .unknown(let known)):
      if type == known || (type == .string && known.isScalar)
        || (type == .components && known == .component)
      {
        return .unknown(type)
      }
    case (.component, .written(let component)):
      if let control = document(component).control(component.node) {
        diagnostics.append(
          .controlForComponent(
            control, parameter.name, at: value.origin, declaredAt: parameter.range))
        return .invalid
      }
      if document(component).kind(component.node) == .object { return .components(component) }
    case (.components, .written(let components)):
      let kind = document(components).kind(components.node)
      if kind == .array || kind == .object && components.node != written.node {
        return .components(components)
      }
    case (.string, .scalar(let scalar)):
      var origin = value.argumentOrigin
      if case .string = scalar {} else { origin.isVerbatim = false }
      return .scalar(.string(scalar.text), origin: origin)
    default:
      guard let scalar = scalar(value) else { break }
      switch (parameter.type, scalar) {
      case (.string, .string): return .scalar(scalar, origin: value.argumentOrigin)
      case (.boolean, .boolean):
        return .scalar(scalar, origin: ValueOrigin(range: value.origin))
      case (.number, .number):
        // Not every JSON number can be represented by a double.
        let huge = Double.greatestFiniteMagnitude
        let number = number(value, for: parameter.name, in: -huge...huge)
        return number.map { .scalar(.number($0), origin: ValueOrigin(range: value.origin)) }
          ?? .invalid
      default: break
      }
    }
    if !isReported(value) {
      diagnostics.append(
        .wrongArgumentType(
          parameter.name, type: parameter.type, at: value.origin, declaredAt: parameter.range))
    }
    return .invalid
  }

  private func isReported(_ value: Value) -> Bool {
    guard case .written(let written) = value.content else { return false }
    return document(written).kind(written.node) == .invalid
  }

  /// Returns the argument of a parameter with a default value. A default belongs to the
  /// declaration, not to the use: it cannot refer to parameters, and its components have no ids.
  private mutating func defaultArgument(
    _ node: JSONID, of parameter: Parameter, in declaration: ComponentDeclaration,
    use: ComponentMembers
  ) -> Argument {
    if let scalar = parameter.defaultArgument { return scalar }
    guard !parameter.type.isScalar else { return .invalid }
    scopes.append(
      Scope(
        parameters: ParameterList(), arguments: [],
        declaration: declarations.component(named: declaration.name),
        parent: use.object.scope, depth: scopes[use.object.scope].depth + 1,
        use: range(use.object), idPrefix: nil))
    return .components(
      ScopedNode(file: declaration.file, node: node, scope: scopes.count - 1))
  }
}

extension Diagnostic {
  fileprivate static func controlForComponent(
    _ control: ControlType, _ parameter: String, at range: SourceRange,
    declaredAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedControl, .error,
      "\(quoted(parameter)) takes exactly one component, not \"\(control.key)\": put it into a "
        + "layout, or let the parameter take \"components\"", at: range,
      notes: [Note("the parameter is declared here", at: declaredAt)])
  }
}

extension Parameter {
  /// The scalar default value as an argument; nil if there is none.
  var defaultArgument: Argument? {
    defaultScalar.map {
      var origin = ValueOrigin(range: $0.range)
      if case .string = $0.value { origin.isVerbatim = true }
      return .scalar($0.value, origin: origin)
    }
  }
}

extension ScreenDeclaration {
  /// Returns the name of the screen with these arguments: its id, its phase or the name of its data
  /// if they are not the usual ones, and the arguments that differ from the defaults.
  func name(openedWith arguments: [ScreenArgument], data: String?) -> String {
    let suffix = phase == .content ? data : phase.rawValue
    let id = suffix.map { "\(self.id)@\($0)" } ?? self.id
    let special = zip(parameters, arguments).filter { parameter, argument in
      parameter.defaultScalar?.value != argument.value
    }
    guard !special.isEmpty else { return id }
    let list = special.map { "\($1.name)=\($1.value.text)" }
    return "\(id)?\(list.joined(separator: "&"))"
  }
}
