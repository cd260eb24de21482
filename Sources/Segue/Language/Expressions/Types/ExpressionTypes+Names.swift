extension ExpressionTypes {
  /// The name of a type in messages: `list of string`.
  package func name(_ type: ExpressionType) -> String { name(type, depth: 0) }

  private func name(_ type: ExpressionType, depth: Int) -> String {
    // Deeper parts would not help, and a record may contain itself.
    guard depth < 3 else { return "…" }
    func name(_ type: ExpressionType) -> String { self.name(type, depth: depth + 1) }
    switch shape(type) {
    case .basic:
      switch type {
      case .null: return "null"
      case .bool: return "bool"
      case .int: return "int"
      case .double: return "double"
      case .string: return "string"
      case .any: return "a value of any type"
      default: return "nothing"
      }
    case .list(.nothing): return "empty list"
    case .list(let element): return "list of \(name(element))"
    case .map(.nothing, _): return "empty map"
    case .map(let key, let value): return "map of \(name(key)) to \(name(value))"
    case .optional(let wrapped): return "optional \(name(wrapped))"
    case .nullable(let wrapped): return "\(name(wrapped)) or null"
    case .record(let index):
      return records[Int(index)].name.map { "record \(quoted($0))" } ?? "record"
    }
  }
}
