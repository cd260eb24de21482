/// A parsed expression: one flat array in which operands precede what is applied to them.
///
/// The nodes of a part of the expression are adjacent and end with the node of the part itself, so
/// that every step after parsing is a loop over the array, without recursion.
package struct ExpressionTree: Sendable {
  enum Kind: Equatable, Sendable {
    /// What could not be read, which has been reported.
    case invalid
    case null
    case bool(Bool)
    /// The index of an integer, a double or a string.
    case integer(Int32), double(Int32), string(Int32)
    /// The index of a name.
    case name(Int32)
    /// The name of the variable that a macro binds: the second part of the macro's node.
    case binding(Int32)
    /// `a.name`, `a.?name` and `has(a.name)`
    case field(Int32), optionalField(Int32), has(Int32)
    /// `a[b]` and `a[?b]`
    case index, optionalIndex
    /// `name(…)` and `a.name(…)`
    case function(Int32), method(Int32)
    case unary(UnaryOperator), binary(BinaryOperator)
    case conditional
    case list
    /// A map, with its keys and values in turn.
    case map
    case macro(ExpressionMacro)
  }

  struct Node: Sendable {
    var kind: Kind
    /// The index of the first node of the part.
    var first: Int32
    /// The number of parts that the node applies to.
    var count: Int32 = 0
    /// The range of the part in the text of the expression.
    var lowerBound: UInt32
    var upperBound: UInt32
    /// The range of the name or the operator, which diagnostics point at.
    var nameStart: UInt32
    var nameEnd: UInt32
  }

  package let source: ExpressionSource
  var nodes: [Node] = []
  var names: [String] = []
  var integers: [Int64] = []
  var doubles: [Double] = []
  var strings: [String] = []

  init(_ source: ExpressionSource) { self.source = source }

  /// The number of nodes.
  package var count: Int { nodes.count }
  /// The index of the node of the whole expression.
  var root: Int { nodes.count - 1 }

  /// Returns the indices of the parts of a node, in order.
  func parts(of index: Int) -> [Int] {
    let count = Int(nodes[index].count)
    var parts = [Int](repeating: 0, count: count)
    var part = index
    for place in (0..<count).reversed() {
      part = place == count - 1 ? index - 1 : Int(nodes[part].first) - 1
      parts[place] = part
    }
    return parts
  }

  /// Returns the index of the last part of a node.
  func lastPart(of index: Int) -> Int { index - 1 }

  /// Returns the index of the part before another one of the same node.
  func part(before part: Int) -> Int { Int(nodes[part].first) - 1 }

  func textRange(_ index: Int) -> Range<Int> {
    Int(nodes[index].lowerBound)..<Int(nodes[index].upperBound)
  }

  /// Returns a part as it is written.
  func text(_ index: Int) -> String { source.text(textRange(index)) }

  func range(_ index: Int) -> SourceRange { source.range(textRange(index)) }

  /// Returns the range of a node's name or operator.
  func nameRange(_ index: Int) -> SourceRange {
    source.range(Int(nodes[index].nameStart), Int(nodes[index].nameEnd))
  }
}

/// A construct that evaluates one of its parts for each element of a list (CEL language
/// definition, "Macros"), or for the value of an optional.
enum ExpressionMacro: String, Sendable, CaseIterable {
  case all, exists
  case existsOne = "exists_one"
  case map, filter
  case optMap, optFlatMap

  /// The macro of a name; `existsOne` is another name of `exists_one`.
  init?(name: String) {
    self.init(rawValue: name == "existsOne" ? "exists_one" : name)
  }

  /// The numbers of arguments, among them the variable.
  var argumentCounts: ClosedRange<Int> { self == .map ? 2...3 : 2...2 }

  var isOfOptional: Bool { self == .optMap || self == .optFlatMap }
}
