/// Arithmetic, and comparisons of scalars (CEL language definition, "Overflow" and "Equality and
/// Ordering").
extension ExpressionScratch {
  mutating func calculate(
    _ operation: ExpressionProgram.Operation, _ inputs: ExpressionInputs
  ) -> ExpressionFailure.Reason? {
    guard let b = integer(pop(), inputs), let a = integer(top, inputs) else {
      return .mismatch("an int")
    }
    let (value, isOverflow): (Int64, Bool)
    switch operation {
    case .addInts: (value, isOverflow) = a.addingReportingOverflow(b)
    case .subtractInts: (value, isOverflow) = a.subtractingReportingOverflow(b)
    case .multiplyInts: (value, isOverflow) = a.multipliedReportingOverflow(by: b)
    case .divideInts:
      if b == 0 { return .division("/", a) }
      (value, isOverflow) = a.dividedReportingOverflow(by: b)
    default:
      if b == 0 { return .division("%", a) }
      (value, isOverflow) = a.remainderReportingOverflow(dividingBy: b)
    }
    if isOverflow { return .overflow(operation.symbol, a, b) }
    replace(ExpressionValue(value))
    return nil
  }

  mutating func negate(_ inputs: ExpressionInputs) -> ExpressionFailure.Reason? {
    guard let value = integer(top, inputs) else { return .mismatch("an int") }
    let (opposite, isOverflow) = Int64(0).subtractingReportingOverflow(value)
    if isOverflow { return .overflow("-", value, nil) }
    replace(ExpressionValue(opposite))
    return nil
  }

  mutating func calculateDoubles(
    _ operation: ExpressionProgram.Operation, _ inputs: ExpressionInputs
  ) -> ExpressionFailure.Reason? {
    guard let b = double(pop(), inputs), let a = double(top, inputs) else {
      return .mismatch("a number")
    }
    let value =
      switch operation {
      case .addDoubles: a + b
      case .subtractDoubles: a - b
      case .multiplyDoubles: a * b
      default: a / b
      }
    replace(ExpressionValue(value))
    return nil
  }

  // MARK: Comparisons

  mutating func compare(
    _ operation: ExpressionProgram.Operation, _ symbol: BinaryOperator,
    _ program: ExpressionProgram, _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> ExpressionFailure.Reason? {
    let right = pop()
    let result: Bool
    switch operation {
    case .compareInts:
      guard let a = integer(top, inputs), let b = integer(right, inputs) else {
        return .mismatch("an int")
      }
      result = symbol.holds(a, b)
    case .compareDoubles:
      guard let a = double(top, inputs), let b = double(right, inputs) else {
        return .mismatch("a number")
      }
      result = symbol.holds(a, b)
    case .compareNumbers:
      guard let order = orderOfNumbers(top, right, inputs) else { return .mismatch("a number") }
      result = order.map { symbol.holds($0, 0) } ?? (symbol == .notEqual)
    case .compareBools:
      guard let a = bool(top, inputs), let b = bool(right, inputs) else {
        return .mismatch("a bool")
      }
      result = symbol.holds(a ? 1 : 0, b ? 1 : 0)
    default:
      guard isText(top, inputs), isText(right, inputs) else { return .mismatch("a string") }
      let order = orderOfTexts(top, right, program, inputs)
      if !charge(order.length / 16, &meter) { return Self.stopReason(meter) }
      result = symbol.holds(order.sign, 0)
    }
    replace(ExpressionValue(result))
    return nil
  }

  /// Returns −1, 0 or 1 for numbers of which at least one is an int, exactly; nil inside for NaN,
  /// and nil if one is not a number.
  private func orderOfNumbers(
    _ a: ExpressionValue, _ b: ExpressionValue, _ inputs: ExpressionInputs
  ) -> Int?? {
    // The type of each side is known: one of them is a double, even if it is written as an integer.
    if a.kind == .double || b.kind == .int {
      guard let first = double(a, inputs), let second = integer(b, inputs) else { return nil }
      return .some(order(first, second))
    }
    if let first = integer(a, inputs) {
      guard let second = double(b, inputs) else { return nil }
      return .some(order(second, first).map { -$0 })
    }
    guard let first = double(a, inputs), let second = double(b, inputs) else { return nil }
    return .some(first.isNaN || second.isNaN ? nil : first < second ? -1 : first == second ? 0 : 1)
  }

  /// Returns the order of a double and an int, which may not be exact in a double.
  private func order(_ double: Double, _ integer: Int64) -> Int? {
    if double.isNaN { return nil }
    if double < -0x1p63 { return -1 }
    if double >= 0x1p63 { return 1 }
    let whole = double.rounded(.down)
    let exact = Int64(whole)
    if exact != integer { return exact < integer ? -1 : 1 }
    return double > whole ? 1 : 0
  }

  // MARK: Conversions

  mutating func convert(
    _ operation: ExpressionProgram.Operation, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs
  ) -> ExpressionFailure.Reason? {
    switch operation {
    case .doubleOfInt:
      guard let value = integer(top, inputs) else { return .mismatch("an int") }
      replace(ExpressionValue(Double(value)))
    case .intOfDouble:
      guard let value = double(top, inputs) else { return .mismatch("a number") }
      // The fraction is cut off. CEL takes −2⁶³ for a number that was rounded to it.
      guard value > -0x1p63, let integer = Int64(exactly: value.rounded(.towardZero)) else {
        return .conversion(value)
      }
      replace(ExpressionValue(integer))
    default:
      guard isText(top, inputs) else { return .mismatch("a string") }
      let text = string(top, program, inputs)
      pendingWork &+= text.utf8.count / 16
      if operation == .intOfText {
        replace(parsedInteger(text).map { ExpressionValue($0) } ?? .none)
      } else {
        replace(parsedDouble(text).map { ExpressionValue($0) } ?? .none)
      }
    }
    return nil
  }
}

extension BinaryOperator {
  @inline(__always)
  fileprivate func holds<Number: Comparable>(_ a: Number, _ b: Number) -> Bool {
    switch self {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greaterOrEqual: a >= b
    case .greater: a > b
    case .notEqual: a != b
    default: a == b
    }
  }
}

extension ExpressionProgram.Operation {
  fileprivate var symbol: String {
    switch self {
    case .addInts: "+"
    case .subtractInts: "-"
    case .multiplyInts: "*"
    case .divideInts: "/"
    default: "%"
    }
  }
}
