extension ExpressionParser {
  /// Adds the node of a call that ends here: a function, a method or a macro.
  mutating func addCall(
    _ name: Int32, _ nameRange: Range<Int>, isMethod: Bool, open: Int, count: Int, end: Int
  ) {
    let count = completeCount(count, before: end, open)
    let target = isMethod ? 1 : 0
    let firstOperand = operands.count - count - target
    guard firstOperand >= 0 else { return addInvalid(at: nameRange) }
    let start =
      isMethod ? tree.textRange(Int(operands[firstOperand])).lowerBound : nameRange.lowerBound
    let range = start..<max(nameRange.upperBound, end)
    let text = tree.names[Int(name)]
    if !isMethod, text == "has" { return addHas(count, range, nameRange) }
    if isMethod, let macro = ExpressionMacro(name: text) {
      return addMacro(macro, text, count, range, nameRange)
    }
    add(isMethod ? .method(name) : .function(name), count + target, range, name: nameRange)
  }

  /// Adds `has(a.b)`, whose argument must select a field.
  private mutating func addHas(_ count: Int, _ range: Range<Int>, _ nameRange: Range<Int>) {
    if count == 1, let operand = operands.last {
      let argument = tree.nodes[Int(operand)]
      if case .field(let field) = argument.kind {
        // The node of the field becomes the test.
        tree.nodes[Int(operand)].kind = .has(field)
        tree.nodes[Int(operand)].lowerBound = UInt32(range.lowerBound)
        tree.nodes[Int(operand)].upperBound = UInt32(range.upperBound)
        return
      }
      if argument.kind == .invalid { return add(.invalid, count, range) }
    }
    report(.misusedHas(at: self.range(range)))
    add(.invalid, count, range)
  }

  private mutating func addMacro(
    _ macro: ExpressionMacro, _ name: String, _ count: Int, _ range: Range<Int>,
    _ nameRange: Range<Int>
  ) {
    guard macro.argumentCounts.contains(count) else {
      let isLonger = macro != .map && count == 3
      report(
        isLonger
          ? .outsideProfile(
            "macros with two variables", "use one, as in \(name)(x, …)", at: self.range(nameRange))
          : .wrongMacroArguments(name, macro, found: count, at: self.range(range)))
      return add(.invalid, count + 1, range)
    }
    let variable = Int(operands[operands.count - count])
    guard case .name(let index) = tree.nodes[variable].kind else {
      if tree.nodes[variable].kind != .invalid {
        report(.misusedMacro(name, found: tree.text(variable), at: tree.range(variable)))
      }
      return add(.invalid, count + 1, range)
    }
    tree.nodes[variable].kind = .binding(index)
    add(.macro(macro), count + 1, range, name: nameRange)
  }
}
