/// Parses an expression of CEL's grammar (CEL language definition, "Syntax").
///
/// Never fails: mistakes are reported, and what cannot be read becomes an invalid node. What is
/// open is kept in an array, not on the call stack, so that no text overflows it. Linear in the
/// bytes.
///
/// Segue accepts a part of CEL, and two things more: a name of any characters can be written in
/// backticks everywhere, not only after a dot, and a text that is exactly the name of a variable
/// is that variable, whatever its characters (`${such-name}`).
package func parseExpression(
  _ source: ExpressionSource, limits: Limits = Limits(),
  isVariable: (String) -> Bool = { _ in false }
) -> (tree: ExpressionTree, diagnostics: [Diagnostic]) {
  var parser = ExpressionParser(source, limits: limits)
  parser.parse(isVariable)
  return (parser.tree, parser.diagnostics)
}

struct ExpressionParser {
  /// What has begun and is not complete.
  enum Frame {
    case binary(BinaryOperator, Range<Int>)
    case unary(UnaryOperator, Range<Int>)
    /// A condition and the value after `?`.
    case condition(Range<Int>)
    /// The value after `:`.
    case alternative(Range<Int>)
    case group(Int)
    case list(Int, count: Int)
    /// - Parameter count: The number of keys and values that are complete.
    case map(Int, count: Int)
    case call(name: Int32, nameRange: Range<Int>, isMethod: Bool, open: Int, count: Int)
    case index(Int, isOptional: Bool)
    /// Two values without an operator between them, which has been reported.
    case juxtaposition(Int)
  }

  var tree: ExpressionTree
  var lexer: ExpressionLexer
  var token: ExpressionToken
  var frames: [Frame] = []
  /// The nodes of the complete parts that the open frames will apply to.
  var operands: [Int32] = []
  private var nameIndices: [String: Int32] = [:]
  /// Whether the text after this is not read: it has too many mistakes or is too large.
  var isStopped = false
  let limits: Limits
  private let maximumErrors = 100

  var diagnostics: [Diagnostic] {
    get { lexer.diagnostics }
    set { lexer.diagnostics = newValue }
  }

  init(_ source: ExpressionSource, limits: Limits) {
    tree = ExpressionTree(source)
    lexer = ExpressionLexer(source)
    token = ExpressionToken(kind: .end, range: 0..<0)
    self.limits = limits
  }

  mutating func parse(_ isVariable: (String) -> Bool) {
    let bytes = tree.source.bytes
    // Offsets in an expression have 32 bits.
    guard bytes.count <= limits[.fileBytes], bytes.count <= Int(Int32.max) else {
      diagnostics.append(
        .fileTooLarge(limit: limits[.fileBytes], at: tree.source.range(0, 0)))
      return addInvalid(at: 0..<0)
    }
    if let index = firstMalformedByte(bytes.span) {
      diagnostics.append(
        .invalidUTF8(bytes[index], at: tree.source.range(index, index + 1)))
      return addInvalid(at: 0..<bytes.count)
    }
    let text = tree.source.text(0..<bytes.count)
    guard !isVariable(text) else {
      return add(.name(index(of: text)), 0, 0..<bytes.count)
    }
    advance()
    while !isStopped, readOperand(), readOperators() {}
    guard !isStopped else {
      tree.nodes = []
      return addInvalid(at: 0..<bytes.count)
    }
  }

  mutating func advance() {
    token = lexer.next()
    if diagnostics.count > maximumErrors { isStopped = true }
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func range(_ range: Range<Int>) -> SourceRange { tree.source.range(range) }

  mutating func index(of name: String) -> Int32 {
    if let index = nameIndices[name] { return index }
    let index = Int32(tree.names.count)
    tree.names.append(name)
    nameIndices[name] = index
    return index
  }

  // MARK: Nodes

  /// Appends a node that applies to the last operands, and makes it an operand.
  mutating func add(
    _ kind: ExpressionTree.Kind, _ count: Int, _ range: Range<Int>, name: Range<Int>? = nil
  ) {
    let count = min(count, operands.count)
    let first =
      count == 0 ? tree.nodes.count : Int(tree.nodes[Int(operands[operands.count - count])].first)
    let name = name ?? range
    operands.removeLast(count)
    operands.append(Int32(tree.nodes.count))
    tree.nodes.append(
      ExpressionTree.Node(
        kind: kind, first: Int32(first), count: Int32(count), lowerBound: UInt32(range.lowerBound),
        upperBound: UInt32(range.upperBound), nameStart: UInt32(name.lowerBound),
        nameEnd: UInt32(name.upperBound)))
    if tree.nodes.count > limits[.expressionParts], !isStopped {
      isStopped = true
      report(.expressionTooLong(limit: limits[.expressionParts], at: self.range(range)))
    }
  }

  mutating func addInvalid(at range: Range<Int>) { add(.invalid, 0, range) }

  mutating func push(_ frame: Frame) {
    frames.append(frame)
    guard frames.count > limits[.expressionNesting], !isStopped else { return }
    isStopped = true
    report(.expressionTooDeep(limit: limits[.expressionNesting], at: range(token.range)))
  }

  /// The range of the complete part that was read last.
  var lastOperand: Range<Int> {
    operands.last.map { tree.textRange(Int($0)) } ?? 0..<0
  }
}
