/// Macros (CEL language definition, "Macros").
extension ExpressionChecker {
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
}
