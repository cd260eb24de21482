/// Functions, macros, lists and maps.
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

  private func isSelection(_ node: Int) -> Bool {
    switch tree.nodes[node].kind {
    case .field, .index: true
    default: false
    }
  }

  // MARK: Macros

  /// Returns the type of the variable of a macro: an element of a list, a key of a map, or the
  /// value of an optional.
  mutating func elementType(of target: Int, for macro: ExpressionMacro) -> ExpressionType {
    let type = nodeTypes[target]
    if macro.isOfOptional { return types.wrapped(byOptional: type) ?? .invalid }
    let inner = types.wrapped(byOptional: type) ?? type
    if inner == .nothing { return .nothing }
    switch types.shape(types.wrapped(byNullable: inner) ?? inner) {
    case .list(let element): return element
    case .map(let key, _): return key
    case .record: return .string
    default: return .invalid
    }
  }

  mutating func typeOfMacro(_ macro: ExpressionMacro, _ node: Int) -> ExpressionType {
    let parts = tree.parts(of: node)
    guard parts.count > 2 else { return .invalid }
    if macro.isOfOptional { return typeOfOptionalMacro(macro, parts) }
    let target = required(parts[0])
    if target != .invalid, elementType(of: parts[0], for: macro) == .invalid {
      report(
        .wrongOperand(
          macro.rawValue, takes: "a list or a map", found: types.name(target),
          at: tree.range(parts[0])))
      return .invalid
    }
    let isMap = macro == .map
    let conditionIsValid = isMap && parts.count == 3 || checkCondition(parts[2], of: macro)
    let value = isMap ? present(parts[parts.count - 1]) : .bool
    guard target != .invalid, conditionIsValid, value != .invalid else { return .invalid }
    switch macro {
    case .map: return types.list(of: value)
    case .filter:
      return types.element(of: target) != nil
        ? target : types.list(of: elementType(of: parts[0], for: macro))
    default: return .bool
    }
  }

  private mutating func checkCondition(_ node: Int, of macro: ExpressionMacro) -> Bool {
    let type = required(node)
    if type == .nothing { return true }
    if type != .bool, type != .invalid {
      report(
        .wrongOperand(
          macro.rawValue, takes: "a condition", found: types.name(type), at: tree.range(node)))
    }
    return type == .bool
  }

  private mutating func typeOfOptionalMacro(
    _ macro: ExpressionMacro, _ parts: [Int]
  ) -> ExpressionType {
    let target = nodeTypes[parts[0]]
    let value = nodeTypes[parts[2]]
    guard target != .invalid else { return .invalid }
    if target == .nothing { return .nothing }
    guard types.wrapped(byOptional: target) != nil else {
      report(
        .notOptional(
          macro.rawValue, tree.text(parts[0]), types.name(target),
          isGuarded: isSelection(parts[0]), at: tree.range(parts[0])))
      return .invalid
    }
    guard value != .invalid else { return .invalid }
    guard macro == .optFlatMap || types.wrapped(byOptional: value) == nil else {
      report(.absentOptional(tree.text(parts[2]), at: tree.range(parts[2])))
      return .invalid
    }
    return types.optional(value)
  }

  // MARK: Lists and maps

  mutating func typeOfList(_ node: Int) -> ExpressionType {
    var element = ExpressionType.nothing
    var isValid = true
    for part in tree.parts(of: node) {
      let type = present(part)
      if type == .invalid { isValid = false }
      guard isValid else { continue }
      guard let joined = types.join(element, type) else {
        report(
          .mixedElements(types.name(element), types.name(type), at: tree.range(part)))
        isValid = false
        continue
      }
      element = joined
    }
    return isValid ? types.list(of: element) : .invalid
  }

  /// Returns the type of a map: a record if all keys are strings, or else a map whose keys and
  /// values have one type each.
  mutating func typeOfMap(_ node: Int) -> ExpressionType {
    let parts = tree.parts(of: node)
    var fields: [ExpressionField] = []
    var seen: Set<MapKey> = []
    var key = ExpressionType.nothing
    var value = ExpressionType.nothing
    var isValid = true
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let type = present(parts[index + 1])
      if type == .invalid { isValid = false }
      guard let literal = literalKey(parts[index]) else {
        if tree.nodes[parts[index]].kind != .invalid {
          report(.computedKey(tree.text(parts[index]), at: tree.range(parts[index])))
        }
        isValid = false
        continue
      }
      if !seen.insert(literal).inserted {
        report(.repeatedKey(tree.text(parts[index]), at: tree.range(parts[index])))
        isValid = false
      }
      if case .string(let name) = literal { fields.append(ExpressionField(name, type)) }
      guard isValid else { continue }
      guard let joined = types.join(key, nodeTypes[parts[index]]) else {
        report(
          .mixedElements(
            types.name(key), types.name(nodeTypes[parts[index]]), at: tree.range(parts[index])))
        isValid = false
        continue
      }
      key = joined
      guard key != .string else { continue }
      guard let joined = types.join(value, type) else {
        report(
          .mixedElements(types.name(value), types.name(type), at: tree.range(parts[index + 1])))
        isValid = false
        continue
      }
      value = joined
    }
    guard isValid else { return .invalid }
    return key == .string ? types.record(fields) : types.map(from: key, to: value)
  }

  private enum MapKey: Hashable {
    case string(String), integer(Int64), bool(Bool)
  }

  private func literalKey(_ node: Int) -> MapKey? {
    switch tree.nodes[node].kind {
    case .string(let index): .string(tree.strings[Int(index)])
    case .integer(let index): .integer(tree.integers[Int(index)])
    case .bool(let value): .bool(value)
    default: nil
    }
  }
}
