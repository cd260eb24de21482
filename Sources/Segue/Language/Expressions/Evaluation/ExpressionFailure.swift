/// Why an expression has no value.
struct ExpressionFailure: Sendable {
  enum Reason: Sendable {
    /// The result of an operation on integers needs more than 64 bits.
    case overflow(String, Int64, Int64?)
    case division(String, Int64)
    /// A double is not an int.
    case conversion(Double)
    /// The data does not have the declared type.
    case mismatch(String)
    case valueTooLong(Int)
    case tooManyValues(Int)
    case work
    case cancellation

    /// Whether `&&`, `||`, `all` and `exists` have a value if another operand decides it.
    var isAbsorbable: Bool {
      switch self {
      case .overflow, .division, .conversion: true
      default: false
      }
    }
  }

  let reason: Reason
  /// The node that failed.
  let node: Int32
}

extension ExpressionFailure {
  func diagnostic(at range: SourceRange) -> Diagnostic {
    switch reason {
    case .overflow(let symbol, let a, let b):
      let operation = b.map { "\(a) \(symbol) \($0)" } ?? "\(symbol)(\(a))"
      return Diagnostic(
        .integerOverflow, .error,
        "\(operation) needs more than 64 bits: calculate with doubles, or with smaller numbers",
        at: range)
    case .division(let symbol, let a):
      return Diagnostic(
        .possiblyZeroDivisor, .error, "\(a) \(symbol) 0 has no value: test the divisor first",
        at: range)
    case .conversion(let value):
      return Diagnostic(
        .invalidConversion, .error,
        "\(textOfDouble(value)) has no value as an int of 64 bits: test it first", at: range)
    case .mismatch(let expected):
      return Diagnostic(
        .mismatchedData, .error,
        "the data does not have its declared type: this is not \(expected)", at: range)
    case .valueTooLong(let limit):
      return Diagnostic(
        .valueTooLong, .error,
        "the texts that this expression makes have more than \(limit) bytes", at: range)
    case .tooManyValues(let limit):
      return Diagnostic(
        .tooManyValues, .error,
        "the lists that this expression makes have more than \(limit) elements: use all(), exists() "
          + "or filter() on shorter lists", at: range)
    case .work:
      return Diagnostic(
        .expressionTooCostly, .error,
        "this expression takes more work than is allowed: macros inside each other visit the "
          + "elements of one list for each element of another", at: range)
    case .cancellation: return .cancelled(at: range)
    }
  }
}
