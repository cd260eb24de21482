extension ExpressionParser {
  /// Reads the beginning of a value: prefix operators and opening brackets, and what is not
  /// composed. Returns whether an operator may follow; false at the end.
  mutating func readOperand() -> Bool {
    while !isStopped {
      let range = token.range
      switch token.kind {
      case .not:
        push(.unary(.not, range))
        advance()
      case .binary(.subtract):
        push(.unary(.negate, range))
        advance()
      case .openParenthesis:
        push(.group(range.lowerBound))
        advance()
      case .openBracket:
        push(.list(range.lowerBound, count: 0))
        advance()
        if case .closeBracket = token.kind { return true }
      case .openBrace:
        push(.map(range.lowerBound, count: 0))
        advance()
        if case .closeBrace = token.kind { return true }
      case .dot:
        // A leading dot looks the name up in the outermost scope, of which there is one.
        advance()
        guard case .name = token.kind else {
          report(.missingOperand("after \".\"", at: self.range(range)))
          addInvalid(at: range)
          return true
        }
      default:
        guard readOperandEnd() else { continue }
        return true
      }
    }
    return false
  }

  /// Reads a literal or a name. Returns whether a value is complete.
  private mutating func readOperandEnd() -> Bool {
    let range = token.range
    switch token.kind {
    case .malformed: addInvalid(at: range)
    case .integer(let value): addInteger(value, at: range)
    case .double(let value):
      tree.doubles.append(value)
      add(.double(Int32(tree.doubles.count - 1)), 0, range)
    case .string(let text):
      tree.strings.append(text)
      add(.string(Int32(tree.strings.count - 1)), 0, range)
    case .name(let name, let isQuoted): return readName(name, isQuoted: isQuoted)
    case .reserved("true"): add(.bool(true), 0, range)
    case .reserved("false"): add(.bool(false), 0, range)
    case .reserved("null"): add(.null, 0, range)
    case .reserved(let word):
      report(.reservedWord(word, at: self.range(range)))
      addInvalid(at: range)
    default:
      // The token is left for what may follow a value.
      reportMissingOperand()
      addInvalid(at: range.lowerBound..<range.lowerBound)
      return true
    }
    advance()
    return true
  }

  private mutating func addInteger(_ value: UInt64, at range: Range<Int>) {
    // The minus belongs to the number if nothing is between them: −2⁶³ has no positive opposite.
    if case .unary(.negate, let sign)? = frames.last, sign.upperBound == range.lowerBound {
      frames.removeLast()
      return append(Int64(truncatingIfNeeded: 0 &- value), sign.lowerBound..<range.upperBound)
    }
    guard let value = Int64(exactly: value) else {
      report(.numberTooLarge(tree.source.text(range), at: self.range(range)))
      return addInvalid(at: range)
    }
    append(value, range)
  }

  private mutating func append(_ value: Int64, _ range: Range<Int>) {
    tree.integers.append(value)
    add(.integer(Int32(tree.integers.count - 1)), 0, range)
  }

  /// Reads a name or the beginning of a call. Returns whether a value is complete.
  private mutating func readName(_ name: String, isQuoted: Bool) -> Bool {
    let range = token.range
    advance()
    if case .openParenthesis = token.kind, !isQuoted {
      return beginCall(name, range, isMethod: false)
    }
    if name == "not", !isQuoted, token.beginsOperand {
      report(.foreignOperator("not", "!", fix: "!", at: self.range(range)))
      push(.unary(.not, range))
      return false
    }
    add(.name(index(of: name)), 0, range)
    return true
  }

  /// Reads the parenthesis of a call. Returns whether it has no arguments, so that it ends here.
  mutating func beginCall(_ name: String, _ range: Range<Int>, isMethod: Bool) -> Bool {
    push(
      .call(
        name: index(of: name), nameRange: range, isMethod: isMethod,
        open: token.range.lowerBound, count: 0))
    advance()
    if case .closeParenthesis = token.kind { return true }
    return false
  }

  private mutating func reportMissingOperand() {
    let before = tree.source.text(0..<token.range.lowerBound)
    guard case .end = token.kind else {
      // The error is at the token that cannot begin a value.
      let word = tree.source.text(token.range)
      return report(.missingOperand("before \(quoted(word))", at: range(token.range)))
    }
    let end = before.isEmpty || frames.isEmpty ? "here" : "at the end"
    report(.missingOperand(end, at: range(token.range)))
  }
}
