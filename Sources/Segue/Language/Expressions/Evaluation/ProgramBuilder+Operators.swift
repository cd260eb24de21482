extension ProgramBuilder {
  mutating func emitBinary(_ binary: BinaryOperator, _ node: Int) {
    let right = tree.lastPart(of: node)
    let (a, b) = (type(tree.part(before: right)), type(right))
    switch binary {
    case .and, .or: break
    case .less, .lessOrEqual, .greaterOrEqual, .greater, .equal, .notEqual:
      emitComparison(binary, a, b, node)
    case .in:
      let isList = checker.types.element(of: b) != nil
      append(isList ? .isInList : .isInMap, node: node, change: -1)
    default:
      append(arithmetic(binary, type(node)), node: node, change: -1)
    }
  }

  private func arithmetic(
    _ binary: BinaryOperator, _ type: ExpressionType
  ) -> ExpressionProgram.Operation {
    switch (binary, type) {
    case (.add, .int): .addInts
    case (.add, .double): .addDoubles
    case (.add, .string): .joinTexts
    case (.add, _): .joinLists
    case (.subtract, .int): .subtractInts
    case (.subtract, _): .subtractDoubles
    case (.multiply, .int): .multiplyInts
    case (.multiply, _): .multiplyDoubles
    case (.divide, .int): .divideInts
    case (.divide, _): .divideDoubles
    default: .remainderOfInts
    }
  }

  private mutating func emitComparison(
    _ binary: BinaryOperator, _ a: ExpressionType, _ b: ExpressionType, _ node: Int
  ) {
    let operation: ExpressionProgram.Operation? =
      switch (a, b) {
      case (.int, .int): .compareInts
      case (.double, .double): .compareDoubles
      case _ where a.isNumber && b.isNumber: .compareNumbers
      case (.string, .string): .compareTexts
      case (.bool, .bool): .compareBools
      default: nil
      }
    guard let operation else {
      return append(binary == .equal ? .equal : .notEqual, node: node, change: -1)
    }
    append(operation, Int32(binary.rawValue), node: node, change: -1)
  }

  mutating func emitCall(_ name: String, _ node: Int) {
    guard let function = ExpressionFunction(rawValue: name) else { return }
    let parts = tree.parts(of: node)
    let argument = type(parts[0])
    switch function {
    case .orValue, .or: break
    case .hasValue: append(.hasValue, node: node, change: 0)
    case .size:
      let operation: ExpressionProgram.Operation =
        argument == .string
        ? .sizeOfText : checker.types.element(of: argument) != nil ? .sizeOfList : .sizeOfMap
      append(operation, node: node, change: 0)
    case .contains: append(.contains, node: node, change: -1)
    case .startsWith: append(.startsWith, node: node, change: -1)
    case .endsWith: append(.endsWith, node: node, change: -1)
    case .string:
      switch argument {
      case .int: append(.textOfInt, node: node, change: 0)
      case .double: append(.textOfDouble, node: node, change: 0)
      case .bool: append(.textOfBool, node: node, change: 0)
      default: break
      }
    case .int, .double: emitConversion(function, argument, parts[0], node)
    }
  }

  private mutating func emitConversion(
    _ function: ExpressionFunction, _ argument: ExpressionType, _ part: Int, _ node: Int
  ) {
    if case .string(let index) = tree.nodes[part].kind {
      // A literal is converted here. It has been checked.
      let text = tree.strings[Int(index)]
      append(.pop, node: node, change: -1)
      let value =
        function == .int
        ? ExpressionValue(parsedInteger(text) ?? 0) : ExpressionValue(parsedDouble(text) ?? 0)
      return appendConstant(value, node)
    }
    switch (function, argument) {
    case (.int, .double): append(.intOfDouble, node: node, change: 0)
    case (.int, .string): append(.intOfText, node: node, change: 0)
    case (.double, .int): append(.doubleOfInt, node: node, change: 0)
    case (.double, .string): append(.doubleOfText, node: node, change: 0)
    default: break
    }
  }
}
