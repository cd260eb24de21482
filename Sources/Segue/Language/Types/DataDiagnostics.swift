/// Diagnostics of data that is not a value of its type.
extension Diagnostic {
  static func notWhole(
    _ subject: String, _ text: String, _ scalar: ScalarType, at range: SourceRange,
    _ declaration: Note
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "\(subject) takes a whole number (\(scalar.rawValue)), not \(text)",
      at: range, notes: [declaration])
  }

  static func outOfIntegers(
    _ subject: String, _ text: String, _ scalar: ScalarType, at range: SourceRange,
    _ declaration: Note
  ) -> Diagnostic {
    let integers = scalar.integers ?? 0...0
    return Diagnostic(
      .valueOutOfRange, .error,
      "\(subject) takes a whole number from \(integers.lowerBound) to \(integers.upperBound) "
        + "(\(scalar.rawValue)), not \(text)",
      at: range, notes: [declaration])
  }

  static func notATimestamp(
    _ subject: String, _ text: String, _ problem: Timestamp.Problem, at range: SourceRange,
    _ declaration: Note
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "\(subject) takes a date and time such as \"2024-05-31T18:30:00Z\", not \(quoted(text)): "
        + problem.rawValue,
      at: range, notes: [declaration])
  }

  static func unknownValue(
    _ text: String, of subject: String, known: KnownNames, at range: SourceRange,
    _ declaration: Note
  ) -> Diagnostic {
    let meant = known.nearest(to: text)
    return Diagnostic(
      .invalidValue, .error,
      "\(subject) does not take \(quoted(text))"
        + (meant.map { didYouMean($0) } ?? alternatives(known.names)),
      at: range, notes: [declaration],
      fix: meant.map { Fix(replacing: range, with: jsonText($0)) })
  }

  static func otherProperty(
    _ name: String, of subject: String, meant: String?, known: [String], at range: SourceRange,
    _ declaration: Note
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, .error,
      "\(subject) has no property \(quoted(name))"
        + (meant.map { didYouMean($0) } ?? alternatives(known)),
      at: range, notes: [declaration],
      fix: meant.map { Fix(replacing: range, with: jsonText($0)) })
  }

  static func missingProperty(
    _ name: String, of subject: String, at range: SourceRange, _ declaration: Note
  ) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, "\(subject) needs the property \(quoted(name))", at: range,
      notes: [declaration])
  }

  static func missingTag(
    _ tag: String, of subject: String, known: KnownNames, at range: SourceRange,
    _ declaration: Note
  ) -> Diagnostic {
    Diagnostic(
      .missingKey, .error,
      "\(subject) needs the property \(quoted(tag)), which says what it is"
        + alternatives(known.names),
      at: range, notes: [declaration])
  }

  static func longerThanExpected(
    _ subject: String, _ count: String, _ most: Int, at range: SourceRange, _ declaration: Note
  ) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .warning, "\(subject) has \(count), and \(most) are expected at most",
      at: range, notes: [declaration])
  }

  static func pathsTooLong(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyProblems, .error,
      "the paths of the problems have more than \(limit) bytes: those from here on are not reported",
      at: range)
  }
}
