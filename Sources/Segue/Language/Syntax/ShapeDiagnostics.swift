/// Diagnostics of shapes and values, shared by all readers of JSON.
extension Diagnostic {
  static func wrongType(
    _ key: String, expected: String, found: String, at range: SourceRange, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .wrongType, .error, "\(key) takes \(expected), not \(found)", at: range, notes: notes)
  }

  static func missingKey(_ key: String, of what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingKey, .error, "\(what) needs the key \(quoted(key))", at: range)
  }

  static func unknownKey(
    _ key: String, of what: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let meant = suggestion(for: key, among: known)
    return Diagnostic(
      .unknownKey, .warning, "\(what) has no key \(quoted(key))" + didYouMean(meant), at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func unknownKeyword(
    _ text: String, key: String, known: [String], at range: SourceRange, notes: [Note] = []
  ) -> Diagnostic {
    let meant = suggestion(for: text, among: known)
    let way =
      meant.map { didYouMean($0) }
      ?? ": it takes " + known.map { quoted($0) }.joined(separator: ", ")
    return Diagnostic(
      .invalidValue, .error, "\(key) does not know \(quoted(text))" + way, at: range, notes: notes,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func outOfRange(
    _ key: String, _ allowed: ClosedRange<Double>, at range: SourceRange, notes: [Note] = []
  ) -> Diagnostic {
    let huge = Double.greatestFiniteMagnitude
    let limits =
      switch (allowed.lowerBound, allowed.upperBound) {
      case (-huge, huge): "a number that a double can hold"
      case (0, huge): "a number from 0 on"
      case (let low, huge): "a number from \(shortestText(of: low)) on"
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

/// Returns a number in the shortest form that parses to the same value, without a point if it is
/// whole.
func shortestText(of number: Double) -> String {
  if let integer = Int64(exactly: number), abs(number) < 9e15 { return integer.description }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
