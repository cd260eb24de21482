/// Functions and methods (CEL language definition, "List of Standard Definitions").
extension ExpressionChecker {
  mutating func typeOfCall(_ name: String, _ node: Int, isMethod: Bool) -> ExpressionType {
    let parts = tree.parts(of: node)
    guard let function = ExpressionFunction(rawValue: name),
      isMethod ? function.isMethod : function.isGlobal
    else {
      reportUnknownCall(name, parts, node, isMethod: isMethod)
      return .invalid
    }
    guard parts.count == function.argumentCount + 1 else {
      if parts.contains(where: { tree.nodes[$0].kind == .invalid }) { return .invalid }
      report(
        .wrongArgumentCount(
          function, isMethod: isMethod, found: isMethod ? parts.count - 1 : parts.count,
          at: tree.range(node)))
      return .invalid
    }
    switch function {
    case .orValue, .or, .hasValue: return typeOfOptionalCall(function, parts, node)
    case .size: return typeOfSize(parts[0], node)
    case .contains, .startsWith, .endsWith: return typeOfSearch(name, parts)
    case .string, .int, .double: return typeOfConversion(function, parts[0])
    }
  }

  private mutating func reportUnknownCall(
    _ name: String, _ parts: [Int], _ node: Int, isMethod: Bool
  ) {
    // A function of an extension is reported with the name before it.
    if isMethod, case .name(let target) = tree.nodes[parts[0]].kind,
      OutsideProfile.namespaces.contains(tree.names[Int(target)]),
      nodeTypes[parts[0]] == .invalid
    {
      return
    }
    let range = tree.nameRange(node)
    if let function = ExpressionFunction(rawValue: name) {
      let argument = parts.first.map { tree.text($0) } ?? "value"
      let rest = parts.dropFirst().map { tree.text($0) }.joined(separator: ", ")
      let call =
        function.isGlobal ? "\(name)(\(argument))" : "\(argument).\(name)(\(rest))"
      return report(.wrongCallStyle(name, write: call, at: range))
    }
    if !isMethod, ExpressionMacro(name: name) != nil {
      let example = (ExpressionMacro(name: name) ?? .map).example
      return report(.wrongCallStyle(name, write: example, at: range))
    }
    if let instead = OutsideProfile.instead(of: name) {
      return report(.outsideProfile("\(name)()", instead, at: range))
    }
    let known = isMethod ? ExpressionFunction.methods : ExpressionFunction.globals
    report(.unknownFunction(name, known: known, isMethod: isMethod, at: range))
  }

  private mutating func typeOfSize(_ value: Int, _ node: Int) -> ExpressionType {
    paths[node] = facts.path(paths[value], .size)
    let type = required(value)
    guard type != .invalid else { return .invalid }
    switch types.shape(type) {
    case .list, .map, .record: return .int
    case _ where type == .string || type == .nothing: return .int
    default:
      report(
        .wrongOperand(
          "size", takes: "a string, a list or a map", found: types.name(type),
          at: tree.range(value)))
      return .invalid
    }
  }

  private mutating func typeOfSearch(_ name: String, _ parts: [Int]) -> ExpressionType {
    var isValid = true
    for part in parts {
      let type = required(part)
      if type == .string || type == .nothing { continue }
      isValid = false
      guard type != .invalid else { continue }
      let isList = part == parts[0] && name == "contains" && types.element(of: type) != nil
      let hint = isList ? "\(tree.text(parts[1])) in \(tree.text(part))" : nil
      report(
        .wrongOperand(
          name, takes: "strings", found: types.name(type), hint: hint, at: tree.range(part)))
    }
    return isValid ? .bool : .invalid
  }

  /// Returns the type of a conversion. CEL's conversions of strings may fail. Here they have an
  /// optional value, unless the string is a literal, which is converted at once.
  private mutating func typeOfConversion(
    _ function: ExpressionFunction, _ value: Int
  ) -> ExpressionType {
    let type = required(value)
    let result: ExpressionType =
      switch function {
      case .int: .int
      case .double: .double
      default: .string
      }
    guard type != .invalid else { return .invalid }
    if type == .nothing { return result }
    if type.isNumber || type == .string && result == .string { return result }
    if type == .bool, result == .string { return result }
    guard type == .string else {
      report(
        .wrongOperand(
          function.rawValue,
          takes: result == .string
            ? "a number, a bool or a string"
            : "a number or a string", found: types.name(type), at: tree.range(value)))
      return .invalid
    }
    guard case .string(let index) = tree.nodes[value].kind else { return types.optional(result) }
    let text = tree.strings[Int(index)]
    let isValid = result == .int ? parsedInteger(text) != nil : parsedDouble(text) != nil
    if isValid { return result }
    report(.invalidLiteral(text, as: result == .int ? "an int" : "a double", at: tree.range(value)))
    return .invalid
  }

  // MARK: Optionals

  private mutating func typeOfOptionalCall(
    _ function: ExpressionFunction, _ parts: [Int], _ node: Int
  ) -> ExpressionType {
    let type = nodeTypes[parts[0]]
    guard type != .invalid else { return .invalid }
    if type == .nothing { return function == .hasValue ? .bool : nodeTypes[parts[1]] }
    guard let wrapped = types.wrapped(byOptional: type) else {
      report(
        .notOptional(
          function.rawValue, tree.text(parts[0]), types.name(type),
          isGuarded: isSelection(parts[0]), at: tree.range(parts[0])))
      return .invalid
    }
    if function == .hasValue {
      whenTrue[node] = facts.set(paths[parts[0]], .present)
      return .bool
    }
    let other = nodeTypes[parts[1]]
    guard other != .invalid else { return .invalid }
    if function == .or {
      guard let inner = types.wrapped(byOptional: other) else {
        report(.orTakesOptional(types.name(other), at: tree.range(parts[1])))
        return .invalid
      }
      if let joined = types.join(wrapped, inner) { return types.optional(joined) }
    } else {
      let value = present(parts[1])
      if let joined = types.join(wrapped, value) { return joined }
    }
    report(
      .differentAlternatives(types.name(wrapped), types.name(other), at: tree.range(node)))
    return .invalid
  }

  func isSelection(_ node: Int) -> Bool {
    switch tree.nodes[node].kind {
    case .field, .index: true
    default: false
    }
  }
}
