/// Whether the values of one type are values of another, which may be of another table.
extension ExpressionTypes {
  /// Returns whether each value of a type is also one of a type of another table.
  ///
  /// Records are compared by their fields: one may have more fields than the other type, and must
  /// have those that it requires. An int is also a double. Any value is accepted as anything, but
  /// not the other way round. Each pair of types is compared once.
  package func canAssign(
    _ type: ExpressionType, to target: ExpressionType, in others: ExpressionTypes
  ) -> Bool {
    var known: Set<Pair> = []
    var open = [Pair(type: type, target: target)]
    while let next = open.popLast() {
      guard known.insert(next).inserted else { continue }
      guard addParts(of: next, in: others, to: &open) else { return false }
    }
    return true
  }

  private struct Pair: Hashable {
    let type: ExpressionType
    let target: ExpressionType
  }

  /// Adds the pairs of parts that must be assignable. Returns false if the types themselves are
  /// not.
  private func addParts(
    of pair: Pair, in others: ExpressionTypes, to open: inout [Pair]
  ) -> Bool {
    let (type, target) = (pair.type, pair.target)
    if type == .invalid || target == .invalid || target == .any || type == .nothing { return true }
    func add(_ type: ExpressionType, _ target: ExpressionType) -> Bool {
      open.append(Pair(type: type, target: target))
      return true
    }
    switch (shape(type), others.shape(target)) {
    case (.nullable(let a), .nullable(let b)): return add(a, b)
    case (.optional(let a), .optional(let b)): return add(a, b)
    case (_, .nullable(let b)): return type == .null || add(type, b)
    case (.list(let a), .list(let b)): return add(a, b)
    case (.map(let aKey, let a), .map(let bKey, let b)): return add(aKey, bKey) && add(a, b)
    case (.record, .map(let key, let b)):
      return key == .string && (fields(of: type) ?? []).allSatisfy { add($0.type, b) }
    case (.record, .record):
      return (others.fields(of: target) ?? []).allSatisfy { expected in
        guard let field = field(expected.name, of: type) else { return expected.isOptional }
        return (expected.isOptional || !field.isOptional) && add(field.type, expected.type)
      }
    case (.basic, .basic): return type == target || type == .int && target == .double
    default: return false
    }
  }
}
