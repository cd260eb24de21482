/// A reader of one CSS value, which advances token by token.
///
/// The grammar of each type is in an extension beside the type. Every parsing function leaves the
/// reader at the token after what it parsed.
struct CSSReader {
  private var tokenizer: CSSTokenizer
  /// The next token.
  private(set) var token: CSSToken

  init(_ text: String) throws(ValueProblem) {
    tokenizer = CSSTokenizer(text)
    token = try tokenizer.next()
  }

  mutating func advance() throws(ValueProblem) {
    token = try tokenizer.next()
  }

  /// Consumes a token of a kind. Returns false, without advancing, if the next token has another
  /// kind.
  mutating func take(_ kind: CSSToken.Kind) throws(ValueProblem) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  /// Consumes a word, given in lowercase. Returns false, without advancing, if the next token is
  /// another one.
  mutating func take(word: String) throws(ValueProblem) -> Bool {
    guard token.kind == .identifier, name == word else { return false }
    try advance()
    return true
  }

  /// The name or the unit in the next token, in lowercase.
  var name: String { tokenizer.lowercased(token.name) }

  /// The text of the next token.
  var text: String { tokenizer.text(token.range) }

  /// The text of the next token in quotes, for messages.
  var quotation: String { quoted(text) }

  /// Returns the bytes of a function call as far as it was read, for messages about the whole call.
  func range(from start: Int) -> Range<Int> { start..<max(start, token.range.upperBound) }

  /// Consumes the closing bracket of a function.
  mutating func close(_ function: String) throws(ValueProblem) {
    switch token.kind {
    case .closingBracket: try advance()
    case .end: throw .unclosed(function, at: token.range)
    default: throw .surplus(quotation, behind: "the end of \(function)()", at: token.range)
    }
  }

  /// Throws unless the value ends here.
  func end(of value: String) throws(ValueProblem) {
    guard token.kind == .end else { throw .surplus(quotation, behind: value, at: token.range) }
  }

  // MARK: Lengths

  /// Parses `4px` or a unitless 0, in points.
  mutating func length() throws(ValueProblem) -> Double {
    let value = token.number
    switch token.kind {
    case .dimension where name == "px": break
    case .number where value == 0: break
    case .number: throw .unitMissing(quotation, number: value, unit: "px", at: token.range)
    case .dimension: throw .foreignUnit(quotation, unit: name, at: token.range)
    case .percentage: throw .percentageForLength(quotation, at: token.range)
    case .end: throw .missing("a length such as 4px", at: token.range)
    default: throw .noLength(quotation, at: token.range)
    }
    try advance()
    return value
  }

  /// Parses a length, or a percentage of a length that is known later.
  mutating func lengthOrPercentage() throws(ValueProblem) -> LengthPercentage {
    guard token.kind == .percentage else { return .points(try length()) }
    let value = token.number
    try advance()
    return .percent(value)
  }

  /// Whether the next token is a number, with or without a unit, even if it is invalid here.
  var isAtNumber: Bool {
    token.kind == .number || token.kind == .percentage || token.kind == .dimension
  }

  /// Parses an angle (CSS Values 4 §7.1), in degrees. Returns nil, without advancing, if the next
  /// token is not an angle.
  mutating func angle() throws(ValueProblem) -> Double? {
    guard token.kind == .dimension else { return nil }
    let degrees: Double
    switch name {
    case "deg": degrees = token.number
    case "grad": degrees = token.number * 0.9
    case "rad": degrees = token.number * (180 / .pi)
    case "turn": degrees = token.number * 360
    default: return nil
    }
    try advance()
    return degrees
  }
}

/// A length in points, or a percentage of a length that is known later, in which 50 means half.
public enum LengthPercentage: Hashable, Sendable {
  case points(Double)
  case percent(Double)
}

extension LengthPercentage: CustomStringConvertible {
  /// The value in CSS notation, such as `4px` or `50%`.
  public var description: String {
    switch self {
    case .points(let value): cssNumber(value) + "px"
    case .percent(let value): cssNumber(value) + "%"
    }
  }
}

/// Returns a number in CSS and JSON notation: the shortest text that parses to the same number. A
/// value that is not finite, which parsers never return, becomes 0.
func cssNumber(_ value: Double) -> String {
  guard value.isFinite, value != 0 else { return "0" }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension ValueProblem {
  static func missing(_ what: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem("\(what) is missing", at: range)
  }

  fileprivate static func unclosed(_ function: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "the bracket after \(function) is not closed: add \")\"", at: range, replacement: ")")
  }

  fileprivate static func surplus(
    _ text: String, behind what: String, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem("\(text) is too much after \(what): remove it", at: range)
  }

  static func unitMissing(
    _ text: String, number: Double, unit: String, at range: Range<Int>
  ) -> ValueProblem {
    let mended = cssNumber(number) + unit
    return ValueProblem(
      "\(text) has no unit: write \"\(mended)\" (only 0 needs none)", at: range,
      replacement: mended)
  }

  private static let otherLengths = [
    "pt", "pc", "in", "cm", "mm", "q", "em", "rem", "ex", "ch", "lh", "vw", "vh", "vmin", "vmax",
  ]

  fileprivate static func foreignUnit(
    _ text: String, unit: String, at range: Range<Int>
  ) -> ValueProblem {
    let isLength = otherLengths.contains(unit)
    return ValueProblem(
      "\(text) is \(isLength ? "a length in another unit" : "no length"): lengths are written in "
        + "px, which are points", at: range)
  }

  fileprivate static func percentageForLength(
    _ text: String, at range: Range<Int>
  ) -> ValueProblem {
    ValueProblem("\(text) is no length: percentages mean nothing here, write px", at: range)
  }

  fileprivate static func noLength(_ text: String, at range: Range<Int>) -> ValueProblem {
    ValueProblem("\(text) is no length: write one such as \"4px\"", at: range)
  }
}
