/// The order of two argument lists of one screen, determined by the first values that differ.
enum ArgumentOrder {
  case before, same, behind

  init(_ a: [ScreenArgument], _ b: [ScreenArgument]) {
    for (a, b) in zip(a, b) {
      let order = ArgumentOrder(a.value, b.value)
      guard order == .same else {
        self = order
        return
      }
    }
    self = ArgumentOrder(a.count, b.count)
  }

  /// Compares strings as in Swift, numbers by value, false before true, and kinds by their codes.
  private init(_ a: ScalarValue, _ b: ScalarValue) {
    switch (a, b) {
    case (.string(let a), .string(let b)): self.init(a, b)
    case (.number(let a), .number(let b)): self.init(a, b)
    case (.boolean(let a), .boolean(let b)): self.init(a ? 1 : 0, b ? 1 : 0)
    default: self.init(a.binaryKind, b.binaryKind)
    }
  }

  private init<Value: Comparable>(_ a: Value, _ b: Value) {
    self = a < b ? .before : a == b ? .same : .behind
  }
}
