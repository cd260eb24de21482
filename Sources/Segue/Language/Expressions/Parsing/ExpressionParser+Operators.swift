extension ExpressionParser {
  /// Reads what follows a complete value. Returns whether another value follows; false at the end.
  mutating func readOperators() -> Bool {
    while !isStopped {
      let range = token.range
      switch token.kind {
      case .end:
        closeAll()
        return false
      case .binary(let binary):
        advance()
        beginOperand(of: binary, range)
        return true
      case .coalescing:
        // The value after it is checked, too.
        advance()
        reduce(toPrecedence: 1)
        push(.juxtaposition(range.lowerBound))
        return true
      case .question:
        advance()
        reduce(toPrecedence: 1)
        if case .condition? = frames.last {
          report(.nestedConditional(at: self.range(range)))
        }
        push(.condition(range))
        return true
      case .colon:
        if readColon() { return true }
      case .comma:
        if readComma() { return true }
      case .dot, .optionalDot:
        if readSelection() { return true }
      case .openBracket:
        if beginIndex() { return true }
      case .openBrace:
        report(.outsideProfile("messages", "write a map, as in {\"a\": 1}", at: self.range(range)))
        return beginJuxtaposition()
      case .closeParenthesis, .closeBracket, .closeBrace: close()
      case .name("and", isQuoted: false) where isWordOperator:
        return readWordOperator("and", .and)
      case .name("or", isQuoted: false) where isWordOperator:
        return readWordOperator("or", .or)
      default:
        if case .malformed = token.kind {} else { reportMissingOperator() }
        return beginJuxtaposition()
      }
    }
    return false
  }

  /// Whether a word between two values is an operator of another language: something follows it.
  private var isWordOperator: Bool {
    var copy = lexer
    return copy.next().beginsOperand
  }

  private mutating func readWordOperator(_ word: String, _ binary: BinaryOperator) -> Bool {
    report(.foreignOperator(word, binary.symbol, fix: binary.symbol, at: range(token.range)))
    let range = token.range
    advance()
    beginOperand(of: binary, range)
    return true
  }

  private mutating func beginOperand(of binary: BinaryOperator, _ range: Range<Int>) {
    reduce(toPrecedence: binary.precedence)
    push(.binary(binary, range))
  }

  private mutating func reportMissingOperator() {
    let word = tree.source.text(token.range)
    report(
      .missingOperator(
        before: word, at: range(token.range), after: range(lastOperand)))
  }

  /// Reads another value after a complete one, without an operator, which has been reported.
  private mutating func beginJuxtaposition() -> Bool {
    reduce(toPrecedence: 1)
    push(.juxtaposition(token.range.lowerBound))
    return true
  }

  // MARK: Selections

  /// Reads a dot and a name. Returns whether a value follows: the argument of a call.
  private mutating func readSelection() -> Bool {
    let dot = token
    var isOptional = false
    if case .optionalDot = dot.kind { isOptional = true }
    advance()
    let range = token.range
    var name = ""
    var isQuoted = false
    switch token.kind {
    case .name(let text, let quoted): (name, isQuoted) = (text, quoted)
    // Only the literals cannot be names of fields.
    case .reserved(let word) where !ReservedWords.literals.contains(word): name = word
    case .reserved, .binary(.in):
      let word = tree.source.text(range)
      report(.reservedField(word, at: self.range(range)))
      name = word
    default:
      report(
        .missingField(after: tree.source.text(dot.range), at: self.range(dot.range)))
      add(.invalid, 1, lastOperand)
      return false
    }
    advance()
    if case .openParenthesis = token.kind, !isOptional, !isQuoted {
      return !beginCall(name, range, isMethod: true)
    }
    let whole = lastOperand.lowerBound..<range.upperBound
    let index = index(of: name)
    add(isOptional ? .optionalField(index) : .field(index), 1, whole, name: range)
    return false
  }

  /// Reads an opening bracket after a value. Returns true: a value follows.
  private mutating func beginIndex() -> Bool {
    let open = token.range.lowerBound
    advance()
    var isOptional = false
    if case .question = token.kind {
      isOptional = true
      advance()
    }
    push(.index(open, isOptional: isOptional))
    return true
  }

  // MARK: Separators

  /// Reads a colon. Returns whether a value follows.
  private mutating func readColon() -> Bool {
    reduceAll()
    let range = token.range
    switch frames.last {
    case .condition(let question)?:
      frames.removeLast()
      push(.alternative(question))
    case .map(let open, let count)? where count % 2 == 0:
      frames[frames.count - 1] = .map(open, count: count + 1)
    default:
      report(.unexpectedSign(":", at: self.range(range)))
      advance()
      return false
    }
    advance()
    return true
  }

  /// Reads a comma. Returns whether a value follows.
  private mutating func readComma() -> Bool {
    completeConditions()
    let range = token.range
    switch frames.last {
    case .list(let open, let count)?:
      frames[frames.count - 1] = .list(open, count: count + 1)
      advance()
      // A list and a map may end with a comma.
      if case .closeBracket = token.kind { return false }
    case .map(let open, let count)?:
      completeEntry(open, count)
      advance()
      if case .closeBrace = token.kind { return false }
    case .call(let name, let nameRange, let isMethod, let open, let count)?:
      frames[frames.count - 1] = .call(
        name: name, nameRange: nameRange, isMethod: isMethod, open: open, count: count + 1)
      advance()
    default:
      report(.unexpectedSign(",", at: self.range(range)))
      advance()
      return beginJuxtaposition()
    }
    return true
  }

  /// Counts the value of a map's entry, or adds an invalid one to a key without a value.
  mutating func completeEntry(_ open: Int, _ count: Int) {
    var count = count
    if count % 2 == 0 {
      report(.missingEntryValue(at: range(lastOperand)))
      addInvalid(at: lastOperand.upperBound..<lastOperand.upperBound)
      count += 1
    }
    frames[frames.count - 1] = .map(open, count: count + 1)
  }
}
