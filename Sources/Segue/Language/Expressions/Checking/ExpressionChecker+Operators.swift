/// Operators (CEL language definition, "List of Standard Definitions").
extension ExpressionChecker {
  mutating func typeOfUnary(_ unary: UnaryOperator, _ node: Int) -> ExpressionType {
    let operand = tree.lastPart(of: node)
    let type = required(operand)
    guard type != .invalid else { return .invalid }
    if type == .nothing { return unary == .not ? .bool : .nothing }
    switch unary {
    case .not:
      (whenTrue[node], whenFalse[node]) = (whenFalse[operand], whenTrue[operand])
      if type == .bool { return .bool }
      report(
        .wrongOperand(
          "!", takes: "a bool", found: types.name(type), hint: condition(for: type, operand),
          at: tree.range(operand)))
    case .negate:
      if type.isNumber { return type }
      report(
        .wrongOperand("-", takes: "a number", found: types.name(type), at: tree.range(operand)))
    }
    return .invalid
  }

  /// Returns a condition about a value that is not a bool, which other languages take as one.
  private func condition(for type: ExpressionType, _ node: Int) -> String? {
    let text = tree.text(node)
    switch types.shape(type) {
    case .list, .map: return "size(\(text)) > 0"
    case _ where type == .string: return "\(text) != \"\""
    case _ where type.isNumber: return "\(text) != 0"
    default: return nil
    }
  }

  mutating func typeOfBinary(_ binary: BinaryOperator, _ node: Int) -> ExpressionType {
    let right = tree.lastPart(of: node)
    let left = tree.part(before: right)
    switch binary {
    case .and, .or: return typeOfLogic(binary, left, right, node)
    case .equal, .notEqual:
      findFacts(binary, left, right, node)
      return typeOfEquality(binary, left, right, node)
    case .in:
      return typeOfMembership(left, right, node)
    case .less, .lessOrEqual, .greaterOrEqual, .greater:
      findFacts(binary, left, right, node)
      let (a, b) = (required(left), required(right))
      guard a != .invalid, b != .invalid else { return .invalid }
      if a == .nothing || b == .nothing { return .bool }
      if a.isNumber && b.isNumber || a == b && (a == .string || a == .bool) { return .bool }
      report(mismatch(binary, a, b, left, right, node))
      return .invalid
    case .add, .subtract, .multiply, .divide, .remainder:
      return typeOfArithmetic(binary, left, right, node)
    }
  }

  private mutating func typeOfLogic(
    _ binary: BinaryOperator, _ left: Int, _ right: Int, _ node: Int
  ) -> ExpressionType {
    if binary == .and {
      whenTrue[node] = facts.union(whenTrue[left], whenTrue[right])
    } else {
      whenFalse[node] = facts.union(whenFalse[left], whenFalse[right])
    }
    var isValid = true
    for operand in [left, right] {
      let type = required(operand)
      if type == .bool || type == .nothing { continue }
      isValid = false
      guard type != .invalid else { continue }
      report(
        .wrongOperand(
          binary.symbol, takes: "bools", found: types.name(type),
          hint: condition(for: type, operand), at: tree.range(operand)))
    }
    return isValid ? .bool : .invalid
  }

  private mutating func typeOfEquality(
    _ binary: BinaryOperator, _ left: Int, _ right: Int, _ node: Int
  ) -> ExpressionType {
    let (a, b) = (present(left), present(right))
    guard a != .invalid, b != .invalid else { return .invalid }
    if a == .nothing || b == .nothing { return .bool }
    for (null, other, text) in [(a, b, right), (b, a, left)] where null == .null {
      guard other != .null, other != .any, types.wrapped(byNullable: other) == nil else { continue }
      report(
        .neverNull(tree.text(text), types.name(other), at: tree.range(node)))
      return .invalid
    }
    if types.join(a, b, widening: true) != nil { return .bool }
    report(mismatch(binary, a, b, left, right, node))
    return .invalid
  }

  /// Returns the type of a part that may be null, but not absent.
  mutating func present(_ node: Int) -> ExpressionType {
    guard let wrapped = types.wrapped(byOptional: nodeTypes[node]) else { return nodeTypes[node] }
    report(.absentOptional(tree.text(node), at: tree.range(node)))
    return wrapped
  }

  private mutating func typeOfMembership(
    _ left: Int, _ right: Int, _ node: Int
  ) -> ExpressionType {
    let step: ExpressionFacts.Step? =
      switch tree.nodes[left].kind {
      case .string(let text): .field(tree.strings[Int(text)])
      case .integer(let value): .element(tree.integers[Int(value)])
      default: paths[left].map { .computed($0) }
      }
    let (a, b) = (present(left), required(right))
    guard a != .invalid, b != .invalid else { return .invalid }
    if a == .nothing || b == .nothing { return .bool }
    switch types.shape(b) {
    case .list(let element):
      if types.join(a, element, widening: true) != nil { return .bool }
    case .map(let key, _):
      whenTrue[node] = step.flatMap { facts.set(facts.path(paths[right], $0), .present) }
      if a == key || key == .nothing { return .bool }
    case .record:
      whenTrue[node] = step.flatMap { facts.set(facts.path(paths[right], $0), .present) }
      if a == .string { return .bool }
    default:
      report(.notSearchable(types.name(b), isText: b == .string, at: tree.range(right)))
      return .invalid
    }
    report(mismatch(.in, a, b, left, right, node))
    return .invalid
  }

  private mutating func typeOfArithmetic(
    _ binary: BinaryOperator, _ left: Int, _ right: Int, _ node: Int
  ) -> ExpressionType {
    let (a, b) = (required(left), required(right))
    if a == .int, b == .int, binary == .divide || binary == .remainder {
      checkDivisor(right, binary)
    }
    guard a != .invalid, b != .invalid else { return .invalid }
    if a == .nothing { return b }
    if b == .nothing { return a }
    switch binary {
    case .add where a == .string && b == .string: return .string
    case .add where types.element(of: a) != nil && types.element(of: b) != nil:
      if let joined = types.join(a, b) { return joined }
    case .remainder where a == .double && b == .double: break
    default: if a == b, a.isNumber { return a }
    }
    report(mismatch(binary, a, b, left, right, node))
    return .invalid
  }

  private mutating func checkDivisor(_ node: Int, _ binary: BinaryOperator) {
    if case .integer(let value) = tree.nodes[node].kind {
      if tree.integers[Int(value)] == 0 {
        report(.zeroDivisor(binary.symbol, at: tree.range(node)))
      }
    } else if !facts.holds(.notZero, of: paths[node]) {
      report(
        .possiblyZeroDivisor(
          tree.text(node), binary.symbol, hasPath: paths[node] != nil, at: tree.range(node)))
    }
  }

  /// Returns the diagnostic of operands that an operator cannot take together.
  private func mismatch(
    _ binary: BinaryOperator, _ a: ExpressionType, _ b: ExpressionType, _ left: Int, _ right: Int,
    _ node: Int
  ) -> Diagnostic {
    var hint: (conversion: String, node: Int)?
    if binary == .add, a == .string, b.isNumber || b == .bool { hint = ("string", right) }
    if binary == .add, b == .string, a.isNumber || a == .bool { hint = ("string", left) }
    if a == .int, b == .double { hint = ("double", left) }
    if a == .double, b == .int { hint = ("double", right) }
    let fix = hint.map {
      Diagnostic.Fix(
        replacing: tree.range($0.node), with: "\($0.conversion)(\(tree.text($0.node)))")
    }
    return .mismatchedTypes(
      binary, types.name(a), types.name(b), conversion: hint?.conversion, fix: fix,
      at: tree.range(node))
  }

  // MARK: Conditionals

  mutating func typeOfConditional(_ node: Int) -> ExpressionType {
    let alternative = tree.lastPart(of: node)
    let value = tree.part(before: alternative)
    let condition = tree.part(before: value)
    let type = required(condition)
    if type != .bool, type != .invalid, type != .nothing {
      report(
        .wrongOperand(
          "?", takes: "a bool before it", found: types.name(type),
          hint: self.condition(for: type, condition), at: tree.range(condition)))
    }
    let (a, b) = alternatives(value, alternative)
    guard a != .invalid, b != .invalid else { return .invalid }
    if let joined = types.join(a, b) { return joined }
    report(
      .differentAlternatives(types.name(a), types.name(b), at: tree.range(node)))
    return .invalid
  }

  /// Returns the types of two alternatives, both or none of which may be optional.
  private mutating func alternatives(_ a: Int, _ b: Int) -> (ExpressionType, ExpressionType) {
    let isOptional = [a, b].map { types.wrapped(byOptional: nodeTypes[$0]) != nil }
    guard isOptional[0] != isOptional[1] else { return (nodeTypes[a], nodeTypes[b]) }
    return (present(a), present(b))
  }
}
