extension ExpressionProgram {
  /// Evaluates the expression.
  ///
  /// Needs no memory besides the scratch memory, which grows to what the expression needs. The work
  /// is counted by the meter: a unit is about 16 instructions, bytes of text or elements of lists.
  /// The result is a failure if the meter stops, if a limit is exceeded, or where an int overflows.
  ///
  /// - Parameter isWritten: Whether the result is written out, so that its size is limited, too.
  package func evaluate(
    _ inputs: ExpressionInputs, in scratch: inout ExpressionScratch, _ meter: inout WorkMeter,
    isWritten: Bool = true
  ) -> Result<ExpressionValue, ExpressionError> {
    scratch.prepare(for: self)
    let value = scratch.run(self, inputs, &meter)
    scratch.finish(&meter)
    guard value.kind == .failure else {
      guard isWritten, scratch.isTooLarge(value, inputs) else { return .success(value) }
      let failure = ExpressionFailure(
        reason: .tooManyValues(mostValues), node: Int32(ranges.count - 1))
      return .failure(ExpressionError(diagnostic: failure.diagnostic(at: ranges[ranges.count - 1])))
    }
    let failure = scratch.failures[Int(truncatingIfNeeded: value.bits)]
    let range = ranges[Int(failure.node)]
    return .failure(ExpressionError(diagnostic: failure.diagnostic(at: range)))
  }
}

/// The reason why an evaluation has no value.
package struct ExpressionError: Error {
  package let diagnostic: Diagnostic
}

extension ExpressionScratch {
  /// The steps that a failure takes, besides the instruction that fails.
  private static var stepsOfFailure: Int { 8 }

  /// Executes the instructions. Returns the value, or a failure.
  mutating func run(
    _ program: ExpressionProgram, _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> ExpressionValue {
    pendingWork &+= program.instructions.count
    var next = 0
    while next < program.instructions.count {
      let instruction = program.instructions[next]
      next &+= 1
      let a = Int(instruction.a)
      var reason: ExpressionFailure.Reason?
      switch instruction.operation {
      case .constant: push(program.constants[a])
      case .variable: push(inputs.values[a])
      case .local: push(locals[a])
      case .pop: depth &-= 1
      case .field, .optionalField, .has:
        reason = select(a, instruction.operation, program, inputs, &meter)
      case .element, .optionalElement:
        reason = selectElement(instruction.operation == .element, program, inputs, &meter)
      case .addInts, .subtractInts, .multiplyInts, .divideInts, .remainderOfInts:
        reason = calculate(instruction.operation, inputs)
      case .negateInt: reason = negate(inputs)
      case .addDoubles, .subtractDoubles, .multiplyDoubles, .divideDoubles:
        reason = calculateDoubles(instruction.operation, inputs)
      case .negateDouble:
        if let value = double(top, inputs) {
          replace(ExpressionValue(-value))
        } else {
          reason = .mismatch("a number")
        }
      case .compareInts, .compareDoubles, .compareNumbers, .compareTexts, .compareBools:
        let symbol = BinaryOperator(rawValue: UInt8(truncatingIfNeeded: a)) ?? .equal
        reason = compare(instruction.operation, symbol, program, inputs, &meter)
      case .equal, .notEqual:
        let right = pop()
        if let isEqual = isEqual(top, right, program, inputs, &meter) {
          replace(ExpressionValue(isEqual == (instruction.operation == .equal)))
        } else {
          reason = Self.stopReason(meter)
        }
      case .isInList, .isInMap:
        let container = pop()
        if let isIn = contains(top, container, program, inputs, &meter) {
          replace(ExpressionValue(isIn))
        } else {
          reason = meter.isStopped ? Self.stopReason(meter) : .mismatch("a list or an object")
        }
      case .not:
        if let value = bool(top, inputs) {
          replace(ExpressionValue(!value))
        } else {
          reason = .mismatch("a bool")
        }
      case .and, .or: reason = combine(instruction.operation == .and, inputs)
      case .jump: next = Int(instruction.b)
      case .jumpIfFalse:
        if let value = bool(pop(), inputs) {
          if !value { next = Int(instruction.b) }
        } else {
          reason = .mismatch("a bool")
        }
      case .keepIfFalse, .keepIfTrue:
        if let value = bool(top, inputs) {
          if value == (instruction.operation == .keepIfTrue) { next = Int(instruction.b) }
        } else if top.kind != .failure {
          reason = .mismatch("a bool")
        }
      case .keepIfPresent:
        if top.kind != .none { next = Int(instruction.b) } else { depth &-= 1 }
      case .keepIfAbsent: if top.kind == .none { next = Int(instruction.b) }
      case .hasValue: replace(ExpressionValue(top.kind != .none))
      case .bind: locals[a] = pop()
      case .makeList, .makeMap:
        reason = make(a, instruction.operation == .makeList ? .list : .map)
      case .advance:
        if loops[a].position < loops[a].end {
          locals[Int(program.loopLocals[a])] = advance(a, inputs)
          if !charge(Int(instruction.b) &- next &+ 1, &meter) { reason = Self.stopReason(meter) }
        } else {
          next = Int(instruction.b)
        }
      case .beginLoop: reason = beginLoop(a, inputs)
      case .collect: reason = collect(pop())
      case .collectElement:
        if let isIncluded = bool(pop(), inputs) {
          if isIncluded { reason = collect(locals[Int(program.loopLocals[a])]) }
        } else {
          reason = .mismatch("a bool")
        }
      case .endIfTrue, .endIfFalse:
        let decisive = instruction.operation == .endIfTrue
        if let value = bool(pop(), inputs) {
          if value == decisive {
            loops[a].decided = ExpressionValue(decisive)
            next = Int(instruction.b)
          }
        } else {
          reason = .mismatch("a bool")
        }
      case .count:
        if let value = bool(pop(), inputs) {
          if value { loops[a].count &+= 1 }
        } else {
          reason = .mismatch("a bool")
        }
      case .absorb: absorb(a)
      case .endList: endList(a)
      case .endExists, .endAll:
        let decided = loops[a].decided
        if decided.kind == .failure {
          reason = failures[Int(truncatingIfNeeded: decided.bits)].reason
        } else {
          push(decided.kind == .none ? ExpressionValue(instruction.operation == .endAll) : decided)
        }
      case .endOne: push(ExpressionValue(loops[a].count == 1))
      case .sizeOfText, .sizeOfList, .sizeOfMap:
        reason = size(instruction.operation, program, inputs, &meter)
      case .contains, .startsWith, .endsWith:
        reason = search(instruction.operation, program, inputs, &meter)
      case .joinTexts: reason = joinTexts(program, inputs, &meter)
      case .joinLists: reason = joinLists(inputs, &meter)
      case .textOfInt, .textOfDouble, .textOfBool:
        reason = makeText(instruction.operation, inputs)
      case .intOfDouble, .intOfText, .doubleOfInt, .doubleOfText:
        reason = convert(instruction.operation, program, inputs)
      }
      guard let reason else { continue }
      let failure = ExpressionValue(.failure, UInt64(failures.count))
      failures.append(ExpressionFailure(reason: reason, node: instruction.node))
      guard reason.isAbsorbable, let handler = program.handler(of: next &- 1) else {
        return failure
      }
      pendingWork &+= Self.stepsOfFailure
      depth = handler.depth
      push(failure)
      next = handler.target
    }
    return depth > 0 ? top : .none
  }

  /// Replaces the operands of `&&` and `||`, of which the left one has an error or does not decide.
  private mutating func combine(
    _ isAnd: Bool, _ inputs: ExpressionInputs
  ) -> ExpressionFailure.Reason? {
    let right = pop()
    let left = top
    if left.kind != .failure {
      guard right.kind == .failure else {
        replace(right)
        return nil
      }
      return failures[Int(truncatingIfNeeded: right.bits)].reason
    }
    guard let value = bool(right, inputs), value != isAnd else {
      return failures[Int(truncatingIfNeeded: left.bits)].reason
    }
    replace(right)
    return nil
  }
}
