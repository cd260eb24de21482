/// Lists and maps that are written out.
extension ExpressionChecker {
  mutating func typeOfList(_ node: Int) -> ExpressionType {
    var element = ExpressionType.nothing
    var isValid = true
    for part in tree.parts(of: node) {
      let type = present(part)
      if type == .invalid { isValid = false }
      guard isValid else { continue }
      guard let joined = types.join(element, type) else {
        report(
          .mixedElements(types.name(element), types.name(type), at: tree.range(part)))
        isValid = false
        continue
      }
      element = joined
    }
    return isValid ? types.list(of: element) : .invalid
  }

  /// Returns the type of a map: a record if all keys are strings, or else a map whose keys and
  /// values have one type each.
  mutating func typeOfMap(_ node: Int) -> ExpressionType {
    let parts = tree.parts(of: node)
    var fields: [ExpressionField] = []
    var seen: Set<MapKey> = []
    var key = ExpressionType.nothing
    var value = ExpressionType.nothing
    var isValid = true
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let type = present(parts[index + 1])
      if type == .invalid { isValid = false }
      guard let literal = literalKey(parts[index]) else {
        if tree.nodes[parts[index]].kind != .invalid {
          report(.computedKey(tree.text(parts[index]), at: tree.range(parts[index])))
        }
        isValid = false
        continue
      }
      if !seen.insert(literal).inserted {
        report(.repeatedKey(tree.text(parts[index]), at: tree.range(parts[index])))
        isValid = false
      }
      if case .string(let name) = literal { fields.append(ExpressionField(name, type)) }
      guard isValid else { continue }
      guard let joined = types.join(key, nodeTypes[parts[index]]) else {
        report(
          .mixedElements(
            types.name(key), types.name(nodeTypes[parts[index]]), at: tree.range(parts[index])))
        isValid = false
        continue
      }
      key = joined
      guard key != .string else { continue }
      guard let joined = types.join(value, type) else {
        report(
          .mixedElements(types.name(value), types.name(type), at: tree.range(parts[index + 1])))
        isValid = false
        continue
      }
      value = joined
    }
    guard isValid else { return .invalid }
    return key == .string ? types.record(fields) : types.map(from: key, to: value)
  }

  private enum MapKey: Hashable {
    case string(String), integer(Int64), bool(Bool)
  }

  private func literalKey(_ node: Int) -> MapKey? {
    switch tree.nodes[node].kind {
    case .string(let index): .string(tree.strings[Int(index)])
    case .integer(let index): .integer(tree.integers[Int(index)])
    case .bool(let value): .bool(value)
    default: nil
    }
  }
}
