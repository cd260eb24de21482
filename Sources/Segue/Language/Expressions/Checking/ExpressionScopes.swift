/// A part of an expression that is evaluated under a condition, or for each element of a list.
///
/// The nodes of a tree are visited in order. A scope is entered before its first node and left
/// after its last one.
struct ExpressionScope {
  enum Role {
    /// The right side of `&&` or `||`.
    case rightSide
    /// The value after `?`, and that after `:`.
    case then, otherwise
    /// Everything after the variable of a macro.
    case body
    /// The value of a macro with a condition.
    case transform
    /// The argument of `orValue` or `or`, which is evaluated if the target is absent.
    case fallback
  }

  let role: Role
  /// The node whose part this is.
  let owner: Int
  let first: Int
  let last: Int
}

extension ExpressionTree {
  /// Returns the scopes in the order in which they are entered. Linear in the nodes, apart from
  /// sorting the scopes.
  func scopes() -> [ExpressionScope] {
    var scopes: [ExpressionScope] = []
    for owner in nodes.indices {
      func add(_ role: ExpressionScope.Role, _ first: Int, _ last: Int) {
        scopes.append(
          ExpressionScope(
            role: role, owner: owner, first: Int(nodes[first].first), last: last))
      }
      switch nodes[owner].kind {
      case .binary(.and), .binary(.or):
        let right = lastPart(of: owner)
        add(.rightSide, right, right)
      case .conditional:
        let alternative = lastPart(of: owner)
        let value = part(before: alternative)
        add(.then, value, value)
        add(.otherwise, alternative, alternative)
      case .macro:
        let parts = parts(of: owner)
        guard parts.count > 2 else { continue }
        add(.body, parts[2], parts[parts.count - 1])
        if parts.count > 3 { add(.transform, parts[3], parts[3]) }
      case .method(let name) where nodes[owner].count == 2:
        guard ["orValue", "or"].contains(names[Int(name)]) else { continue }
        let argument = lastPart(of: owner)
        add(.fallback, argument, argument)
      default: break
      }
    }
    // Of scopes that begin at the same node, the outer one is entered first.
    return scopes.sorted { ($0.first, -$0.last, -$0.owner) < ($1.first, -$1.last, -$1.owner) }
  }
}
