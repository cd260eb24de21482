/// A scanner of the substitutions in a string.
struct TemplateScanner {
  /// A part of a string.
  enum Part: Equatable {
    /// Text as it is.
    case text(Range<Int>)
    /// `$${`, which stands for `${`.
    case escapedBrace
    /// What is between `${` and `}`.
    case substitution(Range<Int>)
    /// `${` without an end.
    case unclosed
  }

  private let bytes: [UInt8]
  private var position = 0
  /// Whether an expression has no end, so that braces are no longer searched for in expressions.
  private var isUnbalanced = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next part; nil at the end, and after `unclosed`. All parts together take time
  /// linear in the string.
  mutating func next() -> Part? {
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "$") {
      if opens(at: position + 1) {
        position += 3
        return .escapedBrace
      }
      if opens(at: position) { return substitution() }
    }
    let start = position
    repeat { position += 1 } while position < bytes.count && bytes[position] != UInt8(ascii: "$")
    return .text(start..<position)
  }

  private mutating func substitution() -> Part {
    let start = position + 2
    guard let end = end(from: start) else {
      position = bytes.count
      return .unclosed
    }
    position = end + 1
    return .substitution(start..<end)
  }

  /// Whether `${` begins at an index.
  private func opens(at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "$")
      && bytes[index + 1] == UInt8(ascii: "{")
  }

  /// Returns the brace that ends a substitution: the first one, unless it can be part of an
  /// expression.
  private mutating func end(from start: Int) -> Int? {
    guard let first = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
    guard !isUnbalanced, bytes[start..<first].contains(where: Self.beginsBraces.contains) else {
      return first
    }
    if let end = ExpressionSource(bytes: bytes).endOfSubstitution(from: start) { return end }
    isUnbalanced = true
    return first
  }

  /// What may have a brace inside: texts, maps and comments.
  private static let beginsBraces = Array("'\"`{/".utf8)
}
