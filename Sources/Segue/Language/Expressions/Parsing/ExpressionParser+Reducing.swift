extension ExpressionParser {
  /// Completes the operators that bind at least as strongly as one with a precedence.
  mutating func reduce(toPrecedence precedence: Int) {
    while let frame = frames.last {
      switch frame {
      case .binary(let binary, let range) where binary.precedence >= precedence:
        frames.removeLast()
        add(.binary(binary), 2, joined(2), name: range)
      case .unary(let unary, let range):
        frames.removeLast()
        add(.unary(unary), 1, range.lowerBound..<lastOperand.upperBound, name: range)
      case .juxtaposition where precedence <= 1:
        frames.removeLast()
        add(.invalid, 2, joined(2))
      default: return
      }
    }
  }

  /// Completes all operators and alternatives inside of the innermost bracket or condition.
  mutating func reduceAll() {
    while true {
      reduce(toPrecedence: 0)
      guard case .alternative(let range)? = frames.last else { return }
      frames.removeLast()
      add(.conditional, 3, joined(3), name: range)
    }
  }

  /// Completes everything inside of the innermost bracket. Conditions without an alternative are
  /// reported.
  mutating func completeConditions() {
    while true {
      reduceAll()
      guard case .condition(let range)? = frames.last else { return }
      frames.removeLast()
      report(.missingAlternative(at: self.range(range)))
      addInvalid(at: lastOperand.upperBound..<lastOperand.upperBound)
      add(.conditional, 3, joined(3), name: range)
    }
  }

  /// The range from the first of the last operands to the end of the last one.
  private func joined(_ count: Int) -> Range<Int> {
    guard count <= operands.count else { return lastOperand }
    let first = tree.textRange(Int(operands[operands.count - count]))
    return first.lowerBound..<max(first.lowerBound, lastOperand.upperBound)
  }

  // MARK: Brackets

  /// Closes the bracket that the next token ends.
  mutating func close() {
    completeConditions()
    guard let match = frames.lastIndex(where: { closes($0) }) else {
      report(.unopenedBracket(tree.source.text(token.range), at: range(token.range)))
      return advance()
    }
    while frames.count - 1 > match {
      if let open = frames[frames.count - 1].opening {
        reportUnclosed(open, before: tree.source.text(token.range), at: range(token.range))
      }
      closeInnermost(at: token.range.lowerBound)
      completeConditions()
    }
    closeInnermost(at: token.range.upperBound)
    advance()
  }

  /// Closes all brackets at the end of the text.
  mutating func closeAll() {
    let end = tree.source.bytes.count
    completeConditions()
    while !frames.isEmpty, !isStopped {
      if let open = frames[frames.count - 1].opening {
        reportUnclosed(open, before: nil, at: tree.source.range(end, end))
      }
      closeInnermost(at: end)
      completeConditions()
    }
  }

  private mutating func reportUnclosed(_ open: Int, before word: String?, at range: SourceRange) {
    let bracket = tree.source.text(open..<open + 1)
    report(
      .unclosedBracket(
        bracket, openedAt: tree.source.range(open, open + 1), before: word, at: range))
  }

  private func closes(_ frame: Frame) -> Bool {
    switch (frame, token.kind) {
    case (.group, .closeParenthesis), (.call, .closeParenthesis), (.list, .closeBracket),
      (.index, .closeBracket), (.map, .closeBrace):
      true
    default: false
    }
  }

  private mutating func closeInnermost(at end: Int) {
    completeConditions()
    guard let frame = frames.popLast() else { return }
    switch frame {
    case .group(let open):
      // The parentheses belong to the range of what they contain.
      guard let operand = operands.last else { return }
      tree.nodes[Int(operand)].lowerBound = UInt32(open)
      tree.nodes[Int(operand)].upperBound = UInt32(max(open, end))
    case .list(let open, let count):
      let count = completeCount(count, before: end, open)
      add(.list, count, open..<max(open, end))
    case .map(let open, let count):
      frames.append(frame)
      if hasPart(after: open, atLeast: count) { completeEntry(open, count) }
      var total = count
      if case .map(_, let complete)? = frames.popLast() { total = complete }
      add(.map, total / 2 * 2, open..<max(open, end))
    case .call(let name, let nameRange, let isMethod, let open, let count):
      addCall(name, nameRange, isMethod: isMethod, open: open, count: count, end: end)
    case .index(let open, let isOptional):
      let whole = joined(2)
      let name = open..<max(open, end)
      add(
        isOptional ? .optionalIndex : .index, 2,
        whole.lowerBound..<max(whole.lowerBound, end), name: name)
    case .binary, .unary, .condition, .alternative, .juxtaposition: return
    }
  }

  /// Returns the number of parts in a bracket, including one after the last comma.
  func completeCount(_ count: Int, before end: Int, _ open: Int) -> Int {
    hasPart(after: open, atLeast: count) ? count + 1 : count
  }

  /// Whether more than a number of parts have been read since a bracket.
  private func hasPart(after open: Int, atLeast count: Int) -> Bool {
    guard operands.count > count else { return false }
    return Int(tree.nodes[Int(operands[operands.count - 1 - count])].lowerBound) > open
  }
}

extension ExpressionParser.Frame {
  /// The offset of the bracket that the frame waits for the end of.
  fileprivate var opening: Int? {
    switch self {
    case .group(let open), .list(let open, _), .map(let open, _), .index(let open, _): open
    case .call(_, _, _, let open, _): open
    case .binary, .unary, .condition, .alternative, .juxtaposition: nil
    }
  }
}
