/// The diagnostics of an expression's text.
extension Diagnostic {
  static func expressionTooLong(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expressionTooLong, .error,
      "the expression has more than \(limit) parts: compute this value before it becomes data",
      at: range)
  }

  static func expressionTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expressionTooDeep, .error,
      "the expression has more than \(limit) brackets and operators inside each other", at: range)
  }

  /// - Parameter place: Where the value is missing: `before "+"`.
  static func missingOperand(_ place: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingOperand, .error,
      "a value is missing \(place): write a name, a literal or an expression in parentheses",
      at: range)
  }

  static func missingOperator(
    before word: String, at range: SourceRange, after value: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingOperator, .error,
      "an operator is missing before \(quoted(word)): two values are joined by one, such as + or ==",
      at: range, notes: [Note("this value ends before it", at: value)])
  }

  static func foreignOperator(
    _ written: String, _ meant: String, fix: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .foreignOperator, .error, "\(quoted(written)) is not an operator: write \(meant)", at: range,
      fix: fix.map { Fix(replacing: range, with: $0) })
  }

  static func unexpectedSign(_ sign: String, at range: SourceRange) -> Diagnostic {
    let use =
      sign == ":"
      ? "it belongs after a condition, as in a ? b : c, or after a key of a map"
      : "it separates values in [], {} and the parentheses of a call"
    return Diagnostic(
      .misplacedSign, .error, "\(quoted(sign)) has no meaning here: \(use)", at: range)
  }

  static func missingAlternative(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .incompleteConditional, .error,
      "this condition has no alternative: write ? and : with a value after each, as in a ? b : c",
      at: range)
  }

  static func nestedConditional(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .incompleteConditional, .error,
      "a condition between ? and : needs parentheses: write a ? (b ? c : d) : e", at: range)
  }

  static func missingEntryValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedSign, .error,
      "this key of a map has no value: write a colon and a value after it, as in {\"a\": 1}",
      at: range)
  }

  static func unclosedBracket(
    _ bracket: String, openedAt open: SourceRange, before word: String?, at range: SourceRange
  ) -> Diagnostic {
    let closing = ["(": ")", "[": "]", "{": "}"][bracket] ?? ")"
    let place = word.map { "before \(quoted($0))" } ?? "at the end"
    return Diagnostic(
      .mismatchedBracket, .error, "\(quoted(closing)) is missing \(place)", at: range,
      notes: [Note("\(quoted(bracket)) is opened here", at: open)],
      fix: Fix(
        replacing: SourceRange(
          file: range.file, lowerBound: range.lowerBound, upperBound: range.lowerBound),
        with: closing))
  }

  static func unopenedBracket(_ bracket: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatchedBracket, .error, "\(quoted(bracket)) closes nothing: remove it", at: range,
      fix: Fix(replacing: range, with: ""))
  }

  static func reservedWord(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .reservedWord, .error,
      "\(quoted(word)) is reserved and cannot be a name: choose another, or write it in backticks",
      at: range)
  }

  static func reservedField(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .reservedWord, .error,
      "\(quoted(word)) is reserved: write the name of this field in backticks", at: range,
      fix: Fix(replacing: range, with: "`\(word)`"))
  }

  static func missingField(after sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingOperand, .error, "the name of a field is missing after \(quoted(sign))", at: range)
  }

  static func misusedHas(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misusedMacro, .error, "has() takes one field, as in has(outfit.badge)", at: range)
  }

  static func wrongMacroArguments(
    _ name: String, _ macro: ExpressionMacro, found: Int, at range: SourceRange
  ) -> Diagnostic {
    let takes =
      macro == .map
      ? "a variable, a condition if needed, and a value" : "a variable and \(macro.what)"
    return Diagnostic(
      .misusedMacro, .error,
      "\(name)() takes \(takes), as in \(macro.example), not \(count(found))", at: range)
  }

  private static func count(_ arguments: Int) -> String {
    arguments == 1 ? "1 argument" : "\(arguments) arguments"
  }

  static func misusedMacro(_ name: String, found: String, at range: SourceRange) -> Diagnostic {
    let macro = ExpressionMacro(name: name) ?? .map
    return Diagnostic(
      .misusedMacro, .error,
      "the first argument of \(name)() is a new name for each element, as in \(macro.example), "
        + "not \(quoted(found))", at: range)
  }

  /// - Parameters:
  ///   - feature: What CEL has and Segue does not.
  ///   - instead: What to write instead.
  static func outsideProfile(
    _ feature: String, _ instead: String, fix: Fix? = nil, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .outsideProfile, .error, "Segue does not have CEL's \(feature): \(instead)", at: range,
      fix: fix)
  }

  static func unterminatedString(_ quotes: String, at range: SourceRange) -> Diagnostic {
    let hint =
      quotes.count == 1 ? ", or begin it with three if it has several lines" : ""
    return Diagnostic(
      .unterminatedString, .error, "this string does not end: close it with \(quotes)\(hint)",
      at: range)
  }

  static func unterminatedName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, .error, "this name does not end: close it with `", at: range)
  }

  static func invalidEscape(in text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidEscape, .error,
      "\(quoted(text)) is not an escape: write \\\\ for a backslash, or \\u and four digits for a "
        + "character", at: range)
  }

  static func invalidNumber(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidNumber, .error,
      "\(quoted(text)) is not a number: letters follow its digits", at: range)
  }

  static func numberTooLarge(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidNumber, .error,
      "\(quoted(text)) is too large: an int has 64 bits, and a double is below 1.8e308", at: range)
  }

  static func unexpectedCharacter(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedCharacter, .error, "\(quoted(text)) has no meaning outside of strings", at: range)
  }
}

extension ExpressionMacro {
  fileprivate var what: String {
    switch self {
    case .all, .exists, .existsOne, .filter: "a condition"
    case .map, .optMap, .optFlatMap: "a value"
    }
  }

  /// A call of the macro, for messages.
  var example: String {
    switch self {
    case .all, .exists, .existsOne, .filter: "list.\(rawValue)(x, x > 0)"
    case .map: "list.map(x, x + 1)"
    case .optMap: "optional.optMap(x, x + 1)"
    case .optFlatMap: "optional.optFlatMap(x, x.?name)"
    }
  }
}
