/// Parts that are evaluated under a condition, or several times.
extension ProgramBuilder {
  mutating func enter(_ scope: ExpressionScope) -> OpenScope {
    var open = OpenScope(scope: scope)
    switch scope.role {
    case .rightSide: enterRightSide(scope, &open)
    case .then:
      append(.jumpIfFalse, node: scope.owner, change: -1)
      open.jump = lastInstruction
    case .otherwise:
      // The value after `?` is not on the stack here.
      depth -= 1
      open.jump = alternatives.removeValue(forKey: scope.owner)
    case .fallback:
      append(.keepIfPresent, node: scope.owner, change: -1)
      open.jump = lastInstruction
    case .body: enterBody(scope, &open)
    case .transform:
      append(.jumpIfFalse, node: scope.owner, change: -1)
      open.jump = lastInstruction
    }
    open.start = instructions.count
    open.failuresBefore = failures
    open.depth = depth
    return open
  }

  mutating func leave(_ open: OpenScope) {
    switch open.scope.role {
    case .rightSide: leaveRightSide(open)
    case .then:
      append(.jump, node: open.scope.owner, change: 0)
      alternatives[open.scope.owner] = lastInstruction
      land(open.jump)
    case .otherwise, .fallback: land(open.jump)
    case .transform:
      // The jump leads to the next element; see `leaveBody`.
      transformJumps[open.scope.owner] = open.jump
    case .body: leaveBody(open)
    }
  }

  // MARK: && and ||

  /// If the left side decides, the right one is skipped. If it has an error, the right one may
  /// still decide (CEL language definition, "Logical Operators").
  private mutating func enterRightSide(_ scope: ExpressionScope, _ open: inout OpenScope) {
    let left = tree.parts(of: scope.owner)[0]
    let start = starts[Int(tree.nodes[left].first)]
    open.leftMayFail = failures > start.failures
    if open.leftMayFail {
      handlers.append(
        ExpressionProgram.Handler(
          instructions: start.instruction..<instructions.count,
          target: instructions.count, depth: depth - 1))
    }
    let isAnd = tree.nodes[scope.owner].kind == .binary(.and)
    append(isAnd ? .keepIfFalse : .keepIfTrue, node: scope.owner, change: 0)
    open.jump = lastInstruction
    if !open.leftMayFail { append(.pop, node: scope.owner, change: -1) }
  }

  private mutating func leaveRightSide(_ open: OpenScope) {
    if open.leftMayFail {
      if failures > open.failuresBefore {
        handlers.append(
          ExpressionProgram.Handler(
            instructions: open.start..<instructions.count,
            target: instructions.count, depth: open.depth))
      }
      let isAnd = tree.nodes[open.scope.owner].kind == .binary(.and)
      append(isAnd ? .and : .or, node: open.scope.owner, change: -1)
    }
    land(open.jump)
  }

  // MARK: Macros

  private mutating func enterBody(_ scope: ExpressionScope, _ open: inout OpenScope) {
    guard case .macro(let macro) = tree.nodes[scope.owner].kind,
      case .binding(let name) = tree.nodes[tree.parts(of: scope.owner)[1]].kind
    else { return }
    let local = Int32(localCount)
    localCount += 1
    bindings.append(Binding(name: name, local: local))
    if macro.isOfOptional {
      append(.keepIfAbsent, node: scope.owner, change: 0)
      open.jump = lastInstruction
      append(.bind, local, node: scope.owner, change: -1)
      return
    }
    open.loop = Int32(loopLocals.count)
    loopLocals.append(local)
    append(.beginLoop, open.loop, node: scope.owner, change: -1)
    append(.advance, open.loop, node: scope.owner, change: 0)
    open.jump = lastInstruction
  }

  private mutating func leaveBody(_ open: OpenScope) {
    bindings.removeLast()
    guard case .macro(let macro) = tree.nodes[open.scope.owner].kind else { return }
    if macro.isOfOptional { return land(open.jump) }
    let owner = open.scope.owner
    guard let next = open.jump else { return }
    let mayFail = failures > open.failuresBefore
    let body = open.start..<instructions.count
    let end: ExpressionProgram.Operation
    switch macro {
    case .map:
      append(.collect, open.loop, node: owner, change: -1)
      end = .endList
    case .filter:
      append(.collectElement, open.loop, node: owner, change: -1)
      end = .endList
    case .exists:
      append(.endIfTrue, open.loop, node: owner, change: -1)
      end = .endExists
    case .all:
      append(.endIfFalse, open.loop, node: owner, change: -1)
      end = .endAll
    default:
      append(.count, open.loop, node: owner, change: -1)
      end = .endOne
    }
    let ending = lastInstruction
    append(.jump, 0, Int32(next), node: owner, change: 0)
    if mayFail, macro == .exists || macro == .all {
      handlers.append(
        ExpressionProgram.Handler(
          instructions: body, target: instructions.count, depth: depth))
      append(.absorb, open.loop, node: owner, change: 0)
      append(.jump, 0, Int32(next), node: owner, change: 0)
    }
    if let jump = transformJumps.removeValue(forKey: owner) {
      instructions[jump].b = Int32(next)
    }
    land(next)
    land(ending)
    append(end, open.loop, node: owner, change: 1)
  }
}
