/// Diagnostics of shapes and values, shared by all readers of JSON.
extension Diagnostic {
  static func wrongType(
    _ key: String, expected: String, found: String, at range: SourceRange, notes: [Note] = [],
    fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      .wrongType, .error, "\(key) takes \(expected), not \(found)", at: range, notes: notes,
      fix: fix)
  }

  static func missingKey(_ key: String, of what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingKey, .error, "\(what) needs the key \(quoted(key))", at: range)
  }

  /// - Parameters:
  ///   - meant: The key as which its value is read.
  ///   - isRequired: Whether that key is required, which makes the mistake an error.
  ///   - foreign: The key that has the same meaning, which takes another value.
  static func unknownKey(
    _ key: String, of what: String, meant: String?, isRequired: Bool = false,
    foreign: String? = nil, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, isRequired ? .error : .warning,
      "\(what) has no key \(quoted(key))" + didYouMean(meant ?? foreign), at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func unknownKeyword(
    _ text: String, key: String, known: [String], or other: String? = nil, at range: SourceRange,
    notes: [Note] = []
  ) -> Diagnostic {
    let meant = suggestion(for: text, among: known)
    let way =
      meant.map { didYouMean($0) }
      ?? ": it takes " + choice((other.map { [$0] } ?? []) + known.map { quoted($0) })
    return Diagnostic(
      .invalidValue, .error, "\(key) does not take \(quoted(text))" + way, at: range, notes: notes,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func outOfRange(
    _ key: String, _ allowed: ClosedRange<Double>, at range: SourceRange, notes: [Note] = []
  ) -> Diagnostic {
    let huge = Double.greatestFiniteMagnitude
    let limits =
      switch (allowed.lowerBound, allowed.upperBound) {
      case (-huge, huge): "a number that a double can hold"
      case (let low, huge): "a number of at least \(shortestText(of: low))"
      case (let low, let high):
        "a number from \(shortestText(of: low)) to \(shortestText(of: high))"
      }
    return Diagnostic(
      .valueOutOfRange, .error, "\(key) takes \(limits)", at: range, notes: notes)
  }

  static func emptyName(_ key: String, at range: SourceRange, notes: [Note]) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "\(key) must not be empty", at: range, notes: notes)
  }
}

/// What may be written, as a message lists it: `"a", "b" or "c"`.
func choice(_ forms: [String]) -> String {
  guard forms.count > 1 else { return forms.first ?? "nothing" }
  return forms.dropLast().joined(separator: ", ") + " or " + forms[forms.count - 1]
}

/// Returns a number in the shortest form that parses to the same value, without a point if it is
/// whole.
func shortestText(of number: Double) -> String {
  if let integer = Int64(exactly: number), abs(number) < 9e15 { return integer.description }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
