/// What comparisons show about the values that they compare.
extension ExpressionChecker {
  /// Finds the facts of a comparison with a literal.
  mutating func findFacts(_ binary: BinaryOperator, _ left: Int, _ right: Int, _ node: Int) {
    if isLiteral(right) {
      findFacts(left, binary, literal: right, node)
    } else if isLiteral(left), let exchanged = binary.exchanged {
      findFacts(right, exchanged, literal: left, node)
    }
  }

  private func isLiteral(_ node: Int) -> Bool {
    switch tree.nodes[node].kind {
    case .null, .integer: true
    default: false
    }
  }

  private mutating func findFacts(
    _ value: Int, _ binary: BinaryOperator, literal: Int, _ node: Int
  ) {
    let path = paths[value]
    guard case .integer(let index) = tree.nodes[literal].kind else {
      if binary == .equal { whenFalse[node] = facts.set(path, .notNull) }
      if binary == .notEqual { whenTrue[node] = facts.set(path, .notNull) }
      return
    }
    let number = tree.integers[Int(index)]
    var shown = facts(of: path, if: binary, number)
    var refuted = facts(of: path, if: binary.opposite, number)
    if let list = listOfSize(value) {
      shown = facts.union(shown, size(of: list, if: binary, number))
      refuted = facts.union(refuted, size(of: list, if: binary.opposite, number))
    }
    whenTrue[node] = shown
    whenFalse[node] = refuted
  }

  /// Returns that a number is not zero, if a comparison with another one shows it.
  private mutating func facts(
    of path: ExpressionPath?, if binary: BinaryOperator, _ number: Int64
  ) -> Int32? {
    let isNotZero =
      switch binary {
      case .notEqual: number == 0
      case .equal: number != 0
      case .greater: number >= 0
      case .greaterOrEqual: number > 0
      case .less: number <= 0
      case .lessOrEqual: number < 0
      default: false
      }
    return isNotZero ? facts.set(path, .notZero) : nil
  }

  /// Returns the least size of a list, if a comparison of its size shows it.
  private mutating func size(
    of list: Int, if binary: BinaryOperator, _ number: Int64
  ) -> Int32? {
    let least: Int64? =
      switch binary {
      case .greater: number < .max ? number + 1 : nil
      case .greaterOrEqual, .equal: number
      case .notEqual: number == 0 ? 1 : nil
      default: nil
      }
    return least.flatMap { $0 > 0 ? facts.set(paths[list], .size($0)) : nil }
  }

  /// Returns the list in `size(list)` and `list.size()`; nil for other nodes.
  private func listOfSize(_ node: Int) -> Int? {
    switch tree.nodes[node].kind {
    case .function(let name), .method(let name):
      guard tree.names[Int(name)] == "size", tree.nodes[node].count == 1 else { return nil }
      return tree.lastPart(of: node)
    default: return nil
    }
  }
}

extension BinaryOperator {
  /// The comparison that is true if this one is false.
  fileprivate var opposite: BinaryOperator {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greaterOrEqual: .less
    case .greater: .lessOrEqual
    case .equal: .notEqual
    case .notEqual: .equal
    default: self
    }
  }
}
