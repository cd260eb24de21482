/// A reader of one CSS value: stands at a token, and moves on when told to.
///
/// What a value looks like is told by extensions beside the types. They all leave the reader behind
/// what they read.
struct CSSReader {
  private var tokenizer: CSSTokenizer
  /// The first token that is not read yet.
  private(set) var token: CSSToken

  init(_ text: String) throws(ValueProblem) {
    tokenizer = CSSTokenizer(text)
    token = try tokenizer.next()
  }

  mutating func advance() throws(ValueProblem) {
    token = try tokenizer.next()
  }

  /// Moves past a token of this kind; false, and stays, if there is another one.
  mutating func take(_ kind: CSSToken.Kind) throws(ValueProblem) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  /// Moves past this word, given in small letters; false, and stays, if there is another one.
  mutating func take(word: String) throws(ValueProblem) -> Bool {
    guard token.kind == .identifier, name == word else { return false }
    try advance()
    return true
  }

  /// The name in the token at hand, or its unit, in small letters.
  var name: String { tokenizer.lowercased(token.name) }

  /// The token at hand as it was written.
  var text: String { tokenizer.text(token.range) }

  /// The same in quotes, for messages.
  var quotation: String { quoted(text) }

  /// The bytes of a function's call as far as it was read, for messages about it as a whole.
  func range(from start: Int) -> Range<Int> { start..<max(start, token.range.upperBound) }

  /// The bracket that closes a function.
  mutating func close(_ function: String) throws(ValueProblem) {
    switch token.kind {
    case .closingBracket: try advance()
    case .end: throw .unclosed(function, at: token.range)
    default: throw .surplus(quotation, behind: "the end of \(function)()", at: token.range)
    }
  }

  /// That nothing follows.
  func end(of value: String) throws(ValueProblem) {
    guard token.kind == .end else { throw .surplus(quotation, behind: value, at: token.range) }
  }

  // MARK: Lengths

  /// `4px`, or a plain 0; in points.
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

  /// A length, or a percentage of something that is known later.
  mutating func lengthOrPercentage() throws(ValueProblem) -> LengthPercentage {
    guard token.kind == .percentage else { return .points(try length()) }
    let value = token.number
    try advance()
    return .percent(value)
  }

  /// Whether a length or a percentage begins here, right or wrong.
  var isAtNumber: Bool {
    token.kind == .number || token.kind == .percentage || token.kind == .dimension
  }

  /// An angle in degrees; nil, and stays, if the token at hand is none. CSS Values 4 §7.1.
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

/// A length in points, or a percentage of a length that is known later; 50 is a half.
public enum LengthPercentage: Hashable, Sendable {
  case points(Double)
  case percent(Double)
}

extension LengthPercentage: CustomStringConvertible {
  /// As CSS: `4px`, `50%`.
  public var description: String {
    switch self {
    case .points(let value): cssNumber(value) + "px"
    case .percent(let value): cssNumber(value) + "%"
    }
  }
}

/// A number as CSS and JSON write it: the shortest text that reads back the same. What is not
/// finite, and comes from no parser, becomes 0.
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
