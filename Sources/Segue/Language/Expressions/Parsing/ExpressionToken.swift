/// A word of an expression, with its range of bytes.
struct ExpressionToken {
  enum Kind {
    case end
    /// A malformed literal, which has been reported.
    case malformed
    /// The absolute value of an integer.
    case integer(UInt64)
    case double(Double)
    case string(String)
    /// A name, and whether it is written in backticks.
    case name(String, isQuoted: Bool)
    /// One of the words that cannot be names.
    case reserved(String)
    case binary(BinaryOperator)
    case not
    case question, colon, comma, dot
    /// `.?`
    case optionalDot
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    /// `??`, which other languages have.
    case coalescing
  }

  let kind: Kind
  let range: Range<Int>
}

extension ExpressionToken {
  /// Whether the token begins a value, unless a value precedes it.
  var beginsOperand: Bool {
    switch kind {
    case .malformed, .integer, .double, .string, .name, .reserved, .not, .openParenthesis,
      .openBracket, .openBrace:
      true
    case .binary(let binary): binary == .subtract
    default: false
    }
  }
}
