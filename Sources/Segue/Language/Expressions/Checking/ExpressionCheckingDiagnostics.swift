/// The diagnostics of types.
extension Diagnostic {
  static func unknownName(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    let meant = KnownNames(known).nearest(to: name)
    return Diagnostic(
      .unknownName, .error,
      "there is no variable \(quoted(name))"
        + (meant.map { didYouMean($0) } ?? alternatives(known)), at: range,
      fix: meant.map { Fix(replacing: range, with: $0) })
  }

  static func noDataYet(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, .error,
      "a placeholder and a failure are shown while there is no data: use the screen's parameters, "
        + "which links pass", at: range)
  }

  static func unknownField(
    _ name: String, of value: String, known: [String], isPlain: Bool, at range: SourceRange
  ) -> Diagnostic {
    let meant = KnownNames(known).nearest(to: name)
    let list = known.isEmpty ? ": it has no fields" : alternatives(known)
    return Diagnostic(
      .unknownField, .error,
      "\(quoted(value)) has no field \(quoted(name))" + (meant.map { didYouMean($0) } ?? list),
      at: range,
      fix: isPlain ? meant.map { Fix(replacing: range, with: $0) } : nil)
  }

  static func noFields(
    _ value: String, _ type: String, field: String, isList: Bool, at range: SourceRange
  ) -> Diagnostic {
    let way =
      isList
      ? ": select it from each element, as in \(value).map(x, x.\(field))" : ""
    return Diagnostic(
      .mismatchedTypes, .error,
      "\(quoted(value)) is of type \(type), which has no fields\(way)", at: range)
  }

  static func noElements(_ value: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "\(quoted(value)) is of type \(type): only lists and maps have elements", at: range)
  }

  static func wrongKey(
    _ what: String, takes: String, found: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error, "\(what) takes \(takes) between its brackets, not \(found)",
      at: range)
  }

  static func mixedFields(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "the fields of \(quoted(value)) have different types: name one of them, as in \(value).name",
      at: range)
  }

  static func wrongOperand(
    _ name: String, takes: String, found: String, hint: String? = nil, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "\(quoted(name)) takes \(takes), not \(found)" + (hint.map { ": write \($0)" } ?? ""),
      at: range)
  }

  static func mismatchedTypes(
    _ binary: BinaryOperator, _ left: String, _ right: String, conversion: String?, fix: Fix?,
    at range: SourceRange
  ) -> Diagnostic {
    let way = conversion.map { ": convert one with \($0)()" } ?? ": \(binary.operands)"
    return Diagnostic(
      .mismatchedTypes, .error,
      "\(quoted(binary.symbol)) does not take \(left) and \(right)\(way)", at: range, fix: fix)
  }

  static func neverNull(_ value: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "\(quoted(value)) is of type \(type) and never null: leave out the comparison", at: range)
  }

  static func notSearchable(_ type: String, isText: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "\"in\" takes a list or a map on its right side, not \(type)"
        + (isText ? ": write text.contains(part)" : ""), at: range)
  }

  static func differentAlternatives(
    _ first: String, _ second: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "one alternative is of type \(first), the other of type \(second): give them the same type",
      at: range)
  }

  static func mixedElements(
    _ first: String, _ second: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "this is of type \(second), and those before it of type \(first): they must have one type",
      at: range)
  }

  static func computedKey(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error,
      "a key of a map must be a string, an int or a bool that is written out, not \(quoted(key))",
      at: range)
  }

  static func repeatedKey(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateKey, .error, "the key \(key) appears twice in this map: remove one of them",
      at: range)
  }

  // MARK: Functions

  static func unknownFunction(
    _ name: String, known: [String], isMethod: Bool, at range: SourceRange
  ) -> Diagnostic {
    let meant = suggestion(for: name, among: known)
    return Diagnostic(
      .unknownFunction, .error,
      "there is no \(isMethod ? "method" : "function") \(quoted(name))"
        + (meant.map { didYouMean($0) } ?? alternatives(known)), at: range,
      fix: meant.map { Fix(replacing: range, with: $0) })
  }

  static func wrongCallStyle(_ name: String, write call: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .unknownFunction, .error, "\(quoted(name)) is called in another way: write \(call)",
      at: range)
  }

  static func wrongArgumentCount(
    _ function: ExpressionFunction, isMethod: Bool, found: Int, at range: SourceRange
  ) -> Diagnostic {
    let expected = function.argumentCount + (isMethod ? 0 : 1)
    let counts = ["no argument", "1 argument"]
    return Diagnostic(
      .wrongArgumentCount, .error,
      "\(function.rawValue)() takes \(counts[min(expected, 1)]), not \(found)", at: range)
  }

  static func invalidLiteral(_ text: String, as what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConversion, .error, "\(quoted(text)) cannot be converted to \(what)", at: range)
  }

  // MARK: Absence

  /// - Parameters:
  ///   - optional: The same selection with an optional value.
  ///   - test: A condition that shows that the value is present.
  static func possiblyAbsent(
    _ value: String, optional: String, test: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .possiblyAbsent, .error,
      "\(quoted(value)) may be absent: write \(optional).orValue(…)"
        + (test.map { ", or test \($0) first" } ?? ""), at: range)
  }

  static func absentOptional(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .possiblyAbsent, .error,
      "\(quoted(value)) may be absent: append .orValue(…) with a value for that case", at: range)
  }

  static func possiblyNull(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .possiblyNull, .error,
      "\(quoted(value)) may be null: write \(value) != null ? … : …, with what to use instead",
      at: range)
  }

  static func notOptional(
    _ function: String, _ value: String, _ type: String, isGuarded: Bool, at range: SourceRange
  ) -> Diagnostic {
    let way =
      isGuarded ? ": select it with .? or [?…], or leave out \(function)()" : ": leave it out"
    return Diagnostic(
      .mismatchedTypes, .error,
      "\(function)() takes an optional, and \(quoted(value)) is of type \(type)\(way)", at: range)
  }

  static func orTakesOptional(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedTypes, .error, "or() takes an optional, not \(type): write orValue()", at: range)
  }

  static func zeroDivisor(_ symbol: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .possiblyZeroDivisor, .error,
      "an int cannot be divided by zero with \(symbol): write another divisor", at: range)
  }

  static func possiblyZeroDivisor(
    _ divisor: String, _ symbol: String, hasPath: Bool, at range: SourceRange
  ) -> Diagnostic {
    let way =
      hasPath
      ? "test \(divisor) != 0 first, as in \(divisor) != 0 ? a \(symbol) \(divisor) : b"
      : "divide by a field or a variable that a condition has compared with 0, or by a double"
    return Diagnostic(
      .possiblyZeroDivisor, .error, "the divisor \(quoted(divisor)) may be 0: \(way)", at: range)
  }
}

extension BinaryOperator {
  /// What the operator takes, for messages.
  fileprivate var operands: String {
    switch self {
    case .or, .and: "it takes bools"
    case .less, .lessOrEqual, .greaterOrEqual, .greater:
      "it compares numbers, strings or bools with each other"
    case .equal, .notEqual: "they are never equal"
    case .in: "the list or the map has other elements or keys"
    case .add: "it takes numbers of one type, strings or lists"
    case .remainder: "it takes ints"
    case .subtract, .multiply, .divide: "it takes numbers of one type"
    }
  }
}
