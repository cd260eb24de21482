extension ExpressionSource {
  /// Returns the offset of the brace that ends an expression inside of a text, as in
  /// `Hello ${name}!`; nil if there is none.
  ///
  /// Braces in strings and in comments do not count, and those of maps are in pairs. A name that is
  /// not an expression, as in `${such-name}`, ends at the first brace. Linear in the expression.
  ///
  /// - Parameter start: The offset after the opening brace.
  package func endOfSubstitution(from start: Int) -> Int? {
    var lexer = ExpressionLexer(self)
    lexer.position = max(0, start)
    var depth = 0
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end: return nil
      case .openBrace: depth += 1
      case .closeBrace:
        if depth == 0 { return token.range.lowerBound }
        depth -= 1
      default: break
      }
    }
  }
}
