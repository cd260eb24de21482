/// Splits an expression into tokens (CEL language definition, "Syntax").
///
/// Mistakes are reported, and what was meant is returned where it is clear. Each token is read
/// once, so that the work is linear in the bytes.
struct ExpressionLexer {
  let source: ExpressionSource
  var position = 0
  var diagnostics: [Diagnostic] = []

  init(_ source: ExpressionSource) { self.source = source }

  var bytes: [UInt8] { source.bytes }

  /// Returns the byte at a distance from the next one; 0 after the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < source.bytes.count ? source.bytes[index] : 0
  }

  mutating func next() -> ExpressionToken {
    skipSpace()
    let start = position
    guard position < source.bytes.count else {
      return ExpressionToken(kind: .end, range: start..<start)
    }
    let kind = readToken()
    if position == start { position += 1 }
    return ExpressionToken(kind: kind, range: start..<position)
  }

  /// Skips white space and comments, which begin with `//` and end with the line.
  private mutating func skipSpace() {
    while position < source.bytes.count {
      switch peek() {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while position < source.bytes.count, peek() != 0x0A, peek() != 0x0D { position += 1 }
      default: return
      }
    }
  }

  private mutating func readToken() -> ExpressionToken.Kind {
    let byte = peek()
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    case UInt8(ascii: ".") where isDigit(peek(1)): return readNumber()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return readString(prefixLength: 0)
    case UInt8(ascii: "`"): return readQuotedName()
    case _ where isLetter(byte): return readWord()
    default: return readSign(byte)
    }
  }

  func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

  func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") <= 25 || byte == UInt8(ascii: "_")
  }

  // MARK: Words

  private mutating func readWord() -> ExpressionToken.Kind {
    let start = position
    while isLetter(peek()) || isDigit(peek()) { position += 1 }
    let word = source.text(start..<position)
    if peek() == UInt8(ascii: "\"") || peek() == UInt8(ascii: "'") {
      switch word {
      case "r", "R":
        position = start
        return readString(prefixLength: 1)
      case "b", "B", "br", "bR", "Br", "BR", "rb", "rB", "Rb", "RB":
        diagnostics.append(
          .outsideProfile("bytes", "write a string", at: source.range(start, position)))
        _ = readString(prefixLength: 0)
        return .malformed
      default: break
      }
    }
    if word == "in" { return .binary(.in) }
    return ReservedWords.all.contains(word) ? .reserved(word) : .name(word, isQuoted: false)
  }

  /// Reads a name in backticks, which may contain hyphens, dots, slashes and spaces.
  private mutating func readQuotedName() -> ExpressionToken.Kind {
    let start = position
    position += 1
    while position < source.bytes.count, peek() != UInt8(ascii: "`") { position += 1 }
    let name = source.text(start + 1..<position)
    guard position < source.bytes.count else {
      diagnostics.append(.unterminatedName(at: source.range(start, position)))
      return .name(name, isQuoted: true)
    }
    position += 1
    return .name(name, isQuoted: true)
  }

  // MARK: Signs

  private mutating func readSign(_ byte: UInt8) -> ExpressionToken.Kind {
    let next = peek(1)
    func take(_ length: Int, _ kind: ExpressionToken.Kind) -> ExpressionToken.Kind {
      position += length
      return kind
    }
    switch byte {
    case UInt8(ascii: "("): return take(1, .openParenthesis)
    case UInt8(ascii: ")"): return take(1, .closeParenthesis)
    case UInt8(ascii: "["): return take(1, .openBracket)
    case UInt8(ascii: "]"): return take(1, .closeBracket)
    case UInt8(ascii: "{"): return take(1, .openBrace)
    case UInt8(ascii: "}"): return take(1, .closeBrace)
    case UInt8(ascii: ","): return take(1, .comma)
    case UInt8(ascii: ":"): return take(1, .colon)
    case UInt8(ascii: "."):
      return next == UInt8(ascii: "?") ? take(2, .optionalDot) : take(1, .dot)
    case UInt8(ascii: "+"): return take(1, .binary(.add))
    case UInt8(ascii: "-"): return take(1, .binary(.subtract))
    case UInt8(ascii: "*"):
      return next == byte ? foreign(2, "**", "*", .binary(.multiply)) : take(1, .binary(.multiply))
    case UInt8(ascii: "/"): return take(1, .binary(.divide))
    case UInt8(ascii: "%"): return take(1, .binary(.remainder))
    case UInt8(ascii: "?"): return readQuestion(next)
    case UInt8(ascii: "!"):
      guard next == UInt8(ascii: "=") else { return take(1, .not) }
      return peek(2) == UInt8(ascii: "=")
        ? foreign(3, "!==", "!=", .binary(.notEqual)) : take(2, .binary(.notEqual))
    case UInt8(ascii: "="):
      guard next == byte else { return foreign(1, "=", "==", .binary(.equal)) }
      return peek(2) == byte ? foreign(3, "===", "==", .binary(.equal)) : take(2, .binary(.equal))
    case UInt8(ascii: "<"):
      if next == UInt8(ascii: ">") { return foreign(2, "<>", "!=", .binary(.notEqual)) }
      return next == UInt8(ascii: "=") ? take(2, .binary(.lessOrEqual)) : take(1, .binary(.less))
    case UInt8(ascii: ">"):
      return next == UInt8(ascii: "=")
        ? take(2, .binary(.greaterOrEqual)) : take(1, .binary(.greater))
    case UInt8(ascii: "&"):
      return next == byte ? take(2, .binary(.and)) : foreign(1, "&", "&&", .binary(.and))
    case UInt8(ascii: "|"):
      return next == byte ? take(2, .binary(.or)) : foreign(1, "|", "||", .binary(.or))
    default: return readUnknown()
    }
  }

  private mutating func readQuestion(_ next: UInt8) -> ExpressionToken.Kind {
    // `a ?.5 : b` is a condition with a number.
    if next == UInt8(ascii: "."), !isDigit(peek(2)) {
      return foreign(2, "?.", ".?", .optionalDot)
    }
    guard next == UInt8(ascii: "?") else {
      position += 1
      return .question
    }
    diagnostics.append(
      .foreignOperator(
        "??", "optional.orValue(other)", fix: nil, at: source.range(position, position + 2)))
    position += 2
    return .coalescing
  }

  /// Reads an operator of another language as the one that was meant.
  private mutating func foreign(
    _ length: Int, _ written: String, _ meant: String, _ kind: ExpressionToken.Kind
  ) -> ExpressionToken.Kind {
    let range = source.range(position, position + length)
    diagnostics.append(.foreignOperator(written, meant, fix: meant, at: range))
    position += length
    return kind
  }

  private mutating func readUnknown() -> ExpressionToken.Kind {
    let start = position
    // Adjacent characters that no token begins with are one mistake.
    repeat {
      position += utf8SequenceLength(source.bytes, at: position) ?? 1
    } while position < source.bytes.count && isUnknown(peek())
    position = min(position, source.bytes.count)
    diagnostics.append(
      .unexpectedCharacter(source.text(start..<position), at: source.range(start, position)))
    return .malformed
  }

  private func isUnknown(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80...: true
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: ";"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      true
    case 0x00..<0x09, 0x0B, 0x0E..<0x20, 0x7F: true
    default: false
    }
  }
}

/// The words that cannot be names (CEL language definition, "Syntax").
enum ReservedWords {
  static let all: Set<String> = [
    "as", "break", "const", "continue", "else", "false", "for", "function", "if", "import", "in",
    "let", "loop", "namespace", "null", "package", "return", "true", "var", "void", "while",
  ]

  /// The words that cannot be the name of a field after a dot, either.
  static let literals: Set<String> = ["false", "in", "null", "true"]
}
